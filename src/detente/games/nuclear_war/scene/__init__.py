"""How Nuclear War is shown. `detente.core.shown.scene` defines the contract.

Places: `deck`, `discard`, `turned up`, and for each seat `A hand`, `A row`, `A launch slot`, `A deterrents`.
Panels: `player A` and so on, where a player chooses a seat as a target.
"""

from typing import Any, Final

from detente.core.shown.drawing import Drawing
from detente.core.shown.words import Words
from detente.games.nuclear_war.log import log_line, told_together
from detente.games.nuclear_war.scene.changes import changes
from detente.games.nuclear_war.scene.chart import chart, legend
from detente.games.nuclear_war.scene.drags import drag
from detente.games.nuclear_war.scene.explained import EXPLAINED
from detente.games.nuclear_war.scene.marks import marks
from detente.games.nuclear_war.scene.offers import HAPPENINGS, STANDING, aside, foreseen, offer, waives
from detente.games.nuclear_war.scene.panels import panels
from detente.games.nuclear_war.scene.pieces import pieces, places
from detente.games.nuclear_war.scene.prompts import ask
from detente.games.nuclear_war.scene.staging import staged

__all__ = [
    "DRAGS",
    "DROPS",
    "EXPLAINED",
    "HAPPENINGS",
    "STANDING",
    "aside",
    "changes",
    "chart",
    "drag",
    "draw",
    "foreseen",
    "legend",
    "log_line",
    "offer",
    "staged",
    "told_together",
    "waives",
]

DRAGS: Final = ("salvo",)
DROPS: Final = ("secret secret_target",)
"""A secret is dragged onto whom it hits."""


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as the view shows it."""
    return Drawing(
        places=places(view["seats"], words),
        pieces=pieces(view, words),
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )
