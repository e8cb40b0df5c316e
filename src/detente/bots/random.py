"""The bot that plays anything."""

from collections.abc import Sequence
from typing import ClassVar

from detente.bots.protocol import Sample, View
from detente.core.engine.rng import seeded


class RandomBot:
    """Plays any legal action, all equally likely. It can play every game, and needs no view for it."""

    blind: ClassVar[bool] = True
    strength: ClassVar[int] = 0

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)
        self.choices = 0

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """A random legal action."""
        self.choices = len(actions)
        return actions[self.rng.below(len(actions))]

    def policy(self) -> list[float]:
        """All actions of its last choice, equally."""
        return [1 / self.choices] * self.choices
