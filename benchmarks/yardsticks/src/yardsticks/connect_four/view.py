"""What is seen of connect four: all there is."""

from typing import Any, Final

from mypy_extensions import i64

from detente.core.shown.axes import Axis, Line, Numbers, Seats
from detente.core.shown.facts import Fact
from detente.core.shown.groups import View
from yardsticks.connect_four.state import CELL, COLUMNS, ROWS, STRIDE, GameState

AXES: Final[list[Axis]] = [
    Seats(2),
    Line([str(k) for k in range(1, COLUMNS + 1)]),
    Line([str(k) for k in range(1, ROWS + 1)]),
]


class Stones(Fact[GameState]):
    """The columns from left to right, each from the bottom up, every stone as its seat. An observation has 1 for each stone of a seat."""

    def __init__(self) -> None:
        super().__init__(
            "columns", "the stones of each column from the bottom up, by seat", None, 0, 1, 2 * COLUMNS * ROWS
        )

    def raw(self, s: GameState, seat: i64) -> Any:
        """By column the seats of its stones."""
        second = int(s.second)
        return [
            [1 if second & CELL[c * STRIDE + h] else 0 for h in range(s.heights[c])] for c in range(COLUMNS)
        ]

    def show(self, s: GameState, raw: Any) -> object:
        """The same."""
        return raw

    def parse(self, shown: Any, where: str) -> Any:
        """The same."""
        return shown

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """1 for each stone, by seat, column and row."""
        for column, stones in enumerate(raw):
            for row, owner in enumerate(stones):
                out.put(self.base + (AXES[0].place(owner, out) * COLUMNS + column) * ROWS + row, 1)

    def schema(self) -> dict[str, Any]:
        """Lists of seats."""
        return {"type": "array", "items": {"type": "array", "items": AXES[0].schema()}}

    def axes(self) -> list[Axis]:
        """Seats, columns and rows."""
        return AXES


FACTS: Final[View[GameState]] = View(Stones())
