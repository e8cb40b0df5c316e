"""What can be typed at the table besides offers, and the help that lists it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table

from detente.core.shown.drawing import Offer
from detente.core.shown.words import Texts

LOG_LINES: Final = 30
"""How many lines of the log are shown if nobody says how many."""

HELP: Final = {
    "u": "undo",
    "h": "hint",
    "r": "rule",
    "l": "log",
    "m": "map",
    "k": "legend",
    "s": "show",
    "b": "whole",
    "n": "written",
    "x": "explain",
    "d": "piles",
    "q": "quit",
}
"""Letters that can be typed, and the texts `help-NAME`, in the order in which they are listed."""
TYPED: Final = {"r": "r, r {rule}", "l": "l, l 100", "m": "m, m NAME", "x": "x, x 2", "q": "q, q game.json"}
"""How those are typed that take more."""


class Command(NamedTuple):
    """What can be typed besides offers. run: given what follows the letter. takes_more: whether something may follow.
    there: whether this table has it.
    """

    run: Callable[[str], None]
    takes_more: bool = False
    there: bool = True


def help_table(
    there: Mapping[str, Command], offers: Sequence[Offer], rule: str, texts: Texts
) -> RenderableType:
    """What can be typed now. there: what this table has. rule: an example of a rule's id."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    action, label = offers[-1]["action"], offers[-1]["label"]
    start = " ".join(word[:2] for word in action.split())
    grid.add_row(f"1 – {len(offers)}", texts("help-number"))
    grid.add_row("", texts("help-words", example=label))
    grid.add_row("", texts("help-notation", example=f"{action} = {start}"))
    for letter, name in HELP.items():
        if letter in there:
            typed = TYPED.get(letter, letter).format(rule=rule)
            grid.add_row(typed, texts(f"help-{name}", count=LOG_LINES))
    return Padding(grid, (0, 2))
