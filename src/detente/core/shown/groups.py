"""Groups of facts: objects, objects for each part of an axis, rows computed by rules, lists of records; and the whole view."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from detente.core.engine.keeper import Keeper
from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Numbers
from detente.core.shown.facts import ALL, NONE, Audience, Fact, One, PartReader, Reader, S

COUNT: Final = "count"
PLACE: Final = "place"


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Fact[S]):
    """An object of facts.

    facts: in order. columns: the indices of those that observations have. numbered: these facts. prefix: prefix of the names of its numbers in observations; default: the group's name.
    """

    def __init__(self, name: str, about: str, facts: Sequence[Fact[S]], prefix: str | None = None) -> None:
        super().__init__(name, about, None, None, 0, 0, 0)
        self.facts: list[Fact[S]] = list(facts)
        self.columns: list[int] = [at for at, fact in enumerate(self.facts) if fact.observed]
        self.numbered: list[Fact[S]] = [self.facts[at] for at in self.columns]
        self.prefix = f"{name} " if prefix is None else prefix

    @property
    def nothing(self) -> Any:
        """None."""
        return None

    def inner(self) -> list[Fact[S]]:
        """The facts."""
        return self.facts

    def raw(self, s: S, seat: i64) -> Any:
        """The raw values of the facts; None for observers who may not see the group."""
        if self.seen_by is not ALL and not self.seen_by.sees(s, seat):
            return None
        return [fact.raw(s, seat) for fact in self.facts]

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """The raw values of the facts for a part; None for observers who may not see the group."""
        if self.seen_by is not ALL and not self.seen_by.sees(s, seat):
            return None
        return [fact.raw_of(s, seat, part) for fact in self.facts]

    def write(self, s: S, seat: i64, out: Numbers) -> None:
        """Write the numbers of each fact; of a group with a reader, from what that returns."""
        if self.read is not None:
            self.put(self.raw(s, seat), out, 0)
        elif self.seen_by is ALL or self.seen_by.sees(s, seat):
            for fact in self.numbered:
                fact.write(s, seat, out)

    def write_of(self, s: S, seat: i64, part: i64, out: Numbers, k: i64) -> None:
        """Write the numbers of each fact of a part; of a group with a reader, from what that returns."""
        if self.each is not None:
            self.put(self.raw_of(s, seat, part), out, k)
        elif self.seen_by is ALL or self.seen_by.sees(s, seat):
            for fact in self.numbered:
                fact.write_of(s, seat, part, out, k)

    def show(self, s: S, raw: Any) -> object:
        """The object, or None."""
        return None if raw is None else self.show_row(s, raw)

    def show_row(self, s: S, row: list[Any]) -> dict[str, object]:
        """The object made from the raw values of the facts."""
        shown: dict[str, object] = {}
        for k, fact in enumerate(self.facts):
            shown[fact.name] = fact.show(s, row[k])
        return shown

    def parse(self, shown: Any, where: str) -> Any:
        """The raw values of the facts, or None."""
        return None if shown is None else self.parse_row(shown, where)

    def parse_row(self, shown: Any, where: str) -> list[Any]:
        """The raw values of the facts. ValueError names a missing fact."""
        for fact in self.facts:
            if fact.name not in shown:
                raise ValueError(f"{where} lacks {fact.name!r}")
        return [fact.parse(shown[fact.name], f"{where} {fact.name}".strip()) for fact in self.facts]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the numbers of each fact."""
        if raw is not None:
            self.put_row(raw, out, k)

    def put_row(self, row: list[Any], out: Numbers, k: i64) -> None:
        """Write the numbers of the facts, from their raw values."""
        for at in self.columns:
            self.facts[at].put(row[at], out, k)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the object."""
        return {
            "type": "object",
            "properties": {fact.name: {"description": fact.about} | fact.schema() for fact in self.facts},
            "required": [fact.name for fact in self.facts],
            "additionalProperties": False,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Perhaps(Group[S]):
    """An object that may be missing: None in the view. read: returns the raw values of its facts, in their order, or None."""

    def __init__(
        self,
        name: str,
        about: str,
        read: Reader[S, list[Any] | None] | None,
        facts: Sequence[Fact[S]],
        prefix: str | None = None,
        each: PartReader[S, list[Any] | None] | None = None,
    ) -> None:
        super().__init__(name, about, facts, prefix)
        self.read = read
        self.each = each

    def raw(self, s: S, seat: i64) -> Any:
        """The raw values from its reader, or None."""
        return Fact.raw(self, s, seat)

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """The raw values of a part from its reader, or None."""
        return Fact.raw_of(self, s, seat, part)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: the object, or null."""
        return {"anyOf": [super().schema(), {"type": "null"}]}


