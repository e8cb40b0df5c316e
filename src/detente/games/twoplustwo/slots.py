"""The fields of twoplustwo's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from detente.games.germany.state import Germany
from detente.games.twoplustwo.fields import FIELDS
from detente.games.twoplustwo.tables import HOUSE_TABLES, Tables


class Slots(Germany):
    """What is on the table.

    sub: the sub-decade
    order: seats in turn order
    next_at: the place in the turn order of the next to act
    last: the seat that acted last, or NOBODY
    collects: whether the player of the card in play collects it
    money: the treasuries, dollars
    doves: doves face up
    cost_up: the reminder that steps of the arms race cost money
    value_down: the reminder that the Soviet Union's values are lower
    advantage: the level of the arms race advantage in the automatic event under way, below 0 for the USA
    shown: the card executed last of each deck, or NOBODY
    early: whether each superpower holds a card of the next decade
    discarded: cards that each seat has discarded
    tables: those of the edition
    """

    __slots__ = (
        "advantage",
        "collects",
        "cost_up",
        "discarded",
        "doves",
        "early",
        "last",
        "money",
        "next_at",
        "order",
        "shown",
        "sub",
        "tables",
        "value_down",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sub: i64 = 1
        self.order: list[int] = EMPTY
        self.next_at: i64 = 0
        self.last: i64 = -1
        self.collects: i64 = 0
        self.money: list[int] = EMPTY
        self.doves: i64 = 0
        self.cost_up: i64 = 0
        self.value_down: i64 = 0
        self.advantage: i64 = 0
        self.shown: list[int] = EMPTY
        self.early: list[int] = EMPTY
        self.discarded: list[int] = EMPTY
        self.tables: Tables = HOUSE_TABLES

    def copy_slots(self, twin: State) -> None:
        """Copy all fields."""
        assert isinstance(twin, Slots)
        super().copy_slots(twin)
        twin.sub = self.sub
        twin.order = self.order[:]
        twin.next_at = self.next_at
        twin.last = self.last
        twin.collects = self.collects
        twin.money = self.money[:]
        twin.doves = self.doves
        twin.cost_up = self.cost_up
        twin.value_down = self.value_down
        twin.advantage = self.advantage
        twin.shown = self.shown[:]
        twin.early = self.early[:]
        twin.discarded = self.discarded[:]
        twin.tables = self.tables
