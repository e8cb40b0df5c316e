"""Isles as numbers for learners: all that a view holds, seats counted from the own one."""

from typing import Final

from detente.core.shown.features import (
    Features,
    View,
    choice,
    drafted,
    number,
    per_seat,
    per_seat_and,
    row,
    seat_of,
    tally,
)
from isles import GAME
from isles.data import CHART_IDS, FLEET, ISLE_IDS, MOST_TIDES, SEAT_NAMES
from isles.notation import BID, MUSTER

SEATS: Final = len(SEAT_NAMES)
MOST_CHARTS: Final = 20 * len(CHART_IDS)
MOST_PEARLS: Final = 200
ORDERS: Final = [*BID.texts(), *MUSTER.texts()]


def ships(view: View) -> list[list[float]]:
    """By seat its ships at each isle."""
    return [
        [isle["ships"] if isle["holder"] == seat else 0 for isle in view["isles"].values()]
        for seat in range(view["seats"])
    ]


def still_to_come(view: View) -> list[float]:
    """By seat the place of its turn among those still to come in this round, from 1."""
    return [view["turns"].index(seat) + 1 if seat in view["turns"] else 0 for seat in range(view["seats"])]


FEATURES: Final = Features(
    GAME,
    [
        number("tide", "steps that the tide has risen", 0, MOST_TIDES, lambda v: v["tide"]),
        seat_of("first", "the first player of this round", SEATS, lambda v: v["first"]),
        per_seat("turns", "the place of its turn among those to come", 0, SEATS, SEATS, still_to_come),
        number("fleets", "fleets that may still sail", 0, FLEET, lambda v: v["fleets"]),
        choice("source", "the isle that a fleet leaves", ISLE_IDS, lambda v: v["source"]),
        choice("storm", "the isle that was struck last", ISLE_IDS, lambda v: v["storm"]),
        per_seat_and("ships", "its ships at an isle", 0, FLEET, SEATS, ISLE_IDS, ships),
        row(
            "reached",
            "whether a fleet has reached an isle in this turn",
            0,
            1,
            ISLE_IDS,
            lambda v: [isle["reached"] for isle in v["isles"].values()],
        ),
        per_seat("pearls", "its pearls", 0, MOST_PEARLS, SEATS, lambda v: [s["pearls"] for s in v["table"]]),
        per_seat(
            "supply", "ships in its supply", 0, FLEET, SEATS, lambda v: [s["supply"] for s in v["table"]]
        ),
        per_seat(
            "hand size",
            "charts that it holds",
            0,
            MOST_CHARTS,
            SEATS,
            lambda v: [s["hand"] for s in v["table"]],
        ),
        per_seat(
            "stowed size",
            "charts that it has stowed",
            0,
            MOST_TIDES,
            SEATS,
            lambda v: [s["stowed"] for s in v["table"]],
        ),
        number("deck", "charts in the deck", 0, MOST_CHARTS, lambda v: v["deck"]),
        tally("discard", "charts in the discard pile", CHART_IDS, MOST_CHARTS, lambda v: v["discard"]),
        tally("hand", "the own charts", CHART_IDS, MOST_CHARTS, lambda v: v["hand"]),
        tally("stowed", "charts that the own seat has stowed", CHART_IDS, MOST_TIDES, lambda v: v["stowed"]),
        row(
            "fleets of a chart",
            "what a chart is good for, at this table",
            0,
            FLEET,
            CHART_IDS,
            lambda v: [chart["fleets"] for chart in v["charts"].values()],
        ),
        row(
            "pearls of a chart",
            "what a chart is worth at the end, at this table",
            0,
            MOST_PEARLS,
            CHART_IDS,
            lambda v: [chart["pearls"] for chart in v["charts"].values()],
        ),
        *drafted(ORDERS, 1),
    ],
)
