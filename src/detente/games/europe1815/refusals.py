"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import cast

from detente.core.state import State
from detente.games.europe1815.codes import (
    ALL_LANDS,
    ART,
    ASK_ATTACK,
    ASK_CAPITAL,
    ASK_COUNT,
    ASK_EFFECT,
    ASK_GENERAL,
    ASK_LAND,
    ASK_RELOCATION,
    ASK_RESTORE,
    ASK_SHIPS,
    ASK_STATIONING,
    ASK_TEAM,
    ASK_TRIBES,
    ASK_TROOPS,
    ASK_TURN,
    ASK_WEAR,
    ATTACK,
    BUILD,
    CHOOSE,
    CIVIL_DIPLOMACY,
    CIVIL_RELOCATION,
    CIVIL_RESUPPLY,
    CIVIL_SHIPS,
    CIVIL_TRIBES,
    CIVIL_UPRISING,
    CMD_REINFORCEMENT,
    CMD_RESUPPLY,
    CMD_SCOUT,
    CMD_SETUP,
    COUNT,
    DIPLOMACY,
    DISSOLVE,
    DONE,
    EMBARK,
    GENERAL,
    GIVE_LAND,
    GIVE_MARKER,
    GIVE_TROOPS,
    GREY,
    INF,
    JUMP,
    LANDS,
    NO_FORTRESS,
    NOBODY,
    NOWHERE,
    PHASE_WINTER,
    PLANT,
    RELOCATE,
    RESTORE,
    RESUPPLY,
    SCOUT,
    SHIP,
    SKIP,
    STACK,
    STRENGTHEN,
    TYPES,
    UPRISING,
    WHITE,
)
from detente.games.europe1815.rules.battle import attackable, is_near, may_attack, origins, scout_origin
from detente.games.europe1815.rules.intrigue import defenceless
from detente.games.europe1815.rules.parts import chosen, chosen_in, movable, spare
from detente.games.europe1815.rules.relocation import receives_jump, wears
from detente.games.europe1815.rules.setup import may_be_chief
from detente.games.europe1815.rules.stationing import admits, stationable, unspent
from detente.games.europe1815.rules.units import borders_own
from detente.games.europe1815.state import Table

CIVIL = {
    RELOCATE: CIVIL_RELOCATION,
    JUMP: CIVIL_RELOCATION,
    RESUPPLY: CIVIL_RESUPPLY,
    DIPLOMACY: CIVIL_DIPLOMACY,
    UPRISING: CIVIL_UPRISING,
    STRENGTHEN: CIVIL_TRIBES,
    BUILD: CIVIL_SHIPS,
}
OTHER_MAP = "E15-AM-1"


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    s = cast(Table, state)
    if s.over or seat not in s.to_act:
        return None
    if action < COUNT:
        verb, land = named(s, action)
        if not 0 <= land < LANDS:
            return OTHER_MAP
        return of_land(s, seat, verb, land, (action - STACK) % TYPES)
    return of_other(s, seat, action)


def named(s: Table, action: int) -> tuple[int, int]:
    """The verb of an action and the land that it names on this map."""
    if action >= STACK:
        return STACK, (action - STACK) // TYPES - int(s.shift)
    return action - action % ALL_LANDS, action % ALL_LANDS - int(s.shift)


def of_land(s: Table, seat: int, verb: int, land: int, kind: int) -> str | None:
    """Actions that name a land."""
    asked = s.asked
    if verb == STACK:
        return why_no_stack(s, seat, land, kind)
    if verb == GENERAL:
        return why_no_general(s, seat, land)
    if verb == PLANT and asked == ASK_CAPITAL:
        return why_no_capital(s, land)
    if verb == CHOOSE and asked == ASK_LAND:
        return why_no_choice(s, seat, land)
    if verb == RESTORE and asked == ASK_RESTORE:
        return "E15-TEAM-4" if s.owner[land] == s.ally(seat) and s.teams else "E15-EXILE-2"
    if verb == EMBARK and asked == ASK_ATTACK:
        return "E15-NAV-8"
    if asked == ASK_TEAM:
        return why_no_gift(s, seat, verb, land)
    if asked == ASK_TRIBES and verb == STRENGTHEN:
        return "E15-AM-10"
    if asked == ASK_EFFECT and verb in (RELOCATE, JUMP):
        return why_no_relocation(s, seat, verb, land)
    if asked == ASK_TURN:
        return during_turn(s, seat, verb, land)
    return outside(s, verb)


