"""What `detente` says if no command is given."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

import detente
from detente.cli.inputs import PACKAGE
from detente.cli.tongue import wanted_language
from detente.core.shown.words import Texts, languages

NEXT: Final = ("serve", "play", "rules", "games", "simulate", "help")
"""What a newcomer may do next, each with the text `next-NAME`."""
OF_A_GAME: Final = ("play", "rules", "simulate")


def say_what_next() -> None:
    """Print what the program is and what to type next, in the language of the environment."""
    texts = Texts(wanted_language(languages(PACKAGE)), PACKAGE)
    console = Console(highlight=False, markup=False, emoji=False)
    there = detente.games()
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for name in NEXT:
        typed = "--help" if name == "help" else name
        table.add_row(
            f"  detente {typed}{f' {there[0]}' if there and name in OF_A_GAME else ''}",
            texts(f"next-{name}" if name != "games" else "next-games-command"),
        )
    console.print(Text(texts("next-title"), "bold"))
    console.print()
    console.print(table)
    console.print()
    console.print(Text(texts("next-games", games=", ".join(there))))
