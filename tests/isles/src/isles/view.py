"""What a seat may know of a game of Isles (ISLES-INFO-1). Isles and charts are their ids, seats are numbers."""

from typing import Any, TypedDict, cast

from detente.core.engine.state import State
from isles.data import CHART_IDS, ISLE_IDS, ISLES, charts_of
from isles.rules import LANDING
from isles.state import DECK, DISCARD, FREE, HAND, Table


class IsleView(TypedDict):
    """An isle: who holds it (None: nobody), with how many ships; whether a fleet has reached it in this turn."""

    holder: int | None
    ships: int
    reached: bool


class ChartView(TypedDict):
    """A kind of chart: how many there are, the fleets and the pearls it is good for."""

    count: int
    fleets: int
    pearls: int


class SeatView(TypedDict):
    """What all see of a seat: pearls, ships in the supply, and how many charts it holds and has stowed."""

    pearls: int
    supply: int
    hand: int
    stowed: int


class IslesView(TypedDict):
    """The game's part of a view.

    isles, charts: by id. turns: seats whose turn is still to come. fleets: how many the player may still sail.
    source: the isle that the fleet leaves whose landing is asked. storm: the isle that was struck last.
    hand, stowed: the seat's own charts; a spectator has none.
    """

    tide: int
    first: int
    turns: list[int]
    fleets: int
    source: str | None
    storm: str | None
    isles: dict[str, IsleView]
    charts: dict[str, ChartView]
    table: list[SeatView]
    deck: int
    discard: list[str]
    hand: list[str]
    stowed: list[str]


def show(state: State, seat: int | None) -> dict[str, Any]:
    """ISLES-INFO-1: the table, and of the hidden charts the seat's own."""
    s = cast(Table, state)
    view = IslesView(
        tide=s.tide,
        first=s.first,
        turns=s.turns[:],
        fleets=s.fleets,
        source=ISLE_IDS[LANDING.source(s)] if s.asked == LANDING.code else None,
        storm=ISLE_IDS[s.storm] if s.storm != FREE else None,
        isles={ISLE_IDS[isle]: show_isle(s, isle) for isle in range(len(ISLES))},
        charts={
            chart.id: ChartView(count=chart.count, fleets=chart.fleets, pearls=chart.pearls)
            for chart in charts_of(s.options).kinds
        },
        table=[show_seat(s, other) for other in range(s.seats)],
        deck=s.cards.count(DECK),
        discard=[CHART_IDS[face] for face in s.faces(DISCARD)],
        hand=[],
        stowed=[],
    )
    if seat is not None:
        view["hand"] = [CHART_IDS[face] for face in s.faces(HAND + seat)]
        view["stowed"] = [CHART_IDS[s.cards.layout.faces[chart]] for chart in s.stowed(seat)]
    return cast(dict[str, Any], view)


def show_isle(s: Table, isle: int) -> IsleView:
    """What all see of an isle."""
    holder = s.holder[isle]
    return IsleView(
        holder=None if holder == FREE else holder,
        ships=s.ships[isle],
        reached=bool(s.reached[isle]),
    )


def show_seat(s: Table, seat: int) -> SeatView:
    """What all see of a seat."""
    return SeatView(
        pearls=s.pearls[seat],
        supply=s.supply[seat],
        hand=s.cards.count(HAND + seat),
        stowed=len(s.stowed(seat)),
    )
