"""Attack, scout attack and invasion (section 10, E15-AM-10, E15-NAV-5 to E15-NAV-8)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.europe1815.codes import (
    ART,
    ATTACK,
    BATTLE_ATTACK,
    BATTLE_BEATEN,
    BATTLE_CONQUEST,
    BATTLE_DEFENCE,
    BATTLE_LOST,
    BATTLE_MARKERS,
    BY_BATTLE,
    BY_CONQUEST,
    CMD_ATTACK,
    CMD_SCOUT,
    DONE,
    EMBARK,
    GENERAL,
    KAV,
    LANDS,
    NO_FORTRESS,
    NOBODY,
    NOWHERE,
    PHASE_WINTER,
    SCOUT,
    TYPES,
)
from detente.games.europe1815.rules.parts import (
    chosen,
    chosen_in,
    close_command,
    ep_chosen,
    movable,
    open_command,
    part_answer,
    part_of,
    stack_action,
)
from detente.games.europe1815.state import Table

SCOUT_EP = 4
"""E15-AM-10: the most EP of a scout attack."""


# -- what may be attacked, and from where


def may_attack(s: Table) -> bool:
    """E15-WINTER-1, E15-SUMMER-1: one attack in a Winter turn at most; in Summer each action may be one."""
    return s.phase != PHASE_WINTER or s.attacks < s.board.winter_attacks


def attacks(s: Table, seat: i64) -> list[int]:
    """E15-ATT-1, E15-TEAM-3: neutral lands and those of opponents that a unit can reach."""
    return [
        ATTACK + s.shift + land
        for land in range(LANDS)
        if s.foe_or_neutral(seat, land) and attackable(s, seat, land)
    ]


def attackable(s: Table, seat: i64, target: i64) -> bool:
    """E15-UNIT-4: whether some land of origin can spare a unit."""
    for land in s.board.near[target]:
        if s.owner[land] == seat and s.strength(land) > 1:
            return True
    if s.admirals:
        for land in s.board.by_sea[target]:
            if s.owner[land] == seat and s.ships[land] and carries(s, land):
                return True
    return False


def carries(s: Table, land: i64) -> bool:
    """E15-NAV-5: whether some unit can be spared that the ships there can carry."""
    if s.strength(land) < 2:
        return False
    room: i64 = s.ships[land] * s.board.ep_per_ship
    first: i64 = land * TYPES
    for kind in range(TYPES):
        if s.units[first + kind] and s.board.ep[kind] <= room:
            return True
    return False


def is_near(s: Table, land: i64, target: i64) -> bool:
    """Whether two lands are neighbours."""
    return target in s.board.near[land]


def by_ship(s: Table, land: i64) -> bool:
    """E15-NAV-5, E15-NAV-8: whether the units of this land of origin go by ship: they must if it is no neighbour."""
    return s.aboard & BIT[land] != 0 or not is_near(s, land, s.target)


def origins(s: Table, seat: i64) -> list[int]:
    """E15-ATT-1, E15-NAV-8: own lands that neighbour the target, and with ships those on the same sea."""
    near = s.board.near[s.target]
    found = [land for land in near if s.owner[land] == seat]
    if s.admirals:
        found.extend(
            [
                land
                for land in s.board.by_sea[s.target]
                if s.owner[land] == seat and s.ships[land] and land not in near
            ]
        )
        found.sort()
    return found


def committable(s: Table, land: i64, kind: i64) -> i64:
    """E15-ATT-1, E15-NAV-5, E15-UNIT-4: how many of a stack may still be committed."""
    most: i64 = movable(s, land, kind)
    if most and s.admirals and by_ship(s, land):
        room: i64 = s.ships[land] * s.board.ep_per_ship - ep_chosen(s, land)
        most = min(most, room // s.board.ep[kind])
    return most


# -- the question


def attack_actions(s: Table, seat: i64) -> list[int]:
    """E15-ATT-1, E15-ATT-2, E15-NAV-8: stacks, ships, the General; done as soon as a unit takes part."""
    legal: list[int] = []
    lands = origins(s, seat)
    if s.admirals:
        legal.extend([EMBARK + land for land in lands if may_embark(s, land)])
    general: i64 = s.general[seat]
    if s.leader == NOWHERE and general in lands and may_lead(s, general):
        legal.append(GENERAL + s.shift + general)
    for land in lands:
        for kind in range(TYPES):
            if committable(s, land, kind) > 0:
                legal.append(stack_action(s, land, kind))
    if chosen(s):
        legal.append(DONE)
    return legal


def may_embark(s: Table, land: i64) -> bool:
    """E15-NAV-8: units of a neighbour may go by ship, if the ships there carry what is committed so far."""
    if s.aboard & BIT[land] or not s.ships[land] or not is_near(s, land, s.target):
        return False
    if s.target not in s.board.by_sea[land]:
        return False
    ep: i64 = ep_chosen(s, land)
    return 0 < ep <= s.ships[land] * s.board.ep_per_ship


def may_lead(s: Table, land: i64) -> bool:
    """E15-ATT-2, E15-NAV-8: the General comes from a neighbour, or by ship with a unit at least."""
    return is_near(s, land, s.target) or chosen_in(s, land) > 0


def attack_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-IMPL-6: parts are noted; with the last step the attack is carried out."""
    if EMBARK <= action < GENERAL:
        s.aboard |= BIT[action - EMBARK]
    elif not part_answer(s, action):
        fight(s, seat)


