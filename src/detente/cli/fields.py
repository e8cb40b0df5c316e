"""Writes code of compiled games from their declarations: the class of a state's fields, and what seats see."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType

from detente.cli.inputs import Wrong
from detente.core.authors import shortcuts, slots

GROUP = "detente.games"


def write_fields(name: str) -> Path:
    """Write `slots.py` of a game, named by its id, or of a package; the path of the file."""
    return write(name, "fields", ("FIELDS",), slots.written, "slots.py")


def write_facts(name: str) -> Path:
    """Write `shown.py` of a game, named by its id, or of a package; the path of the file."""
    return write(name, "view", ("FACTS", "SHARED"), shortcuts.written, "shown.py")


def write(
    name: str, module: str, constants: tuple[str, ...], written: Callable[[ModuleType], str], file_name: str
) -> Path:
    """Write a file of a game from what a constant of one of its modules, named so or so, declares; the path of the file."""
    package = next((entry.module for entry in entry_points(group=GROUP) if entry.name == name), name)
    file = alone(package) / file_name
    try:
        declared = import_module(f"{package}.{module}")
    except ModuleNotFoundError as error:
        raise Wrong(f"{package} declares no {constants[0].lower()}: {error}") from error
    if not any(hasattr(declared, constant) for constant in constants):
        raise Wrong(f"{package}.{module} has no {' and no '.join(constants)}")
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
