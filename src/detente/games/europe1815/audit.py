"""Consistency checks of a state of 1815 or 1715, for saves and positions."""

from collections.abc import Callable

from detente.core.engine.sequence import Question
from detente.core.records.fields import misfit
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import LANDS, NOBODY, NOWHERE, SHIP, STACKS, TYPES
from detente.games.europe1815.rules import battle, commands, course, intrigue, relocation, stationing, team
from detente.games.europe1815.rules.reinforcement import EXILE_RETURNS, GENERAL_RETURNS
from detente.games.europe1815.rules.setup import CAPITAL, LAND
from detente.games.europe1815.rules.turn import TURN
from detente.games.europe1815.rules.units import settles
from detente.games.europe1815.state import GameState


def check(s: GameState) -> None:
    """ValueError names a field that does not fit the others."""
    if s.over != (s.ending != codes.END_NONE) or s.over != (s.phase == codes.PHASE_FINISHED):
        raise misfit("ending", "it says why the game is over, if it is")
    if len(s.ranks) not in (s.seats if s.over else 0, s.seats):
        raise misfit("ranks", "it names all seats once, or none before the first distribution")
    check_lands(s)
    check_pieces(s)
    if not s.over:
        check_course(s)
        check_command(s)
        check_question(s)


def check_lands(s: GameState) -> None:
    """E15-UNIT-4: every land holds a unit; neutral lands are empty only during set-up."""
    for land in range(LANDS):
        units, owner = s.strength(land), s.owner[land]
        if not units and (owner != NOBODY or s.phase >= codes.PHASE_WINTER):
            raise misfit("units", f"there is a unit in land {land}")
        if units and owner == NOBODY and s.phase < codes.PHASE_WINTER:
            raise misfit("units", f"there is nobody in land {land} before the first year")
        if s.ships[land] and (owner == NOBODY or land not in s.board.anchors or not s.admirals):
            raise misfit("ships", f"there can be no ships at land {land}")


def check_pieces(s: GameState) -> None:
    """E15-UNIT-3, E15-UNIT-6, E15-SETUP-3: pieces in the supply, Generals and flags."""
    if s.chief != NOBODY and not s.chiefs:
        raise misfit("chief", "there is none at this table")
    if any(s.conserved().values()):
        raise misfit("supply", "it is the limit of each kind less what is on the board")
    flags = [land for land in s.flag if land != NOWHERE]
    if len(set(flags)) < len(flags):
        raise misfit("flag", "two flags stand in one land")
    for seat in range(s.seats):
        if s.general[seat] != NOWHERE and s.owner[s.general[seat]] != seat:
            raise misfit("general", f"that of seat {seat} must be in one of its own lands")


def check_course(s: GameState) -> None:
    """E15-YEAR-2, E15-SETUP-3: the phase, and its progress."""
    last = course.ORDER_OF_PLAY[s.phase].turns(s)
    if s.place >= last:
        raise misfit("place", f"it is 0 to {last - 1} in this phase")
    if s.stage not in stages(s):
        raise misfit("stage", "it is another one of the turn")
    if s.phase == codes.PHASE_CAPITALS:
        planted = [seat for seat in range(s.seats) if s.flag[seat] != NOWHERE]
        before = sorted((s.start + k) % s.seats for k in range(s.place))
        if planted != before or any(land != NOBODY for land in s.owner if land not in before):
            raise misfit("flag", "those before have planted theirs, and nobody else")
    free = s.owner.count(NOBODY)
    if s.phase < codes.PHASE_TROOPS:
        chosen = s.board.chosen_lands[s.seats] * s.seats + s.seats
        taken = s.place + (s.seats if s.phase == codes.PHASE_LANDS else 0)
        if LANDS - free != taken or taken >= chosen:
            raise misfit("owner", f"{taken} lands are taken by now")


def stages(s: GameState) -> tuple[int, ...]:
    """How many steps of a turn of the phase may be over while somebody decides."""
    if s.phase in (codes.PHASE_CAPITALS, codes.PHASE_LANDS):
        return (0,)
    if s.phase in (codes.PHASE_TROOPS, codes.PHASE_REINFORCEMENT):
        return (len(course.ORDER_OF_PLAY[s.phase].steps),)
    return (codes.IN_ACTIONS, codes.IN_TEAM_ACTION) if s.teams else (codes.IN_ACTIONS,)


def check_question(s: GameState) -> None:
    """E15-GEN-4: the question follows from the rest of the state."""
    seat = course.deciding(s)
    if s.to_act != (seat,):
        raise misfit("to_act", f"seat {seat} decides")
    question = asked_now(s, seat)
    if question is None or s.asked != question.code:
        raise misfit("asked", "the table brings about another question")
    if s.picked != NOWHERE:
        [picked] = commands.picks(s, [s.picked])
        if s.command == codes.NO_COMMAND or picked not in commands.under_way(s).legal(s, seat):
            raise misfit("picked", "the stack cannot be picked")


