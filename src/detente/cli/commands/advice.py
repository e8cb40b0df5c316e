"""Commands that ask the bot for advice on a saved game: hint, analyse."""

from dataclasses import dataclass
from typing import Annotated

import typer

from detente.cli.commands.common import AnyRecord
from detente.cli.commands.options import command
from detente.cli.tongue import AnyLanguage

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class HintOptions:
    """What `detente hint` takes."""

    file: AnyRecord
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat", "-s", help="For which seat: East, or A, B, C ... The one that must decide if not given."
        ),
    ] = None
    until: Annotated[
        int | None, typer.Option("--until", metavar="N", help="The position after N entries of the file.")
    ] = None
    limit: Annotated[
        str, typer.Option("--limit", metavar="LIMIT", help="How long to think: 400 (iterations) or 200ms.")
    ] = "1000ms"
    language: AnyLanguage = "en"


@command(group, "hint")
def hint_command(typed: HintOptions) -> None:
    """Say what the bot would do in a saved game, from what the seat may know.

    [dim]Examples:[/dim]
    detente hint game.json
    detente hint game.json --until 40 --limit 2000
    """
    from detente.cli.advise import hint

    hint(typed)


@dataclass(frozen=True, slots=True)
class AnalyseOptions:
    """What `detente analyse` takes."""

    file: AnyRecord
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", help="For which seat: East, or A, B, C ... A if not given.")
    ] = None
    limit: Annotated[
        str,
        typer.Option(
            "--limit",
            metavar="LIMIT",
            help="How long to think about each decision: 400 (iterations) or 200ms.",
        ),
    ] = "200ms"
    language: AnyLanguage = "en"


@command(group, "analyse")
def analyse_command(typed: AnalyseOptions) -> None:
    """Look back at a seat's decisions in a saved game: its chances at each, and the three that cost most.

    [dim]Example:[/dim]
    detente analyse game.json --seat B --limit 400
    """
    from detente.cli.advise import analyse

    analyse(typed)
