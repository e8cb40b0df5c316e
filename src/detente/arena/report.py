"""A run for the terminal: its progress, and what came of it."""

from collections.abc import Iterator
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import detente
from detente.arena.run import Run
from detente.arena.stats import Rate, Spread, summary
from detente.core.rulebook import atom
from detente.core.words import LETTERS

HEAD = "dim"
QUIET = "dim"


def progress_bar(console: Console) -> Progress:
    """Shows how many games are done and how long the others will take; nothing where there is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("left", HEAD),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def report(run: Run) -> Iterator[RenderableType]:
    """What a run came to, for a console."""
    game = detente.game(run.game)
    done = len(run.played)
    speed = f", {done / run.seconds:.0f} a second" if run.seconds > 0 and done else ""
    yield Text.assemble(
        (f"{game.title}: {done:,} games", "bold"), (f" in {clock(run.seconds)}{speed}, seed {run.seed}", HEAD)
    )
    if run.interrupted:
        yield Text(f"Interrupted: {run.games - done:,} of {run.games:,} games were not played.", "yellow")
    found = summary(run.played)
    if found is not None:
        winners = grid("bot", "seats", "won", "win rate", "95%", "of decided", "95%")
        for bot in found.bots:
            winners.add_row(
                bot.name, str(bot.seats), f"{bot.won.count:,}", *percent(bot.won), *percent(bot.of_decided)
            )
        winners.add_row(Text("nobody", QUIET), "", f"{found.nobody.count:,}", *percent(found.nobody), "", "")
        yield Padding(winners, (1, 2, 0, 2))
        seats = grid("seat", "won", "win rate", "95%")
        for letter, rate in zip(LETTERS, found.seats, strict=False):
            seats.add_row(letter, f"{rate.count:,}", *percent(rate))
        yield Padding(seats, (1, 2, 0, 2))
        endings = grid("ended by", "games", "share", "95%", "")
        for reason, rate in found.endings:
            endings.add_row(reason, f"{rate.count:,}", *percent(rate), Text(words(run.game, reason), QUIET))
        yield Padding(endings, (1, 2, 0, 2))
        lengths = grid("per game", "mean", "median", "least", "most")
        lengths.add_row("decisions", *spread(found.decisions))
        if found.turns is not None:
            lengths.add_row("turns", *spread(found.turns))
        yield Padding(lengths, (1, 2, 1, 2))


def grid(*heads: str) -> Table:
    """A table without lines; all columns but the first and the one without a head are numbers."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for k, head in enumerate(heads):
        number = k > 0 and head != ""
        table.add_column(justify="right" if number else "left", no_wrap=head != "")
    table.add_row(*(Text(head, HEAD) for head in heads))
    return table


def percent(rate: Rate) -> tuple[str, str]:
    """A share and its interval."""
    return f"{rate.share:.1%}", f"{100 * rate.low:.1f}–{rate.high:.1%}"


def spread(numbers: Spread) -> tuple[str, str, str, str]:
    """Mean, median, least and most."""
    return f"{numbers.mean:,.1f}", f"{numbers.median:,.0f}", f"{numbers.least:,}", f"{numbers.most:,}"


def clock(seconds: float) -> str:
    """A length of time."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s"


def words(game_id: str, reason: str) -> str:
    """The first sentence of a rule; nothing if the game's texts do not have it."""
    with suppress(KeyError, FileNotFoundError):
        text = atom(detente.game(game_id), "en", reason).replace("*", "")
        text = " ".join(text.split()).removeprefix(reason).strip()
        return text.partition(". ")[0].rstrip(".") + "."
    return ""
