"""The root of the command line."""

from typing import Annotated

import typer

from detente.cli.commands import (
    advice,
    arena,
    authors,
    cards,
    export,
    games,
    hosting,
    learning,
    many,
    rules,
    table,
)
from detente.cli.commands.group import Commands
from detente.cli.tongue import speak

app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for commands in (table, hosting, many, learning, export, advice, games, authors):
    app.add_typer(commands.group)
app.add_typer(rules.group, name="rules", subcommand_metavar="GAME [RULE] | coverage")
app.add_typer(arena.group, name="arena")
app.add_typer(cards.group, name="cards")


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Détente: a table for games of power politics, for people and programs."""
    speak("en")
    if version:
        import detente

        print(detente.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        from detente.cli.start import say_what_next

        say_what_next()
