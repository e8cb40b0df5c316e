"""The course of the game: set-up, first turns, the phases of a turn, its end."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, YES_OR_NO, Call, up_to
from detente.games.nations.codes import (
    BY_AGENT,
    COUNTRIES,
    DECK,
    LAST_CHANCE,
    LEADERS,
    NO_CHANCE,
    NOBODY,
    NORTH,
    OUT_BLOCKED,
    OUT_BROKE,
    OUT_GAVE_UP,
    OUT_LAST_CHANCE,
    OVER,
    PASS_BLOCKED,
    PASS_MONEY,
    POINTS,
    RESERVE,
    RULING_BLOCKED_OUT,
    RULING_MORE_CASH,
    RULING_PIPELINES_FOR_ALL,
    RULING_RANDOM_FIRST,
    RULING_START_CASH,
    TANKER_PLACES,
    TO_COME,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.notation import (
    ACTIONS,
    ADVANCE,
    AGENT,
    BUY,
    DONE,
    LAY,
    PLACE,
    SAIL,
    SELL,
    STATION,
)
from detente.games.nations.rules.cards import DRAW
from detente.games.nations.rules.fall import decide_by_derricks, drop_out, ends_after_round
from detente.games.nations.rules.income import working
from detente.games.nations.rules.leaders import TARGET, advances, cheapest, place, placings
from detente.games.nations.rules.reach import AGENT_ENDS, can_step
from detente.games.nations.rules.trade import (
    SOURCES,
    TARGETS,
    buy,
    canal_open,
    lay,
    purchases,
    routes,
    sail,
    sales,
    sell,
    station,
    stations,
    touches,
    voyages,
)
from detente.games.nations.state import CAPITAL, IS_INCIDENT, LEFT_OF, OWNER, SEAT_NAMES, TYPE_OF, GameState

LOAN_RATE: Final = max(BOARD.rate)
"""SDN-CARD-12: the highest repayment of a loan in one turn."""
MORE_CASH: Final = {2: (0, 3), 3: (1, 2, 0)}
"""SDN-SETUP-7: millions more by place in the turn order, by the number of players."""


def begin(s: GameState) -> None:
    """SDN-SETUP-1 to SDN-SETUP-5, SDN-SETUP-7: set up reserves, money, a tanker each, the free pipeline, the deck, and who begins."""
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
    s.first = first_player(s)
    if s.rulings[RULING_MORE_CASH]:
        give_more(s)
    s.turn = s.first
    s.emit("RoundBegan", s.round)
    s.push(TURN_BEGINS, s.first)


def first_player(s: GameState) -> int:
    """SDN-SETUP-5: the seat drawn by lot, or agreed on; seat A if the player who opened the table is meant and has none."""
    if s.rulings[RULING_RANDOM_FIRST]:
        return s.rng.below(s.seats)
    return max(0, SEAT_NAMES.find(str(s.options["first_player"])))


def give_more(s: GameState) -> None:
    """SDN-SETUP-7: the places that win too rarely get more money."""
    for k, more in enumerate(MORE_CASH[s.seats]):
        s.cash[(s.first + k) % s.seats] += more


class TurnBegins(Step[GameState]):
    """SDN-TURN-1: a seat's turn begins."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Begin the turn."""
        begin_turn(s, seat)


TURN_BEGINS: Final = TurnBegins(Call(SEAT))


def begin_turn(s: GameState, seat: i64) -> None:
    """SDN-FIRST-4, SDN-TURN-1: a first turn only places pieces; every later one begins with the income."""
    s.turn = seat
    s.turn_over = 0
    s.agent_moved = 0
    s.leader_phase = TO_COME
    s.tanker_used = 0
    s.pipeline_used = 0
    s.income = 0
    s.chance = NO_CHANCE
    s.emit("TurnBegan", seat, s.round)
    if s.opened & BIT[seat]:
        collect(s, seat)
    else:
        s.ask(FIRST_LEADER, seat)


def next_turn(s: GameState) -> None:
    """SDN-SETUP-5, SDN-OUT-10, SDN-END-3, SDN-END-5: pass the turn to the next seat in the game on the left, or end the game after a round."""
    s.had |= BIT[s.turn]
    if s.living & ~s.had == 0:
        ending = ends_after_round(s)
        if ending:
            decide_by_derricks(s, ending)
            return
        s.round += 1
        s.had = 0
        s.emit("RoundBegan", s.round)
    begin_turn(s, LEFT_OF[s.living][s.turn])


# -- the first turn


