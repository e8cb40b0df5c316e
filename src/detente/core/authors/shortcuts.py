"""Generates code that does at once what the facts of a view do one by one, for mypyc to compile.

A game declares its facts in `view.py`. `detente facts GAME` writes `shown.py`, with two things: the numbers of the observation,
written straight into the buffer, and the entries of the view. The facts remain what counts: this code only saves the calls from
fact to reader and back. Kinds of facts that are not of this library, and readers that are functions within functions, are called as
they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any, Final

from detente.core.authors import kept_numbers, shared_code
from detente.core.authors.kept_numbers import Span
from detente.core.authors.lines import Body
from detente.core.authors.readers import Unreadable, uses_seat
from detente.core.authors.shortcut_kinds import PUT, SHOW
from detente.core.authors.written_module import WrittenModule
from detente.core.shown import facts as kinds
from detente.core.shown.axes import Axis, Line
from detente.core.shown.common import Draft, Known
from detente.core.shown.facts import ALL, Fact
from detente.core.shown.groups import Each, Group, Perhaps, Records, Rows, Some, View, While, first_number

DELEGATING: Final = (Fact.raw, Rows.raw, Perhaps.raw, Records.raw)
"""Ways to get a raw value that call the fact's reader and nothing else."""
DELEGATING_PARTS: Final = (Fact.raw_of, Some.raw_of, Perhaps.raw_of, Records.raw_of)

PLAIN_WRITERS: Final = (
    (Fact.write, Fact.write_of),
    (Group.write, Group.write_of),
    (Each.write, Group.write_of),
)
"""Ways to write a fact that put what its reader returns."""

LONG: Final = 12
"""A fact of the whole view that takes this many lines is written in a function of its own."""
MOST_TOGETHER: Final = 5
"""Columns in one loop: a type checker, and so the compiled code, knows the values of no more than these in `zip`."""


