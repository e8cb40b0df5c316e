"""Which rules have a test: tests name the rules they check with `pytest.mark.rule("ID", ...)`."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from detente.checks.pages import differing_rules
from detente.core.authors.checks.common import USUAL
from detente.core.engine.game import Game
from detente.core.shown.rulebook import ANCHOR, atoms, pages

MOST_IDS = 3
"""The most rules a test may name: with more, it does not say which of them is broken."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A test with its marks. where: file, line and name. ids: of the rules it names; each run of it names at most `most`."""

    where: str
    ids: tuple[str, ...]
    most: int


@dataclass
class Marks:
    """The contents of the test files. amiss: marks that say nothing, or cannot be read."""

    tests: list[Marked] = field(default_factory=list)
    amiss: list[str] = field(default_factory=list)


# -- reading tests


def read_tests(folder: Path) -> Marks:
    """The marked tests of all test files of a folder, found without running them."""
    marks = Marks()
    for file in sorted([*folder.rglob("test_*.py"), *folder.rglob("*_test.py")]):
        name = str(file)
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), name)
        except (SyntaxError, UnicodeDecodeError) as error:
            marks.amiss.append(f"{name} cannot be read: {error}")
            continue
        Reader(name, marks).read(tree)
    return marks


class Reader:
    """Reads one test file."""

    def __init__(self, file: str, marks: Marks) -> None:
        self.file = file
        self.marks = marks
        self.counted: set[ast.Call] = set()

    def read(self, tree: ast.Module) -> None:
        """Collect the tests, then report marks that belong to none."""
        self.collect(tree.body, self.marks_of_block(tree.body))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node) and node not in self.counted:
                self.marks.amiss.append(f"{self.file}:{node.lineno}: this mark belongs to no test")

    def collect(self, body: Iterable[ast.stmt], inherited: list[str]) -> None:
        """The tests among these statements; classes pass their marks on to them."""
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                marks = [id for mark in node.decorator_list for id in self.ids_in(mark)]
                self.collect(node.body, inherited + marks + self.marks_of_block(node.body))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                self.test(node, inherited)

    def marks_of_block(self, body: Iterable[ast.stmt]) -> list[str]:
        """The rule marks in `pytestmark = ...`."""
        found: list[str] = []
        for node in body:
            if isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
            ):
                found += self.ids_in(node.value)
        return found

    def test(self, node: ast.FunctionDef | ast.AsyncFunctionDef, inherited: list[str]) -> None:
        """One test; its parameters may have marks too."""
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
            self.marks.tests.append(Marked(f"{self.file}:{node.lineno} {node.name}", ids, most))

    def ids_in(self, node: ast.AST) -> list[str]:
        """The ids that rule marks within an expression name, for each mark."""
        found: list[str] = []
        for call in calls(node):
            if not is_mark(call) or call in self.counted:
                continue
            self.counted.add(call)
            if not call.args or call.keywords:
                self.marks.amiss.append(f"{self.file}:{call.lineno}: this mark names no rule")
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.append(argument.value)
                else:
                    self.marks.amiss.append(
                        f"{self.file}:{call.lineno}: a mark must name its rules as plain texts"
                    )
        return found


def calls(node: ast.AST) -> Iterator[ast.Call]:
    """All calls within an expression."""
    return (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))


def name_of(node: ast.expr) -> str:
    """A dotted name; empty if the expression is not one."""
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


@dataclass
class Coverage:
    """Which rules of some games have a test.

    rules: the ids of each game's own rules, by the game's id. bare: those without a test. tests: how many tests name rules.
    unknown: the places that name a rule that no game has, with its id. known: the ids of all rules that may be named.
    gaps: everything else that is wrong, one line each.
    """

    rules: dict[str, list[str]] = field(default_factory=dict)
    bare: dict[str, list[str]] = field(default_factory=dict)
    tests: int = 0
    unknown: list[tuple[str, str]] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    gaps: list[str] = field(default_factory=list)

    def tested(self, id: str) -> int:
        """How many rules of a game have a test."""
        return len(self.rules[id]) - len(self.bare[id])


def coverage(folder: Path, games: Iterable[Game], all_games: Iterable[Game]) -> Coverage:
    """Which rules of some games the tests of a folder check. They may name rules of all games.

    Rules that a game takes over from another game's package need tests in that game only.
    """
    marks = read_tests(folder)
    found = Coverage(tests=len(marks.tests))
    found.known = {id for game in all_games for language in pages(game) for id in atoms(game, language)}
    named = {id for test in marks.tests for id in test.ids}
    for game in games:
        own = own_rules(game)
        found.rules[game.id] = own
        found.bare[game.id] = [id for id in own if id not in named]
        found.gaps += [f"{id} has no test" for id in found.bare[game.id]]
        found.gaps += differing_rules(game)
    for test in marks.tests:
        found.unknown += [(test.where, id) for id in test.ids if id not in found.known]
        if test.most > MOST_IDS:
            found.gaps.append(f"{test.where}: names {test.most} rules; at most {MOST_IDS} are allowed")
    found.gaps += marks.amiss
    return found


def own_rules(game: Game) -> list[str]:
    """The ids of the rules on a game's own page: the English one, if there is one."""
    there = pages(game)
    if not there:
        return []
    page = USUAL if USUAL in there else there[0]
    return ANCHOR.findall(game.text(f"rules.{page}.md"))
