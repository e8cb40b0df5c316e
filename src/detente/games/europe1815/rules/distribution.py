"""Loyalty judged, SP distribution and victory (E15-AM-6, E15-AM-7, section 12, E15-TEAM-5 to E15-TEAM-7)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.europe1815.codes import (
    END_POINTS,
    END_TEAM,
    END_TEAM_SUM,
    END_TEAM_TIE,
    GREY,
    NO_WISH,
    PHASE_FINISHED,
    WHITE,
    WISH_FORTRESS,
    WISH_GUARD,
    WISH_PEACE,
    WISH_SETTLE,
    WISH_WAR,
)
from detente.games.europe1815.data import WISHES
from detente.games.europe1815.rules.units import ep_on_map, is_loyal, power
from detente.games.europe1815.state import Table

GUARD_EP = 4
"""E15-AM-6: EP in the capital that the wish `guard` asks for."""


# -- loyalty


def roll_wishes(s: Table) -> None:
    """E15-AM-6: a die for each European player, in turn order."""
    for k in range(s.seats):
        seat: i64 = (s.start + k) % s.seats
        s.wish[seat] = NO_WISH
        if is_loyal(s, seat):
            s.wish[seat] = 1 + s.rng.below(len(WISHES))
            s.lands_then[seat] = s.count_lands(seat)
            s.emit("WishRolled", seat, s.wish[seat])


def fulfilled(s: Table, seat: i64) -> bool:
    """E15-AM-6: whether the seat's wish is fulfilled as things are now."""
    wish: i64 = s.wish[seat]
    if wish == WISH_FORTRESS:
        return s.count_fortresses(seat, GREY) + s.count_fortresses(seat, WHITE) > 0
    if wish == WISH_WAR:
        return s.conquered & BIT[seat] != 0
    if wish == WISH_PEACE:
        return s.marched & BIT[seat] == 0
    if wish == WISH_SETTLE:
        return s.count_lands(seat) > s.lands_then[seat]
    if wish == WISH_GUARD:
        return s.holds_flag(seat) and s.ep_in(s.flag[seat]) >= GUARD_EP
    for territory in range(len(s.board.bonus)):
        if s.controls(seat, territory):
            return True
    return False


def judge(s: Table) -> None:
    """E15-AM-7: each wish makes loyalty rise or fall by one, within its bounds."""
    for k in range(s.seats):
        seat: i64 = (s.start + k) % s.seats
        if s.wish[seat] == NO_WISH:
            continue
        good = fulfilled(s, seat)
        if good:
            s.loyalty[seat] = min(s.board.most_loyalty, s.loyalty[seat] + 1)
        else:
            s.loyalty[seat] = max(0, s.loyalty[seat] - 1)
        s.emit("LoyaltyChanged", seat, s.wish[seat], int(good), s.loyalty[seat])


# -- ranks and points


def merit(s: Table, seat: i64) -> list[int]:
    """E15-SP-2: power; more EP on the map; more lands; more success markers; later in the turn order of the year."""
    order: i64 = (seat - s.start + s.seats) % s.seats
    return [power(s, seat), ep_on_map(s, seat), s.count_lands(seat), s.markers[seat], order]


def ranking(s: Table) -> list[int]:
    """E15-SP-2: the seats by rank, best first; never a tie."""
    merits = [merit(s, seat) for seat in range(s.seats)]
    ranked: list[int] = []
    for seat in range(s.seats):
        at = 0
        while at < len(ranked) and merits[ranked[at]] > merits[seat]:
            at += 1
        ranked.insert(at, seat)
    return ranked


def distribute(s: Table) -> None:
    """E15-SP-3, E15-SP-4, E15-TEAM-2: SP by rank, for each player singly."""
    s.ranks = ranking(s)
    table = s.board.points[s.seats]
    for rank in range(s.seats):
        seat: i64 = s.ranks[rank]
        s.points[seat] += table[rank]
        s.emit("SeatRanked", seat, rank + 1, power(s, seat), table[rank])


# -- victory


def winners(s: Table) -> list[int]:
    """E15-END-1, E15-TEAM-5: who has won by the distribution just made, if anybody has; `ending` says why."""
    if s.teams:
        return winning_team(s)
    best: i64 = max(s.points)
    if best < s.board.victory:
        return []
    s.ending = END_POINTS
    return [next_ranked(s, best)]


def next_ranked(s: Table, points: i64) -> i64:
    """E15-END-1: of the seats with so many SP the one ranked best."""
    for seat in s.ranks:
        if s.points[seat] == points:
            return seat
    return s.ranks[0]


def winning_team(s: Table) -> list[int]:
    """E15-TEAM-5 to E15-TEAM-7: the sum of both allies; the greater one; else the team of the first-ranked player."""
    even: i64 = s.points[0] + s.points[2]
    odd: i64 = s.points[1] + s.points[3]
    target: i64 = s.board.victory
    if even < target and odd < target:
        return []
    first: i64 = 0 if even > odd else 1
    if even < target or odd < target:
        s.ending = END_TEAM
    elif even != odd:
        s.ending = END_TEAM_SUM
    else:
        s.ending = END_TEAM_TIE
        first = s.ranks[0] % 2
    return [first, first + 2]


def finish(s: Table, won: list[int]) -> None:
    """E15-END-1, E15-TEAM-5: the game is over."""
    mask: i64 = 0
    for seat in won:
        mask |= BIT[seat]
    s.phase = PHASE_FINISHED
    s.emit("GameEnded", mask, s.ending)
    s.end(won)
