"""The places of a game's cards, and who sees what lies there."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from detente.core.ken import BIT

NOTHING: Final = -1
"""What lies in an empty slot; where a card lies that is on no place yet."""

GAINED: Final = 1
"""Somebody sees a card only after a move."""
LOST: Final = 2
"""Somebody sees a card only before a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What never changes about a game's cards: shared by all states of it.

    faces: the face of each card, by card number (cards of one face look alike).
    names: the name of each place; the first `piles` of them are piles, the rest slots.
    seers: for each place the mask of those who see what lies there; bit `seats` is the spectator.
    ordered: for each pile whether its order matters (a deck, top last); other piles are kept sorted.
    places: how many there are. sight: what a move does to who sees the card, by source * places + target: 0, GAINED,
    LOST or both.
    """

    __slots__ = (
        "cards_of",
        "everybody",
        "faces",
        "names",
        "ordered",
        "piles",
        "places",
        "seats",
        "seers",
        "sight",
    )

    def __init__(
        self,
        faces: list[int],
        names: list[str],
        piles: int,
        seers: list[int],
        ordered: list[bool],
        seats: int,
    ) -> None:
        if not 0 <= piles <= len(names) or len(seers) != len(names) or len(ordered) != piles:
            raise ValueError("a layout needs seers for each place and an order for each pile")
        self.faces = faces
        self.names = names
        self.piles: i64 = piles
        self.seers = seers
        self.ordered = ordered
        self.places: i64 = len(names)
        self.sight: list[int] = [
            GAINED * (after & ~before != 0) + LOST * (before & ~after != 0)
            for before in seers
            for after in seers
        ]
        self.seats: i64 = seats
        self.everybody: int = BIT[seats + 1] - 1
        kinds = max(faces) + 1 if faces else 0
        self.cards_of: list[list[int]] = [[] for _ in range(kinds)]
        for card in range(len(faces)):
            self.cards_of[faces[card]].append(card)

    def is_ordered(self, place: int) -> bool:
        """Whether the place is a pile whose order matters."""
        return place < self.piles and self.ordered[place]

    def all_public(self, places: int) -> bool:
        """Whether everybody sees what lies at these places (a mask)."""
        for place in range(len(self.seers)):
            if places & BIT[place] and self.seers[place] != self.everybody:
                return False
        return True
