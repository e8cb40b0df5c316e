"""Connect four: the grid, and what dropping a stone does."""

from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.engine.actions import ActionSpace
from detente.core.engine.sequence import Question
from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field, exactly, misfit, up_to
from detente.core.shown.axes import Line, Seats
from detente.core.shown.facts import Ones
from detente.core.shown.groups import View

COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = ROWS + 1
"""Bits for each column: the highest stays empty, so that no line runs on into the next."""
CELL: Final[list[int]] = [2**k for k in range(COLUMNS * STRIDE)]
FULL: Final = 2**COLUMNS - 1
OPEN: Final[list[list[int]]] = [[k for k in range(COLUMNS) if not full >> k & 1] for full in range(FULL + 1)]
"""The columns that take a stone, by the mask of full ones; shared, never changed."""
ACTIONS: Final = ActionSpace()
ACTIONS.verb("drop {column}", column=range(1, COLUMNS + 1))


class GameState(State):
    """The grid. Its cells are bits, column by column from the bottom up."""

    fields: ClassVar[tuple[Field, ...]] = (
        Field("heights", up_to(ROWS), exactly(COLUMNS), "stones in each column"),
        Field("full", up_to(FULL), about="mask of the full columns"),
        Field("first", up_to(2 ** (COLUMNS * STRIDE) - 1), about="cells with the first seat's stones"),
        Field("second", up_to(2 ** (COLUMNS * STRIDE) - 1), about="cells with the second seat's stones"),
    )
    heights: list[int] = EMPTY
    full: i64 = 0
    first: i64 = 0
    second: i64 = 0

    def clone(self) -> State:
        """An independent copy that goes on exactly alike."""
        twin = GameState(self.seats)
        self.copy_core(twin)
        twin.heights = self.heights[:]
        twin.full = self.full
        twin.first = self.first
        twin.second = self.second
        return twin

    def begin(self) -> None:
        """C4-TURN-1: the grid is empty."""
        self.heights = [0] * COLUMNS

    def advance(self) -> None:
        """C4-TURN-1: seats take turns."""
        self.ask(DROP_STONE, sum(self.heights) % 2)

    def check(self) -> None:
        """C4-DROP-1, C4-TURN-1: stones lie on each other, seats take turns, and a line ends the game."""
        grid = sum([(CELL[height] - 1) << STRIDE * k for k, height in enumerate(self.heights)])
        if self.first & self.second or self.first | self.second != grid:
            raise misfit("heights", "each stone has a cell of its own, with no empty cell below it")
        if self.full != sum([CELL[k] for k in range(COLUMNS) if self.heights[k] == ROWS]):
            raise misfit("full", "it names the full columns")
        played = sum(self.heights)
        if bin(self.second).count("1") != played // 2:
            raise misfit("second", "seats take turns")
        ended = has_line(self.first) or has_line(self.second) or self.full == FULL
        if self.to_act != (() if ended else (played % 2,)):
            raise misfit("to_act", "seats take turns until there is a line, or no cell is left")


class DropStone(Question[GameState]):
    """C4-DROP-1: in which column a stone is dropped."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """Any column that is not full."""
        return OPEN[s.full]

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """C4-END-1, C4-END-2: the stone falls; four in a line win, a full grid ends the game."""
        height: i64 = s.heights[action]
        s.heights[action] = height + 1
        if height == ROWS - 1:
            s.full |= CELL[action]
        stones: i64 = CELL[action * STRIDE + height] | (s.second if seat else s.first)
        if seat:
            s.second = stones
        else:
            s.first = stones
        if s.event_log is not None:
            s.emit("StoneDropped", seat, action)
        won = has_line(stones)
        if won or s.full == FULL:
            s.emit("GameEnded", seat if won else -1)
            s.end([seat] if won else [])
        else:
            s.ask(self, 1 - seat)


DROP_STONE: Final = DropStone("drop", "C4-DROP-1")


def has_line(stones: i64) -> bool:
    """C4-END-1: whether there are four in a line: up, across or along either diagonal."""
    up: i64 = stones & stones >> 1
    across: i64 = stones & stones >> STRIDE
    falling: i64 = stones & stones >> STRIDE - 1
    rising: i64 = stones & stones >> STRIDE + 1
    level: i64 = across & across >> 2 * STRIDE | falling & falling >> 2 * STRIDE - 2
    return (up & up >> 2 | level | rising & rising >> 2 * STRIDE + 2) != 0


def cells(s: GameState, seat: i64) -> list[int]:
    """The seat whose stone is in each cell, -1 for none, column by column from the bottom up."""
    first, second = int(s.first), int(s.second)
    bits = [CELL[c * STRIDE + row] for c in range(COLUMNS) for row in range(ROWS)]
    return [0 if first & bit else 1 if second & bit else -1 for bit in bits]


CELLS: Final = Line([f"column {c + 1} row {row + 1}" for c in range(COLUMNS) for row in range(ROWS)])
FACTS: Final[View[GameState]] = View(Ones("cells", "whose stone is in each cell", CELLS, Seats(2), cells))
