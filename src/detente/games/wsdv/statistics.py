"""What statistics of many games tell of Wir sind das Volk!."""

from collections.abc import Iterable
from typing import Final

from detente.core.shown.statistics import Measure, Statistics
from detente.games.germany.cards import CARDS
from detente.games.germany.statistics import TRACKS, factories, standards, unrest, within_reach
from detente.games.germany.symbols import card_name
from detente.games.wsdv import places
from detente.games.wsdv.state import GameState


def at_hand(s: GameState, seat: int) -> Iterable[str]:
    """The cards of the hand and the display."""
    return within_reach(s, CARDS.ids, places.HAND + seat, places.DISPLAY)


STATISTICS: Final = Statistics(
    course=(
        Measure("decade", "decade", "label-decade", part=True),
        *TRACKS,
        Measure("standards", standards),
        Measure("unrest", unrest),
        Measure("factories", factories),
    ),
    card_name=card_name,
    at_hand=at_hand,
    aside=("discard",),
)
