"""The list of games."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import detente


def list_games() -> None:
    """Print all games with their options."""
    console = Console(highlight=False)
    for id in detente.games():
        game = detente.game(id)
        seats = [v for option in game.options if option.name == "seats" for v in option.values]
        players = f"{seats[0]}–{seats[-1]} players" if len(seats) > 1 else f"{seats[0]} players"
        console.print(Text.assemble((id, "bold cyan"), f"  {game.title}, {players}"))
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
        console.print(Padding(table, (0, 0, 1, 4)))
