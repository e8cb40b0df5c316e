"""Writes a new game: a package that plays at once, for the author to change piece by piece."""

from __future__ import annotations

import keyword
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import detente
from detente.cli.inputs import Wrong

TEMPLATE = "template"
SUFFIX = ".txt"
"""The ending of the template's files, which keeps them from being imported or installed as what they will be."""
IN_PACKAGE = ("game.py", "rules.en.md", "locale")
"""The part of the template that belongs in the package; everything else stays next to `src`."""


def new_game(name: str, folder: Path) -> Path:
    """Write a new game into a folder of its name; the path of that folder. Wrong if the name or the folder cannot be used."""
    if not name.isidentifier() or keyword.iskeyword(name) or name != name.lower() or not name.isascii():
        raise Wrong(
            f"{name!r} cannot be the id of a game: it must be a word of small letters, digits and _, such as four_seas"
        )
    if name in (*detente.games(), *detente.broken()):
        raise Wrong(f"there is a game {name!r} already")
    made = folder / name
    if made.exists():
        raise Wrong(f"{made} exists already")
    title = name.replace("_", " ").title()
    for path, text in template():
        file = made / placed(path, name)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.replace("NAME", name).replace("TITLE", title), encoding="utf-8")
        except OSError as error:
            raise Wrong(f"{file} cannot be written: {error.strerror}") from error
    return made


def template() -> list[tuple[str, str]]:
    """The files of the template: their paths in it, and their texts."""
    return files_below(resources.files("detente.cli").joinpath(TEMPLATE), "")


def files_below(folder: Traversable, path: str) -> list[tuple[str, str]]:
    """All files below a folder of the template."""
    found: list[tuple[str, str]] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += files_below(each, f"{path}{each.name}/")
        elif each.name.endswith(SUFFIX):
            found.append((f"{path}{each.name.removesuffix(SUFFIX)}", each.read_text(encoding="utf-8")))
    return found


def placed(path: str, name: str) -> str:
    """The path of a template's file in the new game."""
    if path.partition("/")[0] not in IN_PACKAGE:
        return path.replace("test_game", f"test_{name}")
    return f"src/{name}/{'__init__.py' if path == 'game.py' else path}"
