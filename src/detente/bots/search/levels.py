"""The levels at which people play against search: how far it looks, and how well it plays what it has seen.

Their limits are in iterations, so that a game can be reproduced; `patience` caps the time on slow machines. Where a
game's brain says so, the lower ones sometimes do not think at all (`SearchConfig.lapses`), and the higher ones know what
was learned about the game (`SearchConfig.taught`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import detente
from detente import Game
from detente.bots.brain import Brain, brain_of
from detente.bots.learned.bot import LearnedBot
from detente.bots.protocol import Bot, Sample, View
from detente.bots.search.bot import SearchBot
from detente.bots.search.knowledge import learned_priors
from detente.bots.search.limit import Limit
from detente.bots.search.searcher import digest_of
from detente.bots.search.verdict import Verdict
from detente.core.engine.rng import Rng, seeded

LAPSE = 1 << 64
"""Separates the chance of a lapse from the random action that follows it."""
LAPSES_OF = 1000
"""Lapses are counted in thousandths."""


class Level(SearchBot):
    """A search with a fixed limit.

    learned: whether it uses what was learned about a game whose brain says so (`SearchConfig.taught`).
    """

    level: int
    iterations: int
    learned = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Limit(iterations=self.iterations))

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """The action of the search; a random one at a lapse, unless the action takes no thought."""
        if self.lapses(view) and self.searcher_of(view).routine(view, actions, sample) is None:
            self.shares = [1 / len(actions)] * len(actions)
            return actions[self.chance(view).below(len(actions))]
        return super().choose(view, actions, sample, budget)

    def lapses(self, view: View) -> bool:
        """Whether it does not think about this decision."""
        share = (*brain_of(detente.game(view["game"])).config.lapses, 0.0)[self.level - 1]
        return share > 0 and int(self.chance(view, LAPSE).below(LAPSES_OF)) < share * LAPSES_OF

    def brain_for(self, game: Game) -> Brain:
        """The brain of the game, with what was learned about it where the brain says so."""
        brain = brain_of(game)
        return (
            learned_priors(game) if self.learned and brain.config.taught and LearnedBot.knows(game) else brain
        )

    def chance(self, view: View, purpose: int = 0) -> Rng:
        """A generator that is always the same for the same view, seed and purpose."""
        return seeded(int.from_bytes(digest_of(view), "big") ^ self.seed ^ purpose)

    @classmethod
    def configured(cls, argument: str) -> Callable[[int], Bot]:
        """ValueError: a level takes no argument."""
        raise ValueError(f"the bot {cls.__name__.lower()!r} takes no argument, but was given {argument!r}")


class Easy(Level):
    """Looks a little ahead, and plays an action the more often the more it has tried it, not always the most tried one.

    It avoids gross blunders: actions that seem worth much less than the best one, or that it has hardly tried (`SearchConfig.least_worth`,
    `least_tried`).
    """

    level = 1
    strength = 1
    iterations = 30
    learned = False
    patience = 0.35

    def decide(self, verdict: Verdict, view: View) -> int:
        """A random action that is no blunder; its probability is its share of the tries."""
        config = brain_of(detente.game(view["game"])).config
        most = max((opinion.visits for opinion in verdict.opinions), default=0)
        tried = [
            opinion for opinion in verdict.opinions if opinion.visits >= max(1, config.least_tried * most)
        ]
        least = config.least_worth * max((opinion.value or 0.0 for opinion in tried), default=0.0)
        sound = [opinion for opinion in tried if (opinion.value or 0.0) > least] or tried
        pick = self.chance(view).below(max(1, sum(opinion.visits for opinion in sound)))
        for opinion in sound:
            pick -= opinion.visits
            if pick < 0:
                return opinion.action
        return verdict.action


class Medium(Level):
    """Looks ahead for a time that people hardly notice."""

    level = 2
    strength = 4
    iterations = 120
    patience = 0.6


class Hard(Level):
    """Looks ahead for as long as people may be made to wait."""

    level = 3
    strength = 5
    iterations = 800
    patience = 1.4
