"""Reinforcement turns, and the return of exiles."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.games.europe1815.codes import BY_RETURN, INF, LANDS, NO_FORTRESS, NOBODY, NOWHERE, TYPES
from detente.games.europe1815.notation import GENERAL, RESTORE
from detente.games.europe1815.rules.stationing import station_reinforcement
from detente.games.europe1815.rules.units import settles
from detente.games.europe1815.state import GameState


class Reinforce(Step[GameState]):
    """E15-REINF-1: a reinforcement turn."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """E15-REINF-1, E15-REINF-5, E15-EXILE-2: an exile comes back; otherwise the General returns, then new units arrive."""
        s.end_step()
        s.half = 0
        s.team_used = 0
        s.emit("TurnBegan", seat, s.phase, 0)
        if not settles(s, seat):
            come_back(s, seat)
        elif s.general[seat] != NOWHERE:
            station_reinforcement(s, seat)
        elif s.holds_flag(seat):
            s.move_general(seat, s.flag[seat])
            station_reinforcement(s, seat)
        else:
            s.ask(GENERAL_RETURNS, seat)


class GeneralReturns(Question[GameState]):
    """E15-REINF-5: where the General returns if the seat does not hold its flag."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-REINF-5: any land of the seat."""
        return s.each(GENERAL, s.lands(seat))

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-REINF-5: move the General there; new units follow."""
        s.move_general(seat, s.land(action))
        station_reinforcement(s, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the land: it is another seat's."""
        return self.rule if action in GENERAL else None


# -- exiles


def come_back(s: GameState, seat: i64) -> None:
    """E15-EXILE-2: to a neutral land if there is one, else to the weakest land of an opponent; else the exile continues."""
    if NOBODY in s.owner:
        s.ask(EXILE_RETURNS, seat)
        return
    land = weakest(s, seat)
    if land == NOWHERE:
        s.emit("TurnPassed", seat)
    else:
        restore(s, seat, land)


def weakest(s: GameState, seat: i64) -> i64:
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


class ExileReturns(Question[GameState]):
    """E15-EXILE-2: where an exile comes back."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-EXILE-2: any neutral land."""
        return s.each(RESTORE, s.lands(NOBODY))

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-EXILE-2: end the exile."""
        restore(s, seat, s.land(action))

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the land: it is not neutral, or it is the ally's."""
        if action not in RESTORE:
            return None
        return "E15-TEAM-4" if s.teams and s.owner[s.land(action)] == s.ally(seat) else self.rule


def restore(s: GameState, seat: i64, land: i64) -> None:
    """E15-EXILE-2: the former owner leaves; three infantry and the General arrive, and no other units this time."""
    s.emit("ExileReturned", seat, s.spot(land))
    s.lose(land, seat, BY_RETURN)
    units = [0] * TYPES
    units[INF] = min(3, s.in_supply(seat, INF))
    s.station(seat, land, units, BY_RETURN)
    s.move_general(seat, land)


REINFORCE: Final = Reinforce()
GENERAL_RETURNS: Final = GeneralReturns("general", "E15-REINF-5")
EXILE_RETURNS: Final = ExileReturns("restore", "E15-EXILE-2")
