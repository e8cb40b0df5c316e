"""Victory points, and who wins (TPT-EOD-12.4, TPT-NUKE)."""

from mypy_extensions import i64

from detente.games.twoplustwo.codes import (
    ARMS_RACE,
    CENTRE,
    DOMINANCE,
    LEAST_PRINTED_DOLLARS,
    MOST_PRINTED_DOLLARS,
    SEATS,
    SOVIET_UNION,
    SPACE_RACE,
    USA,
)
from detente.games.twoplustwo.state import ALLY, COLLECTED, GERMAN, SIDE_OF, Table, ahead
from detente.games.wsdv.codes import WEST

TREASURY_TOP: i64 = MOST_PRINTED_DOLLARS
"""TPT-ACT-6.5.5: beyond it the +10 marker is used."""
TREASURY_BOTTOM: i64 = LEAST_PRINTED_DOLLARS
"""Below it the marker is flipped."""
DOLLARS_OF_A_POINT: i64 = 2


def side_power(seat: i64) -> i64:
    """TPT-DEF-1.1: the superpower of a seat's side."""
    return USA if SIDE_OF[seat] == WEST else SOVIET_UNION


def treasury_space(money: i64) -> i64:
    """TPT-ACT-6.5.5: the space on which a treasury is shown."""
    if money > TREASURY_TOP:
        return (money - 1) % TREASURY_TOP + 1
    if money < TREASURY_BOTTOM:
        return -((-money - 1) % -TREASURY_BOTTOM + 1)
    return money


def point_terms(s: Table, power: i64) -> list[int]:
    """TPT-EOD-12.4.4, TPT-EOD-12.4.5: points of dominance, space race, arms race and treasury, and of debt."""
    terms: list[int] = []
    for track in (DOMINANCE, SPACE_RACE, ARMS_RACE):
        at: i64 = s.tracks[track]
        own = ahead(at) == power
        terms.append(s.tables.points[track - DOMINANCE][at + CENTRE] if own else 0)
    money: i64 = s.money[power]
    terms.append(s.tables.treasury_points[treasury_space(money) - TREASURY_BOTTOM])
    terms.append(-(-money // DOLLARS_OF_A_POINT) if money < 0 else 0)
    return terms


def points(s: Table, power: i64) -> i64:
    """TPT-EOD-12.4.4: the victory points of a superpower."""
    return sum(point_terms(s, power))


def winner_of(s: Table, side: i64) -> i64:
    """TPT-EOD-12.4.3: who wins if this side does: its superpower with more points than the other, else its German state."""
    power: i64 = USA if side == WEST else SOVIET_UNION
    if points(s, power) > points(s, 1 - power):
        return power
    return GERMAN[side]


def winners_of_war(s: Table, trigger: i64) -> list[int]:
    """TPT-NUKE-11.3 to TPT-NUKE-11.5: who has collected most; its ally loses a tie, opponents share it."""
    others = [seat for seat in range(SEATS) if seat != trigger]
    most = max([s.cards.count(COLLECTED + seat) for seat in others])
    best = [seat for seat in others if s.cards.count(COLLECTED + seat) == most]
    opponents = [seat for seat in best if seat != ALLY[trigger]]
    return opponents if opponents else best
