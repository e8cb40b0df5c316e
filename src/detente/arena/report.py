"""The results of a run, for the terminal."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from detente.arena.cards import CardUsed, cards_used
from detente.arena.course import CHANCE
from detente.arena.course_stats import leads
from detente.arena.names import Names, names_of
from detente.arena.numbers import (
    COMMAS,
    between,
    few,
    listed,
    local,
    of_measure,
    percent,
    quartile_cells,
    share_of,
    signed,
    spread_cells,
)
from detente.arena.played_cards import cards_by_seat, never_played
from detente.arena.run import Run
from detente.arena.stats import Rate, Summary, summary
from detente.core.shown.statistics import statistics_of

HEAD = "dim"
QUIET = "dim"
MOST_CARDS = 12
SURE = 0.05
NAME_WIDTH = 34
"""The widest name in a table; longer ones are broken into lines."""
HEAD_WIDTH = 15
"""Headings are broken into lines of this many letters."""


def report(run: Run, language: str = "en") -> Iterator[RenderableType]:
    """Print the results of a run to a console. ValueError if there are no texts in this language."""
    names = names_of(run, language)
    yield from heading(run, names)
    found = summary(run.played)
    if found is not None:
        yield from report_wins(found, names)
        yield from report_endings(found, names)
        yield from report_lengths(found, names)
        yield from report_leads(run, names)
        yield from report_cards(cards_used(run.played), names)
        yield from report_seats_cards(run, names)


def heading(run: Run, names: Names) -> Iterator[RenderableType]:
    """What was played."""
    say = names.say
    done = len(run.played)
    fresh = done - run.resumed
    about = say("run-about", seconds=time_said(run.seconds, names), seed=str(run.seed))
    if run.seconds > 0 and fresh:
        about = f"{about}, {say('run-speed', games=local(f'{fresh / run.seconds:.1f}', names.language))}"
    title = say("run-title", game=names.game.title, games=number(done, names))
    yield Text.assemble((title, "bold"), (f" {about}", HEAD))
    if run.resumed:
        yield Text(say("run-resumed", games=number(run.resumed, names)), HEAD)
    if run.interrupted:
        left = number(run.games - done, names)
        yield Text(say("run-interrupted", left=left, games=number(run.games, names)), "yellow")


def report_wins(found: Summary, names: Names) -> Iterator[RenderableType]:
    """Wins by bot and by seat."""
    say = names.say
    rows = Grid(names, say("bot"), say("seats-of-bot"), say("won"), say("share"), "95%", say("of-decided"))
    for bot in found.bots:
        rows.add(bot.name, bot.seats, f"{bot.won.count:,}", *share_of(bot.won), percent(bot.of_decided.share))
    rows.add(Text(say("nobody"), QUIET), "", f"{found.nobody.count:,}", *share_of(found.nobody), "")
    yield rows.padded()
    rows = Grid(names, say("seat"), say("won"), say("share"), "95%")
    for name, rate in zip(names.seats, found.seats, strict=True):
        rows.add(name, f"{rate.count:,}", *share_of(rate))
    rows.add(Text(say("equal-share"), QUIET), "", percent(found.equal_share), "")
    yield rows.padded()


def report_endings(found: Summary, names: Names) -> Iterator[RenderableType]:
    """How games ended, and who won by it."""
    say = names.say
    rows = Grid(names, say("rule"), say("games"), say("share"), "95%", say("rule-id"))
    for reason, rate in found.endings:
        rows.add(names.ending(reason), f"{rate.count:,}", *share_of(rate), Text(reason, QUIET))
    yield rows.padded()
    for reason, _ in found.endings:
        won = [
            f"{names.seat(seat)} {number(count, names)}"
            for seat, count in enumerate(found.ways[reason])
            if count
        ]
        short, told = names.ending(reason), names.told(reason)
        line = Text(told if told.startswith(short) else f"{short}: {told}", QUIET)
        if won:
            line.append(f" {say('won-by-list', seats=listed(won))}")
        yield Padding(line, (0, 2, 0, 4))


def report_lengths(found: Summary, names: Names) -> Iterator[RenderableType]:
    """How long games and turns are."""
    say = names.say
    rows = Grid(names, say("per-game"), *(say(name) for name in ("mean", "median", "least", "most")))
    for name, numbers in (
        ("decisions", found.decisions),
        ("turns", found.turns),
        ("turn-decisions", found.per_turn),
    ):
        if numbers is not None:
            rows.add(say(name), *spread_cells(numbers))
    yield rows.padded(below=1)


def lead_measures(names: Names) -> list[str]:
    """The measures by which somebody leads, the chances first."""
    return [CHANCE, *(one.name for one in statistics_of(names.game).course if one.leads)]


def part_measures(names: Names) -> list[str]:
    """The measures that number the parts of a game, such as its rounds."""
    return [one.name for one in statistics_of(names.game).course if one.part]


def report_leads(run: Run, names: Names) -> Iterator[RenderableType]:
    """Who leads, how often that changes, and when it is decided."""
    say = names.say
    sides = names.game.sides(run.options)
    found = leads(run.played, sides, lead_measures(names))
    if not found:
        return
    rows = Grid(
        names,
        say("lead-by"),
        say("margin-half"),
        say("lead-changes"),
        say("decided-after"),
        say("half-of-games"),
    )
    for one in found:
        rows.add(
            names.measure(one.measure),
            of_measure(one.measure, one.halfway.median),
            quartile_cells(one.changes, ",.0f")[0],
            *quartile_cells(one.share, ".0%"),
        )
    yield rows.padded(above=0, below=1)


def report_cards(found: Sequence[CardUsed], names: Names) -> Iterator[RenderableType]:
    """The uses of cards that say most about winning, if the game reports cards."""
    if not found:
        return
    say = names.say
    compared = [(one, one.correlation) for one in found if one.correlation is not None]
    sure = sum(tie.corrected < SURE for _, tie in compared)
    told = say(
        "ties-told" if compared else "ties-none-told",
        uses=number(len(found), names),
        compared=number(len(compared), names),
        sure=number(sure, names),
    )
    yield Padding(Text(told, QUIET), (0, 2, 0, 2))
    if not compared:
        return
    rows = Grid(names, say("card"), say("use"), say("times"), "r", "95%", "p", texts=(0, 1))
    for one, tie in sorted(compared, key=lambda pair: -abs(pair[1].value))[:MOST_CARDS]:
        rows.add(
            names.card(one.card),
            names.use(one.use),
            f"{one.times:,}",
            signed(tie.value, 2),
            f"{signed(tie.low, 2)} … {signed(tie.high, 2)}",
            few(tie.corrected),
        )
    yield rows.padded(below=1)


def report_seats_cards(run: Run, names: Names) -> Iterator[RenderableType]:
    """The cards that those who could play them played least often, and those that nobody ever played."""
    say = names.say
    found = cards_by_seat(run.played, statistics_of(names.game).aside)
    if not found:
        return
    never = never_played(found)
    if never:
        told = say(
            "never-told", count=len(never), cards=", ".join(names.card(card) for card in never[:MOST_CARDS])
        )
        yield Padding(Text(told, QUIET), (0, 2, 1, 2))


class Grid:
    """A table without lines: names may be broken into lines, numbers are on the right, as the language writes them."""

    def __init__(self, names: Names, *heads: str, texts: Sequence[int] = (0,)) -> None:
        self.names = names
        self.table = Table.grid(padding=(0, 2, 0, 0))
        for k, _ in enumerate(heads):
            if k in texts:
                self.table.add_column(max_width=NAME_WIDTH, overflow="fold")
            else:
                self.table.add_column(justify="right", no_wrap=True)
        broken = [wrap(local(head, names.language), HEAD_WIDTH) for head in heads]
        tall = max(map(len, broken))
        self.table.add_row(*(Text("\n".join([""] * (tall - len(lines)) + lines), HEAD) for lines in broken))

    def add(self, *cells: object) -> None:
        """A row."""
        self.table.add_row(
            *(cell if isinstance(cell, Text) else local(str(cell), self.names.language) for cell in cells)
        )

    def padded(self, above: int = 1, below: int = 0) -> Padding:
        """The table with room around it."""
        return Padding(self.table, (above, 2, below, 2))


def number(value: int, names: Names) -> str:
    """A whole number."""
    return local(f"{value:,}", names.language)


def grid(*heads: str) -> Table:
    """A table without lines; all columns but the first and the one without a heading are numbers."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for k, head in enumerate(heads):
        numeric = k > 0 and head != ""
        table.add_column(justify="right" if numeric else "left", no_wrap=head != "")
    table.add_row(*(Text(head, HEAD) for head in heads))
    return table


def percents(rate: Rate) -> tuple[str, str]:
    """A share and its interval."""
    return percent(rate.share), between(rate)


def time_said(seconds: float, names: Names) -> str:
    """A length of time as the language writes it."""
    text = clock(seconds)
    return text.translate(COMMAS) if names.language == "de" else text


def clock(seconds: float) -> str:
    """A length of time."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s"
