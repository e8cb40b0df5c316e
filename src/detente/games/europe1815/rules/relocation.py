"""Relocation: Z-effects one after the other, the General's jump, wear."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import INF, NOBODY, NOWHERE, TYPES
from detente.games.europe1815.notation import DISSOLVE, DONE, GENERAL, JUMP, RELOCATE, STACK
from detente.games.europe1815.rules import commands
from detente.games.europe1815.rules.actions import Action
from detente.games.europe1815.rules.units import borders_own
from detente.games.europe1815.state import GameState

WEARS: Final = [[2, 0, 0], [0, 1, 0], [0, 0, 1]]
"""E15-MOVE-7: the units that dissolve for two EP without excess, by the type named."""


# -- what is possible


def wears(s: GameState, seat: i64) -> bool:
    """E15-WINTER-2, E15-SUMMER-1, E15-MOVE-6: whether relocation costs wear: in Winter, without a grey fortress."""
    return s.phase == codes.PHASE_WINTER and s.count_fortresses(seat, codes.GREY) == 0


def can_wear(s: GameState, land: i64, kind: i64) -> bool:
    """E15-MOVE-7, E15-UNIT-4: whether these units are there and at least one other stays."""
    number: i64 = WEARS[kind][kind]
    return s.units[land * TYPES + kind] >= number and s.strength(land) > number


def effects(s: GameState, seat: i64, worn: i64) -> list[int]:
    """E15-MOVE-2, E15-MOVE-5: targets of a Z-effect and jumps, ascending. worn: how many units of the capital will wear off."""
    lands = s.lands(seat)
    legal = s.each(RELOCATE, [land for land in lands if reachable(s, seat, land, worn)])
    general: i64 = s.general[seat]
    if general != NOWHERE:
        jumps = [land for land in lands if land != general and receives_jump(s, seat, land)]
        legal.extend(s.each(JUMP, jumps))
    return legal


def reachable(s: GameState, seat: i64, target: i64, worn: i64) -> bool:
    """E15-MOVE-1, E15-UNIT-4: whether a neighbouring land can spare a unit, or the General is there."""
    for land in s.board.near[target]:
        if s.owner[land] != seat:
            continue
        off: i64 = worn if land == s.flag[seat] else 0
        if s.general[seat] == land or s.strength(land) - off > 1:
            return True
    return False


def receives_jump(s: GameState, seat: i64, land: i64) -> bool:
    """E15-MOVE-5: whether the General may jump to the land: the seat's capital, or its own fortress."""
    return s.flag[seat] == land or s.board.fortress[land] != codes.NO_FORTRESS


# -- the action of a turn, and its further Z-effects


class Relocations(Action):
    """E15-MOVE-1: units move into a land from its neighbours, or the General jumps."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-MOVE-2, E15-MOVE-5, E15-MOVE-6: targets of a first Z-effect and of a jump; with wear, only those still possible after it."""
        if not wears(s, seat):
            return effects(s, seat, 0)
        if not s.holds_flag(seat):
            return []
        capital: i64 = s.flag[seat]
        left: i64 = -1
        for kind in range(TYPES):
            if can_wear(s, capital, kind):
                left = max(left, s.strength(capital) - WEARS[kind][kind])
        if left < 0:
            return []
        return effects(s, seat, s.strength(capital) - left)

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-MOVE-3, E15-MOVE-4: one Z-effect, and one more for each grey fortress owned now."""
        s.effects = s.board.effects + s.board.effects_per_grey * s.count_fortresses(seat, codes.GREY)
        begin_effect(s, seat, action, wears(s, seat))

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: no units for the wear, or none for the Z-effect."""
        if wears(s, seat):
            if not s.holds_flag(seat):
                return "E15-MOVE-6"
            if s.ep_in(s.flag[seat]) < s.board.wear or s.strength(s.flag[seat]) < 2:
                return "E15-UNIT-4"
        return why_no_effect(s, seat, action)


class FurtherEffect(Question[GameState]):
    """E15-MOVE-3, E15-MOVE-4: a further Z-effect, or stop."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-MOVE-2, E15-MOVE-5: wear does not apply again."""
        return [*effects(s, seat, 0), DONE.first]

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-MOVE-3: begin the Z-effect, or end the relocation."""
        if action in DONE:
            s.effects = 0
        else:
            begin_effect(s, seat, action, False)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: no Z-effect into the land."""
        return why_no_effect(s, seat, action) if action in RELOCATE or action in JUMP else None


