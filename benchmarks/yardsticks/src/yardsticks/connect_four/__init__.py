"""Connect four: two seats drop stones into seven columns of six cells; four in a line win.

Nothing is hidden and there is no chance. Actions: a column, `drop 1` to `drop 7`. It is OpenSpiel's `connect_four`.
"""

from typing import Final

from detente.core.engine.game import Game
from detente.core.engine.sequence import Sequence
from detente.core.shown.events import Event, MaybeSeat, Seat
from yardsticks.connect_four.state import ACTIONS, COLUMNS, DROP_STONE, FACTS, ROWS, GameState


class StoneDropped(Event):
    """A stone fell into a column."""

    rule = "C4-DROP-1"
    seat: Seat
    column: int


class GameEnded(Event):
    """This seat has won, or nobody."""

    rule = "C4-END-1"
    winner: MaybeSeat


GAME: Final = Game(
    id="connect_four",
    title="Connect four",
    version=1,
    package="yardsticks.connect_four",
    state_type=GameState,
    actions=ACTIONS,
    sequence=Sequence([DROP_STONE]),
    max_actions=COLUMNS * ROWS,
    facts=FACTS,
)
