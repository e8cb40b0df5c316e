"""Leaders: placing, advancing, attack, and what becomes of their countries (sections 7 and 9)."""

from mypy_extensions import i64

from detente.games.nations.codes import (
    ADVANCE,
    BY_LEADER,
    COUNTRIES,
    LEADERS,
    NOBODY,
    OUT,
    PLACE,
    POINTS,
    RESERVE,
    RULING_BEATEN_RETURN,
    STEP_DRAW,
    TANKER_PLACES,
    TO,
    TOLD_BEATEN,
    TOLD_CAPTURED,
    TOLD_LEADER_MOVED,
    TOLD_LOST_COUNTRY,
    TOLD_PLACED,
    TOLD_TAKEN,
    TYPES,
)
from detente.games.nations.data import BOARD
from detente.games.nations.rules.fall import check_leaders
from detente.games.nations.rules.reach import can_step, reach
from detente.games.nations.state import CAPITAL, COUNTRY_OF, IS_CAPITAL, IS_INCIDENT, OWNER, TYPE_OF, Table


def cheapest(s: Table, seat: i64) -> i64:
    """SDN-TURN-6, SDN-OUT-1, SDN-LEADER-13: the price of the seat's cheapest leader action; 0 if all are blocked."""
    free = s.capital_free()
    best: i64 = 0
    for k in range(LEADERS - 1, -1, -1):
        leader: i64 = seat * LEADERS + k
        price: i64 = BOARD.price[TYPE_OF[leader]]
        if best and price >= best:
            continue
        if s.spot[leader] == RESERVE:
            if free:
                best = price
        elif s.spot[leader] < POINTS and can_step(s, leader):
            best = price
    return best


def placings(s: Table, seat: i64, most: i64) -> list[int]:
    """SDN-LEADER-2: a leader of the reserve that costs at most so much, in a free capital."""
    legal: list[int] = []
    for kind in range(TYPES):
        if BOARD.price[kind] <= most and s.reserve_of(seat, kind) != NOBODY:
            for country in range(COUNTRIES):
                if s.standing[CAPITAL[country]] == NOBODY:
                    legal.append(PLACE + kind * COUNTRIES + country)
    return legal


def advances(s: Table, seat: i64, most: i64) -> list[int]:
    """SDN-LEADER-3: a leader on the board who can make one step and pay it; where he goes is asked next."""
    return [
        ADVANCE + s.spot[leader]
        for leader in s.on_board(seat)
        if BOARD.price[TYPE_OF[leader]] <= most and can_step(s, leader)
    ]


def targets(s: Table, point: i64, most: i64) -> list[int]:
    """SDN-LEADER-14, SDN-DEC-3: the end points within so many steps, for the leader on this point."""
    steps = reach(s, s.standing[point], most)
    return [TO + target for target in range(POINTS) if steps[target]]


def place(s: Table, seat: i64, action: i64, paid: bool) -> None:
    """SDN-LEADER-2, SDN-FIRST-1: a leader of the reserve goes to a free capital."""
    kind: i64 = (action - PLACE) // COUNTRIES
    country: i64 = (action - PLACE) % COUNTRIES
    leader = s.reserve_of(seat, kind)
    price: i64 = BOARD.price[kind] if paid else 0
    s.cash[seat] -= price
    s.spot[leader] = CAPITAL[country]
    s.standing[CAPITAL[country]] = leader
    s.tell(TOLD_PLACED, seat, kind, country, price)
    take_country(s, seat, country)


def advance(s: Table, seat: i64, point: i64, target: i64, price: i64) -> None:
    """SDN-LEADER-3, SDN-LEADER-9, SDN-ATTACK-3: a leader goes the fewest steps and pays each; a '?' draws a card."""
    leader: i64 = s.standing[point]
    steps: i64 = reach(s, leader, POINTS)[target]
    s.cash[seat] -= steps * price
    s.tell(TOLD_LEADER_MOVED, leader, point, target, steps * POINTS + steps * price)
    leave(s, leader)
    beaten: i64 = s.standing[target]
    if beaten != NOBODY:
        beat(s, seat, beaten)
    s.spot[leader] = target
    s.standing[target] = leader
    if IS_CAPITAL[target]:
        take_country(s, seat, COUNTRY_OF[target])
    if beaten != NOBODY:
        check_leaders(s)
    if IS_INCIDENT[target]:
        s.push_code(STEP_DRAW, seat, BY_LEADER)


def leave(s: Table, leader: i64) -> None:
    """SDN-LEADER-12: a leader leaves his point; a country that he has ruled is without ruler."""
    point: i64 = s.spot[leader]
    s.standing[point] = NOBODY
    if IS_CAPITAL[point]:
        s.tell(TOLD_LOST_COUNTRY, OWNER[leader], COUNTRY_OF[point])


def beat(s: Table, seat: i64, beaten: i64) -> None:
    """SDN-ATTACK-5, SDN-ATTACK-8: the attacked leader is out for good; by option he returns to the reserve."""
    point: i64 = s.spot[beaten]
    returns: i64 = s.rulings[RULING_BEATEN_RETURN]
    leave(s, beaten)
    s.spot[beaten] = RESERVE if returns else OUT
    s.tell(TOLD_BEATEN, seat, beaten, point, returns)


def take_country(s: Table, seat: i64, country: i64) -> None:
    """SDN-ATTACK-6, SDN-ATTACK-7: the new ruler gets all foreign tankers in the port."""
    s.tell(TOLD_TAKEN, seat, country)
    for other in range(s.seats):
        captured: i64 = s.tankers_at(other, country)
        if other != seat and captured:
            s.tankers[other * TANKER_PLACES + country] = 0
            s.tankers[seat * TANKER_PLACES + country] += captured
            s.tell(TOLD_CAPTURED, seat, other, country, captured)
