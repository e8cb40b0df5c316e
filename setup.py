"""Adds the compiled modules when DETENTE_MYPYC=1 is set; an ordinary install is plain Python.

All else stands in pyproject.toml, the list of modules too: [tool.detente] compiled.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path(__file__).parent


def compiled_modules() -> list[str]:
    """The source files that pyproject.toml names for compilation."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["detente"]["compiled"]
    files: list[str] = []
    for pattern in patterns:
        found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "src").glob(pattern))
        if not found:
            sys.exit(f"pyproject.toml, [tool.detente] compiled: no file under src/ matches {pattern!r}")
        files += [file for file in found if file not in files]
    return files


def compiled() -> dict[str, Any]:
    """The arguments to `setup` that compile: first what it takes, then, once that is installed, the modules."""
    if "egg_info" in sys.argv:
        return {"setup_requires": ["mypy", "mypy-extensions"]}
    from mypyc.build import mypycify

    return {"ext_modules": mypycify(compiled_modules(), opt_level="3", debug_level="0")}


setup(**compiled() if os.environ.get("DETENTE_MYPYC") == "1" else {})
