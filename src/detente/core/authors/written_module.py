"""A module that is written: what it imports, its constants, and what readers of facts become in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from detente.core.authors.lines import Body
from detente.core.authors.readers import Imports, Unreadable, code_of, home_of
from detente.core.authors.repeats import repeated, replaced
from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Seats
from detente.core.shown.facts import ALL, Fact
from detente.core.shown.groups import Group, View

RESERVED: Final = (
    "s",
    "seat",
    "seats",
    "out",
    "values",
    "at",
    "view",
    "FACTS",
    "KNOWN",
    "Shown",
    "Any",
    "Final",
    "cast",
    "i64",
)


class WrittenModule:
    """The written module of a view.

    module: the module that declares the facts. view: the whole of them, `FACTS` there. imports: what the written module imports.
    constants: the lines of its constants, by name. functions: their lines. paths: where each fact is found, by its identity. made: calls
    that have been made where code is now being written, and the variables that keep what they return.
    """

    def __init__(self, module: ModuleType, view: View[Any]) -> None:
        self.module = module
        self.view = view
        self.imports = Imports(RESERVED)
        self.constants: dict[str, str] = {}
        self.functions: list[str] = []
        self.paths: dict[int, str] = {}
        self.made: dict[str, str] = {}
        for at, fact in enumerate(view.facts):
            self.find_paths(fact, f"FACTS, [{at}]")
        for at, fact in enumerate(view.observed_too):
            self.paths[id(fact)] = f"FACTS, [{len(view.facts) + at}]"
        self.state = max(
            (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, State)),
            key=lambda kind: len(kind.__mro__),
        )

    def find_paths(self, fact: Fact[Any], path: str) -> None:
        """Note where a fact and those in it are found."""
        self.paths[id(fact)] = path
        if isinstance(fact, Group):
            for at, inner in enumerate(fact.facts):
                self.find_paths(inner, f"{path[:-1]}, {at}]")

    # -- names of the written module

    def fact(self, fact: Fact[Any]) -> str:
        """The constant that is a fact."""
        path = self.paths[id(fact)]
        name = "FACT_" + path.partition("[")[2][:-1].replace(", ", "_")
        at = self.imports.add("detente.core.shown.groups", "fact_at")
        kind = self.imports.add("detente.core.shown.facts", "Fact")
        self.constants[name] = f"{name}: Final[{kind}[Any]] = {at}({path})"
        return name

    def axis(self, fact: Any, attribute: str = "axis") -> str:
        """The constant that is an axis of a fact."""
        axis = getattr(fact, attribute)
        for name, value in vars(self.module).items():
            if value is axis:
                return self.imports.add(*home_of(self.module.__name__, name))
        owner = self.fact(fact)
        name = f"{attribute.upper()}_{owner[5:]}"
        of = self.imports.add("detente.core.shown.groups", "axis_of")
        kind = self.imports.add("detente.core.shown.axes", "Axis")
        self.constants[name] = f'{name}: Final[{kind}] = {of}({owner}, "{attribute}")'
        return name

    def labels(self, fact: Any, attribute: str = "axis") -> str:
        """The constant that is the list of an axis's labels."""
        axis = self.axis(fact, attribute)
        name = f"{axis}_LABELS"
        self.constants[name] = f"{name}: Final[list[str]] = {axis}.labels"
        return name

    def named(self, fact: Any, part: str, attribute: str = "axis") -> str:
        """The name of a part of a fact's axis in a view."""
        axis = getattr(fact, attribute)
        if type(axis).shown is Axis.shown:
            return f"{self.labels(fact, attribute)}[{part}]"
        if type(axis).shown is Seats.shown:
            return f"int({part})"
        return f"{self.axis(fact, attribute)}.shown(s, {part})"

    def count(self, axis: Axis) -> str:
        """How many parts an axis has at the table."""
        return "int(s.seats)" if isinstance(axis, Seats) else str(int(axis.size))

    def state_name(self) -> str:
        """The class of the states."""
        return self.imports.add(self.state.__module__, self.state.__name__)

    # -- what readers become

    def read(self, function: Callable[..., Any] | None, *arguments: str) -> str:
        """What a reader returns."""
        return replaced(code_of(function, list(arguments), self.imports), self.made)

    def readable(self, function: Callable[..., Any] | None, *arguments: str) -> list[str]:
        """What a reader returns, if it can become code, else nothing."""
        try:
            return [self.read(function, *arguments)]
        except Unreadable:
            return []

    def parts_of(self, facts: Sequence[Fact[Any]], part: str) -> list[str]:
        """What readers return that are called for every observer: those of a part, or without one those of all parts."""
        found: list[str] = []
        for fact in facts:
            if part and fact.condition is not None:
                found += self.readable(fact.condition, "s", "seat", part)
            elif fact.seen_by is ALL and part and fact.along is None and fact.each is not None:
                found += self.readable(fact.each, "s", "seat", part)
            elif fact.seen_by is ALL and not part and fact.along is not None:
                found += self.readable(fact.along, "s", "seat")
        return found

    def wholes_of(self, facts: Sequence[Fact[Any]]) -> list[str]:
        """What readers of whole facts return that are called for every observer, where several games do not share their code."""
        found: list[str] = []
        for fact in facts:
            if fact.seen_by is ALL and not fact.home:
                found += self.readable(fact.condition or fact.read, "s", "seat")
        return found

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Write a function of its own: no call has been made in it."""
        before, self.made = self.made, {}
        yield
        self.made = before

    @contextmanager
    def made_once(
        self, body: Body, texts: Callable[[], list[str]], least: int, without: str = ""
    ) -> Iterator[None]:
        """Make calls that several of the facts' readers need before what follows.

        texts: returns what the readers return. least: how often a call must occur. without: a name that it must not use.
        """
        before = dict(self.made)
        while (call := repeated(texts(), least, without)) is not None:
            name = body.fresh("made")
            body.line(f"{name} = {call}")
            self.made[call] = name
        yield
        self.made = before

    # -- the text

    def preamble(self, about: str, declared: str, lines: list[str]) -> list[str]:
        """The beginning of the module. declared: the name of the view in the module that declares it. lines: the rest of the module."""
        constants = self.used(lines)
        facts = f"from {self.module.__name__} import {declared} as DECLARED"
        return [
            f'"""{about}"""',
            "",
            "# ruff: noqa",
            "# fmt: off",
            "",
            "from typing import Any, Final",
            "",
            "from mypy_extensions import i64",
            "",
            *sorted([*self.imports.lines(), facts]),
            "",
            "FACTS: Final = DECLARED",
            *constants,
        ]

    def used(self, lines: list[str]) -> list[str]:
        """The constants that these lines, or constants that they use, name; in order."""
        names = set(re.findall(r"\w+", "\n".join(lines)))
        found: list[str] = []
        for name, line in reversed(self.constants.items()):
            if name in names:
                found.insert(0, line)
                names.update(re.findall(r"\w+", line))
        return found

    @contextmanager
    def on_trial(self) -> Iterator[None]:
        """Forget what the code that is written meanwhile imports and which constants it names."""
        homes, originals, constants = dict(self.imports.homes), dict(self.imports.originals), self.constants
        self.constants = dict(constants)
        yield
        self.imports.homes, self.imports.originals, self.constants = homes, originals, constants
