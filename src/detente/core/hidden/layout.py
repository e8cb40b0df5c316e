"""The places of a game's cards, and who sees the cards there."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from detente.core.hidden.knowledge import BIT

MOST_MASKS: Final = 1000
"""How many lists of names are kept at most."""
NOTHING: Final = -1
"""The content of an empty slot; the place of a card that is at no place yet."""

OPEN: Final = 0
"""What the move of a card is to an observer who sees both places."""
HIDDEN: Final = 1
"""... who sees neither, and does not know which card it is."""
APPEARS: Final = 2
"""... who only sees where it goes."""
VANISHES: Final = 3
"""... who only knows which card it is."""
EXPECTED: Final = 4
"""... who knows which card it is without having seen it, and sees where it goes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The constant data of a game's cards, shared by all of its states.

    faces: the face of each card, by card number, ascending (cards with the same face look the same).
    bits: the face of each card as a bit. first_of: the first card of each face. cards_of: all cards of each face.
    names: the name of each place; the first `piles` of them are piles, the rest slots.
    visible_to: for each place the mask of observers who see the cards there; bit `seats` is the spectator.
    ordered: for each pile whether its order matters (a deck, top last); other piles are kept sorted.
    in_order: for each place whether it is such a pile.
    gains: by source and target, the mask of the observers to whom a move shows the card. loses: whether a move hides it from one who
    saw it. parts: by source and target, what a move is to each observer (`OPEN` ...); empty if all see both places. hidden_piles, hidden_slots: by observer, the piles and the slots where it does not see the cards, ascending.
    hidden_from: the mask of these places. hides: by observer and place, whether it is one of them. public: the mask of the places where everybody sees the cards.
    keys: the number of each face as a text. named: the names of the places in a mask, as far as they were asked for.

    ValueError if the lists do not fit each other, or the faces are not ascending.
    """

    __slots__ = (
        "bits",
        "cards_of",
        "everybody",
        "faces",
        "first_of",
        "gains",
        "hidden_from",
        "hidden_piles",
        "hidden_slots",
        "hides",
        "in_order",
        "keys",
        "loses",
        "named",
        "names",
        "ordered",
        "parts",
        "piles",
        "public",
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
        hidden = [
            [place for place, seen_by in enumerate(visible_to) if not seen_by & BIT[observer]]
            for observer in range(seats + 1)
        ]
        self.hidden_piles: list[list[int]] = [[place for place in found if place < piles] for found in hidden]
        self.hidden_slots: list[list[int]] = [
            [place - piles for place in found if place >= piles] for found in hidden
        ]
        self.hidden_from: list[int] = [sum([BIT[place] for place in found]) for found in hidden]
        self.hides: list[list[bool]] = [
            [not seen_by & BIT[observer] for seen_by in visible_to] for observer in range(seats + 1)
        ]
        self.ordered = ordered
        self.in_order: list[bool] = [*ordered, *[False] * (len(names) - piles)]
        self.gains: list[list[int]] = [[after & ~before for after in visible_to] for before in visible_to]
        self.loses: list[list[bool]] = [
            [before & ~after != 0 for after in visible_to] for before in visible_to
        ]
        found = {
            (before, after): parts_of(before, after, 0, seats)
            for before in dict.fromkeys(visible_to)
            for after in dict.fromkeys(visible_to)
        }
        self.parts: list[list[list[int]]] = [
            [found[before, after] for after in visible_to] for before in visible_to
        ]
        self.seats: i64 = seats
        self.everybody: int = BIT[seats + 1] - 1
        self.public: int = sum(
            [BIT[place] for place, seen_by in enumerate(visible_to) if seen_by == self.everybody]
        )
        kinds = max(faces) + 1 if faces else 0
        self.cards_of: list[list[int]] = [[] for _ in range(kinds)]
        for card in range(len(faces)):
            self.cards_of[faces[card]].append(card)
        self.first_of: list[int] = [cards[0] if cards else len(faces) for cards in self.cards_of]
        self.bits: list[int] = [BIT[face] for face in faces]
        self.keys: list[str] = [str(face) for face in range(kinds)]
        self.named: dict[int, list[str]] = {}

    def is_ordered(self, place: int) -> bool:
        """Whether the place is a pile whose order matters."""
        return place < self.piles and self.ordered[place]

    def all_public(self, places: int) -> bool:
        """Whether everybody sees the cards at these places (a mask)."""
        return places & self.public == places

    def names_within(self, places: int) -> list[str]:
        """The names of the places in a mask, in order: a fresh list."""
        found = self.named.get(places)
        if found is None:
            found = [name for place, name in enumerate(self.names) if places & BIT[place]]
            if len(self.named) >= MOST_MASKS:
                self.named.clear()
            self.named[places] = found
        return found.copy()


def parts_of(seen: int, sees: int, told: int, seats: int) -> list[int]:
    """What the move of a card is to each observer; empty if all see both places. The observers, as masks, are:

    seen: those who see it before. sees: after. told: those who know which card it is although they may not see it.
    """
    if seen & sees == BIT[seats + 1] - 1:
        return []
    parts: list[int] = []
    for observer in range(seats + 1):
        bit = BIT[observer]
        known = (seen | told) & bit
        if sees & bit:
            parts.append(OPEN if seen & bit else EXPECTED if known else APPEARS)
        else:
            parts.append(VANISHES if known else HIDDEN)
    return parts
