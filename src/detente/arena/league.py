"""Bots against each other: every line-up plays the same deals, and every bot sits in every seat equally often."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, islice, permutations
from typing import Any

from detente.arena.match import Played, Task, task
from detente.arena.run import TableKind, run_question
from detente.bots import bot

MOST_ORDERS = 120
"""The most seating orders that a line-up goes through."""


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """Every line-up of the bots at every table.

    deals: how many each line-up plays, each of them once for every side that the bots can move on by. stride: the
    distance between the game numbers of two tables.
    """

    tables: tuple[TableKind, ...]
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    budget: float | None = None
    stride: int = 10**7

    def __post_init__(self) -> None:
        for name in self.bots:
            bot(name)
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise ValueError(f"at least two bots are needed, each named once; not {', '.join(self.bots)}")
        if self.deals < 1:
            raise ValueError(f"every line-up must play at least 1 deal, not {self.deals}")

    def question(self) -> dict[str, Any]:
        """Everything that determines the games, but not their number."""
        tables = [table.question() for table in self.tables]
        return run_question("round-robin", self.seed, self.budget, bots=list(self.bots), tables=tables)

    def tasks(self, number: int) -> list[Task]:
        """All games at a table. Their numbers do not depend on the number of deals."""
        table = self.tables[number]
        sides = len(table.sides)
        found = []
        options = lineups(self.bots, sides)
        for deal in range(self.deals):
            for shift in range(sides):
                for k, lineup in enumerate(options):
                    index = number * self.stride + (deal * sides + shift) * len(options) + k
                    seats = seated(table, turned(lineup, deal, shift))
                    found.append(task(index, table.game.id, table.plain, seats, self.seed, deal, self.budget))
        return found


@dataclass
class TableResults:
    """The games at one table."""

    table: TableKind
    played: list[Played] = field(default_factory=list)

    def results(self) -> list[tuple[Played, Sequence[Sequence[int]]]]:
        """The games, with the sides of the table."""
        return [(game, self.table.sides) for game in self.played if game.failure is None]


def lineups(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """All choices of bots for the sides of a table: each bot at most once or, with more sides than bots, every bot at least
    once.
    """
    if len(bots) >= sides:
        return list(combinations(bots, sides))
    return [chosen for chosen in combinations_with_replacement(bots, sides) if len(set(chosen)) == len(bots)]


def turned(lineup: Sequence[str], deal: int, shift: int) -> tuple[str, ...]:
    """The line-up by sides: the neighbours change from deal to deal, and within a deal everyone moves on by one side."""
    count = len(lineup)
    orders = list(islice(permutations(range(1, count)), MOST_ORDERS))
    order = (0, *orders[deal % len(orders)])
    return tuple(lineup[order[(side - shift) % count]] for side in range(count))


def seated(table: TableKind, by_side: Sequence[str]) -> tuple[str, ...]:
    """The bots by seat: partners are the same bot."""
    seats = [""] * table.seats
    for name, side in zip(by_side, table.sides, strict=True):
        for seat in side:
            seats[seat] = name
    return tuple(seats)
