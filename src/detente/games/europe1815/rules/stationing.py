"""New units: resupply, reinforcement turns and the free EP of set-up (E15-SETUP-7)."""

from typing import Final

from mypy_extensions import i64

from detente.games.europe1815 import codes
from detente.games.europe1815.codes import NOWHERE, TYPES
from detente.games.europe1815.notation import DONE, GENERAL, RESUPPLY, STACK
from detente.games.europe1815.rules import commands
from detente.games.europe1815.rules.actions import Action, is_of_turn
from detente.games.europe1815.rules.units import may_station, reinforcement
from detente.games.europe1815.state import GameState

# -- the commands: why units are stationed


class Stationing(commands.Command):
    """Units go from the supply to the seat's lands, within the budget of EP.

    cause: why units are stationed. rule: the rule that sets the budget. where: the rule that says which lands they may enter.
    """

    def __init__(self, name: str, cause: i64, rule: str, where: str) -> None:
        super().__init__(name, STATIONING)
        self.cause = cause
        self.rule = rule
        self.where = where

    def asked_by(self) -> str:
        """The rule that says why units are stationed, not the one on reinforcement that the question bears."""
        return self.rule

    def begin(self, s: GameState, seat: i64, target: i64, budget: i64) -> None:
        """Begin to station the budget of EP, in the target if there is one."""
        self.open(s, target)
        s.budget = budget
        s.ask(STATIONING, seat)

    def admits(self, s: GameState, seat: i64, land: i64, kind: i64) -> bool:
        """Whether units of this type may be stationed in the land, which is the seat's."""
        raise NotImplementedError(f"{self.name} says nothing of the lands for its units")

    def is_enough(self, s: GameState, left: i64) -> bool:
        """Whether enough units are stationed. left: the EP left in the budget."""
        raise NotImplementedError(f"{self.name} says nothing of the units that it takes")

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-IMPL-6: stacks that may grow; `done` when enough units are chosen."""
        chosen = placed(s)
        left = unspent_with(s, chosen)
        most = [stationable(s, seat, kind, left, chosen) for kind in range(TYPES)]
        stacks = [
            land * TYPES + kind
            for land in s.lands(seat)
            for kind in range(TYPES)
            if most[kind] > 0 and s.parts[land * TYPES + kind] == 0 and self.admits(s, seat, land, kind)
        ]
        legal = commands.picks(s, stacks)
        if self.is_enough(s, left):
            legal.append(DONE.first)
        return legal

    def most(self, s: GameState, seat: i64, land: i64, kind: i64) -> i64:
        """E15-UNIT-3: as many as the remaining EP and the supply allow."""
        chosen = placed(s)
        return stationable(s, seat, kind, unspent_with(s, chosen), chosen)

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-UNIT-3: station the chosen units from the supply."""
        for land in commands.taking_part(s):
            s.station(seat, land, commands.part_of(s, land), self.cause)
        commands.close(s)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: not these units, or not in this land."""
        if action not in STACK:
            return None
        land, kind = commands.stack_named(s, action)
        if s.owner[land] != seat:
            return self.where
        if not self.admits(s, seat, land, kind):
            return "E15-REINF-4" if s.target == NOWHERE else self.rule
        if s.parts[land * TYPES + kind]:
            return "E15-IMPL-6"
        return "E15-UNIT-3" if stationable(s, seat, kind, s.board.ep[kind], placed(s)) < 1 else self.rule

    def why_not_so_many(self, s: GameState, seat: int, land: int, kind: int) -> str:
        """The rule that forbids the number: too few units in supply, or too few EP."""
        left = self.most(s, seat, land, kind)
        return "E15-UNIT-3" if left == s.in_supply(seat, kind) else self.rule


class SettingUp(Stationing):
    """E15-SETUP-7: the free EP of set-up go to any lands of the seat."""

    def admits(self, s: GameState, seat: i64, land: i64, kind: i64) -> bool:
        """E15-SETUP-7: any land of the seat."""
        return s.owner[land] == seat

    def is_enough(self, s: GameState, left: i64) -> bool:
        """E15-SETUP-7: all EP are spent."""
        return left == 0

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: EP are left, or what stationing forbids."""
        return self.rule if action in DONE else super().why_not(s, seat, action)