def asked_now(s: GameState, seat: int) -> Question[GameState] | None:
    """The question that the state leads to; None if there is none."""
    if s.picked != NOWHERE:
        return commands.HOW_MANY
    if s.command != codes.NO_COMMAND:
        command = commands.under_way(s)
        return relocation.WEAR if command is relocation.RELOCATING and s.budget else command.question
    if s.phase < codes.PHASE_TROOPS:
        return CAPITAL if s.phase == codes.PHASE_CAPITALS else LAND
    if s.phase == codes.PHASE_TROOPS:
        return None
    if s.phase == codes.PHASE_REINFORCEMENT:
        if not settles(s, seat):
            return EXILE_RETURNS
        free = s.general[seat] == NOWHERE and not s.holds_flag(seat)
        return GENERAL_RETURNS if free else None
    if s.effects:
        return relocation.FURTHER_EFFECT
    if s.stage == codes.IN_TEAM_ACTION:
        return None if s.team_used else team.TEAM
    return TURN if s.actions else None


# -- commands under way


def check_command(s: GameState) -> None:
    """E15-IMPL-6: the parts of the command under way could have been chosen."""
    under_way = s.command != codes.NO_COMMAND
    if len(s.parts) != (STACKS if under_way else 0):
        raise misfit("parts", f"it has {STACKS} numbers while a command is under way, else none")
    if len(s.worn) != (TYPES if under_way else 0):
        raise misfit("worn", f"it has {TYPES} numbers while a command is under way, else none")
    if not under_way:
        if s.target != NOWHERE or s.leader != NOWHERE or s.aboard or s.budget or s.picked != NOWHERE:
            raise misfit("target", "nothing is chosen while no command is under way")
        return
    seat = course.deciding(s)
    command = commands.under_way(s)
    if isinstance(command, stationing.Stationing):
        check_stationing(s, seat, command)
    else:
        check_marching(s, seat, command)
    if s.effects and command is not relocation.RELOCATING:
        raise misfit("effects", "they are those of a relocation")
    if any(s.worn) and command not in (relocation.RELOCATING, intrigue.SHIPBUILDING):
        raise misfit("worn", "nothing wears off")


def check_stationing(s: GameState, seat: int, command: stationing.Stationing) -> None:
    """E15-SETUP-7, E15-SUPPLY-1, E15-REINF-2: units chosen for stationing."""
    phases = {stationing.SETTING_UP: codes.PHASE_TROOPS, stationing.REINFORCING: codes.PHASE_REINFORCEMENT}
    resupply = command is stationing.RESUPPLYING
    if (
        s.phase != phases.get(command, s.phase)
        or s.leader != NOWHERE
        or s.aboard
        or resupply != (s.target != NOWHERE)
    ):
        raise misfit("command", "units are stationed in another phase, or otherwise")
    if resupply:
        check_acting(s, command)
        if s.owner[s.target] != seat:
            raise misfit("target", "it is a land of the player")
    if stationing.unspent(s) < 0:
        raise misfit("parts", "they cost more than there is to spend")
    for kind in range(TYPES):
        if stationing.placed(s)[kind] > s.in_supply(seat, kind):
            raise misfit("parts", "there are more of them than in the supply")
        for land in range(LANDS):
            there = s.parts[land * TYPES + kind]
            if there and not (s.owner[land] == seat and command.admits(s, seat, land, kind)):
                raise misfit("parts", f"none can be stationed in land {land}")


def check_acting(s: GameState, command: commands.Command) -> None:
    """E15-ACT-1: a command of a turn in Winter or Summer."""
    if s.phase < codes.PHASE_WINTER or s.phase == codes.PHASE_REINFORCEMENT:
        raise misfit("command", "it belongs to another phase")
    if (command is team.HANDING_OVER) != (s.stage == codes.IN_TEAM_ACTION):
        raise misfit("stage", "it is another one of the turn")


def check_marching(s: GameState, seat: int, command: commands.Command) -> None:
    """E15-UNIT-4, E15-MOVE-7: units leave lands, and at least one other stays in each."""
    attacking, relocating = command is battle.ATTACKING, command is relocation.RELOCATING
    check_acting(s, command)
    if s.target == NOWHERE:
        raise misfit("target", "the command has one")
    if s.leader != NOWHERE and (s.leader != s.general[seat] or not (attacking or relocating)):
        raise misfit("leader", "the General does not take part, or is elsewhere")
    if s.aboard and not attacking:
        raise misfit("aboard", "units go by ship in an attack only")
    for land in range(LANDS):
        parts = commands.part_of(s, land)
        worn = (
            s.worn
            if land == (s.target if command is intrigue.SHIPBUILDING else s.flag[seat])
            else [0] * TYPES
        )
        gone = [part + off for part, off in zip(parts, worn, strict=True)]
        if any(gone):
            if s.owner[land] != seat or sum(gone) >= s.strength(land):
                raise misfit("parts", f"this many units cannot leave land {land}")
            if any(part > there for part, there in zip(gone, s.units_in(land), strict=True)):
                raise misfit("parts", f"there are fewer units in land {land}")
        if any(parts) and not may_start(s, seat, land, command):
            raise misfit("parts", f"none can start in land {land}")
    checks: dict[commands.Command, Callable[[GameState, int], None]] = {
        battle.ATTACKING: check_attack,
        battle.SCOUTING: check_scouts,
        relocation.RELOCATING: check_relocation,
        team.HANDING_OVER: check_troops,
        intrigue.STRENGTHENING: check_tribes,
        intrigue.SHIPBUILDING: check_ships,
    }
    checks[command](s, seat)