def open_attack(s: Table, action: i64) -> None:
    """E15-ATT-1: the target is named."""
    open_command(s, CMD_ATTACK, action - ATTACK - s.shift)


# -- scout attacks


def scouts(s: Table, seat: i64) -> list[int]:
    """E15-AM-10: lands two borders away from an own land, over one that is own or neutral, for a unit it can spare."""
    if s.chief != seat:
        return []
    return [
        SCOUT + s.shift + land
        for land in range(LANDS)
        if s.foe_or_neutral(seat, land)
        and any(scout_origin(s, seat, land, origin) for origin in range(LANDS))
    ]


def scout_origin(s: Table, seat: i64, target: i64, origin: i64) -> bool:
    """E15-AM-10: whether scouts can start there."""
    if s.owner[origin] != seat or s.strength(origin) < 2:
        return False
    first: i64 = origin * TYPES
    if s.units[first] + s.units[first + KAV] == 0:
        return False
    for land in s.board.between[target * LANDS + origin]:
        if s.owner[land] == seat or s.owner[land] == NOBODY:
            return True
    return False


def open_scouts(s: Table, action: i64) -> None:
    """E15-AM-10: the target is named."""
    open_command(s, CMD_SCOUT, action - SCOUT - s.shift)


def scout_actions(s: Table, seat: i64) -> list[int]:
    """E15-AM-10: infantry and cavalry of one land, four EP at most."""
    legal: list[int] = []
    started = chosen(s)
    for land in range(LANDS):
        if started and not chosen_in(s, land):
            continue
        if scout_origin(s, seat, s.target, land):
            for kind in range(ART):
                if scouting(s, land, kind) > 0:
                    legal.append(stack_action(s, land, kind))
    if started:
        legal.append(DONE)
    return legal


