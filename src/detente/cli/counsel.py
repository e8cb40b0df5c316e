"""The commands `detente hint` and `detente analyse`, as the command line shows them."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.tongue import AnyLanguage

counsel = typer.Typer(rich_markup_mode="rich")

AnyRecord = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


@counsel.command(name="hint")
def hint_command(
    file: AnyRecord,
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", help="For whom: A, B, C ... Who must decide, if not given.")
    ] = None,
    until: Annotated[
        int | None, typer.Option("--until", metavar="N", help="Only after so many entries of the file.")
    ] = None,
    limit: Annotated[
        str, typer.Option("--limit", metavar="LIMIT", help="How long to think: 400 (iterations) or 200ms.")
    ] = "1000ms",
    language: AnyLanguage = "en",
) -> None:
    """Say what the bot would do in a saved game, from what the seat may know.

    [dim]Examples:[/dim]
    detente hint game.json
    detente hint game.json --until 40 --limit 2000
    """
    from detente.cli.advise import hint

    hint(file, seat, until, limit, language)


@counsel.command(name="analyse")
def analyse_command(
    file: AnyRecord,
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", help="For whom: A, B, C ... A if not given.")
    ] = None,
    limit: Annotated[
        str,
        typer.Option(
            "--limit",
            metavar="LIMIT",
            help="How long to think about each decision: 400 (iterations) or 200ms.",
        ),
    ] = "200ms",
    language: AnyLanguage = "en",
) -> None:
    """Look back at a seat's decisions in a saved game: its chances at each, and the three that cost most.

    [dim]Example:[/dim]
    detente analyse game.json --seat B --limit 400
    """
    from detente.cli.advise import analyse

    analyse(file, seat, limit, language)
