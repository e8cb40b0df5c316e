"""The games' boards and pictures under names that change with their content, so that browsers may cache them without asking again."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from typing import NamedTuple

import detente
from detente.core.engine.game import Game

SUFFIX = ".svg"
THEMES = ("light", "dark")
PALETTE = re.compile(rb'<svg[^>]*data-palette="([\d ]+)"')


class BoardFile(NamedTuple):
    """A board as it is sent. tag: a hash of its content."""

    content: bytes
    tag: str


@cache
def drawing(game: str, file: str) -> BoardFile:
    """A file of a game that is one of its drawings."""
    content = detente.game(game).text(file).encode()
    return BoardFile(content, hashlib.sha256(content).hexdigest()[:32])


@cache
def picture(game: str, theme: str) -> BoardFile | None:
    """The picture of a game's board for the lobby in a theme; None if the game has none."""
    file = resources.files(detente.game(game).package).joinpath(f"picture-{theme}.webp")
    if not file.is_file():
        return None
    content = file.read_bytes()
    return BoardFile(content, hashlib.sha256(content).hexdigest()[:32])


def picture_addresses(game: Game) -> dict[str, str]:
    """Where the pictures of a game are, by theme."""
    found = {theme: picture(game.id, theme) for theme in THEMES}
    return {theme: f"/api/games/{game.id}/{theme}.{file.tag}.webp" for theme, file in found.items() if file}


def palette(game: Game, file: str | None) -> list[int]:
    """Which of the client's colours the seats have at tables with this board: `data-palette` of the drawing.

    Empty if it names none, and if the board cannot be read: the table itself says what is wrong with it.
    """
    try:
        drawn = PALETTE.search(drawing(game.id, file).content) if file is not None else None
    except (OSError, ValueError):
        return []
    return [int(number) for number in drawn[1].split()] if drawn is not None else []


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
