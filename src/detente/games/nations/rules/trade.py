"""Tankers and pipelines (sections 10 and 11)."""

from typing import Final

from mypy_extensions import i64

from detente.games.nations.codes import (
    BUY,
    COUNTRIES,
    LAY,
    NOBODY,
    NORTH,
    ROUTES,
    RULING_PIPELINES_FOR_ALL,
    SAIL,
    SELL,
    SOUTH,
    STATION,
    TANKER_PLACES,
    TOLD_BOUGHT,
    TOLD_LAID,
    TOLD_SAILED,
    TOLD_SOLD,
    TOLD_STATIONED,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.state import Table

PLACES: Final = [*BOARD.ports, NORTH, SOUTH]
"""Where tankers may lie, in the order of the actions: ports, then seas."""
VOYAGES: Final = sorted(
    [(port, sea) for port in BOARD.ports for sea in BOARD.seas_of[port]]
    + [(sea, port) for port in BOARD.ports for sea in BOARD.seas_of[port]]
    + [(NORTH, SOUTH), (SOUTH, NORTH)]
)
"""SDN-SHIP-4, SDN-SHIP-5: from where to where a tanker may go in one move, in the order of the actions."""
SOURCES: Final = [source for source, _ in VOYAGES]
TARGETS: Final = [target for _, target in VOYAGES]
INDEX: Final = [PLACES.index(place) if place in PLACES else -1 for place in range(TANKER_PLACES)]
"""The number of a place among PLACES."""


def purchases(s: Table, seat: i64, most: i64) -> list[int]:
    """SDN-SHIP-2, SDN-TURN-4: buy a tanker for a sea or a port of a country he rules."""
    if s.stock == 0 or most < BOARD.tanker_price:
        return []
    return [BUY + k for k in range(len(PLACES)) if PLACES[k] >= NORTH or s.rules(seat, PLACES[k])]


def voyages(s: Table, seat: i64) -> list[int]:
    """SDN-SHIP-4, SDN-SHIP-5, SDN-SHIP-8: from a port to its sea, from a sea to a port he rules, through the canal."""
    return [
        SAIL + k
        for k in range(len(VOYAGES))
        if s.tankers_at(seat, SOURCES[k]) and may_enter(s, seat, SOURCES[k], TARGETS[k])
    ]


def may_enter(s: Table, seat: i64, source: i64, target: i64) -> bool:
    """SDN-SHIP-4, SDN-CANAL-1, SDN-CANAL-2: whether the target is open to a tanker that comes from the source."""
    if target < COUNTRIES:
        return s.rules(seat, target)
    if source < COUNTRIES:
        return True
    return canal_open(s, seat)


def canal_open(s: Table, seat: i64) -> bool:
    """SDN-CANAL-1: the passage is open to the ruler of U.O.R.; without ruler to all."""
    ruler = s.ruler(BOARD.canal)
    return ruler == NOBODY or ruler == seat


def sales(s: Table, seat: i64) -> list[int]:
    """SDN-SHIP-3: sell a tanker, wherever it is."""
    return [SELL + k for k in range(len(PLACES)) if s.tankers_at(seat, PLACES[k])]


def buy(s: Table, seat: i64, action: i64) -> None:
    """SDN-SHIP-1, SDN-SHIP-2: a tanker from the stock."""
    target: i64 = PLACES[action - BUY]
    s.tanker_used = 1
    s.stock -= 1
    s.cash[seat] -= BOARD.tanker_price
    s.tankers[seat * TANKER_PLACES + target] += 1
    s.tell(TOLD_BOUGHT, seat, target, BOARD.tanker_price)


def sail(s: Table, seat: i64, action: i64) -> None:
    """SDN-SHIP-1, SDN-SHIP-4: a tanker moves."""
    source: i64 = SOURCES[action - SAIL]
    target: i64 = TARGETS[action - SAIL]
    s.tanker_used = 1
    s.tankers[seat * TANKER_PLACES + source] -= 1
    s.tankers[seat * TANKER_PLACES + target] += 1
    s.tell(TOLD_SAILED, seat, source, target)


def sell(s: Table, seat: i64, action: i64) -> None:
    """SDN-SHIP-1, SDN-SHIP-3: a tanker returns to the stock."""
    source: i64 = PLACES[action - SELL]
    s.tanker_used = 1
    s.stock += 1
    s.cash[seat] += BOARD.tanker_worth
    s.tankers[seat * TANKER_PLACES + source] -= 1
    s.tell(TOLD_SOLD, seat, source, BOARD.tanker_worth)


def station(s: Table, seat: i64, action: i64) -> None:
    """SDN-FIRST-3: the tanker that each player begins with is stationed."""
    target: i64 = PLACES[action - STATION]
    s.tankers[seat * TANKER_PLACES + WAITING] -= 1
    s.tankers[seat * TANKER_PLACES + target] += 1
    s.tell(TOLD_STATIONED, seat, target, 1)


def stations(s: Table, country: i64) -> list[int]:
    """SDN-FIRST-3: the port of the country, if it has one, or a sea."""
    legal: list[int] = []
    if INDEX[country] >= 0:
        legal.append(STATION + INDEX[country])
    legal.append(STATION + INDEX[NORTH])
    legal.append(STATION + INDEX[SOUTH])
    return legal


def routes(s: Table, seat: i64, most: i64) -> list[int]:
    """SDN-PIPE-1, SDN-PIPE-2: a route without pipeline, by default touching a country he rules."""
    if most < BOARD.pipeline_price or sum(s.pipes) == BOARD.pipelines:
        return []
    return [
        LAY + route
        for route in range(ROUTES)
        if not s.pipes[route] and (s.rulings[RULING_PIPELINES_FOR_ALL] or touches(s, seat, route))
    ]


def touches(s: Table, seat: i64, route: i64) -> bool:
    """Whether the seat rules a country at one end of the route."""
    return s.rules(seat, BOARD.route_port[route]) or s.rules(seat, BOARD.route_inland[route])


def lay(s: Table, seat: i64, action: i64) -> None:
    """SDN-PIPE-1: a pipeline is bought and laid."""
    s.pipeline_used = 1
    s.cash[seat] -= BOARD.pipeline_price
    s.pipes[action - LAY] = 1
    s.tell(TOLD_LAID, seat, action - LAY, BOARD.pipeline_price)
