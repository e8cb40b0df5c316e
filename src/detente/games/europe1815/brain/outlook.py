"""What bots read from a view or a state of 1815: plain tuples, and each land's worth and danger."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import exp
from typing import Any, Final, NamedTuple

from detente.games.europe1815 import codes
from detente.games.europe1815.codes import KINDS_IN_SUPPLY, LANDS, TYPES
from detente.games.europe1815.data import AMERICA, EUROPE, TYPE_IDS, Board
from detente.games.europe1815.state import GameState

NOBODY: Final = -1
NOWHERE: Final = -1
EP: Final = (1, 2, 3)
ATTACK: Final = tuple(EUROPE.attack)
DEFENCE: Final = tuple(EUROPE.defence)

LAND: Final = 1.35
"""The worth of a land: its power, and half an EP each year."""
FORTRESS: Final = 1.9
TERRITORY: Final = 1.5
"""Each EP and power of a territory's bonus, once all of it is owned."""
PROGRESS: Final = 0.45
"""The worth of a bonus in a partly owned territory, scaled by the share of its other lands that are owned."""
FOREIGN_FLAG: Final = 2.2
OWN_FLAG: Final = 3.0
UNIT: Final = 0.42
"""The worth of an EP of units."""
SHARE: Final = (0.0, 0.75, 0.45, 0.38)
"""What an opponent's loss is worth to us, as a share of its worth to them, by the number of opponents; for the mean opponent."""
TEAM_SHARE: Final = 0.8
LEADER: Final = 0.3
"""How much more the loss of an opponent with one SP more counts, as an exponent."""
MOST_SHARE: Final = 0.9
CARRIED: Final = 4.5
"""The most attack strength that a ship carries: cavalry of three EP."""

NO_THREATS: Final = [0.0] * LANDS
Force = tuple[int, int, int]
"""Infantry, cavalry, artillery."""


class Position(NamedTuple):
    """A compact position. Lands are the board's numbers, in the order of their ids; units are by stack.

    seat: the seat that judges it. later: opponents who still have a turn before the SP distribution. wear: whether a
    relocation costs the seat units now. summer: whether it is Summer. points: SP by seat. ships: by land; empty without Admirals.
    chief_ep: extra EP that the native chief gets each year (E15-AM-14).
    """

    american: bool
    seat: int
    teams: bool
    later: tuple[int, ...]
    owner: tuple[int, ...]
    units: tuple[int, ...]
    general: tuple[int, ...]
    flag: tuple[int, ...]
    markers: tuple[int, ...]
    supply: tuple[Force, ...]
    wear: bool
    summer: bool
    points: tuple[int, ...]
    ships: tuple[int, ...]
    chief_ep: int


def read(view: Mapping[str, Any]) -> Position:
    """The position in a view, for the view's seat."""
    american = view["map"] == "1715"
    number = NUMBER[american]
    seat = view["seat"]
    lands = view["lands"].values()
    table = view["table"]
    return Position(
        american,
        seat,
        view["teams"],
        later(view, seat),
        tuple([NOBODY if land["owner"] is None else land["owner"] for land in lands]),
        tuple([land[kind] for land in lands for kind in TYPE_IDS]),
        tuple([NOWHERE if about["general"] is None else number[about["general"]] for about in table]),
        tuple([NOWHERE if about["flag"] is None else number[about["flag"]] for about in table]),
        tuple([about["markers"] for about in table]),
        tuple([(about["supply"]["inf"], about["supply"]["kav"], about["supply"]["art"]) for about in table]),
        view["phase"] == "winter" and not table[seat]["grey"],
        view["phase"] == "summer",
        tuple([about["points"] for about in table]),
        tuple([land["ships"] for land in lands]) if view["admirals"] else (),
        view["options"]["chief_ep"],
    )


def later(view: Mapping[str, Any], seat: int) -> tuple[int, ...]:
    """The opponents who may still attack before the SP distribution."""
    order: list[int] = view["turn_order"]
    if view["phase"] == "summer" and view["turn"] is not None:
        order = order[order.index(view["turn"]) + 1 :]
    team = view["table"][seat]["team"]
    return tuple(
        [other for other in order if other != seat and (team is None or view["table"][other]["team"] != team)]
    )


