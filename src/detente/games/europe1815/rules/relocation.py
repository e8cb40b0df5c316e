"""Relocation (section 7): Z-effects one after the other, the General's jump, wear."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
    ART,
    BY_WEAR,
    CIVIL_RELOCATION,
    CMD_RELOCATION,
    DISSOLVE,
    DONE,
    GENERAL,
    GREY,
    INF,
    JUMP,
    KAV,
    LANDS,
    NO_FORTRESS,
    NOWHERE,
    PHASE_WINTER,
    RELOCATE,
    RESUPPLY,
    TYPES,
)
from detente.games.europe1815.rules.parts import (
    chosen,
    close_command,
    movable,
    open_command,
    part_answer,
    part_of,
    stack_action,
)
from detente.games.europe1815.state import Table

WEARS = [[2, 0, 0], [0, 1, 0], [0, 0, 1]]
"""E15-MOVE-7: what may be dissolved for two EP so that nothing of it is too much, by the type named."""


def wears(s: Table, seat: i64) -> bool:
    """E15-WINTER-2, E15-SUMMER-1, E15-MOVE-6: in Winter, without a grey fortress."""
    return s.phase == PHASE_WINTER and s.count_fortresses(seat, GREY) == 0


def can_wear(s: Table, land: i64, kind: i64) -> bool:
    """E15-MOVE-7, E15-UNIT-4: whether these units are there, and another stays."""
    number: i64 = WEARS[kind][kind]
    return s.units[land * TYPES + kind] >= number and s.strength(land) > number


def relocations(s: Table, seat: i64) -> list[int]:
    """E15-MOVE-2, E15-MOVE-5, E15-MOVE-6: targets of a first Z-effect, and of a jump; with wear only what it leaves."""
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


def effects(s: Table, seat: i64, worn: i64) -> list[int]:
    """E15-MOVE-2, E15-MOVE-5: targets of a Z-effect and jumps, ascending; so many units of the capital will wear off."""
    legal = [
        RELOCATE + s.shift + land
        for land in range(LANDS)
        if s.owner[land] == seat and reachable(s, seat, land, worn)
    ]
    general: i64 = s.general[seat]
    if general != NOWHERE:
        legal.extend(
            [
                JUMP + s.shift + land
                for land in range(LANDS)
                if s.owner[land] == seat and land != general and receives_jump(s, seat, land)
            ]
        )
    return legal


def reachable(s: Table, seat: i64, target: i64, worn: i64) -> bool:
    """E15-MOVE-1, E15-UNIT-4: whether a neighbour can spare a unit, or the General stands there."""
    for land in s.board.near[target]:
        if s.owner[land] != seat:
            continue
        off: i64 = worn if land == s.flag[seat] else 0
        if s.general[seat] == land or s.strength(land) - off > 1:
            return True
    return False


def receives_jump(s: Table, seat: i64, land: i64) -> bool:
    """E15-MOVE-5: the own capital, or an own fortress."""
    return s.flag[seat] == land or s.board.fortress[land] != NO_FORTRESS


def open_relocation(s: Table, seat: i64, action: i64) -> None:
    """E15-MOVE-3, E15-MOVE-4: one Z-effect, and one more for each grey fortress owned now."""
    s.effects = s.board.effects + s.board.effects_per_grey * s.count_fortresses(seat, GREY)
    s.used |= CIVIL_RELOCATION
    next_effect(s, seat, action, wears(s, seat))


def next_effect(s: Table, seat: i64, action: i64, worn: bool) -> None:
    """E15-MOVE-1, E15-MOVE-5: a Z-effect into a land, or the General's jump; worn: it takes wear first."""
    left: i64 = s.effects
    jumps = JUMP <= action < RESUPPLY
    base: i64 = JUMP if jumps else RELOCATE
    open_command(s, CMD_RELOCATION, action - base - s.shift)
    s.effects = left
    s.budget = s.board.wear if worn else 0
    if jumps:
        s.leader = s.general[seat]
        if not worn:
            carry_out_effect(s, seat)


def wear_actions(s: Table, seat: i64) -> list[int]:
    """E15-MOVE-7, E15-IMPL-6: which units dissolve, if a Z-effect is possible after it."""
    capital: i64 = s.flag[seat]
    return [
        DISSOLVE + kind
        for kind in range(TYPES)
        if can_wear(s, capital, kind)
        and (s.leader != NOWHERE or reachable(s, seat, s.target, WEARS[kind][kind]))
    ]


def wear_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-MOVE-7: the units are named; they leave with the first Z-effect."""
    s.worn = WEARS[action - DISSOLVE][:]
    s.budget = 0
    if s.leader != NOWHERE:
        carry_out_effect(s, seat)


def relocation_actions(s: Table, seat: i64) -> list[int]:
    """E15-MOVE-1, E15-MOVE-2: stacks of neighbours, the General; done as soon as any takes part."""
    legal: list[int] = []
    general: i64 = s.general[seat]
    near = s.board.near[s.target]
    if s.leader == NOWHERE and general in near:
        legal.append(GENERAL + s.shift + general)
    for land in near:
        if s.owner[land] == seat:
            for kind in range(TYPES):
                if movable(s, land, kind) > 0:
                    legal.append(stack_action(s, land, kind))
    if s.leader != NOWHERE or chosen(s):
        legal.append(DONE)
    return legal


def relocation_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-IMPL-6: parts are noted; with the last step the Z-effect is carried out."""
    if not part_answer(s, action):
        carry_out_effect(s, seat)


def carry_out_effect(s: Table, seat: i64) -> None:
    """E15-MOVE-1, E15-MOVE-3, E15-MOVE-7: wear, then the units move; a further Z-effect may follow."""
    relocate(s, seat)
    left: i64 = s.effects - 1
    close_command(s)
    s.effects = left


def relocate(s: Table, seat: i64) -> None:
    """E15-MOVE-1, E15-MOVE-5, E15-MOVE-7: what wears off goes to the supply, what was chosen to the target."""
    if any(s.worn):
        s.remove(s.flag[seat], s.worn, BY_WEAR)
    for land in range(LANDS):
        s.move(land, s.target, part_of(s, land))
    if s.leader != NOWHERE:
        s.move_general(seat, s.target)


def effect_actions(s: Table, seat: i64) -> list[int]:
    """E15-MOVE-3, E15-MOVE-4: a further Z-effect, or no more."""
    return [*effects(s, seat, 0), DONE]


assert [WEARS[kind][kind] for kind in (INF, KAV, ART)] == [2, 1, 1]
