"""The fields of nuclear_war's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from detente.games.nuclear_war.fields import FIELDS


class Slots(State):
    """What is on the table.

    population: of each seat, millions
    bank: people who belong to nobody, millions
    living: mask of the seats with people
    dealt: how many population cards of each value each seat was dealt (NW-POP-1), seat by seat
    change: what everybody has seen each seat, and last the bank, gain or lose since the deal, millions
    floor: what everybody can tell each seat, and last the bank, was dealt at least, millions
    exact: mask of the seats, and last the bank, for which `floor` is exactly what was dealt
    missing: turns that each seat has to miss
    load: megatons that the carrier in each seat's launch slot may still carry
    struck: by seat the row slots (a mask) whose cards were there when its bomber was shot down: warheads
      among them are dead (NW-BOMB-5)
    relaid: those of `struck` whose card may have been exchanged since
    spared: those of `relaid` where, as only the seat knows, there is no dead warhead
    waiting: whose secrets are open and wait for the end of the chain, in the order of the cards (NW-RET-9)
    dying: seats that wait for their final retaliation, in order of death
    salvo: shots still to come, four numbers each: carrier (counted within the salvo), its face, warhead,
      target
    firing: whose salvo it is
    interceptors: who has intercepted in this turn, in order
    war: PEACE, WAR or WAR_OF_RETALIATION
    turn: whose turn or set-up it is
    first: who is first player
    setup_left: mask of the seats whose set-up is to come
    rows_laid: whether the first rows are on the table
    showing: whether the player has shown a deterrent in this turn
    ending: why the game is over
    rulings: the options as numbers
    """

    __slots__ = (
        "bank",
        "change",
        "dealt",
        "dying",
        "ending",
        "exact",
        "firing",
        "first",
        "floor",
        "interceptors",
        "living",
        "load",
        "missing",
        "population",
        "relaid",
        "rows_laid",
        "rulings",
        "salvo",
        "setup_left",
        "showing",
        "spared",
        "struck",
        "turn",
        "waiting",
        "war",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.population: list[int] = EMPTY
        self.bank: i64 = 0
        self.living: i64 = 0
        self.dealt: list[int] = EMPTY
        self.change: list[int] = EMPTY
        self.floor: list[int] = EMPTY
        self.exact: i64 = 0
        self.missing: list[int] = EMPTY
        self.load: list[int] = EMPTY
        self.struck: list[int] = EMPTY
        self.relaid: list[int] = EMPTY
        self.spared: list[int] = EMPTY
        self.waiting: list[int] = EMPTY
        self.dying: list[int] = EMPTY
        self.salvo: list[int] = EMPTY
        self.firing: i64 = 0
        self.interceptors: list[int] = EMPTY
        self.war: i64 = 0
        self.turn: i64 = 0
        self.first: i64 = 0
        self.setup_left: i64 = 0
        self.rows_laid: i64 = 0
        self.showing: i64 = 0
        self.ending: i64 = 0
        self.rulings: list[int] = EMPTY

    def copy_slots(self, twin: "Slots") -> None:
        """Copy all fields."""
        twin.population = self.population[:]
        twin.bank = self.bank
        twin.living = self.living
        twin.dealt = self.dealt
        twin.change = self.change[:]
        twin.floor = self.floor[:]
        twin.exact = self.exact
        twin.missing = self.missing[:]
        twin.load = self.load[:]
        twin.struck = self.struck[:]
        twin.relaid = self.relaid[:]
        twin.spared = self.spared[:]
        twin.waiting = self.waiting[:]
        twin.dying = self.dying[:]
        twin.salvo = self.salvo[:]
        twin.firing = self.firing
        twin.interceptors = self.interceptors[:]
        twin.war = self.war
        twin.turn = self.turn
        twin.first = self.first
        twin.setup_left = self.setup_left
        twin.rows_laid = self.rows_laid
        twin.showing = self.showing
        twin.ending = self.ending
        twin.rulings = self.rulings
