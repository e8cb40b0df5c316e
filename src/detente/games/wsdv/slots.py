"""The fields of wsdv's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from detente.games.germany.state import Germany
from detente.games.wsdv.fields import FIELDS


class Slots(Germany):
    """What is on the table.

    half: of the decade
    turn: whose turn it is, or will be next
    discarded: cards that each seat has discarded face down
    """

    __slots__ = (
        "discarded",
        "half",
        "turn",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.half: i64 = 1
        self.turn: i64 = 0
        self.discarded: list[int] = EMPTY

    def copy_slots(self, twin: State) -> None:
        """Copy all fields."""
        assert isinstance(twin, Slots)
        super().copy_slots(twin)
        twin.half = self.half
        twin.turn = self.turn
        twin.discarded = self.discarded[:]
