"""The mutants that there are: all ways to break the modules of a game that hold its rules."""

import ast
import importlib
import importlib.util
import json
import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from tools.mutants.breaking import Breaker

FILES = ("rules.py", "rules/*.py", "state.py", "knowledge.py")
"""Where a game's package holds its rules."""
LIBRARIES = {"wsdv": ("detente.games.germany",)}
"""Packages that hold rules of several games, by the game whose tests test them."""


@dataclass(frozen=True)
class Mutant:
    """One broken spot. verdict: "" before it was tried; why: which test noticed it, or how else it came out."""

    game: str
    module: str
    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    index: int
    atoms: tuple[str, ...]
    verdict: str = ""
    why: str = ""

    @property
    def place(self) -> tuple[str, str, str, str, str]:
        """What it is known by, as long as the code around it stays."""
        return self.module, self.function, self.kind, self.before, self.after


def modules(game: str, patterns: Sequence[str]) -> list[str]:
    """The modules that hold rules of a game: its own, and those of libraries that its tests test."""
    import detente

    found: list[str] = []
    for package in (detente.game(game).package, *LIBRARIES.get(game, ())):
        spec = importlib.util.find_spec(package)
        assert spec and spec.submodule_search_locations
        folder = Path(spec.submodule_search_locations[0])
        for file in sorted({file for pattern in patterns for file in folder.glob(pattern)}):
            names = file.relative_to(folder).with_suffix("").parts
            found.append(".".join([package, *(name for name in names if name != "__init__")]))
    return found


def file_of(module: str) -> Path:
    """The file of a module."""
    return Path(str(importlib.import_module(module).__file__))


@cache
def text_of(module: str) -> str:
    """The true source of a module, as it was when it was first read."""
    return file_of(module).read_text("utf-8")


def mutants_of(game: str, module: str) -> list[Mutant]:
    """All ways to break a module."""
    file = os.path.relpath(file_of(module))
    broken = Breaker(importlib.import_module(module)).breaks(ast.parse(text_of(module)))
    return [
        Mutant(game, module, file, b.line, b.function, b.kind, b.before, b.after, index, b.atoms)
        for index, b in enumerate(broken)
    ]


def source_of(mutant: Mutant) -> str:
    """The source of its module with the mutant in it."""
    tree = ast.parse(text_of(mutant.module))
    next(islice(Breaker(importlib.import_module(mutant.module)).breaks(tree), mutant.index, None))
    return ast.unparse(ast.fix_missing_locations(tree))


def sample(games: Sequence[str], patterns: Sequence[str], count: int, seed: int) -> tuple[list[Mutant], int]:
    """So many mutants, each as likely as any other, and how many there are."""
    every = [m for game in games for module in modules(game, patterns) for m in mutants_of(game, module)]
    return random.Random(seed).sample(every, min(count, len(every))), len(every)


def survivors_of(file: Path, games: Sequence[str], patterns: Sequence[str]) -> list[Mutant]:
    """The mutants that survived in an earlier run and can still be made."""
    report = json.loads(file.read_text("utf-8"))
    survived = {
        tuple(m[name] for name in ("module", "function", "kind", "before", "after"))
        for m in report["mutants"]
        if m["verdict"] == "survived"
    }
    every = [m for game in games for module in modules(game, patterns) for m in mutants_of(game, module)]
    return [mutant for mutant in every if mutant.place in survived]


def own_games() -> list[str]:
    """The games of this package, not those of others that happen to be installed."""
    import detente

    return [id for id in detente.games() if detente.game(id).package.startswith("detente.")]
