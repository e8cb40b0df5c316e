"""The table of a game's view on its page for researchers: each fact with its form, its meaning and who sees it."""

from collections.abc import Iterator

from detente.core.shown import facts as kinds
from detente.core.shown.axes import Axis, Line, Seats
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Each, Group, Listed, Perhaps, Records, Some, View, While

INLINE = 8
"""The ids of longer axes are not listed, only counted."""


def view_rows(view: View[object]) -> Iterator[str]:
    """A row for each fact, with groups before their contents."""
    for fact in view.facts:
        yield from rows_of(fact, "", "all")


def rows_of(fact: Fact[object], path: str, seen_by: str) -> Iterator[str]:
    """A fact, and the facts in it."""
    seen = fact.seen_by.name if fact.seen_by.name != "all" else seen_by
    yield f"| `{path}{fact.name}` | {form(fact)} | {fact.about} | {seen} |"
    if isinstance(fact, Group):
        for inner in fact.facts:
            yield from rows_of(inner, f"{path}{fact.name}{inside(fact)}.", seen)


def inside(group: Group[object]) -> str:
    """How a path continues after a group: `[]` for each item of a list, `{}` for each key of an object."""
    if isinstance(group, Records | Listed) or (isinstance(group, Each) and isinstance(group.axis, Line)):
        return "[]"
    return "{}" if isinstance(group, Each) else ""


def form(fact: Fact[object]) -> str:
    """The form of a fact in a view."""
    match fact:
        case Records() | Listed():
            return "list of objects"
        case Some():
            return f"objects by {ids(fact.axis)}, those that there are"
        case Each():
            return f"object for each {ids(fact.axis)}"
        case Perhaps() | While():
            return "object or null"
        case Group():
            return "object"
        case kinds.Flag():
            return "true or false"
        case kinds.Maybe():
            return f"{number(fact)} or null"
        case kinds.Number():
            return number(fact)
        case kinds.One():
            return f"{ids(fact.axis)} or null"
        case kinds.Tally():
            return f"list: {ids(fact.axis)}"
        case kinds.Marks():
            return f"true or false for each {ids(fact.axis)}"
        case kinds.Amounts():
            return f"{number(fact)} for each {ids(fact.axis)}"
    return "see meaning"


def number(fact: Fact[object]) -> str:
    """A number's range and unit."""
    unit = f" {fact.unit}" if fact.unit else ""
    more = ", seldom more" if fact.saturates else ""
    return f"{fact.low} to {fact.high}{unit}{more}"


def ids(axis: Axis) -> str:
    """The names of an axis's parts."""
    if isinstance(axis, Seats):
        return "seat"
    if isinstance(axis, Line):
        return f"place 0 to {axis.size - 1}"
    if axis.size <= INLINE:
        return ", ".join(f"`{label}`" for label in axis.index)
    return f"id (`{axis.labels[0]}` ... `{axis.labels[-1]}`)"
