"""Adds the compiled modules when DETENTE_MYPYC=1 is set; an ordinary install is plain Python.

Everything else is in pyproject.toml, the list of modules too: [tool.detente] compiled.

DETENTE_MYPYC_WITH names directories of other distributions, such as a stranger's game: what their pyproject.toml lists
in the same way, of files under their src/, is compiled in one go with the engine, which makes it as fast as our own.

DETENTE_MYPYC_OPT, 0 to 3, is how hard the C compiler works (3): with 1 it takes less than half of the time, and games take longer.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path(__file__).parent.resolve()


def compiled_modules(root: Path) -> list[str]:
    """The source files that the pyproject.toml there names for compilation."""
    patterns = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["detente"]["compiled"]
    files: list[str] = []
    for pattern in patterns:
        found = sorted(os.path.relpath(path, ROOT) for path in (root / "src").glob(pattern))
        if not found:
            sys.exit(
                f"{root / 'pyproject.toml'}, [tool.detente] compiled: no file under src/ matches {pattern!r}"
            )
        files += [file for file in found if file not in files]
    return files


def compiled() -> dict[str, Any]:
    """The arguments to `setup` that compile: first what it takes, then, once that is installed, the modules.

    fluent.runtime is there for its types: compiled modules import one that speaks.
    """
    if "egg_info" in sys.argv:
        return {"setup_requires": ["mypy", "mypy-extensions", "fluent.runtime"]}
    from mypyc.build import mypycify

    guests = [
        Path(guest).resolve() for guest in os.environ.get("DETENTE_MYPYC_WITH", "").split(os.pathsep) if guest
    ]
    modules = [file for root in (ROOT, *guests) for file in compiled_modules(root)]
    level = os.environ.get("DETENTE_MYPYC_OPT", "3")
    if level not in ("0", "1", "2", "3"):
        sys.exit(f"DETENTE_MYPYC_OPT is {level!r}; it may be 0, 1, 2 or 3")
    extensions = mypycify(modules, opt_level=level, debug_level="0")
    # A compiler that looks for what is wrong in generated code takes three times as long, even if it says nothing.
    # What no other library sees may be called directly and inlined: games are 7 to 20% faster.
    flags = [] if sys.platform == "win32" else ["-Wno-all", "-w", "-fvisibility=hidden"]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return {"ext_modules": extensions}


setup(**compiled() if os.environ.get("DETENTE_MYPYC") == "1" else {})
