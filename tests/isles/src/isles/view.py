"""What a seat may know of a game of Isles (ISLES-INFO-1): each fact once, for views, observations and their documentation."""

from typing import Final

from detente.core.shown.axes import Axis, Seats
from detente.core.shown.common import Draft
from detente.core.shown.facts import NONE, OWN, Fact, Flag, Number, One, Queue, Tally
from detente.core.shown.groups import Each, Rows, View
from isles.data import CHART_IDS, FLEET, ISLE_IDS, MOST_TIDES, SEAT_NAMES, charts_of
from isles.notation import BID, MUSTER
from isles.rules import LANDING
from isles.state import DECK, DISCARD, FREE, HAND, GameState

SEATS: Final = Seats(len(SEAT_NAMES))
ISLES: Final = Axis(ISLE_IDS)
CHARTS: Final = Axis(CHART_IDS)
MOST_CHARTS: Final = 20 * len(CHART_IDS)
MOST_PEARLS: Final = 200


def none_if_free(number: int) -> int:
    """A seat or an isle as facts want it: -1 for none."""
    return NONE if number == FREE else number


def charts(s: GameState, seat: int) -> list[list[int]]:
    """The kinds of charts at this table."""
    return [[chart.count, chart.fleets, chart.pearls] for chart in charts_of(s.options).kinds]


ISLE: Final[list[Fact[GameState]]] = [
    One("holder", "who holds it", SEATS, each=lambda s, seat, isle: none_if_free(s.holder[isle])),
    Number("ships", "ships there", 0, FLEET, each=lambda s, seat, isle: s.ships[isle]),
    Flag(
        "reached", "whether a fleet has reached it in this turn", each=lambda s, seat, isle: s.reached[isle]
    ),
]
CHART: Final[list[Fact[GameState]]] = [
    Number("count", "how many there are", 0, MOST_CHARTS),
    Number("fleets", "how many fleets more it lets sail", 0, FLEET),
    Number("pearls", "what it is worth at the end", 0, MOST_PEARLS),
]
SEAT: Final[list[Fact[GameState]]] = [
    Number("pearls", "its pearls", 0, MOST_PEARLS, each=lambda s, seat, other: s.pearls[other]),
    Number("supply", "ships in its supply", 0, FLEET, each=lambda s, seat, other: s.supply[other]),
    Number(
        "hand",
        "charts that it holds",
        0,
        MOST_CHARTS,
        each=lambda s, seat, other: s.cards.count(HAND + other),
    ),
    Number(
        "stowed", "charts that it has stowed", 0, MOST_TIDES, each=lambda s, seat, other: len(s.stowed(other))
    ),
]
OPEN: Final[list[Fact[GameState]]] = [
    Number("tide", "steps that the tide has risen", 0, MOST_TIDES, lambda s, seat: s.tide),
    One("first", "the first player of this round", SEATS, lambda s, seat: s.first),
    Queue("turns", "seats whose turn is still to come, in order", SEATS, len(SEAT_NAMES), lambda s, seat: s.turns),
    Number("fleets", "fleets that may still sail", 0, FLEET, lambda s, seat: s.fleets),
    One(
        "source", "the isle that the fleet leaves whose landing is asked", ISLES,
        lambda s, seat: LANDING.source(s) if s.asked == LANDING.code else NONE,
    ),
    One("storm", "the isle that was struck last", ISLES, lambda s, seat: none_if_free(s.storm)),
    Each("isles", "the isles", ISLES, ISLE, "isle "),
    Rows("charts", "the kinds of charts, at this table", CHARTS, charts, CHART, "chart "),
    Each("table", "what all see of each seat", SEATS, SEAT, "seat "),
    Number("deck", "charts in the deck", 0, MOST_CHARTS, lambda s, seat: s.cards.count(DECK)),
    Tally("discard", "charts in the discard pile", CHARTS, MOST_CHARTS, lambda s, seat: s.faces(DISCARD)),
]  # fmt: skip
HIDDEN: Final[list[Fact[GameState]]] = [
    Tally("hand", "the own charts", CHARTS, MOST_CHARTS, lambda s, seat: s.faces(HAND + seat)),
    Tally(
        "stowed", "charts that the own seat has stowed", CHARTS, MOST_TIDES,
        lambda s, seat: [s.cards.layout.faces[chart] for chart in s.stowed(seat)],
    ),
]  # fmt: skip
FACTS: Final[View[GameState]] = View(
    *OPEN, *[fact.for_eyes(OWN) for fact in HIDDEN], observed_too=[Draft([*BID.texts(), *MUSTER.texts()], 1)]
)
