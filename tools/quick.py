"""The inner loop: style, types, and the tests of what has changed since the last commit; `make quick`.

    python -m tools.quick [--since HEAD]

A changed game is tested by its rules, scenes and sentences, any other module by the test files that import it or bear
its name; if there are none, by those of the modules that import it. Texts and documents are tested by the tests that
read them, a changed test by itself. What takes long is left to `make test`: the browser's tests, those with servers, and
the properties of all games, unless they bear the name of what was changed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import grimp

LONG = ("tests/browser", "tests/server", "tests/properties", "tests/cluster", "tests/packages")
LARGEST = 40
"""Test files that import a changed module; more of them mean that everybody uses it, and `make test` is due."""

READERS = {
    "benchmarks/yardsticks/*": ("tests/benchmarks/test_yardsticks.py",),
    "deploy/*": ("tests/server/test_proxies.py",),
    "*.md": ("tests/tools/test_website.py",),
    "src/*.ftl": ("tests/core/test_words.py", "tests/tools/test_sentences.py"),
    "src/detente/cli/template/*": ("tests/cli/test_new.py",),
    "src/detente/games/*": ("tests/tools/test_sentences.py",),
    "src/detente/games/*.md": ("tests/games/test_rules_pages.py",),
    "src/detente/server/store/migrations/*": ("tests/server/test_upgrade.py",),
    "src/detente/web/*": ("tests/web/test_texts.py",),
}
"""The tests that read all files of a kind, by pattern."""


def changed(since: str) -> list[Path]:
    """The files that differ from a commit: new, changed or deleted."""
    told: list[str] = []
    for command in (["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"]):
        told += subprocess.run(
            ["git", *command], capture_output=True, text=True, check=True
        ).stdout.splitlines()
    return sorted(set(map(Path, told)))


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


def quick_tests() -> list[Path]:
    """The test files that take a moment."""
    return [test for test in all_tests() if not str(test).startswith(LONG)]


def importers(module: str) -> list[Path]:
    """The quick test files that import a module by its name, or something of it."""
    package, _, name = module.rpartition(".")
    pattern = re.compile(
        rf"(from|import) {re.escape(module)}\b|from {re.escape(package)} import .*\b{name}\b"
    )
    return [test for test in quick_tests() if pattern.search(test.read_text("utf-8"))]


def of_kind(file: Path) -> list[Path]:
    """The tests that read all files of a kind."""
    return [Path(test) for kind, tests in READERS.items() if fnmatch(str(file), kind) for test in tests]


def readers(file: Path) -> list[Path]:
    """The quick test files that say the name of a file which is no module."""
    name = re.compile(rf"\b{re.escape(file.name)}\b")
    return [test for test in quick_tests() if name.search(test.read_text("utf-8"))]


def module_of(file: Path) -> str:
    """A file's name as a module."""
    return ".".join(file.with_suffix("").parts[file.parts[0] == "src" :]).removesuffix(".__init__")


def namesakes(module: str) -> list[Path]:
    """The test files that bear the name of a module and are where tests mirror its part of the program."""
    first, *rest = module.split(".")
    part, name = (rest[0] if first == "detente" and rest else first), module.rpartition(".")[2]
    return [test for test in all_tests() if test.match(f"{part}/test_{name}.py")]


def of_module(module: str) -> set[Path]:
    """The test files that import a module or bear its name; if there are none, those of the modules that import it."""
    graph = grimp.build_graph("detente", cache_dir=None)
    reached, seen = {module}, {module}
    while reached:
        found = {test for each in reached for test in [*importers(each)[:LARGEST], *namesakes(each)]}
        if found:
            return found
        users = {
            user for each in reached & graph.modules for user in graph.find_modules_that_directly_import(each)
        }
        reached = users - seen
        seen |= users
    return set()


def concerned(files: Iterable[Path]) -> list[str]:
    """The test files for changed files, each once."""
    found: set[Path] = set()
    for file in files:
        found.update(of_kind(file))
        if file.parts[0] == "tests" and file.name.startswith("test_") and file.suffix == ".py":
            found.add(file)
        elif file.parts[:3] == ("src", "detente", "games"):
            found.update(of_game(file.parts[3]))
        elif file.suffix == ".py":
            found.update(of_module(module_of(file)))
        else:
            found.update(readers(file))
    return sorted(str(test) for test in found if test.exists())


def run(*command: str) -> bool:
    """Whether a command of this environment went well."""
    print("+", " ".join(command), flush=True)
    return subprocess.run([sys.executable, "-m", *command], check=False).returncode == 0


def main() -> int:
    """Check what has changed; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--since", default="HEAD", help="the commit to compare with; HEAD if not given")
    files = changed(parser.parse_args().since)
    python = [str(file) for file in files if file.suffix == ".py" and file.exists()]
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
