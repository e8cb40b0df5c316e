"""Détente: a table for games of power politics, for people and programs."""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

import detente.games  # noqa: F401  (before `games` below: loaded later, the package would take the function's place)
from detente.core.engine.game import Game
from detente.core.engine.state import IllegalAction, State

__all__ = ["BrokenGame", "Game", "IllegalAction", "State", "broken", "game", "games"]
__version__ = "0.1.0"

log = logging.getLogger("detente")


class BrokenGame(LookupError):
    """A game is installed but cannot be loaded; the message says why."""


def games() -> list[str]:
    """The ids of all games that are installed and can be loaded, ours and others'."""
    return [id for id in sorted(installed()) if isinstance(loaded(id), Game)]


def broken() -> dict[str, str]:
    """The installed games that cannot be loaded, by their names, and the reasons."""
    return {id: str(found) for id in sorted(installed()) if isinstance(found := loaded(id), BrokenGame)}


def game(id: str) -> Game:
    """The game with this id. KeyError names the games there are; BrokenGame says why it cannot be loaded."""
    if id not in installed():
        raise KeyError(f"no game {id!r}: there are {', '.join(games())}")
    found = loaded(id)
    if isinstance(found, BrokenGame):
        raise BrokenGame(*found.args)
    return found


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all games, by their names. Of two with the same name the first one found counts."""
    return {entry.name: entry for entry in reversed(list(entry_points(group="detente.games")))}


@cache
def loaded(id: str) -> Game | BrokenGame:
    """An installed game, or the reason why it cannot be loaded, which is also logged."""
    try:
        found = installed()[id].load()
    except (Exception, SystemExit) as error:
        return refuse(id, reason(error))
    if not isinstance(found, Game):
        return refuse(id, f"{installed()[id].value} is a {type(found).__name__}, not a detente.Game")
    if found.id != id:
        return refuse(id, f"the game calls itself {found.id!r}")
    return found


def refuse(id: str, why: str) -> BrokenGame:
    """Leave a game out, and log why."""
    log.warning("the game %r cannot be loaded and is left out: %s", id, why)
    return BrokenGame(f"the game {id!r} cannot be loaded: {why}")


def reason(error: BaseException) -> str:
    """What went wrong, in a line: the error and where it was raised."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"