def why_no_effect(s: GameState, seat: int, action: int) -> str:
    """Why a Z-effect into a land is not possible."""
    land = s.land(action)
    owner = s.owner[land]
    if owner != seat:
        return "E15-TEAM-8" if owner != NOBODY and s.friends(seat, owner) else "E15-MOVE-2"
    if action in JUMP:
        return "E15-MOVE-2" if receives_jump(s, seat, land) else "E15-MOVE-5"
    return "E15-UNIT-4" if borders_own(s, seat, land) else "E15-MOVE-1"


def begin_effect(s: GameState, seat: i64, action: i64, worn: bool) -> None:
    """E15-MOVE-1, E15-MOVE-5: begin a Z-effect into a land, or the General's jump. worn: whether wear comes first."""
    RELOCATING.open(s, s.land(action))
    if action in JUMP:
        s.leader = s.general[seat]
    if worn:
        s.budget = s.board.wear
        s.ask(WEAR, seat)
    elif s.leader != NOWHERE:
        carry_out_effect(s, seat)
    else:
        s.ask(RELOCATION, seat)


class Wear(Question[GameState]):
    """E15-MOVE-7, E15-IMPL-6: which units of the capital dissolve."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-MOVE-7: units after whose loss the Z-effect is still possible."""
        capital: i64 = s.flag[seat]
        return DISSOLVE.each(
            [
                kind
                for kind in range(TYPES)
                if can_wear(s, capital, kind)
                and (s.leader != NOWHERE or reachable(s, seat, s.target, WEARS[kind][kind]))
            ]
        )

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-MOVE-7: note the units; they leave with the first Z-effect."""
        s.worn = WEARS[DISSOLVE.one(action)][:]
        s.budget = 0
        if s.leader != NOWHERE:
            carry_out_effect(s, seat)
        else:
            s.ask(RELOCATION, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the units: they are not there, or are the last ones."""
        if action in DISSOLVE:
            kind, units = DISSOLVE.one(action), s.units_in(s.flag[seat])
            return "E15-MOVE-7" if units[kind] == 0 or (kind == INF and units[INF] < 2) else "E15-UNIT-4"
        return "E15-MOVE-3" if action in RELOCATE or action in JUMP else None


# -- the command


class Relocation(commands.Command):
    """E15-MOVE-1: units of neighbouring lands and the General move into the target."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-MOVE-1, E15-MOVE-2: stacks of neighbouring lands, the General; `done` once anything takes part."""
        near = s.board.near[s.target]
        general: i64 = s.general[seat]
        legal: list[int] = []
        if s.leader == NOWHERE and general in near:
            legal = s.each(GENERAL, [general])
        legal.extend(commands.stacks_of(s, [land for land in near if s.owner[land] == seat]))
        if s.leader != NOWHERE or commands.chosen(s):
            legal.append(DONE.first)
        return legal

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-MOVE-1: carry out the Z-effect."""
        carry_out_effect(s, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: units not near, not the player's, or needed where they are."""
        if action in STACK:
            land, kind = commands.stack_named(s, action)
            return commands.why_not_moved(s, seat, land, kind)
        if action in RELOCATE or action in JUMP:
            return "E15-MOVE-3"
        if action in DISSOLVE:
            return "E15-MOVE-7"
        return "E15-MOVE-1" if action in GENERAL else "E15-MOVE-2" if action in DONE else None


def carry_out_effect(s: GameState, seat: i64) -> None:
    """E15-MOVE-1, E15-MOVE-3, E15-MOVE-7: apply wear, then move the units; a further Z-effect may follow."""
    relocate(s, seat)
    left: i64 = s.effects - 1
    commands.close(s)
    if left and effects(s, seat, 0):
        s.effects = left
        s.ask(FURTHER_EFFECT, seat)


def relocate(s: GameState, seat: i64) -> None:
    """E15-MOVE-1, E15-MOVE-5, E15-MOVE-7: return worn units to the supply, and move the chosen ones to the target."""
    if any(s.worn):
        s.remove(s.flag[seat], s.worn, codes.BY_WEAR)
    for land in commands.taking_part(s):
        s.move(land, s.target, commands.part_of(s, land))
    if s.leader != NOWHERE:
        s.move_general(seat, s.target)


RELOCATIONS: Final = Relocations([RELOCATE, JUMP], "relocation")
FURTHER_EFFECT: Final = FurtherEffect("effect", "E15-MOVE-3")
WEAR: Final = Wear("wear", "E15-MOVE-7")
RELOCATION: Final = commands.Parts("relocation", "E15-MOVE-1")
RELOCATING: Final = Relocation("relocation", RELOCATION)
