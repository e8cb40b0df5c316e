"""What each kind of fact does, as code: how it writes its numbers, and how it is shown. For `shortcuts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from detente.core.authors.lines import Body
from detente.core.authors.repeats import looped
from detente.core.shown import facts as kinds
from detente.core.shown import groups
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Each, Group, Listed, Records, Rows, Some

if TYPE_CHECKING:
    from detente.core.authors.shortcuts import Shortcuts

# -- how each kind of fact writes its numbers


def put_number(code: Shortcuts, body: Body, fact: Fact[Any], raw: str, k: str) -> None:
    """A number; the row is empty, so 0 need not be written."""
    value = raw
    if not raw.isidentifier():
        value = body.fresh()
        body.line(f"{value}: int = {raw}")
    if fact.saturates and not fact.low <= 0 <= fact.high:
        body.line(f"values[{code.index(fact, k)}] = {code.within(fact, value)}")
    elif fact.saturates and fact.low == 0:
        high = int(fact.high)
        with body.block(f"if {value} > 0:"):
            body.line(f"values[{code.index(fact, k)}] = {high} if {value} > {high} else {value}")
    else:
        with body.block(f"if {value}:"):
            body.line(f"values[{code.index(fact, k)}] = {code.within(fact, value)}")


def put_maybe(code: Shortcuts, body: Body, fact: Fact[Any], raw: str, k: str) -> None:
    """A number or None."""
    value, number = body.fresh(), body.fresh()
    body.line(f"{value}: int | None = {raw}")
    with body.block(f"if {value} is not None:"):
        body.line(f"values[{code.index(fact, k)}] = 1")
        body.line(f"{number}: int = {value}")
        body.line(f"values[{code.index(fact, k, '1')}] = {code.within(fact, number)}")


def put_flag(code: Shortcuts, body: Body, fact: Fact[Any], raw: str, k: str) -> None:
    """Whether something holds."""
    with body.block(f"if {raw}:"):
        body.line(f"values[{code.index(fact, k)}] = 1")


def put_one(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """A part of an axis."""
    part = body.fresh()
    body.line(f"{part}: i64 = {raw}")
    with body.block(f"if {part} >= 0:"):
        body.line(f"values[{code.index(fact, k, code.place(fact.axis, part))}] = 1")


def put_key(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """That there is a record."""
    body.line(f"values[{code.index(fact, k)}] = 1")


def put_tally(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """How often parts occur."""
    first, part = body.fresh("first"), body.fresh()
    body.line(f"{first}: i64 = {code.index(fact, k)}")
    body.line(f"{part}: i64")
    count = "=" if fact.high == 1 else "+="
    items, each = looped(raw, part)
    with body.block(f"for {part} in {items}:"):
        body.line(f"values[{first} + {code.place(fact.axis, each)}] {count} 1")


def put_queue(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """The places of parts in a list."""
    if fact.copies.size > 1:
        code.put_itself(body, fact, raw, k)
        return
    first, place, part = body.fresh("first"), body.fresh(), body.fresh()
    body.line(f"{first}: i64 = {code.index(fact, k)}")
    body.line(f"{place} = 1")
    body.line(f"{part}: i64")
    with body.block(f"for {part} in {raw}:"):
        body.line(f"values[{first} + {code.place(fact.axis, part)}] = {code.within(fact, place)}")
        body.line(f"{place} += 1")


def put_ordered(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """1 for the part at each place."""
    first, part = body.fresh("first"), body.fresh()
    body.line(f"{first}: i64 = {code.index(fact, k)}")
    body.line(f"{part}: i64")
    with body.block(f"for {part} in {raw}:"):
        body.line(f"values[{first} + {code.place(fact.axis, part)}] = 1")
        body.line(f"{first} += {int(fact.axis.size)}")


def put_amounts(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """A number for each part; a fact of a game may have None for some."""
    number = body.fresh()

    def put(value: str, place: str) -> None:
        body.line(f"{number}: int = {value}")
        body.line(f"values[{place}] = {code.within(fact, number)}")

    put_parts(code, body, fact, raw, k, put)


def put_marks(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """Whether something holds for each part."""

    def put(value: str, place: str) -> None:
        body.line(f"values[{place}] = 1")

    put_parts(code, body, fact, raw, k, put)


def put_parts(
    code: Shortcuts, body: Body, fact: Any, raw: str, k: str, put: Callable[[str, str], None]
) -> None:
    """The numbers of those parts that have one. put: writes one, given its value and place."""
    part, value, turns = body.fresh("part"), body.fresh(), fact.axis.turns
    body.line(f"{part}: i64 = {'0' if turns else code.index(fact, k)}")
    with body.block(f"for {value} in {raw}:"):
        with body.block(f"if {value}:"):
            put(value, code.index(fact, k, code.place(fact.axis, part)) if turns else part)
        body.line(f"{part} += 1")


def put_group(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """An object, perhaps."""
    row = body.fresh("row")
    body.line(f"{row}: list[Any] | None = {raw}")
    with body.block(f"if {row} is not None:"):
        code.put_row(body, fact, row, k)


def put_each(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """Columns of an object for each part."""
    columns = body.fresh("columns")
    body.line(f"{columns}: list[Any] = {raw}")
    code.put_columns(body, [(fact.facts[at], f"{columns}[{at}]") for at in fact.columns], fact.axis, k)


def place_in(code: Shortcuts, fact: Any, part: str, k: str) -> str:
    """The place of a part in the axis of a list of rows."""
    place = code.place(fact.axis, part)
    return f"{int(fact.axis.size)} * {k} + {place}" if k else place


def put_row_of(code: Shortcuts, body: Body, fact: Any, row: str, part: str, k: str) -> None:
    """The row of a part."""
    place, first = body.fresh("k"), body.fresh("first")
    body.line(f"{place}: i64 = {place_in(code, fact, part, k)}")
    body.line(f"{first}: i64 = at + {place}")
    with code.counted_from(first, place, 1):
        code.put_row(body, fact, row, place)


def put_rows(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """A row for each part."""
    part, row = body.fresh("part"), body.fresh("row")
    body.line(f"{part}: i64 = 0")
    body.line(f"{row}: list[Any]")
    with body.block(f"for {row} in {raw}:"):
        put_row_of(code, body, fact, row, part, k)
        body.line(f"{part} += 1")


def put_some(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """Rows for some parts."""
    part, row = body.fresh("part"), body.fresh("row")
    body.line(f"{part}: i64")
    body.line(f"{row}: list[Any]")
    with body.block(f"for {part}, {row} in {raw}:"):
        put_row_of(code, body, fact, row, part, k)


def put_listed(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """Rows that begin with their part."""
    part, row = body.fresh("part"), body.fresh("row")
    body.line(f"{row}: list[Any]")
    with body.block(f"for {row} in {raw}:"):
        body.line(f"{part}: i64 = {row}[0]")
        put_row_of(code, body, fact, row, part, k)


def put_records(code: Shortcuts, body: Body, fact: Any, raw: str, k: str) -> None:
    """A number for each combination of keys that occurs."""
    row, place = body.fresh("row"), body.fresh("place")
    if fact.value == groups.PLACE:
        body.line(f"{place} = 0")
    body.line(f"{row}: list[Any]")
    with body.block(f"for {row} in {raw}:"):
        if fact.value == groups.PLACE:
            body.line(f"{place} += 1")
        found, parts = k, []
        for key in fact.keys:
            part = body.fresh()
            parts.append(part)
            body.line(f"{part}: i64 = {row}[{key}]")
            axis = fact.facts[key].axis
            found = f"({found}) * {int(axis.size)} + " if found else ""
            found += code.place(axis, part)
        with body.block(f"if {' and '.join(f'{part} >= 0' for part in parts)}:"):
            where = f"values[{code.start(fact)} + {found}]"
            if fact.value == groups.PLACE:
                body.line(f"{where} = {place}")
            elif fact.value == groups.COUNT:
                body.line(f"{where} += 1")
            else:
                number = body.fresh()
                body.line(f"{number}: int = {row}[{fact.number}]")
                body.line(f"{where} += {number}")


PUT: Final[dict[Any, Callable[[Shortcuts, Body, Any, str, str], None]]] = {
    kinds.Number.put: put_number,
    kinds.Maybe.put: put_maybe,
    kinds.Flag.put: put_flag,
    kinds.One.put: put_one,
    kinds.Tally.put: put_tally,
    kinds.Queue.put: put_queue,
    kinds.Ordered.put: put_ordered,
    kinds.Amounts.put: put_amounts,
    kinds.Marks.put: put_marks,
    groups.Key.put: put_key,
    Group.put: put_group,
    Each.put: put_each,
    Rows.put: put_rows,
    Some.put: put_some,
    Listed.put: put_listed,
    Records.put: put_records,
}
"""By method `put`, what does the same as code."""


# -- how each kind of fact is shown


def show_number(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """A number."""
    value = body.fresh()
    body.line(f"{value}: int = {raw}")
    return f"int({value})"


def show_maybe(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """A number or None."""
    value = body.fresh()
    body.line(f"{value}: int | None = {raw}")
    return f"None if {value} is None else int({value})"


def show_flag(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """True or false."""
    return f"bool({raw})"


def show_one(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """A name or None."""
    part = body.fresh()
    body.line(f"{part}: i64 = {raw}")
    return f"None if {part} < 0 else {code.named(fact, part)}"


def show_tally(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """Names."""
    names, part = body.fresh("names"), body.fresh()
    body.line(f"{names}: list[object] = []")
    body.line(f"{part}: i64")
    items, each = looped(raw, part)
    with body.block(f"for {part} in {items}:"):
        body.line(f"{names}.append({code.named(fact, each)})")
    return names


def amounts_by(code: Shortcuts, body: Body, fact: Any, raw: str, form: str) -> str:
    """A value for each part."""
    part, value = body.fresh("part"), body.fresh()
    body.line(f"{part}: i64 = 0")
    if form == "int":
        body.line(f"{value}: int")

    def each() -> str:
        return f"{form}({value})"

    whole = code.keyed(body, fact, f"for {value} in {raw}:", part, each)
    body.line(f"    {part} += 1")
    return whole


def show_amounts(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """Numbers."""
    return amounts_by(code, body, fact, raw, "int")


def show_marks(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """Truth values."""
    return amounts_by(code, body, fact, raw, "bool")


def show_present(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """Numbers that are not 0."""
    found, part, value = body.fresh("found"), body.fresh("part"), body.fresh()
    body.line(f"{found}: dict[object, object] = {{}}")
    body.line(f"{part}: i64 = 0")
    body.line(f"{value}: int")
    with body.block(f"for {value} in {raw}:"):
        with body.block(f"if {value}:"):
            body.line(f"{found}[{code.named(fact, part)}] = int({value})")
        body.line(f"{part} += 1")
    return found


def show_plain(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """The value itself."""
    return raw


def show_group(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """An object or None."""
    row, entry = body.fresh("row"), body.fresh("entry")
    body.line(f"{row}: list[Any] | None = {raw}")
    body.line(f"{entry}: object = None")
    with body.block(f"if {row} is not None:"):
        shown = code.row_shown(body, fact, row)
        body.line(f"{entry} = {shown}")
    return entry


def show_columns(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """An object for each part, from columns."""
    columns, part = body.fresh("columns"), body.fresh("part")
    body.line(f"{columns}: list[Any] = {raw}")
    body.line(f"{part}: i64")

    def row() -> str:
        entries = [
            f'"{inner.name}": {code.show_raw(body, inner, f"{columns}[{at}][{part}]")}'
            for at, inner in enumerate(fact.facts)
        ]
        return f"{{{', '.join(entries)}}}"

    return code.keyed(body, fact, f"for {part} in range({code.count(fact.axis)}):", part, row)


def show_rows(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """An object for each part."""
    part, row = body.fresh("part"), body.fresh("row")
    body.line(f"{part}: i64 = 0")
    body.line(f"{row}: list[Any]")
    whole = code.keyed(body, fact, f"for {row} in {raw}:", part, lambda: code.row_shown(body, fact, row))
    body.line(f"    {part} += 1")
    return whole


def show_some(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """An object for some parts."""
    found, part, row = body.fresh("found"), body.fresh("part"), body.fresh("row")
    body.line(f"{found}: dict[object, object] = {{}}")
    body.line(f"{part}: i64")
    body.line(f"{row}: list[Any]")
    with body.block(f"for {part}, {row} in {raw}:"):
        shown = code.row_shown(body, fact, row)
        body.line(f"{found}[{code.named(fact, part)}] = {shown}")
    return found


def show_records(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """A list of objects, from rows or from what the fact unfolds into rows."""
    if type(fact).unfold is not Records.unfold:
        unfolded = code.imports.add("detente.core.shown.groups", "unfolded")
        raw = f"{unfolded}({code.fact(fact)}, s, {raw})"
    return show_list(code, body, fact, raw)


def show_list(code: Shortcuts, body: Body, fact: Any, raw: str) -> str:
    """A list of objects."""
    found, row = body.fresh("found"), body.fresh("row")
    body.line(f"{found}: list[object] = []")
    body.line(f"{row}: list[Any]")
    with body.block(f"for {row} in {raw}:"):
        shown = code.row_shown(body, fact, row)
        body.line(f"{found}.append({shown})")
    return found


SHOW: Final[dict[Any, Callable[[Shortcuts, Body, Any, str], str]]] = {
    kinds.Number.show: show_number,
    kinds.Maybe.show: show_maybe,
    kinds.Flag.show: show_flag,
    kinds.One.show: show_one,
    kinds.Tally.show: show_tally,
    kinds.Amounts.show: show_amounts,
    kinds.Present.show: show_present,
    kinds.Marks.show: show_marks,
    kinds.Plain.show: show_plain,
    Group.show: show_group,
    Each.show: show_columns,
    Rows.show: show_rows,
    Some.show: show_some,
    Listed.show: show_list,
    Records.show: show_records,
}
"""By method `show`, what does the same as code."""
