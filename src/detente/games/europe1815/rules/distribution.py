"""SP distribution and victory (E15-TEAM-5 to E15-TEAM-7)."""

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.games.europe1815.codes import END_POINTS, END_TEAM, END_TEAM_SUM, END_TEAM_TIE, PHASE_FINISHED
from detente.games.europe1815.rules.units import ep_on_map, power
from detente.games.europe1815.state import GameState

# -- ranks and points


def merit(s: GameState, seat: i64, strong: i64, ep: i64) -> list[int]:
    """E15-SP-2: the ranking criteria in order: power, EP on the map, lands, success markers, later place in the year's turn order.

    strong: its power. ep: its EP on the map.
    """
    order: i64 = (seat - s.start + s.seats) % s.seats
    return [strong, ep, s.count_lands(seat), s.markers[seat], order]


def ranking(s: GameState) -> list[int]:
    """E15-SP-2: the seats by rank, best first; there are no ties."""
    controllers = s.controllers()
    ep = ep_on_map(s)
    return by_merit([merit(s, seat, power(s, seat, controllers), ep[seat]) for seat in range(s.seats)])


def by_merit(merits: list[list[int]]) -> list[int]:
    """E15-SP-2: the seats by rank, best first, from the ranking criteria of each."""
    ranked: list[int] = []
    for seat in range(len(merits)):
        at = 0
        while at < len(ranked) and merits[ranked[at]] > merits[seat]:
            at += 1
        ranked.insert(at, seat)
    return ranked


def distribute(s: GameState) -> None:
    """E15-SP-3, E15-SP-4, E15-TEAM-2: give SP by rank, to each player individually."""
    s.ranks = ranking(s)
    table = s.board.points[s.seats]
    controllers = s.controllers()
    for rank in range(s.seats):
        seat: i64 = s.ranks[rank]
        s.points[seat] += table[rank]
        s.emit("SeatRanked", seat, rank + 1, power(s, seat, controllers), table[rank])


def return_markers(s: GameState) -> None:
    """E15-YEAR-5: return success markers at the end of the year."""
    for seat in range(s.seats):
        returned: i64 = min(s.board.markers_returned, s.markers[seat])
        s.markers[seat] -= returned
        if returned:
            s.emit("MarkersReturned", seat, returned)


# -- victory


def winners(s: GameState) -> list[int]:
    """E15-END-1, E15-TEAM-5: the winners after this distribution, if any; sets `ending` to the reason."""
    if s.teams:
        return winning_team(s)
    best: i64 = max(s.points)
    if best < s.board.victory:
        return []
    s.ending = END_POINTS
    return [next_ranked(s, best)]


def next_ranked(s: GameState, points: i64) -> i64:
    """E15-END-1: the best-ranked of the seats with this many SP."""
    for seat in s.ranks:
        if s.points[seat] == points:
            return seat
    return s.ranks[0]


def winning_team(s: GameState) -> list[int]:
    """E15-TEAM-5 to E15-TEAM-7: the winning team by the sum of both allies' SP; on a tie, the team of the first-ranked player."""
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


def finish(s: GameState, won: list[int]) -> None:
    """E15-END-1, E15-TEAM-5: end the game."""
    mask: i64 = 0
    for seat in won:
        mask |= BIT[seat]
    s.phase = PHASE_FINISHED
    s.emit("GameEnded", mask, s.ending)
    s.end(won)
