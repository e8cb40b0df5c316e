"""The command that makes trajectories of saved games."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import RECORDED, RecordKind
from detente.cli.commands.options import command

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What `detente export` takes."""

    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="FOLDER", help="A new folder; each game gets a folder of its own in it."
        ),
    ]
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="Saved games, or folders with them.")
    ] = field(default_factory=list)
    store: Annotated[
        str | None,
        typer.Option(
            "--store",
            metavar="DATABASE",
            help="The database of a server: all games that are over and of which everybody at the table agrees "
            "that they are used for research. A file, or postgresql://USER@HOST/NAME.",
        ),
    ] = None
    record: RecordKind = RECORDED


@command(group, "export")
def export_command(typed: ExportOptions) -> int:
    """Turn saved games into trajectories for learners: every decision as a row of Parquet files.

    Only finished games are exported, without the actions that were taken back. All others are named, with the reason.
    From a server's database only games are taken of which every person who held a seat has agreed, in the list of players of
    the table's page. Their names are replaced by the word person.

    The files are those of [bold]detente simulate --trajectories[/bold]. Takes pip install 'detente\\[arena]'.

    [dim]Examples:[/dim]
    detente export game.json --out trajectories
    detente export saved/ --record views --out trajectories
    detente export --store detente.sqlite --out trajectories
    """
    from detente.cli.export import export

    return export(typed)
