"""Tankers and pipelines."""

from typing import Final

from mypy_extensions import i64

from detente.games.nations.codes import (
    COUNTRIES,
    NOBODY,
    NORTH,
    ROUTES,
    RULING_PIPELINES_FOR_ALL,
    SOUTH,
    TANKER_PLACES,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.notation import BUY, LAY, PLACES, SAIL, SELL, STATION, VOYAGES
from detente.games.nations.state import GameState

SOURCES: Final = [source for source, _ in VOYAGES]
TARGETS: Final = [target for _, target in VOYAGES]


def purchases(s: GameState, seat: i64, most: i64) -> list[int]:
    """SDN-SHIP-2, SDN-TURN-4: actions that buy a tanker for a sea or the port of a country that the seat rules."""
    if s.stock == 0 or most < BOARD.tanker_price:
        return []
    return BUY.each([place for place in PLACES if place >= NORTH or s.rules(seat, place)])


def voyages(s: GameState, seat: i64) -> list[int]:
    """SDN-SHIP-4, SDN-SHIP-5, SDN-SHIP-8: moves from a port to its sea, from a sea to a port the seat rules, or through the canal."""
    possible: list[int] = []
    if s.tankers_of(seat) == 0:
        return possible
    own = s.tankers_by_place(seat)
    for voyage in range(len(SOURCES)):
        if own[SOURCES[voyage]] and may_enter(s, seat, SOURCES[voyage], TARGETS[voyage]):
            possible.append(voyage)
    return SAIL.each(possible)


def may_enter(s: GameState, seat: i64, source: i64, target: i64) -> bool:
    """SDN-SHIP-4, SDN-CANAL-1, SDN-CANAL-2: whether a tanker from the source may enter the target."""
    if target < COUNTRIES:
        return s.rules(seat, target)
    if source < COUNTRIES:
        return True
    return canal_open(s, seat)


def canal_open(s: GameState, seat: i64) -> bool:
    """SDN-CANAL-1: whether the seat may use the canal: the ruler of U.O.R. may; without a ruler, everybody."""
    ruler = s.ruler(BOARD.canal)
    return ruler == NOBODY or ruler == seat


def sales(s: GameState, seat: i64) -> list[int]:
    """SDN-SHIP-3: actions that sell a tanker, wherever it is."""
    own = s.tankers_by_place(seat)
    return SELL.each([place for place in PLACES if own[place]])


def buy(s: GameState, seat: i64, target: i64) -> None:
    """SDN-SHIP-1, SDN-SHIP-2: buy a tanker from the stock."""
    s.tanker_used = 1
    s.stock -= 1
    s.cash[seat] -= BOARD.tanker_price
    s.tankers[seat * TANKER_PLACES + target] += 1
    s.emit("TankerBought", seat, target, BOARD.tanker_price)


def sail(s: GameState, seat: i64, voyage: i64) -> None:
    """SDN-SHIP-1, SDN-SHIP-4: move a tanker."""
    source: i64 = SOURCES[voyage]
    target: i64 = TARGETS[voyage]
    s.tanker_used = 1
    s.tankers[seat * TANKER_PLACES + source] -= 1
    s.tankers[seat * TANKER_PLACES + target] += 1
    s.emit("TankerMoved", seat, source, target)


def sell(s: GameState, seat: i64, source: i64) -> None:
    """SDN-SHIP-1, SDN-SHIP-3: sell a tanker to the stock."""
    s.tanker_used = 1
    s.stock += 1
    s.cash[seat] += BOARD.tanker_worth
    s.tankers[seat * TANKER_PLACES + source] -= 1
    s.emit("TankerSold", seat, source, BOARD.tanker_worth)


def station(s: GameState, seat: i64, target: i64) -> None:
    """SDN-FIRST-3: station the tanker that each player begins with."""
    s.tankers[seat * TANKER_PLACES + WAITING] -= 1
    s.tankers[seat * TANKER_PLACES + target] += 1
    s.emit("TankerStationed", seat, target, 1)


def stations(s: GameState, country: i64) -> list[int]:
    """SDN-FIRST-3: the port of the country, if it has one, or a sea."""
    ports = [int(country)] if country in PLACES else []
    return STATION.each([*ports, NORTH, SOUTH])


def routes(s: GameState, seat: i64, most: i64) -> list[int]:
    """SDN-PIPE-1, SDN-PIPE-2: actions that buy a pipeline for a free route; by default, the route must touch a country that the seat rules."""
    if most < BOARD.pipeline_price or sum(s.pipes) == BOARD.pipelines:
        return []
    return LAY.each(
        [
            route
            for route in range(ROUTES)
            if not s.pipes[route] and (s.rulings[RULING_PIPELINES_FOR_ALL] or touches(s, seat, route))
        ]
    )


def touches(s: GameState, seat: i64, route: i64) -> bool:
    """Whether the seat rules a country at one end of the route."""
    return s.rules(seat, BOARD.route_port[route]) or s.rules(seat, BOARD.route_inland[route])


def lay(s: GameState, seat: i64, route: i64) -> None:
    """SDN-PIPE-1: buy and lay a pipeline."""
    s.pipeline_used = 1
    s.cash[seat] -= BOARD.pipeline_price
    s.pipes[route] = 1
    s.emit("PipelineLaid", seat, route, BOARD.pipeline_price)
