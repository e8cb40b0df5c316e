"""How 2+2 is shown: Germany as in `detente.games.germany.scene`, plus the superpowers; contract: `detente.core.shown.scene`.

Additional places on the board: `dominance -3`, `arms_race 2`, `space_race 0` with `... print` (and `dominance 2 income`) for
what the edition prints there, `treasury 6`, `dove 1` to `dove 6`, `button`, `reminders`, `turn 1` to `turn 4`, `sub A`.
Next to it: `stacks`, `arms_race cards`, `conflict cards`, and for each seat `A hand`, `A collected`.
"""

from typing import Any

from detente.core.shown.drawing import Drawing
from detente.core.shown.words import Words
from detente.games.germany.log import told_together
from detente.games.germany.scene.chart import chart, legend
from detente.games.germany.scene.drags import DROPS, goes_on
from detente.games.germany.scene.offers import STANDING, foreseen, waives
from detente.games.twoplustwo.log import log_line
from detente.games.twoplustwo.scene.changes import changes
from detente.games.twoplustwo.scene.drags import drag
from detente.games.twoplustwo.scene.explained import EXPLAINED
from detente.games.twoplustwo.scene.marks import marks
from detente.games.twoplustwo.scene.offers import offer, sprites
from detente.games.twoplustwo.scene.panels import panels
from detente.games.twoplustwo.scene.pieces import pieces
from detente.games.twoplustwo.scene.places import places
from detente.games.twoplustwo.scene.prompts import ask
from detente.games.twoplustwo.scene.staging import staged

__all__ = [
    "DROPS",
    "EXPLAINED",
    "STANDING",
    "changes",
    "chart",
    "drag",
    "draw",
    "foreseen",
    "goes_on",
    "legend",
    "log_line",
    "offer",
    "sprites",
    "staged",
    "told_together",
    "waives",
]


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as shown by the view."""
    return Drawing(
        places=places(view, words),
        pieces=pieces(view, words),
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )
