"""Victory points, and who wins (TPT-EOD-12.4, TPT-NUKE)."""

from typing import Final

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.state import ALLY, GERMAN, SIDE_OF, GameState

TREASURY_TOP: Final[i64] = tpt.MOST_PRINTED_DOLLARS
"""TPT-ACT-6.5.5: above this amount the +10 marker is needed."""
TREASURY_BOTTOM: Final[i64] = tpt.LEAST_PRINTED_DOLLARS
"""Below this amount the marker is flipped."""
DOLLARS_OF_A_POINT: Final[i64] = 2


def side_power(seat: i64) -> i64:
    """TPT-DEF-1.1: the superpower of a seat's side."""
    return tpt.USA if SIDE_OF[seat] == codes.WEST else tpt.SOVIET_UNION


def treasury_space(money: i64) -> i64:
    """TPT-ACT-6.5.5: the space that shows this treasury."""
    if money > TREASURY_TOP:
        return (money - 1) % TREASURY_TOP + 1
    if money < TREASURY_BOTTOM:
        return -((-money - 1) % -TREASURY_BOTTOM + 1)
    return money


def all_points(s: GameState, power: i64) -> list[int]:
    """TPT-EOD-12.4.4, TPT-EOD-12.4.5: a superpower's points for dominance, the arms race, the space race, its treasury and its debt."""
    of_tracks = s.tables.points_for[power]
    tracks = s.tracks
    money: i64 = s.money[power]
    debt: i64 = -(-money // DOLLARS_OF_A_POINT) if money < 0 else 0
    return [
        of_tracks[0][tracks[tpt.DOMINANCE] + tpt.CENTRE],
        of_tracks[tpt.ARMS_RACE - tpt.DOMINANCE][tracks[tpt.ARMS_RACE] + tpt.CENTRE],
        of_tracks[tpt.SPACE_RACE - tpt.DOMINANCE][tracks[tpt.SPACE_RACE] + tpt.CENTRE],
        s.tables.treasury_points[treasury_space(money) - TREASURY_BOTTOM],
        int(debt),
    ]


def points(s: GameState, power: i64) -> i64:
    """TPT-EOD-12.4.4: the victory points of a superpower."""
    total: i64 = 0
    for part in all_points(s, power):
        total += part
    return total


def winners_of_sides(lead: i64) -> list[int]:
    """TPT-EOD-12.4.3: who wins if West or East does: its superpower if it has more points than the other, else its German state.

    lead: by how many points the Soviet Union is ahead of the USA.
    """
    return [
        tpt.USA if lead < 0 else GERMAN[codes.WEST],
        tpt.SOVIET_UNION if lead > 0 else GERMAN[codes.EAST],
    ]


def winners_of_war(s: GameState, trigger: i64) -> list[int]:
    """TPT-NUKE-11.3 to TPT-NUKE-11.5: the seats with the most collected; the trigger's ally loses a tie, opponents share it."""
    others = [seat for seat in range(tpt.SEATS) if seat != trigger]
    most = max([s.cards.count(places.COLLECTED + seat) for seat in others])
    best = [seat for seat in others if s.cards.count(places.COLLECTED + seat) == most]
    opponents = [seat for seat in best if seat != ALLY[trigger]]
    return opponents if opponents else best
