"""Break the rules by machine, one small change at a time, and report the changes that no test notices.

    python tools/mutants.py [--count 200] [--seed N] [--game ID] [--again]

Each mutant is one changed spot of a rules module: a comparison, a sign, a number, a condition, an order of arguments,
a statement left out. It lives in one pytest process only, which is given the changed source in place of the file: no
file in the tree is touched. First come the tests of the game's rules, those of the mutated function's own atoms
before all others and quick ones before slow ones, then the property tests of the game. A failing test, a module that cannot be imported and a loop
without end all count as noticed. Some survivors change nothing that can be seen; they are listed with the rest.

Why not mutmut 3.8.1: it draws no random sample, never leaves a statement out, tells no line and writes into the tree.
"""

import argparse
import ast
import copy
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import islice
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

FILES = ("rules.py", "rules/*.py", "state.py", "knowledge.py")
"""Where a game's package holds its rules."""

STAGES = (
    ("tests/rules/{game}",),
    ("tests/rules/test_finished_games.py", "-k", "{game}"),
    ("tests/properties", "-k", "{game}"),
    ("tests/games", "-k", "{game} and not brain"),
)
"""What runs on a mutant, one after the other until one notices it; the first of them must have tests."""

LISTENED = ".sink is not None"
"""How a condition ends that only saves time: `State.tell` asks the same again."""

ORDERED = "DETENTE_MUTANT"
"""The environment variable that names the file with the mutant, in the processes that run tests."""

ATOM = re.compile(r"\b[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\b")

MEMORY = 4 * 2**30
"""Bytes that a process with a mutant may take: some loops without end eat it all."""

PASSED, NO_TESTS = 0, 5
"""Exit statuses of pytest."""


# -- how to break code: variants of an expression, of a statement

NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OFF_BY_ONE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
OTHER_FUNCTION = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sorted": "list",
    "reversed": "list",
}

Variant = tuple[str, ast.AST]
"""What is done, and the node that takes the place of the true one."""


