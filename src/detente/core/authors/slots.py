"""Generates a class with a state's fields, for mypyc to compile, so that a game declares each field only once.

A game declares its `Field`s in `fields.py`. `detente fields GAME` writes a class with attributes, start values and a fast
copy into `slots.py`; the game's state extends this class and adds methods.

A game that builds on a library names the library's state as `BASE`. It declares all its fields, including the library's with
this game's own ranges; the generated class extends the library's class and adds the fields that it lacks.
"""

import sys
from collections.abc import Iterable
from textwrap import fill
from types import ModuleType
from typing import Any, Final

from detente.core.engine.state import State
from detente.core.records.fields import Derived, Field

CLASS: Final = "Slots"
WIDTH: Final = 110
"""Columns of the generated file."""
PLAIN: Final[dict[type, str]] = {int: "i64", bool: "bool", list: "list[int]"}


def written(module: ModuleType) -> str:
    """The text of `slots.py` for a module `fields`, from its `FIELDS` and, if it has them, its `DERIVED` and `BASE`."""
    base: type[State] = getattr(module, "BASE", State)
    there = {field.name for field in base.fields}
    fields: list[Field] = [field for field in module.FIELDS if field.name not in there]
    derived: list[Derived] = list(getattr(module, "DERIVED", ()))
    declared: list[Field | Derived] = [*fields, *derived]
    check_names(module, base, [each.name for each in declared])
    game = module.__name__.rpartition(".")[0]
    return "\n".join(
        [
            f'"""The fields of {game.rpartition(".")[2]}\'s state: written by `detente fields` from `fields.py`, which says what they hold."""',
            "",
            *imports(module, base, fields, derived),
            "",
            "",
            f"class {CLASS}({base.__name__}):",
            *docstring((each.name, each.about) for each in declared),
            "",
            "    __slots__ = (",
            *[f'        "{name}",' for name in sorted(each.name for each in declared)],
            "    )",
            "",
            "    fields: ClassVar[tuple[Field, ...]] = FIELDS",
            "",
            "    def __init__(self, seats: int) -> None:",
            "        super().__init__(seats)",
            *[f"        self.{field.name}: {beginning(field)}" for field in fields],
            *[f"        self.{each.name}: {beginning_of(each)}" for each in derived],
            "",
            *(FIRST_COPY if base is State else FURTHER_COPY),
            *[f"        twin.{field.name} = self.{field.name}{copying(field)}" for field in fields],
            *[f"        twin.{each.name} = self.{each.name}" for each in derived],
            "",
        ]
    )


FIRST_COPY: Final = [f'    def copy_slots(self, twin: "{CLASS}") -> None:', '        """Copy all fields."""']
FURTHER_COPY: Final = [
    "    def copy_slots(self, twin: State) -> None:",
    '        """Copy all fields."""',
    f"        assert isinstance(twin, {CLASS})",
    "        super().copy_slots(twin)",
]
"""The beginning of a copy method that extends another: it accepts any state, as an override may not narrow its arguments."""


def check_names(module: ModuleType, base: type[State], names: list[str]) -> None:
    """Raise ValueError for a field that is declared twice, or that the base has but `FIELDS` lacks."""
    if len(set(names)) < len(names):
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{module.__name__}: the field {double!r} is declared twice")
    missing = {field.name for field in base.fields} - {field.name for field in module.FIELDS}
    if missing:
        raise ValueError(
            f"{module.__name__}: FIELDS must have those of {base.__name__}, too: {', '.join(sorted(missing))}"
        )


def imports(module: ModuleType, base: type[State], fields: list[Field], derived: list[Derived]) -> list[str]:
    """The import lines of the generated module."""
    lists = any(field.size for field in fields) or any(each.type is list for each in derived)
    numbers = any(field.size is None and field.values for field in fields) or any(
        each.type is int for each in derived
    )
    needed = objects(derived)
    needed.setdefault(base.__module__, set()).add(base.__name__)
    needed.setdefault(State.__module__, set()).update(["EMPTY", "State"] if lists else ["State"])
    needed.setdefault(Field.__module__, set()).add("Field")
    needed.setdefault(module.__name__, set()).add("FIELDS")
    return [
        "from typing import ClassVar",
        "",
        *(["from mypy_extensions import i64", ""] if numbers else []),
        *[
            f"from {home} import {', '.join(sorted(names, key=order))}"
            for home, names in sorted(needed.items())
        ],
    ]


def docstring(meanings: Iterable[tuple[str, str]]) -> list[str]:
    """The lines of the class docstring: what each field means."""
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
    """The type and start value of a field, as code."""
    if field.size is not None:
        return "list[int] = EMPTY"
    return f"i64 = {field.start}" if field.values is not None else f"bool = {bool(field.start)}"


def beginning_of(derived: Derived) -> str:
    """The type and start value of a derived field, as code."""
    if derived.type in PLAIN:
        start = "EMPTY" if derived.type is list else repr(derived.type(derived.start))
        return f"{PLAIN[derived.type]} = {start}"
    return f"{derived.type.__name__} = {name_of(derived)}"


def name_of(derived: Derived) -> str:
    """The name of the constant, in the module of its type, that is the start value of a derived field.

    ValueError if there is none.
    """
    home = sys.modules[derived.type.__module__]
    for name, value in vars(home).items():
        if value is derived.start:
            return name
    raise ValueError(f"the start of {derived.name!r} is no constant of {home.__name__}")


def objects(derived: Iterable[Derived]) -> dict[str, set[str]]:
    """By module, the types and start values of derived fields."""
    found: dict[str, set[str]] = {}
    for each in derived:
        if each.type not in PLAIN:
            found.setdefault(each.type.__module__, set()).update((each.type.__name__, name_of(each)))
    return found


def order(name: str) -> tuple[Any, ...]:
    """Sort key of imported names: constants first, then the others by name."""
    return (0 if name.isupper() else 1, name)


def copying(field: Field) -> str:
    """The code suffix that copies a list; empty for fields that are shared or no lists."""
    return "[:]" if field.size is not None and not field.shared else ""