class FirstLeader(Question[GameState]):
    """SDN-FIRST-1: which leader to place, and in which capital."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """SDN-FIRST-1: any leader that the seat can pay for."""
        return placings(s, seat, s.cash[seat])

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-FIRST-1, SDN-FIRST-2: place a leader in a free capital and pay for it; place the agent there free of charge."""
        country = PLACE.two(action)
        place_paid(s, seat, action)
        s.opened |= BIT[seat]
        s.agents[seat] = CAPITAL[country]
        s.emit("AgentPlaced", seat, CAPITAL[country])
        if s.tankers_at(seat, WAITING):
            s.ask(FIRST_TANKER, seat, country)
        else:
            s.turn_over = 1

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: a capital not free, a leader too expensive, or any other action in the first turn."""
        if action in PLACE:
            return "SDN-FIRST-1"
        return "SDN-FIRST-4" if action < STATION.first else None


class FirstTanker(Question[GameState]):
    """SDN-FIRST-3: where the first tanker is stationed."""

    def country(self, s: GameState) -> i64:
        """The country of the first leader."""
        return s.ask_a

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """SDN-FIRST-3: the port of that country, or a sea."""
        return stations(s, self.country(s))

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-FIRST-3, SDN-FIRST-4: station the tanker and end the first turn."""
        station(s, seat, STATION.one(action))
        s.turn_over = 1

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the place: it is another port."""
        return self.rule if action in STATION else None


def place_paid(s: GameState, seat: i64, action: i64) -> None:
    """SDN-LEADER-2, SDN-TURN-4: place a leader and pay its price."""
    kind = PLACE.one(action)
    place(s, seat, kind, PLACE.two(action), BOARD.price[kind])


# -- phase 1


def collect(s: GameState, seat: i64) -> None:
    """SDN-INCOME-8, SDN-CARD-12: collect the income, then repay debt."""
    income, pairs = working(s, seat)
    s.income = income
    s.cash[seat] += income
    s.emit("IncomeCollected", seat, income, pairs)
    due: i64 = min(LOAN_RATE, s.debt[seat], s.cash[seat])
    if due:
        s.cash[seat] -= due
        s.debt[seat] -= due
        s.emit("DebtRepaid", seat, due, s.debt[seat])


# -- the question of a turn


class Turn(Question[GameState]):
    """SDN-TURN-1: what the player does next."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """SDN-TURN-1 to SDN-TURN-7, SDN-OUT-2: the agent, then a leader; in addition one tanker action and one pipeline."""
        cash: i64 = s.cash[seat]
        price: i64 = 0
        legal: list[int] = []
        if s.leader_phase == TO_COME:
            price = cheapest(s, seat)
        if not s.agent_moved:
            legal = AGENT.each(AGENT_ENDS[s.agents[seat]])
        elif s.leader_phase == TO_COME:
            if price > cash:
                return sales(s, seat)
            legal = placings(s, seat, cash)
            legal.extend(advances(s, seat, cash))
        spare: i64 = cash - price if price <= cash else cash
        if not s.tanker_used:
            legal.extend(purchases(s, seat, spare))
            legal.extend(voyages(s, seat))
            legal.extend(sales(s, seat))
        if not s.pipeline_used:
            legal.extend(routes(s, seat, spare))
        if s.leader_phase == OVER:
            legal.append(DONE.first)
        return legal

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-TURN-1, SDN-TURN-2, SDN-TURN-5: carry out the action."""
        verb = ACTIONS.verb_of[action]
        if verb is AGENT:
            move_agent(s, seat, AGENT.one(action))
        elif verb is PLACE:
            s.leader_phase = OVER
            place_paid(s, seat, action)
        elif verb is ADVANCE:
            point = ADVANCE.one(action)
            price: i64 = BOARD.price[TYPE_OF[s.standing[point]]]
            s.ask(TARGET, seat, point, s.cash[seat] // price, price)
        elif verb is BUY:
            buy(s, seat, BUY.one(action))
        elif verb is SAIL:
            sail(s, seat, SAIL.one(action))
        elif verb is SELL:
            sell(s, seat, SELL.one(action))
        elif verb is LAY:
            lay(s, seat, LAY.one(action))
        else:
            s.turn_over = 1

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action, because of phase, money or map."""
        if action in AGENT:
            return "SDN-TURN-1" if s.agent_moved else "SDN-AGENT-1"
        price = cheapest(s, seat) if s.leader_phase != OVER else 0
        must_sell = bool(s.agent_moved) and price > s.cash[seat]
        if action in PLACE or action in ADVANCE:
            if not s.agent_moved:
                return "SDN-TURN-1"
            if s.leader_phase == OVER:
                return "SDN-LEADER-1"
            return "SDN-OUT-2" if must_sell else why_no_leader(s, seat, action)
        trades = action in BUY or action in SAIL or action in SELL
        if trades and s.tanker_used:
            return "SDN-SHIP-1"
        if must_sell and (trades or action in LAY or action in DONE):
            return "SDN-SHIP-3" if action in SELL else "SDN-OUT-2"
        if trades:
            return why_no_trade(s, seat, action)
        if action in LAY:
            return why_no_pipeline(s, seat, LAY.one(action))
        if action in DONE:
            return "SDN-LEADER-1" if s.agent_moved else "SDN-TURN-3"
        return None


def why_no_leader(s: GameState, seat: int, action: int) -> str:
    """The rule that forbids placing or advancing a leader in phase 3."""
    if action in PLACE:
        free = s.standing[CAPITAL[PLACE.two(action)]] == NOBODY
        return "SDN-TURN-4" if free and s.reserve_of(seat, PLACE.one(action)) != NOBODY else "SDN-LEADER-2"
    leader = s.standing[ADVANCE.one(action)]
    if leader == NOBODY or OWNER[leader] != seat:
        return "SDN-LEADER-3"
    return "SDN-TURN-4" if can_step(s, leader) else "SDN-LEADER-6"


def why_no_trade(s: GameState, seat: int, action: int) -> str:
    """The rule that forbids buying, moving or selling a tanker."""
    if action in BUY:
        place = BUY.one(action)
        if s.stock == 0 or (place < NORTH and not s.rules(seat, place)):
            return "SDN-SHIP-2"
        return "SDN-TURN-4" if s.cash[seat] < BOARD.tanker_price else "SDN-TURN-6"
    if action in SELL:
        return "SDN-SHIP-3"
    voyage = SAIL.one(action)
    source, target = SOURCES[voyage], TARGETS[voyage]
    through = source >= NORTH and target >= NORTH and s.tankers_at(seat, source)
    return "SDN-CANAL-1" if through and not canal_open(s, seat) else "SDN-SHIP-4"


def why_no_pipeline(s: GameState, seat: int, route: int) -> str:
    """The rule that forbids buying a pipeline."""
    if s.pipeline_used or s.pipes[route]:
        return "SDN-PIPE-1"
    if not s.rulings[RULING_PIPELINES_FOR_ALL] and not touches(s, seat, route):
        return "SDN-PIPE-2"
    return "SDN-TURN-4" if s.cash[seat] < BOARD.pipeline_price else "SDN-TURN-6"


def give_up(s: GameState, seat: i64) -> None:
    """SDN-END-2: the player drops out (SDN-OUT-8)."""
    drop_out(s, [seat], OUT_GAVE_UP)


# -- phase 2


def move_agent(s: GameState, seat: i64, point: i64) -> None:
    """SDN-AGENT-1, SDN-AGENT-3, SDN-OUT-6: move the agent by four steps to a point; on a '?', draw a card."""
    if hopeless(s, seat):
        s.chance = LAST_CHANCE
    s.emit("AgentMoved", seat, s.agents[seat], point)
    s.agents[seat] = point
    s.agent_moved = 1
    if IS_INCIDENT[point]:
        s.push(LEADER_PHASE, 1)
        s.push(DRAW, seat, BY_AGENT)
    else:
        begin_leader_phase(s, 0)


def hopeless(s: GameState, seat: i64) -> bool:
    """SDN-OUT-6: whether the seat lacks money for any leader action, has no income, and can sell no tanker this turn."""
    return not may_sell(s, seat) and cheapest(s, seat) > s.cash[seat] and not has_income(s, seat)


def has_income(s: GameState, seat: i64) -> bool:
    """SDN-OUT-9: whether the seat collected income in this turn, or has a pair that would bring some now."""
    return s.income > 0 or working(s, seat)[0] > 0


def may_sell(s: GameState, seat: i64) -> bool:
    """SDN-OUT-2: whether the seat has a tanker and may still sell it in this turn."""
    return s.tanker_used == 0 and s.tankers_of(seat) > 0


# -- phase 3


class LeaderPhase(Step[GameState]):
    """SDN-LEADER-1: phase 3 begins after a card of the agent."""

    def run(self, s: GameState, drawn: i64, b: i64, c: i64) -> None:
        """Begin phase 3."""
        begin_leader_phase(s, drawn)


LEADER_PHASE: Final = LeaderPhase(Call(YES_OR_NO))


def begin_leader_phase(s: GameState, drawn: i64) -> None:
    """SDN-OUT-1 to SDN-OUT-5, SDN-LEADER-13: begin phase 3; a seat that cannot act passes or is out.

    drawn: whether the agent drew a card.
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


def pass_phase(s: GameState, seat: i64, reason: i64) -> None:
    """SDN-LEADER-13, SDN-OUT-4: pass phase 3 and report the reason."""
    s.leader_phase = OVER
    s.emit("LeaderPhasePassed", seat, reason)


FIRST_LEADER: Final = FirstLeader("first", "SDN-FIRST-1")
FIRST_TANKER: Final = FirstTanker("station", "SDN-FIRST-3", Call(up_to(COUNTRIES - 1)))
TURN: Final = Turn("turn", "SDN-TURN-1")