@mypyc_attr(allow_interpreted_subclasses=True)
class While(Group[S]):
    """An object that is there only while something holds, else None in the view. Its facts have readers of their own.

    holds: whether it is there.
    """

    def __init__(
        self,
        name: str,
        about: str,
        holds: Reader[S, bool],
        facts: Sequence[Fact[S]],
        prefix: str | None = None,
    ) -> None:
        super().__init__(name, about, facts, prefix)
        self.holds = holds

    def raw(self, s: S, seat: i64) -> Any:
        """The raw values of the facts, or None."""
        return Group.raw(self, s, seat) if self.holds(s, seat) else None

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """Raise TypeError: it has no parts."""
        raise TypeError(f"{self.name} is there or not as a whole: it cannot be in a group with an axis")

    def write(self, s: S, seat: i64, out: Numbers) -> None:
        """Write the numbers of each fact."""
        if self.holds(s, seat):
            Group.write(self, s, seat, out)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: the object, or null."""
        return {"anyOf": [super().schema(), {"type": "null"}]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Group[S]):
    """An object for each part of an axis. Its facts have readers of a part (`each`), or of all parts (`along`).

    Its raw value has for each fact the raw values of all parts. keeper: returns what keeps the objects, for written code; None if they
    are made for each view.
    """

    def __init__(self, name: str, about: str, axis: Axis, facts: Sequence[Fact[S]], prefix: str = "") -> None:
        super().__init__(name, about, facts, prefix)
        self.axis = axis
        self.keeper: Callable[[S], Keeper] | None = None

    def kept_by(self, keeper: Callable[[S], Keeper]) -> "Each[S]":
        """Let written code keep the objects until the keeper is another; return the fact.

        keeper: a function of a module. What it returns must be another one whenever anything changes that the facts read. The objects must be
        the same for all observers, and have plain values: a view gets copies of them, not of what they hold.
        """
        self.keeper = keeper
        return self

    def raw(self, s: S, seat: i64) -> Any:
        """For each fact, the raw values of all parts."""
        parts = self.axis.count(s)
        return [fact.raw_along(s, seat, parts) for fact in self.facts]

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """Raise TypeError: readers get one part only, that of this axis."""
        raise TypeError(
            f"{self.name} has an axis and is in a group with one: read its rows together, with Some or Records"
        )

    def write(self, s: S, seat: i64, out: Numbers) -> None:
        """Write the numbers of each fact of each part; of a group with a reader, from what that returns."""
        if self.read is not None:
            self.put(self.raw(s, seat), out, 0)
            return
        parts = self.axis.count(s)
        for fact in self.numbered:
            if fact.along is not None:
                fact.put_along(fact.raw_along(s, seat, parts), out, self.axis, 0)
            else:
                for part in range(parts):
                    fact.write_of(s, seat, part, out, self.axis.place(part, out))

    def show(self, s: S, raw: Any) -> object:
        """The objects."""
        parts = range(self.axis.count(s))
        return self.axis.keyed(s, [self.show_row(s, [values[part] for values in raw]) for part in parts])

    def parse(self, shown: Any, where: str) -> Any:
        """For each fact, the raw values of all parts."""
        rows = [self.parse_row(part, where) for part in self.axis.values(shown) if part is not None]
        return [[row[at] for row in rows] for at in range(len(self.facts))]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the numbers of each fact of each part."""
        for at in self.columns:
            self.facts[at].put_along(raw[at], out, self.axis, k)

    def of_fact(self, raw: Any, at: int) -> list[Any]:
        """The raw values of one of its facts, of all parts, from its own raw value. at: which fact, from 0."""
        return list(raw[at])

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the object for each part."""
        return self.axis.schema_of_all(Group.schema(self))

    def axes(self) -> list[Axis]:
        """The axis."""
        return [self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(Each[S]):
    """An object for each part of an axis, from rows that the rules compute.

    rows: returns one row for each part: the raw values of the facts, in their order.
    """

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        rows: Reader[S, list[Any]] | None,
        facts: Sequence[Fact[S]],
        prefix: str = "",
    ) -> None:
        super().__init__(name, about, axis, facts, prefix)
        self.read = rows

    @property
    def nothing(self) -> Any:
        """No row."""
        return []

    def raw(self, s: S, seat: i64) -> Any:
        """The rows."""
        return Fact.raw(self, s, seat)

    def show(self, s: S, raw: Any) -> object:
        """The objects."""
        return self.axis.keyed(s, [self.show_row(s, row) for row in raw])

    def parse(self, shown: Any, where: str) -> Any:
        """The rows."""
        return [self.parse_row(part, where) for part in self.axis.values(shown) if part is not None]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the numbers of each row."""
        rows: list[list[Any]] = raw
        for part, row in enumerate(rows):
            self.put_row(row, out, k * self.axis.size + self.axis.place(part, out))

    def of_fact(self, raw: Any, at: int) -> list[Any]:
        """The raw values of one of its facts, in all rows."""
        return [row[at] for row in raw]


