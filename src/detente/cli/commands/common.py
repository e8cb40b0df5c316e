"""Arguments and options that several commands take."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.completing import games
from detente.cli.tongue import speak

AnyGame = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Which game; see [bold]detente games[/bold].", autocompletion=games),
]
AnyGameOptions = Annotated[
    list[str],
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; can be given several times. See [bold]detente games[/bold]. "
        "Some take a file, too; see [bold]detente cards[/bold].",
    ),
]
AnySeed = Annotated[
    int | None,
    typer.Option("--seed", help="The same number gives the same games, whatever the number of workers."),
]
AnyRecord = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
AnyTests = Annotated[
    Path, typer.Option("--tests", metavar="FOLDER", help="Where the tests of its rules are.")
]
GameRows = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Write every game as a row: FILE.csv, .json or .parquet."),
]
RecordKind = Annotated[
    str,
    typer.Option(
        "--record",
        metavar="WHAT",
        help="What is recorded of each decision: observations (numbers) or views (JSON).",
    ),
]
RECORDED = "observations"
"""What is recorded if nothing is typed."""


@dataclass(frozen=True, slots=True)
class Where:
    """Where games are played and saved. workers: processes. cluster: as typed, or None. resume: the file of the run, or None."""

    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Processes; one per core if not given.")
    ] = None
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ray",
            help="Play on a Ray cluster: ray, or ray:ADDRESS of its head. Takes pip install 'detente\\[cluster]'.",
        ),
    ] = None
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume",
            metavar="FILE",
            help="Keep every game in this file as soon as it is finished. If the file exists, continue it; "
            "it must be of the same run.",
        ),
    ] = None


@dataclass(frozen=True, slots=True)
class Page:
    """A report as a page. report: its file, or None. language: of the page."""

    report: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="FILE.html", help="Write a page with plots, to look at in a browser."
        ),
    ] = None
    language: Annotated[
        str,
        typer.Option(
            "--language",
            "-l",
            help="Of the page, and of what simulate prints: en or de.",
            is_eager=True,
            callback=speak,
        ),
    ] = "en"
