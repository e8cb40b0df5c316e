"""What statistics of many games tell of 2+2."""

from collections.abc import Callable, Iterable
from typing import Final

from detente.core.shown.statistics import Measure, Statistics
from detente.games.germany.statistics import TRACKS, standards, unrest, within_reach
from detente.games.germany.symbols import card_name
from detente.games.twoplustwo import places
from detente.games.twoplustwo.state import GameState
from detente.games.twoplustwo.tables import IDS


def at_hand(s: GameState, seat: int) -> Iterable[str]:
    """The cards of the hand and the display."""
    return within_reach(s, IDS, places.HAND + seat, places.DISPLAY)


def of_states(count: Callable[[GameState], list[int]]) -> Callable[[GameState], list[int | None]]:
    """A number for each of the German states, none for the superpowers."""
    return lambda s: [None, None, *count(s)]


STATISTICS: Final = Statistics(
    course=(
        Measure("decade", "decade", "label-decade", part=True),
        Measure("dominance", "tracks.dominance", "track-dominance"),
        Measure("arms_race", "tracks.arms_race", "track-arms_race"),
        Measure("space_race", "tracks.space_race", "track-space_race"),
        *TRACKS,
        Measure("doves", "doves", "label-doves"),
        Measure("points", "points.total"),
        Measure("dollars", lambda s: s.money),
        Measure("standards", of_states(standards)),
        Measure("unrest", of_states(unrest)),
    ),
    card_name=card_name,
    at_hand=at_hand,
    aside=("discard", "drawn"),
)
