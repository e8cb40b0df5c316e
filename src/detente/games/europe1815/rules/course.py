"""The course of the game: years, phases, turns, and what is asked next (sections 5, 6, 11, 13 and 18)."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
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
    BY_RETURN,
    CIVIL_DIPLOMACY,
    CIVIL_RELOCATION,
    CIVIL_RESUPPLY,
    CIVIL_SHIPS,
    CIVIL_TRIBES,
    CIVIL_UPRISING,
    CMD_ATTACK,
    CMD_RELOCATION,
    CMD_SCOUT,
    CMD_SHIPS,
    CMD_TRIBES,
    CMD_TROOPS,
    DIPLOMACY,
    EMBARK,
    END_TURN,
    GENERAL,
    INF,
    LANDS,
    NO_COMMAND,
    NO_FORTRESS,
    NOBODY,
    NOWHERE,
    PHASE_CAPITALS,
    PHASE_LANDS,
    PHASE_REINFORCEMENT,
    PHASE_SUMMER,
    PHASE_TROOPS,
    PHASE_WINTER,
    RESTORE,
    RESUPPLY,
    SCOUT,
    SKIP,
    STAGE_ACT,
    STAGE_BEGIN,
    STAGE_TEAM,
    STRENGTHEN,
    TYPES,
    UPRISING,
)
from detente.games.europe1815.rules.battle import attacks, may_attack, open_attack, open_scouts, scouts
from detente.games.europe1815.rules.distribution import distribute, finish, judge, roll_wishes, winners
from detente.games.europe1815.rules.intrigue import (
    diplomacies,
    negotiate,
    open_shipyard,
    open_tribes,
    rise_up,
    shipyards,
    tribes,
    uprisings,
)
from detente.games.europe1815.rules.relocation import effects, open_relocation, relocations
from detente.games.europe1815.rules.setup import chooser, lay_out, next_phase, placer, quick_start
from detente.games.europe1815.rules.stationing import (
    open_reinforcement,
    open_resupply,
    open_setup,
    resupplies,
)
from detente.games.europe1815.rules.team import team_actions
from detente.games.europe1815.rules.units import settles
from detente.games.europe1815.state import Table


def begin(s: Table) -> None:
    """E15-SETUP-2, E15-SETUP-8: a start player is drawn; the quick start leaves out the rest of set-up."""
    lay_out(s)
    s.phase = PHASE_CAPITALS
    s.place = 0
    if s.options["start"] == "quick":
        quick_start(s)
        begin_year(s)


def go_on(s: Table) -> None:
    """E15-GEN-4: only the player whose turn it is decides. Asks what comes next, or brings about what does."""
    if s.picked != NOWHERE:
        s.ask_code(ASK_COUNT, s.to_act[0])
    elif s.command != NO_COMMAND:
        ask_command(s)
    elif s.phase < PHASE_WINTER:
        go_on_setting_up(s)
    elif s.stage == STAGE_BEGIN:
        begin_turn(s)
    elif s.phase == PHASE_REINFORCEMENT:
        next_turn(s)
    elif s.effects:
        go_on_relocating(s)
    elif s.stage == STAGE_ACT:
        act(s)
    else:
        after_team_action(s)


def ask_command(s: Table) -> None:
    """E15-IMPL-6: the next part of the command under way."""
    seat: i64 = deciding(s)
    command = s.command
    if command == CMD_ATTACK or command == CMD_SCOUT:
        s.ask_code(ASK_ATTACK, seat)
    elif command == CMD_RELOCATION:
        s.ask_code(ASK_WEAR if s.budget else ASK_RELOCATION, seat)
    elif command == CMD_TROOPS:
        s.ask_code(ASK_TROOPS, seat)
    elif command == CMD_TRIBES:
        s.ask_code(ASK_TRIBES, seat)
    elif command == CMD_SHIPS:
        s.ask_code(ASK_SHIPS, seat)
    else:
        s.ask_code(ASK_STATIONING, seat)


def deciding(s: Table) -> i64:
    """E15-SETUP-3, E15-SETUP-4, E15-SETUP-7, E15-YEAR-2: whose turn it is."""
    if s.phase == PHASE_LANDS:
        return chooser(s)
    if s.phase == PHASE_TROOPS:
        return placer(s)
    return s.turn()


def go_on_setting_up(s: Table) -> None:
    """E15-SETUP-3, E15-SETUP-4, E15-SETUP-7: capitals, lands, free EP; then the first year."""
    if s.phase == PHASE_TROOPS and s.stage == STAGE_ACT:
        s.stage = STAGE_BEGIN
        s.place += 1
    if next_phase(s):
        begin_year(s)
    elif s.phase == PHASE_CAPITALS:
        s.ask_code(ASK_CAPITAL, s.turn())
    elif s.phase == PHASE_LANDS:
        s.ask_code(ASK_LAND, chooser(s))
    else:
        s.stage = STAGE_ACT
        open_setup(s)
        s.ask_code(ASK_STATIONING, placer(s))


# -- years and phases


def begin_year(s: Table) -> None:
    """E15-YEAR-1, E15-AM-6: the wishes of the crown, then the Winter turns."""
    s.emit("YearBegan", s.year, s.start)
    s.conquered = 0
    s.marched = 0
    roll_wishes(s)
    begin_phase(s, PHASE_WINTER)


def begin_phase(s: Table, phase: i64) -> None:
    """E15-YEAR-2: every player has one turn, in the same order."""
    s.phase = phase
    s.place = 0
    s.stage = STAGE_BEGIN


def next_turn(s: Table) -> None:
    """E15-YEAR-1: Winter turns, reinforcement turns, Summer turns, SP distribution."""
    s.place += 1
    s.stage = STAGE_BEGIN
    if s.place < s.seats:
        return
    if s.phase < PHASE_SUMMER:
        begin_phase(s, s.phase + 1)
    else:
        end_year(s)


def end_year(s: Table) -> None:
    """E15-AM-7, E15-YEAR-1, E15-YEAR-5: wishes, SP distribution, victory, markers, and the next year."""
    judge(s)
    distribute(s)
    won = winners(s)
    if won:
        finish(s, won)
        return
    for seat in range(s.seats):
        returned: i64 = min(s.board.markers_returned, s.markers[seat])
        s.markers[seat] -= returned
        if returned:
            s.emit("MarkersReturned", seat, returned)
    s.start = next_start(s)
    s.year += 1
    begin_year(s)


def next_start(s: Table) -> i64:
    """E15-YEAR-3, E15-TEAM-1: the next seat clockwise; in 2vs2 the next but one, so that a rival plays in between."""
    return (s.start + (2 if s.teams else 1)) % s.seats


# -- turns


def begin_turn(s: Table) -> None:
    """E15-ACT-1, E15-ACT-3, E15-EXILE-1, E15-REINF-6: a Winter, Summer or reinforcement turn begins."""
    seat: i64 = s.turn()
    s.stage = STAGE_ACT
    s.half = 0
    s.team_used = 0
    s.emit("TurnBegan", seat, s.phase, 0)
    if s.phase == PHASE_REINFORCEMENT:
        reinforce(s, seat)
        return
    fresh_actions(s, s.board.actions)
    if not settles(s, seat):
        s.actions = 0
        s.emit("TurnPassed", seat)


def fresh_actions(s: Table, number: i64) -> None:
    """E15-ACT-1, E15-ACT-3: so many actions, and no civil one taken yet."""
    s.actions = number
    s.attacks = 0
    s.used = 0


def act(s: Table) -> None:
    """E15-ACT-1, E15-TACT-1, E15-IMPL-3: the next action; after the last one in 2vs2 a team action."""
    seat: i64 = s.turn()
    if s.actions:
        s.ask_code(ASK_TURN, seat)
        return
    s.stage = STAGE_TEAM
    if s.teams and not s.team_used and team_actions(s, seat)[0] != SKIP:
        s.ask_code(ASK_TEAM, seat)


def after_team_action(s: Table) -> None:
    """E15-YEAR-4, E15-SUMMER-2, E15-TACT-3, E15-TACT-4: the half turn of the last in Summer, or the next player."""
    last = s.phase == PHASE_SUMMER and s.place == s.seats - 1
    if not last or s.half:
        next_turn(s)
        return
    seat: i64 = s.turn()
    s.half = 1
    s.stage = STAGE_ACT
    s.emit("TurnBegan", seat, s.phase, 1)
    fresh_actions(s, s.board.half_actions)
    if not settles(s, seat):
        s.actions = 0
        s.emit("TurnPassed", seat)


def go_on_relocating(s: Table) -> None:
    """E15-MOVE-3: a further Z-effect, if one is left and possible."""
    seat: i64 = s.turn()
    if effects(s, seat, 0):
        s.ask_code(ASK_EFFECT, seat)
    else:
        s.effects = 0


def turn_actions(s: Table, seat: i64) -> list[int]:
    """E15-ACT-2, E15-ACT-3, E15-ACT-4, E15-WINTER-1: the civil actions not taken yet, an attack, or the end."""
    used = s.used
    legal: list[int] = []
    if not used & CIVIL_RELOCATION:
        legal.extend(relocations(s, seat))
    if not used & CIVIL_RESUPPLY:
        legal.extend(resupplies(s, seat))
    if not used & CIVIL_DIPLOMACY:
        legal.extend(diplomacies(s, seat))
    if may_attack(s):
        legal.extend(attacks(s, seat))
        legal.extend(scouts(s, seat))
    if not used & CIVIL_UPRISING:
        legal.extend(uprisings(s, seat))
    if not used & CIVIL_TRIBES:
        legal.extend(tribes(s, seat))
    if not used & CIVIL_SHIPS:
        legal.extend(shipyards(s, seat))
    legal.append(END_TURN)
    return legal


def turn_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-ACT-1, E15-ACT-4: an action is taken, or the turn ends."""
    if action == END_TURN:
        s.actions = 0
        return
    s.actions -= 1
    if action < RESUPPLY:
        open_relocation(s, seat, action)
    elif action < DIPLOMACY:
        open_resupply(s, action)
    elif action < ATTACK:
        negotiate(s, seat, action)
    elif action < SCOUT:
        open_attack(s, action)
    elif action < UPRISING:
        open_scouts(s, action)
    elif action < STRENGTHEN:
        rise_up(s, seat, action)
    elif action < BUILD:
        open_tribes(s, action)
    else:
        open_shipyard(s, action)


