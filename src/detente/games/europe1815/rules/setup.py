"""Set-up (section 4): who begins, capitals, lands, free EP, neutral lands; or the quick start."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
    BY_SETUP,
    CHOOSE,
    INF,
    KINDS_IN_SUPPLY,
    LANDS,
    NO_FORTRESS,
    NO_WISH,
    NOBODY,
    NOWHERE,
    PHASE_CAPITALS,
    PHASE_LANDS,
    PHASE_TROOPS,
    PLANT,
    STACKS,
    TYPES,
)
from detente.games.europe1815.rules.units import borders_own
from detente.games.europe1815.state import Table


def lay_out(s: Table) -> None:
    """E15-UNIT-3, E15-SETUP-2, E15-SETUP-7, E15-AM-4: empty lands, full supplies, and a start player drawn."""
    s.owner = [NOBODY] * LANDS
    s.units = [0] * STACKS
    s.ships = [0] * LANDS
    s.chief = NOBODY
    s.supply = [s.limit(seat, kind) for seat in range(s.seats) for kind in range(KINDS_IN_SUPPLY)]
    s.general = [NOWHERE] * s.seats
    s.flag = [NOWHERE] * s.seats
    s.points = [0] * s.seats
    s.markers = [0] * s.seats
    s.loyalty = [s.board.loyalty_start] * s.seats
    s.wish = [NO_WISH] * s.seats
    s.lands_then = [0] * s.seats
    s.ranks = []
    s.start = s.rng.below(s.seats)


def quick_start(s: Table) -> None:
    """E15-SETUP-8: capitals, units and lands as the map names them; all other lands are neutral."""
    for seat in range(s.seats):
        lands = s.board.quick[seat]
        settle_capital(s, seat, lands[0])
        s.station(seat, lands[0], s.board.quick_extra[seat], BY_SETUP)
        for land in lands[1:]:
            take_land(s, seat, land)
    garrison(s)


# -- capitals


def capitals(s: Table, seat: i64) -> list[int]:
    """E15-SETUP-3, E15-AM-3, E15-AM-12: free lands without a fortress and without a neighbour with a flag."""
    return [PLANT + s.shift + land for land in range(LANDS) if may_plant(s, land)]


def may_plant(s: Table, land: i64) -> bool:
    """E15-SETUP-3, E15-AM-12: an inland capital is the native chief's, of whom there is one at most."""
    if s.owner[land] != NOBODY or s.board.fortress[land] != NO_FORTRESS:
        return False
    if s.board.inland[land] and not may_be_chief(s):
        return False
    for near in s.board.near[land]:
        if s.flag_in(near) != NOBODY:
            return False
    return True


def may_be_chief(s: Table) -> bool:
    """E15-AM-10, E15-AM-11: not in 2vs2, and only one player."""
    return s.chiefs and s.chief == NOBODY


def plant(s: Table, seat: i64, action: i64) -> None:
    """E15-SETUP-3, E15-AM-12: the flag, the General and the first units."""
    land: i64 = action - PLANT - s.shift
    if s.board.inland[land]:
        s.chief = seat
        for kind in range(KINDS_IN_SUPPLY):
            s.supply[seat * KINDS_IN_SUPPLY + kind] = s.limit(seat, kind)
    settle_capital(s, seat, land)
    s.place += 1


def settle_capital(s: Table, seat: i64, land: i64) -> None:
    """E15-SETUP-3: what comes to a capital."""
    s.owner[land] = seat
    s.flag[seat] = land
    s.emit("CapitalPlanted", seat, s.shift + land, int(s.chief == seat))
    s.emit("OwnerChanged", s.shift + land, seat, NOBODY, BY_SETUP)
    s.move_general(seat, land)
    s.station(seat, land, s.board.capital_units, BY_SETUP)


# -- lands


def chooser(s: Table) -> i64:
    """E15-SETUP-4: whose choice it is, snake order from the last player on."""
    row: i64 = s.place // s.seats
    at: i64 = s.place % s.seats
    if row % 2 == 0:
        at = s.seats - 1 - at
    return (s.start + at) % s.seats


def choices(s: Table, seat: i64) -> list[int]:
    """E15-SETUP-4 to E15-SETUP-6: free lands beside one's own; any free land if there is none."""
    fortresses: i64 = 0
    for land in range(LANDS):
        if s.owner[land] == seat and s.board.fortress[land] != NO_FORTRESS:
            fortresses += 1
    full = fortresses >= s.board.most_fortresses
    free = [
        land
        for land in range(LANDS)
        if s.owner[land] == NOBODY and not (full and s.board.fortress[land] != NO_FORTRESS)
    ]
    near = [land for land in free if borders_own(s, seat, land)]
    return [CHOOSE + s.shift + land for land in (near or free)]


def choose(s: Table, seat: i64, action: i64) -> None:
    """E15-SETUP-4: the land gets an infantry."""
    take_land(s, seat, action - CHOOSE - s.shift)
    s.place += 1


def take_land(s: Table, seat: i64, land: i64) -> None:
    """E15-SETUP-4: a land and its first units."""
    s.owner[land] = seat
    s.emit("LandChosen", seat, s.shift + land)
    s.emit("OwnerChanged", s.shift + land, seat, NOBODY, BY_SETUP)
    units = [0] * TYPES
    units[INF] = s.board.chosen_inf
    s.station(seat, land, units, BY_SETUP)


# -- the rest


def placer(s: Table) -> i64:
    """E15-SETUP-7: who adds the free EP, in reverse turn order."""
    return (s.start + s.seats - 1 - s.place) % s.seats


def garrison(s: Table) -> None:
    """E15-SETUP-7, E15-MAP-6, E15-AM-3: the remaining lands are neutral."""
    units = [0] * TYPES
    for land in range(LANDS):
        if s.owner[land] == NOBODY:
            units[INF] = s.board.garrison[land]
            s.station(NOBODY, land, units, BY_SETUP)


def next_phase(s: Table) -> bool:
    """E15-SETUP-3, E15-SETUP-4, E15-SETUP-7: goes on to the next part when all have had their turns; whether set-up is over."""
    if s.phase == PHASE_CAPITALS and s.place == s.seats:
        s.phase = PHASE_LANDS
        s.place = 0
    if s.phase == PHASE_LANDS and s.place == s.seats * s.board.chosen_lands[s.seats]:
        s.phase = PHASE_TROOPS
        s.place = 0
    if s.phase == PHASE_TROOPS and s.place == s.seats:
        garrison(s)
        return True
    return False
