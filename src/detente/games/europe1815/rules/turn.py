"""Turns in Winter and Summer: how they begin, their actions, the half turn."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.engine.verbs import Verb
from detente.games.europe1815.codes import IN_ACTIONS
from detente.games.europe1815.notation import ACTIONS, END_TURN
from detente.games.europe1815.rules.actions import Action
from detente.games.europe1815.rules.battle import ATTACKS, SCOUTS
from detente.games.europe1815.rules.intrigue import DIPLOMACIES, SHIPYARDS, TRIBES, UPRISINGS
from detente.games.europe1815.rules.relocation import RELOCATIONS
from detente.games.europe1815.rules.stationing import RESUPPLIES
from detente.games.europe1815.rules.units import settles
from detente.games.europe1815.state import GameState

KINDS: Final[list[Action]] = [
    RELOCATIONS,
    RESUPPLIES,
    DIPLOMACIES,
    ATTACKS,
    SCOUTS,
    UPRISINGS,
    TRIBES,
    SHIPYARDS,
]
"""E15-ACT-2: what a player may do in a turn, in the order of the action numbers."""
KIND_OF: Final[dict[Verb, Action]] = {verb: kind for kind in KINDS for verb in kind.verbs}


class TurnBegins(Step[GameState]):
    """E15-ACT-1: a Winter or Summer turn begins."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """E15-ACT-1: begin the turn, with all its actions and a team action."""
        s.end_step()
        s.team_used = 0
        begin_turn(s, seat, 0, s.board.actions)


class HalfTurn(Step[GameState]):
    """E15-SUMMER-2: the last player of Summer also has a half turn."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """E15-YEAR-4, E15-SUMMER-2, E15-TACT-3, E15-TACT-4: begin the half turn, with one action, and the team action if it is unused."""
        if s.place < s.seats - 1 or s.half:
            s.end_step()
        else:
            s.stage = IN_ACTIONS
            begin_turn(s, seat, 1, s.board.half_actions)


def begin_turn(s: GameState, seat: i64, half: i64, actions: i64) -> None:
    """E15-ACT-1, E15-ACT-3, E15-EXILE-1: set the number of actions, none of them taken yet. An exile's turn is passed."""
    s.half = half
    s.attacks = 0
    s.used = 0
    s.emit("TurnBegan", seat, s.phase, half)
    if settles(s, seat):
        s.actions = actions
    else:
        s.actions = 0
        s.emit("TurnPassed", seat)


class Turn(Question[GameState]):
    """E15-ACT-1: the next action of a turn."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """E15-ACT-1: ask for it while any actions are left."""
        if s.actions:
            s.ask(self, seat)
        else:
            s.end_step()

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """E15-ACT-2, E15-ACT-3, E15-ACT-4, E15-WINTER-1: civil actions not taken yet, an attack, or ending the turn."""
        legal: list[int] = []
        for kind in KINDS:
            if kind.is_open(s):
                legal.extend(kind.legal(s, seat))
        legal.append(END_TURN.first)
        return legal

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """E15-ACT-1, E15-ACT-4: begin the action, or end the turn."""
        if action in END_TURN:
            s.actions = 0
            return
        kind = KIND_OF[ACTIONS.verb_of[action]]
        s.actions -= 1
        s.used |= kind.civil
        kind.begin(s, seat, action)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: this kind of civil action was already taken, or what the kind forbids."""
        kind = KIND_OF.get(ACTIONS.verb_of[action])
        if kind is None:
            return None
        return "E15-ACT-3" if s.used & kind.civil else kind.why_not(s, seat, action)


TURN_BEGINS: Final = TurnBegins()
TURN: Final = Turn("turn", "E15-ACT-1")
HALF_TURN: Final = HalfTurn()
