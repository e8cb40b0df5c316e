"""What a game's brain gives to search and to what was learned, and what replaces the parts that it does not give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from detente import Game, State
from detente.core.authors.brain import Evaluate, Policy, Priors, Routine, Scores, SearchConfig, Weigh, Worlds
from detente.core.engine.playout import playout
from detente.core.engine.rng import Rng
from detente.core.engine.rollout import Rollout


@dataclass(frozen=True, slots=True)
class Brain:
    """A brain in the form that search uses; `detente.core.authors.brain` describes the parts."""

    game: Game
    scores: Scores | None
    given_priors: Priors | None
    evaluate: Evaluate | None
    policy: Policy | None
    config: SearchConfig
    routine: Routine | None = None
    weigh: Weigh | None = None

    @property
    def has_priors(self) -> bool:
        """Whether the brain judges actions before any search."""
        return self.looks_at_views or self.weigh is not None

    @property
    def looks_at_views(self) -> bool:
        """Whether it needs a view to judge actions."""
        return self.given_priors is not None or self.scores is not None

    def priors(self, view: dict[str, Any], seat: int, actions: Sequence[int], worlds: Worlds) -> list[float]:
        """How likely each action is good before any search; all above 0 where `prior_weight` is below 1; the sum is 1.

        view: of the seat; it may be empty unless the brain looks at views. worlds: those that are possible for the seat.
        """
        even = 1 / len(actions)
        if not self.has_priors:
            return [even] * len(actions)
        weight = self.config.prior_weight
        rest = (1 - weight) * even
        return [weight * share + rest for share in self.likely(view, seat, actions, worlds)]

    def likely(
        self, view: dict[str, Any], seat: int, actions: Sequence[int], worlds: Worlds
    ) -> Sequence[float]:
        """How likely each action is good by what the brain says of actions alone. The brain must have priors."""
        if self.weigh is not None and not self.looks_at_views:
            return by_rank(self.weigh(worlds, seat, actions), self.config.rank_decay)
        texts = [self.game.actions.text(action) for action in actions]
        if self.given_priors is not None:
            return self.given_priors(view, texts)
        assert self.scores is not None
        return by_rank(self.scores(view, texts), self.config.rank_decay)

    def roll_out(self, world: Rollout, rng: Rng) -> list[float]:
        """Play a world on as far as `horizon` says; the returns of all seats there, or estimates of them."""
        state, horizon = world.state, self.config.horizon
        if self.evaluate is None:
            horizon = None
        if horizon is None and self.policy is None:
            playout(state, rng)
        elif self.policy is None:
            world.play_randomly(rng, horizon or 0)
        else:
            policy, left = self.policy, -1 if horizon is None else horizon
            while left and world.legal:
                world.play(policy(state, world.seat, world.legal, rng))
                left -= 1
        return self.worth(state)

    def worth(self, state: State) -> list[float]:
        """The returns of a finished game, else what the brain expects."""
        if state.returns is not None:
            return state.returns
        assert self.evaluate is not None
        return self.evaluate(state)


def by_rank(scores: Sequence[float], decay: float) -> list[float]:
    """Shares that fall by the same factor from rank to rank; equal scores share equally."""
    order = sorted(range(len(scores)), key=lambda k: -scores[k])
    shares = [0.0] * len(scores)
    first = 0
    while first < len(order):
        last = first
        while last < len(order) and scores[order[last]] == scores[order[first]]:
            last += 1
        share = sum(decay**rank for rank in range(first, last)) / (last - first)
        for k in order[first:last]:
            shares[k] = share
        first = last
    total = sum(shares)
    return [share / total for share in shares]


@cache
def brain_of(game: Game) -> Brain:
    """What the game's brain gives; a game without one gets even priors, and random rollouts to the end."""
    brain = game.module("brain")
    given = {
        name: getattr(brain, name, None) for name in ("scores", "weigh", "evaluate", "policy", "routine")
    }
    config = getattr(brain, "SEARCH_CONFIG", None) or SearchConfig()
    return Brain(game, given_priors=getattr(brain, "priors", None), config=config, **given)
