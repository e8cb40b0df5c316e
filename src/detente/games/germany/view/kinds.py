"""Kinds of facts and axes that views of Germany need beside the usual ones, and the axes of the board."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from detente.core.shown.axes import Axis, Numbers, Seats
from detente.core.shown.facts import Present, S
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.icons import SIDES as SIDE_CODES


class Roles(Seats):
    """Seats that play different parts: observations have them in their own order, by the names of these parts."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.labels = list(names)

    def place(self, k: i64, out: Numbers) -> i64:
        """The seat itself."""
        return k


class Span(Axis):
    """Whole numbers one after the other, which a view holds as they are."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__([str(number) for number in range(first, last + 1)])
        self.first: i64 = first

    def shown(self, s: Any, k: i64) -> object:
        """The number."""
        return int(self.first + k)

    def number(self, value: object, where: str) -> int:
        """Its place among them."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{where} must be a whole number, not {value!r}")
        return super().number(str(value), where)

    def schema(self) -> dict[str, Any]:
        """A whole number within them."""
        return {"type": "integer", "minimum": self.first, "maximum": self.first + self.size - 1}


class Given(Present[S]):
    """A whole number for some parts of an axis, raw None for the others. A view has all that are not None."""

    def show(self, s: S, raw: Any) -> object:
        """The numbers that are there."""
        return {self.axis.shown(s, k): int(value) for k, value in enumerate(raw) if value is not None}

    def parse(self, shown: Any, where: str) -> Any:
        """The numbers, None for parts that are not named."""
        return self.axis.values(shown)


SIDES: Final = Axis(list(SIDE_CODES))
PROVINCES: Final = Axis(BOARD.province_ids)
HAMBURGS: Final = Axis(BOARD.province_ids[: codes.NIEDERSACHSEN + 1])
"""The provinces where West may count Hamburg."""
SECTORS: Final = Axis(BOARD.sector_ids)
CITIES: Final = Axis(BOARD.city_ids)
EXTERNALS: Final = Axis(BOARD.city_ids[codes.FIRST_EXTERNAL :])
LINES: Final = Axis(BOARD.line_ids)

MOST_UNREST: Final = 40
MOST_STANDARDS: Final = 20
MOST_ECONOMY: Final = 60
MOST_POINTS: Final = 40
MOST_PROTESTS: Final = 20
"""An observation shows no more of each."""
