"""What a game's module `brain` may tell bots. It has `scores` or `weigh`; all else may be missing. The types are below.

- `scores(view, actions) -> list[float]` (`Scores`): how good each legal action looks, given as text; higher is better.
- `weigh(worlds, seat, actions) -> list[float]` (`Weigh`): the same in place of `scores`, for a brain that asks the rules what
  comes of an action. worlds: gives for each number a world that the seat cannot tell from the true one, to be played on as the
  brain likes. Of what is hidden in it, it may read no more than what actions bring to light. The same worlds always give the
  same numbers.
- `priors(view, actions) -> list[float]` (`Priors`): how likely a good player chooses each; all above 0, together 1.
  Without it they follow from the ranks of `scores` or `weigh`.
- `evaluate(state) -> list[float]` (`Evaluate`): each seat's expected return, 0 to 1 and together at most 1, of a state
  that is not over. The state is a world drawn from what the searching seat knows: everything in it may be read but the
  order of decks and the generator; nothing may be changed. Below 50 microseconds on the compiled core.
- `policy(state, seat, actions, rng) -> int` (`Policy`): a quick choice among legal actions, for playing worlds on; a few
  microseconds.
- `routine(state, seat, actions) -> int` (`Routine`): the action that search takes without a thought, or -1 where it is to
  think. For parts of a move that follow from those before (which units make the attack that was chosen), so that search
  weighs whole moves against each other. It may read what the seat may know, and nothing else.
- `SEARCH_CONFIG` (`SearchConfig`): how search plays this game.

None of them may depend on anything but what it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from detente.core.engine.rng import Rng
from detente.core.engine.state import State

Scores = Callable[[Mapping[str, Any], Sequence[str]], list[float]]
Worlds = Callable[[int], State]
Weigh = Callable[[Worlds, int, Sequence[int]], list[float]]
Priors = Callable[[Mapping[str, Any], Sequence[str]], list[float]]
Evaluate = Callable[[State], list[float]]
Policy = Callable[[State, int, list[int], Rng], int]

Routine = Callable[[State, int, list[int]], int]


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How search plays a game. The defaults serve any game, with a brain or without.

    horizon: decisions (those with one legal action do not count) that a rollout plays before `evaluate` is asked; 0: the
    leaf is evaluated at once; None, or no `evaluate`: rollouts go to the end of the game.
    exploration: the constant of PUCT, in units of return: the higher, the longer actions of low value are tried.
    prior_weight: 0 to 1, the share of the brain's priors; the rest is spread evenly over the legal actions.
    rank_decay: 0 to 1, where there are no `priors`: how much less likely each rank is than the one before.
    prior_visits: from so many visits on a position in the tree gets priors of its own, which cost a view; until then
    `policy` chooses there. part_visits: the same where a move goes on. The root gets its priors at once.
    lapses: shares of decisions, 0 to 1, at which the levels `easy` and `medium` do anything, without a thought: where luck is
    so great that looking further hardly shows, this is what tells levels apart.
    """

    horizon: int | None = None
    exploration: float = 1.0
    prior_weight: float = 0.9
    rank_decay: float = 0.6
    prior_visits: int = 8
    part_visits: int = 1
    lapses: tuple[float, float] = (0.0, 0.0)

    def __post_init__(self) -> None:
        """ValueError names a number that cannot be."""
        if self.horizon is not None and self.horizon < 0:
            raise ValueError(f"horizon must be None or at least 0, not {self.horizon}")
        if self.exploration < 0:
            raise ValueError(f"exploration must be at least 0, not {self.exploration}")
        for name, share in (
            ("prior_weight", self.prior_weight),
            ("rank_decay", self.rank_decay),
            *(("lapses", share) for share in self.lapses),
        ):
            if not 0 <= share <= 1:
                raise ValueError(f"{name} must be from 0 to 1, not {share}")
        for name, visits in (("prior_visits", self.prior_visits), ("part_visits", self.part_visits)):
            if visits < 1:
                raise ValueError(f"{name} must be at least 1, not {visits}")
