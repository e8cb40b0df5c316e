"""Incident cards (section 12): the deck, and what each card orders."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.nations.codes import (
    ADVANCE,
    ASK_COUP,
    ASK_DEATH,
    ASK_DELIVERY,
    ASK_DEPOSE,
    ASK_LOAN,
    ASK_LOSS,
    ASK_ORDER,
    ASK_REMOVE,
    ASK_TARGET,
    ASK_WITHDRAW,
    BELOW,
    BY_AGENT,
    COUNTRIES,
    DECK,
    DECLINE,
    DEPOSE,
    LAST_CHANCE,
    LOSE_LEADER,
    LOSE_TANKER,
    NOBODY,
    NORTH,
    OP_DEATH,
    OP_DEPOSE,
    OP_GAIN,
    OP_LOAN,
    OP_LOSE,
    OP_MONEY,
    OP_MONEY_PER_PAIR,
    OP_MOVE,
    OP_PLACE,
    OP_REMOVE,
    OP_WITHDRAW,
    OUT,
    OVER,
    REMOVE,
    RESCUED,
    RESERVE,
    ROUTES,
    SOUTH,
    STATION,
    TAKE_LOAN,
    TANKER_PLACES,
    TOLD_CARD,
    TOLD_DECLINED,
    TOLD_DIED,
    TOLD_LOAN,
    TOLD_PAID,
    TOLD_RECEIVED,
    TOLD_REMOVED,
    TOLD_STATIONED,
    TOLD_TANKER_LOST,
    TOLD_VOID,
    TOLD_WITHDRAWN,
    WITHDRAW,
)
from detente.games.nations.data import BOARD
from detente.games.nations.rules.fall import check_leaders
from detente.games.nations.rules.income import working
from detente.games.nations.rules.leaders import leave, place, placings
from detente.games.nations.rules.reach import can_step
from detente.games.nations.rules.trade import INDEX, PLACES, touches
from detente.games.nations.state import CAPITAL, OWNER, TYPE_OF, Table


def draw(s: Table, seat: i64, by: i64) -> None:
    """SDN-CARD-1, SDN-CARD-14: the top card goes under the deck and is obeyed at once; the deck is never shuffled again.

    When all cards have been drawn once, the one drawn first is on top.
    """
    source: i64 = DECK if s.cards.piles[DECK] else BELOW
    card: i64 = s.cards.piles[DECK][-1] if source == DECK else s.cards.piles[BELOW][0]
    s.cards.carry(card, source, BELOW)
    s.card = BOARD.faces[card]
    s.card_by = by
    s.tell(TOLD_CARD, seat, s.card, by, source)
    obey(s, seat, s.card)


def obey(s: Table, seat: i64, face: i64) -> None:
    """SDN-CARD-13: what the card orders."""
    op = BOARD.op[face]
    if op == OP_MONEY:
        money(s, seat, BOARD.amount[face])
    elif op == OP_MONEY_PER_PAIR:
        money(s, seat, BOARD.amount[face] * working(s, seat)[1])
    elif op == OP_MOVE:
        ask_order(s, seat, face)
    elif op == OP_PLACE:
        ask_unless_void(s, seat, ASK_COUP, len(coups(s, seat, face)))
    elif op == OP_WITHDRAW:
        choose(s, seat, ASK_WITHDRAW, withdrawals(s, seat, face))
    elif op == OP_DEATH:
        choose(s, seat, ASK_DEATH, deaths(s, seat, face))
    elif op == OP_DEPOSE:
        ask_unless_void(s, seat, ASK_DEPOSE, len(depositions(s, seat, face)))
    elif op == OP_GAIN:
        ask_unless_void(s, seat, ASK_DELIVERY, s.stock)
    elif op == OP_LOSE:
        choose(s, seat, ASK_LOSS, losses(s, seat, face))
    elif op == OP_REMOVE:
        choose(s, seat, ASK_REMOVE, removals(s, seat))
    elif op == OP_LOAN:
        s.ask_code(ASK_LOAN, seat)


def close(s: Table) -> None:
    """The card is done."""
    s.card = NOBODY


def void(s: Table, seat: i64) -> None:
    """SDN-CARD-2, SDN-CARD-6: the order cannot be carried out; nothing happens."""
    s.tell(TOLD_VOID, seat, s.card)
    close(s)


def ask_unless_void(s: Table, seat: i64, question: i64, possible: i64) -> None:
    """Ask what the card leaves open, if there is anything to choose."""
    if possible:
        s.ask_code(question, seat)
    else:
        void(s, seat)


def choose(s: Table, seat: i64, question: i64, legal: list[int]) -> None:
    """SDN-CARD-3, SDN-DEC-8: he chooses, where there is a choice."""
    if not legal:
        void(s, seat)
    elif len(legal) == 1:
        carry_out(s, question, seat, legal[0])
    else:
        s.ask_code(question, seat)


def open_answers(s: Table, question: i64, seat: i64) -> list[int]:
    """SDN-DEC-6: the legal answers to the question of an open card, other than the end of a move."""
    face = s.card
    if question == ASK_ORDER:
        legal = orders(s, seat, face)
        return [*legal, DECLINE] if BOARD.optional[face] else legal
    if question == ASK_COUP:
        return [*coups(s, seat, face), DECLINE]
    if question == ASK_WITHDRAW:
        return withdrawals(s, seat, face)
    if question == ASK_DEATH:
        return deaths(s, seat, face)
    if question == ASK_DEPOSE:
        return [*depositions(s, seat, face), DECLINE]
    if question == ASK_DELIVERY:
        return [STATION + INDEX[NORTH], STATION + INDEX[SOUTH]]
    if question == ASK_LOSS:
        return losses(s, seat, face)
    if question == ASK_REMOVE:
        return removals(s, seat)
    return [TAKE_LOAN, DECLINE]


def carry_out(s: Table, question: i64, seat: i64, action: i64) -> None:
    """SDN-CARD-1: the order is carried out as chosen, or declined."""
    if action == DECLINE:
        s.tell(TOLD_DECLINED, seat, s.card)
        close(s)
    elif question == ASK_ORDER:
        start_order(s, seat, action - ADVANCE)
    elif question == ASK_COUP:
        obeyed_leader_order(s, True)
        close(s)
        place(s, seat, action, False)
    elif question == ASK_WITHDRAW:
        obeyed_leader_order(s, False)
        withdraw(s, s.standing[action - WITHDRAW])
    elif question == ASK_DEATH:
        die(s, s.standing[CAPITAL[action - LOSE_LEADER]])
    elif question == ASK_DEPOSE:
        withdraw(s, s.standing[CAPITAL[action - DEPOSE]])
    elif question == ASK_DELIVERY:
        deliver(s, seat, PLACES[action - STATION])
    elif question == ASK_LOSS:
        lose_tanker(s, seat, PLACES[action - LOSE_TANKER])
    elif question == ASK_REMOVE:
        remove(s, seat, action - REMOVE)
    else:
        lend(s, seat)


def obeyed_leader_order(s: Table, rescues: bool) -> None:
    """SDN-CARD-4, SDN-CARD-5, SDN-OUT-5: an order drawn by the agent replaces phase 3; a free move or placing saves."""
    if s.card_by == BY_AGENT:
        s.leader_phase = OVER
    if rescues:
        rescue(s)


def rescue(s: Table) -> None:
    """SDN-OUT-5: the card has brought what the last chance was for."""
    if s.chance == LAST_CHANCE:
        s.chance = RESCUED


# -- money


def money(s: Table, seat: i64, amount: i64) -> None:
    """SDN-CARD-11, SDN-OUT-5: received from the bank, or paid as far as the cash goes."""
    if amount > 0:
        s.cash[seat] += amount
        s.tell(TOLD_RECEIVED, seat, amount)
        rescue(s)
    elif amount < 0:
        paid: i64 = min(s.cash[seat], -amount)
        s.cash[seat] -= paid
        s.tell(TOLD_PAID, seat, paid)
    else:
        s.tell(TOLD_VOID, seat, s.card)
    close(s)


def lend(s: Table, seat: i64) -> None:
    """SDN-CARD-12: the loan is taken; a second one adds to the debt."""
    s.cash[seat] += BOARD.amount[s.card]
    s.debt[seat] += BOARD.debt[s.card]
    s.tell(TOLD_LOAN, seat, BOARD.amount[s.card], BOARD.debt[s.card])
    rescue(s)
    close(s)


# -- leaders


def orders(s: Table, seat: i64, face: i64) -> list[int]:
    """SDN-CARD-2, SDN-CARD-3, SDN-CARD-9: the leaders of the named types that can make one step, and pay it if need be."""
    return [
        ADVANCE + s.spot[leader]
        for leader in s.on_board(seat)
        if named(leader, face)
        and (BOARD.free[face] or BOARD.price[TYPE_OF[leader]] <= s.cash[seat])
        and can_step(s, leader)
    ]


def named(leader: i64, face: i64) -> bool:
    """SDN-CARD-2: whether the card names the leader's type."""
    return BOARD.types[face] & BIT[TYPE_OF[leader]] != 0