class Shortcuts(WrittenModule):
    """The written module of a view, with the code of its facts.

    sharing: whether what is being written is for all games that share a fact. origin: the index of the number from which the written code
    counts. firsts: variables that hold `at` plus as many numbers as come before a place, by the name of the place and the size of a fact.
    kept: facts whose numbers are kept, by the call that returns their keeper.
    """

    def __init__(self, module: ModuleType, view: View[Any]) -> None:
        super().__init__(module, view)
        self.sharing = False
        self.origin = 0
        self.firsts: dict[tuple[str, int], str] = {}
        self.kept: dict[str, Span] = {}

    def whole(self) -> str:
        """The text of the module."""
        writing, showing, own = Body(), Body(), Body()
        writing.line(f"assert isinstance(s, {self.state_name()})")
        writing.line("at = out.start")
        writing.line("seats = out.seats")
        kept_numbers.write(self, writing, self.view)
        writing.line("values = out.values")
        anew = [fact for fact in self.view.numbered if fact.numbers_keeper is None]
        with self.made_once(writing, partial(self.wholes_of, anew), 2):
            for fact in anew:
                self.separately(writing, fact)
        self.write_known(writing)
        for fact in self.view.observed_too:
            if type(fact) is Draft:
                with writing.block("if s.drafting:"):
                    self.separately(writing, fact)
            elif type(fact) is not Known:
                self.separately(writing, fact)
        showing.line(f"assert isinstance(s, {self.state_name()})")
        own.line(f"assert isinstance(s, {self.state_name()})")
        entries: list[str] = []
        for fact in self.view.facts:
            shown = self.shown_apart(showing, fact)
            entries.append(f'"{fact.name}": {shown},')
            if self.depends_on_seat(fact):
                own.line(f'view["{fact.name}"] = {self.shown_apart(own, fact)}')
        with showing.block("return {"):
            for entry in entries:
                showing.line(entry)
        showing.line("}")
        return self.joined(writing, showing, own)

    def joined(self, writing: Body, showing: Body, own: Body) -> str:
        """The text of the module, from its functions."""
        game = self.module.__name__.rpartition(".")[0].rpartition(".")[2]
        base = self.imports.add("detente.core.shown.groups", "Shortcut")
        state = self.imports.add("detente.core.engine.state", "State")
        numbers = self.imports.add("detente.core.shown.axes", "Numbers")
        shortened = self.imports.add("detente.core.shown.groups", "shortened")
        lines = [
            *self.functions,
            "",
            "",
            f"class Shown({base}):",
            '    """All facts at once."""',
            "",
            f"    def write(self, s: {state}, seat: i64, out: {numbers}) -> None:",
            '        """Write the numbers of the observation."""',
            *["    " + line for line in writing.lines],
            "",
            f"    def show(self, s: {state}, seat: i64) -> dict[str, object]:",
            '        """The entries of the view."""',
            *["    " + line for line in showing.lines],
            "",
            f"    def show_own(self, s: {state}, seat: i64, view: dict[str, object]) -> None:",
            '        """Replace the entries that depend on the seat."""',
            *["    " + line for line in own.lines],
            "",
            "",
            f"{shortened}(FACTS, Shown())",
            "",
        ]
        about = f"What seats see of {game}: written by `detente facts` from `view.py`, which declares and explains each fact."
        return "\n".join([*self.preamble(about, "FACTS", lines), *lines])

    def prepare(self, body: Body) -> None:
        """Name what all writing needs."""
        body.line("values = out.values")
        body.line("at = out.start")
        body.line("seats = out.seats")

    # -- code that games share

    @contextmanager
    def for_all_games(self, fact: Fact[Any]) -> Iterator[None]:
        """Write code for all games that share a fact: indices count from its first number."""
        self.sharing, self.origin = True, first_number(fact)
        try:
            yield
        finally:
            self.sharing, self.origin = False, 0

    # -- whether a fact is the same for all observers

    def depends_on_seat(self, fact: Fact[Any]) -> bool:
        """Whether a fact may look different to another observer."""
        if fact.seen_by is not ALL:
            return True
        readers = [each for each in (fact.read, fact.each, fact.along) if each is not None]
        if isinstance(fact, While):
            return uses_seat(fact.holds) or any(self.depends_on_seat(inner) for inner in fact.facts)
        if any(uses_seat(reader) for reader in readers):
            return True
        if type(fact).raw in DELEGATING or fact.read is not None:
            return not readers
        if isinstance(fact, Group) and type(fact).raw in (Group.raw, Each.raw):
            return any(self.depends_on_seat(inner) for inner in fact.facts)
        return not (type(fact).raw_of is Fact.raw_of and readers)

    # -- writing numbers

    def separately(self, body: Body, fact: Fact[Any]) -> None:
        """Write a fact of the whole view: in a function of its own if it is long."""
        if self.shared_call(fact) is not None:
            self.write_apart(body, fact)
            return
        long = len(self.alone(fact)) >= LONG
        with self.conditional(body, fact, ""):
            if long:
                self.write_apart(body, fact)
            else:
                self.write(body, fact)

    def write_apart(self, body: Body, fact: Fact[Any]) -> None:
        """Write a fact of the whole view in a function of its own, or in the one that games share."""
        shared = self.shared_call(fact)
        if shared is not None:
            body.line(shared)
            return
        lines = self.alone(fact)
        keepers = kept_numbers.parameters(self, lines)
        name = f"write_{fact.name.replace(' ', '_')}"
        numbers = self.imports.add("detente.core.shown.axes", "Numbers")
        more = "".join(f", {keeper}: {kind}" for keeper, kind in keepers.items())
        head = f"def {name}(s: {self.state_name()}, seat: i64, out: {numbers}{more}) -> None:"
        self.functions += ["", "", head, f'    """Write {fact.name}."""', *lines]
        body.line(f"{name}({', '.join(['s', 'seat', 'out', *keepers])})")

    def shared_call(self, fact: Fact[Any]) -> str | None:
        """The call of the function that games share for a fact; None if there is none."""
        return shared_code.call_of(self, fact, shared_code.WRITE, "s", "seat", "out", self.start(fact))

    def alone(self, fact: Fact[Any]) -> list[str]:
        """The lines of a function that writes a fact alone."""
        body = Body()
        self.prepare(body)
        with self.apart():
            self.made = {call: span.name for call, span in self.kept.items()}
            self.write(body, fact)
        return body.lines

    def write_known(self, body: Body) -> None:
        """Write all facts about unseen cards together."""
        if any(type(fact) is Known for fact in self.view.observed_too):
            home = Known.__module__
            facts = self.imports.add(home, "known_facts")
            self.constants["KNOWN"] = f"KNOWN: Final = {facts}(FACTS)"
            body.line("KNOWN.write(s, seat, out)")

    @contextmanager
    def conditional(self, body: Body, fact: Fact[Any], part: str) -> Iterator[None]:
        """A block for when a fact may have other numbers than 0."""
        if fact.condition is None:
            yield
        else:
            with body.block(f"if {self.read(fact.condition, 's', 'seat', *([part] if part else []))}:"):
                yield

    @contextmanager
    def seen(self, body: Body, fact: Fact[Any]) -> Iterator[None]:
        """A block for those who see the fact."""
        if fact.seen_by is ALL:
            yield
        else:
            with body.block(f"if {self.read(fact.seen_by.sees, 's', 'seat')}:"):
                yield

    def write(self, body: Body, fact: Fact[Any], part: str = "", k: str = "") -> None:
        """Write the numbers of a fact from the state. part: of the enclosing group. k: its place, as for `Fact.put`."""
        try:
            with body.trying():
                self.write_read(body, fact, part, k)
        except Unreadable:
            if self.sharing:
                raise
            there = f"{self.fact(fact)}.write"
            body.line(f"{there}_of(s, seat, {part}, out, {k})" if part else f"{there}(s, seat, out)")

    def write_read(self, body: Body, fact: Fact[Any], part: str, k: str) -> None:
        """Write the numbers of a fact whose reader is known. Unreadable if it is not."""
        kind = type(fact)
        if isinstance(fact, Group) and fact.read is None and fact.each is None and kind.write is Group.write:
            with self.seen(body, fact):
                for inner in fact.numbered:
                    self.write(body, inner, part, k)
        elif isinstance(fact, While) and kind.write is While.write and not part:
            with self.seen(body, fact), body.block(f"if {self.read(fact.holds, 's', 'seat')}:"):
                for inner in fact.numbered:
                    self.write(body, inner)
        elif isinstance(fact, Each) and fact.read is None and kind.write is Each.write and not part:
            with self.seen(body, fact):
                self.write_each(body, fact)
        elif (kind.write, kind.write_of) not in PLAIN_WRITERS or (
            kind.raw_of not in DELEGATING_PARTS if part else kind.raw not in DELEGATING
        ):
            raise Unreadable(fact.name)
        else:
            raw = self.read(fact.each, "s", "seat", part) if part else self.read(fact.read, "s", "seat")
            with self.seen(body, fact):
                self.put(body, fact, raw, k)

    def write_each(self, body: Body, group: Each[Any]) -> None:
        """Write the facts of each part of an axis."""
        single = [fact for fact in group.numbered if fact.along is None]
        with self.made_once(body, partial(self.parts_of, group.numbered, ""), 2):
            columns: list[tuple[Fact[Any], str]] = []
            for fact in group.numbered:
                if fact.along is not None and fact.seen_by is ALL:
                    columns.append((fact, self.read(fact.along, "s", "seat")))
                elif fact.along is not None:
                    with self.seen(body, fact):
                        self.put_columns(body, [(fact, self.read(fact.along, "s", "seat"))], group.axis, "")
            self.put_columns(body, columns, group.axis, "")
        if single:
            part, place = body.fresh("part"), body.fresh("k")
            body.line(f"{part}: i64")
            with (
                self.made_once(body, partial(self.parts_of, single, part), 1, part),
                body.block(f"for {part} in range({self.count(group.axis)}):"),
                self.made_once(body, partial(self.parts_of, single, part), 2),
            ):
                body.line(f"{place}: i64 = {self.place(group.axis, part)}")
                first = body.fresh("first")
                body.line(f"{first}: i64 = at + {place}")
                with self.counted_from(first, place, 1):
                    for fact in single:
                        with self.conditional(body, fact, part):
                            self.write(body, fact, part, place)

    def place(self, axis: Axis, part: str) -> str:
        """The place of a part in an observation."""
        return f"({part} - seat) % seats" if axis.turns else part

    @contextmanager
    def counted_from(self, first: str, k: str, size: int) -> Iterator[None]:
        """Write facts of this size at place `k`, where `first` is `at` plus as many numbers as come before that place."""
        self.firsts[k, size] = first
        yield
        del self.firsts[k, size]

    def start(self, fact: Fact[Any]) -> str:
        """The index of the first number of a fact, or of the first fact of a group."""
        first = first_number(fact) - self.origin
        return f"at + {first}" if first else "at"

    def index(self, fact: Fact[Any], k: str, more: str = "") -> str:
        """The index of a number of a fact."""
        size = int(fact.size)
        found = self.start(fact)
        if (k, size) in self.firsts:
            found = found.replace("at", self.firsts[k, size], 1)
        elif k:
            found += f" + {k}" if size == 1 else f" + {size} * {k}"
        return f"{found} + {more}" if more else found

    def within(self, fact: Fact[Any], value: str) -> str:
        """A number as an observation shows it."""
        if not fact.saturates:
            return value
        low, high = int(fact.low), int(fact.high)
        return f"{low} if {value} < {low} else {high} if {value} > {high} else {value}"

    def put(self, body: Body, fact: Fact[Any], raw: str, k: str) -> None:
        """Write the numbers of a raw value, as the fact's method `put` does."""
        if not k:
            shared = shared_code.call_of(self, fact, shared_code.PUT, raw, "seat", "out", self.start(fact))
            if shared is not None:
                body.line(shared)
                return
        emit = PUT.get(type(fact).put)
        if emit is None:
            self.put_itself(body, fact, raw, k)
        else:
            emit(self, body, fact, raw, k)

    def put_itself(self, body: Body, fact: Fact[Any], raw: str, k: str) -> None:
        """Let the fact write the numbers of a raw value. Unreadable if games share the code, since they have different facts."""
        if self.sharing:
            raise Unreadable(fact.name)
        body.line(f"{self.fact(fact)}.put({raw}, out, {k or '0'})")

    def put_columns(self, body: Body, columns: Sequence[tuple[Fact[Any], str]], axis: Axis, k: str) -> None:
        """Write the numbers of all parts of an axis, of several facts in one loop. columns: each fact with the raw values of all parts.

        k: the place of the group.
        """
        known = (
            Fact.put_along,
            kinds.Number.put_along,
            kinds.Flag.put_along,
            kinds.One.put_along,
            kinds.Maybe.put_along,
        )
        if any(type(fact).put_along not in known for fact, _ in columns):
            raise Unreadable(columns[0][0].name)
        if axis.turns or k:
            for fact, raws in columns:
                self.put_each_at(body, fact, raws, axis, k)
        else:
            for first in range(0, len(columns), MOST_TOGETHER):
                self.put_together(body, columns[first : first + MOST_TOGETHER])

    def put_together(self, body: Body, columns: Sequence[tuple[Fact[Any], str]]) -> None:
        """Write columns part by part, where each part is at its own number."""
        firsts = {size: body.fresh("first") for size in dict.fromkeys(int(fact.size) for fact, _ in columns)}
        for first in firsts.values():
            body.line(f"{first}: i64 = at")
        values = [body.fresh() for _ in columns]
        for (fact, _), value in zip(columns, values, strict=True):
            if type(fact) is kinds.Number:
                body.line(f"{value}: int")
        raws = ", ".join(raw for _, raw in columns)
        with body.block(f"for {', '.join(values)} in {raws if len(columns) == 1 else f'zip({raws})'}:"):
            for (fact, _), value in zip(columns, values, strict=True):
                first, size = firsts[int(fact.size)], int(fact.size)
                with self.counted_from(first, first, size):
                    self.put(body, fact, value, first)
            for size, first in firsts.items():
                body.line(f"{first} += {size}")

    def put_each_at(self, body: Body, fact: Fact[Any], raws: str, axis: Axis, k: str) -> None:
        """Write the numbers of all parts of an axis, each at its place for the observer."""
        part, place, value = body.fresh("part"), body.fresh("k"), body.fresh()
        first = f"{int(axis.size)} * {k}" if k else "0"
        body.line(f"{part}: i64 = 0")
        with body.block(f"for {value} in {raws}:"):
            body.line(f"{place}: i64 = {first} + {self.place(axis, part)}")
            self.put(body, fact, value, place)
            body.line(f"{part} += 1")

    def put_row(self, body: Body, group: Group[Any], row: str, k: str) -> None:
        """Write the facts of a row of raw values."""
        for at in group.columns:
            self.put(body, group.facts[at], f"{row}[{at}]", k)

    # -- entries of the view

    def shown_apart(self, body: Body, fact: Fact[Any]) -> str:
        """A fact of the whole view, made in a function of its own if that is long."""
        shared = shared_code.call_of(self, fact, shared_code.SHOW, "s", "seat")
        if shared is not None:
            return shared
        name = f"show_{fact.name.replace(' ', '_')}"
        if any(line.startswith(f"def {name}(") for line in self.functions):
            return f"{name}(s, seat)"
        alone = Body()
        shown = (
            self.show_kept(alone, fact) if isinstance(fact, Each) and fact.keeper else self.show(alone, fact)
        )
        if not alone.lines:
            return shown
        alone.line(f"return {shown}")
        head = f"def {name}(s: {self.state_name()}, seat: i64) -> object:"
        self.functions += ["", "", head, f'    """The entry {fact.name}."""', *alone.lines]
        return f"{name}(s, seat)"

    def show_kept(self, body: Body, fact: Each[Any]) -> str:
        """Copies of a fact's objects, which are made only when they are not kept."""
        kept = body.fresh("kept")
        body.line(f"{kept} = {self.read(fact.keeper, 's')}")
        with body.block(f"if {kept}.shown is None:"):
            shown = self.show(body, fact)
            body.line(f"{kept}.shown = {shown}")
        return f"{self.imports.add('detente.core.shown.groups', 'copies')}({kept}.shown)"

    def show(self, body: Body, fact: Fact[Any], part: str = "") -> str:
        """The expression for a fact's entry; before it, lines that make it. part: of the enclosing group."""
        kind = type(fact)
        plainly = f"{self.fact(fact)}.show(s, {self.fact(fact)}.{f'raw_of(s, seat, {part})' if part else 'raw(s, seat)'})"
        if part and not (kind.raw_of in DELEGATING_PARTS or kind.raw_of is Group.raw_of):
            return plainly
        if not part and not (kind.raw in DELEGATING or kind.raw in (Group.raw, Each.raw, While.raw)):
            return plainly
        try:
            with body.trying():
                if fact.seen_by is ALL:
                    return self.show_seen(body, fact, part)
                entry = body.fresh("entry")
                body.line(f"{entry}: object")
                with body.block(f"if {self.read(fact.seen_by.sees, 's', 'seat')}:"):
                    shown = self.show_seen(body, fact, part)
                    body.line(f"{entry} = {shown}")
                with body.block("else:"):
                    body.line(f"{entry} = {self.fact(fact)}.show(s, {self.fact(fact)}.nothing)")
                return entry
        except Unreadable:
            return plainly

    def show_seen(self, body: Body, fact: Fact[Any], part: str) -> str:
        """The entry of a fact for those who see it."""
        kind: Any = type(fact)
        if not part and kind.raw is Each.raw and isinstance(fact, Each):
            return self.show_each(body, fact)
        if isinstance(fact, Group) and (kind.raw_of if part else kind.raw) in (Group.raw, Group.raw_of):
            if kind.show is not Group.show or kind.show_row is not Group.show_row:
                raise Unreadable(fact.name)
            entries = [f'"{inner.name}": {self.show(body, inner, part)}' for inner in fact.facts]
            return f"{{{', '.join(entries)}}}"
        if isinstance(fact, While):
            return self.show_while(body, fact)
        raw = self.read(fact.each, "s", "seat", part) if part else self.read(fact.read, "s", "seat")
        return self.show_raw(body, fact, raw)

    def show_while(self, body: Body, fact: While[Any]) -> str:
        """The object of a group while it is there, else None."""
        if type(fact).show is not Group.show or type(fact).show_row is not Group.show_row:
            raise Unreadable(fact.name)
        entry = body.fresh("entry")
        body.line(f"{entry}: object = None")
        with body.block(f"if {self.read(fact.holds, 's', 'seat')}:"):
            entries = [f'"{inner.name}": {self.show(body, inner)}' for inner in fact.facts]
            body.line(f"{entry} = {{{', '.join(entries)}}}")
        return entry

    def show_each(self, body: Body, group: Each[Any]) -> str:
        """The objects for all parts of an axis."""
        if type(group).show is not Each.show or type(group).show_row is not Group.show_row:
            raise Unreadable(group.name)
        columns: dict[int, str] = {}
        with self.made_once(body, partial(self.parts_of, group.facts, ""), 2):
            for fact in group.facts:
                if fact.along is not None:
                    if fact.seen_by is not ALL:
                        raise Unreadable(fact.name)
                    columns[id(fact)] = column = body.fresh("column")
                    body.line(f"{column} = {self.read(fact.along, 's', 'seat')}")
        part = body.fresh("part")
        body.line(f"{part}: i64")

        def row() -> str:
            entries = []
            with self.made_once(body, partial(self.parts_of, group.facts, part), 2):
                for fact in group.facts:
                    if id(fact) in columns:
                        shown = self.show_raw(body, fact, f"{columns[id(fact)]}[{part}]")
                    else:
                        shown = self.show(body, fact, part)
                    entries.append(f'"{fact.name}": {shown}')
            return f"{{{', '.join(entries)}}}"

        with self.made_once(body, partial(self.parts_of, group.facts, part), 1, part):
            return self.keyed(body, group, f"for {part} in range({self.count(group.axis)}):", part, row)

    def keyed(self, body: Body, fact: Any, head: str, part: str, value: Callable[[], str]) -> str:
        """Values of all parts of a fact's axis in the form of a view. head: of the loop. part: its number there."""
        whole = body.fresh("all")
        form = type(fact.axis).keyed
        if form is Line.keyed:
            body.line(f"{whole}: list[object] = []")
            with body.block(head):
                body.line(f"{whole}.append({value()})")
        elif form is Axis.keyed:
            body.line(f"{whole}: dict[object, object] = {{}}")
            with body.block(head):
                body.line(f"{whole}[{self.named(fact, part)}] = {value()}")
        else:
            raise Unreadable(fact.name)
        return whole

    def row_shown(self, body: Body, group: Group[Any], row: str) -> str:
        """The object made from a row of raw values."""
        entries = [
            f'"{fact.name}": {self.show_raw(body, fact, f"{row}[{at}]")}'
            for at, fact in enumerate(group.facts)
        ]
        return f"{{{', '.join(entries)}}}"

    def show_raw(self, body: Body, fact: Fact[Any], raw: str) -> str:
        """The entry for a raw value, as the fact's method `show` makes it."""
        shared = shared_code.call_of(self, fact, shared_code.DISPLAY, "s", raw)
        if shared is not None:
            return shared
        kind: Any = type(fact)
        emit = SHOW.get(kind.show)
        if emit is None or (isinstance(fact, Group) and kind.show_row is not Group.show_row):
            return f"{self.fact(fact)}.show(s, {raw})"
        return emit(self, body, fact, raw)


def written(module: ModuleType) -> str:
    """The text of `shown.py` for a module `view`: from its `FACTS`, or from those that it shares with other packages (`SHARED`)."""
    if hasattr(module, "SHARED"):
        return shared_code.whole(Shortcuts(module, module.SHARED), module)
    return Shortcuts(module, module.FACTS).whole()
