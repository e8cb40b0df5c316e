"""Who could beat whom: the captures that leaders on the board can pay for, and whose way to them is free."""

from functools import cache
from typing import Final

from detente.core.hidden.knowledge import BIT
from detente.games.nations.codes import COUNTRIES, LEADERS, NOBODY, POINTS, TANKER_PLACES, TO_COME
from detente.games.nations.data import BOARD
from detente.games.nations.rules.income import working
from detente.games.nations.rules.reach import AT_START, NEIGHBOURS, ONWARD, WAYS
from detente.games.nations.state import CAPITAL, IS_INCIDENT, LEFT_OF, OWNER, TYPE_OF, GameState

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


@cache
def ways() -> list[list[list[tuple[int, int]]]]:
    """By start and country, the ways to the capital in one move: steps, and the points passed as a mask; shortest first.

    SDN-LEADER-5, SDN-LEADER-9: no way turns back or passes an incident space.
    """
    return [ways_from(start) for start in range(POINTS)]


def ways_from(start: int) -> list[list[tuple[int, int]]]:
    """The ways from one point to each capital."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(COUNTRIES)]
    country_of = {capital: country for country, capital in enumerate(CAPITAL)}
    edge = [(start * WAYS + AT_START, 0)]
    for steps in range(1, LONGEST + 1):
        beyond = []
        for at, passed in edge:
            for place in ONWARD[at]:
                point = place // WAYS
                if point == start or passed & PLACE[point]:
                    continue
                country = country_of.get(point, NOBODY)
                if country != NOBODY:
                    known = found[country]
                    if len(known) < MOST_WAYS and not any(mask & ~passed == 0 for _, mask in known):
                        known.append((steps, passed))
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
        prizes = prizes_of(s)
        hit = {True: 0, False: 0}
        for seat in living:
            means = s.cash[seat] + (self.income[seat] if moves_in[seat] else 0)
            best, best_worth, whose, where = 0.0, 0.0, NOBODY, NOBODY
            for country, victim, worth, cost in captures(s, seat, means, prizes, closed_to(s, seat, living)):
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
        for country, seat, _, _ in prizes:
            self.soon[seat].endangered += hit[True] & BIT[country] != 0
            self.later[seat].endangered += hit[False] & BIT[country] != 0


def oil_of(s: GameState, seat: int, country: int) -> int:
    """What a country of the seat yields by tankers in its own port."""
    tankers = s.tankers[seat * TANKER_PLACES + country]
    return min(tankers, DERRICKS[country]) * VALUE[TYPE_OF[s.standing[CAPITAL[country]]]]


Prize = tuple[int, int, int, float]
"""A country, its ruler's seat and type, and what it is worth to an opponent."""


def prizes_of(s: GameState) -> list[Prize]:
    """All countries with a ruler."""
    found = []
    for country in range(COUNTRIES):
        leader = s.standing[CAPITAL[country]]
        if leader >= 0:
            seat = OWNER[leader]
            worth = LEADER + OIL * DERRICKS[country] + TANKER * s.tankers[seat * TANKER_PLACES + country]
            found.append((country, seat, TYPE_OF[leader], worth))
    return found


def closed_to(s: GameState, seat: int, living: list[int]) -> int:
    """SDN-LEADER-6, SDN-LEADER-7: the points that the seat's leaders cannot pass, as a mask."""
    closed = 0
    for point in s.spot:
        if point < POINTS:
            closed |= PLACE[point]
    for other in living:
        if other != seat and s.agents[other] >= 0:
            closed |= PLACE[s.agents[other]]
    return closed


def captures(
    s: GameState, seat: int, means: int, prizes: list[Prize], closed: int
) -> list[tuple[int, int, float, int]]:
    """What the seat's leaders can take with these means: country, its ruler's seat, worth and cost."""
    found = []
    table = ways()
    for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
        start, kind = s.spot[leader], TYPE_OF[leader]
        if start >= POINTS:
            continue
        price = PRICE[kind]
        most = means // price
        for country, victim, type_there, worth in prizes:
            if victim != seat and type_there != kind:
                for steps, mask in table[start][country]:
                    if steps > most:
                        break
                    if not mask & closed:
                        found.append((country, victim, worth, steps * price))
                        break
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