def read_position(s: GameState, seat: int) -> Position:
    """The position in a state, for the seat: the same as `read` returns for the seat's view."""
    supply = s.supply
    first = s.place + 1 if s.phase == codes.PHASE_SUMMER else 0
    order = [(s.start + k) % s.seats for k in range(first, s.seats)]
    return Position(
        s.board.american,
        seat,
        s.teams,
        tuple([other for other in order if not s.friends(seat, other)]),
        tuple(s.owner),
        tuple(s.units),
        tuple(s.general),
        tuple(s.flag),
        tuple(s.markers),
        tuple([(supply[k], supply[k + 1], supply[k + 2]) for k in range(0, len(supply), KINDS_IN_SUPPLY)]),
        s.phase == codes.PHASE_WINTER and not s.count_fortresses(seat, codes.GREY),
        s.phase == codes.PHASE_SUMMER,
        tuple(s.points),
        tuple(s.ships) if s.admirals else (),
        s.chief_ep,
    )


FORTRESSES: Final = [[land for land, colour in enumerate(b.fortress) if colour] for b in (EUROPE, AMERICA)]
WALLS: Final = [[b.fortress_defence if colour else 0 for colour in b.fortress] for b in (EUROPE, AMERICA)]
NUMBER: Final = [{id: k for k, id in enumerate(board.land_ids)} for board in (EUROPE, AMERICA)]


