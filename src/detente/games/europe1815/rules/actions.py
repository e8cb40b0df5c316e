"""The actions of a turn (E15-ACT-2 to E15-ACT-4): each knows its legal targets, how it begins, and what forbids it."""

from mypy_extensions import i64

from detente.core.engine.verbs import Verb
from detente.core.hidden.knowledge import BIT
from detente.games.europe1815.codes import CIVIL_KINDS, PHASE_WINTER
from detente.games.europe1815.notation import BUILD, GIVE_LAND, GIVE_MARKER, GIVE_TROOPS, RELOCATE, SKIP
from detente.games.europe1815.state import GameState


class Action:
    """A kind of action.

    verbs: those of the actions that begin it. civil: its bit in `GameState.used` if it is a civil action, else 0.
    """

    def __init__(self, verbs: list[Verb], civil_kind: str = "") -> None:
        self.verbs = verbs
        self.civil: i64 = BIT[CIVIL_KINDS.index(civil_kind)] if civil_kind else 0

    def is_open(self, s: GameState) -> bool:
        """E15-ACT-3: whether the kind may still be taken: each civil one only once a turn."""
        return s.used & self.civil == 0

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """The actions that may begin it now, ascending, assuming that its kind is open."""
        raise NotImplementedError(f"{type(self).__name__} says nothing of what it may be about")

    def begin(self, s: GameState, seat: i64, action: i64) -> None:
        """Carry out the action, or ask what takes part in it."""
        raise NotImplementedError(f"{type(self).__name__} says nothing of what it does")

    def why_not(self, s: GameState, seat: int, action: int) -> str:
        """The rule that forbids an action of this kind, apart from the kind being used up."""
        raise NotImplementedError(f"{type(self).__name__} says nothing of what forbids it")


def is_of_turn(action: int) -> bool:
    """Whether the action belongs to a turn, legal now or not."""
    return RELOCATE.first <= action <= BUILD.last


def why_no_team_action(s: GameState, action: int) -> str | None:
    """E15-TACT-1, E15-TACT-4, E15-TACT-5: the rule that forbids a team action at this moment; None for other actions."""
    if not (action in GIVE_LAND or action in GIVE_TROOPS or action in GIVE_MARKER or action in SKIP):
        return None
    if s.phase < PHASE_WINTER or not s.teams:
        return "E15-TACT-5"
    return "E15-TACT-4" if s.team_used else "E15-TACT-1"