def outside(s: Table, verb: int) -> str | None:
    """An action of a turn at another moment: a command under way, a relocation's Z-effects, an end of the turn."""
    if s.asked in (ASK_RELOCATION, ASK_EFFECT, ASK_WEAR) and verb in (RELOCATE, JUMP):
        return "E15-MOVE-3"
    if s.asked == ASK_STATIONING and s.command == CMD_REINFORCEMENT and RELOCATE <= verb < EMBARK:
        return "E15-REINF-6"
    if s.asked == ASK_TEAM and RELOCATE <= verb < EMBARK:
        return "E15-ACT-1"
    if verb in (GIVE_LAND, GIVE_TROOPS):
        return why_no_team_action(s)
    return None


def why_no_team_action(s: Table) -> str:
    """A team action at a wrong moment."""
    if s.phase < PHASE_WINTER or not s.teams:
        return "E15-TACT-5"
    return "E15-TACT-4" if s.team_used else "E15-TACT-1"


# -- the questions of a turn


def during_turn(s: Table, seat: int, verb: int, land: int) -> str | None:
    """Why an action of a turn is not possible."""
    if verb in CIVIL and s.used & CIVIL[verb]:
        return "E15-ACT-3"
    if verb in (RELOCATE, JUMP):
        return why_no_relocation(s, seat, verb, land)
    if verb == RESUPPLY:
        own = s.owner[land] == seat
        stocked = own and (s.general[seat] == land or s.board.fortress[land] != NO_FORTRESS)
        return "E15-UNIT-3" if stocked else "E15-SUPPLY-1" if own else "E15-SUPPLY-2"
    if verb == DIPLOMACY:
        return why_no_diplomacy(s, seat, land)
    if verb in (ATTACK, SCOUT):
        return why_no_attack(s, seat, verb, land)
    if verb in (UPRISING, STRENGTHEN):
        own = s.friends(seat, s.owner[land]) if s.owner[land] != NOBODY else False
        return "E15-TEAM-4" if own and s.owner[land] != seat else "E15-AM-10"
    if verb == BUILD:
        if s.admirals and s.owner[land] == seat and land in s.board.anchors and s.in_supply(seat, SHIP):
            return "E15-UNIT-4"
        return "E15-NAV-3" if s.admirals else "E15-NAV-1"
    return outside(s, verb)


def why_no_relocation(s: Table, seat: int, verb: int, land: int) -> str:
    """Why there is no Z-effect into the land."""
    if s.asked == ASK_TURN and wears(s, seat):
        if not s.holds_flag(seat):
            return "E15-MOVE-6"
        if s.ep_in(s.flag[seat]) < s.board.wear or s.strength(s.flag[seat]) < 2:
            return "E15-UNIT-4"
    if s.owner[land] != seat:
        return "E15-TEAM-8" if s.owner[land] != NOBODY and s.friends(seat, s.owner[land]) else "E15-MOVE-2"
    if verb == JUMP:
        return "E15-MOVE-5" if not receives_jump(s, seat, land) else "E15-MOVE-2"
    return "E15-UNIT-4" if borders_own(s, seat, land) else "E15-MOVE-1"


def why_no_diplomacy(s: Table, seat: int, land: int) -> str:
    """Why diplomacy does not win the land."""
    owner = s.owner[land]
    if owner != NOBODY and owner != seat and s.friends(seat, owner):
        return "E15-TEAM-4"
    if owner == seat or not borders_own(s, seat, land) or not defenceless(s, land):
        return "E15-DIPL-2"
    return "E15-DIPL-5"


def why_no_attack(s: Table, seat: int, verb: int, land: int) -> str:
    """Why the land cannot be attacked."""
    owner = s.owner[land]
    if owner != NOBODY and owner != seat and s.friends(seat, owner):
        return "E15-TEAM-3"
    if not may_attack(s):
        return "E15-WINTER-1"
    if verb == SCOUT:
        return "E15-AM-10"
    if owner == seat or attackable(s, seat, land) or not borders_own(s, seat, land):
        return "E15-ATT-1"
    return "E15-UNIT-4"


# -- set-up


def why_no_capital(s: Table, land: int) -> str:
    """Why the flag cannot be planted there."""
    if s.board.inland[land] and not may_be_chief(s):
        return "E15-AM-11" if s.teams else "E15-AM-10"
    return "E15-SETUP-3"


def why_no_choice(s: Table, seat: int, land: int) -> str:
    """Why the land cannot be chosen."""
    if s.owner[land] != NOBODY:
        return "E15-SETUP-4"
    has_one = s.count_fortresses(seat, GREY) + s.count_fortresses(seat, WHITE) > 0
    return "E15-SETUP-6" if has_one and s.board.fortress[land] != NO_FORTRESS else "E15-SETUP-5"


# -- team actions


def why_no_gift(s: Table, seat: int, verb: int, land: int) -> str | None:
    """Why a land or troops cannot be given."""
    if verb == GIVE_LAND:
        own = s.owner[land] == seat
        return "E15-TLAND-1" if not own or s.flag[seat] == land else "E15-TLAND-4"
    if verb == GIVE_TROOPS:
        if s.owner[land] != s.ally(seat):
            return "E15-TTROOP-1"
        return "E15-TTROOP-7" if borders_own(s, seat, land) else "E15-MOVE-1"
    return outside(s, verb)


# -- parts of commands


def why_no_stack(s: Table, seat: int, land: int, kind: int) -> str | None:
    """Why a stack cannot take part."""
    if s.asked == ASK_STATIONING:
        return why_not_stationed(s, seat, land, kind)
    if s.asked not in (ASK_ATTACK, ASK_RELOCATION, ASK_TROOPS):
        return None
    near = is_near(s, land, s.target)
    if s.asked == ASK_ATTACK and s.command == CMD_SCOUT:
        return why_no_scouts(s, seat, land, kind)
    if s.owner[land] != seat:
        mine = s.owner[land] != NOBODY and s.friends(seat, s.owner[land])
        return "E15-TEAM-8" if mine and near else "E15-ATT-1" if s.asked == ASK_ATTACK else "E15-MOVE-1"
    if s.asked == ASK_ATTACK:
        if land not in origins(s, seat):
            return "E15-ATT-1"
        if movable(s, land, kind) > 0:
            return "E15-NAV-5"
    elif not near:
        return "E15-MOVE-1"
    return why_not_spared(s, land, kind)


def why_not_spared(s: Table, land: int, kind: int) -> str:
    """Why no more units of a stack may leave: it has been chosen, there are none, or one must stay."""
    stack = land * TYPES + kind
    if s.parts[stack] or s.units[stack] == 0:
        return "E15-IMPL-6"
    return "E15-UNIT-4" if spare(s, land) < 1 else "E15-MOVE-7"


def why_no_scouts(s: Table, seat: int, land: int, kind: int) -> str:
    """Why a stack sends no scouts."""
    if kind == ART or not scout_origin(s, seat, s.target, land) or (chosen(s) and not chosen_in(s, land)):
        return "E15-AM-10"
    return "E15-AM-10" if movable(s, land, kind) > 0 else why_not_spared(s, land, kind)


