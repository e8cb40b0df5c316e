"""Bots against each other, for the terminal."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from detente.arena.league import TableResults
from detente.arena.ratings import Result, pairs, ratings
from detente.arena.report import HEAD, grid, percents


def told_standings(standings: Sequence[TableResults], seed: int) -> Iterator[RenderableType]:
    """Print the results of a round robin to a console."""
    played = [one for one in standings if one.results()]
    for one in played:
        yield Text.assemble(
            (f"{one.table.name}: {len(one.results()):,} games", "bold"), (f", seed {seed}", HEAD)
        )
        yield from told_results(one.results())
    if len(played) > 1:
        yield Text("All tables together", "bold")
        yield from told_ratings([result for one in played for result in one.results()])


def told_results(results: Sequence[Result]) -> Iterator[RenderableType]:
    """Ratings, and wins against each other."""
    yield from told_ratings(results)
    beaten = pairs(results)
    names = [one.bot for one in ratings(results)]
    if len(names) > 2:
        rows = grid("won of the games that one of both won", *names)
        for one in names:
            cells = [beaten.get((one, other)) for other in names]
            rows.add_row(
                one,
                *(
                    "" if cell is None or not cell.of else f"{cell.share:.0%} of {cell.of:,}"
                    for cell in cells
                ),
            )
        yield Padding(rows, (0, 2, 1, 2))


def told_ratings(results: Sequence[Result]) -> Iterator[RenderableType]:
    """Ratings."""
    rows = grid("bot", "rating", "+/-", "games", "won", "win rate", "95%")
    for one in ratings(results):
        won = one.won
        rows.add_row(
            one.bot, f"{one.mu:.1f}", f"{2 * one.sigma:.1f}", f"{won.of:,}", f"{won.count:,}", *percents(won)
        )
    yield Padding(rows, (1, 2, 1, 2))