def scouting(s: Table, land: i64, kind: i64) -> i64:
    """E15-AM-10: how many of a stack may still be sent."""
    return min(movable(s, land, kind), (SCOUT_EP - ep_chosen(s, land)) // s.board.ep[kind])


# -- the battle


def defence(s: Table, land: i64, artillery: bool, landing: bool) -> i64:
    """E15-ATT-4, E15-ATT-5, E15-NAV-6: the strength of a land against an attack with or without artillery, or a landing."""
    board = s.board
    first: i64 = land * TYPES
    owner: i64 = s.owner[land]
    total: i64 = 0
    for kind in range(TYPES):
        total += s.units[first + kind] * board.defence[kind]
    if s.general_in(land) != NOBODY:
        total += board.general_defence
    if board.fortress[land] != NO_FORTRESS and not artillery:
        total += board.fortress_defence
    if owner >= 0 and s.flag[owner] == land:
        total += board.capital_defence
    if landing:
        total += s.ships[land]
    return total


def casualties(units: list[int], ep: list[int], lost: i64, survivor: bool) -> list[int]:
    """E15-ATT-9: infantry, then cavalry, then artillery; survivor: one unit stays. The units lost, by type."""
    left: i64 = units[0] + units[1] + units[2]
    gone = [0] * TYPES
    rest: i64 = lost
    for kind in range(TYPES):
        number: i64 = min(units[kind], rest // ep[kind])
        if survivor:
            number = min(number, left - 1)
        gone[kind] = number
        left -= number
        rest -= number * ep[kind]
    return gone


def battle(s: Table, seat: i64) -> list[int]:
    """E15-ATT-3 to E15-ATT-9, E15-MARK-2: what the attack comes to, as the BATTLE indexes say. Nothing is changed."""
    board = s.board
    target: i64 = s.target
    sent = [0] * TYPES
    landing = False
    for land in range(LANDS):
        part: list[int] = part_of(s, land)
        for kind in range(TYPES):
            sent[kind] += part[kind]
        if s.admirals and any(part) and by_ship(s, land):
            landing = True
    there = s.units_in(target)
    attack: i64 = board.general_attack if s.leader != NOWHERE else 0
    ea: i64 = 0
    ed: i64 = 0
    for kind in range(TYPES):
        attack += sent[kind] * board.attack[kind]
        ea += sent[kind] * board.ep[kind]
        ed += there[kind] * board.ep[kind]
    defending = defence(s, target, sent[ART] > 0, landing)
    conquest = attack > defending
    if conquest:
        lost = casualties(sent, board.ep, (ed + 1) // 2, True)
        beaten = there
    else:
        each: i64 = (min(ea, ed) + 1) // 2
        lost = casualties(sent, board.ep, each, False)
        beaten = casualties(there, board.ep, each, True)
    gained: i64 = markers_for(s, seat, target, ed) if conquest else 0
    return [attack, defending, ea, ed, int(conquest), *lost, *beaten, gained]


def markers_for(s: Table, seat: i64, target: i64, ed: i64) -> i64:
    """E15-MARK-2: the success markers that a conquest gives; what exceeds five is counted here too."""
    owner: i64 = s.owner[target]
    if owner < 0:
        return 0
    gained: i64 = 0
    if ed >= s.board.marker_ep:
        gained += 1
    if s.general_in(target) != NOBODY:
        gained += 1
    if s.flag[owner] == target:
        gained += 1
    return gained


def fight(s: Table, seat: i64) -> None:
    """E15-ATT-7, E15-ATT-8, E15-AM-6: the attack is carried out."""
    target: i64 = s.target
    result = battle(s, seat)
    s.attacks += 1
    if s.phase == PHASE_WINTER:
        s.marched |= BIT[seat]
    s.emit("BattleFought", seat, s.shift + target, result[BATTLE_ATTACK], result[BATTLE_DEFENCE])
    used = fleets(s)
    bleed(s, result[BATTLE_LOST : BATTLE_LOST + TYPES])
    if result[BATTLE_CONQUEST]:
        conquer(s, seat, target, result[BATTLE_MARKERS])
        sail(s, seat, used)
    else:
        s.remove(target, result[BATTLE_BEATEN : BATTLE_BEATEN + TYPES], BY_BATTLE)
    close_command(s)


def bleed(s: Table, lost: list[int]) -> None:
    """E15-ATT-9: equal units are taken from the land of origin whose id comes first; they no longer take part."""
    for land in range(LANDS):
        first: i64 = land * TYPES
        here = [0] * TYPES
        for kind in range(TYPES):
            number = min(lost[kind], s.parts[first + kind])
            here[kind] = number
            lost[kind] -= number
            s.parts[first + kind] -= number
        s.remove(land, here, BY_BATTLE)


def conquer(s: Table, seat: i64, target: i64, markers: i64) -> None:
    """E15-ATT-7, E15-MARK-2: who was there leaves; the survivors and the General move in."""
    s.lose(target, seat, BY_CONQUEST)
    s.conquered |= BIT[seat]
    for land in range(LANDS):
        s.move(land, target, part_of(s, land))
    if s.leader != NOWHERE:
        s.move_general(seat, target)
    gain_markers(s, seat, markers)


def fleets(s: Table) -> list[int]:
    """E15-NAV-8: the ships used by land of origin: as few as carry what is committed there."""
    used = [0] * LANDS
    for land in s.board.anchors:
        ep: i64 = ep_chosen(s, land)
        if ep and by_ship(s, land):
            used[land] = (ep + s.board.ep_per_ship - 1) // s.board.ep_per_ship
    return used


def sail(s: Table, seat: i64, used: list[int]) -> None:
    """E15-NAV-5: after a conquest the ships used move to the conquered land."""
    for land in s.board.anchors:
        if used[land]:
            s.ships[land] -= used[land]
            s.ships[s.target] += used[land]
            s.emit("ShipsMoved", seat, land, s.target, used[land])


def gain_markers(s: Table, seat: i64, gained: i64) -> None:
    """E15-MARK-2, E15-UNIT-8: what exceeds five lapses."""
    if gained:
        kept: i64 = min(gained, s.board.most_markers - s.markers[seat])
        s.markers[seat] += kept
        s.emit("MarkersGained", seat, kept, gained - kept)
