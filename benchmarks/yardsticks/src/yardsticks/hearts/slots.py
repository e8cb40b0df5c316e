"""The fields of hearts's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from yardsticks.hearts.fields import FIELDS


class Slots(State):
    """What is on the table.

    north: the cards that seat A holds
    east: the cards that seat B holds
    south: the cards that seat C holds
    west: the cards that seat D holds
    given: the cards that each seat has passed on
    direction: by how many seats a passed card moves on
    plays: the cards played, in order
    opener: who led to the first trick
    led: the suit led to the trick under way, or NO_SUIT
    best: the card that takes the trick so far
    winner: whose that card is
    stake: the points in the trick so far
    broken: whether hearts may be led
    points: that each seat has taken
    tricks: that each seat has taken
    jack: who has taken the jack of diamonds, or NOBODY
    any_club: whether the first lead may be any club
    clean_first_trick: whether no points may be played in the first trick
    hearts_for_queen: whether hearts may be led instead of a lone queen
    jack_bonus: whether the jack of diamonds takes points off
    no_tricks_bonus: whether no trick at all takes points off
    queen_breaks: whether the queen of spades breaks hearts
    """

    __slots__ = (
        "any_club",
        "best",
        "broken",
        "clean_first_trick",
        "direction",
        "east",
        "given",
        "hearts_for_queen",
        "jack",
        "jack_bonus",
        "led",
        "no_tricks_bonus",
        "north",
        "opener",
        "plays",
        "points",
        "queen_breaks",
        "south",
        "stake",
        "tricks",
        "west",
        "winner",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.given: list[int] = EMPTY
        self.direction: i64 = 0
        self.plays: list[int] = EMPTY
        self.opener: i64 = 0
        self.led: i64 = -1
        self.best: i64 = 0
        self.winner: i64 = 0
        self.stake: i64 = 0
        self.broken: bool = False
        self.points: list[int] = EMPTY
        self.tricks: list[int] = EMPTY
        self.jack: i64 = -1
        self.any_club: bool = False
        self.clean_first_trick: bool = False
        self.hearts_for_queen: bool = False
        self.jack_bonus: bool = False
        self.no_tricks_bonus: bool = False
        self.queen_breaks: bool = False

    def copy_slots(self, twin: "Slots") -> None:
        """Copy all fields."""
        twin.north = self.north
        twin.east = self.east
        twin.south = self.south
        twin.west = self.west
        twin.given = self.given
        twin.direction = self.direction
        twin.plays = self.plays[:]
        twin.opener = self.opener
        twin.led = self.led
        twin.best = self.best
        twin.winner = self.winner
        twin.stake = self.stake
        twin.broken = self.broken
        twin.points = self.points[:]
        twin.tricks = self.tricks[:]
        twin.jack = self.jack
        twin.any_club = self.any_club
        twin.clean_first_trick = self.clean_first_trick
        twin.hearts_for_queen = self.hearts_for_queen
        twin.jack_bonus = self.jack_bonus
        twin.no_tricks_bonus = self.no_tricks_bonus
        twin.queen_breaks = self.queen_breaks
