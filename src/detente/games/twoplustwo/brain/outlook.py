"""What money, races, doves and second places are worth: tables that traits and choices share."""

from collections.abc import Sequence
from typing import Final

from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.rules.points import winners_of_war
from detente.games.twoplustwo.state import GameState

DOLLAR: Final = 0.16
"""Victory points that a dollar is worth, up to a limit."""
MANY_DOLLARS: Final = 8.0
DEBT: Final = 0.55
"""Victory points that each dollar of debt costs; debt also stops almost all actions."""
RACES: Final = (
    (0.0, 0.0, 0.01, 0.03, 0.12, 0.55, 0.65, 0.7, 0.7),
    (0.0, 0.0, 0.01, 0.03, 0.1, 0.8, 0.8, 0.8, 0.8),
)
"""Chances to win the arms race and the space race, by lead; scaled down while the end of decade is far away."""
SECOND: Final = (0.06, 0.08, 0.12, 0.35)
"""Value of the ally's victory, by decade; in the last decade it gives second place."""
LOSING_A_WAR: Final = -0.7
"""TPT-RANK-13.2: the points for triggering war; a victory is 1. Slightly lower, since players want to avoid it."""
LIVING_ON: Final = 0.25
"""The points of the other seats."""
HAZARD: Final = (0.35, 0.15, 0.06, 0.02, 0.01, 0.005, 0.003)
"""The chance that war breaks out later, by number of doves."""


def smooth(values: Sequence[float], x: float) -> float:
    """A value interpolated between two entries of a table."""
    x = min(max(x, 0.0), len(values) - 1.0)
    low = min(int(x), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (x - low)


def purse(dollars: float) -> float:
    """The value of a treasury in victory points."""
    return DOLLAR * min(dollars, MANY_DOLLARS) if dollars >= 0 else DEBT * dollars


def war_share(s: GameState, seat: int) -> float:
    """The total share a seat would win in wars that each of the others triggers."""
    share = 0.0
    for trigger in range(tpt.SEATS):
        if trigger != seat:
            winners = winners_of_war(s, trigger)
            share += (seat in winners) / len(winners)
    return share
