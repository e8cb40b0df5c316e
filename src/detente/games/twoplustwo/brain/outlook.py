"""Each role's chance of winning in its own way, from Germany, the points, the races and the doves of a table."""

from collections.abc import Sequence
from math import exp
from typing import Final

from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.rules.points import winners_of_war
from detente.games.twoplustwo.state import SIDE_OF, GameState

TRACKS: Final = (tpt.DOMINANCE, tpt.SPACE_RACE, tpt.ARMS_RACE)
POINTS: Final = (0.0, 0.8, 1.6, 2.4, 3.3, 4.3, 5.3)
"""Victory points that a track position is worth, by distance from the start, including progress to the next space."""
DOLLAR: Final = 0.16
"""Victory points that a dollar is worth, up to a limit."""
MANY_DOLLARS: Final = 8.0
DEBT: Final = 0.55
"""Victory points that each dollar of debt costs; debt also stops almost all actions."""
SURE_POINTS: Final = 1.6
"""The lead in points at which a superpower ends the last decade ahead three times out of four."""
MORE_TO_COME: Final = 1.1
"""How much larger that lead must be for each decade still to come."""
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


def logistic(x: float) -> float:
    """The logistic function: a value from 0 to 1."""
    if x > 40:
        return 1.0
    return 0.0 if x < -40 else 1 / (1 + exp(-x))


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


class Appraiser:
    """Values tables for a seat. decade: 1 to 4. nearness: of the end of decade, from 0 to 1."""

    def __init__(self, seat: int, decade: int, nearness: float) -> None:
        self.seat = seat
        self.side = SIDE_OF[seat]
        self.decade = decade
        self.nearness = nearness
        self.spread = SURE_POINTS + MORE_TO_COME * (tpt.DECADES - decade)
        self.later = (tpt.DECADES - decade + 1 - nearness) / tpt.DECADES

    def side_wins(self, germany: float) -> float:
        """The chance that the seat's side wins. germany: the board's value to East, as log odds."""
        east = logistic(germany)
        return east if self.side else 1 - east

    def ahead(self, s: GameState) -> float:
        """The chance that the side's superpower ends with more points than the other."""
        lead = sum(smooth(POINTS, s.tracks[k]) - smooth(POINTS, -s.tracks[k]) for k in TRACKS)
        money = purse(s.money[tpt.SOVIET_UNION]) - purse(s.money[tpt.USA])
        lead += money * (0.4 + 0.6 * self.later)
        return logistic(((lead if self.side else -lead) - 0.4) / (self.spread / 1.1))

    def races(self, s: GameState) -> tuple[float, float]:
        """The chances that the side's superpower wins a race, and that the other does."""
        found = []
        for sign in (1, -1) if self.side else (-1, 1):
            arms = smooth(RACES[0], sign * s.tracks[tpt.ARMS_RACE])
            space = smooth(RACES[1], sign * s.tracks[tpt.SPACE_RACE])
            sure = 0.6 + 0.4 * self.nearness
            found.append(min(arms + space, 0.95) * sure)
        return found[0], found[1]

    def worth(self, germany: float, s: GameState) -> float:
        """The points that the seat can expect; a victory is 1."""
        own_race, other_race = self.races(s)
        rest = max(1 - own_race - other_race, 0.0)
        side, lead = self.side_wins(germany), self.ahead(s)
        second = SECOND[self.decade - 1]
        if self.seat <= tpt.SOVIET_UNION:
            peace = own_race + rest * side * (lead + (1 - lead) * second)
        else:
            peace = own_race * second + rest * side * ((1 - lead) + lead * second)
        hazard = smooth(HAZARD, float(s.doves)) * (0.3 + 0.7 * self.later)
        war = 3 * LIVING_ON + (1 - LIVING_ON) * war_share(s, self.seat) + LOSING_A_WAR
        return (1 - hazard) * peace + hazard * war / tpt.SEATS