class Resupply(Stationing):
    """E15-SUPPLY-1: units go to one land."""

    def admits(self, s: GameState, seat: i64, land: i64, kind: i64) -> bool:
        """E15-SUPPLY-1: only the land that was named."""
        return land == s.target

    def is_enough(self, s: GameState, left: i64) -> bool:
        """E15-SUPPLY-2: at least one unit."""
        return commands.chosen(s)

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-SUPPLY-1: station the units and end the turn."""
        super().finish(s, seat)
        s.actions = 0

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: no unit yet, or what stationing forbids."""
        return "E15-SUPPLY-2" if action in DONE else super().why_not(s, seat, action)


class Reinforcement(Stationing):
    """E15-REINF-2: the new units of a reinforcement turn."""

    def admits(self, s: GameState, seat: i64, land: i64, kind: i64) -> bool:
        """E15-REINF-3, E15-REINF-4: infantry anywhere, other types where they can be raised."""
        return may_station(s, seat, land, kind)

    def asked_by(self) -> str:
        """E15-REINF-2: new units, after what they are worth."""
        return self.where

    def is_enough(self, s: GameState, left: i64) -> bool:
        """E15-REINF-2: always, as units are optional."""
        return True

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: no actions in a reinforcement turn, or the General is already back."""
        if is_of_turn(action):
            return "E15-REINF-6"
        return "E15-REINF-5" if action in GENERAL else super().why_not(s, seat, action)


def placed(s: GameState) -> list[int]:
    """By type, how many units are chosen so far."""
    found = [0] * TYPES
    parts = s.parts
    for stack in range(len(parts)):
        if parts[stack]:
            found[stack % TYPES] += parts[stack]
    return found


def unspent_with(s: GameState, chosen: list[int]) -> i64:
    """The EP left in the budget if these units are chosen, by type."""
    left: i64 = s.budget
    for kind in range(TYPES):
        left -= chosen[kind] * s.board.ep[kind]
    return left


def unspent(s: GameState) -> i64:
    """The EP left in the budget."""
    return unspent_with(s, placed(s))


def stationable(s: GameState, seat: i64, kind: i64, left: i64, chosen: list[int]) -> i64:
    """E15-UNIT-3: how many units of a type the remaining EP and the supply allow. chosen: by type, how many are chosen so far."""
    return min(left // s.board.ep[kind], s.in_supply(seat, kind) - chosen[kind])


STATIONING: Final = commands.Parts("stationing", "E15-REINF-2")
SETTING_UP: Final = SettingUp("setup", codes.BY_SETUP, "E15-SETUP-7", "E15-SETUP-7")
RESUPPLYING: Final = Resupply("resupply", codes.BY_RESUPPLY, "E15-SUPPLY-1", "E15-SUPPLY-2")
REINFORCING: Final = Reinforcement("reinforcement", codes.BY_REINFORCEMENT, "E15-REINF-1", "E15-REINF-2")


# -- the action of a turn, and grants at other times


class Resupplies(Action):
    """E15-SUPPLY-1: new units in the middle of the year."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-SUPPLY-1, E15-SUPPLY-2: the seat's lands with its General or a fortress, if the supply holds a unit."""
        if not any(s.in_supply(seat, kind) for kind in range(TYPES)):
            return []
        return s.each(RESUPPLY, [land for land in s.lands(seat) if is_stocked(s, seat, land)])

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-SUPPLY-1: begin to station units in the land."""
        RESUPPLYING.begin(s, seat, s.land(action), s.board.resupply)

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: an empty supply, or a land without General and fortress."""
        land = s.land(action)
        if is_stocked(s, seat, land):
            return "E15-UNIT-3"
        return "E15-SUPPLY-1" if s.owner[land] == seat else "E15-SUPPLY-2"


def is_stocked(s: GameState, seat: i64, land: i64) -> bool:
    """E15-SUPPLY-1: whether the land is the seat's and holds its General or a fortress."""
    return s.owner[land] == seat and (s.general[seat] == land or s.board.fortress[land] != codes.NO_FORTRESS)


def station_free_units(s: GameState, seat: i64) -> None:
    """E15-SETUP-7, E15-TEAM-12: ask where to station the free EP."""
    extra = s.start_ep if s.friends(seat, s.start) else 0
    SETTING_UP.begin(s, seat, NOWHERE, s.board.free_ep[s.seats] + extra)


def station_reinforcement(s: GameState, seat: i64) -> None:
    """E15-REINF-1: ask where to station the EP of this turn."""
    worth = reinforcement(s, seat, s.controllers())
    REINFORCING.begin(s, seat, NOWHERE, worth)
    s.emit("ReinforcementGranted", seat, worth)


RESUPPLIES: Final = Resupplies([RESUPPLY], "resupply")
