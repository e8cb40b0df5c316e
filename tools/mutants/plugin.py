"""In the processes that run tests: a pytest plugin that gives them the mutant in place of the file."""

import importlib.abc
import importlib.machinery
import json
import os
import resource
import sys
from contextlib import suppress
from pathlib import Path
from types import CodeType
from typing import Any

ORDERED = "DETENTE_MUTANT"
"""The environment variable that names the file with the mutant."""

MEMORY = 4 * 2**30
"""Bytes that a process with a mutant may take: some loops without end eat it all."""


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