def changed(node: Any, **fields: Any) -> Any:
    """A copy of a node with other fields."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def with_item(items: Sequence[Any], k: int, item: Any) -> list[Any]:
    """The list with another item at one place."""
    return [*items[:k], item, *items[k + 1 :]]


def negated(test: ast.expr) -> ast.expr:
    """The contrary of a condition."""
    return test.operand if is_not(test) else ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]


def is_not(node: ast.expr) -> bool:
    """Whether the expression begins with `not`."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def number(value: int) -> ast.expr:
    """A number as it is written."""
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def is_number(node: ast.AST) -> bool:
    """Whether it is a whole number as it is written, without a sign."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_sequence(node: ast.AST) -> bool:
    """Whether it is plainly a list or a text: other arithmetic than `+` and `*` just fails."""
    if isinstance(node, ast.BinOp):
        return is_sequence(node.left) or is_sequence(node.right)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr)


def of_expression(node: ast.expr, names: ModuleType) -> Iterator[Variant]:
    """Variants of an expression, wherever it stands."""
    if isinstance(node, ast.Compare):
        for k, op in enumerate(node.ops):
            yield "comparison turned round", changed(node, ops=with_item(node.ops, k, NEGATED[type(op)]()))
            if type(op) in OFF_BY_ONE:
                yield (
                    "comparison off by one",
                    changed(node, ops=with_item(node.ops, k, OFF_BY_ONE[type(op)]())),
                )
    elif isinstance(node, ast.BoolOp):
        yield "and/or", changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for k in range(len(node.values)):
            rest = node.values[:k] + node.values[k + 1 :]
            yield "part of a condition left out", rest[0] if len(rest) == 1 else changed(node, values=rest)
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.USub) and is_number(node.operand):
            value = node.operand.value  # type: ignore[attr-defined]
            yield "number + 1", number(1 - value)
            yield "number - 1", number(-1 - value)
        else:
            yield "sign left out", node.operand
    elif isinstance(node, ast.BinOp):
        if type(node.op) in OTHER_OPERATOR and not is_sequence(node):
            yield "other operator", changed(node, op=OTHER_OPERATOR[type(node.op)]())
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "true/false", ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield "number + 1", number(node.value + 1)
            yield "number - 1", number(node.value - 1)
    elif isinstance(node, ast.Name):
        if node.id.isupper() and type(getattr(names, node.id, None)) is int:
            yield "constant + 1", ast.BinOp(node, ast.Add(), number(1))
    elif isinstance(node, ast.Call):
        yield from of_call(node)
    elif isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Slice) and not (
            node.slice.lower or node.slice.upper or node.slice.step
        ):
            yield "no copy", node.value


def of_call(node: ast.Call) -> Iterator[Variant]:
    """Other functions of the kind, and two neighbouring arguments exchanged; the state stays first."""
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTION and node.args:
        yield "other function", changed(node, func=ast.Name(OTHER_FUNCTION[node.func.id], ast.Load()))
    for k in range(len(node.args) - 1):
        one, other = node.args[k], node.args[k + 1]
        if ast.unparse(one) not in ("s", "self") and ast.dump(one) != ast.dump(other):
            yield (
                "arguments exchanged",
                changed(node, args=with_item(with_item(node.args, k, other), k + 1, one)),
            )


def of_test(node: ast.expr, loop: bool) -> Iterator[Variant]:
    """Variants of a condition that decides, or ends a loop; comparisons are turned round anyway."""
    if not isinstance(node, ast.Compare) and not is_not(node):
        yield "condition turned round", negated(node)
    yield "condition always false", ast.Constant(False)
    if not loop and not ast.unparse(node).endswith(LISTENED):
        yield "condition always true", ast.Constant(True)


def of_statement(node: ast.stmt, bound: set[str], returns: str) -> Iterator[Variant]:
    """Variants of a statement. bound: local names that have a value before it; returns: the function's annotation."""
    gone: Variant = ("statement left out", ast.Pass())
    if isinstance(node, ast.Expr):
        if not isinstance(node.value, ast.Constant):
            yield gone
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.value and all(not isinstance(t, ast.Name) or t.id in bound for t in targets):
            yield gone
    elif isinstance(node, ast.AugAssign):
        yield gone
        if type(node.op) in OTHER_OPERATOR and not is_sequence(node.value):
            yield "other operator", changed(node, op=OTHER_OPERATOR[type(node.op)]())
    elif isinstance(node, ast.Return):
        if node.value is None:
            yield gone
        elif returns == "bool":
            if not isinstance(node.value, ast.Constant | ast.Compare):
                yield "other result", changed(node, value=negated(node.value))
        elif returns in ("int", "i64"):
            if not is_number(node.value):
                yield "other result", changed(node, value=ast.BinOp(node.value, ast.Add(), number(1)))
        elif returns.startswith("list") and not isinstance(node.value, ast.List):
            yield "other result", changed(node, value=ast.List([], ast.Load()))
    elif isinstance(node, ast.For | ast.Break | ast.Continue | ast.Raise | ast.Delete):
        yield gone


# -- all the ways to break a module

IMPORTS = (ast.Import, ast.ImportFrom)
UNSEEN = {"annotation", "returns", "decorator_list", "type_params", "ctx"}
"""Fields of nodes that do nothing when the rules run."""


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


@dataclass
class Broken:
    """What `breaks` yields: where, what, and the text of the statement before and after."""

    line: int
    function: str
    kind: str
    before: str
    after: str
    atoms: tuple[str, ...]


class Breaker:
    """Breaks a syntax tree, one spot after the other; each is mended before the next."""

    def __init__(self, names: ModuleType) -> None:
        self.names = names
        self.functions: list[ast.FunctionDef] = []
        self.classes: list[str] = []
        self.statement: ast.stmt = ast.Pass()

    def breaks(self, node: ast.AST) -> Iterator[Broken]:
        """Break everything within a node."""
        for name, value in ast.iter_fields(node):
            if name in UNSEEN:
                continue
            for k, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, IMPORTS) or not isinstance(child, ast.AST):
                    continue
                if isinstance(child, ast.stmt):
                    yield from self.in_statement(node, name, k, child)
                    continue
                if isinstance(child, ast.expr):
                    variants = list(of_expression(child, self.names))
                    if name == "ifs" or (name == "test" and not isinstance(node, ast.Assert)):
                        variants += of_test(child, isinstance(node, ast.While))
                    yield from self.put(node, name, k, child, variants)
                if not (isinstance(child, ast.UnaryOp) and is_number(child.operand)):
                    yield from self.breaks(child)

    def in_statement(self, parent: ast.AST, name: str, k: int, node: ast.stmt) -> Iterator[Broken]:
        """Break a statement, and all within."""
        outer, self.statement = self.statement, node
        function = self.functions[-1] if self.functions else None
        returns = ast.unparse(function.returns) if function and function.returns else ""
        variants = list(of_statement(node, bound_before(function, node) if function else set(), returns))
        yield from self.put(parent, name, k, node, variants)
        if isinstance(node, ast.FunctionDef):
            self.functions.append(node)
            yield from self.breaks(node)
            self.functions.pop()
        elif isinstance(node, ast.ClassDef):
            self.classes.append(node.name)
            yield from self.breaks(node)
            self.classes.pop()
        else:
            yield from self.breaks(node)
        self.statement = outer

    def put(
        self, parent: ast.AST, name: str, k: int, node: ast.AST, variants: list[Variant]
    ) -> Iterator[Broken]:
        """Put each variant in the node's place, and the node back again."""
        before = header(self.statement)
        function = self.functions[-1] if self.functions else None
        atoms = tuple(ATOM.findall(ast.get_docstring(function) or "")) if function else ()
        where = ".".join([*self.classes, *(f.name for f in self.functions)])
        line: int = node.lineno  # type: ignore[attr-defined]
        for kind, variant in variants:
            replace_child(parent, name, k, variant)
            after = header(variant if node is self.statement else self.statement)
            yield Broken(line, where, kind, before, "" if after == "pass" else after, atoms)
            replace_child(parent, name, k, node)


def replace_child(parent: ast.AST, name: str, k: int, node: ast.AST) -> None:
    """Set a child of a node: a field, or the item of one that is a list."""
    value = getattr(parent, name)
    if isinstance(value, list):
        value[k] = node
    else:
        setattr(parent, name, node)


def header(node: Any) -> str:
    """A statement as one line, without its body."""
    if hasattr(node, "body"):
        node = changed(node, body=[ast.Pass()], orelse=[], decorator_list=[])
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).splitlines()[0]


def bound_before(function: ast.FunctionDef, node: ast.stmt) -> set[str]:
    """Local names that may have a value before a statement: arguments, and what is assigned further up."""
    names = {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
    for other in ast.walk(function):
        if isinstance(other, ast.Name) and isinstance(other.ctx, ast.Store) and other.lineno < node.lineno:
            names.add(other.id)
    return names


def modules(game: str, patterns: Sequence[str]) -> list[str]:
    """The modules of a game that hold rules."""
    import detente

    package = detente.game(game).package
    spec = importlib.util.find_spec(package)
    assert spec and spec.submodule_search_locations
    folder = Path(spec.submodule_search_locations[0])
    found = sorted({file for pattern in patterns for file in folder.glob(pattern)})
    parts = [file.relative_to(folder).with_suffix("").parts for file in found]
    return [".".join([package, *(part for part in names if part != "__init__")]) for names in parts]


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


# -- in the processes that run tests, which load this file as a pytest plugin


class MutantLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from another source than its file."""

    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """The code of the mutant; neither read from a cache nor written to one."""
        return compile(self.source, self.path, "exec", dont_inherit=True)


class MutantFinder(importlib.abc.MetaPathFinder):
    """Finds the one module that a mutant stands for."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source

    def find_spec(
        self, fullname: str, path: Any, target: Any = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The true module's spec, with a loader for the mutant."""
        if fullname != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        assert spec and spec.origin
        spec.loader = MutantLoader(fullname, spec.origin, self.source)
        return spec


TIMES: dict[str, float] = {}
ORDER: dict[str, Any] = (
    json.loads(Path(os.environ[ORDERED]).read_text("utf-8")) if ORDERED in os.environ else {}
)
if ORDER:
    if ORDER["module"] in sys.modules:
        raise ImportError(f"{ORDER['module']} is loaded already: the mutant comes too late")
    sys.meta_path.insert(0, MutantFinder(ORDER["module"], ORDER["source"]))
    resource.setrlimit(resource.RLIMIT_CPU, (ORDER["cpu"], ORDER["cpu"]))
    with suppress(ValueError, OSError):  # not every system can
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Tests of the mutated function's own atoms come first, then those of their sections; quick ones before slow ones."""
    atoms = set(ORDER["atoms"])
    sections = {atom.rpartition("-")[0] for atom in atoms}

    def rank(item: Any) -> tuple[int, float]:
        ids = {id for mark in item.iter_markers("rule") for id in mark.args}
        near = 0 if ids & atoms else 1 if {id.rpartition("-")[0] for id in ids} & sections else 2
        return near, ORDER["times"].get(item.nodeid, 0.0)

    items.sort(key=rank)


def pytest_runtest_logreport(report: Any) -> None:
    """Note how long a test took."""
    TIMES[report.nodeid] = TIMES.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    """Write the times down."""
    Path(os.environ[ORDERED]).with_name("times.json").write_text(json.dumps(TIMES), "utf-8")


# -- trying mutants


@dataclass
class Tests:
    """How to run the tests of a game.

    arguments: of pytest. caches: a folder for compiled files, outside the tree. cpu: seconds of CPU time that a
    mutant may take. times: how long each test takes.
    """

    arguments: list[str]
    caches: str
    cpu: int = 600
    times: dict[str, float] = field(default_factory=dict)


def run_tests(
    tests: Tests, module: str, source: str, atoms: Sequence[str] = ()
) -> tuple[int, str, dict[str, float]]:
    """Run tests with another source of a module: pytest's exit status (negative: killed), its output, the times."""
    options = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "tools.mutants"]
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        file = Path(folder) / "mutant.json"
        order = {"module": module, "source": source, "atoms": atoms, "cpu": tests.cpu, "times": tests.times}
        file.write_text(json.dumps(order), "utf-8")
        environment = os.environ | {
            ORDERED: str(file),
            "HYPOTHESIS_STORAGE_DIRECTORY": folder,
            "DETENTE_FAILURES": folder,
            "PYTHONPYCACHEPREFIX": tests.caches,
            "PYTHONDONTWRITEBYTECODE": "",
        }
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *tests.arguments],
                check=False,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=20 * tests.cpu,
                start_new_session=True,  # Ctrl-C is for the process that started them
            )
        except subprocess.TimeoutExpired:
            return -1, "", {}
        times = file.with_name("times.json")
        return done.returncode, done.stdout, json.loads(times.read_text("utf-8")) if times.exists() else {}


def measure(game: str, module: str, caches: str) -> list[Tests]:
    """The tests of a game, after they have passed with the true source of a module. SystemExit if they do not."""
    found: list[Tests] = []
    for stage in STAGES:
        if not Path(stage[0].format(game=game)).exists():
            continue
        tests = Tests([argument.format(game=game) for argument in stage], caches)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        status, output, tests.times = run_tests(tests, module, text_of(module))
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if status == NO_TESTS:
            continue
        if status != PASSED:
            sys.exit(f"{output}\nThe tests fail without any mutant: {' '.join(tests.arguments)}")
        tests.cpu = 5 + round(2 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
        found.append(tests)
    if not found:
        sys.exit(f"There are no tests of the rules of {game}.")
    return found


def try_out(mutant: Mutant, stages: list[Tests]) -> Mutant:
    """The mutant with its verdict."""
    source = source_of(mutant)
    for tests in stages:
        status, output, _ = run_tests(tests, mutant.module, source, mutant.atoms)
        if status != PASSED:
            return replace(mutant, verdict="noticed", why=first_failure(output) if status > 0 else "no end")
    return replace(mutant, verdict="survived")


def first_failure(output: str) -> str:
    """The test that failed, out of pytest's output."""
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.M)
    return found[1] if found else "no start"


def try_all(chosen: list[Mutant], stages: dict[str, list[Tests]], jobs: int) -> list[Mutant]:
    """The mutants with their verdicts, in order of file and line. Ctrl-C keeps what is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    tried: list[Mutant] = []
    survivors = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar, ThreadPoolExecutor(jobs) as pool:
        task = bar.add_task("Mutants", total=len(chosen))
        futures: list[Future[Mutant]] = [
            pool.submit(try_out, mutant, stages[mutant.game]) for mutant in chosen
        ]
        try:
            for future in as_completed(futures):
                mutant = future.result()
                tried.append(mutant)
                survivors += mutant.verdict == "survived"
                bar.update(task, advance=1, description=f"Mutants, {survivors} unnoticed")
        except KeyboardInterrupt:
            bar.console.print("Stopping ...")
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return sorted(tried, key=lambda mutant: (mutant.file, mutant.line, mutant.index))


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


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> None:
    """Break, test, report; exit status 1 if too few mutants were noticed."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=about, epilog=rest, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200, help="mutants to try (200)")
    parser.add_argument("--seed", type=int, help="which ones; by default others each time")
    parser.add_argument(
        "--game", action="append", help="a game's id, several times for several (all of our own)"
    )
    parser.add_argument(
        "--files", action="append", help=f"patterns in the game's package ({', '.join(FILES)})"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes at a time (one per core)")
    parser.add_argument("--least", type=float, default=85, help="per cent that must be noticed (85)")
    parser.add_argument("--again", action="store_true", help="only what survived in the last run")
    parser.add_argument(
        "--out", type=Path, default=Path("out/mutants.json"), help="the report (out/mutants.json)"
    )
    asked = parser.parse_args()

    os.chdir(Path(__file__).resolve().parent.parent)
    games = asked.game or own_games()
    patterns = asked.files or FILES
    seed = random.randrange(2**32) if asked.seed is None else asked.seed
    if asked.again:
        chosen = survivors_of(asked.out, games, patterns)
        total = len(chosen)
    else:
        chosen, total = sample(games, patterns, asked.count, seed)
    if not chosen:
        sys.exit("There is nothing to break.")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as caches:
        stages = {game: measure(game, modules(game, patterns)[0], caches) for game in games}
        tried = try_all(chosen, stages, asked.jobs)
    if not tried:
        sys.exit("No mutant was tried.")
    least = 0 if asked.again else asked.least
    report(tried, total, seed, least, round(time.monotonic() - began), asked.out)


def report(tried: list[Mutant], total: int, seed: int, least: float, seconds: int, out: Path) -> None:
    """Print the survivors and what share was noticed, and write all of it to a file."""
    survivors = [mutant for mutant in tried if mutant.verdict == "survived"]
    per_cent = 100 * (len(tried) - len(survivors)) / len(tried)
    out.parent.mkdir(parents=True, exist_ok=True)
    facts = {
        "noticed_per_cent": round(per_cent, 1),
        "least": least,
        "tried": len(tried),
        "of": total,
        "seed": seed,
        "seconds": seconds,
        "python": platform.python_version(),
        "mutants": [asdict(mutant) for mutant in tried],
    }
    out.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    for mutant in survivors:
        print(f"{mutant.file}:{mutant.line} in {mutant.function or 'the module'}: {mutant.kind}")
        print(f"    {mutant.before}")
        print(f" -> {mutant.after or '(left out)'}")
    print(
        f"{len(tried) - len(survivors)} of {len(tried)} mutants noticed ({per_cent:.1f} %), out of {total} there are, "
        f"in {seconds // 60}:{seconds % 60:02} minutes. Seed {seed}; all in {out}."
    )
    if per_cent < least:
        sys.exit(f"At least {least:g} % must be noticed.")


if __name__ == "__main__":
    main()
