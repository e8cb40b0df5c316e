"""Code for numbers of an observation that are kept (`Fact.numbers_kept_by`): written once, then copied while their keeper is the same."""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from itertools import groupby
from types import NoneType
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from detente.core.authors.lines import Body
from detente.core.authors.readers import Imports, Unreadable, code_of
from detente.core.authors.repeats import expression
from detente.core.shown.facts import Fact
from detente.core.shown.groups import View, first_number

if TYPE_CHECKING:
    from detente.core.authors.shortcuts import Shortcuts


@dataclass(frozen=True)
class Span:
    """Facts that follow each other and have the same keeper.

    facts: in order. first, end: the index of their first number in the view's part of an observation, and the one after their last.
    name: the variable with the keeper. kind: the type of the keeper. missing: whether there may be none.
    """

    facts: list[Fact[Any]]
    first: int
    end: int
    name: str
    kind: type
    missing: bool


def spans_of(view: View[Any]) -> list[Span]:
    """The facts of a view whose numbers are kept, in order. ValueError if those of a keeper do not follow each other."""
    firsts = [first_number(fact) for fact in view.numbered]
    ends = dict(zip(map(id, view.numbered), [*firsts[1:], int(view.length)], strict=True))
    found: list[Span] = []
    for call, together in groupby(view.numbered, key=keeper_of):
        if call is not None:
            facts = list(together)
            name, kind, missing = declared(call)
            if name in [span.name for span in found]:
                raise ValueError(f"the facts whose numbers {call} keeps must follow each other")
            found.append(Span(facts, first_number(facts[0]), ends[id(facts[-1])], name, kind, missing))
    return found


def keeper_of(fact: Fact[Any]) -> str | None:
    """The call that returns what keeps a fact's numbers, with the function's full name; None if nothing does."""
    if fact.numbers_keeper is None:
        return None
    try:
        return code_of(fact.numbers_keeper, ["s"], FullNames())
    except Unreadable as error:
        raise ValueError(f"{fact.name}: its numbers must be kept by a call of a module's function") from error


class FullNames(Imports):
    """Names as they are known everywhere: with their modules."""

    def add(self, module: str, name: str) -> str:
        """The full name."""
        return f"{module}.{name}"


def declared(call: str) -> tuple[str, type, bool]:
    """The variable for what a call returns, its type, and whether it may return None."""
    node = expression(call)
    if not isinstance(node, ast.Call):
        raise ValueError(f"numbers must be kept by a call of a module's function, not by {call}")
    module, _, name = ast.unparse(node.func).rpartition(".")
    hint = get_type_hints(getattr(sys.modules[module], name))["return"]
    kinds = [kind for kind in get_args(hint) or [hint] if kind is not NoneType]
    return f"kept_{name}", kinds[0], NoneType in get_args(hint)


def write(code: Shortcuts, body: Body, view: View[Any]) -> None:
    """Add a view's numbers: those that are kept as they were, all others 0. Those that are not kept yet are written."""
    last = 0
    for span in spans_of(view):
        if last < span.first:
            body.line(f"out.make_room({span.first - last})")
        call = code.read(span.facts[0].numbers_keeper, "s")
        body.line(f"{span.name} = {call}")
        code.made[call] = span.name
        code.kept[call] = span
        write_span(code, body, span)
        last = span.end
    if last < view.length:
        body.line(f"out.make_room({int(view.length) - last})")
    code.made = {}


def write_span(code: Shortcuts, body: Body, span: Span) -> None:
    """Add the numbers that a keeper keeps."""
    numbers, key = body.fresh("numbers"), key_of(code, span)
    known = f"{span.name}.numbers.get({key})"
    body.line(f"{numbers} = {f'None if {span.name} is None else {known}' if span.missing else known}")
    with body.block(f"if {numbers} is None:"):
        body.line(f"out.make_room({span.end - span.first})")
        for fact in span.facts:
            code.write_apart(body, fact)
        keep = f"{span.name}.numbers[{key}] = out.written_since({span.first})"
        if span.missing:
            with body.block(f"if {span.name} is not None:"):
                body.line(keep)
        else:
            body.line(keep)
    with body.block("else:"):
        body.line(f"out.repeat({numbers})")


def key_of(code: Shortcuts, span: Span) -> str:
    """The key of the numbers for an observer."""
    turns = any(
        axis.turns
        for leaf in code.view.leaves
        if span.first <= leaf.fact.base < span.end
        for axis in (*leaf.axes, *leaf.fact.axes())
    )
    if turns or any(code.depends_on_seat(fact) for fact in span.facts):
        return "seat"
    return code.imports.add("detente.core.engine.keeper", "ALIKE")


def parameters(code: Shortcuts, lines: list[str]) -> dict[str, str]:
    """The keepers that the lines of a function use, by name: each with its type."""
    names = set(re.findall(r"\w+", "\n".join(lines)))
    return {span.name: type_of(code, span) for span in code.kept.values() if span.name in names}


def type_of(code: Shortcuts, span: Span) -> str:
    """The type of a keeper, as text."""
    kind = code.imports.add(span.kind.__module__, span.kind.__name__)
    return f"{kind} | None" if span.missing else kind