class Situation:
    """A position with values derived from it. me: the seat. friends: seats that are not opponents."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.board: Board = AMERICA if position.american else EUROPE
        self.me = position.seat
        seats = range(len(position.general))
        self.seats = seats
        self.friends = [(position.teams and seat % 2 == self.me % 2) or seat == self.me for seat in seats]
        self.foes = [seat for seat in seats if not self.friends[seat]]
        self.owner = position.owner
        units = position.units
        self.units: list[Force] = list(zip(units[::TYPES], units[1::TYPES], units[2::TYPES], strict=True))
        self.own = [land for land, owner in enumerate(self.owner) if owner == self.me]
        self.shares = self.weigh_foes()
        self.reach = {seat: self.reach_of(seat) for seat in position.later}
        self.threats = [max(powers) for powers in zip(*self.reach.values(), strict=True)] or NO_THREATS
        self.frontiers: dict[int, bool] = {}
        self.forces: dict[tuple[int, bool], Force] = {}
        self.fortresses = FORTRESSES[position.american]
        self.walls = WALLS[position.american][:]
        if position.flag[self.me] >= 0:
            self.walls[position.flag[self.me]] += 1
        self.plans: dict[Any, Any] = {}
        self.worths: dict[tuple[int, int], float] = {}

    @cached_property
    def strengths(self) -> list[int]:
        """The unit points of each seat on the map."""
        found = [0 for _ in self.seats]
        for land, owner in enumerate(self.owner):
            if owner >= 0:
                found[owner] += self.ep(land)
        return found

    def weigh_foes(self) -> list[float]:
        """By seat, the share of an opponent's loss that is our gain: the nearer they are to victory, the more."""
        points, foes = self.position.points, self.foes
        base = TEAM_SHARE if self.position.teams else SHARE[len(foes)]
        if self.position.teams or len(foes) < 2:
            return [0.0 if friend else base for friend in self.friends]
        pulls = [0.0 if self.friends[seat] else exp(LEADER * points[seat]) for seat in self.seats]
        mean = sum(pulls) / len(foes)
        return [min(base * pull / mean, MOST_SHARE) for pull in pulls]

    def hostile(self, land: int) -> bool:
        """Whether the land may be attacked: neutral, or an opponent's."""
        owner = self.owner[land]
        return owner < 0 or not self.friends[owner]

    def reach_of(self, seat: int) -> list[float]:
        """The attack strength that the seat could bring against each land, leaving one unit everywhere."""
        found = [0.0] * len(self.owner)
        general = self.position.general[seat]
        near_lands = self.board.near
        ships = self.position.ships
        for land, owner in enumerate(self.owner):
            if owner != seat:
                continue
            inf, kav, art = self.units[land]
            if inf + kav + art < 2:
                continue
            power = inf * ATTACK[0] + kav * ATTACK[1] + art * ATTACK[2] - (1 if inf else ATTACK[1])
            if general == land:
                power += 2
            for near in near_lands[land]:
                found[near] += power
            if ships and ships[land]:
                room = min(power, CARRIED * ships[land])
                for beyond in self.board.by_sea[land]:
                    if beyond not in near_lands[land]:
                        found[beyond] += room
        return found

    def threat(self, land: int) -> float:
        """The greatest attack strength that an opponent may still bring against the land."""
        return self.threats[land]

    def defence(self, land: int, force: Force, general: bool) -> int:
        """E15-ATT-4: the defence of our force in the land."""
        total = force[0] * DEFENCE[0] + force[1] * DEFENCE[1] + force[2] * DEFENCE[2] + self.walls[land]
        return total + 2 if general else total

    def strength(self, land: int, artillery: bool) -> int:
        """E15-ATT-4, E15-ATT-5: the land's defence against us."""
        inf, kav, art = self.units[land]
        total = inf * DEFENCE[0] + kav * DEFENCE[1] + art * DEFENCE[2]
        if self.board.fortress[land] and not artillery:
            total += self.board.fortress_defence
        owner = self.owner[land]
        if owner >= 0:
            if self.position.general[owner] == land:
                total += 2
            if self.position.flag[owner] == land:
                total += self.board.capital_defence
        return total

    def safe(self, land: int, force: Force, general: bool = False) -> bool:
        """Whether no opponent who may still attack is stronger than this force there."""
        return self.threats[land] <= self.defence(land, force, general)

    def worth(self, seat: int, land: int) -> float:
        """What the land is or would be worth to the seat as owner."""
        key = (seat, land)
        found = self.worths.get(key)
        if found is None:
            found = self.worths[key] = self.weigh(seat, land)
        return found

    def weigh(self, seat: int, land: int) -> float:
        """The worth of a land's power, fortress and flags, and of its part in a territory."""
        board = self.board
        value = LAND
        if board.fortress[land]:
            value += FORTRESS
        for other in self.seats:
            if self.position.flag[other] == land:
                if other == seat:
                    value += OWN_FLAG
                elif (other - seat) % 2 or not self.position.teams:
                    value += FOREIGN_FLAG
        territory = board.territory[land]
        rest = [other for other in board.lands_of[territory] if other != land]
        held = sum([self.owner[other] == seat for other in rest])
        bonus = board.bonus[territory]
        if held == len(rest):
            return value + TERRITORY * bonus
        return value + PROGRESS * bonus * held / len(rest)

    def taking(self, land: int) -> float:
        """The worth of taking the land from its present owner."""
        value = self.worth(self.me, land)
        owner = self.owner[land]
        if owner >= 0:
            value += self.shares[owner] * (self.worth(owner, land) + UNIT * self.ep(land))
        return value

    def ep(self, land: int) -> int:
        """The unit points in the land."""
        inf, kav, art = self.units[land]
        return inf + 2 * kav + 3 * art

    def after_skirmish(self, target: int, beaten: Force, land: int, kind: int, gone: int) -> "Situation":
        """The outlook after a skirmish: what the target's defender has lost, and how many units of a kind the attacker."""
        units = list(self.position.units)
        for each, number in enumerate(beaten):
            units[target * TYPES + each] -= number
        units[land * TYPES + kind] -= gone
        return Situation(self.position._replace(units=tuple(units)))

    def with_ships(self, land: int, dissolved: Force, ships: int) -> "Situation":
        """The outlook after shipbuilding in a land."""
        units, fleet = list(self.position.units), list(self.position.ships)
        for each, number in enumerate(dissolved):
            units[land * TYPES + each] -= number
        fleet[land] += ships
        return Situation(self.position._replace(units=tuple(units), ships=tuple(fleet)))

    def frontier(self, land: int) -> bool:
        """Whether the land borders one that may be attacked."""
        found = self.frontiers.get(land)
        if found is None:
            found = self.frontiers[land] = any(self.hostile(near) for near in self.board.near[land])
        return found


@lru_cache(maxsize=64)
def outlook(position: Position) -> Situation:
    """The outlook of a position, cached because the parts of a command ask for the same one."""
    return Situation(position)
