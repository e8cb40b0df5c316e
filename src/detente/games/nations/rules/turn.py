"""The course of the game: setting up, first turns, the phases of a turn, its end (sections 3 to 5, 8 and 13)."""

from typing import Final

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.nations.codes import (
    ADVANCE,
    ASK_FIRST,
    ASK_STATION,
    ASK_TARGET,
    BY_AGENT,
    COUNTRIES,
    DECK,
    DONE,
    GIVE_UP,
    LAST_CHANCE,
    LAY,
    LEADERS,
    NO_CHANCE,
    NOBODY,
    OUT_BLOCKED,
    OUT_BROKE,
    OUT_GAVE_UP,
    OUT_LAST_CHANCE,
    OVER,
    PASS_BLOCKED,
    PASS_MONEY,
    PLACE,
    POINTS,
    RESERVE,
    RULING_BLOCKED_OUT,
    RULING_GIVE_UP,
    RULING_ROUNDS,
    RULING_START_CASH,
    SAIL,
    SELL,
    STEP_DRAW,
    STEP_LEADER_PHASE,
    STEP_TURN,
    TANKER_PLACES,
    TO,
    TO_COME,
    TOLD_AGENT_MOVED,
    TOLD_AGENT_PLACED,
    TOLD_INCOME,
    TOLD_PASSED,
    TOLD_REPAID,
    TOLD_ROUND,
    TOLD_TURN,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.rules.cards import close, obeyed_leader_order
from detente.games.nations.rules.fall import drop_out, end_by_rounds
from detente.games.nations.rules.income import working
from detente.games.nations.rules.leaders import advance, advances, cheapest, place, placings
from detente.games.nations.rules.reach import AGENT_ENDS
from detente.games.nations.rules.trade import (
    buy,
    lay,
    purchases,
    routes,
    sail,
    sales,
    sell,
    station,
    stations,
    voyages,
)
from detente.games.nations.state import CAPITAL, IS_INCIDENT, LEFT_OF, TYPE_OF, Table

LOAN_RATE: Final = max(BOARD.rate)
"""SDN-CARD-12: what is paid back of a loan in a turn."""


def begin(s: Table) -> None:
    """SDN-SETUP-1 to SDN-SETUP-5: reserves, money, a tanker each, the free pipeline, the deck, and who begins."""
    deck = list(range(len(BOARD.faces)))
    s.rng.shuffle(deck)
    s.cards.fill(DECK, deck)
    s.spot = [RESERVE] * (LEADERS * s.seats)
    s.standing = [NOBODY] * POINTS
    s.agents = [NOBODY] * s.seats
    s.tankers = [0] * (TANKER_PLACES * s.seats)
    for seat in range(s.seats):
        s.tankers[seat * TANKER_PLACES + WAITING] = 1
    s.stock = BOARD.tankers - s.seats
    s.pipes = BOARD.laid_at_start[:]
    s.cash = [s.rulings[RULING_START_CASH]] * s.seats
    s.debt = [0] * s.seats
    s.fallen = [0] * s.seats
    s.living = BIT[s.seats] - 1
    s.first = s.rng.below(s.seats)
    s.turn = s.first
    s.push_code(STEP_TURN, s.first)


def begin_turn(s: Table, seat: i64) -> None:
    """SDN-FIRST-4, SDN-TURN-1: a first turn only places; every later one begins with the income."""
    s.turn = seat
    s.turn_over = 0
    s.agent_moved = 0
    s.leader_phase = TO_COME
    s.tanker_used = 0
    s.pipeline_used = 0
    s.income = 0
    s.chance = NO_CHANCE
    s.tell(TOLD_TURN, seat, s.round)
    if s.opened & BIT[seat]:
        collect(s, seat)
    else:
        s.ask_code(ASK_FIRST, seat)


def next_turn(s: Table) -> None:
    """SDN-SETUP-5, SDN-OUT-10, SDN-END-3: the next seat in the game on the left; after the last round the game is over."""
    s.had |= BIT[s.turn]
    if s.living & ~s.had == 0:
        if s.round >= s.rulings[RULING_ROUNDS]:
            end_by_rounds(s)
            return
        s.round += 1
        s.had = 0
        s.tell(TOLD_ROUND, s.round)
    begin_turn(s, LEFT_OF[s.living][s.turn])


# -- the first turn


def open_game(s: Table, seat: i64, action: i64) -> None:
    """SDN-FIRST-1, SDN-FIRST-2: a leader in a free capital, paid, and the agent beside him, free of charge."""
    place(s, seat, action, True)
    country: i64 = (action - PLACE) % COUNTRIES
    s.opened |= BIT[seat]
    s.agents[seat] = CAPITAL[country]
    s.tell(TOLD_AGENT_PLACED, seat, CAPITAL[country])
    if s.tankers_at(seat, WAITING):
        s.ask_code(ASK_STATION, seat, country)
    else:
        s.turn_over = 1


def first_station(s: Table, seat: i64, action: i64) -> None:
    """SDN-FIRST-3, SDN-FIRST-4: the tanker is stationed, and the first turn is over."""
    station(s, seat, action)
    s.turn_over = 1


# -- phase 1


def collect(s: Table, seat: i64) -> None:
    """SDN-INCOME-8, SDN-CARD-12: the income is paid, then the debt is served."""
    income, pairs = working(s, seat)
    s.income = income
    s.cash[seat] += income
    s.tell(TOLD_INCOME, seat, income, pairs)
    due: i64 = min(LOAN_RATE, s.debt[seat], s.cash[seat])
    if due:
        s.cash[seat] -= due
        s.debt[seat] -= due
        s.tell(TOLD_REPAID, seat, due, s.debt[seat])


# -- the questions of a turn


def first_actions(s: Table, seat: i64) -> list[int]:
    """SDN-FIRST-1: which leader, in which capital."""
    return with_surrender(s, placings(s, seat, s.cash[seat]))


def station_actions(s: Table, seat: i64) -> list[int]:
    """SDN-FIRST-3: where the tanker goes."""
    return with_surrender(s, stations(s, s.ask_a))


def with_surrender(s: Table, legal: list[int]) -> list[int]:
    """SDN-END-2: by option he may give up at any moment of his turn, unless a card is open."""
    if s.rulings[RULING_GIVE_UP] and s.card == NOBODY:
        legal.append(GIVE_UP)
    return legal


def turn_actions(s: Table, seat: i64) -> list[int]:
    """SDN-TURN-1 to SDN-TURN-7, SDN-OUT-2: the agent, then a leader; besides one tanker action and one pipeline."""
    cash: i64 = s.cash[seat]
    price: i64 = 0
    legal: list[int] = []
    if s.leader_phase == TO_COME:
        price = cheapest(s, seat)
    if not s.agent_moved:
        legal.extend(AGENT_ENDS[s.agents[seat]])
    elif s.leader_phase == TO_COME:
        if price > cash:
            return with_surrender(s, sales(s, seat))
        legal.extend(placings(s, seat, cash))
        legal.extend(advances(s, seat, cash))
    spare: i64 = cash - price if price <= cash else cash
    if not s.tanker_used:
        legal.extend(purchases(s, seat, spare))
        legal.extend(voyages(s, seat))
        legal.extend(sales(s, seat))
    if not s.pipeline_used:
        legal.extend(routes(s, seat, spare))
    if s.leader_phase == OVER:
        legal.append(DONE)
    return with_surrender(s, legal)


def turn_answer(s: Table, seat: i64, action: i64) -> None:
    """SDN-TURN-1, SDN-TURN-2, SDN-TURN-5: what he does in his turn."""
    if action < PLACE:
        move_agent(s, seat, action)
    elif action < ADVANCE:
        s.leader_phase = OVER
        place(s, seat, action, True)
    elif action < TO:
        point: i64 = action - ADVANCE
        price: i64 = BOARD.price[TYPE_OF[s.standing[point]]]
        s.ask_code(ASK_TARGET, seat, point, s.cash[seat] // price, price)
    elif action < SAIL:
        buy(s, seat, action)
    elif action < SELL:
        sail(s, seat, action)
    elif action < LAY:
        sell(s, seat, action)
    elif action < DONE:
        lay(s, seat, action)
    else:
        s.turn_over = 1


def give_up(s: Table, seat: i64) -> None:
    """SDN-END-2: he is out as in section 13."""
    drop_out(s, [seat], OUT_GAVE_UP)


# -- phase 2


def move_agent(s: Table, seat: i64, point: i64) -> None:
    """SDN-AGENT-1, SDN-AGENT-3, SDN-OUT-6: the agent ends his four steps; on a '?' a card is drawn."""
    if hopeless(s, seat):
        s.chance = LAST_CHANCE
    s.tell(TOLD_AGENT_MOVED, seat, s.agents[seat], point)
    s.agents[seat] = point
    s.agent_moved = 1
    if IS_INCIDENT[point]:
        s.push_code(STEP_LEADER_PHASE, 1)
        s.push_code(STEP_DRAW, seat, BY_AGENT)
    else:
        begin_leader_phase(s, 0)


def hopeless(s: Table, seat: i64) -> bool:
    """SDN-OUT-6: no leader action for lack of money, no income, no tanker that can still be sold."""
    return not may_sell(s, seat) and cheapest(s, seat) > s.cash[seat] and not has_income(s, seat)


def has_income(s: Table, seat: i64) -> bool:
    """SDN-OUT-9: whether income was collected in this turn, or a pair would bring some as things stand now."""
    return s.income > 0 or working(s, seat)[0] > 0


def may_sell(s: Table, seat: i64) -> bool:
    """SDN-OUT-2: whether he has a tanker and may still sell it in this turn."""
    return s.tanker_used == 0 and s.tankers_of(seat) > 0


# -- phase 3


def begin_leader_phase(s: Table, drawn: i64) -> None:
    """SDN-OUT-1 to SDN-OUT-5, SDN-LEADER-13: whether he can act at all; if not he passes or is out.

    drawn: whether the agent has drawn a card.
    """
    seat: i64 = s.turn
    price = cheapest(s, seat)
    if s.chance == LAST_CHANCE:
        drop_out(s, [seat], OUT_LAST_CHANCE if drawn else OUT_BROKE)
    elif s.leader_phase == OVER or 0 < price <= s.cash[seat]:
        return
    elif price == 0:
        if s.rulings[RULING_BLOCKED_OUT]:
            drop_out(s, [seat], OUT_BLOCKED)
        else:
            pass_phase(s, seat, PASS_BLOCKED)
    elif may_sell(s, seat):
        return
    elif has_income(s, seat):
        pass_phase(s, seat, PASS_MONEY)
    else:
        drop_out(s, [seat], OUT_BROKE)


def pass_phase(s: Table, seat: i64, reason: i64) -> None:
    """SDN-LEADER-13, SDN-OUT-4: phase 3 is passed."""
    s.leader_phase = OVER
    s.tell(TOLD_PASSED, seat, reason)


def end_move(s: Table, seat: i64, action: i64) -> None:
    """SDN-LEADER-1, SDN-LEADER-14, SDN-CARD-4, SDN-CARD-5: the chosen leader goes where he is sent."""
    price: i64 = s.ask_c
    if s.card == NOBODY:
        s.leader_phase = OVER
    else:
        obeyed_leader_order(s, price == 0)
        close(s)
    advance(s, seat, s.ask_a, action - TO, price)
