"""What lies on the table in Isles."""

from functools import lru_cache
from typing import Annotated, Final

from detente.core.authors.plain.state import PlainState, held
from detente.core.hidden.cards import fresh
from detente.core.hidden.layout import Layout
from detente.core.records.fields import (
    EACH_SEAT,
    SEAT,
    SEAT_OR_NONE,
    YES_OR_NO,
    Range,
    exactly,
    seats,
    up_to,
)
from isles.data import FLEET, ISLES, MOST_FLEETS, MOST_TIDES, SEAT_NAMES, Chart, Charts, charts_of

FLEETS: Final = 2
"""Fleets that a player may sail, without a chart."""
MOST_PEARLS: Final = 10_000
"""Far more than all isles yield in a game."""

FREE: Final = -1
"""The holder of an isle without ships."""
LAST_ISLE: Final = len(ISLES) - 1
EACH_ISLE: Final = exactly(len(ISLES))

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
        visible_to=[0, everybody, *own, *(seat for seat in own for _ in range(MOST_TIDES))],
        ordered=[True, True] + [False] * seats,
        seats=seats,
    )


class GameState(PlainState):
    """The table."""

    holder: Annotated[list[int], held(SEAT_OR_NONE, EACH_ISLE, "who holds each isle", start=FREE)]
    ships: Annotated[list[int], held(up_to(FLEET), EACH_ISLE, "with how many ships")]
    supply: Annotated[list[int], held(up_to(FLEET), EACH_SEAT, "ships that are not on the map", start=FLEET)]
    pearls: Annotated[list[int], held(up_to(MOST_PEARLS), EACH_SEAT, "pearls of each seat")]
    tide: Annotated[int, held(up_to(lambda s: s.options["tides"]), about="how far the tide has risen")]
    first: Annotated[int, held(SEAT, about="the first player of this round")]
    turns: Annotated[list[int], held(SEAT, up_to(seats), "turns still to come in this round", once=True)]
    fleets: Annotated[int, held(up_to(FLEETS + MOST_FLEETS), about="how many the player may still sail")]
    reached: Annotated[list[int], held(YES_OR_NO, EACH_ISLE, "whether a fleet has reached it in this turn")]
    looked: Annotated[bool, held(about="whether the player has looked at the deck")]
    storm: Annotated[int, held(Range(FREE, LAST_ISLE), about="where the last storm struck", start=FREE)]

    def apply_options(self) -> None:
        """Set the places of the charts."""
        super().apply_options()
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