@mypyc_attr(allow_interpreted_subclasses=True)
class Some(Rows[S]):
    """An object for some parts of an axis, by id. rows: returns for each of them the part and the raw values of its facts."""

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        rows: Reader[S, list[tuple[int, list[Any]]]] | None,
        facts: Sequence[Fact[S]],
        prefix: str = "",
        each: PartReader[S, list[tuple[int, list[Any]]]] | None = None,
    ) -> None:
        super().__init__(name, about, axis, rows, facts, prefix)
        self.each = each

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """The rows for a part of the enclosing group."""
        return Fact.raw_of(self, s, seat, part)

    def show(self, s: S, raw: Any) -> object:
        """The objects by id."""
        return {self.axis.shown(s, part): self.show_row(s, row) for part, row in raw}

    def parse(self, shown: Any, where: str) -> Any:
        """The rows."""
        return [(self.axis.number(id, where), self.parse_row(row, where)) for id, row in shown.items()]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the numbers of the rows."""
        rows: list[tuple[int, list[Any]]] = raw
        for part, row in rows:
            self.put_row(row, out, k * self.axis.size + self.axis.place(part, out))


@mypyc_attr(allow_interpreted_subclasses=True)
class Key(One[S]):
    """The part of an axis that a record is about. An observation has 1 if there is such a record."""

    def __init__(self, name: str, about: str, axis: Axis) -> None:
        super().__init__(name, about, axis)
        self.size = 1

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write 1: there is such a record."""
        out.put(self.base + k, 1)

    def axes(self) -> list[Axis]:
        """No axis: the enclosing list already has it."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Rows[S]):
    """A list of objects, each about a different part of an axis. rows: returns the raw values of their facts, the key first."""

    def __init__(
        self,
        name: str,
        about: str,
        key: Key[S],
        facts: Sequence[Fact[S]],
        rows: Reader[S, list[list[Any]]] | None = None,
        each: PartReader[S, list[list[Any]]] | None = None,
    ) -> None:
        super().__init__(name, about, key.axis, rows, [key, *facts], f"{name} ")
        self.each = each

    def show(self, s: S, raw: Any) -> object:
        """The objects."""
        return [self.show_row(s, row) for row in raw]

    def parse(self, shown: Any, where: str) -> Any:
        """The rows."""
        return [self.parse_row(record, where) for record in shown]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the numbers of each row, at its part of the axis."""
        rows: list[list[Any]] = raw
        for row in rows:
            part: i64 = row[0]
            self.put_row(row, out, k * self.axis.size + self.axis.place(part, out))

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the list of objects."""
        return {"type": "array", "items": Group.schema(self)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Records(Group[S]):
    """A list of objects. rows: returns for each the raw values of the facts, in their order.

    An observation has one number for each combination of parts of the facts in `keys`, all of kind `One`. value: the number of
    such records (`COUNT`), the place of the last such record in the list, from 1 (`PLACE`), or the sum of the fact with this
    name. least, most: the range of these numbers. Without keys, the records are not observed.
    """

    def __init__(
        self,
        name: str,
        about: str,
        rows: Reader[S, Any] | None,
        facts: Sequence[Fact[S]],
        keys: Sequence[str] = (),
        value: str = COUNT,
        most: int = 0,
        least: int = 0,
        each: PartReader[S, Any] | None = None,
    ) -> None:
        super().__init__(name, about, facts)
        self.read = rows
        self.each = each
        self.low = least
        self.high = most
        names = [fact.name for fact in self.facts]
        self.keys: list[int] = [names.index(key) for key in keys]
        self.value = value
        self.number = names.index(value) if value in names else NONE
        self.observed = bool(self.keys)
        self.key_axes: list[Axis] = self.axes()
        self.size = 1
        for axis in self.key_axes:
            self.size *= axis.size

    @property
    def nothing(self) -> Any:
        """No record."""
        return []

    def axes(self) -> list[Axis]:
        """The axes of the keys."""
        found: list[Axis] = []
        for key in self.keys:
            fact = self.facts[key]
            assert isinstance(fact, One), f"{self.name}: {fact.name} is no key"
            found.append(fact.axis)
        return found

    def inner(self) -> list[Fact[S]]:
        """Empty: its facts have no separate numbers."""
        return []

    def raw(self, s: S, seat: i64) -> Any:
        """The rows."""
        return Fact.raw(self, s, seat)

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """The rows for a part of the enclosing group."""
        return Fact.raw_of(self, s, seat, part)

    def unfold(self, s: S, raw: Any) -> list[list[Any]]:
        """The rows of a raw value; for kinds of facts whose raw value has another form."""
        rows: list[list[Any]] = raw
        return rows

    def show(self, s: S, raw: Any) -> object:
        """The objects."""
        return [self.show_row(s, row) for row in self.unfold(s, raw)]

    def parse(self, shown: Any, where: str) -> Any:
        """The rows."""
        return [self.parse_row(record, where) for record in shown]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write a number for each combination of keys that occurs."""
        rows: list[list[Any]] = raw
        if not rows:
            return
        keys = self.keys
        axes = self.key_axes
        for place, row in enumerate(rows, 1):
            at: i64 = k
            for number in range(len(keys)):
                axis = axes[number]
                part: i64 = row[keys[number]]
                if part < 0:
                    break
                at = at * axis.size + (axis.place(part, out) if axis.turns else part)
            else:
                self.put_value(row, out, self.base + at, place)

    def put_value(self, row: list[Any], out: Numbers, at: i64, place: int) -> None:
        """Write what one record adds to the number at its keys."""
        if self.value == COUNT:
            out.add(at, 1)
        elif self.value == PLACE:
            out.put(at, place)
        else:
            out.add(at, int(row[self.number]))

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the list of objects."""
        return {"type": "array", "items": super().schema()}


class Leaf(Generic[S]):
    """A fact with numbers in an observation. name: its full name, after those of its groups. axes: those of its groups."""

    def __init__(self, fact: Fact[S], name: str, axes: list[Axis], seen_by: Audience) -> None:
        self.fact = fact
        self.name = name
        self.axes = axes
        self.seen_by = seen_by

    def length(self) -> int:
        """The count of its numbers, for all parts of the enclosing axes."""
        size: int = self.fact.size
        for axis in self.axes:
            size *= axis.size
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Shortcut:
    """What the facts of a view do one by one, in one piece of code that `detente facts` writes."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Add the numbers of the observation to a row, from `out.start` on."""
        raise NotImplementedError

    def show(self, s: State, seat: i64) -> dict[str, object]:
        """The entries of the view."""
        raise NotImplementedError

    def show_own(self, s: State, seat: i64, view: dict[str, object]) -> None:
        """Replace the entries of another seat's view that depend on the seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Group[S]):
    """A game's part of its view, without the part that all games share.

    observed_too: facts (`Draft`, `Known`) from the shared part of the view that this game adds to its observations.
    leaves: the facts that have numbers, `observed_too` first. length: the count of their numbers.
    shortcut: code that does the same as the facts, faster; None if none was written.
    ValueError if a fact is in two places. Views of two games may share a fact only at the same index, as where a variant of a
    game adds facts at the end.
    """

    def __init__(self, *facts: Fact[S], observed_too: Sequence[Fact[Any]] = ()) -> None:
        super().__init__("", "", facts, "")
        self.shortcut: Shortcut | None = None
        self.observed_too: list[Fact[S]] = list(observed_too)
        shared = Group("", "", self.observed_too, "")
        self.leaves: list[Leaf[S]] = [
            *leaves_of(shared, "", [], self.seen_by),
            *leaves_of(self, "", [], self.seen_by),
        ]
        self.length = 0
        for leaf in self.leaves:
            if leaf.fact.base not in (NONE, self.length):
                raise ValueError(f"the fact {leaf.name!r} is in two places: declare it anew for each")
            leaf.fact.base = self.length
            self.length += leaf.length()

    def write(self, s: S, seat: i64, out: Numbers) -> None:
        """Add the numbers of the observation to a row, from the state."""
        if self.shortcut is not None:
            out.begin()
            self.shortcut.write(s, seat, out)
        else:
            self.write_facts(s, seat, out)

    def write_facts(self, s: S, seat: i64, out: Numbers) -> None:
        """Add the numbers of the observation to a row, fact by fact."""
        out.begin()
        out.make_room(self.length)
        for fact in self.numbered:
            fact.write(s, seat, out)
        for fact in self.observed_too:
            fact.write(s, seat, out)

    def entries(self, s: S, seat: i64) -> dict[str, object]:
        """The entries of the view, for a seat."""
        if self.shortcut is not None:
            return self.shortcut.show(s, seat)
        return self.entries_of_facts(s, seat)

    def entries_of_facts(self, s: S, seat: i64) -> dict[str, object]:
        """The entries of the view, fact by fact."""
        return {fact.name: fact.show(s, fact.raw(s, seat)) for fact in self.facts}

    def read_back(self, view: Any, out: Numbers) -> None:
        """Add the numbers of the observation to a row, from the view alone."""
        out.begin()
        out.make_room(self.length)
        for fact in self.facts:
            if fact.observed:
                fact.put(fact.parse(view[fact.name], fact.name), out, 0)
        for fact in self.observed_too:
            fact.put(fact.parse(view, fact.name), out, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Shortcut):
    """Writes the numbers of a view for which no code was written."""

    def __init__(self, facts: View[Any]) -> None:
        self.facts = facts

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Add the numbers of the observation to a row."""
        self.facts.write_facts(s, seat, out)


