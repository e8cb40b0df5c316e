"""Attack, scout attack and invasion (E15-AM-10, E15-NAV-5 to E15-NAV-8)."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import ART, KAV, LANDS, NOBODY, NOWHERE, TYPES
from detente.games.europe1815.notation import ATTACK, DONE, EMBARK, GENERAL, SCOUT, STACK
from detente.games.europe1815.rules import commands
from detente.games.europe1815.rules.actions import Action
from detente.games.europe1815.rules.units import borders_own
from detente.games.europe1815.state import GameState

SCOUT_EP: Final = 4
"""E15-AM-10: the most EP of a scout attack."""


# -- what may be attacked, and from where


class Attacks(Action):
    """E15-ATT-1: attack a land from neighbouring lands, or over the sea."""

    def is_open(self, s: GameState) -> bool:
        """E15-WINTER-1, E15-SUMMER-1: attacks are not civil actions, but Winter limits them."""
        return may_attack(s)

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-ATT-1, E15-TEAM-3: neutral lands and those of opponents that a unit can reach."""
        reach = within_reach(s, seat)
        lands = [land for land in range(LANDS) if reach & BIT[land] and s.foe_or_neutral(seat, land)]
        return s.each(ATTACK, lands)

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-ATT-1: note the target, then ask who takes part."""
        ATTACKING.open(s, s.land(action))
        s.ask(ATTACKERS, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids the action: an ally's land, too many attacks, or no units to spare."""
        land = s.land(action)
        owner = s.owner[land]
        if owner != NOBODY and owner != seat and s.friends(seat, owner):
            return "E15-TEAM-3"
        if not may_attack(s):
            return "E15-WINTER-1"
        return self.why_no_target(s, seat, land)

    def why_no_target(self, s: GameState, seat: int, land: int) -> str:
        """The rule that forbids the target: a land that cannot be attacked, or no units to spare."""
        if s.owner[land] == seat or within_reach(s, seat) & BIT[land] or not borders_own(s, seat, land):
            return "E15-ATT-1"
        return "E15-UNIT-4"


class Scouts(Attacks):
    """E15-AM-10: the native chief attacks a land two borders away."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-AM-10: lands two borders away from a land of the seat that can spare a unit, across a neutral land or one of its own."""
        if s.chief != seat:
            return []
        lands = [
            land
            for land in range(LANDS)
            if s.foe_or_neutral(seat, land)
            and any(scout_origin(s, seat, land, origin) for origin in range(LANDS))
        ]
        return s.each(SCOUT, lands)

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-AM-10: note the target, then ask who takes part."""
        SCOUTING.open(s, s.land(action))
        s.ask(ATTACKERS, seat)

    def why_no_target(self, s: GameState, seat: int, land: int) -> str:
        """The rule that forbids the target: the seat is not the chief, or the land is not two borders away."""
        return "E15-AM-10"


def may_attack(s: GameState) -> bool:
    """E15-WINTER-1, E15-SUMMER-1: at most one attack in a Winter turn; in Summer every action may be an attack."""
    return s.phase != codes.PHASE_WINTER or s.attacks < s.board.winter_attacks


def within_reach(s: GameState, seat: i64) -> i64:
    """E15-UNIT-4, E15-NAV-5: the mask of the lands next to, or over the sea from, lands of the seat that can spare a unit."""
    board = s.board
    found: i64 = 0
    for land, owner in enumerate(s.owner):
        if owner != seat or s.strength(land) < 2:
            continue
        for target in board.near[land]:
            found |= BIT[target]
        if s.admirals and s.ships[land] and carries(s, land):
            for target in board.by_sea[land]:
                found |= BIT[target]
    return found


def carries(s: GameState, land: i64) -> bool:
    """E15-NAV-5: whether the land can spare a unit that its ships can carry."""
    if s.strength(land) < 2:
        return False
    room: i64 = s.ships[land] * s.board.ep_per_ship
    first: i64 = land * TYPES
    for kind in range(TYPES):
        if s.units[first + kind] and s.board.ep[kind] <= room:
            return True
    return False


def is_near(s: GameState, land: i64, target: i64) -> bool:
    """Whether two lands are neighbours."""
    return target in s.board.near[land]


def by_ship(s: GameState, land: i64) -> bool:
    """E15-NAV-5, E15-NAV-8: whether the units of this land of origin go by ship. They must if it is not a neighbour of the target."""
    return s.aboard & BIT[land] != 0 or not is_near(s, land, s.target)


def origins(s: GameState, seat: i64) -> list[int]:
    """E15-ATT-1, E15-NAV-8: the seat's lands next to the target, and those with ships on the same sea."""
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


