"""Whether the rules of a game are those by which something was stored: a hash of all files that have a say in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from detente.core.engine.game import Game

OURS: Final = ("detente.core", "detente.games")
KINDS: Final = (".py", ".so", ".pyd", ".toml", ".json")


def fingerprint(game: Game) -> str:
    """The same as long as no file of the engine, of our games, and of the packages of this game has changed."""
    modules = {game.package, *(kind.__module__ for kind in game.state_type.__mro__)}
    roots = {name.partition(".")[0] for name in modules} - {"detente", "builtins", "typing"}
    return hash_of(frozenset(roots))


@cache
def hash_of(packages: frozenset[str]) -> str:
    """The hash of the files of these packages, and ours."""
    found = sha256()
    for package in (*OURS, *sorted(packages)):
        for file in files_of(package):
            found.update(f"{package} {file.name} ".encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def files_of(package: str) -> Iterator[Path]:
    """The files of a package, or of a single module, in a fixed order."""
    spec = find_spec(package)
    if spec is None:
        return
    folders = list(spec.submodule_search_locations or ())
    if not folders and spec.origin is not None and Path(spec.origin).is_file():
        yield Path(spec.origin)
    for folder in folders:
        yield from sorted(file for file in Path(folder).rglob("*") if file.suffix in KINDS)
