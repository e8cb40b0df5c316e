"""Who could beat whom: the captures that leaders on the board can pay for, and whose way to them is free."""

from functools import cache
from typing import Final

from detente.core.hidden.knowledge import BIT
from detente.games.nations.codes import COUNTRIES, LEADERS, NOBODY, POINTS, TANKER_PLACES, TO_COME
from detente.games.nations.data import BOARD
from detente.games.nations.rules.income import working
from detente.games.nations.rules.reach import AT_START, NEIGHBOURS, ONWARD, WAYS
from detente.games.nations.state import (
    CAPITAL,
    COUNTRY_OF,
    IS_CAPITAL,
    IS_INCIDENT,
    LEFT_OF,
    OWNER,
    TYPE_OF,
    GameState,
)

LONGEST: Final = 12
"""Steps that a leader goes at most, as far as bots look."""
MOST_WAYS: Final = 5
"""Ways to a capital that bots know from each point."""
LEADER: Final = 2.5
"""The worth of beating a leader."""
OIL: Final = 1.5
"""The worth of taking a derrick."""
TANKER: Final = 2.5
"""The worth of taking a tanker."""
COST: Final = 0.7
"""The worth of a million spent on the way."""
RANGE: Final = 24
"""Millions beyond which a prize is out of reach."""

PRICE: Final = [int(price) for price in BOARD.price]
VALUE: Final = [int(value) for value in BOARD.value]
DERRICKS: Final = [int(derricks) for derricks in BOARD.derricks]
PLACE: Final = [1 << point for point in range(POINTS)]


Way = tuple[int, int, int]
"""Steps, a country, and the points passed on the way to its capital as a mask."""


@cache
def ways() -> list[list[Way]]:
    """By start, the ways to capitals in one move, shortest first.

    SDN-LEADER-5, SDN-LEADER-9: no way turns back or passes an incident space.
    """
    return [ways_from(start) for start in range(POINTS)]


def ways_from(start: int) -> list[Way]:
    """The ways from one point: to each capital MOST_WAYS at most, none that passes all that a shorter one does."""
    found: list[Way] = []
    edge = [(start * WAYS + AT_START, 0)]
    for steps in range(1, LONGEST + 1):
        beyond = []
        for at, passed in edge:
            for place in ONWARD[at]:
                point = place // WAYS
                if point == start or passed & PLACE[point]:
                    continue
                if IS_CAPITAL[point]:
                    country = COUNTRY_OF[point]
                    known = [mask for _, other, mask in found if other == country]
                    if len(known) < MOST_WAYS and all(mask & ~passed for mask in known):
                        found.append((steps, country, passed))
                if not IS_INCIDENT[point]:
                    beyond.append((place, passed | PLACE[point]))
        edge = beyond
    return found


class Risk:
    """What a seat could lose to others. danger: the worth of the best single capture. endangered: rulers that could be beaten.
    target: worth of the seat's countries that are another's best prey, summed over the others. oil: what those countries yield
    by tankers in their own ports.
    """

    __slots__ = ("danger", "endangered", "oil", "target")

    def __init__(self) -> None:
        self.danger = 0.0
        self.endangered = 0
        self.target = 0.0
        self.oil = 0


class Threats:
    """What each seat's leaders could take in their next move, and from whom.

    income, pairs: of each seat. away: other seats' turns before its own. prey: worth of the seat's best capture. soon: risks from
    seats whose leaders move before the seat's own; later: from the others.
    """

    def __init__(self, s: GameState, living: list[int]) -> None:
        seats = s.seats
        self.income = [0] * seats
        self.pairs = [0] * seats
        for seat in living:
            self.income[seat], self.pairs[seat] = working(s, seat)
        self.away = [0] * seats
        seat = int(s.turn)
        if not s.lives(seat):
            seat = LEFT_OF[s.living][seat]
        for away in range(len(living)):
            self.away[seat] = away
            seat = LEFT_OF[s.living][seat]
        self.prey = [0.0] * seats
        self.soon = [Risk() for _ in range(seats)]
        self.later = [Risk() for _ in range(seats)]
        self.find(s, living)

    def find(self, s: GameState, living: list[int]) -> None:
        """Find what each seat can take, and from whom."""
        moves_in = self.away[:]
        if s.leader_phase != TO_COME:
            moves_in[s.turn] = len(living)
        prizes, closed = prizes_of(s), occupied(s)
        hit = {True: 0, False: 0}
        for seat in living:
            means = s.cash[seat] + (self.income[seat] if moves_in[seat] else 0)
            best, best_worth, whose, where = 0.0, 0.0, NOBODY, NOBODY
            for country, victim, worth, cost in captures(s, seat, means, prizes, closed | watched(s, seat)):
                soon = moves_in[seat] < moves_in[victim]
                hit[soon] |= BIT[country]
                risk = self.soon[victim] if soon else self.later[victim]
                risk.danger = max(risk.danger, worth)
                if worth - COST * cost > best:
                    best, best_worth, whose, where = worth - COST * cost, worth, victim, country
            self.prey[seat] = best
            if whose != NOBODY:
                risks = self.soon if moves_in[seat] < moves_in[whose] else self.later
                risks[whose].target += best_worth
                risks[whose].oil += oil_of(s, whose, where)
        for country, (seat, _, _) in enumerate(prizes):
            if seat == NOBODY:
                continue
            self.soon[seat].endangered += hit[True] & BIT[country] != 0
            self.later[seat].endangered += hit[False] & BIT[country] != 0


