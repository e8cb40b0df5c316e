"""Isles, a small game of ships and pearls, made up to show how a game is added.

Players: 2 or 3. Hidden: hands, stowed charts, the deck and orders until they open. Chance: the deck, the storm die.
Actions: see `notation`. Views: see `view`. All seats give their orders at once.
"""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.authors.plain.ranking import most_first
from detente.core.engine.game import Game
from detente.core.engine.options import Option
from isles.data import MOST_FLEETS, MOST_TIDES, OWN_CHARTS
from isles.notation import ACTIONS
from isles.position import arrange
from isles.rules import SEQUENCE, Isles
from isles.view import FACTS

OPTIONS: Final = (
    Option("seats", (2, 3), "number of players", "ISLES-SETUP-1"),
    Option("tides", (6, 4, MOST_TIDES), "steps of the tide until the game ends", "ISLES-TIDE-2"),
    Option("look", (1, 2), "charts seen in one look at the deck", "ISLES-DRAW-2"),
    Option("charts", ("house",), "the charts", "ISLES-CHART-1", own=OWN_CHARTS),
    Option("signals", ("flags", "lamps", "none"), "who hears what a captain says", "ISLES-SIGNAL-1"),
)

MOST_ACTIONS_OF_A_SEAT: Final = 2 + 2 + 1 + 2 * (2 + MOST_FLEETS) + 1
"""In a round: orders, a look and a draw, a chart, the parts of at most four fleets, done."""


def listeners(options: Mapping[str, Any], seat: int) -> list[int] | None:
    """ISLES-SIGNAL-1: flags are seen by everybody, lamps by the next captain clockwise."""
    return {"flags": None, "lamps": [(seat + 1) % options["seats"]], "none": []}[options["signals"]]


GAME: Final = Game(
    id="isles",
    title="Isles",
    version=1,
    package="isles",
    state_type=Isles,
    actions=ACTIONS,
    options=OPTIONS,
    sequence=SEQUENCE,
    max_actions=MOST_ACTIONS_OF_A_SEAT * 3 * MOST_TIDES,
    facts=FACTS,
    arrange=arrange,
    rank=most_first("pearls", "ISLES-END-2"),
    listeners=listeners,
)
