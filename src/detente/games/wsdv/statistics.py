"""What statistics of many games tell of Wir sind das Volk!."""

from collections.abc import Iterable
from typing import Final

from detente.core.shown.statistics import Measure, Statistics
from detente.games.germany.notation import CARD_IDS
from detente.games.germany.statistics import TRACKS, factories, standards, unrest
from detente.games.germany.symbols import card_name
from detente.games.wsdv import places
from detente.games.wsdv.state import GameState


def at_hand(s: GameState, seat: int) -> Iterable[str]:
    """The cards of the hand and the display."""
    return [CARD_IDS[card] for place in (places.HAND + seat, places.DISPLAY) for card in s.cards.at(place)]


STATISTICS: Final = Statistics(
    course=(
        *TRACKS,
        Measure("standards", standards),
        Measure("unrest", unrest),
        Measure("factories", factories),
    ),
    card_name=card_name,
    at_hand=at_hand,
    aside=("discard",),
)
