"""Leaders: placing, advancing, attack, and what happens to their countries."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.core.records.fields import Call, Range, up_to
from detente.games.nations.codes import (
    BY_LEADER,
    COUNTRIES,
    LEADERS,
    NOBODY,
    OVER,
    POINTS,
    RESERVE,
    RULING_BEATEN_RETURN,
    TANKER_PLACES,
    TYPES,
)
from detente.games.nations.data import BOARD
from detente.games.nations.fields import MOST_MONEY, POINT
from detente.games.nations.notation import ADVANCE, PLACE, TO
from detente.games.nations.rules import cards
from detente.games.nations.rules.fall import check_leaders, lose_leader
from detente.games.nations.rules.reach import can_step, reach, spread
from detente.games.nations.state import (
    CAPITAL,
    COUNTRY_OF,
    IS_CAPITAL,
    IS_INCIDENT,
    OWNER,
    TYPE_OF,
    GameState,
)


def cheapest(s: GameState, seat: i64) -> i64:
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


def placings(s: GameState, seat: i64, most: i64) -> list[int]:
    """SDN-LEADER-2: actions that place a leader of the reserve that costs at most `most` in a free capital."""
    legal: list[int] = []
    standing = s.standing
    free = [country for country in range(COUNTRIES) if standing[CAPITAL[country]] == NOBODY]
    if not free:
        return legal
    for kind in range(TYPES):
        if BOARD.price[kind] <= most and s.reserve_of(seat, kind) != NOBODY:
            for country in free:
                legal.append(PLACE.of(kind, country))
    return legal


def advances(s: GameState, seat: i64, most: i64) -> list[int]:
    """SDN-LEADER-3: actions that advance a leader who can make one step for at most `most`; the target is asked next."""
    able = [
        s.spot[leader]
        for leader in s.on_board(seat)
        if BOARD.price[TYPE_OF[leader]] <= most and can_step(s, leader)
    ]
    return ADVANCE.each(able)


def place(s: GameState, seat: i64, kind: i64, country: i64, price: i64) -> None:
    """SDN-LEADER-2, SDN-FIRST-1: place a leader of the reserve in a free capital."""
    leader = s.reserve_of(seat, kind)
    s.cash[seat] -= price
    s.spot[leader] = CAPITAL[country]
    s.standing[CAPITAL[country]] = leader
    s.emit("LeaderPlaced", seat, kind, country, price)
    take_country(s, seat, country)


def advance(s: GameState, seat: i64, point: i64, target: i64, price: i64) -> None:
    """SDN-LEADER-3, SDN-LEADER-9, SDN-ATTACK-3: move a leader by the fewest steps and pay for each; a '?' draws a card."""
    leader: i64 = s.standing[point]
    steps: i64 = reach(s, leader, POINTS)[target]
    s.cash[seat] -= steps * price
    s.emit("LeaderMoved", seat, TYPE_OF[leader], point, target, steps, steps * price)
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
        s.push(cards.DRAW, seat, BY_LEADER)


def leave(s: GameState, leader: i64) -> None:
    """SDN-LEADER-12: take a leader off their point. A country that they ruled has no ruler any more."""
    point: i64 = s.spot[leader]
    s.standing[point] = NOBODY
    if IS_CAPITAL[point]:
        s.emit("CountryLost", OWNER[leader], COUNTRY_OF[point])


def beat(s: GameState, seat: i64, beaten: i64) -> None:
    """SDN-ATTACK-5, SDN-ATTACK-8: the attacked leader is out for good; as an option, they return to the reserve."""
    point: i64 = s.spot[beaten]
    returns: i64 = s.rulings[RULING_BEATEN_RETURN]
    leave(s, beaten)
    if returns:
        s.spot[beaten] = RESERVE
    else:
        lose_leader(s, beaten)
    s.emit("LeaderBeaten", seat, OWNER[beaten], TYPE_OF[beaten], COUNTRY_OF[point], returns)


def take_country(s: GameState, seat: i64, country: i64) -> None:
    """SDN-ATTACK-6, SDN-ATTACK-7: the new ruler gets all foreign tankers in the port."""
    s.emit("CountryTaken", seat, country)
    for other in range(s.seats):
        captured: i64 = s.tankers_at(other, country)
        if other != seat and captured:
            s.tankers[other * TANKER_PLACES + country] = 0
            s.tankers[seat * TANKER_PLACES + country] += captured
            s.emit("TankersCaptured", seat, other, country, captured)


class Target(Question[GameState]):
    """SDN-LEADER-14: where the chosen leader goes."""

    def source(self, s: GameState) -> i64:
        """The point where the leader is."""
        return s.ask_a

    def most_steps(self, s: GameState) -> i64:
        """The most steps that the leader may take."""
        return s.ask_b

    def price(self, s: GameState) -> i64:
        """What each step costs."""
        return s.ask_c

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """SDN-LEADER-14, SDN-DEC-3: the end points within the steps that the leader may take."""
        within = spread(s, s.standing[self.source(s)], self.most_steps(s), [0] * POINTS)
        return TO.each(sorted(within))

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-LEADER-1, SDN-LEADER-14, SDN-CARD-4, SDN-CARD-5: move the leader there."""
        price = self.price(s)
        if s.card == NOBODY:
            s.leader_phase = OVER
        else:
            cards.obeyed_leader_order(s, price == 0)
            cards.close(s)
        advance(s, seat, self.source(s), TO.one(action), price)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that keeps the leader from going there."""
        if action not in TO:
            return cards.why_not_now(s, action)
        point = TO.one(action)
        leader = s.standing[self.source(s)]
        other = s.standing[point]
        if other != NOBODY and OWNER[other] == OWNER[leader]:
            return "SDN-LEADER-5" if other == leader else "SDN-LEADER-6"
        if other != NOBODY and not IS_CAPITAL[point]:
            return "SDN-ATTACK-4"
        if other != NOBODY and TYPE_OF[other] == TYPE_OF[leader]:
            return "SDN-ATTACK-2"
        if reach(s, leader, POINTS)[point]:
            return "SDN-CARD-9" if s.card != NOBODY else "SDN-TURN-4"
        return "SDN-ATTACK-3" if other != NOBODY else "SDN-LEADER-6"


TARGET: Final = Target("target", "SDN-LEADER-14", Call(POINT, Range(1, MOST_MONEY), up_to(max(BOARD.price))))
