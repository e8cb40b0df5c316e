"""The commands of `detente arena`, as the command line shows them."""

from pathlib import Path
from typing import Annotated

import typer

arena = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")

AnyTables = Annotated[
    list[str],
    typer.Argument(
        metavar="TABLE",
        help="Where they play: a game, or GAME:NAME=VALUE,NAME=VALUE with options of it. "
        "See [bold]detente games[/bold].",
    ),
]
AnySeed = Annotated[
    int | None,
    typer.Option("--seed", help="The same number gives the same games, whatever the number of workers."),
]
AnyWorkers = Annotated[
    int | None, typer.Option("--workers", "-w", help="Processes; one per core if not given.")
]
AnyCluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ray",
        help="Play on a Ray cluster: ray, or ray:ADDRESS of its head. Takes pip install 'detente\\[cluster]'.",
    ),
]
AnyResume = Annotated[
    Path | None,
    typer.Option(
        "--resume",
        metavar="FILE",
        help="Keep every game in this file as soon as it is finished. If the file is there already, go on from it; "
        "it must be of the same run.",
    ),
]


AnyPage = Annotated[
    Path | None,
    typer.Option("--report", metavar="FILE.html", help="Write a page with plots, to look at in a browser."),
]
AnyPageLanguage = Annotated[str, typer.Option("--language", "-l", help="Of the page: en or de.")]
AnyResult = Annotated[Path | None, typer.Option("--out", metavar="FILE.json", help="Write the result down.")]
AnyFactor = Annotated[
    float | None,
    typer.Option("--factor", help="Ask, too, whether it wins more than so many times as often."),
]
MostGames = Annotated[
    int, typer.Option("--games", "-n", help="A challenger plays at most so many games at a table.")
]


@arena.callback()
def arena_root() -> None:
    """Bots against each other: which is stronger?

    A bot is NAME or NAME:ARGUMENT, such as random, heuristic, search:400.

    [dim]Examples:[/dim]
    detente arena strength nuclear_war --bot heuristic --field random
    detente arena round-robin wsdv nuclear_war:seats=6 --bots random,heuristic,search:100
    """


@arena.command(name="round-robin")
def round_robin_command(
    tables: AnyTables,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOT,BOT,...", help="Two or more bots.")
    ] = "heuristic,random",
    deals: Annotated[
        int,
        typer.Option(
            "--deals",
            "-n",
            help="How many deals every line-up plays, each once from every place at the table.",
        ),
    ] = 25,
    seed: AnySeed = None,
    workers: AnyWorkers = None,
    cluster: AnyCluster = None,
    resume: AnyResume = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write every game as a row: FILE.csv, .json or .parquet."),
    ] = None,
    report: AnyPage = None,
    language: AnyPageLanguage = "en",
) -> None:
    """Let all line-ups of some bots play, and rate the bots.

    All line-ups play the same deals. Where partners win together, they are the same bot.

    [dim]Examples:[/dim]
    detente arena round-robin nuclear_war --bots random,heuristic,search:100
    detente arena round-robin wsdv europe1815:mode=teams --deals 10 --report arena.html
    """
    from detente.cli.league import round_robin
    from detente.cli.running import Where

    where = Where(workers, cluster, resume)
    raise typer.Exit(round_robin(tables, bots, deals, seed, where, out, report, language))


@arena.command(name="ladder")
def ladder_command(
    tables: AnyTables,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOT,BOT,...", help="The bots, the weakest first.")
    ] = "random,heuristic",
    games: MostGames = 400,
    factor: AnyFactor = None,
    seed: AnySeed = None,
    workers: AnyWorkers = None,
    cluster: AnyCluster = None,
    resume: AnyResume = None,
    out: AnyResult = None,
    report: AnyPage = None,
    language: AnyPageLanguage = "en",
) -> None:
    """Is each bot better than the one before? Every rung is measured as by strength.

    [dim]Examples:[/dim]
    detente arena ladder wsdv --bots easy,medium,hard
    detente arena ladder nuclear_war nations --bots random,heuristic,search:400 --resume run.jsonl
    """
    from detente.cli.running import Where
    from detente.cli.strength import ladder

    where = Where(workers, cluster, resume)
    raise typer.Exit(ladder(tables, bots, games, factor, seed, where, out, report, language))


@arena.command(name="strength")
def strength_command(
    tables: AnyTables,
    bot: Annotated[str, typer.Option("--bot", "-b", help="The challenger, at one seat.")] = "heuristic",
    field: Annotated[str, typer.Option("--field", "-f", help="The bot at all other seats.")] = "random",
    games: MostGames = 400,
    factor: AnyFactor = None,
    share: Annotated[
        float | None,
        typer.Option("--share", help="Ask, too, whether it wins more than this share of games, as 0.65."),
    ] = None,
    seed: AnySeed = None,
    workers: AnyWorkers = None,
    cluster: AnyCluster = None,
    resume: AnyResume = None,
    out: AnyResult = None,
    report: AnyPage = None,
    language: AnyPageLanguage = "en",
) -> None:
    """Measure one bot among others: does it win more than they would in its place?

    Every deal is played with the challenger in each seat in turn, and once by
    the field bot alone.

    It stops as soon as the 95% intervals decide all that is asked; they allow
    for looking several times. Games that nobody won count as not won, and are
    shown apart.

    [dim]Examples:[/dim]
    detente arena strength nuclear_war --bot heuristic --field random
    detente arena strength wsdv --bot search:400 --field heuristic --share 0.65
    detente arena strength europe1815:mode=teams --bot search --factor 1.5
    """
    from detente.cli.running import Where
    from detente.cli.strength import strength

    where = Where(workers, cluster, resume)
    raise typer.Exit(strength(tables, bot, field, games, factor, share, seed, where, out, report, language))
