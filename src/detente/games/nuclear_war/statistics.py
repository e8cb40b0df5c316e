"""What statistics of many games tell of Nuclear War."""

from collections.abc import Iterable
from typing import Final

from detente.core.shown.statistics import Measure, Statistics
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.scene.names import card_name
from detente.games.nuclear_war.state import GameState


def at_hand(s: GameState, seat: int) -> Iterable[str]:
    """The cards of the hand and the row, deterrents and the launched carrier."""
    cards = [*s.cards.piles[codes.HAND + seat], *s.row(seat), *s.shown(seat)]
    launched = s.launched(seat)
    faces = s.cards.layout.faces
    return [EDITION.ids[faces[card]] for card in (*cards, *([launched] if launched >= 0 else []))]


STATISTICS: Final = Statistics(
    course=(
        Measure("people", lambda s: s.population[: s.seats], leads=True),
        Measure("living", lambda s: len(s.living_seats(0))),
    ),
    card_name=card_name,
    at_hand=at_hand,
    aside=("deterrent",),
)
