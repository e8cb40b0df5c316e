"""The state of a game of Nuclear War."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.cards import fresh
from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import NOTHING, Layout
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.slots import Slots

SEAT_NAMES: Final = "ABCDEF"
OPTION_OF_RULING: Final = (
    ("totals", "hidden"),
    ("first_player", "random"),
    ("duds_spend_load", "yes"),
    ("salvo_launch_slot", "yes"),
    ("interceptor_again", "yes"),
    ("strategy_after_salvo", "yes"),
)


def layout_for(seats: int) -> Layout:
    """The places: deck, discard, hands, waiting secrets; then slots for rows, launch slots, deterrents, the card turned up."""
    everybody = 2 ** (seats + 1) - 1
    letters = SEAT_NAMES[:seats]
    names = ["deck", "discard", *(f"{s} hand" for s in letters), "waiting"]
    visible_to = [0, everybody, *(2**seat for seat in range(seats)), everybody]
    ordered = [True, True] + [False] * seats + [True]
    piles = len(names)
    for seat in range(seats):
        for k in range(codes.ROW_SLOTS):
            names.append(f"{letters[seat]} row {k + 1}")
            visible_to.append(2**seat)
    for letter in letters:
        names.append(f"{letter} launch slot")
        visible_to.append(everybody)
    for letter in letters:
        for k in range(codes.SHOWN_SLOTS):
            names.append(f"{letter} deterrent {k + 1}")
            visible_to.append(everybody)
    names.append("turned up")
    visible_to.append(everybody)
    return Layout(EDITION.faces, names, piles, visible_to, ordered, seats)


def left_of(living: int, seat: int) -> int:
    """The next of the living seats (a mask) clockwise."""
    around = [(seat + k) % codes.MOST_SEATS for k in range(1, codes.MOST_SEATS + 1)]
    return next((other for other in around if living & BIT[other]), seat)


MASKS: Final = 2**codes.MOST_SEATS
LEFT_OF: Final = [[left_of(living, seat) for seat in range(codes.MOST_SEATS)] for living in range(MASKS)]
"""The next living seat clockwise, by mask of living seats and seat."""
OPPONENTS: Final = [
    [
        [other for other in range(codes.MOST_SEATS) if other != seat and living & BIT[other]]
        for seat in range(codes.MOST_SEATS)
    ]
    for living in range(MASKS)
]
"""The living seats other than this one, ascending, by mask of living seats and seat. Do not modify."""
NO_FACE: Final = codes.SECRET
"""Marks an empty slot in places that hold only faces that can be placed or shown, so never a secret."""
FACE_IN_SLOT: Final = [NO_FACE, *(min(face, NO_FACE) for face in EDITION.faces)]
"""The face of the card in a slot, by card number + 1; the first entry is for NOTHING."""
LAYOUTS: Final = [layout_for(max(2, seats)) for seats in range(codes.MOST_SEATS + 1)]


class GameState(Slots):
    """A game's state. All figures are whole numbers, people in millions.

    waiting_at, row_at, launch_at, shown_at, turned_up_at: the first place of each kind.
    row_slot, launch_slot, shown_slot, turned_up_slot: the same as indexes into the slots.
    """

    __slots__ = (
        "launch_at",
        "launch_slot",
        "row_at",
        "row_slot",
        "shown_at",
        "shown_slot",
        "turned_up_at",
        "turned_up_slot",
        "waiting_at",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.waiting_at: i64 = codes.HAND + seats
        self.row_at: i64 = self.waiting_at + 1
        self.launch_at: i64 = self.row_at + codes.ROW_SLOTS * seats
        self.shown_at: i64 = self.launch_at + seats
        self.turned_up_at: i64 = self.shown_at + codes.SHOWN_SLOTS * seats
        self.row_slot: i64 = 0
        self.launch_slot: i64 = codes.ROW_SLOTS * seats
        self.shown_slot: i64 = self.launch_slot + seats
        self.turned_up_slot: i64 = self.shown_slot + codes.SHOWN_SLOTS * seats

    def apply_options(self) -> None:
        """Set the layout and the rulings from the options."""
        self.cards = fresh(LAYOUTS[self.seats])
        self.rulings = [int(self.options[name] == value) for name, value in OPTION_OF_RULING]

    def conserved(self) -> dict[str, int]:
        """NW-POP-3: people only change hands."""
        return {"people": sum(self.population) + self.bank}

    def lives(self, seat: i64) -> bool:
        """Whether the seat has people left."""
        return self.living & BIT[seat] != 0

    def living_seats(self, first: i64) -> list[int]:
        """The living seats, clockwise from `first`."""
        seats = self.seats
        return [(first + k) % seats for k in range(seats) if self.living & BIT[(first + k) % seats]]

    def opponents(self, seat: i64) -> list[int]:
        """The living seats other than this one, ascending. Do not modify the list."""
        return OPPONENTS[self.living][seat]

    def row(self, seat: i64) -> list[int]:
        """The cards of the row, oldest first."""
        first = self.row_slot + codes.ROW_SLOTS * seat
        return [card for card in self.cards.slots[first : first + codes.ROW_SLOTS] if card >= 0]

    def dead(self, seat: i64) -> i64:
        """NW-BOMB-5: a mask of the row's slots that hold a dead warhead."""
        struck: i64 = self.struck[seat] & ~self.spared[seat]
        if struck == 0:
            return 0
        found: i64 = 0
        for k in range(codes.ROW_SLOTS):
            card = self.cards.slots[self.row_slot + codes.ROW_SLOTS * seat + k]
            if struck & BIT[k] and card >= 0 and EDITION.faces[card] < codes.CARRIER:
                found |= BIT[k]
        return found

    def row_end(self, seat: i64) -> i64:
        """The first free place of the row, for the next card."""
        return self.cards.slots.index(NOTHING, self.row_slot + codes.ROW_SLOTS * seat) + self.row_at

    def shown(self, seat: i64) -> list[int]:
        """The cards in the deterrent slots."""
        first = self.shown_slot + codes.SHOWN_SLOTS * seat
        return [card for card in self.cards.slots[first : first + codes.SHOWN_SLOTS] if card >= 0]

    def shown_in(self, seat: i64, face: i64) -> i64:
        """The slot that holds the deterrent of this face. ValueError if it is not shown."""
        slots = self.cards.slots
        slot = self.shown_slot + codes.SHOWN_SLOTS * seat
        if FACE_IN_SLOT[slots[slot] + 1] == face:
            return slot
        if FACE_IN_SLOT[slots[slot + 1] + 1] == face:
            return slot + 1
        raise ValueError("no such deterrent is shown")

    def carry_shown(self, seat: i64, face: i64, place: i64) -> None:
        """Move the deterrent of this face to a place. ValueError if it is not shown."""
        slot = self.shown_in(seat, face)
        self.cards.carry(self.cards.slots[slot], slot + self.row_at, place)

    def launched(self, seat: i64) -> int:
        """The carrier in the launch slot, or -1."""
        return self.cards.slots[self.launch_slot + seat]

    def deck_size(self) -> int:
        """Cards in the draw pile."""
        return len(self.cards.piles[codes.DECK])
