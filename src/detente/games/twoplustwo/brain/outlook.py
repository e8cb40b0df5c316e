"""Who is likely to win: each role's own way of winning, from Germany, the points, the races and the doves of a table."""

from collections.abc import Sequence
from math import exp
from typing import Final

from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.rules.points import winners_of_war
from detente.games.twoplustwo.state import SIDE_OF, GameState

TRACKS: Final = (tpt.DOMINANCE, tpt.SPACE_RACE, tpt.ARMS_RACE)
POINTS: Final = (0.0, 0.8, 1.6, 2.4, 3.3, 4.3, 5.3)
"""What a position on a track is worth in victory points, by its distance from the start, the way to the next space too."""
DOLLAR: Final = 0.16
"""What a dollar is worth in victory points, up to some."""
MANY_DOLLARS: Final = 8.0
DEBT: Final = 0.55
"""What a dollar below 0 costs in victory points; it also stops almost all actions."""
SURE_POINTS: Final = 1.6
"""How far ahead in points a superpower must be to be ahead at the end three times of four, in the last decade."""
MORE_TO_COME: Final = 1.1
"""By how much more in each decade that is still to come."""
RACES: Final = (
    (0.0, 0.0, 0.01, 0.03, 0.12, 0.55, 0.65, 0.7, 0.7),
    (0.0, 0.0, 0.01, 0.03, 0.1, 0.8, 0.8, 0.8, 0.8),
)
"""How likely arms race and space race are won from so far ahead, when the end of decade is far; near it more or less."""
SECOND: Final = (0.06, 0.08, 0.12, 0.35)
"""What the ally's victory is worth, by decade; in the last one it makes second."""
LOSING_A_WAR: Final = -0.7
"""TPT-RANK-13.2: the points of who triggers it, a victory being 1, and somewhat less: nobody likes to be the one."""
LIVING_ON: Final = 0.25
"""The points of the others."""
HAZARD: Final = (0.35, 0.15, 0.06, 0.02, 0.01, 0.005, 0.003)
"""How likely war breaks out later, by doves."""


def logistic(x: float) -> float:
    """From 0 to 1."""
    if x > 40:
        return 1.0
    return 0.0 if x < -40 else 1 / (1 + exp(-x))


def smooth(values: Sequence[float], x: float) -> float:
    """A value of a table between two of its places."""
    x = min(max(x, 0.0), len(values) - 1.0)
    low = min(int(x), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (x - low)


def purse(dollars: float) -> float:
    """What a treasury is worth in victory points."""
    return DOLLAR * min(dollars, MANY_DOLLARS) if dollars >= 0 else DEBT * dollars


def war_share(s: GameState, seat: int) -> float:
    """What a seat would get of the wars that the others trigger, summed up."""
    share = 0.0
    for trigger in range(tpt.SEATS):
        if trigger != seat:
            winners = winners_of_war(s, trigger)
            share += (seat in winners) / len(winners)
    return share


class Appraiser:
    """Weighs tables for a seat. decade: 1 to 4. nearness: of the end of decade, 0 to 1."""

    def __init__(self, seat: int, decade: int, nearness: float) -> None:
        self.seat = seat
        self.side = SIDE_OF[seat]
        self.decade = decade
        self.nearness = nearness
        self.spread = SURE_POINTS + MORE_TO_COME * (tpt.DECADES - decade)
        self.later = (tpt.DECADES - decade + 1 - nearness) / tpt.DECADES

    def side_wins(self, germany: float) -> float:
        """How likely the own side wins; germany: what the board is worth to East, as the logarithm of its odds."""
        east = logistic(germany)
        return east if self.side else 1 - east

    def ahead(self, s: GameState) -> float:
        """How likely the own side's superpower has more points than the other at the end."""
        lead = sum(smooth(POINTS, s.tracks[k]) - smooth(POINTS, -s.tracks[k]) for k in TRACKS)
        money = purse(s.money[tpt.SOVIET_UNION]) - purse(s.money[tpt.USA])
        lead += money * (0.4 + 0.6 * self.later)
        return logistic(((lead if self.side else -lead) - 0.4) / (self.spread / 1.1))

    def races(self, s: GameState) -> tuple[float, float]:
        """How likely the own superpower wins a race, and how likely the other does."""
        found = []
        for sign in (1, -1) if self.side else (-1, 1):
            arms = smooth(RACES[0], sign * s.tracks[tpt.ARMS_RACE])
            space = smooth(RACES[1], sign * s.tracks[tpt.SPACE_RACE])
            sure = 0.6 + 0.4 * self.nearness
            found.append(min(arms + space, 0.95) * sure)
        return found[0], found[1]

    def worth(self, germany: float, s: GameState) -> float:
        """The points that the seat may expect, a victory being 1."""
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
