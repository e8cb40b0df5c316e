"""Further kinds of facts and axes for views of Germany, and the axes of the board."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from detente.core.shown.axes import Axis, Numbers, Seats
from detente.core.shown.facts import Present, S
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.icons import SIDES as SIDE_CODES


class Roles(Seats):
    """Seats with different roles: observations keep their fixed order, labelled by role."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.labels = list(names)
        self.turns = False

    def place(self, k: i64, out: Numbers) -> i64:
        """The seat itself."""
        return k


class Span(Axis):
    """Consecutive whole numbers, which a view keeps as they are."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__([str(number) for number in range(first, last + 1)])
        self.first: i64 = first

    def shown(self, s: Any, k: i64) -> object:
        """The number."""
        return int(self.first + k)

    def number(self, value: object, where: str) -> int:
        """Its index on the axis."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{where} must be a whole number, not {value!r}")
        return super().number(str(value), where)

    def schema(self) -> dict[str, Any]:
        """A whole number in this range."""
        return {"type": "integer", "minimum": self.first, "maximum": self.first + self.size - 1}


class Given(Present[S]):
    """A whole number for some parts of an axis, raw None for the others. A view shows all that are not None."""

    def show(self, s: S, raw: Any) -> object:
        """The numbers that are not None, by part."""
        return {self.axis.shown(s, k): int(value) for k, value in enumerate(raw) if value is not None}

    def parse(self, shown: Any, where: str) -> Any:
        """The numbers; None for parts that are not named."""
        return self.axis.values(shown)


HOME: Final = "detente.games.germany"
"""The package with the code of facts that games share."""
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
"""The highest number of mass protests in an observation."""
