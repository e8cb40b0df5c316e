"""The commands of `detente cards`: files of cards of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import AnyGame
from detente.cli.tongue import AnyLanguage

group = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")


@group.callback()
def cards_root() -> None:
    """Cards of your own: some games can be played with other cards than those that they bring along.

    An option of such a game takes a file of them. `show` prints one to begin with,
    and `check` reports everything that is wrong in yours.

    [dim]Examples:[/dim]
    detente cards show GAME > mine.json
    detente cards check mine.json
    detente play GAME -o OPTION=mine.json
    """


@group.command(name="check")
def cards_check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of cards.")],
    language: AnyLanguage = "en",
) -> None:
    """Check a file of cards, and report everything that is wrong with it.

    The file itself says for which game it is. The exit code is 0 if you can play with it,
    1 if something is wrong in it, 2 if it cannot be read or no installed game takes it.

    [dim]Example:[/dim]
    detente cards check mine.json
    """
    from detente.cli.cards import check_file

    raise typer.Exit(check_file(file))


@group.command(name="show")
def cards_show_command(game: AnyGame, language: AnyLanguage = "en") -> None:
    """Print the cards that a game brings along, as a file to begin with.

    [dim]Example:[/dim]
    detente cards show GAME > mine.json
    """
    from detente.cli.cards import show_file

    show_file(game)
