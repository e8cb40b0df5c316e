"""Fields of a state as a class that mypyc compiles: written from their declarations, so that each is named once.

A game declares its `Field`s in `fields.py`. Its state may be a class with attributes, start values and a fast copy of
them, written into `slots.py` by `detente fields GAME`; the state's own class is built on it and adds methods.
"""

import sys
from collections.abc import Iterable
from textwrap import fill
from types import ModuleType
from typing import Any, Final

from detente.core.fields import Derived, Field

CLASS: Final = "Slots"
WIDTH: Final = 110
"""Columns of the written file."""
PLAIN: Final[dict[type, str]] = {int: "i64", bool: "bool", list: "list[int]"}


def written(module: ModuleType) -> str:
    """The text of `slots.py` for the `FIELDS`, and `DERIVED` if there are any, of a module `fields`."""
    fields: list[Field] = list(module.FIELDS)
    derived: list[Derived] = list(getattr(module, "DERIVED", ()))
    declared: list[Field | Derived] = [*fields, *derived]
    names = [each.name for each in declared]
    if len(set(names)) < len(names):
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{module.__name__}: the field {double!r} is declared twice")
    game = module.__name__.rpartition(".")[0]
    lists = any(field.size for field in fields) or any(each.type is list for each in derived)
    numbers = any(field.size is None and field.values for field in fields) or any(
        each.type is int for each in derived
    )
    imports = [
        "from typing import ClassVar",
        "",
        *(["from mypy_extensions import i64", ""] if numbers else []),
        "from detente.core.fields import Field",
        f"from detente.core.state import {'EMPTY, State' if lists else 'State'}",
        *objects(derived),
        f"from {module.__name__} import FIELDS",
    ]
    return "\n".join(
        [
            f'"""The fields of {game.rpartition(".")[2]}\'s state: written by `detente fields` from `fields.py`, which says what they hold."""',
            "",
            *imports,
            "",
            "",
            f"class {CLASS}(State):",
            *docstring((each.name, each.about) for each in declared),
            "",
            "    __slots__ = (",
            *[f'        "{name}",' for name in sorted(names)],
            "    )",
            "",
            "    fields: ClassVar[tuple[Field, ...]] = FIELDS",
            "",
            "    def __init__(self, seats: int) -> None:",
            "        super().__init__(seats)",
            *[f"        self.{field.name}: {beginning(field)}" for field in fields],
            *[f"        self.{each.name}: {beginning_of(each)}" for each in derived],
            "",
            f'    def copy_slots(self, twin: "{CLASS}") -> None:',
            '        """Copy all fields."""',
            *[f"        twin.{field.name} = self.{field.name}{copying(field)}" for field in fields],
            *[f"        twin.{each.name} = self.{each.name}" for each in derived],
            "",
        ]
    )


def docstring(meanings: Iterable[tuple[str, str]]) -> list[str]:
    """What each field means."""
    lines = ['    """What is on the table.', ""]
    for name, about in meanings:
        lines += fill(
            f"{name}: {about}",
            WIDTH,
            initial_indent="    ",
            subsequent_indent="      ",
            break_on_hyphens=False,
        ).splitlines()
    return [*lines, '    """']


def beginning(field: Field) -> str:
    """Type and start value of a field."""
    if field.size is not None:
        return "list[int] = EMPTY"
    return f"i64 = {field.start}" if field.values is not None else f"bool = {bool(field.start)}"


def beginning_of(derived: Derived) -> str:
    """Type and start value of a derived field."""
    if derived.type in PLAIN:
        start = "EMPTY" if derived.type is list else repr(derived.type(derived.start))
        return f"{PLAIN[derived.type]} = {start}"
    return f"{derived.type.__name__} = {name_of(derived)}"


def name_of(derived: Derived) -> str:
    """The name under which the start value of a derived field is found beside its type."""
    home = sys.modules[derived.type.__module__]
    for name, value in vars(home).items():
        if value is derived.start:
            return name
    raise ValueError(f"the start of {derived.name!r} is no constant of {home.__name__}")


def objects(derived: Iterable[Derived]) -> list[str]:
    """The imports of the types and start values of derived fields."""
    found: dict[str, set[str]] = {}
    for each in derived:
        if each.type not in PLAIN:
            found.setdefault(each.type.__module__, set()).update((each.type.__name__, name_of(each)))
    return [
        f"from {home} import {', '.join(sorted(names, key=order))}" for home, names in sorted(found.items())
    ]


def order(name: str) -> tuple[Any, ...]:
    """The order of imported names: constants, classes, functions."""
    return (0 if name.isupper() else 1, name)


def copying(field: Field) -> str:
    """How a copy gets its own list."""
    return "[:]" if field.size is not None and not field.shared else ""
