"""The games' boards under names that change with their content, so that browsers may cache them without asking again."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

import detente
from detente.core.engine.game import Game

SUFFIX = ".svg"


class BoardFile(NamedTuple):
    """A board as it is sent. tag: a hash of its content."""

    content: bytes
    tag: str


@cache
def drawing(game: str, file: str) -> BoardFile:
    """A file of a game that is one of its drawings."""
    content = detente.game(game).text(file).encode()
    return BoardFile(content, hashlib.sha256(content).hexdigest()[:32])


def tagged_name(game: Game, file: str | None) -> str | None:
    """The name of a board with its tag: `board.TAG.svg`; None if there is no board, the plain name if it cannot be read."""
    if file is None:
        return None
    try:
        return f"{file.removesuffix(SUFFIX)}.{drawing(game.id, file).tag}{SUFFIX}"
    except (OSError, ValueError):
        return file


def find_drawing(game: Game, name: str) -> tuple[BoardFile, bool] | None:
    """The drawing that a name asks for, with or without a tag, and whether the tag is its own; None if there is none."""
    if name in game.drawings:
        return drawing(game.id, name), False
    stem, _, tag = name.removesuffix(SUFFIX).rpartition(".")
    if f"{stem}{SUFFIX}" not in game.drawings:
        return None
    found = drawing(game.id, f"{stem}{SUFFIX}")
    return found, found.tag == tag
