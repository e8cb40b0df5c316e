"""Connect four: two seats drop stones into seven columns of six cells; four in a line win.

Nothing is hidden and there is no chance. Actions: a column, `drop 1` to `drop 7`. It is OpenSpiel's `connect_four`.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from detente.core.engine.game import Game, Place
from detente.core.engine.options import Option
from detente.core.engine.sequence import Sequence
from detente.core.engine.state import State
from yardsticks.connect_four.table import ACTIONS, CELL, COLUMNS, DROP_STONE, ROWS, STRIDE, Table


def show(state: State, seat: int | None) -> dict[str, Any]:
    """All there is: the columns from left to right, each from the bottom up, every stone as its seat."""
    s = cast(Table, state)
    return {"columns": [[stone(s, c, h) for h in range(s.heights[c])] for c in range(COLUMNS)]}


def stone(s: Table, column: int, height: int) -> int:
    """Whose stone lies there."""
    return 1 if int(s.second) & CELL[column * STRIDE + height] else 0


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """A position is named by the drops that lead to it. ValueError: see there."""
    for name in facts:
        raise ValueError(f"no fact {name!r}: play the drops that lead to the position")


def rank(state: State) -> list[Place]:
    """C4-END-1, C4-END-2: the winner first; nobody wins on a full grid."""
    returns = state.returns or []
    if not any(returns):
        return [Place(seat, 1, "C4-END-2", 0.0) for seat in range(state.seats)]
    return [Place(seat, 2 - int(won), "C4-END-1", 2 * won - 1) for seat, won in enumerate(returns)]


GAME: Final = Game(
    id="connect_four",
    title="Connect four",
    version=1,
    package="yardsticks.connect_four",
    state_type=Table,
    actions=ACTIONS,
    options=(Option("seats", (2,), "number of players"),),
    sequence=Sequence([DROP_STONE]),
    max_actions=COLUMNS * ROWS,
    show=show,
    arrange=arrange,
    rank=rank,
)
