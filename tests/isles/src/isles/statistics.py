"""What statistics of many games tell of Isles."""

from collections.abc import Iterable
from typing import Final

from detente.core.shown.statistics import Measure, Statistics
from isles.data import CHART_IDS
from isles.state import HAND, GameState


def at_hand(s: GameState, seat: int) -> Iterable[str]:
    """The charts of the hand."""
    return [CHART_IDS[face] for face in s.faces(HAND + seat)]


STATISTICS: Final = Statistics(
    course=(
        Measure("pearls", "table.pearls", leads=True),
        Measure("tide", "tide", "marker-tide"),
        Measure("afloat", lambda s: [s.on_map(seat) for seat in range(s.seats)]),
    ),
    at_hand=at_hand,
    aside=("stow",),
)