def ask_order(s: Table, seat: i64, face: i64) -> None:
    """SDN-CARD-8, SDN-CARD-9: which leader moves, unless there is no choice."""
    if BOARD.optional[face]:
        ask_unless_void(s, seat, ASK_ORDER, len(orders(s, seat, face)))
    else:
        choose(s, seat, ASK_ORDER, orders(s, seat, face))


def start_order(s: Table, seat: i64, point: i64) -> None:
    """SDN-CARD-9: the leader is chosen; up to so many steps, free or as far as the cash goes."""
    most: i64 = BOARD.most_steps[s.card]
    price: i64 = 0
    if not BOARD.free[s.card]:
        price = BOARD.price[TYPE_OF[s.standing[point]]]
        most = min(most, s.cash[seat] // price)
    s.ask_code(ASK_TARGET, seat, point, most, price)


def coups(s: Table, seat: i64, face: i64) -> list[int]:
    """INC-F08: any leader of the reserve in a free capital."""
    return placings(s, seat, max(BOARD.price))


def withdrawals(s: Table, seat: i64, face: i64) -> list[int]:
    """SDN-CARD-2, SDN-CARD-3: the own leaders of the named type on the board."""
    return [WITHDRAW + s.spot[leader] for leader in s.on_board(seat) if named(leader, face)]


def deaths(s: Table, seat: i64, face: i64) -> list[int]:
    """INC-U10: the own rulers."""
    legal: list[int] = []
    for country in range(COUNTRIES):
        leader = s.standing[CAPITAL[country]]
        if leader != NOBODY and OWNER[leader] == seat and named(leader, face):
            legal.append(LOSE_LEADER + country)
    return legal


def depositions(s: Table, seat: i64, face: i64) -> list[int]:
    """INC-F11: the opposing rulers of the named types."""
    legal: list[int] = []
    for country in range(COUNTRIES):
        leader = s.standing[CAPITAL[country]]
        if leader != NOBODY and OWNER[leader] != seat and named(leader, face):
            legal.append(DEPOSE + country)
    return legal


def withdraw(s: Table, leader: i64) -> None:
    """SDN-CARD-10, SDN-CARD-15: a withdrawn or deposed leader returns to his owner's reserve."""
    point: i64 = s.spot[leader]
    s.tell(TOLD_WITHDRAWN, leader, point)
    leave(s, leader)
    s.spot[leader] = RESERVE
    close(s)


def die(s: Table, leader: i64) -> None:
    """SDN-CARD-10, SDN-OUT-7: a killed leader is out for good."""
    s.tell(TOLD_DIED, leader, s.spot[leader])
    leave(s, leader)
    s.spot[leader] = OUT
    close(s)
    check_leaders(s)


# -- tankers and pipelines


def deliver(s: Table, seat: i64, sea: i64) -> None:
    """INC-F09, SDN-OUT-5: a tanker of the stock comes to a high sea."""
    s.stock -= 1
    s.tankers[seat * TANKER_PLACES + sea] += 1
    s.tell(TOLD_STATIONED, seat, sea, 0)
    rescue(s)
    close(s)


def losses(s: Table, seat: i64, face: i64) -> list[int]:
    """INC-U04, INC-U05: where he has a tanker to lose, with one card only on the sea."""
    return [
        LOSE_TANKER + k
        for k in range(len(PLACES))
        if s.tankers_at(seat, PLACES[k]) and (PLACES[k] >= NORTH or not BOARD.at_sea[face])
    ]


def lose_tanker(s: Table, seat: i64, at: i64) -> None:
    """INC-U04, INC-U05: the tanker returns to the stock."""
    s.stock += 1
    s.tankers[seat * TANKER_PLACES + at] -= 1
    s.tell(TOLD_TANKER_LOST, seat, at)
    close(s)


def removals(s: Table, seat: i64) -> list[int]:
    """INC-U11: the laid pipelines that touch a country he rules."""
    return [REMOVE + route for route in range(ROUTES) if s.pipes[route] and touches(s, seat, route)]


def remove(s: Table, seat: i64, route: i64) -> None:
    """SDN-CARD-15, SDN-PIPE-3: the pipeline returns to the stock; its route may be laid again."""
    s.pipes[route] = 0
    s.tell(TOLD_REMOVED, seat, route)
    close(s)
