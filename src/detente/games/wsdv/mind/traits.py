"""The numbers by which positions on Germany are told apart: read off the state, all as East likes them or not."""

from typing import Final

from detente.games.wsdv.codes import (
    EAST,
    FIRST_EAST,
    PROVINCES,
    RULING_BERLIN_ONCE,
    WEST,
    WEST_BERLIN,
    WEST_CITIES,
)
from detente.games.wsdv.data import BOARD
from detente.games.wsdv.mind.weights import (
    dismantles_due,
    expected_unrest,
    outlook,
    unrest_weight,
    wealth,
)
from detente.games.wsdv.rules.counts import currency_terms, socialists_due
from detente.games.wsdv.rules.economy import points_left, run_downs, values
from detente.games.wsdv.state import Germany

NERVES: Final = 0.06
DECADES: Final = (1, 2, 3, 4)
OF_A_DECADE: Final = ("start", "danger_west", "danger_east", "wealth", "outlook")
GERMAN_TRAITS: Final = (
    *(f"{name}_{decade}" for decade in DECADES for name in OF_A_DECADE),
    "coming_protests_east",
    "coming_protests_west",
    "near_collapse_east",
    "near_collapse_west",
    "collapse_east",
    "collapse_west",
    "protests_east",
    "protests_west",
    "relief",
    "prestige",
    "currency",
    "socialist_track",
    "socialists",
    "standards_east",
    "standards_west",
    "lowest_east",
    "highest_west",
    "economy_east",
    "economy_west",
    "thin_ice",
    "deficit",
)
"""Names of the numbers, in the order of `german_traits`."""
COLLAPSE: Final = 4


def german_traits(s: Germany, nearness: float, phase: int) -> list[float]:
    """How Germany stands. nearness: of the end of decade, from 0 to 1. phase: of it, 0 outside."""
    full, left = expected_unrest(s, 1.0)
    there = s.unrest
    waiting = int(socialists_due(s)) if phase <= 9 else 0
    relief = float(s.box) + max(waiting, 0)
    if phase <= 8:
        relief += int(s.fresh_police())
    expected = [now + nearness * (later - now) for now, later in zip(there, full, strict=True)]
    calm(expected, relief, 0.8)
    west, east = 0.0, 0.0
    for province in range(FIRST_EAST):
        west += unrest_weight(expected[province])
    west += max(expected[WEST_BERLIN] - 3, 0) * 0.5
    for province in range(FIRST_EAST, PROVINCES):
        east += unrest_weight(expected[province])
    calm(full, relief, 1.0)
    twice = 0 if s.rulings[RULING_BERLIN_ONCE] else 1
    coming_west = sum([int(n) // 4 for n in full[:FIRST_EAST]]) + twice * (int(full[WEST_BERLIN]) // 4)
    coming_east = sum([int(n) // 4 for n in full[FIRST_EAST:]])
    later = (5 - int(s.decade) - nearness) / 4
    row = [0.0] * (len(OF_A_DECADE) * (s.decade - 1))
    row += [
        1.0,
        west * (1 + NERVES * west),
        -east * (1 + NERVES * east),
        wealth(s, left),
        outlook(s, nearness),
    ]
    row += [0.0] * (len(OF_A_DECADE) * (4 - s.decade))
    close = nearness * nearness
    worth = values(s)
    standards = s.standards
    deficit = max(-int(currency_terms(s, s.hamburg)[3]), 0) if phase <= 3 else 0
    due = dismantles_due(s)
    slack = int(points_left(s, False)) + len(run_downs(s)) - deficit - due
    row += [
        -close * coming_east,
        close * coming_west,
        -close if coming_east == COLLAPSE - 1 else 0.0,
        close if coming_west == COLLAPSE - 1 else 0.0,
        -close if coming_east >= COLLAPSE else 0.0,
        close if coming_west >= COLLAPSE else 0.0,
        -float(s.protests_of(EAST)),
        float(s.protests_of(WEST)),
        relief,
        later * s.tracks[0],
        later * s.tracks[1],
        later * s.tracks[2],
        float(int(s.box) + sum(s.socialists) + waiting),
        sum(standards[FIRST_EAST:]),
        -sum(standards[:FIRST_EAST]),
        min(left[FIRST_EAST:]),
        -max(left[:FIRST_EAST]),
        later * sum(worth[WEST_CITIES:]),
        -later * sum(worth[:WEST_CITIES]),
        -float(max(4 - slack, 0)) if phase <= 4 else 0.0,
        -nearness * deficit,
    ]
    return row


def calm(unrest: list[float], relief: float, trust: float) -> None:
    """East's mass protests end as far as relief goes, those first that take least; changes the list."""
    if relief <= 0:
        return
    for amount, province in sorted([(unrest[k], k) for k in range(FIRST_EAST, PROVINCES)]):
        if amount >= 3.5 and relief > 0:
            used = min(relief, amount - 3)
            unrest[province] -= used * trust
            relief -= used


assert len(BOARD.province_ids) == PROVINCES
