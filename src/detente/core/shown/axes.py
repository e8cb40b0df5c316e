"""Axes: what a fact of a view has a part for each of, and the buffer that observations are written to."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr


class Numbers:
    """The numbers of one observation that are not zero, by index, as the seat sees them.

    seat: the observer. seats: how many there are at the table. offset: added to every index.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.offset: i64 = 0
        self.found: dict[int, int] = {}

    def put(self, index: i64, value: int) -> None:
        """Write a number."""
        if value:
            self.found[index + self.offset] = value

    def add(self, index: i64, value: int) -> None:
        """Add to a number."""
        at = index + self.offset
        self.found[at] = self.found.get(at, 0) + value

    def least(self, index: i64, value: int) -> None:
        """Write a number, unless a smaller one is there."""
        there = self.found.get(index + self.offset, 0)
        if not there or value < there:
            self.found[index + self.offset] = value

    def has(self, index: i64) -> bool:
        """Whether the number is not zero."""
        return index + self.offset in self.found


@mypyc_attr(allow_interpreted_subclasses=True)
class Axis:
    """Parts with ids: provinces, types, cards ... A view has an object by id.

    labels: their names in observations, in order; also the ids, unless a subclass says otherwise.
    """

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels: list[str] = list(labels)
        self.index: dict[str, int] = {label: k for k, label in enumerate(self.labels)}
        self.size: i64 = len(self.labels)

    def count(self, s: Any) -> i64:
        """How many of the parts there are at this table."""
        return self.size

    def shown(self, s: Any, k: i64) -> object:
        """How a view names the part `k`."""
        return self.labels[k]

    def number(self, value: object, where: str) -> int:
        """The part that a view names. ValueError says what is allowed."""
        k = self.index.get(value) if isinstance(value, str) else None
        if k is None:
            raise ValueError(f"{where} must be one of {', '.join(self.index)}, not {value!r}")
        return k

    def place(self, k: i64, out: Numbers) -> i64:
        """Where the part is in an observation."""
        return k

    def keyed(self, s: Any, values: list[Any]) -> object:
        """The values of all parts as a view holds them."""
        return {self.shown(s, k): value for k, value in enumerate(values)}

    def values(self, shown: Any) -> list[Any]:
        """The values of all parts from a view. ValueError if a name is none of them."""
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
    """Parts in a line: a view has a list, which may be shorter than the axis; observations are filled up with 0."""

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
    """The seats: numbers in a view, in observations counted from the own seat in turn order.

    most: the most seats of any table; what a table lacks is 0 in observations.
    """

    def __init__(self, most: int) -> None:
        super().__init__(["self", *(f"left {k}" for k in range(1, most))])

    def count(self, s: Any) -> i64:
        """The seats of the table."""
        seats: i64 = s.seats
        return seats

    def shown(self, s: Any, k: i64) -> object:
        """The number of the seat."""
        return k

    def number(self, value: object, where: str) -> int:
        """The seat itself."""
        if not isinstance(value, int) or not 0 <= value < self.size:
            raise ValueError(f"{where} must be a seat from 0 to {self.size - 1}, not {value!r}")
        return value

    def place(self, k: i64, out: Numbers) -> i64:
        """Counted from the own seat."""
        place: i64 = (k - out.seat) % out.seats
        return place

    def schema(self) -> dict[str, Any]:
        """JSON Schema of a seat."""
        return {"type": "integer", "minimum": 0, "maximum": self.size - 1}