# -- reinforcement turns


def reinforce(s: Table, seat: i64) -> None:
    """E15-REINF-1, E15-REINF-5, E15-EXILE-2: an exile comes back; else the General returns, then new units."""
    if not settles(s, seat):
        come_back(s, seat)
    elif s.general[seat] != NOWHERE:
        open_reinforcement(s, seat)
    elif s.holds_flag(seat):
        s.move_general(seat, s.flag[seat])
        open_reinforcement(s, seat)
    else:
        s.ask_code(ASK_GENERAL, seat)


def general_actions(s: Table, seat: i64) -> list[int]:
    """E15-REINF-5: any own land, if the flag is not held."""
    return [GENERAL + s.shift + land for land in s.lands(seat)]


def general_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-REINF-5: the General returns; then come the new units."""
    s.move_general(seat, action - GENERAL - s.shift)
    open_reinforcement(s, seat)


def come_back(s: Table, seat: i64) -> None:
    """E15-EXILE-2: a neutral land, if there is one; else the weakest land of an opponent; else the exile lasts on."""
    if NOBODY in s.owner:
        s.ask_code(ASK_RESTORE, seat)
        return
    land = weakest(s, seat)
    if land == NOWHERE:
        s.emit("TurnPassed", seat)
    else:
        restore(s, seat, land)


def weakest(s: Table, seat: i64) -> i64:
    """E15-EXILE-2, E15-TEAM-4: the opponent's land without fortress and flag that holds the fewest EP, or NOWHERE."""
    found: i64 = NOWHERE
    for land in range(LANDS):
        if (
            s.enemy_land(seat, land)
            and s.board.fortress[land] == NO_FORTRESS
            and s.flag_in(land) == NOBODY
            and (found == NOWHERE or s.ep_in(land) < s.ep_in(found))
        ):
            found = land
    return found


def restore_actions(s: Table) -> list[int]:
    """E15-EXILE-2: any neutral land."""
    return [RESTORE + s.shift + land for land in range(LANDS) if s.owner[land] == NOBODY]


def restore(s: Table, seat: i64, land: i64) -> None:
    """E15-EXILE-2: who was there leaves; three infantry and the General come, and no other units this time."""
    s.emit("ExileReturned", seat, s.shift + land)
    s.lose(land, seat, BY_RETURN)
    units = [0] * TYPES
    units[INF] = min(3, s.in_supply(seat, INF))
    s.station(seat, land, units, BY_RETURN)
    s.move_general(seat, land)


assert EMBARK < GENERAL < RESTORE
