"""The yardsticks' package for the tests, which is not installed.

It is loaded alone, and its folder is not put on the path: a build leaves the entry points of its games there, and all tests
would take them for games of the house.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "benchmarks" / "yardsticks" / "src" / "yardsticks"

spec = spec_from_file_location(
    "yardsticks", SOURCES / "__init__.py", submodule_search_locations=[str(SOURCES)]
)
assert spec is not None and spec.loader is not None
sys.modules[spec.name] = module_from_spec(spec)
spec.loader.exec_module(sys.modules[spec.name])