def scout_origin(s: GameState, seat: i64, target: i64, origin: i64) -> bool:
    """E15-AM-10: whether scouts can start from the land."""
    if s.owner[origin] != seat or s.strength(origin) < 2:
        return False
    first: i64 = origin * TYPES
    if s.units[first] + s.units[first + KAV] == 0:
        return False
    for land in s.board.between[target * LANDS + origin]:
        if s.owner[land] == seat or s.owner[land] == NOBODY:
            return True
    return False


ATTACKS: Final = Attacks([ATTACK])
SCOUTS: Final = Scouts([SCOUT])


# -- who takes part


class Attack(commands.Command):
    """E15-ATT-1: choose what takes part in an attack."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-ATT-1, E15-ATT-2, E15-NAV-8: stacks, ships, the General; `done` once a unit takes part."""
        legal: list[int] = []
        lands = origins(s, seat)
        if s.admirals:
            legal = s.each(EMBARK, [land for land in lands if may_embark(s, land)])
        general: i64 = s.general[seat]
        if s.leader == NOWHERE and general in lands and may_lead(s, general):
            legal.append(GENERAL.of(s.shift + general))
        stacks = [
            land * TYPES + kind
            for land in lands
            for kind in range(TYPES)
            if self.most(s, seat, land, kind) > 0
        ]
        legal.extend(commands.picks(s, stacks))
        if commands.chosen(s):
            legal.append(DONE.first)
        return legal

    def most(self, s: GameState, seat: i64, land: i64, kind: i64) -> i64:
        """E15-ATT-1, E15-NAV-5, E15-UNIT-4: the units that can be spared, up to what the ships can still carry."""
        most: i64 = commands.movable(s, land, kind)
        if most and s.admirals and by_ship(s, land):
            room: i64 = s.ships[land] * s.board.ep_per_ship - commands.ep_chosen(s, land)
            most = min(most, room // s.board.ep[kind])
        return most

    def note(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-ATT-2, E15-NAV-8: note that the units of a land go by ship, or that the General goes along."""
        if action in EMBARK:
            s.aboard |= BIT[s.land(action)]
        else:
            s.leader = s.land(action)
        s.ask(ATTACKERS, seat)

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-ATT-7, E15-ATT-8: fight the battle."""
        fight(s, seat)
        commands.close(s)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: units or a General too far away, or not to be spared."""
        if action in STACK:
            land, kind = commands.stack_named(s, action)
            return self.why_no_stack(s, seat, land, kind)
        if action in GENERAL:
            land = s.land(action)
            by_sea = s.general[seat] == land and land in origins(s, seat) and s.leader == NOWHERE
            return "E15-NAV-8" if by_sea else "E15-ATT-2"
        if action in DONE:
            return "E15-ATT-2" if s.leader != NOWHERE else "E15-ATT-1"
        return "E15-NAV-8" if action in EMBARK else None

    def why_no_stack(self, s: GameState, seat: int, land: int, kind: int) -> str:
        """Why a stack cannot take part."""
        if land not in origins(s, seat):
            owner = s.owner[land]
            allied = owner not in (NOBODY, seat) and s.friends(seat, owner)
            return "E15-TEAM-8" if allied and is_near(s, land, s.target) else "E15-ATT-1"
        return "E15-NAV-5" if commands.movable(s, land, kind) > 0 else commands.why_not_spared(s, land, kind)


class ScoutAttack(Attack):
    """E15-AM-10: choose what takes part in a scout attack."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-AM-10: infantry and cavalry of one land, at most four EP."""
        started = commands.chosen(s)
        lands = commands.taking_part(s) if started else list(range(LANDS))
        stacks = [
            land * TYPES + kind
            for land in lands
            if scout_origin(s, seat, s.target, land)
            for kind in range(ART)
            if self.most(s, seat, land, kind) > 0
        ]
        legal = commands.picks(s, stacks)
        if started:
            legal.append(DONE.first)
        return legal

    def most(self, s: GameState, seat: i64, land: i64, kind: i64) -> i64:
        """E15-AM-10: the units that can be spared, up to four EP in all."""
        return min(
            commands.movable(s, land, kind), (SCOUT_EP - commands.ep_chosen(s, land)) // s.board.ep[kind]
        )

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: the General does not go along, or what an attack forbids."""
        return "E15-AM-10" if action in GENERAL else super().why_not(s, seat, action)

    def why_no_stack(self, s: GameState, seat: int, land: int, kind: int) -> str:
        """The rule that forbids the stack: artillery, another land, or too many EP."""
        starts = scout_origin(s, seat, s.target, land)
        started_elsewhere = commands.chosen(s) and not commands.chosen_in(s, land)
        if kind == ART or not starts or started_elsewhere or commands.movable(s, land, kind) > 0:
            return "E15-AM-10"
        return commands.why_not_spared(s, land, kind)

    def why_not_so_many(self, s: GameState, seat: int, land: int, kind: int) -> str:
        """The rule that forbids the number: at most four EP, and one unit must stay."""
        if commands.movable(s, land, kind) > 0:
            return "E15-UNIT-4" if commands.spare(s, land) < s.units[land * TYPES + kind] else "E15-AM-10"
        return super().why_not_so_many(s, seat, land, kind)


def may_embark(s: GameState, land: i64) -> bool:
    """E15-NAV-8: whether units of a neighbour may go by ship: the ships there must carry what is committed so far."""
    if s.aboard & BIT[land] or not s.ships[land] or not is_near(s, land, s.target):
        return False
    if s.target not in s.board.by_sea[land]:
        return False
    ep = commands.ep_chosen(s, land)
    return 0 < ep <= s.ships[land] * s.board.ep_per_ship


def may_lead(s: GameState, land: i64) -> bool:
    """E15-ATT-2, E15-NAV-8: whether the General can join: from a neighbour, or by ship with at least one unit."""
    return is_near(s, land, s.target) or commands.chosen_in(s, land) > 0


ATTACKERS: Final = commands.Parts("attack", "E15-ATT-1")
ATTACKING: Final = Attack("attack", ATTACKERS)
SCOUTING: Final = ScoutAttack("scout", ATTACKERS)


# -- the battle


class Battle:
    """E15-ATT-3 to E15-ATT-9, E15-MARK-2: the result of an attack.

    attack, defence: both strengths. attacker_ep, defender_ep: the EP that fight. conquest: whether the attack is stronger.
    lost, beaten: the units that the attacker and the defender lose, by type. markers: success markers that the conquest
    gives, including those beyond five.
    """

    def __init__(self, s: GameState, seat: i64) -> None:
        """Work out the battle of the command under way with the parts chosen so far. Changes nothing."""
        ep = s.board.ep
        sent = [0] * TYPES
        landing = False
        for land in commands.taking_part(s):
            part = commands.part_of(s, land)
            for kind in range(TYPES):
                sent[kind] += part[kind]
            if s.admirals and by_ship(s, land):
                landing = True
        there = s.units_in(s.target)
        attack: i64 = s.board.general_attack if s.leader != NOWHERE else 0
        ea: i64 = 0
        ed: i64 = 0
        for kind in range(TYPES):
            attack += sent[kind] * s.board.attack[kind]
            ea += sent[kind] * ep[kind]
            ed += there[kind] * ep[kind]
        self.attack = attack
        self.attacker_ep = ea
        self.defender_ep = ed
        self.defence = defence(s, s.target, sent[ART] > 0, landing)
        self.conquest: bool = attack > self.defence
        self.markers: i64 = 0
        if self.conquest:
            self.lost = casualties(sent, ep, (ed + 1) // 2, True)
            self.beaten = there
            self.markers = markers_for(s, s.target, ed)
        else:
            each: i64 = (min(ea, ed) + 1) // 2
            self.lost = casualties(sent, ep, each, False)
            self.beaten = casualties(there, ep, each, True)


def defence(s: GameState, land: i64, artillery: bool, landing: bool) -> i64:
    """E15-ATT-4, E15-ATT-5, E15-NAV-6: the strength of a land against an attack with or without artillery, or a landing."""
    board = s.board
    first: i64 = land * TYPES
    owner: i64 = s.owner[land]
    units, worth = s.units, board.defence
    total: i64 = units[first] * worth[0] + units[first + 1] * worth[1] + units[first + 2] * worth[2]
    if owner >= 0 and s.general[owner] == land:
        total += board.general_defence
    if board.fortress[land] != codes.NO_FORTRESS and not artillery:
        total += board.fortress_defence
    if owner >= 0 and s.flag[owner] == land:
        total += board.capital_defence
    if landing:
        total += s.ships[land]
    return total


def casualties(units: list[int], ep: list[int], lost: i64, survivor: bool) -> list[int]:
    """E15-ATT-9: the units lost, by type: infantry, then cavalry, then artillery. survivor: whether one unit must stay."""
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


def markers_for(s: GameState, target: i64, ed: i64) -> i64:
    """E15-MARK-2: the success markers that a conquest gives, including those beyond five."""
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


def fight(s: GameState, seat: i64) -> None:
    """E15-ATT-7, E15-ATT-8, E15-AM-6: carry out the attack."""
    target: i64 = s.target
    battle = Battle(s, seat)
    s.attacks += 1
    if s.phase == codes.PHASE_WINTER:
        s.marched |= BIT[seat]
    s.emit("BattleFought", seat, s.spot(target), battle.attack, battle.defence)
    used = fleets(s)
    bleed(s, battle.lost)
    if battle.conquest:
        conquer(s, seat, target, battle.markers)
        sail(s, seat, used)
    else:
        s.remove(target, battle.beaten, codes.BY_BATTLE)


def bleed(s: GameState, lost: list[int]) -> None:
    """E15-ATT-9: take losses from the land of origin whose id comes first; the units lost no longer take part."""
    for land in commands.taking_part(s):
        first: i64 = land * TYPES
        here = [0] * TYPES
        for kind in range(TYPES):
            number = min(lost[kind], s.parts[first + kind])
            here[kind] = number
            lost[kind] -= number
            s.parts[first + kind] -= number
        s.remove(land, here, codes.BY_BATTLE)


def conquer(s: GameState, seat: i64, target: i64, markers: i64) -> None:
    """E15-ATT-7, E15-MARK-2: the defender leaves; the survivors and the General move in."""
    s.lose(target, seat, codes.BY_CONQUEST)
    s.conquered |= BIT[seat]
    for land in commands.taking_part(s):
        s.move(land, target, commands.part_of(s, land))
    if s.leader != NOWHERE:
        s.move_general(seat, target)
    gain_markers(s, seat, markers)


def fleets(s: GameState) -> list[int]:
    """E15-NAV-8: the ships used, by land of origin: the fewest that carry what is committed there."""
    used = [0] * LANDS
    for land in s.board.anchors:
        ep = commands.ep_chosen(s, land)
        if ep and by_ship(s, land):
            used[land] = (ep + s.board.ep_per_ship - 1) // s.board.ep_per_ship
    return used


def sail(s: GameState, seat: i64, used: list[int]) -> None:
    """E15-NAV-5: after a conquest, move the ships used to the conquered land."""
    for land in s.board.anchors:
        if used[land]:
            s.ships[land] -= used[land]
            s.ships[s.target] += used[land]
            s.emit("ShipsMoved", seat, s.spot(land), s.spot(s.target), used[land])


def gain_markers(s: GameState, seat: i64, gained: i64) -> None:
    """E15-MARK-2, E15-UNIT-8: add success markers; those beyond five lapse."""
    if gained:
        kept: i64 = min(gained, s.board.most_markers - s.markers[seat])
        s.markers[seat] += kept
        s.emit("MarkersGained", seat, kept, gained - kept)
