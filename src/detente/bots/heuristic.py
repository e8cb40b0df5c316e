"""The bot that knows what people know: it plays the legal action that looks best, without looking ahead."""

import hashlib
import json
from collections.abc import Sequence
from types import ModuleType

import detente
from detente.bots.protocol import CannotPlay, Sample, View
from detente.core.authors.brain import Weigh
from detente.core.engine.rng import seeded


class HeuristicBot:
    """Plays the action that the game's `brain` scores best.

    A brain is a module of the game's package with `scores(view, actions) -> list[float]`: for each legal action, given
    as text, how good it looks from the view; higher is better. The bot picks at random among equal ones, but the choice is
    a function of the view and the bot's seed alone. Instead of `scores`, a brain may have `weigh`, which is given worlds
    that the view allows (`detente.core.authors.brain`). The bot cannot play a game without a brain (`CannotPlay`): random
    moves under this name would only mislead.
    """

    strength = 2

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.found: list[float] = []

    @staticmethod
    def knows(game: detente.Game) -> bool:
        """Whether the game has a brain."""
        return game.module("brain") is not None

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """The best action by the brain's scores; at random among equal ones."""
        game = detente.game(view["game"])
        found = self.found = scores(game, view, actions, lambda number: sample(self.seed + number))
        best = max(found)
        equal = [action for action, score in zip(actions, found, strict=True) if score == best]
        return equal[pick(len(equal), view, self.seed)]

    def policy(self) -> list[float]:
        """The best actions of its last choice, equally."""
        best = max(self.found)
        return [(score == best) / self.found.count(best) for score in self.found]


def scores(game: detente.Game, view: View, actions: Sequence[int], sample: Sample) -> list[float]:
    """How good each of the legal actions looks to the game's brain. CannotPlay if the game has none."""
    brain = brain_of(game)
    weigh: Weigh | None = getattr(brain, "weigh", None)
    if weigh is not None:
        return weigh(sample, view["seat"], actions)
    told: list[float] = brain.scores(view, [game.actions.text(action) for action in actions])
    return told


def brain_of(game: detente.Game) -> ModuleType:
    """The game's knowledge for bots. CannotPlay if the game has none."""
    brain = game.module("brain")
    if brain is None:
        raise CannotPlay(f"the bot 'heuristic' cannot play {game.id}: the game has no brain")
    return brain


def pick(choices: int, view: View, seed: int) -> int:
    """A random number below `choices`, always the same for the same view and seed."""
    if choices == 1:
        return 0
    seen = json.dumps(view, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(f"{seed}\n{seen}".encode()).digest()
    return int(seeded(int.from_bytes(digest, "big")).below(choices))
