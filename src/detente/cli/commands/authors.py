"""Commands for authors of games: check, new, fields."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import AnyGame
from detente.cli.commands.options import command

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """What `detente check` takes."""

    game: AnyGame
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            min=1,
            help="How many random games; enough for every value of every option if not given.",
        ),
    ] = None
    language: Annotated[
        str | None,
        typer.Option("--language", "-l", help="Only this language; all that the game has if not given."),
    ] = None
    tests: Annotated[
        Path | None,
        typer.Option(
            "--tests",
            metavar="FOLDER",
            help="Where the tests of its rules are; the folder tests if not given.",
        ),
    ] = None


@command(group, "check")
def check_command(typed: CheckOptions) -> int:
    """Check a game: its rules in random games, texts, rules pages, scenes, pictures, observations and bots.

    Each check prints a line, and another for every fault. A fault that a random game finds
    is kept in the folder failures, for [bold]detente replay[/bold]. The exit code is 1 if there is a fault.

    More games find more: rare events and questions that did not come up are named.

    [dim]Examples:[/dim]
    detente check isles
    detente check isles --games 200 --language de
    """
    from detente.cli.check import report_checks

    return report_checks(typed)


@group.command(name="new")
def new_command(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The id of the game: small letters, digits and _.")
    ],
    folder: Annotated[
        Path, typer.Option("--folder", metavar="FOLDER", help="Where to put the folder of the game.")
    ] = Path(),
) -> None:
    """Write a new game that plays at once, for you to change piece by piece.

    [dim]Example:[/dim]
    detente new four_seas
    pip install -e four_seas
    detente play four_seas
    """
    from detente.cli.new import new_game

    made = new_game(name, folder)
    print(f"{made}: a game of three rounds. Install it with: pip install -e {made}")


@group.command(name="fields")
def fields_command(
    package: Annotated[
        str, typer.Argument(metavar="GAME", help="The id of a game, or the name of a package.")
    ],
) -> None:
    """Write the class of a game's state fields from their declarations: for authors of compiled games.

    `fields.py` of the game declares each field once; this writes `slots.py` next to it, with attributes, start
    values and a copy of them.

    [dim]Example:[/dim]
    detente fields nations
    """
    from detente.cli.fields import write_fields

    print(write_fields(package))


@group.command(name="facts")
def facts_command(
    package: Annotated[
        str, typer.Argument(metavar="GAME", help="The id of a game, or the name of a package.")
    ],
) -> None:
    """Write code that does what a game's facts do, but all at once: for authors of compiled games.

    `view.py` of the game declares each fact once; this writes `shown.py` next to it, which writes observations
    and views from the state without a call for each fact.

    [dim]Example:[/dim]
    detente facts nations
    """
    from detente.cli.fields import write_facts

    print(write_facts(package))
