"""The levels at which people play against search: how far it looks, and how well it plays what it has seen.

Their limits are in iterations, so that a game can be played again; `patience` caps the time on slow machines. Where a
game's brain says so (`SearchConfig.lapses`), the lower ones now and then do not think at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import detente
from detente.bots.protocol import Bot, Sample, View
from detente.bots.search.bot import SearchBot
from detente.bots.search.brain import brain_of
from detente.bots.search.limit import Limit
from detente.bots.search.searcher import digest_of
from detente.bots.search.verdict import Verdict
from detente.core.engine.rng import Rng, seeded

LAPSE = 1 << 64
"""Tells the chance of a lapse from that of what is done then."""
LAPSES_OF = 1000
"""Lapses are counted in thousandths."""


class Level(SearchBot):
    """A search with a fixed limit."""

    level: int
    iterations: int

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Limit(iterations=self.iterations))

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """See `Bot.choose`; any action at a lapse."""
        if self.lapses(view):
            return actions[self.chance(view).below(len(actions))]
        return super().choose(view, actions, sample, budget)

    def lapses(self, view: View) -> bool:
        """Whether this is a decision that it does not think about."""
        share = (*brain_of(detente.game(view["game"])).config.lapses, 0.0)[self.level - 1]
        return share > 0 and int(self.chance(view, LAPSE).below(LAPSES_OF)) < share * LAPSES_OF

    def chance(self, view: View, purpose: int = 0) -> Rng:
        """Chance that is always the same for the same view, seed and purpose."""
        return seeded(int.from_bytes(digest_of(view), "big") ^ self.seed ^ purpose)

    @classmethod
    def configured(cls, argument: str) -> Callable[[int], Bot]:
        """ValueError: a level is what it is."""
        raise ValueError(f"the bot {cls.__name__.lower()!r} takes no argument, but was given {argument!r}")


class Easy(Level):
    """Looks a little ahead, and plays what it has tried more often more often, not always what it has tried most."""

    level = 1
    iterations = 30
    patience = 0.35

    def decide(self, verdict: Verdict, view: View) -> int:
        """An action, as likely as it was tried often."""
        tries = sum(opinion.visits for opinion in verdict.opinions)
        pick = self.chance(view).below(max(1, tries))
        for opinion in verdict.opinions:
            pick -= opinion.visits
            if pick < 0 < opinion.visits:
                return opinion.action
        return verdict.action


class Medium(Level):
    """Looks ahead as long as a person hardly waits."""

    level = 2
    iterations = 120
    patience = 0.6


class Hard(Level):
    """Looks as far ahead as a person may be made to wait."""

    level = 3
    iterations = 800
    patience = 1.4
