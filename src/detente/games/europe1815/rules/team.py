"""2vs2: the team actions."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.games.europe1815.codes import ART, BY_GIFT, INF, KAV, KINDS_IN_SUPPLY, LANDS, TYPES
from detente.games.europe1815.notation import DONE, GENERAL, GIVE_LAND, GIVE_MARKER, GIVE_TROOPS, SKIP, STACK
from detente.games.europe1815.rules import commands
from detente.games.europe1815.rules.actions import is_of_turn
from detente.games.europe1815.rules.intrigue import ONE_INF
from detente.games.europe1815.rules.units import borders_own
from detente.games.europe1815.state import GameState


class Team(Question[GameState]):
    """E15-TACT-1: the team action of a turn."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """E15-TACT-1, E15-TACT-4, E15-IMPL-3: ask in 2vs2 if there is anything to give, once per turn."""
        if s.teams and not s.team_used and self.legal(s, seat)[0] != SKIP.first:
            s.ask(self, seat)
        else:
            s.end_step()

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-TACT-1: a land, troops, a success marker, or nothing."""
        ally = s.ally(seat)
        legal = s.each(GIVE_LAND, lands_to_give(s, seat, ally))
        legal.extend(s.each(GIVE_TROOPS, lands_for_troops(s, seat, ally)))
        if may_give_marker(s, seat, ally):
            legal.append(GIVE_MARKER.first)
        legal.append(SKIP.first)
        return legal

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-TACT-1, E15-TACT-4: one team action per turn; a player who skips it between full and half turn may still take it later."""
        if action not in SKIP:
            s.team_used = 1
        if action in GIVE_TROOPS:
            HANDING_OVER.open(s, s.land(action))
            s.ask(TROOPS, seat)
            return
        if action in GIVE_LAND:
            give_land(s, seat, s.land(action))
        elif action in GIVE_MARKER:
            give_marker(s, seat)
        s.end_step()

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: it cannot be given, or no actions are left."""
        if action in GIVE_LAND:
            land = s.land(action)
            own = s.owner[land] == seat and s.flag[seat] != land
            return "E15-TLAND-4" if own else "E15-TLAND-1"
        if action in GIVE_TROOPS:
            land = s.land(action)
            if s.owner[land] != s.ally(seat):
                return "E15-TTROOP-1"
            return "E15-TTROOP-7" if borders_own(s, seat, land) else "E15-MOVE-1"
        if action in GIVE_MARKER:
            return "E15-TMARK-2"
        return "E15-ACT-1" if is_of_turn(action) else None


def lands_to_give(s: GameState, seat: i64, ally: i64) -> list[int]:
    """E15-TLAND-1, E15-TLAND-4: the seat's lands except the capital and the last one; the ally needs an infantry in supply."""
    if not s.in_supply(ally, INF) or s.count_lands(seat) < 2:
        return []
    return [land for land in s.lands(seat) if land != s.flag[seat]]


def lands_for_troops(s: GameState, seat: i64, ally: i64) -> list[int]:
    """E15-TTROOP-1, E15-TTROOP-7: lands of the ally next to a land of the seat that can spare a unit."""
    return [
        land
        for land in range(LANDS)
        if s.owner[land] == ally
        and any(s.owner[near] == seat and s.strength(near) > 1 for near in s.board.near[land])
    ]


def may_give_marker(s: GameState, seat: i64, ally: i64) -> bool:
    """E15-TMARK-1, E15-TMARK-2: whether the seat has a marker and the ally fewer than five."""
    return s.markers[seat] > 0 and s.markers[ally] < s.board.most_markers


def give_marker(s: GameState, seat: i64) -> None:
    """E15-TMARK-1: one success marker goes to the ally."""
    ally: i64 = s.ally(seat)
    s.markers[seat] -= 1
    s.markers[ally] += 1
    s.emit("MarkerGiven", seat, ally)


def give_land(s: GameState, seat: i64, land: i64) -> None:
    """E15-TLAND-2, E15-TLAND-3, E15-TLAND-5: the seat's units leave and an infantry of the ally arrives; fortress and flag stay."""
    ally: i64 = s.ally(seat)
    s.emit("LandGiven", seat, ally, s.spot(land))
    s.lose(land, ally, BY_GIFT)
    s.station(ally, land, ONE_INF, BY_GIFT)


# -- troops


class Troops(commands.Command):
    """E15-TTROOP-1: which units go to a land of the ally."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-TTROOP-1, E15-TTROOP-6: stacks of neighbouring lands, without the General; `done` once a unit takes part."""
        near = [land for land in s.board.near[s.target] if s.owner[land] == seat]
        legal = commands.stacks_of(s, near)
        if commands.chosen(s):
            legal.append(DONE.first)
        return legal

    def finish(self, s: GameState, seat: i64) -> None:
        """E15-TTROOP-2: hand over the troops."""
        give_troops(s, seat)
        commands.close(s)
        s.end_step()

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the part: units not near or not to be spared, the General, or no units at all."""
        if action in STACK:
            land, kind = commands.stack_named(s, action)
            return commands.why_not_moved(s, seat, land, kind)
        return "E15-TTROOP-6" if action in GENERAL else "E15-TTROOP-1" if action in DONE else None


def sent(s: GameState) -> list[int]:
    """All units that take part, by type."""
    return [sum(s.parts[kind::TYPES]) for kind in range(TYPES)]


def received(s: GameState, ally: i64) -> list[int]:
    """E15-TTROOP-2, E15-TTROOP-3: the units the ally gets: type for type, as many as their supply holds."""
    total = sent(s)
    return [min(total[kind], s.supply[ally * KINDS_IN_SUPPLY + kind]) for kind in range(TYPES)]


def give_troops(s: GameState, seat: i64) -> None:
    """E15-TTROOP-2, E15-TTROOP-3, E15-TTROOP-4: hand over the troops as one Z-effect; units that the ally's supply lacks lapse."""
    ally: i64 = s.ally(seat)
    total = sent(s)
    gets = received(s, ally)
    lapsed = [total[kind] - gets[kind] for kind in range(TYPES)]
    s.emit("TroopsGiven", seat, ally, s.spot(s.target), lapsed[INF], lapsed[KAV], lapsed[ART])
    for land in commands.taking_part(s):
        s.remove(land, commands.part_of(s, land), BY_GIFT)
    s.station(ally, s.target, gets, BY_GIFT)


TEAM: Final = Team("team", "E15-TACT-1")
TROOPS: Final = commands.Parts("troops", "E15-TTROOP-1")
HANDING_OVER: Final = Troops("troops", TROOPS)
