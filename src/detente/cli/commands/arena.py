"""The commands of `detente arena`: bots against each other."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import AnySeed, GameRows, Page, Where
from detente.cli.commands.options import command

group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")

AnyTables = Annotated[
    list[str],
    typer.Argument(
        metavar="TABLE",
        help="Where they play: a game, or GAME:NAME=VALUE,NAME=VALUE with options of it. "
        "See [bold]detente games[/bold].",
    ),
]


@group.callback()
def arena_root() -> None:
    """Bots against each other: which is stronger?

    A bot is NAME or NAME:ARGUMENT, such as random, heuristic, search:400.

    [dim]Examples:[/dim]
    detente arena strength nuclear_war --bot heuristic --field random
    detente arena round-robin wsdv nuclear_war:seats=6 --bots random,heuristic,search:100
    """


@dataclass(frozen=True, slots=True)
class RoundRobinOptions:
    """What `detente arena round-robin` takes."""

    tables: AnyTables
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOT,BOT,...", help="Two or more bots.")] = (
        "heuristic,random"
    )
    deals: Annotated[
        int,
        typer.Option(
            "--deals",
            "-n",
            help="How many deals every line-up plays, each once from every place at the table.",
        ),
    ] = 25
    seed: AnySeed = None
    where: Where = field(default_factory=Where)
    out: GameRows = None
    page: Page = field(default_factory=Page)


@command(group, "round-robin")
def round_robin_command(typed: RoundRobinOptions) -> int:
    """Let all line-ups of some bots play, and rate the bots.

    All line-ups play the same deals. Where partners win together, they are the same bot.

    [dim]Examples:[/dim]
    detente arena round-robin nuclear_war --bots random,heuristic,search:100
    detente arena round-robin wsdv europe1815:mode=teams --deals 10 --report arena.html
    """
    from detente.cli.league import round_robin

    return round_robin(typed)


@dataclass(frozen=True, slots=True)
class TrialOptions:
    """How bots are measured among others, and where the results are written."""

    games: Annotated[
        int, typer.Option("--games", "-n", help="A challenger plays at most this many games at a table.")
    ] = 400
    factor: Annotated[
        float | None,
        typer.Option("--factor", help="Ask, too, whether it wins more than this many times as often."),
    ] = None
    seed: AnySeed = None
    where: Where = field(default_factory=Where)
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json", help="Write the result to a file.")
    ] = None
    page: Page = field(default_factory=Page)


@dataclass(frozen=True, slots=True)
class LadderOptions:
    """What `detente arena ladder` takes."""

    tables: AnyTables
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOT,BOT,...", help="The bots, the weakest first.")
    ] = "random,heuristic"
    trial: TrialOptions = field(default_factory=TrialOptions)


@command(group, "ladder")
def ladder_command(typed: LadderOptions) -> int:
    """Is each bot better than the one before? Every rung is measured as by strength.

    [dim]Examples:[/dim]
    detente arena ladder wsdv --bots easy,medium,hard
    detente arena ladder nuclear_war nations --bots random,heuristic,search:400 --resume run.jsonl
    """
    from detente.cli.strength import ladder

    return ladder(typed)


@dataclass(frozen=True, slots=True)
class StrengthOptions:
    """What `detente arena strength` takes."""

    tables: AnyTables
    bot: Annotated[str, typer.Option("--bot", "-b", help="The challenger, at one seat.")] = "heuristic"
    others: Annotated[str, typer.Option("--field", "-f", help="The bot at all other seats.")] = "random"
    share: Annotated[
        float | None,
        typer.Option("--share", help="Ask, too, whether it wins more than this share of games, as 0.65."),
    ] = None
    trial: TrialOptions = field(default_factory=TrialOptions)


@command(group, "strength")
def strength_command(typed: StrengthOptions) -> int:
    """Measure one bot among others: does it win more than they would in its place?

    Every deal is played with the challenger in each seat in turn, and once by
    the field bot alone.

    It stops as soon as the 95% intervals decide everything that is asked; they allow
    for looking several times. Games that nobody won count as not won, and are
    shown separately.

    [dim]Examples:[/dim]
    detente arena strength nuclear_war --bot heuristic --field random
    detente arena strength wsdv --bot search:400 --field heuristic --share 0.65
    detente arena strength europe1815:mode=teams --bot search --factor 1.5
    """
    from detente.cli.strength import strength

    return strength(typed)
