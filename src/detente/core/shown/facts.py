"""Facts: the entries of a view, each declared once.

A fact has a name, a meaning, a unit, a range and an audience, and reads its value from the state for a seat. This one
declaration gives the entry of the view (`show`), its JSON Schema, the numbers of the observation (`put`) with their meaning,
and the conversion back from a view or a position (`parse`). The value read is *raw*: whole numbers and lists of them, where a
part of an axis is its number and -1 means none.

A fact's reader (`read`) gets the state and the observer's seat (-1: a spectator). In a group with an axis, facts have a reader
of a part instead (`each`), which gets the state, the seat and the part, or one of all parts at once (`along`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from detente.core.engine.keeper import Keeper
from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Line, Numbers

S = TypeVar("S", bound=State)
V = TypeVar("V")
Reader: TypeAlias = Callable[[S, i64], V]
"""Reads a value (V) from the state, for a seat."""
PartReader: TypeAlias = Callable[[S, i64, i64], V]
"""Reads a value (V) of a part from the state, for a seat: the third argument is the part."""
KeeperReader: TypeAlias = Callable[[S], Keeper | None]
"""Calls a function of a module, which returns what was computed from the state; None if there is nothing now."""
NONE: Final = -1
WHOLE: Final = "whole number"


class Audience:
    """Who sees a fact. name: for the documentation. sees: whether a seat sees it; for others the fact is empty."""

    def __init__(self, name: str, sees: Callable[[Any, int], bool]) -> None:
        self.name = name
        self.sees = sees


ALL: Final = Audience("all", lambda s, seat: True)
OWN: Final = Audience("the seat itself", lambda s, seat: seat >= 0)
"""For facts about the observer; a spectator has none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Generic[S]):
    """One fact.

    name: its key in the view. about: its meaning, for the documentation. read: its reader; kinds of facts without one override
    `raw`. each, along: in a group with an axis, its reader of a part, or of all parts. unit: the unit of its numbers. low, high: the range of
    its numbers. saturates: whether an observation clips numbers to the range. seen_by: who sees it.
    observed: whether it is in observations. size: the count of its numbers in an observation. base: the index of the first; -1
    until the view that contains it exists. home: the package whose `shown.py` has its code, if several games share it.
    condition: unless this reader returns something true, all its numbers are 0; None if it is not said when they are.
    numbers_keeper: returns what keeps its numbers, for written code; None if they are written for each observation.
    """

    def __init__(
        self,
        name: str,
        about: str,
        read: Reader[S, Any] | None,
        each: PartReader[S, Any] | None,
        low: int,
        high: int,
        size: int,
    ) -> None:
        self.name = name
        self.about = about
        self.read = read
        self.each = each
        self.along: Reader[S, Sequence[Any]] | None = None
        self.low: int = low
        self.high: int = high
        self.size: i64 = size
        self.unit = ""
        self.saturates = False
        self.observed = True
        self.seen_by: Audience = ALL
        self.base: i64 = NONE
        self.home = ""
        self.condition: Callable[..., Any] | None = None
        self.numbers_keeper: KeeperReader[S] | None = None

    # -- modifiers for declarations

    def in_unit(self, unit: str) -> "Fact[S]":
        """Set the unit, such as `millions`; return the fact."""
        self.unit = unit
        return self

    def saturated(self) -> "Fact[S]":
        """Clip numbers to the range in observations; return the fact."""
        self.saturates = True
        return self

    def unobserved(self) -> "Fact[S]":
        """Leave it out of observations, as it follows from other facts or is for people; return the fact."""
        self.observed = False
        return self

    def for_eyes(self, of: Audience) -> "Fact[S]":
        """Set who sees it; return the fact."""
        self.seen_by = of
        return self

    def only_if(self, condition: Callable[..., Any]) -> "Fact[S]":
        """Promise that all its numbers are 0 unless a condition holds, so that written code need not read it; return the fact.

        condition: a reader with the same arguments as that of the fact.
        """
        self.condition = condition
        return self

    def numbers_kept_by(self, keeper: KeeperReader[S]) -> "Fact[S]":
        """Let written code keep its numbers, for each observer, until the keeper is another; return the fact.

        The keeper must be another one whenever anything changes that the fact reads. The facts with the same keeper follow each other.
        """
        self.numbers_keeper = keeper
        return self

    def read_along(self, along: Reader[S, Sequence[Any]]) -> "Fact[S]":
        """Set the reader that returns the values of all parts of the axis of its group, in order; return the fact.

        It is much faster than a reader of a part where there are many of them.
        """
        self.along = along
        return self

    # -- hooks for kinds of facts

    @property
    def nothing(self) -> Any:
        """The raw value for observers who may not see it."""
        return NONE

    def show(self, s: S, raw: Any) -> object:
        """The entry of the view."""
        raise NotImplementedError

    def parse(self, shown: Any, where: str) -> Any:
        """The raw value from an entry of a view or a position. ValueError names the place (`where`) and what is allowed."""
        raise NotImplementedError

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write its numbers. k: the part of the enclosing groups, counted over all their axes."""

    def put_along(self, raws: Sequence[Any], out: Numbers, axis: Axis, k: i64) -> None:
        """Write the numbers of all parts of the axis of its group. raws: the raw value of each. k: as for `put`, of the group."""
        first = k * axis.size
        for part, raw in enumerate(raws):
            self.put(raw, out, first + axis.place(part, out))

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the entry, without its description."""
        raise NotImplementedError

    def axes(self) -> list[Axis]:
        """The axes of its numbers, without those of enclosing groups."""
        return []

    def inner(self) -> "list[Fact[S]]":
        """The facts in it, if it is a group."""
        return []

    # -- reading

    def raw(self, s: S, seat: i64) -> Any:
        """The raw value for a seat."""
        if self.seen_by is not ALL and not self.seen_by.sees(s, seat):
            return self.nothing
        assert self.read is not None, self.name
        return self.read(s, seat)

    def raw_of(self, s: S, seat: i64, part: i64) -> Any:
        """The raw value of a part for a seat."""
        if self.seen_by is not ALL and not self.seen_by.sees(s, seat):
            return self.nothing
        assert self.each is not None, self.name
        return self.each(s, seat, part)

    def raw_along(self, s: S, seat: i64, parts: i64) -> Sequence[Any]:
        """The raw values of all parts for a seat. parts: how many there are at this table."""
        if self.along is None:
            return [self.raw_of(s, seat, part) for part in range(parts)]
        if self.seen_by is not ALL and not self.seen_by.sees(s, seat):
            return [self.nothing] * parts
        return self.along(s, seat)

    def write(self, s: S, seat: i64, out: Numbers) -> None:
        """Write its numbers from the state, for a seat."""
        read = self.read
        if read is not None and self.seen_by is ALL:
            self.put(read(s, seat), out, 0)
        else:
            self.put(self.raw(s, seat), out, 0)

    def write_of(self, s: S, seat: i64, part: i64, out: Numbers, k: i64) -> None:
        """Write the numbers of a part. k: its place in the observation, counted over all axes of the enclosing groups."""
        self.put(self.raw_of(s, seat, part), out, k)

    def within(self, value: int) -> int:
        """The number as an observation shows it."""
        if self.saturates:
            return self.low if value < self.low else self.high if value > self.high else value
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Fact[S]):
    """A whole number."""

    def __init__(
        self,
        name: str,
        about: str,
        low: int,
        high: int,
        read: Reader[S, int] | None = None,
        each: PartReader[S, int] | None = None,
    ) -> None:
        super().__init__(name, about, read, each, low, high, 1)

    @property
    def nothing(self) -> Any:
        """0: the raw value for observers who may not see it."""
        return 0

    def show(self, s: S, raw: Any) -> object:
        """The number."""
        return int(raw)

    def parse(self, shown: Any, where: str) -> Any:
        """The number, checked to be in the range unless it saturates."""
        whole = isinstance(shown, int) and not isinstance(shown, bool)
        if not whole or not (self.saturates or self.low <= shown <= self.high):
            unit = f" of {self.unit}" if self.unit else ""
            limits = "" if self.saturates else f" from {self.low} to {self.high}"
            raise ValueError(f"{where} must be a whole number{unit}{limits}, not {shown!r}")
        return shown

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the number."""
        number: int = raw
        if number:
            out.put(self.base + k, self.within(number) if self.saturates else number)

    def put_along(self, raws: Sequence[Any], out: Numbers, axis: Axis, k: i64) -> None:
        """Write the number of each part."""
        if axis.turns or not isinstance(raws, list):
            super().put_along(raws, out, axis, k)
            return
        numbers: list[int] = raws
        saturates = self.saturates
        at: i64 = self.base + k * axis.size
        for number in numbers:
            if number:
                out.put(at, self.within(number) if saturates else number)
            at += 1

    def schema(self) -> dict[str, Any]:
        """JSON Schema: a whole number, within the range unless it saturates."""
        return (
            {"type": "integer"}
            if self.saturates
            else {"type": "integer", "minimum": self.low, "maximum": self.high}
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Number[S]):
    """A whole number, or None if it is unknown or missing. An observation has 1 and the number, or 0 and 0 for None."""

    def __init__(
        self,
        name: str,
        about: str,
        low: int,
        high: int,
        read: Reader[S, int | None] | None = None,
        each: PartReader[S, int | None] | None = None,
    ) -> None:
        super().__init__(name, about, low, high)
        self.read = read
        self.each = each
        self.size = 2

    @property
    def nothing(self) -> Any:
        """None."""
        return None

    def show(self, s: S, raw: Any) -> object:
        """The number, or None."""
        return None if raw is None else int(raw)

    def parse(self, shown: Any, where: str) -> Any:
        """The number, or None."""
        return None if shown is None else super().parse(shown, where)

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write whether there is a number, and the number."""
        if raw is not None:
            number: int = raw
            out.put(self.base + 2 * k, 1)
            out.put(self.base + 2 * k + 1, self.within(number))

    def put_along(self, raws: Sequence[Any], out: Numbers, axis: Axis, k: i64) -> None:
        """Write whether there is a number, and the number, of each part."""
        Fact.put_along(self, raws, out, axis, k)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: a whole number or null."""
        return {"anyOf": [super().schema(), {"type": "null"}]}

    def axes(self) -> list[Axis]:
        """Whether there is a number, and the number."""
        return [MAYBE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Number[S]):
    """Whether something holds."""

    def __init__(
        self,
        name: str,
        about: str,
        read: Reader[S, object] | None = None,
        each: PartReader[S, object] | None = None,
    ) -> None:
        super().__init__(name, about, 0, 1)
        self.read = read
        self.each = each

    def show(self, s: S, raw: Any) -> object:
        """True or false."""
        return bool(raw)

    def parse(self, shown: Any, where: str) -> Any:
        """True or false."""
        if not isinstance(shown, bool):
            raise ValueError(f"{where} must be true or false, not {shown!r}")
        return shown

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write 1 if it holds."""
        if raw:
            out.put(self.base + k, 1)

    def put_along(self, raws: Sequence[Any], out: Numbers, axis: Axis, k: i64) -> None:
        """Write 1 for each part for which it holds."""
        if axis.turns:
            Fact.put_along(self, raws, out, axis, k)
            return
        at: i64 = self.base + k * axis.size
        for holds in raws:
            if holds:
                out.put(at, 1)
            at += 1

    def schema(self) -> dict[str, Any]:
        """JSON Schema: true or false."""
        return {"type": "boolean"}


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Fact[S]):
    """One part of an axis, or none (raw: -1; in a view: None). An observation has 1 for that part."""

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        read: Reader[S, int] | None = None,
        each: PartReader[S, int] | None = None,
    ) -> None:
        super().__init__(name, about, read, each, 0, 1, axis.size)
        self.axis = axis

    def show(self, s: S, raw: Any) -> object:
        """The part's name, or None."""
        k: i64 = raw
        return None if k < 0 else self.axis.shown(s, k)

    def parse(self, shown: Any, where: str) -> Any:
        """The part, or -1."""
        return NONE if shown is None else self.axis.number(shown, where)

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write 1 at the part."""
        part: i64 = raw
        if part >= 0:
            axis = self.axis
            place = axis.place(part, out) if axis.turns else part
            out.put(self.base + k * self.size + place, 1)

    def put_along(self, raws: Sequence[Any], out: Numbers, axis: Axis, k: i64) -> None:
        """Write 1 at the part of each."""
        if axis.turns or not isinstance(raws, list):
            super().put_along(raws, out, axis, k)
            return
        parts: list[int] = raws
        at: i64 = self.base + k * axis.size * self.size
        for part in parts:
            if part >= 0:
                out.put(at + self.axis.place(part, out), 1)
            at += self.size

    def schema(self) -> dict[str, Any]:
        """JSON Schema: a name or null."""
        return {"anyOf": [self.axis.schema(), {"type": "null"}]}

    def axes(self) -> list[Axis]:
        """The axis."""
        return [self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Fact[S]):
    """A list of parts of an axis, possibly with repeats. An observation counts each part.

    most: how often one part may occur.
    """

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        most: int,
        read: Reader[S, Sequence[int]] | None = None,
        each: PartReader[S, Sequence[int]] | None = None,
    ) -> None:
        super().__init__(name, about, read, each, 0, most, axis.size)
        self.axis = axis

    @property
    def nothing(self) -> Any:
        """An empty list."""
        return []

    def show(self, s: S, raw: Any) -> object:
        """The names."""
        return [self.axis.shown(s, k) for k in raw]

    def parse(self, shown: Any, where: str) -> Any:
        """The parts."""
        if not isinstance(shown, list | tuple):
            raise ValueError(f"{where} must be a list, not {shown!r}")
        each = f"{where}: each"
        return [self.axis.number(name, each) for name in shown]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write how often each part occurs."""
        first: i64 = self.base + k * self.size
        parts: list[i64] = raw if isinstance(raw, list) else list(raw)
        axis = self.axis
        if axis.turns:
            for part in parts:
                out.add(first + axis.place(part, out), 1)
        else:
            for part in parts:
                out.add(first + part, 1)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: a list of names."""
        return {"type": "array", "items": self.axis.schema()}

    def axes(self) -> list[Axis]:
        """The axis."""
        return [self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Queue(Tally[S]):
    """Parts of an axis whose order matters. An observation has the place of each in the list, from 1; 0 if it is missing.

    copies: how often a part may occur; an observation has this many places for it. With more, it has the first ones and the last.
    """

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        longest: int,
        read: Reader[S, Sequence[int]] | None = None,
        copies: int = 1,
        each: PartReader[S, Sequence[int]] | None = None,
    ) -> None:
        super().__init__(name, about, axis, longest, read, each)
        self.copies = Line([f"copy {copy + 1}" for copy in range(copies)])
        self.size = copies * axis.size

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the place of each part."""
        first: i64 = self.base + k * self.size
        last: i64 = first + self.size - self.axis.size
        for place, part in enumerate(raw, 1):
            at: i64 = first + self.axis.place(part, out)
            while at < last and out.has(at):
                at += self.axis.size
            out.put(at, self.within(place))

    def axes(self) -> list[Axis]:
        """The copies, if there may be several, and the axis."""
        return [self.copies, self.axis] if self.copies.size > 1 else [self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ordered(Tally[S]):
    """Parts of an axis in order, at most as many as there are places. An observation has 1 for the part at each place."""

    def __init__(
        self,
        name: str,
        about: str,
        places: Axis,
        axis: Axis,
        read: Reader[S, Sequence[int]] | None = None,
        each: PartReader[S, Sequence[int]] | None = None,
    ) -> None:
        super().__init__(name, about, axis, 1, read, each)
        self.places = places
        self.size = places.size * axis.size

    def parse(self, shown: Any, where: str) -> Any:
        """The parts. ValueError if there are more than places."""
        parts = Tally.parse(self, shown, where)
        if len(parts) > self.places.size:
            raise ValueError(
                f"{where} must be a list no longer than {self.places.size}, not of length {len(parts)}"
            )
        return parts

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write 1 for the part at each place."""
        first: i64 = self.base + k * self.size
        for part in raw:
            out.put(first + self.axis.place(part, out), 1)
            first += self.axis.size

    def axes(self) -> list[Axis]:
        """The places and the axis."""
        return [self.places, self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Fact[S]):
    """A whole number for each part of an axis (raw: a list). A view has all of them."""

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        low: int,
        high: int,
        read: Reader[S, Sequence[int]] | None = None,
        each: PartReader[S, Sequence[int]] | None = None,
    ) -> None:
        super().__init__(name, about, read, each, low, high, axis.size)
        self.axis = axis

    @property
    def nothing(self) -> Any:
        """An empty list."""
        return []

    def show(self, s: S, raw: Any) -> object:
        """The numbers of all parts."""
        return self.axis.keyed(s, [int(value) for value in raw])

    def parse(self, shown: Any, where: str) -> Any:
        """The numbers; 0 for missing parts."""
        return [value or 0 for value in self.axis.values(shown)]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the number of each part."""
        at: i64 = self.base + k * self.size
        if self.axis.turns:
            for part, value in enumerate(raw):
                if value:
                    out.put(at + self.axis.place(part, out), self.within(value))
            return
        saturates = self.saturates
        for value in raw:
            if value:
                number: int = value
                out.put(at, self.within(number) if saturates else number)
            at += 1

    def schema(self) -> dict[str, Any]:
        """JSON Schema: a number for each part."""
        number: dict[str, Any] = {"type": "integer"}
        if not self.saturates:
            number |= {"minimum": self.low, "maximum": self.high}
        return self.axis.schema_of_all(number)

    def axes(self) -> list[Axis]:
        """The axis."""
        return [self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Present(Amounts[S]):
    """A whole number for each part of an axis. A view has only those that are not 0."""

    def show(self, s: S, raw: Any) -> object:
        """The numbers that are not 0."""
        return {self.axis.shown(s, k): int(value) for k, value in enumerate(raw) if value}


@mypyc_attr(allow_interpreted_subclasses=True)
class Marks(Amounts[S]):
    """Whether something holds, for each part of an axis (raw: a list of truth values)."""

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        read: Reader[S, Sequence[object]] | None = None,
        each: PartReader[S, Sequence[object]] | None = None,
    ) -> None:
        super().__init__(name, about, axis, 0, 1)
        self.read = read
        self.each = each

    def show(self, s: S, raw: Any) -> object:
        """True or false for all parts."""
        return self.axis.keyed(s, [bool(value) for value in raw])

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write 1 for each part for which it holds."""
        at: i64 = self.base + k * self.size
        if self.axis.turns:
            for part, value in enumerate(raw):
                if value:
                    out.put(at + self.axis.place(part, out), 1)
            return
        for value in raw:
            if value:
                out.put(at, 1)
            at += 1

    def schema(self) -> dict[str, Any]:
        """JSON Schema: true or false for each part."""
        return self.axis.schema_of_all({"type": "boolean"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Ones(Fact[S]):
    """For each part of an axis one part of another, or none (raw: a list, -1 for none). An observation has 1 for each pair."""

    def __init__(
        self,
        name: str,
        about: str,
        axis: Axis,
        of: Axis,
        read: Reader[S, Sequence[int]] | None = None,
        each: PartReader[S, Sequence[int]] | None = None,
    ) -> None:
        super().__init__(name, about, read, each, 0, 1, axis.size * of.size)
        self.axis = axis
        self.of = of

    @property
    def nothing(self) -> Any:
        """An empty list."""
        return []

    def show(self, s: S, raw: Any) -> object:
        """The name of each."""
        return self.axis.keyed(s, [None if part < 0 else self.of.shown(s, part) for part in raw])

    def parse(self, shown: Any, where: str) -> Any:
        """The part of each."""
        return [NONE if name is None else self.of.number(name, where) for name in self.axis.values(shown)]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write 1 for each."""
        first: i64 = self.base + k * self.size
        for place, part in enumerate(raw):
            if part >= 0:
                out.put(first + self.axis.place(place, out) * self.of.size + self.of.place(part, out), 1)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: a name or null for each part."""
        return self.axis.schema_of_all({"anyOf": [self.of.schema(), {"type": "null"}]})

    def axes(self) -> list[Axis]:
        """Both axes."""
        return [self.axis, self.of]


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Fact[S]):
    """A value that a view shows as it is read, and observations omit: a text for people, or the options of a table.

    form: its JSON Schema.
    """

    def __init__(
        self,
        name: str,
        about: str,
        form: dict[str, Any],
        read: Reader[S, Any] | None = None,
        each: PartReader[S, Any] | None = None,
    ) -> None:
        super().__init__(name, about, read, each, 0, 0, 0)
        self.form = form
        self.observed = False

    @property
    def nothing(self) -> Any:
        """None."""
        return None

    def show(self, s: S, raw: Any) -> object:
        """The value unchanged."""
        return raw

    def parse(self, shown: Any, where: str) -> Any:
        """The value unchanged."""
        return shown

    def schema(self) -> dict[str, Any]:
        """The JSON Schema from its declaration."""
        return self.form


MAYBE: Final = Line(["known", "number"])
TEXT: Final[dict[str, Any]] = {"type": "string"}
TEXT_OR_NONE: Final[dict[str, Any]] = {"type": ["string", "null"]}
