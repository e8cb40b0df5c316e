"""How Wir sind das Volk! is shown: the contract is in `detente.core.scene`.

Places on the board: provinces (`sachsen`, the region; `sachsen plate`, where its counters lie), sectors (`french`), cities and
external sites (`leipzig`), lines of connections (`flensburg__kiel`), spaces of tracks (`prestige -3`), `decade 2`, `wall`,
`holding` and `supply`. Beside it: `display`, `special`, `in play`, `police`, `row`, `deck`, `shown`, and for each seat
`A hand`. A card's piece is its place and its id: `display card_13`.
"""

from typing import Any

from detente.core.scene import Drawing
from detente.core.words import Words
from detente.games.germany.log import log_line
from detente.games.germany.scene.changes import changes
from detente.games.germany.scene.marks import marks
from detente.games.germany.scene.offers import offer, sprites
from detente.games.germany.scene.panels import panels
from detente.games.germany.scene.pieces import pieces
from detente.games.germany.scene.places import places
from detente.games.germany.scene.prompts import ask

__all__ = ["changes", "draw", "log_line", "offer", "sprites"]


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as the view shows it."""
    return Drawing(
        places=places(view, words),
        pieces=pieces(view, words),
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )
