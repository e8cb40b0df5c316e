"""How 1815 and 1715 are shown. `detente.core.shown.scene` defines the contract.

Places on the board: the lands by their ids, and seas, which only have names. Next to the board: `A supply` for each seat.
A piece's id is its place and what it is: `england inf`, `A supply kav`.
"""

from typing import Any, Final

from detente.core.shown.drawing import Drawing
from detente.core.shown.words import Words
from detente.games.europe1815.log import log_line
from detente.games.europe1815.scene.changes import changes
from detente.games.europe1815.scene.chart import chart, legend
from detente.games.europe1815.scene.drags import drag
from detente.games.europe1815.scene.explained import EXPLAINED
from detente.games.europe1815.scene.marks import marks, preview
from detente.games.europe1815.scene.offers import HAPPENINGS, STANDING, foreseen, offer, waives
from detente.games.europe1815.scene.panels import panels
from detente.games.europe1815.scene.pieces import pieces, places
from detente.games.europe1815.scene.prompts import alone, ask
from detente.games.europe1815.scene.staging import staged

__all__ = [
    "DRAGS",
    "DROPS",
    "EXPLAINED",
    "HAPPENINGS",
    "STANDING",
    "alone",
    "changes",
    "chart",
    "drag",
    "draw",
    "foreseen",
    "legend",
    "log_line",
    "offer",
    "preview",
    "staged",
    "waives",
]

DRAGS: Final = ("attack count", "relocation count", "stationing count", "troops count")
"""A stack and the number of its units are one choice."""
DROPS: Final = ("turn attack", "turn relocation", "effect relocation", "turn stationing")
"""A command names its land first: troops are dragged onto it, and new ones from the supply."""


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as the view shows it."""
    return Drawing(
        places=places(view, words),
        pieces=pieces(view, words),
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )
