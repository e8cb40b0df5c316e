"""Trying mutants: tests run in a process each, one stage after the other, until one notices."""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from pathlib import Path

from tools.mutants.finding import Mutant, source_of, text_of
from tools.mutants.plugin import ORDERED

STAGES = (
    ("tests/rules/{game}",),
    ("tests/rules/test_finished_games.py", "-k", "{game}"),
    ("tests/properties", "-k", "{game}"),
    ("tests/games", "-k", "{game} and not brain"),
)
"""What runs on a mutant, one after the other until one notices it; the first of them must have tests."""

PASSED, NO_TESTS = 0, 5
"""Exit statuses of pytest."""


@dataclass
class Suite:
    """How to run the tests of a game.

    arguments: of pytest. caches: a folder for compiled files, outside the tree. cpu: seconds of CPU time that a
    mutant may take. times: how long each test takes.
    """

    arguments: list[str]
    caches: str
    cpu: int = 600
    times: dict[str, float] = field(default_factory=dict)


def run_tests(
    tests: Suite, module: str, source: str, atoms: Sequence[str] = ()
) -> tuple[int, str, dict[str, float]]:
    """Run tests with another source of a module: pytest's exit status (negative: killed), its output, the times."""
    options = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "tools.mutants.plugin"]
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


def measure(game: str, module: str, caches: str) -> list[Suite]:
    """The tests of a game, after they have passed with the true source of a module. SystemExit if they do not."""
    found: list[Suite] = []
    for stage in STAGES:
        if not Path(stage[0].format(game=game)).exists():
            continue
        tests = Suite([argument.format(game=game) for argument in stage], caches)
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


def try_out(mutant: Mutant, stages: list[Suite]) -> Mutant:
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


def try_all(chosen: list[Mutant], stages: dict[str, list[Suite]], jobs: int) -> list[Mutant]:
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
