"""What the bot would do, as the terminal shows it: the chances now, and the best ways to continue."""

from typing import NamedTuple

from rich.table import Table

from detente.bots import advice
from detente.bots.search import Limit
from detente.core.engine.state import State
from detente.core.shown.scene import advised_line
from detente.core.shown.words import Texts, Words

BAR = 20
THEN = " → "
"""The separator of consecutive actions."""


class Way(NamedTuple):
    """One way to continue. action: its first action, in notation. bar, chance: the seat's chances with it. told: all its actions in words."""

    action: str
    bar: str
    chance: str
    told: str


class Hint(NamedTuple):
    """What the bot would do. head: the seat's chances now, in words. ways: the best ones, the best first."""

    head: str
    ways: list[Way]


def hint_for(state: State, seat: int, limit: Limit, words: Words, say: Texts) -> Hint:
    """The hint for a seat that has a decision to make. words: the game's texts. say: those of the terminal."""
    found = advice.hint(state.view(seat), advice.worlds_of(state, seat), advice.seed_of(seat), limit)
    chance = percent(found["chances"][seat], say)
    ways = [
        Way(
            line["actions"][0],
            bar(line["chance"]),
            percent(line["chance"], say),
            THEN.join(offer["label"] for offer in advised_line(state, seat, line["actions"], words)),
        )
        for line in found["lines"]
    ]
    return Hint(say("hint-head", seat=words.seat(seat), chance=chance), ways)


def percent(chance: float, say: Texts) -> str:
    """A chance in words."""
    return say("percent", number=f"{100 * chance:.0f}")


def bar(chance: float) -> str:
    """A chance as a bar."""
    full = round(chance * BAR)
    return "█" * full + "░" * (BAR - full)


def ways_table(rows: list[list[str]]) -> Table:
    """Ways to continue below one another, in columns."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table
