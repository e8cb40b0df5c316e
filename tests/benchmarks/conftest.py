"""Packages of the benchmarks for the tests, which are not installed.

Each is loaded alone, and its folder is not put on the path: a build leaves the entry points of the yardsticks' games there, and all
tests would take them for games of the house.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def load_alone(sources: Path) -> None:
    """Make the package in a folder known by the folder's name."""
    spec = spec_from_file_location(
        sources.name, sources / "__init__.py", submodule_search_locations=[str(sources)]
    )
    assert spec is not None and spec.loader is not None
    sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[spec.name])


load_alone(BENCHMARKS / "yardsticks" / "src" / "yardsticks")
load_alone(BENCHMARKS / "load")
