"""What lies on the table in Isles."""

from functools import lru_cache
from typing import ClassVar, Final

from detente.core.cards import fresh
from detente.core.fields import (
    EACH_SEAT,
    SEAT,
    SEAT_OR_NONE,
    YES_OR_NO,
    Field,
    Range,
    exactly,
    seats,
    up_to,
)
from detente.core.layout import Layout
from detente.core.state import State
from isles.data import FLEET, ISLES, MOST_FLEETS, MOST_TIDES, SEAT_NAMES, Chart, Charts, charts_of

FLEETS: Final = 2
"""Fleets that a player may sail, without a chart."""
MOST_PEARLS: Final = 10_000
"""Far more than all isles yield in a game."""

FREE: Final = -1
"""The holder of an isle without ships."""

DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2
"""The hand of seat 0; those of the others follow, and behind them what each has stowed, chart by chart."""


@lru_cache
def layout_for(seats: int, charts: Charts) -> Layout:
    """ISLES-INFO-1: where charts lie and who sees them. A stowed chart lies at a place of its own."""
    faces = [face for face, chart in enumerate(charts.kinds) for _ in range(chart.count)]
    everybody = 2 ** (seats + 1) - 1
    hands = [f"{letter} hand" for letter in SEAT_NAMES[:seats]]
    stowed = [f"{letter} stowed {n}" for letter in SEAT_NAMES[:seats] for n in range(1, MOST_TIDES + 1)]
    own = [2**seat for seat in range(seats)]
    return Layout(
        faces,
        names=["deck", "discard", *hands, *stowed],
        piles=HAND + seats,
        seers=[0, everybody, *own, *(seat for seat in own for _ in range(MOST_TIDES))],
        ordered=[True, True] + [False] * seats,
        seats=seats,
    )


class Table(State):
    """The table.

    holder, ships: who holds each isle, and with how many ships. supply, pearls: of each seat.
    tide: how many steps the tide has risen. first: the first player of this round.
    turns: seats whose turn of this round is still to come, in order.
    fleets: how many the player may still sail. reached: whether one has reached each isle in this turn.
    looked: whether the player has looked at the deck. storm: the isle that the last storm struck.
    """

    fields: ClassVar[tuple[Field, ...]] = (
        Field("holder", SEAT_OR_NONE, exactly(len(ISLES))),
        Field("ships", up_to(FLEET), exactly(len(ISLES))),
        Field("supply", up_to(FLEET), EACH_SEAT),
        Field("pearls", up_to(MOST_PEARLS), EACH_SEAT),
        Field("tide", up_to(lambda s: s.options["tides"])),
        Field("first", SEAT),
        Field("turns", SEAT, up_to(seats), once=True),
        Field("fleets", up_to(FLEETS + MOST_FLEETS)),
        Field("reached", YES_OR_NO, exactly(len(ISLES))),
        Field("looked", None),
        Field("storm", Range(FREE, len(ISLES) - 1)),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.holder = [FREE] * len(ISLES)
        self.ships = [0] * len(ISLES)
        self.supply = [FLEET] * seats
        self.pearls = [0] * seats
        self.tide = 0
        self.first = 0
        self.turns: list[int] = []
        self.fleets = 0
        self.reached = [0] * len(ISLES)
        self.looked = False
        self.storm = FREE

    def equip(self) -> None:
        """Set the places of the charts."""
        self.cards = fresh(layout_for(self.seats, charts_of(self.options)))

    def chart(self, face: int) -> Chart:
        """ISLES-CHART-1: a kind of chart."""
        return charts_of(self.options).kinds[face]

    def clockwise(self) -> list[int]:
        """All seats, from the first player on."""
        return [(self.first + k) % self.seats for k in range(self.seats)]

    def conserved(self) -> dict[str, int]:
        """ISLES-SHIP-1: ships go from the supply to the map and back."""
        return {
            f"ships of {SEAT_NAMES[seat]}": self.supply[seat] + self.on_map(seat)
            for seat in range(self.seats)
        }

    def on_map(self, seat: int) -> int:
        """The seat's ships on the map."""
        return sum(self.ships[isle] for isle in self.held(seat))

    def held(self, seat: int) -> list[int]:
        """ISLES-MAP-2: the isles that the seat holds."""
        return [isle for isle in range(len(ISLES)) if self.holder[isle] == seat]

    def stowed(self, seat: int) -> list[int]:
        """The charts that the seat has stowed, in order."""
        first = self.stow_place(seat, 0)
        return [chart for n in range(MOST_TIDES) for chart in self.cards.at(first + n)]

    def stow_place(self, seat: int, n: int) -> int:
        """Where the seat's chart number `n` (from 0) is stowed."""
        return HAND + self.seats + seat * MOST_TIDES + n

    def faces(self, place: int) -> list[int]:
        """The kinds of the charts at a place."""
        return [self.cards.layout.faces[chart] for chart in self.cards.at(place)]
