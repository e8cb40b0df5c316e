"""How Das Spiel der Nationen is shown. `detente.core.shown.scene` defines the contract.

Places on the board: points (`AKA.2`), countries (`AKA`, where the name is printed), `AKA derricks`, `KAS port`, `north`, `south`,
the routes of pipelines (`UOR-AKA`), the incidents `deck` and `below`. Next to it: `stock`, and for each seat `A reserve`, `A waiting`.
A piece's id is its place, its seat and what it is: `AKA.2 A king`.
"""

from typing import Any, Final

from detente.core.shown.drawing import Drawing
from detente.core.shown.words import Words
from detente.games.nations.log import log_line
from detente.games.nations.scene.changes import changes
from detente.games.nations.scene.chart import chart, legend
from detente.games.nations.scene.drags import drag
from detente.games.nations.scene.explained import EXPLAINED
from detente.games.nations.scene.marks import marks, preview
from detente.games.nations.scene.offers import STANDING, foreseen, offer, waives
from detente.games.nations.scene.panels import panels
from detente.games.nations.scene.pieces import pieces, places
from detente.games.nations.scene.prompts import ask
from detente.games.nations.scene.staging import staged

__all__ = [
    "DRAGS",
    "EXPLAINED",
    "STANDING",
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

DRAGS: Final = ("turn target", "order target")
"""A player drags a leader to the target."""


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as the view shows it."""
    return Drawing(
        places=places(view, words),
        pieces=pieces(view, words),
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )
