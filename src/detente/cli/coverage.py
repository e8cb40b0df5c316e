"""Which rules have a test: tests name the rules they check with `pytest.mark.rule("ID", ...)`."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

import detente
from detente import Game
from detente.cli.inputs import Wrong, similar
from detente.core.rulebook import atoms

MOST_IDS = 3
"""A test that names more rules does not say which of them is broken."""

GAPS = 1


@dataclass(frozen=True, slots=True)
class Marked:
    """A test with its marks. where: file, line and name. ids: of the rules it names, each run of it at most `most`."""

    where: str
    ids: tuple[str, ...]
    most: int


@dataclass
class Findings:
    """What is in the test files. amiss: marks that say nothing, or cannot be read."""

    tests: list[Marked] = field(default_factory=list)
    amiss: list[str] = field(default_factory=list)


# -- reading tests


def read_tests(folder: Path) -> Findings:
    """The marked tests of all test files of a folder, found without running them."""
    findings = Findings()
    for file in sorted([*folder.rglob("test_*.py"), *folder.rglob("*_test.py")]):
        name = str(file)
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), name)
        except (SyntaxError, UnicodeDecodeError) as error:
            findings.amiss.append(f"{name} cannot be read: {error}")
            continue
        Reader(name, findings).read(tree)
    return findings


class Reader:
    """Reads one test file."""

    def __init__(self, file: str, findings: Findings) -> None:
        self.file = file
        self.findings = findings
        self.counted: set[ast.Call] = set()

    def read(self, tree: ast.Module) -> None:
        """Collect the tests, then complain about marks that belong to none."""
        self.collect(tree.body, self.marks_of_block(tree.body))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node) and node not in self.counted:
                self.findings.amiss.append(f"{self.file}:{node.lineno}: this mark belongs to no test")

    def collect(self, body: Iterable[ast.stmt], inherited: list[str]) -> None:
        """The tests among these statements; classes hand their marks down."""
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                marks = [id for mark in node.decorator_list for id in self.ids_in(mark)]
                self.collect(node.body, inherited + marks + self.marks_of_block(node.body))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                self.test(node, inherited)

    def marks_of_block(self, body: Iterable[ast.stmt]) -> list[str]:
        """What `pytestmark = ...` names."""
        found: list[str] = []
        for node in body:
            if isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
            ):
                found += self.ids_in(node.value)
        return found

    def test(self, node: ast.FunctionDef | ast.AsyncFunctionDef, inherited: list[str]) -> None:
        """One test; parameters may bear marks of their own."""
        common = list(inherited)
        by_parameter: list[list[str]] = []
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and name_of(decorator.func).endswith("parametrize"):
                cases = [call for call in calls(decorator) if name_of(call.func).endswith("param")]
                by_parameter += [self.ids_in(case) for case in cases]
            common += self.ids_in(decorator)
        ids = tuple(dict.fromkeys([*common, *(id for case in by_parameter for id in case)]))
        if ids:
            most = len(set(common)) + max((len(set(case) - set(common)) for case in by_parameter), default=0)
            self.findings.tests.append(Marked(f"{self.file}:{node.lineno} {node.name}", ids, most))

    def ids_in(self, node: ast.AST) -> list[str]:
        """The ids that rule marks within an expression name, each mark once."""
        found: list[str] = []
        for call in calls(node):
            if not is_mark(call) or call in self.counted:
                continue
            self.counted.add(call)
            if not call.args or call.keywords:
                self.findings.amiss.append(f"{self.file}:{call.lineno}: this mark names no rule")
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.append(argument.value)
                else:
                    self.findings.amiss.append(
                        f"{self.file}:{call.lineno}: a mark must name its rules as plain texts"
                    )
        return found


def calls(node: ast.AST) -> Iterator[ast.Call]:
    """All calls within an expression."""
    return (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))


def name_of(node: ast.expr) -> str:
    """A dotted name; empty if it is none."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{name_of(node.value)}.{node.attr}"
    return ""


def is_mark(call: ast.Call) -> bool:
    """Whether this is `pytest.mark.rule(...)`."""
    name = name_of(call.func)
    return name == "mark.rule" or name.endswith(".mark.rule")


# -- comparing


def report_coverage(folder: Path) -> int:
    """Print what is covered and what is not; the exit code."""
    if not folder.is_dir():
        raise Wrong(f"there is no folder {folder}: name the one with the tests by --tests")
    findings = read_tests(folder)
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    known: dict[str, str] = {}
    gaps: list[str] = []
    tested = {id for test in findings.tests for id in test.ids}
    for game in (detente.game(id) for id in detente.games()):
        texts = atoms_by_language(game)
        ids = list(texts.get("en", []))
        if not ids:
            console.print(f"{game.id}: its rules text has no rules with an id (rules.en.md)")
            continue
        known |= dict.fromkeys(ids, game.id)
        bare = [id for id in ids if id not in tested]
        console.print(f"{game.id}: {len(ids) - len(bare)} of {len(ids)} rules have a test")
        gaps += [f"{id} has no test" for id in bare]
        gaps += differing(game, texts)
    for test in findings.tests:
        for id in test.ids:
            if id not in known:
                gaps.append(f"{test.where}: no game has a rule {id!r}{similar(id, list(known))}")
        if test.most > MOST_IDS:
            gaps.append(f"{test.where}: names {test.most} rules; at most {MOST_IDS} are allowed")
    gaps += findings.amiss
    for gap in gaps:
        console.print(f"  {gap}")
    console.print(
        f"{len(findings.tests)} tests name rules; {len(gaps) or 'no'} {'gap' if len(gaps) == 1 else 'gaps'}"
    )
    return GAPS if gaps else 0


def atoms_by_language(game: Game) -> dict[str, list[str]]:
    """The ids in the game's rules, by language; without those it has no text in."""
    found: dict[str, list[str]] = {}
    for language in ("en", "de"):
        try:
            found[language] = list(atoms(game, language))
        except OSError:
            continue
    return found


def differing(game: Game, texts: Mapping[str, list[str]]) -> Iterator[str]:
    """Rules that are in one language only."""
    german = texts.get("de", [])
    for id in texts["en"]:
        if id not in german:
            yield f"{id} is not in {game.id}'s rules.de.md"
    for id in german:
        if id not in texts["en"]:
            yield f"{id} is in {game.id}'s rules.de.md, but not in rules.en.md"
