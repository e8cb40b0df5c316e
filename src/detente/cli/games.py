"""The list of games."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import detente
from detente.core.engine.parts import faults

NOT_ALL = 1


def list_games() -> int:
    """Print all games with their versions and options, and what is wrong with any of them; the exit code."""
    console = Console(highlight=False)
    wrong = False
    for id in detente.games():
        game = detente.game(id)
        found = faults(game)
        wrong = wrong or bool(found)
        console.print(heading(game))
        console.print(Padding(options(game), (0, 0, 0, 4)))
        for fault in found:
            console.print(Padding(Text(f"does not work: {fault}", "red"), (0, 0, 0, 4)))
        console.print()
    for id, why in detente.broken().items():
        console.print(Text.assemble((id, "bold red"), f"  {source(id)}\n"), end="")
        console.print(Padding(Text(f"left out: {why}", "red"), (0, 0, 1, 4)))
    return NOT_ALL if wrong or detente.broken() else 0


def heading(game: detente.Game) -> Text:
    """A game in a line: its id, title, players and versions."""
    seats = [v for option in game.options if option.name == "seats" for v in option.values]
    players = f"{seats[0]}–{seats[-1]} players" if len(seats) > 1 else f"{seats[0]} players"
    versions = f"   rules version {game.version}, {source(game.id)}"
    return Text.assemble((game.id, "bold cyan"), f"  {game.title}, {players}", (versions, "dim"))


def source(id: str) -> str:
    """The name and version of the distribution that a game comes from."""
    found = detente.installed()[id].dist
    return f"from {found.name} {found.version}" if found is not None else "from an unknown distribution"


def options(game: detente.Game) -> Table:
    """The options of a game."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    for option in game.options:
        values = ", ".join(str(value) for value in option.values)
        if option.own is not None:
            values += f", or a file of the format {option.own.format}"
        rule = f" ({option.rule})" if option.rule else ""
        table.add_row(
            option.name,
            Text.assemble(f"{values}; default {option.standard}\n", (f"{option.about}{rule}", "dim")),
        )
    return table
