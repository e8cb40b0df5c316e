"""Axes, along which facts of a view have parts (provinces, seats), and the buffer for writing observations."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, mypyc_attr


class Numbers:
    """Rows of numbers that observations are written into, in memory that NumPy can share (`numpy.frombuffer(values, "i4")`).

    size: the count of numbers in a row. values: the numbers of the rows so far, one row after the other. seat: the observer of the row
    being written. seats: the number of seats at its table. start: the index in `values` of the first number of what is being written.
    empty: no numbers, with room for all rows. zeros: zeros to add, by their count.
    """

    def __init__(self, size: int, rows: i64 = 1) -> None:
        self.size: i64 = size
        self.values: vec[i32] = vec[i32](capacity=self.size * rows)
        self.empty: vec[i32] = self.values
        self.seat: i64 = 0
        self.seats: i64 = 1
        self.start: i64 = 0
        self.zeros: dict[int, vec[i32]] = {}

    def clear(self) -> None:
        """Begin with the first row again, in the same memory."""
        self.values = self.empty

    def turn_to(self, seat: i64, seats: i64) -> None:
        """Write a row from now on, as the seat sees its table."""
        self.seat = seat
        self.seats = seats

    def begin(self) -> None:
        """Write a view from now on, after all that was written so far."""
        self.start = len(self.values)

    def make_room(self, count: i64) -> None:
        """Add numbers that are 0 until they are written."""
        zeros = self.zeros.get(count)
        if zeros is None:
            zeros = vec[i32]([0] * count)
            self.zeros[count] = zeros
        self.values = extend(self.values, zeros)

    def repeat(self, numbers: vec[i32]) -> None:
        """Add numbers that were written before."""
        self.values = extend(self.values, numbers)

    def written_since(self, first: i64) -> vec[i32]:
        """A copy of the numbers of the view being written, from an index in it."""
        return self.values[self.start + first :]

    def put(self, index: i64, value: int) -> None:
        """Write a number."""
        self.values[self.start + index] = value

    def add(self, index: i64, value: int) -> None:
        """Add to a number."""
        at = self.start + index
        self.values[at] = int(self.values[at]) + value

    def least(self, index: i64, value: int) -> None:
        """Write a number, unless a smaller one (not 0) is already there."""
        at = self.start + index
        there = int(self.values[at])
        if there == 0 or value < there:
            self.values[at] = value

    def has(self, index: i64) -> bool:
        """Whether the number is not zero."""
        return self.values[self.start + index] != 0

    def found(self) -> dict[int, int]:
        """The non-zero numbers of the first row, by index."""
        values = self.values
        return {k: int(values[k]) for k in range(int(self.size)) if values[k] != 0}


@mypyc_attr(allow_interpreted_subclasses=True)
class Axis:
    """Parts with ids: provinces, types, cards ... In a view, an axis gives an object with one key per id.

    labels: the names of the parts in observations, in order; also the ids, unless a subclass overrides them.
    turns: whether the places of parts in an observation depend on the observer; else each part is at its own number.
    """

    def __init__(self, labels: Sequence[str]) -> None:
        self.turns = False
        self.labels: list[str] = list(labels)
        self.index: dict[str, int] = {label: k for k, label in enumerate(self.labels)}
        self.size: i64 = len(self.labels)

    def count(self, s: Any) -> i64:
        """The number of parts at this table."""
        return self.size

    def shown(self, s: Any, k: i64) -> object:
        """The name of part `k` in a view."""
        return self.labels[k]

    def number(self, value: object, where: str) -> int:
        """The number of the part with this name in a view. ValueError says what is allowed."""
        k = self.index.get(value) if isinstance(value, str) else None
        if k is None:
            raise ValueError(f"{where} must be one of {', '.join(self.index)}, not {value!r}")
        return k

    def place(self, k: i64, out: Numbers) -> i64:
        """The place of the part in an observation."""
        return k

    def keyed(self, s: Any, values: list[Any]) -> object:
        """The values of all parts, in the form of a view."""
        return {self.shown(s, k): value for k, value in enumerate(values)}

    def values(self, shown: Any) -> list[Any]:
        """The values of all parts, read from a view; None for missing ones. ValueError for an unknown name."""
        found: list[Any] = [None] * self.size
        for name, value in shown.items():
            found[self.number(name, "a key")] = value
        return found

    def schema(self) -> dict[str, Any]:
        """JSON Schema of a part's name."""
        return {"enum": list(self.index)}

    def schema_of_all(self, part: dict[str, Any]) -> dict[str, Any]:
        """JSON Schema of a value for each part."""
        return {"type": "object", "propertyNames": self.schema(), "additionalProperties": part}


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Axis):
    """Parts in a line: a view has a list, which may be shorter than the axis; observations are padded with 0."""

    def keyed(self, s: Any, values: list[Any]) -> object:
        """The list itself."""
        return values

    def values(self, shown: Any) -> list[Any]:
        """The list itself."""
        return list(shown)

    def schema_of_all(self, part: dict[str, Any]) -> dict[str, Any]:
        """JSON Schema of the list."""
        return {"type": "array", "items": part, "maxItems": self.size}


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Line):
    """The seats: numbered in a view; in observations, counted from the observer's own seat in turn order.

    most: the greatest number of seats at any table; missing seats are 0 in observations.
    """

    def __init__(self, most: int) -> None:
        super().__init__(["self", *(f"left {k}" for k in range(1, most))])
        self.turns = True

    def count(self, s: Any) -> i64:
        """The number of seats at the table."""
        seats: i64 = s.seats
        return seats

    def shown(self, s: Any, k: i64) -> object:
        """The number of the seat."""
        return k

    def number(self, value: object, where: str) -> int:
        """The seat itself, checked. ValueError says what is allowed."""
        if not isinstance(value, int) or not 0 <= value < self.size:
            raise ValueError(f"{where} must be a seat from 0 to {self.size - 1}, not {value!r}")
        return value

    def place(self, k: i64, out: Numbers) -> i64:
        """The number of seats from the observer's own to this one, in turn order."""
        place: i64 = (k - out.seat) % out.seats
        return place

    def schema(self) -> dict[str, Any]:
        """JSON Schema of a seat."""
        return {"type": "integer", "minimum": 0, "maximum": self.size - 1}
