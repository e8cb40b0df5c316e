"""Rollouts: play worlds from one free choice to the next, the most frequent work of search."""

from collections.abc import Callable

from mypy_extensions import i64

from detente.core.engine.rng import Rng
from detente.core.engine.state import State


class Rollout:
    """A state that is played on and stops only where there is a choice.

    seat: who chooses. legal: their legal actions (at least two; empty when the game is over).
    opened: whether the last call of `play` opened the drafts of a question.
    routine: a brain's `routine` (see `detente.core.authors.brain`) or None; an action that it names leaves no choice either.
    """

    __slots__ = ("legal", "opened", "routine", "seat", "state")

    def __init__(
        self,
        state: State,
        seat: int,
        legal: list[int],
        routine: Callable[[State, int, list[int]], int] | None = None,
    ) -> None:
        self.state: State = state
        self.seat: int = seat
        self.legal: list[int] = legal
        self.opened: bool = False
        self.routine: Callable[[State, int, list[int]], int] | None = routine

    def play(self, action: int) -> None:
        """Carry out the action, and then all actions that leave no choice.

        Where several seats owe drafts, the choosing seat continues until its own is complete.
        """
        state = self.state
        seat = self.seat
        routine = self.routine
        self.opened = False
        while True:
            drafting = state.drafting != 0
            state.apply(seat, action)
            if drafting and (state.drafting == 0 or not state.draft):
                self.opened = True
                drafting = False
            if state.over:
                self.legal = []
                return
            if not drafting or seat not in state.to_act:
                seat = state.to_act[0]
            legal = state.legal_actions(seat)
            action = legal[0]
            if len(legal) > 1:
                if routine is not None:
                    action = routine(state, seat, legal)
                if routine is None or action < 0:
                    self.seat = seat
                    self.legal = legal
                    return

    def play_randomly(self, rng: Rng, choices: int) -> None:
        """Make this many random choices, all equally likely; fewer if the game ends before."""
        left: i64 = choices
        while left > 0 and self.legal:
            self.play(self.legal[rng.below(len(self.legal))])
            left -= 1
