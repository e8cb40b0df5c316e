"""All questions of 1815 and 1715, and the game that asks them; `course` defines their order."""

from typing import Final

from detente.core.engine.sequence import Sequence
from detente.games.europe1815 import audit
from detente.games.europe1815.rules.battle import ATTACKERS
from detente.games.europe1815.rules.commands import HOW_MANY
from detente.games.europe1815.rules.course import advance, begin
from detente.games.europe1815.rules.intrigue import SECOND_TRIBE, SHIPS
from detente.games.europe1815.rules.reinforcement import EXILE_RETURNS, GENERAL_RETURNS
from detente.games.europe1815.rules.relocation import FURTHER_EFFECT, RELOCATION, WEAR
from detente.games.europe1815.rules.setup import CAPITAL, LAND
from detente.games.europe1815.rules.stationing import STATIONING
from detente.games.europe1815.rules.team import TEAM, TROOPS
from detente.games.europe1815.rules.turn import TURN
from detente.games.europe1815.state import GameState

SEQUENCE: Final = Sequence(
    (
        CAPITAL,
        LAND,
        TURN,
        FURTHER_EFFECT,
        WEAR,
        RELOCATION,
        STATIONING,
        ATTACKERS,
        TROOPS,
        HOW_MANY,
        GENERAL_RETURNS,
        EXILE_RETURNS,
        TEAM,
        SECOND_TRIBE,
        SHIPS,
    )
)
"""Steps come from `course.ORDER_OF_PLAY`. No step is pending while a seat decides, so saves never contain any."""


class Europe(GameState):
    """A game of 1815 or 1715."""

    __slots__ = ()

    def blank(self) -> "Europe":
        """A state with an empty table."""
        return Europe(self.seats)

    def clone(self) -> "Europe":
        """An independent copy."""
        twin = Europe(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """E15-SETUP-2: begin set-up or, after the quick start, the first year."""
        begin(self)

    def advance(self) -> None:
        """E15-YEAR-1: continue with the next step in the order of play."""
        advance(self)

    def check(self) -> None:
        """ValueError names a field that does not fit the others."""
        audit.check(self)