def copies(objects: dict[object, object]) -> dict[object, object]:
    """Objects that are kept, as copies for one view."""
    return {name: shown.copy() for name, shown in objects.items() if isinstance(shown, dict)}


def shared(home: str, facts: list[Fact[S]]) -> list[Fact[S]]:
    """Mark facts that several games declare alike, so that their code is written once. home: the package that declares them."""
    for fact in facts:
        fact.home = home
    return facts


def shortened(view: View[Any], shortcut: Shortcut) -> None:
    """Let a view use the code that was written for it."""
    view.shortcut = shortcut


def fact_at(view: View[Any], path: list[int]) -> Fact[Any]:
    """The fact of a view at a path: its index, then the indices within groups; those of `observed_too` follow the view's own."""
    fact = [*view.facts, *view.observed_too][path[0]]
    for at in path[1:]:
        assert isinstance(fact, Group)
        fact = fact.facts[at]
    return fact


def unfolded(fact: Fact[Any], s: State, raw: Any) -> list[list[Any]]:
    """The rows of a list of records, from its raw value."""
    assert isinstance(fact, Records)
    return fact.unfold(s, raw)


def axis_of(fact: Any, attribute: str) -> Axis:
    """An axis that a fact keeps in an attribute."""
    axis: Axis = getattr(fact, attribute)
    return axis


def leaves_of(group: Fact[S], prefix: str, axes: list[Axis], seen_by: Audience) -> Iterator[Leaf[S]]:
    """The facts of a group that have numbers, in order."""
    for fact in group.inner():
        seen = fact.seen_by if fact.seen_by.name != "all" else seen_by
        if not fact.observed:
            continue
        if isinstance(fact, Group) and not isinstance(fact, Records):
            around = axes + fact.axes()
            yield from leaves_of(fact, prefix + fact.prefix.replace("_", " "), around, seen)
        else:
            yield Leaf(fact, prefix + fact.name.replace("_", " "), axes, seen)


def first_number(fact: Fact[Any]) -> int:
    """The index of the first number of a fact in an observation; of a group, that of its first fact."""
    while isinstance(fact, Group) and not isinstance(fact, Records) and fact.numbered:
        fact = fact.numbered[0]
    return int(fact.base)
