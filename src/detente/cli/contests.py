"""The commands of `detente arena`, as the command line shows them."""

from pathlib import Path
from typing import Annotated

import typer

arena = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")

AnyTables = Annotated[
    list[str],
    typer.Argument(
        metavar="TABLE...",
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


@arena.callback()
def arena_root() -> None:
    """Bots against each other: which is stronger?

    A bot is named as NAME or NAME:ARGUMENT, such as random, heuristic, search:400.
    """


@arena.command(name="strength")
def strength_command(
    tables: AnyTables,
    bot: Annotated[str, typer.Option("--bot", "-b", help="The challenger, at one seat.")] = "heuristic",
    field: Annotated[str, typer.Option("--field", "-f", help="The bot at all other seats.")] = "random",
    games: Annotated[
        int, typer.Option("--games", "-n", help="The challenger plays at most so many games at a table.")
    ] = 400,
    factor: Annotated[
        float | None,
        typer.Option("--factor", help="Ask, too, whether it wins more than so many times as often."),
    ] = None,
    share: Annotated[
        float | None,
        typer.Option("--share", help="Ask, too, whether it wins more than this share of games, as 0.65."),
    ] = None,
    seed: AnySeed = None,
    workers: AnyWorkers = None,
    cluster: AnyCluster = None,
    resume: AnyResume = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json", help="Write the result down.")
    ] = None,
) -> None:
    """Measure one bot among others: does it win more than they would in its place?

    Every deal is played with the challenger in each seat in turn, and once by the field bot alone.

    It stops as soon as the 95% intervals decide all that is asked; they allow for looking
    several times. Games that nobody won count as not won, and are shown apart.

    [dim]Examples:[/dim]
    detente arena strength nuclear_war --bot heuristic --field random
    detente arena strength wsdv --bot search:400 --field heuristic --share 0.65
    detente arena strength europe1815:mode=teams --bot search --factor 1.5 --resume run.jsonl
    """
    from detente.cli.strength import strength

    raise typer.Exit(strength(tables, bot, field, games, factor, share, seed, workers, cluster, resume, out))
