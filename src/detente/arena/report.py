"""The results of a run, for the terminal."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import detente
from detente.arena.cards import CardUsed, cards_used
from detente.arena.run import Run
from detente.arena.stats import Rate, Spread, summary
from detente.core.engine.game import Game
from detente.core.shown.rulebook import ending
from detente.core.shown.words import Words, languages_of

HEAD = "dim"
QUIET = "dim"
MOST_CARDS = 12
SURE = 0.05


def report(run: Run) -> Iterator[RenderableType]:
    """Print the results of a run to a console."""
    game = detente.game(run.game)
    names = seat_names(game, "en", len(run.lineup))
    done = len(run.played)
    fresh = done - run.resumed
    speed = f", {fresh / run.seconds:.1f} a second" if run.seconds > 0 and fresh else ""
    yield Text.assemble(
        (f"{game.title}: {done:,} games", "bold"), (f" in {clock(run.seconds)}{speed}, seed {run.seed}", HEAD)
    )
    if run.resumed:
        yield Text(f"{run.resumed:,} of them had been played before.", HEAD)
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
        for name, rate in zip(names, found.seats, strict=True):
            seats.add_row(name, f"{rate.count:,}", *percent(rate))
        yield Padding(seats, (1, 2, 0, 2))
        endings = grid("ended by", "games", "share", "95%", *(f"{name} won" for name in names))
        for reason, rate in found.endings:
            won = (f"{count:,}" for count in found.ways[reason])
            endings.add_row(reason, f"{rate.count:,}", *percent(rate), *won)
        yield Padding(endings, (1, 2, 0, 2))
        for reason, _ in found.endings:
            yield Padding(Text(f"{reason}: {told(game, 'en', reason)}", QUIET), (0, 2, 0, 4))
        lengths = grid("per game", "mean", "median", "least", "most")
        lengths.add_row("decisions", *spread(found.decisions))
        if found.turns is not None:
            lengths.add_row("turns", *spread(found.turns))
        if found.per_turn is not None:
            lengths.add_row("decisions of a turn", *spread(found.per_turn))
        yield Padding(lengths, (1, 2, 1, 2))
        yield from report_cards(cards_used(run.played))


def report_cards(found: Sequence[CardUsed]) -> Iterator[RenderableType]:
    """The uses of cards that say most about winning, if the game reports cards."""
    if not found:
        return
    compared = [one for one in found if one.correlation is not None]
    cards = grid("card", "used for", "times", "r", "95%", "p")
    for one in sorted(compared, key=lambda one: -abs(one.correlation.value if one.correlation else 0))[
        :MOST_CARDS
    ]:
        assert one.correlation is not None
        tie = one.correlation
        cards.add_row(
            one.card,
            one.use,
            f"{one.times:,}",
            f"{tie.value:+.2f}",
            f"{tie.low:+.2f} to {tie.high:+.2f}",
            few(tie.corrected),
        )
    sure = sum(one.correlation is not None and one.correlation.corrected < SURE for one in found)
    yield Padding(
        Text(
            f"{len(found)} uses of cards; {len(compared)} are frequent enough to be compared, {sure} of them go with winning or "
            f"losing (p below {SURE:g}, corrected for how many there are). The strongest, r the correlation:"
            if compared
            else f"{len(found)} uses of cards, none frequent enough to be compared with winning; more games would help.",
            QUIET,
        ),
        (0, 2, 0, 2),
    )
    if compared:
        yield Padding(cards, (1, 2, 1, 2))


def few(p: float) -> str:
    """A p-value."""
    return "<0.001" if p < 0.001 else f"{p:.3f}"


def grid(*heads: str) -> Table:
    """A table without lines; all columns but the first and the one without a heading are numbers."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for k, head in enumerate(heads):
        number = k > 0 and head not in ("", "used for")
        table.add_column(justify="right" if number else "left", no_wrap=head != "")
    table.add_row(*(Text(head, HEAD) for head in heads))
    return table


def percent(rate: Rate) -> tuple[str, str]:
    """A share and its interval."""
    return f"{rate.share:.1%}", f"{100 * rate.low:.1f}–{rate.high:.1%}"


def spread(numbers: Spread) -> tuple[str, str, str, str]:
    """Mean, median, minimum and maximum."""
    return f"{numbers.mean:,.1f}", f"{numbers.median:,.0f}", f"{numbers.least:,}", f"{numbers.most:,}"


def clock(seconds: float) -> str:
    """A length of time."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s"


def seat_names(game: Game, language: str, seats: int) -> list[str]:
    """The game's names for its seats."""
    words = Words(game, language) if language in languages_of(game) else Words(None, language)
    return [words.seat(seat) for seat in range(seats)]


def told(game: Game, language: str, reason: str) -> str:
    """How a game ended by a rule, in words; empty if the game has no texts."""
    with suppress(FileNotFoundError, ValueError):
        return ending(game, language, reason)
    return ""
