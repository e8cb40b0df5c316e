"""The rules of 1815 and 1715: questions and steps; `course` has the order in which they come."""

from typing import Final

from detente.core.sequence import Sequence
from detente.games.europe1815 import audit
from detente.games.europe1815.rules import (
    battle,
    commands,
    course,
    intrigue,
    reinforcement,
    relocation,
    setup,
    stationing,
    team,
    turn,
)
from detente.games.europe1815.state import Table

SEQUENCE: Final = Sequence(
    (
        setup.CAPITAL,
        setup.LAND,
        turn.TURN,
        relocation.FURTHER_EFFECT,
        relocation.WEAR,
        relocation.RELOCATION,
        stationing.STATIONING,
        battle.ATTACKERS,
        team.TROOPS,
        commands.HOW_MANY,
        reinforcement.GENERAL_RETURNS,
        reinforcement.EXILE_RETURNS,
        team.TEAM,
        intrigue.SECOND_TRIBE,
        intrigue.SHIPS,
    )
)
"""Steps come from `course.ORDER_OF_PLAY`; none is left to be done while somebody decides, so none is ever in a save."""


class Europe(Table):
    """A game of 1815 or 1715."""

    __slots__ = ()

    def blank(self) -> "Europe":
        """A state without anything on the table."""
        return Europe(self.seats)

    def clone(self) -> "Europe":
        """An independent copy."""
        twin = Europe(self.seats)
        self.copy_core(twin)
        self.copy_table(twin)
        return twin

    def begin(self) -> None:
        """See `course.begin`."""
        course.begin(self)

    def go_on(self) -> None:
        """See `course.advance`."""
        course.advance(self)

    def check(self) -> None:
        """See `audit.check`."""
        audit.check(self)
