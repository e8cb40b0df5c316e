"""Writes the class of a state's fields from their declarations."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec
from pathlib import Path

from detente.cli.inputs import Wrong
from detente.core.authors.slots import written

GROUP = "detente.games"


def write_fields(name: str) -> Path:
    """Write `slots.py` of a game, named by its id, or of a package; the path of the file."""
    package = next((entry.module for entry in entry_points(group=GROUP) if entry.name == name), name)
    folder = alone(package)
    try:
        declared = import_module(f"{package}.fields")
    except ModuleNotFoundError as error:
        raise Wrong(f"{package} declares no fields: {error}") from error
    if not hasattr(declared, "FIELDS"):
        raise Wrong(f"{package}.fields has no FIELDS")
    file = folder / "slots.py"
    try:
        file.write_text(written(declared), encoding="utf-8")
    except ValueError as error:
        raise Wrong(f"{error}") from error
    return file


def alone(package: str) -> Path:
    """Make a package importable module by module, without its `__init__`, which needs the file; the package's folder."""
    try:
        spec = find_spec(package)
    except (ModuleNotFoundError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise Wrong(f"there is no game and no package {package!r}")
    sys.modules[package] = module_from_spec(spec)
    return Path(spec.submodule_search_locations[0])
