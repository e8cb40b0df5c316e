"""Connect four: the grid, and what dropping a stone does."""

from typing import ClassVar, Final

from mypy_extensions import i64

from detente.core.engine.actions import ActionSpace
from detente.core.engine.sequence import Question
from detente.core.engine.state import State
from detente.core.records.fields import Field, exactly, misfit, up_to

COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = ROWS + 1
"""Bits from one column to the next: one above each column stays empty, so that no line runs on into the next."""
CELL: Final[list[int]] = [2**k for k in range(COLUMNS * STRIDE)]
OPEN: Final[list[list[int]]] = [
    [column for column in range(COLUMNS) if not full >> column & 1] for full in range(2**COLUMNS)
]
"""The columns that take a stone, by the mask of full ones; shared, never changed."""

ALL_CELLS: Final = 2 ** (COLUMNS * STRIDE) - 1

ACTIONS: Final = ActionSpace()
DROP: Final = ACTIONS.verb("drop {column}", column=range(1, COLUMNS + 1))


class Table(State):
    """The grid.

    heights: stones in each column. full: mask of full columns. first, second: the cells of either seat's stones as
    bits, column by column from the bottom up.
    """

    __slots__ = ("first", "full", "heights", "second")

    fields: ClassVar[tuple[Field, ...]] = (
        Field("heights", up_to(ROWS), exactly(COLUMNS)),
        Field("full", up_to(2**COLUMNS - 1)),
        Field("first", up_to(ALL_CELLS)),
        Field("second", up_to(ALL_CELLS)),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.heights: list[int] = [0] * COLUMNS
        self.full: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0

    def blank(self) -> State:
        """A state of the same kind without anything on the table."""
        return Table(self.seats)

    def clone(self) -> State:
        """An independent copy that goes on exactly alike."""
        twin = Table(self.seats)
        self.copy_core(twin)
        twin.heights = self.heights[:]
        twin.full = self.full
        twin.first = self.first
        twin.second = self.second
        return twin

    def begin(self) -> None:
        """C4-TURN-1: the first seat begins."""

    def go_on(self) -> None:
        """C4-TURN-1: seats take turns."""
        self.ask(DROP_STONE, sum(self.heights) % 2)

    def finish(self, winner: int) -> None:
        """C4-END-1, C4-END-2: the game ends; nobody may have won."""
        self.emit("GameEnded", winner)
        self.end([winner] if winner >= 0 else [])

    def conserved(self) -> dict[str, int]:
        """No stone covers another: no cell is taken twice, none lies above a column."""
        return {"cells": bin(self.first + self.second).count("1") - sum(self.heights)}

    def check(self) -> None:
        """C4-DROP-1, C4-TURN-1: stones lie on each other, seats take turns, and a line ends the game."""
        for column in range(COLUMNS):
            stones = (self.first | self.second) >> column * STRIDE & (2**STRIDE - 1)
            if stones != 2 ** self.heights[column] - 1:
                raise misfit("heights", f"in column {column} no stone hangs above an empty cell")
            if (self.full >> column & 1) != (self.heights[column] == ROWS):
                raise misfit("full", "it names the full columns")
        played = sum(self.heights)
        if self.first & self.second or bin(self.second).count("1") != played // 2:
            raise misfit("second", "seats take turns, each with a cell of its own")
        ended = has_line(self.first) or has_line(self.second) or played == COLUMNS * ROWS
        if ended != self.over or (not ended and self.to_act != (played % 2,)):
            raise misfit("to_act", "seats take turns until there is a line, or no cell is left")


class DropStone(Question[Table]):
    """C4-DROP-1: in which column a stone is dropped."""

    def legal(self, s: Table, seat: i64) -> list[int]:
        """Any column that is not full."""
        return OPEN[s.full]

    def carry_out(self, s: Table, seat: i64, action: i64) -> None:
        """C4-END-1, C4-END-2: the stone falls; four in a line win, a full grid ends the game."""
        column: i64 = action
        height: i64 = s.heights[column]
        stones: i64 = CELL[column * STRIDE + height]
        s.heights[column] = height + 1
        if height == ROWS - 1:
            s.full |= CELL[column]
        if seat:
            stones |= s.second
            s.second = stones
        else:
            stones |= s.first
            s.first = stones
        s.emit("StoneDropped", seat, column)
        if has_line(stones):
            s.finish(seat)
        elif s.full == CELL[COLUMNS] - 1:
            s.finish(-1)
        else:
            s.ask(DROP_STONE, 1 - seat)


DROP_STONE: Final = DropStone("drop", "C4-DROP-1")


def has_line(stones: i64) -> bool:
    """C4-END-1: whether there are four in a line: up, across or along either diagonal."""
    pairs: i64 = stones & (stones >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = stones & (stones >> STRIDE)
    if pairs & (pairs >> 2 * STRIDE):
        return True
    pairs = stones & (stones >> (STRIDE - 1))
    if pairs & (pairs >> 2 * (STRIDE - 1)):
        return True
    pairs = stones & (stones >> (STRIDE + 1))
    return pairs & (pairs >> 2 * (STRIDE + 1)) != 0
