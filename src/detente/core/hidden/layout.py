"""The places of a game's cards, and who sees what lies there."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from detente.core.hidden.knowledge import BIT

NOTHING: Final = -1
"""What lies in an empty slot; where a card lies that is on no place yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What never changes about a game's cards: shared by all states of it.

    faces: the face of each card, by card number (cards of one face look alike); ascending.
    bits: the face of each card as a bit. first_of: the first card of each face.
    names: the name of each place; the first `piles` of them are piles, the rest slots.
    visible_to: for each place the mask of those who see what lies there; bit `seats` is the spectator.
    ordered: for each pile whether its order matters (a deck, top last); other piles are kept sorted.
    gains, loses: whether a move lets somebody see the card who did not before, or hides it from somebody; by source
    and target.
    """

    __slots__ = (
        "bits",
        "cards_of",
        "everybody",
        "faces",
        "first_of",
        "gains",
        "loses",
        "names",
        "ordered",
        "piles",
        "seats",
        "visible_to",
    )

    def __init__(
        self,
        faces: list[int],
        names: list[str],
        piles: int,
        visible_to: list[int],
        ordered: list[bool],
        seats: int,
    ) -> None:
        if not 0 <= piles <= len(names) or len(visible_to) != len(names) or len(ordered) != piles:
            raise ValueError("a layout needs visible_to for each place and an order for each pile")
        if faces != sorted(faces):
            raise ValueError("cards are numbered face by face")
        self.faces = faces
        self.names = names
        self.piles: i64 = piles
        self.visible_to = visible_to
        self.ordered = ordered
        self.gains: list[list[bool]] = [
            [after & ~before != 0 for after in visible_to] for before in visible_to
        ]
        self.loses: list[list[bool]] = [
            [before & ~after != 0 for after in visible_to] for before in visible_to
        ]
        self.seats: i64 = seats
        self.everybody: int = BIT[seats + 1] - 1
        kinds = max(faces) + 1 if faces else 0
        self.cards_of: list[list[int]] = [[] for _ in range(kinds)]
        for card in range(len(faces)):
            self.cards_of[faces[card]].append(card)
        self.first_of: list[int] = [cards[0] if cards else len(faces) for cards in self.cards_of]
        self.bits: list[int] = [BIT[face] for face in faces]

    def is_ordered(self, place: int) -> bool:
        """Whether the place is a pile whose order matters."""
        return place < self.piles and self.ordered[place]

    def all_public(self, places: int) -> bool:
        """Whether everybody sees what lies at these places (a mask)."""
        for place in range(len(self.visible_to)):
            if places & BIT[place] and self.visible_to[place] != self.everybody:
                return False
        return True