def may_start(s: GameState, seat: int, land: int, command: commands.Command) -> bool:
    """Whether units of this land of the seat can take part in the command."""
    if command is battle.ATTACKING:
        return land in battle.origins(s, seat)
    if command is battle.SCOUTING:
        return battle.scout_origin(s, seat, s.target, land)
    near = battle.is_near(s, land, s.target)
    return near and command in (relocation.RELOCATING, team.HANDING_OVER)


def check_attack(s: GameState, seat: int) -> None:
    """E15-ATT-1, E15-NAV-5, E15-NAV-8: the target, and the units that go by ship."""
    if not s.foe_or_neutral(seat, s.target):
        raise misfit("target", "it is that of somebody else")
    if s.aboard and not s.admirals:
        raise misfit("aboard", "there are no ships at this table")
    for land in range(LANDS):
        aboard = s.aboard >> land & 1
        if aboard and not (
            commands.chosen_in(s, land)
            and battle.is_near(s, land, s.target)
            and s.target in s.board.by_sea[land]
        ):
            raise misfit("aboard", f"units of land {land} do not go by ship")
        if commands.chosen_in(s, land) and s.admirals and battle.by_ship(s, land):
            if commands.ep_chosen(s, land) > s.ships[land] * s.board.ep_per_ship:
                raise misfit("parts", f"the ships at land {land} cannot carry this many")
    if s.leader != NOWHERE and not battle.is_near(s, s.leader, s.target):
        if s.leader not in battle.origins(s, seat) or not commands.chosen_in(s, s.leader):
            raise misfit("leader", "the General cannot come along")


def check_scouts(s: GameState, seat: int) -> None:
    """E15-AM-10: infantry and cavalry of one land."""
    lands = [land for land in range(LANDS) if commands.chosen_in(s, land)]
    if s.chief != seat or not s.foe_or_neutral(seat, s.target):
        raise misfit("target", "only the native chief sends scouts, to a land of somebody else")
    if len(lands) > 1 or any(
        commands.ep_chosen(s, land) > battle.SCOUT_EP or commands.part_of(s, land)[-1] for land in lands
    ):
        raise misfit("parts", f"scouts are infantry and cavalry of one land, {battle.SCOUT_EP} EP at most")


def check_relocation(s: GameState, seat: int) -> None:
    """E15-MOVE-1, E15-MOVE-7: the target, wear, and a jump waiting for it."""
    if s.owner[s.target] != seat or not s.effects:
        raise misfit("target", "it is a land of the player, and a Z-effect is left")
    worn = sum(s.worn)
    if s.budget or worn:
        if not relocation.wears(s, seat) or not s.holds_flag(seat):
            raise misfit("worn", "nothing wears off")
        if (s.budget and (worn or sum(s.parts) or s.budget != s.board.wear)) or (
            worn and s.worn not in relocation.WEARS
        ):
            raise misfit("worn", "what wears off is named first")
    near = s.leader == NOWHERE or battle.is_near(s, s.leader, s.target)
    if not near and not (s.budget and s.asked == relocation.WEAR.code):
        raise misfit("leader", "the General is next to the target")
    if s.leader == s.target:
        raise misfit("leader", "the General is there already")


def check_troops(s: GameState, seat: int) -> None:
    """E15-TTROOP-1: troops for a land of the ally."""
    if not s.teams or s.owner[s.target] != s.ally(seat):
        raise misfit("target", "it is a land of the ally")


def check_tribes(s: GameState, seat: int) -> None:
    """E15-AM-10: a neutral land of the native chief's tribes."""
    if s.chief != seat or s.owner[s.target] != NOBODY:
        raise misfit("target", "the native chief strengthens neutral lands")


def check_ships(s: GameState, seat: int) -> None:
    """E15-NAV-3: units become ships."""
    most = min(s.board.ships_per_action, s.in_supply(seat, SHIP))
    if not s.admirals or s.owner[s.target] != seat or s.target not in s.board.anchors or not most:
        raise misfit("target", "ships are built in a land of the player at the sea, while there are any")
    if intrigue.laid_down(s) > most or s.worn[0] % relocation.WEARS[0][0]:
        raise misfit("worn", f"they are units for {most} ships at most")
