"""Détente: a table for games of power politics, for people and programs."""

from functools import cache
from importlib.metadata import entry_points

import detente.games  # noqa: F401  (before `games` below: loaded later, the package would take the function's place)
from detente.core.game import Game
from detente.core.state import IllegalAction, State

__all__ = ["Game", "IllegalAction", "State", "game", "games"]
__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of all games that are installed, ours and others'."""
    return sorted({entry.name for entry in entry_points(group="detente.games")})


@cache
def game(id: str) -> Game:
    """The game with this id. KeyError names the games there are."""
    for entry in entry_points(group="detente.games"):
        if entry.name == id:
            found: Game = entry.load()
            return found
    raise KeyError(f"no game {id!r}: there are {', '.join(games())}")