def oil_of(s: GameState, seat: int, country: int) -> int:
    """What a country of the seat yields by tankers in its own port."""
    tankers = s.tankers[seat * TANKER_PLACES + country]
    return min(tankers, DERRICKS[country]) * VALUE[TYPE_OF[s.standing[CAPITAL[country]]]]


Prize = tuple[int, int, float]
"""A ruler's seat and type, and what their country is worth to an opponent; a country without a ruler has seat NOBODY."""
NO_PRIZE: Final[Prize] = (NOBODY, NOBODY, 0.0)


def prizes_of(s: GameState) -> list[Prize]:
    """What there is to take, by country."""
    found = [NO_PRIZE] * COUNTRIES
    for country in range(COUNTRIES):
        leader = s.standing[CAPITAL[country]]
        if leader >= 0:
            seat = OWNER[leader]
            worth = LEADER + OIL * DERRICKS[country] + TANKER * s.tankers[seat * TANKER_PLACES + country]
            found[country] = seat, TYPE_OF[leader], worth
    return found


def occupied(s: GameState) -> int:
    """SDN-LEADER-6: the points where leaders are, as a mask."""
    found = 0
    for point in s.spot:
        if point < POINTS:
            found |= PLACE[point]
    return found


def watched(s: GameState, seat: int) -> int:
    """SDN-LEADER-7: the points where agents of others are, which the seat's leaders cannot pass, as a mask."""
    found = 0
    for other, point in enumerate(s.agents):
        if point >= 0 and other != seat:
            found |= PLACE[point]
    return found


def captures(
    s: GameState, seat: int, means: int, prizes: list[Prize], closed: int
) -> list[tuple[int, int, float, int]]:
    """What the seat's leaders can take with these means: country, its ruler's seat, worth and cost."""
    found = []
    table = ways()
    for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
        start = s.spot[leader]
        if start >= POINTS:
            continue
        kind = TYPE_OF[leader]
        price = PRICE[kind]
        most = means // price
        reached = 0
        for steps, country, mask in table[start]:
            if steps > most:
                break
            victim, type_there, worth = prizes[country]
            if victim == NOBODY or victim == seat or type_there == kind:
                continue
            if not (mask & closed or reached & BIT[country]):
                reached |= BIT[country]
                found.append((country, victim, worth, steps * price))
    return found


def distances(start: int) -> list[int]:
    """Fewest steps from a point to all others, if nothing is in the way."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [
            near
            for at in edge
            for near in NEIGHBOURS[at]
            if found.setdefault(near, found[at] + 1) > found[at]
        ]
        if len(found) == POINTS:
            break
    return [found[point] for point in range(POINTS)]


FAR: Final = [distances(CAPITAL[country]) for country in range(COUNTRIES)]
"""The distances from each capital to all points."""


def approach(s: GameState, seat: int, source: int, point: int) -> float:
    """What the leader on the source could take from a point, the best by worth and nearness."""
    kind = TYPE_OF[s.standing[source]]
    best = 0.0
    for country in range(COUNTRIES):
        ruler = s.standing[CAPITAL[country]]
        if ruler >= 0 and (OWNER[ruler] == seat or TYPE_OF[ruler] == kind):
            continue
        booty = sum(s.tankers[other * TANKER_PLACES + country] for other in range(s.seats) if other != seat)
        prize = (LEADER if ruler >= 0 else 0.0) + OIL * DERRICKS[country] + TANKER * booty
        best = max(best, prize * max(0.0, 1 - FAR[country][point] * PRICE[kind] / RANGE))
    return best