def why_not_stationed(s: Table, seat: int, land: int, kind: int) -> str:
    """Why units of this type cannot be put there."""
    if s.owner[land] != seat:
        return (
            "E15-REINF-2"
            if s.command == CMD_REINFORCEMENT
            else "E15-SUPPLY-2"
            if s.command == CMD_RESUPPLY
            else "E15-SETUP-7"
        )
    if not admits(s, seat, land, kind):
        return "E15-SUPPLY-1" if s.command == CMD_RESUPPLY else "E15-REINF-4"
    if s.parts[land * TYPES + kind]:
        return "E15-IMPL-6"
    if stationable(s, seat, kind, s.board.ep[kind]) < 1:
        return "E15-UNIT-3"
    return {CMD_SETUP: "E15-SETUP-7", CMD_RESUPPLY: "E15-SUPPLY-1"}.get(int(s.command), "E15-REINF-1")


def why_no_general(s: Table, seat: int, land: int) -> str | None:
    """Why the General does not go along, or does not return there."""
    if s.asked == ASK_GENERAL:
        return "E15-REINF-5"
    if s.asked == ASK_TROOPS:
        return "E15-TTROOP-6"
    if s.asked == ASK_ATTACK:
        if s.command == CMD_SCOUT:
            return "E15-AM-10"
        by_sea = s.general[seat] == land and land in origins(s, seat) and s.leader == NOWHERE
        return "E15-NAV-8" if by_sea else "E15-ATT-2"
    if s.asked == ASK_RELOCATION:
        return "E15-MOVE-1"
    if s.asked == ASK_STATIONING and s.command == CMD_REINFORCEMENT:
        return "E15-REINF-5"
    return None


# -- actions without a land


def of_other(s: Table, seat: int, action: int) -> str | None:
    """Numbers, wear, markers, and the ends of things."""
    if action < DISSOLVE:
        return why_not_so_many(s, seat) if s.asked == ASK_COUNT else None
    if action < GIVE_MARKER:
        if s.asked == ASK_WEAR:
            return why_no_wear(s, seat, action - DISSOLVE)
        return "E15-NAV-3" if s.asked == ASK_SHIPS else "E15-MOVE-7" if s.asked == ASK_RELOCATION else None
    if action == GIVE_MARKER:
        return "E15-TMARK-2" if s.asked == ASK_TEAM else why_no_team_action(s)
    if action == SKIP:
        return why_no_team_action(s)
    if action == DONE:
        return why_not_done(s)
    return None


def why_not_so_many(s: Table, seat: int) -> str:
    """Why not so many units of the stack take part."""
    land, kind = divmod(int(s.picked), TYPES)
    if s.command in (CMD_SETUP, CMD_RESUPPLY, CMD_REINFORCEMENT):
        left = stationable(s, seat, kind, unspent(s))
        if left == s.in_supply(seat, kind):
            return "E15-UNIT-3"
        return {CMD_SETUP: "E15-SETUP-7", CMD_RESUPPLY: "E15-SUPPLY-1"}.get(int(s.command), "E15-REINF-1")
    if s.command == CMD_SCOUT and movable(s, land, kind) > 0:
        return "E15-UNIT-4" if spare(s, land) < s.units[land * TYPES + kind] else "E15-AM-10"
    if spare(s, land) <= movable(s, land, kind):
        return "E15-UNIT-4"
    return "E15-IMPL-6"


def why_no_wear(s: Table, seat: int, kind: int) -> str:
    """Why these units cannot dissolve."""
    capital = s.flag[seat]
    if s.units[capital * TYPES + kind] == 0 or (kind == INF and s.units[capital * TYPES] < 2):
        return "E15-MOVE-7"
    return "E15-UNIT-4"


def why_not_done(s: Table) -> str | None:
    """Why the command cannot end yet."""
    if s.asked == ASK_ATTACK:
        return "E15-ATT-2" if s.leader != NOWHERE else "E15-ATT-1"
    if s.asked == ASK_RELOCATION:
        return "E15-MOVE-2"
    if s.asked == ASK_TROOPS:
        return "E15-TTROOP-1"
    if s.asked == ASK_STATIONING:
        return "E15-SETUP-7" if s.command == CMD_SETUP else "E15-SUPPLY-2"
    if s.asked == ASK_SHIPS:
        return "E15-NAV-3"
    return None
