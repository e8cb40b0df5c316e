"""How Wir sind das Volk! is shown; the contract is in `detente.core.shown.scene`.

Places on the board: provinces (`sachsen`, the region; `sachsen plate`, for its counters), sectors (`french`), cities and
external sites (`leipzig`), lines of connections (`flensburg__kiel`), spaces of tracks (`prestige -3`), `decade 2`, `wall`,
`holding` and `supply`. Next to it: `display`, `special`, `in play`, `police`, `row`, `deck`, `shown`, and for each seat
`A hand`. A card's piece id is its place and its card id: `display card_13`.
"""

from typing import Any, Final

from detente.core.shown.drawing import Change, Drawing, Piece, Place
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany.log import told_together
from detente.games.germany.names import hand
from detente.games.germany.scene.changes import MAKERS as GERMAN_CHANGES
from detente.games.germany.scene.changes import Changers, card_moved, changed_by
from detente.games.germany.scene.chart import chart, legend
from detente.games.germany.scene.drags import DROPS, drag, goes_on
from detente.games.germany.scene.explained import EXPLAINED
from detente.games.germany.scene.marks import marks
from detente.games.germany.scene.offers import MAKERS as OFFERS
from detente.games.germany.scene.offers import STANDING, Offered, foreseen, made_by, sprites, waives
from detente.games.germany.scene.pieces import BACK, cards_at, common_cards, germany
from detente.games.germany.scene.places import board_places, card_places
from detente.games.wsdv.log import log_line
from detente.games.wsdv.scene.panels import panels
from detente.games.wsdv.scene.prompts import ask
from detente.games.wsdv.scene.staging import staged

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


def changes(event: dict[str, Any], words: Words) -> list[Change]:
    """The changes that an event makes on the table."""
    return changed_by(CHANGES, event, words)


def shown(event: dict[str, Any], words: Words) -> list[Change]:
    """WSDV-HID-3: a card leaves a hand and the game, visible to all."""
    was = None if event["own"] else BACK
    return [card_moved(event["card"], hand(event["seat"]), "shown", words, was)]


CHANGES: Final[Changers] = {**GERMAN_CHANGES, "CardShown": shown}


def offer(view: dict[str, Any], action: str, words: Words) -> Offered:
    """The label of an action and the elements it is offered on."""
    return made_by(OFFERS, view, action, words)


def pieces(view: dict[str, Any], words: Words) -> list[Piece]:
    """All pieces on the table."""
    return [
        *germany(view, words),
        *common_cards(view, words),
        *cards_at("shown", view["shown"], words),
    ]


CARD_PLACES: Final = ("special", "display", "in play", "police", "row", "looked", "deck", "shown")


@kept
def places(view: dict[str, Any], words: Words) -> list[Place]:
    """All places; regions come first, so that pieces on them remain reachable."""
    return [
        *board_places(view, words),
        *card_places(CARD_PLACES, words),
        *(
            Place(id=hand(seat), name=words("place-hand"), seat=seat, term="hand")
            for seat in range(view["seats"])
        ),
    ]
