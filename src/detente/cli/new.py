"""A new game: a package that plays at once, to be changed into the author's own piece by piece."""

from __future__ import annotations

import keyword
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import detente
from detente.cli.inputs import Wrong

TEMPLATE = "template"
SUFFIX = ".txt"
"""Files of the template end in it, so that they are neither imported nor installed as what they will be."""
IN_PACKAGE = ("game.py", "rules.en.md", "locale")
"""What of the template belongs into the package; everything else stays beside `src`."""


def new_game(name: str, folder: Path) -> Path:
    """Write a new game into a folder of its name; that folder. Nothing is written if the name or the folder will not do."""
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
    """Where a file of the template goes."""
    if path.partition("/")[0] not in IN_PACKAGE:
        return path.replace("test_game", f"test_{name}")
    return f"src/{name}/{'__init__.py' if path == 'game.py' else path}"
