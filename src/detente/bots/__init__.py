"""Bots: players that see what their seat may see and nothing else.

The entry-point group `detente.bots` lists all bots, ours too: each entry has a name and makes a bot from a seed.
"""

import logging
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import entry_points
from math import inf

from detente import Game
from detente.bots.protocol import Bot, CannotPlay, Sample, View, policy_of

__all__ = [
    "Bot",
    "CannotPlay",
    "Sample",
    "View",
    "able",
    "bot",
    "bots",
    "by_strength",
    "patience",
    "policy_of",
]

GROUP = "detente.bots"
log = logging.getLogger("detente")


def bots() -> list[str]:
    """The names of all bots that are installed, ours and others'."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def bot(spec: str, seed: int = 0) -> Bot:
    """A fresh bot by its spec: `name`, or `name:argument` where a bot takes one, such as `search:400`.

    KeyError names the bots there are; ValueError says what is wrong with the argument.
    """
    name, colon, argument = spec.partition(":")
    make = maker(name)
    if colon:
        configured = getattr(make, "configured", None)
        if configured is None:
            raise ValueError(f"the bot {name!r} takes no argument, but was given {argument!r}")
        make = configured(argument)
    return make(seed)


def able(game: Game) -> list[str]:
    """The names of the bots that can play a game: all, except those whose `knows(game)` says no.

    Those made for people come first, the easiest one first (by `level`).
    """
    there = [name for name in bots() if can_play(name, game)]
    return sorted(there, key=lambda name: (getattr(maker(name), "level", inf), name))


def by_strength(names: Iterable[str]) -> list[str]:
    """Bots in the order of their `strength`, the weakest first; those that say nothing of it are last."""
    return sorted(names, key=lambda name: (getattr(maker(name), "strength", inf), name))


@cache
def can_play(name: str, game: Game) -> bool:
    """Whether a bot can play a game. If its `knows` raises an error, it cannot; the log says why."""
    try:
        return bool(getattr(maker(name), "knows", lambda game: True)(game))
    except (Exception, SystemExit):
        log.warning("the bot %r cannot play %s and is left out", name, game.id, exc_info=True)
        return False


def patience(spec: str) -> float | None:
    """The seconds that a bot may take for a move (its attribute `patience`); None if it does not look ahead."""
    wanted: float | None = getattr(maker(spec.partition(":")[0]), "patience", None)
    return wanted


@cache
def maker(name: str) -> Callable[[int], Bot]:
    """The function that makes bots of this name from seeds. KeyError names the bots there are."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found: Callable[[int], Bot] = entry.load()
            return found
    raise KeyError(f"no bot {name!r}: there are {', '.join(bots())}")
