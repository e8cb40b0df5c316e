"""Set-up: who begins, capitals, lands, free EP, neutral lands; or the quick start."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import INF, KINDS_IN_SUPPLY, LANDS, NOBODY, NOWHERE, SHIP, STACKS, TYPES
from detente.games.europe1815.data import EVEN_FOR
from detente.games.europe1815.notation import CHOOSE, PLANT
from detente.games.europe1815.rules.stationing import station_free_units
from detente.games.europe1815.rules.units import borders_own
from detente.games.europe1815.state import GameState

FIRST_SEAT: Final = 0
"""Seat A."""


def lay_out(s: GameState) -> None:
    """E15-UNIT-3, E15-SETUP-7, E15-AM-4: empty lands and full supplies, and who begins."""
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
    s.wish = [codes.NO_WISH] * s.seats
    s.lands_then = [0] * s.seats
    s.ranks = []
    s.start = start_player(s)


def start_player(s: GameState) -> i64:
    """E15-SETUP-2, E15-SETUP-10: drawn; A with the even quick start, whose units make up for the turn order."""
    return FIRST_SEAT if s.options["start"] == "even" else s.rng.below(s.seats)


def quick_start(s: GameState) -> None:
    """E15-SETUP-8, E15-SETUP-9: capitals, units and lands as the map defines them; all other lands are neutral."""
    even = s.options["start"] == "even"
    extras = even_units(s) if even else s.board.quick_extra
    for seat in range(s.seats):
        lands = (s.board.even if even else s.board.quick)[seat]
        settle_capital(s, seat, lands[0])
        s.station(seat, lands[0], extras[seat], codes.BY_SETUP)
        for land in lands[1:]:
            take_land(s, seat, land)
    garrison(s)


def even_units(s: GameState) -> list[list[int]]:
    """E15-SETUP-9: by seat, what a capital gets in the even quick start besides the usual units."""
    kind = "each"
    if s.teams:
        kind = "in_turn" if s.options["begins"] == "in_turn" else "teams"
    return s.board.even_extra[EVEN_FOR.index(kind)]


# -- capitals


class Capital(Question[GameState]):
    """E15-SETUP-3: where the player plants the flag."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Ask the question: it is the whole turn."""
        s.ask(self, seat)

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-SETUP-3, E15-AM-3, E15-AM-12: free lands without a fortress and without a neighbour with a flag."""
        return s.each(PLANT, [land for land in range(LANDS) if may_plant(s, land)])

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-SETUP-3, E15-AM-12: place the flag, the General and the first units. An inland capital makes the player the native chief."""
        land = s.land(action)
        if s.board.inland[land]:
            s.chief = seat
            for kind in range(KINDS_IN_SUPPLY):
                s.supply[seat * KINDS_IN_SUPPLY + kind] = s.limit(seat, kind)
        settle_capital(s, seat, land)
        s.end_step()

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the land: a second native chief, or a land that is taken, fortified or too near."""
        if action not in PLANT:
            return None
        if s.board.inland[s.land(action)] and not may_be_chief(s):
            return "E15-AM-11" if s.teams else "E15-AM-10"
        return "E15-SETUP-3"


def may_plant(s: GameState, land: i64) -> bool:
    """E15-SETUP-3, E15-AM-12: whether a capital may be here. An inland capital belongs to the native chief; there is at most one."""
    if s.owner[land] != NOBODY or s.board.fortress[land] != codes.NO_FORTRESS:
        return False
    if s.board.inland[land] and not may_be_chief(s):
        return False
    for near in s.board.near[land]:
        if s.flag_in(near) != NOBODY:
            return False
    return True


def may_be_chief(s: GameState) -> bool:
    """E15-AM-10, E15-AM-11: whether a player may become native chief: not in 2vs2, and only one player."""
    return s.chiefs and s.chief == NOBODY


def settle_capital(s: GameState, seat: i64, land: i64) -> None:
    """E15-SETUP-3: place what a capital begins with."""
    s.owner[land] = seat
    s.flag[seat] = land
    s.emit("CapitalPlanted", seat, s.spot(land), int(s.chief == seat))
    s.emit("OwnerChanged", s.spot(land), seat, NOBODY, codes.BY_SETUP)
    s.move_general(seat, land)
    s.station(seat, land, s.board.capital_units, codes.BY_SETUP)


CAPITAL: Final = Capital("capital", "E15-SETUP-3")


# -- lands


class Land(Question[GameState]):
    """E15-SETUP-4: which land the player takes."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Ask the question: it is the whole turn."""
        s.ask(self, seat)

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-SETUP-4 to E15-SETUP-6: free lands next to the player's; if there are none, any free land."""
        full = (
            s.count_fortresses(seat, codes.GREY) + s.count_fortresses(seat, codes.WHITE)
            >= s.board.most_fortresses
        )
        free = [
            land
            for land in range(LANDS)
            if s.owner[land] == NOBODY and not (full and s.board.fortress[land] != codes.NO_FORTRESS)
        ]
        near = [land for land in free if borders_own(s, seat, land)]
        return s.each(CHOOSE, near or free)

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-SETUP-4: take the land, with an infantry."""
        take_land(s, seat, s.land(action))
        s.end_step()

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the land: it is taken, is one fortress too many, or is too far away."""
        if action not in CHOOSE:
            return None
        land = s.land(action)
        if s.owner[land] != NOBODY:
            return "E15-SETUP-4"
        has_one = s.count_fortresses(seat, codes.GREY) + s.count_fortresses(seat, codes.WHITE) > 0
        return "E15-SETUP-6" if has_one and s.board.fortress[land] != codes.NO_FORTRESS else "E15-SETUP-5"


def take_land(s: GameState, seat: i64, land: i64) -> None:
    """E15-SETUP-4: give the seat a land and its first units."""
    s.owner[land] = seat
    s.emit("LandChosen", seat, s.spot(land))
    s.emit("OwnerChanged", s.spot(land), seat, NOBODY, codes.BY_SETUP)
    units = [0] * TYPES
    units[INF] = s.board.chosen_inf
    s.station(seat, land, units, codes.BY_SETUP)


LAND: Final = Land("land", "E15-SETUP-4")


# -- the rest


class FreeUnits(Step[GameState]):
    """E15-SETUP-7: a player stations the free EP."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Ask where to station them."""
        s.end_step()
        station_free_units(s, seat)


class NeutralLands(Step[GameState]):
    """E15-SETUP-7: the remaining lands are neutral."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """E15-MAP-6: make them neutral and place their units."""
        garrison(s)


def garrison(s: GameState) -> None:
    """E15-SETUP-7, E15-MAP-6, E15-AM-3: place the units of neutral lands."""
    units = [0] * TYPES
    for land in range(LANDS):
        if s.owner[land] == NOBODY:
            units[INF] = s.board.garrison[land]
            s.station(NOBODY, land, units, codes.BY_SETUP)


class Fleets(Step[GameState]):
    """E15-NAV-9: ships are there from the start."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """E15-NAV-9: place two ships in each owned anchor land, in the order of the lands, while there are any."""
        if not s.fleets:
            return
        for land in s.board.anchors:
            seat: i64 = s.owner[land]
            if seat < 0:
                continue
            ships: i64 = min(s.board.fleet, s.in_supply(seat, SHIP))
            if ships:
                s.ships[land] = ships
                s.supply[seat * KINDS_IN_SUPPLY + SHIP] -= ships
                s.emit("FleetReady", seat, s.spot(land), ships)


FREE_UNITS: Final = FreeUnits()
FLEETS: Final = Fleets()
NEUTRAL_LANDS: Final = NeutralLands()
