"""Variants of Isles, a stranger's game, each broken in one place: copies of its sources under another name."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import invalidate_caches, resources
from importlib.resources.abc import Traversable
from pathlib import Path

import detente
from tests.strangers import install

Files = dict[str, str]
"""The files of a package, by their names in it."""

BINARY = (".pyc",)


def files_of_isles(name: str) -> Files:
    """The files of Isles as a package of another name."""
    found: Files = {}

    def read(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                read(entry, f"{path}{entry.name}/")
            elif not entry.name.endswith(BINARY):
                found[f"{path}{entry.name}"] = entry.read_text("utf-8")

    read(resources.files("isles"), "")
    for file, text in found.items():
        if file.endswith(".py"):
            text = re.sub(r"\b(from|import) isles\b", rf"\1 {name}", text)
            found[file] = re.sub(r'((?:id|package)=|files\()"isles"', rf'\1"{name}"', text)
    return found


def without(text: str, message: str) -> str:
    """A file of texts without one message."""
    pattern = rf"^{re.escape(message)} =.*\n(?:[ }}].*\n)*"
    assert re.search(pattern, text, re.M), f"there is no text {message!r}"
    return re.sub(pattern, "", text, flags=re.M)


@contextmanager
def installed(folder: Path, name: str, change: Callable[[Files], None]) -> Iterator[detente.Game]:
    """Isles under another name, with changed files, installed for a while."""
    import sys

    files = files_of_isles(name)
    change(files)
    install(folder, name, {f"{name}/{file}": text for file, text in files.items()}, {name: f"{name}:GAME"})
    sys.path.insert(0, str(folder))
    invalidate_caches()
    for cached in (detente.installed, detente.loaded):
        cached.cache_clear()
    try:
        yield detente.game(name)
    finally:
        sys.path.remove(str(folder))
        for module in [m for m in sys.modules if m == name or m.startswith(f"{name}.")]:
            del sys.modules[module]
        for cached in (detente.installed, detente.loaded):
            cached.cache_clear()
