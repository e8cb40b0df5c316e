"""The inner loop: style, types, and the tests of what has changed since the last commit; `make quick`.

    python -m tools.quick [--since HEAD]

A changed game is tested by its rules and scenes, any other module by the test files that import it, a changed test by
itself. What takes long is left to `make test`: the browser's tests, those with servers, and the properties of all games,
unless one of their files was changed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

LONG = ("tests/browser", "tests/server", "tests/properties", "tests/cluster", "tests/packages")
LARGEST = 40
"""Test files that import a changed module; more of them mean that everybody uses it, and `make test` is due."""


def changed(since: str) -> list[Path]:
    """The files that differ from a commit, new ones included, and are there."""
    told: list[str] = []
    for command in (["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"]):
        told += subprocess.run(
            ["git", *command], capture_output=True, text=True, check=True
        ).stdout.splitlines()
    return [path for path in map(Path, sorted(set(told))) if path.exists()]


def all_tests() -> list[Path]:
    """All test files."""
    return sorted(Path("tests").rglob("test_*.py"))


def of_game(game: str) -> list[Path]:
    """The tests of a game's rules, scenes and bots; of those that share the library of divided Germany, too."""
    games = (game, "wsdv", "twoplustwo") if game == "germany" else (game,)
    return [
        test
        for test in all_tests()
        for id in games
        if test.is_relative_to(f"tests/rules/{id}") or test.match(f"tests/games/test_{id}*.py")
    ]


def importers(module: str) -> list[Path]:
    """The quick test files that import a module by its name, or something of it."""
    package, _, name = module.rpartition(".")
    pattern = re.compile(
        rf"(from|import) {re.escape(module)}\b|from {re.escape(package)} import .*\b{name}\b"
    )
    found = [test for test in all_tests() if pattern.search(test.read_text("utf-8"))]
    return [test for test in found if not str(test).startswith(LONG)]


def concerned(files: Iterable[Path]) -> list[str]:
    """The test files for changed files, each once."""
    found: set[Path] = set()
    for file in files:
        if file.parts[:3] == ("src", "detente", "games"):
            found.update(of_game(file.parts[3]))
        elif file.parts[:2] == ("src", "detente") and file.suffix == ".py":
            module = ".".join(file.with_suffix("").parts[1:]).removesuffix(".__init__")
            found.update(importers(module)[:LARGEST])
        elif file.parts[0] == "tests" and file.name.startswith("test_") and file.suffix == ".py":
            found.add(file)
    return sorted(map(str, found))


def run(*command: str) -> bool:
    """Whether a command of this environment went well."""
    print("+", " ".join(command), flush=True)
    return subprocess.run([sys.executable, "-m", *command], check=False).returncode == 0


def main() -> int:
    """Check what has changed; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--since", default="HEAD", help="the commit to compare with; HEAD if not given")
    files = changed(parser.parse_args().since)
    python = [str(file) for file in files if file.suffix == ".py"]
    found = concerned(files)
    well = not python or (run("ruff", "check", *python) and run("ruff", "format", "--check", *python))
    well = well and run("mypy", "--strict", "src")
    if not found:
        print("No quick test concerns what has changed; make test runs them all.")
    elif well:
        well = run("pytest", "-q", "-n", "auto", "-m", "not long", *found)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
