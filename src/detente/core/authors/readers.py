"""Readers of facts as code: the expression that gives what a reader returns, for code that `detente facts` writes.

A lambda becomes its own expression; a function of a module becomes a call. What such code needs is imported from where it is
defined.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from detente.core.authors.repeats import text_of

MARKERS: Final = ("RESUME", "COPY_FREE_VARS", "MAKE_CELL", "RETURN_VALUE")
"""Instructions whose place in the source is not within a lambda's expression."""


class Unreadable(ValueError):
    """A reader that cannot become code: a function within a function, or one that keeps an object."""


class Imports:
    """What the written module imports: each name with where it is defined."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.homes: dict[str, str] = dict.fromkeys(taken, "")
        self.originals: dict[str, str] = {}

    def add(self, module: str, name: str) -> str:
        """Import a name from its module; return what it is called in the written module."""
        alias, number = name, 1
        while (
            self.homes.setdefault(alias, module) != module or self.originals.setdefault(alias, name) != name
        ):
            number += 1
            alias = f"{name}_{number}"
        return alias

    def lines(self) -> list[str]:
        """The import lines, by module."""
        found: dict[str, list[str]] = {}
        for alias, module in self.homes.items():
            if module:
                name = self.originals[alias]
                found.setdefault(module, []).append(name if name == alias else f"{name} as {alias}")
        return [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(found.items())]


@cache
def tree_of(module: str) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(inspect.getsource(sys.modules[module]))


@cache
def lambdas_of(module: str) -> dict[tuple[int, int, int, int], ast.Lambda]:
    """All lambdas of a module, by the place of their expression: first line and column, last line and column."""
    return {
        (
            node.body.lineno,
            node.body.col_offset,
            node.body.end_lineno or 0,
            node.body.end_col_offset or 0,
        ): node
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.Lambda)
    }


def place_of(code: CodeType) -> tuple[int, int, int, int]:
    """The place of a lambda's expression in the source."""
    import dis

    places = [
        at.positions
        for at in dis.get_instructions(code)
        if at.opname not in MARKERS and at.positions is not None and at.positions.lineno is not None
    ]
    first = min((place.lineno or 0, place.col_offset or 0) for place in places)
    last = max((place.end_lineno or 0, place.end_col_offset or 0) for place in places)
    return (*first, *last)


def lambda_of(function: FunctionType) -> ast.Lambda:
    """The syntax of a lambda. Unreadable if its source is not found."""
    place = place_of(function.__code__)
    found = lambdas_of(function.__module__).get(place)
    if found is None:
        raise Unreadable(f"{function.__module__}: no lambda at line {place[0]}")
    return found


def uses_seat(function: Callable[..., Any]) -> bool:
    """Whether what a reader returns may depend on the observer's seat: whether it names its second argument."""
    if not isinstance(function, FunctionType):
        return True
    node: ast.AST
    if function.__name__ == "<lambda>":
        node = lambda_of(function).body
    else:
        (node,) = ast.parse(dedent(inspect.getsource(function))).body
    seat = list(inspect.signature(function).parameters)[1]
    return any(isinstance(each, ast.Name) and each.id == seat for each in ast.walk(node))


def home_of(module: str, name: str) -> tuple[str, str]:
    """Where a global name of a module is defined: the module to import it from, and its name there."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    within = f"{node.module}.{alias.name}"
                    if isinstance(sys.modules.get(within), ModuleType):
                        return node.module, alias.name
                    return home_of(node.module, alias.name)
    return module, name


class Renamed(ast.NodeTransformer):
    """An expression of a lambda with other names: its arguments' new ones, and what it knows from outside."""

    def __init__(self, function: FunctionType, names: dict[str, str], imports: Imports) -> None:
        self.function = function
        self.names = names
        self.imports = imports
        self.known = dict(
            zip(
                function.__code__.co_freevars,
                [cell.cell_contents for cell in function.__closure__ or ()],
                strict=True,
            )
        )

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """The name as it is in the written module."""
        name = node.id
        if isinstance(node.ctx, ast.Store) or name in self.bound:
            return node
        if name in self.names:
            return ast.Name(self.names[name])
        if name in self.known:
            return self.constant(self.known[name])
        if name in self.function.__globals__:
            return ast.Name(self.imports.add(*home_of(self.function.__module__, name)))
        if hasattr(builtins, name):
            return node
        raise Unreadable(f"{self.function.__module__}: where is {name}?")

    def constant(self, value: object) -> ast.expr:
        """A value that the lambda keeps."""
        if isinstance(value, int | str | bool) or value is None:
            return ast.Constant(value)
        if isinstance(value, FunctionType) and value.__qualname__ == value.__name__ != "<lambda>":
            return ast.Name(self.imports.add(value.__module__, value.__name__))
        raise Unreadable(f"{self.function.__module__}: a lambda keeps {value!r}")

    def renamed(self, body: ast.expr) -> ast.expr:
        """The whole expression."""
        self.bound = {
            node.id
            for node in ast.walk(body)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        changed: ast.expr = self.visit(ast.parse(ast.unparse(body), mode="eval").body)
        return changed


def code_of(function: Callable[..., Any] | None, arguments: list[str], imports: Imports) -> str:
    """The expression for what a reader returns for these arguments. Unreadable if there is none."""
    if not isinstance(function, FunctionType):
        raise Unreadable(f"{function!r} is no function of a module")
    if function.__name__ == "<lambda>":
        node = lambda_of(function)
        names = dict(zip([each.arg for each in node.args.args], arguments, strict=True))
        return text_of(Renamed(function, names, imports).renamed(node.body))
    if function.__qualname__ != function.__name__:
        raise Unreadable(f"{function.__qualname__} is a function within another")
    return f"{imports.add(function.__module__, function.__name__)}({', '.join(arguments)})"
