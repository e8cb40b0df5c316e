"""The bot that plays what a network has learned, without any library for learning."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from pathlib import Path

import detente
from detente import Game
from detente.bots.learned.player import Player
from detente.bots.learned.weights import NAME, Weights, check_fits, read_weights
from detente.bots.protocol import Bot, CannotPlay, Sample, View

STEPS = 16
"""Likelihoods are distinguished in steps of 1/16 of a factor of two."""
FACTORS = tuple(round(2 ** (30 - step / STEPS)) for step in range(STEPS))
UNLIKELY = 24
"""An action that is liked less than the best one by this many factors of two is not played."""
LOG2_E = 1477
"""1.4427, in 1024ths."""
SHARPNESS = 2
"""Odds are raised to this power: the bot plays what it likes best more often than the network did as it learned."""


class LearnedBot:
    """Plays what a network learned. It knows the games whose package has weights; `learned:FILE` plays those of a file.

    The choice is a function of the view and the bot's seed alone, on any machine: all numbers of the network are whole. Where
    the weights lean on the game's brain, it is asked, too.

    shares: how often each legal action of its last choice is played.
    """

    strength = 3

    def __init__(self, seed: int = 0, file: Path | None = None) -> None:
        self.seed = seed
        self.file = file
        self.shares: list[float] = []

    @staticmethod
    def knows(game: Game) -> bool:
        """Whether there are weights for the game as it is now."""
        weights = shipped(game)
        if weights is not None:
            check_fits(weights.about, game)
        return weights is not None

    @classmethod
    def configured(cls, argument: str) -> Callable[[int], Bot]:
        """The factory for bots with the weights of a file. ValueError if it holds none."""
        file = Path(argument)
        game = detente.game(stored(file).about.game)
        player_of(game, file)
        return partial(cls, file=file)

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """An action, as often as the network likes it."""
        if len(actions) == 1:
            self.shares = [1.0]
            return actions[0]
        game = detente.game(view["game"])
        player = player_of(game, self.file)
        found = player.features.of_view(view)
        likings = player.liked(found, view, actions, lambda number: sample(self.seed + number))
        weights = odds(likings, player.fraction)
        total = sum(weights)
        self.shares = [weight / total for weight in weights]
        return actions[pick(weights, chance_of(found, self.seed))]

    def policy(self) -> list[float]:
        """How often each legal action of its last choice is played."""
        return self.shares


def odds(likings: Sequence[int], fraction: int) -> list[int]:
    """How often each action is played, in relation to the others. fraction: the fractional bits of likings."""
    best = max(likings)
    steps = [(best - liking) * SHARPNESS * LOG2_E * STEPS >> 10 + fraction for liking in likings]
    return [FACTORS[step % STEPS] >> step // STEPS if step < UNLIKELY * STEPS else 0 for step in steps]


def pick(weights: Sequence[int], chance: int) -> int:
    """A place in the list, by weight. chance: a large random number."""
    left = chance % sum(weights)
    for k, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return k
    raise AssertionError("the weights are above 0")


def chance_of(found: Mapping[int, int], seed: int) -> int:
    """A large random number, always the same for the same observation and seed."""
    digest = hashlib.sha256(f"{seed} {sorted(found.items())}".encode()).digest()
    return int.from_bytes(digest, "big")


@cache
def player_of(game: Game, file: Path | None) -> Player:
    """The network that plays a game. CannotPlay says why there is none."""
    weights = shipped(game) if file is None else stored(file)
    if weights is None:
        raise CannotPlay(
            f"the bot 'learned' cannot play {game.id}: nothing was learned about it (detente learn {game.id})"
        )
    try:
        return Player(game, weights)
    except ValueError as error:
        raise CannotPlay(f"the bot 'learned' cannot play {game.id}: {error}") from error


@cache
def shipped(game: Game) -> Weights | None:
    """The weights in the game's package; None if it has none."""
    file = resources.files(game.package).joinpath(NAME)
    return read_weights(file.read_bytes()) if file.is_file() else None


@cache
def stored(file: Path) -> Weights:
    """The weights in a file. ValueError if there are none."""
    try:
        return read_weights(file.read_bytes())
    except OSError as error:
        raise ValueError(f"the weights {str(file)!r} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise ValueError(f"{str(file)!r}: {error}") from error
