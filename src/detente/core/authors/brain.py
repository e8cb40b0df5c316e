"""What a game's module `brain` may offer to bots. It needs `scores` or `weigh`; the rest is optional. The types are below.

- `scores(view, actions) -> list[float]` (`Scores`): a score for each legal action, given as text; higher is better.
- `weigh(worlds, seat, actions) -> list[float]` (`Weigh`): replaces `scores` in a brain that uses the rules to find the
  results of actions. worlds: returns, for each number, a world that the seat cannot distinguish from the true one; the brain
  may play it on freely. The brain may read hidden information in it only as far as actions reveal it. The same worlds always
  give the same numbers.
- `priors(view, actions) -> list[float]` (`Priors`): the probability that a good player chooses each action; all above 0,
  sum 1. Without it, the ranks of `scores` or `weigh` give the priors.
- `evaluate(state) -> list[float]` (`Evaluate`): each seat's expected return in a state that is not over: 0 to 1 each, sum
  at most 1. The state is a world drawn from what the searching seat knows: the function may read everything except the order
  of decks and the generator, and must change nothing. It should take less than 50 microseconds on the compiled core.
- `policy(state, seat, actions, rng) -> int` (`Policy`): a quick choice among legal actions, to play worlds on; a few
  microseconds.
- `routine(state, seat, actions) -> int` (`Routine`): the action that search takes without searching, or -1 where it must
  search. Use it for parts of a move that follow from earlier parts (which units make the chosen attack), so that search
  compares whole moves. It may read only what the seat may know.
- `SEARCH_CONFIG` (`SearchConfig`): how search plays this game.

The result of each function may depend only on its arguments.
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
    """How search plays a game. The defaults suit any game, with or without a brain.

    horizon: number of decisions (those with one legal action do not count) that a rollout plays before it
    calls `evaluate`; 0: evaluate the leaf at once; None, or no `evaluate`: play rollouts to the end of the
    game.
    exploration: the constant of PUCT, in units of return: the higher it is, the longer search tries actions
    of low value.
    prior_weight: 0 to 1, the share of the brain's priors; the rest is spread evenly over the legal actions.
    rank_decay: 0 to 1, used without `priors`: the probability of each rank relative to the rank before.
    prior_visits: number of visits after which a position in the tree gets its own priors, which cost a view;
    until then `policy` chooses there.
    part_visits: the number for a position in the middle of a move. The root gets its priors at once.
    lapses: shares of decisions, 0 to 1, at which the levels `easy` and `medium` choose at random. In games
    with so much luck that deeper search hardly shows, this is what distinguishes the levels.
    taught: whether the levels `medium` and `hard` search with the priors that were learned about the game, if weights come with it,
    instead of the brain's.
    least_worth: 0 to 1: `easy` plays no action that promises it this share of the best one's return or less. 0 excludes
    only actions after which it lost at once in every world tried.
    least_tried: 0 to 1: `easy` plays no action that it has tried less often than this share of the most tried one's tries. Where many
    actions look alike, each is tried once or twice, which says little about it.
    """

    horizon: int | None = None
    exploration: float = 1.0
    prior_weight: float = 0.9
    rank_decay: float = 0.6
    prior_visits: int = 8
    part_visits: int = 1
    lapses: tuple[float, float] = (0.0, 0.0)
    least_worth: float = 0.0
    least_tried: float = 0.0
    taught: bool = False

    def __post_init__(self) -> None:
        """Raise ValueError for a number out of its range."""
        if self.horizon is not None and self.horizon < 0:
            raise ValueError(f"horizon must be None or at least 0, not {self.horizon}")
        if self.exploration < 0:
            raise ValueError(f"exploration must be at least 0, not {self.exploration}")
        for name, share in (
            ("prior_weight", self.prior_weight),
            ("rank_decay", self.rank_decay),
            ("least_worth", self.least_worth),
            ("least_tried", self.least_tried),
            *(("lapses", share) for share in self.lapses),
        ):
            if not 0 <= share <= 1:
                raise ValueError(f"{name} must be from 0 to 1, not {share}")
        for name, visits in (("prior_visits", self.prior_visits), ("part_visits", self.part_visits)):
            if visits < 1:
                raise ValueError(f"{name} must be at least 1, not {visits}")
