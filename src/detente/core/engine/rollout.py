"""Worlds on their way from one free choice to the next: what search does most."""

from collections.abc import Callable

from mypy_extensions import i64

from detente.core.engine.rng import Rng
from detente.core.engine.state import State


class Rollout:
    """A state that is played on, stopping only where there is something to choose.

    seat: who chooses, legal: among which actions (at least two; none when the game is over).
    opened: whether a question answered by drafts was closed by the last call of `play`.
    routine: see `core.brain`; what it names leaves no choice either.
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
        """Carry out the action and all that leave no choice after it.

        Where several seats owe drafts, the one that chooses goes on until its own is complete.
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
        """Make so many choices at random, all alike likely, or fewer where the game ends before."""
        left: i64 = choices
        while left > 0 and self.legal:
            self.play(self.legal[rng.below(len(self.legal))])
            left -= 1
