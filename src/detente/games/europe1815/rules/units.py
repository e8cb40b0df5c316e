"""Queries about lands and pieces that all parts of the rules share (E15-REINF-1, E15-SP-1)."""

from mypy_extensions import i64

from detente.games.europe1815.codes import GREY, KAV, LANDS, NO_FORTRESS, NOBODY, TYPES, WHITE
from detente.games.europe1815.state import GameState


def borders_own(s: GameState, seat: i64, land: i64) -> bool:
    """Whether the land has a neighbour that the seat owns."""
    return own_neighbours(s, seat, land) > 0


def own_neighbours(s: GameState, seat: i64, land: i64) -> i64:
    """How many neighbours of the land the seat owns."""
    found: i64 = 0
    for near in s.board.near[land]:
        if s.owner[near] == seat:
            found += 1
    return found


def owned_around(s: GameState, seat: i64) -> list[int]:
    """By land, how many of its neighbours the seat owns: `own_neighbours` of all lands at once."""
    found = [0] * LANDS
    near = s.board.near
    for land, owner in enumerate(s.owner):
        if owner == seat:
            for other in near[land]:
                found[other] += 1
    return found


def foreign_flags(s: GameState, seat: i64) -> i64:
    """E15-UNIT-7, E15-SP-1, E15-TEAM-9: how many of the seat's lands hold an opponent's flag; the ally's is not foreign."""
    found: i64 = 0
    for other in range(s.seats):
        flag: i64 = s.flag[other]
        if flag >= 0 and s.owner[flag] == seat and not s.friends(seat, other):
            found += 1
    return found


def territory_bonus(s: GameState, seat: i64, controllers: list[int]) -> i64:
    """E15-MAP-4, E15-TEAM-8: the sum of bonuses of the territories that the seat alone controls. controllers: of each territory."""
    total: i64 = 0
    for territory in range(len(controllers)):
        if controllers[territory] == seat:
            total += s.board.bonus[territory]
    return total


def power(s: GameState, seat: i64, controllers: list[int]) -> i64:
    """E15-SP-1: the seat's power: lands, territories, fortresses, foreign flags and success markers. controllers: of each territory."""
    board = s.board
    fortresses: i64 = s.count_fortresses(seat, GREY) + s.count_fortresses(seat, WHITE)
    return (
        s.count_lands(seat) * board.land_power
        + territory_bonus(s, seat, controllers)
        + fortresses * board.fortress_power
        + foreign_flags(s, seat) * board.flag_power
        + s.markers[seat] * board.marker_power
    )


def ep_on_map(s: GameState) -> list[int]:
    """E15-UNIT-2: by seat, the unit points on the map."""
    found = [0] * s.seats
    units, ep = s.units, s.board.ep
    first: i64 = 0
    for owner in s.owner:
        if owner >= 0:
            found[owner] += units[first] * ep[0] + units[first + 1] * ep[1] + units[first + 2] * ep[2]
        first += TYPES
    return found


def sandwiches(s: GameState, seat: i64, controllers: list[int]) -> i64:
    """E15-AM-9, E15-AM-11: how many territories are between two that the seat controls; only in normal 1715. controllers: of each territory."""
    if not s.board.american or s.teams:
        return 0
    found: i64 = 0
    for territory in range(len(controllers)):
        around: i64 = 0
        for other in s.board.borders[territory]:
            if controllers[other] == seat:
                around += 1
        if controllers[territory] != seat and around >= s.board.sandwich_needs:
            found += 1
    return found


def reinforcement(s: GameState, seat: i64, controllers: list[int]) -> i64:
    """E15-REINF-1, E15-AM-5, E15-AM-9, E15-AM-14: the worth of a reinforcement turn in EP. controllers: of each territory."""
    board = s.board
    worth: i64 = max(board.least_reinforcement, s.count_lands(seat) // board.lands_per_ep)
    worth += territory_bonus(s, seat, controllers) + sandwiches(s, seat, controllers) * board.sandwich_ep
    if s.holds_flag(seat):
        worth += board.flag_ep
    if is_loyal(s, seat):
        worth = max(1, worth + board.loyalty_bonus[s.loyalty[seat]])
    if seat == s.chief:
        worth += s.chief_ep
    return worth


def is_loyal(s: GameState, seat: i64) -> bool:
    """E15-AM-4, E15-AM-8, E15-AM-10: whether the seat has a home country; the native chief has none."""
    return s.loyal and seat != s.chief


def may_station(s: GameState, seat: i64, land: i64, kind: i64) -> bool:
    """E15-REINF-3, E15-REINF-4: whether new units of this type may be stationed in this land of the seat."""
    if s.owner[land] != seat:
        return False
    if kind < KAV or s.flag[seat] == land or s.board.fortress[land] != NO_FORTRESS:
        return True
    return kind == KAV and s.controls(seat, s.board.territory[land])


def settles(s: GameState, seat: i64) -> bool:
    """E15-EXILE-3, E15-GEN-6: whether the seat owns a land, so is no exile."""
    return seat in s.owner


def neutral(s: GameState, land: i64) -> bool:
    """E15-MAP-6: whether nobody owns the land."""
    return s.owner[land] == NOBODY
