"""Code of facts that several games share: `detente facts PACKAGE` writes it once, and the code of each game calls it.

A package declares such facts for all games that build on it, and marks them with `shared`. Its module `view` has an example of each
in a view named `SHARED`. A function in its `shown.py` gets the index of the fact's first number, which differs between games.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from detente.core.authors.lines import Body
from detente.core.authors.readers import Unreadable
from detente.core.shown.facts import Fact

if TYPE_CHECKING:
    from detente.core.authors.shortcuts import Shortcuts

WRITE: Final = "write"
"""Writes the numbers from the state."""
PUT: Final = "put"
"""Writes the numbers from the raw value."""
SHOW: Final = "show"
"""Returns the entry, from the state."""
DISPLAY: Final = "display"
"""Returns the entry, from the raw value."""
LEAST: Final = {WRITE: 8, PUT: 8, SHOW: 1, DISPLAY: 3}
"""By form, how many lines a function must have; what is shorter is written where it is needed."""


def name_of(fact: Fact[Any], form: str) -> str:
    """The name of the function."""
    return f"{form}_{fact.name.replace(' ', '_')}"


def lines_of(code: Shortcuts, fact: Fact[Any], form: str) -> list[str]:
    """The lines of the function; none if there is none."""
    body = Body()
    try:
        with code.for_all_games(fact):
            if form in (WRITE, PUT):
                body.line("values = out.values")
                body.line("seats = out.seats")
            if form == WRITE:
                code.write_read(body, fact, "", "")
            elif form == PUT:
                code.put(body, fact, "raw", "")
            else:
                shown = code.show(body, fact) if form == SHOW else code.show_raw(body, fact, "raw")
                if body.lines:
                    body.line(f"return {shown}")
    except Unreadable:
        return []
    return body.lines if len(body.lines) > LEAST[form] else []


def call_of(code: Shortcuts, fact: Fact[Any], form: str, *arguments: str) -> str | None:
    """A call of the function; None if there is none for the fact."""
    if not fact.home or code.sharing:
        return None
    with code.on_trial():
        there = lines_of(code, fact, form)
    if not there:
        return None
    return f"{code.imports.add(f'{fact.home}.shown', name_of(fact, form))}({', '.join(arguments)})"


def function_of(code: Shortcuts, fact: Fact[Any], form: str) -> list[str]:
    """The function; nothing if there is none for the fact."""
    with code.on_trial():
        if not lines_of(code, fact, form):
            return []
    lines = lines_of(code, fact, form)
    state = code.state_name()
    numbers = code.imports.add("detente.core.shown.axes", "Numbers") if form in (WRITE, PUT) else ""
    head, about = {
        WRITE: (f"s: {state}, seat: i64, out: {numbers}, at: i64) -> None", "Write"),
        PUT: (f"raw: Any, seat: i64, out: {numbers}, at: i64) -> None", "Write, from the raw value,"),
        SHOW: (f"s: {state}, seat: i64) -> object", "The entry"),
        DISPLAY: (f"s: {state}, raw: Any) -> object", "From its raw value, the entry"),
    }[form]
    return ["", "", f"def {name_of(fact, form)}({head}:", f'    """{about} {fact.name}."""', *lines]


def facts_to_share(code: Shortcuts) -> Iterator[tuple[Fact[Any], str]]:
    """The facts of the view that games share, each with the forms that they may need."""
    for fact in code.view.facts:
        for form in (WRITE, SHOW) if fact.home else ():
            yield fact, form
        for inner in fact.inner():
            for form in (PUT, DISPLAY) if inner.home else ():
                yield inner, form


def whole(code: Shortcuts, module: ModuleType) -> str:
    """The text of the package's `shown.py`. ValueError if two functions have the same name."""
    package = module.__name__.rpartition(".")[0].rpartition(".")[2]
    for fact, form in facts_to_share(code):
        function = function_of(code, fact, form)
        if function and function[2] in code.functions:
            raise ValueError(f"two facts of {package} would be written as {name_of(fact, form)}")
        code.functions += function
    return "\n".join(
        [
            *code.preamble(
                f"What seats see of {package}, in every game that builds on it: written by `detente facts` from the facts in `view`.",
                "SHARED",
                code.functions,
            ),
            *code.functions,
            "",
        ]
    )
