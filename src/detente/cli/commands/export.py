"""The command that makes trajectories of saved games."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import RecordKind
from detente.cli.commands.options import command

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What `detente export` takes."""

    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE",
            help="Saved games, or folders with them; a finished game on a server can be saved there.",
        ),
    ]
    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="FOLDER", help="A new folder; each game gets a folder of its own in it."
        ),
    ]
    record: RecordKind = "observations"


@command(group, "export")
def export_command(typed: ExportOptions) -> int:
    """Turn saved games into trajectories for learners: every decision as a row of Parquet files.

    Only finished games are exported, without the actions that were taken back. All others are named, with the reason.
    The files are those of [bold]detente simulate --trajectories[/bold]. Takes pip install 'detente\\[arena]'.

    [dim]Examples:[/dim]
    detente export game.json --out trajectories
    detente export saved/ --record views --out trajectories
    """
    from detente.cli.export import export

    return export(typed)
