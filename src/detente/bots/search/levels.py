"""The levels at which people play against search: how far it looks, and how well it plays what it has seen.

Their limits are in iterations, so that a game can be played again; `patience` caps the time on slow machines.
"""

from __future__ import annotations

from collections.abc import Callable

from detente.bots.protocol import Bot, View
from detente.bots.search.bot import SearchBot
from detente.bots.search.limit import Limit
from detente.bots.search.searcher import digest_of
from detente.bots.search.verdict import Verdict
from detente.core.rng import seeded


class Level(SearchBot):
    """A search with a fixed limit."""

    iterations: int

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Limit(iterations=self.iterations))

    @classmethod
    def configured(cls, argument: str) -> Callable[[int], Bot]:
        """ValueError: a level is what it is."""
        raise ValueError(f"the bot {cls.__name__.lower()!r} takes no argument, but was given {argument!r}")


class Easy(Level):
    """Looks a little ahead, and plays what it has tried more often more often, not always what it has tried most."""

    iterations = 30
    patience = 0.35

    def decide(self, verdict: Verdict, view: View) -> int:
        """An action, as likely as it was tried often."""
        tries = sum(opinion.visits for opinion in verdict.opinions)
        pick = seeded(int.from_bytes(digest_of(view), "big") ^ self.seed).below(max(1, tries))
        for opinion in verdict.opinions:
            pick -= opinion.visits
            if pick < 0 < opinion.visits:
                return opinion.action
        return verdict.action


class Medium(Level):
    """Looks ahead as long as a person hardly waits."""

    iterations = 120
    patience = 0.6


class Hard(Level):
    """Looks as far ahead as a person may be made to wait."""

    iterations = 800
    patience = 1.4
