"""Incident cards: the deck, and what each card orders."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call, up_to
from detente.games.nations.codes import (
    BELOW,
    BY_AGENT,
    BY_LEADER,
    COUNTRIES,
    DECK,
    LAST_CHANCE,
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
    OVER,
    RESCUED,
    RESERVE,
    ROUTES,
    SOUTH,
    TANKER_PLACES,
)
from detente.games.nations.data import BOARD
from detente.games.nations.notation import (
    ADVANCE,
    DECLINE,
    DEPOSE,
    LOSE_LEADER,
    LOSE_TANKER,
    PLACE,
    PLACES,
    REMOVE,
    STATION,
    TAKE_LOAN,
    WITHDRAW,
)
from detente.games.nations.rules.fall import check_leaders, lose_leader
from detente.games.nations.rules.income import working
from detente.games.nations.rules.leaders import TARGET, leave, place, placings
from detente.games.nations.rules.reach import can_step
from detente.games.nations.rules.trade import touches
from detente.games.nations.state import CAPITAL, OWNER, TYPE_OF, GameState


class Draw(Step[GameState]):
    """SDN-CARD-1: a seat draws a card."""

    def run(self, s: GameState, seat: i64, by: i64, c: i64) -> None:
        """SDN-CARD-1, SDN-CARD-14: put the top card under the deck and obey it at once; the deck is never shuffled again.

        Once all cards have been drawn, the one drawn first is on top. by: who drew it, BY_AGENT or BY_LEADER.
        """
        source: i64 = DECK if s.cards.piles[DECK] else BELOW
        card: i64 = s.cards.piles[DECK][-1] if source == DECK else s.cards.piles[BELOW][0]
        s.cards.carry(card, source, BELOW)
        s.card = BOARD.faces[card]
        s.card_by = by
        s.emit("CardDrawn", seat, s.card, by, source)
        obey(s, seat, s.card)


DRAW: Final = Draw(Call(SEAT, up_to(BY_LEADER)))


def obey(s: GameState, seat: i64, face: i64) -> None:
    """SDN-CARD-13: carry out what the card orders."""
    op = BOARD.op[face]
    if op == OP_MONEY:
        money(s, seat, BOARD.amount[face])
    elif op == OP_MONEY_PER_PAIR:
        money(s, seat, BOARD.amount[face] * working(s, seat)[1])
    else:
        ORDERS[op].put(s, seat)


def close(s: GameState) -> None:
    """The card is done: close it."""
    s.card = NOBODY


def void(s: GameState, seat: i64) -> None:
    """SDN-CARD-2, SDN-CARD-6: report that the order cannot be carried out; nothing happens."""
    s.emit("OrderVoid", seat, s.card)
    close(s)


def obeyed_leader_order(s: GameState, rescues: bool) -> None:
    """SDN-CARD-4, SDN-CARD-5, SDN-OUT-5: an order drawn by the agent replaces phase 3; a free move or placing rescues the seat."""
    if s.card_by == BY_AGENT:
        s.leader_phase = OVER
    if rescues:
        rescue(s)


def rescue(s: GameState) -> None:
    """SDN-OUT-5: the card has brought what the seat's last chance needed."""
    if s.chance == LAST_CHANCE:
        s.chance = RESCUED


class Order(Question[GameState]):
    """A choice that an open card leaves (SDN-DEC-6)."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """The actions that carry out the card's order, ascending."""
        raise NotImplementedError

    def optional(self, face: i64) -> bool:
        """SDN-CARD-6: whether the order may be declined."""
        return False

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """Carry out the order with the chosen action."""
        raise NotImplementedError

    def put(self, s: GameState, seat: i64) -> None:
        """SDN-CARD-2, SDN-CARD-3, SDN-DEC-8: ask if there is a choice; carry out a single way at once; none makes the order void."""
        choices = self.choices(s, seat, s.card)
        if not choices:
            void(s, seat)
        elif len(choices) == 1 and not self.optional(s.card):
            self.obey(s, seat, choices[0])
        else:
            s.ask(self, seat)

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """SDN-DEC-6, SDN-CARD-6: the choices, and declining if the order allows it."""
        choices = self.choices(s, seat, s.card)
        if self.optional(s.card):
            choices.append(DECLINE.first)
        return choices

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-1: carry out the order as chosen, or decline it."""
        if action == DECLINE.first:
            s.emit("OrderDeclined", seat, s.card)
            close(s)
        else:
            self.obey(s, seat, action)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: while a card is open, only its order is carried out."""
        return why_not_now(s, action)


def why_not_now(s: GameState, action: int) -> str | None:
    """SDN-CARD-1, SDN-DEC-6: the rule against an action unrelated to the open card; None if no card is open."""
    if s.card == NOBODY:
        return None
    return "SDN-CARD-1" if action in DECLINE else "SDN-DEC-6"


# -- money


def money(s: GameState, seat: i64, amount: i64) -> None:
    """SDN-CARD-11, SDN-OUT-5: receive money from the bank, or pay it as far as the cash goes."""
    if amount > 0:
        s.cash[seat] += amount
        s.emit("MoneyReceived", seat, amount)
        rescue(s)
    elif amount < 0:
        paid: i64 = min(s.cash[seat], -amount)
        s.cash[seat] -= paid
        s.emit("MoneyPaid", seat, paid)
    else:
        s.emit("OrderVoid", seat, s.card)
    close(s)


def lend(s: GameState, seat: i64) -> None:
    """SDN-CARD-12: take the loan; a second one adds to the debt."""
    s.cash[seat] += BOARD.amount[s.card]
    s.debt[seat] += BOARD.debt[s.card]
    s.emit("LoanTaken", seat, BOARD.amount[s.card], BOARD.debt[s.card])
    rescue(s)
    close(s)


class TakeLoan(Order):
    """SDN-CARD-12: whether the seat takes a loan."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """The loan."""
        return [TAKE_LOAN.of()]

    def optional(self, face: i64) -> bool:
        """SDN-CARD-12: always."""
        return True

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-12: take the loan."""
        lend(s, seat)


# -- leaders


def named(leader: i64, face: i64) -> bool:
    """SDN-CARD-2: whether the card names the leader's type."""
    return BOARD.types[face] & BIT[TYPE_OF[leader]] != 0


class MoveLeader(Order):
    """SDN-CARD-8, SDN-CARD-9: which leader moves."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """SDN-CARD-2, SDN-CARD-3, SDN-CARD-9: the named leaders that can make one step and, if it is not free, pay for it."""
        able = [
            s.spot[leader]
            for leader in s.on_board(seat)
            if named(leader, face)
            and (BOARD.free[face] or BOARD.price[TYPE_OF[leader]] <= s.cash[seat])
            and can_step(s, leader)
        ]
        return ADVANCE.each(able)

    def optional(self, face: i64) -> bool:
        """SDN-CARD-8: as the card says."""
        return BOARD.optional[face]

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-9: ask for the target: up to the steps that the card allows, free or as far as the cash goes."""
        point = ADVANCE.one(action)
        most: i64 = BOARD.most_steps[s.card]
        price: i64 = 0
        if not BOARD.free[s.card]:
            price = BOARD.price[TYPE_OF[s.standing[point]]]
            most = min(most, s.cash[seat] // price)
        s.ask(TARGET, seat, point, most, price)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the leader: the card does not name it, it is blocked, or its step costs too much."""
        if action not in ADVANCE:
            return why_not_now(s, action)
        leader = s.standing[ADVANCE.one(action)]
        if leader == NOBODY or OWNER[leader] != seat or not named(leader, s.card):
            return "SDN-CARD-2"
        return "SDN-LEADER-6" if not can_step(s, leader) else "SDN-CARD-9"


class Coup(Order):
    """INC-F08: which leader of the reserve to place in which free capital."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """INC-F08: any leader of the reserve in a free capital."""
        return placings(s, seat, max(BOARD.price))

    def optional(self, face: i64) -> bool:
        """SDN-CARD-6: always."""
        return True

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """INC-F08: place the leader free of charge."""
        obeyed_leader_order(s, True)
        close(s)
        place(s, seat, PLACE.one(action), PLACE.two(action), 0)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: a capital not free, or a leader not in the reserve."""
        return "SDN-LEADER-2" if action in PLACE else why_not_now(s, action)


class WithdrawLeader(Order):
    """SDN-CARD-3: which leader to withdraw."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """SDN-CARD-2, SDN-CARD-3: the seat's leaders of the named type on the board."""
        return WITHDRAW.each([s.spot[leader] for leader in s.on_board(seat) if named(leader, face)])

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-4: withdraw the leader. A withdrawal drawn by the agent replaces phase 3."""
        obeyed_leader_order(s, False)
        withdraw(s, s.standing[WITHDRAW.one(action)])


class LeaderDies(Order):
    """INC-U10: which ruler dies."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """INC-U10: the seat's rulers of the named types."""
        return LOSE_LEADER.each([country for country in ruled_by_named(s, face) if s.rules(seat, country)])

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-10: the ruler dies."""
        die(s, s.standing[CAPITAL[LOSE_LEADER.one(action)]])


class DeposeRuler(Order):
    """INC-F11: which ruler to depose."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """INC-F11: the opposing rulers of the named types."""
        return DEPOSE.each([country for country in ruled_by_named(s, face) if not s.rules(seat, country)])

    def optional(self, face: i64) -> bool:
        """SDN-CARD-6: always."""
        return True

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-15: depose the ruler."""
        withdraw(s, s.standing[CAPITAL[DEPOSE.one(action)]])


def ruled_by_named(s: GameState, face: i64) -> list[int]:
    """The countries ruled by a leader of a type that the card names."""
    return [
        country
        for country in range(COUNTRIES)
        if s.standing[CAPITAL[country]] != NOBODY and named(s.standing[CAPITAL[country]], face)
    ]


def withdraw(s: GameState, leader: i64) -> None:
    """SDN-CARD-10, SDN-CARD-15: return a withdrawn or deposed leader to its owner's reserve."""
    point: i64 = s.spot[leader]
    s.emit("LeaderWithdrawn", OWNER[leader], TYPE_OF[leader], point)
    leave(s, leader)
    s.spot[leader] = RESERVE
    close(s)


def die(s: GameState, leader: i64) -> None:
    """SDN-CARD-10, SDN-OUT-7: a killed leader is out for good."""
    s.emit("LeaderDied", OWNER[leader], TYPE_OF[leader], s.spot[leader])
    leave(s, leader)
    lose_leader(s, leader)
    close(s)
    check_leaders(s)


# -- tankers and pipelines


class Delivery(Order):
    """INC-F09: on which sea a tanker of the stock arrives."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """INC-F09: either sea, if there is a tanker in the stock."""
        return STATION.each([NORTH, SOUTH]) if s.stock else []

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """INC-F09: deliver the tanker to that sea."""
        deliver(s, seat, STATION.one(action))


def deliver(s: GameState, seat: i64, sea: i64) -> None:
    """INC-F09, SDN-OUT-5: move a tanker from the stock to a high sea."""
    s.stock -= 1
    s.tankers[seat * TANKER_PLACES + sea] += 1
    s.emit("TankerStationed", seat, sea, 0)
    rescue(s)
    close(s)


class LoseTanker(Order):
    """INC-U04, INC-U05: which tanker is lost."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """INC-U04, INC-U05: the places where the seat has a tanker to lose; for one of the cards, only on the sea."""
        return LOSE_TANKER.each(
            [
                place
                for place in PLACES
                if s.tankers_at(seat, place) and (place >= NORTH or not BOARD.at_sea[face])
            ]
        )

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """INC-U04, INC-U05: lose the tanker at the chosen place."""
        lose_tanker(s, seat, LOSE_TANKER.one(action))


def lose_tanker(s: GameState, seat: i64, at: i64) -> None:
    """INC-U04, INC-U05: return the tanker to the stock."""
    s.stock += 1
    s.tankers[seat * TANKER_PLACES + at] -= 1
    s.emit("TankerLost", seat, at)
    close(s)


class RemovePipeline(Order):
    """INC-U11: which pipeline to take off the board."""

    def choices(self, s: GameState, seat: i64, face: i64) -> list[int]:
        """INC-U11: the laid pipelines that touch a country the seat rules."""
        return REMOVE.each([route for route in range(ROUTES) if s.pipes[route] and touches(s, seat, route)])

    def obey(self, s: GameState, seat: i64, action: i64) -> None:
        """SDN-CARD-15: remove the pipeline."""
        remove(s, seat, REMOVE.one(action))


def remove(s: GameState, seat: i64, route: i64) -> None:
    """SDN-CARD-15, SDN-PIPE-3: return the pipeline to the stock; its route may be laid again."""
    s.pipes[route] = 0
    s.emit("PipelineRemoved", seat, route)
    close(s)


# -- the questions

MOVE_LEADER: Final = MoveLeader("order", "SDN-CARD-9")
COUP: Final = Coup("coup", "SDN-CARD-13")
DELIVERY: Final = Delivery("delivery", "SDN-CARD-13")
WITHDRAW_LEADER: Final = WithdrawLeader("withdraw", "SDN-CARD-3")
DEPOSE_RULER: Final = DeposeRuler("depose", "SDN-CARD-15")
LEADER_DIES: Final = LeaderDies("death", "SDN-CARD-10")
LOSE_A_TANKER: Final = LoseTanker("loss", "SDN-CARD-13")
REMOVE_PIPELINE: Final = RemovePipeline("remove", "SDN-CARD-15")
LOAN: Final = TakeLoan("loan", "SDN-CARD-12")

ORDERS: Final[dict[int, Order]] = {
    OP_MOVE: MOVE_LEADER,
    OP_PLACE: COUP,
    OP_WITHDRAW: WITHDRAW_LEADER,
    OP_DEATH: LEADER_DIES,
    OP_DEPOSE: DEPOSE_RULER,
    OP_GAIN: DELIVERY,
    OP_LOSE: LOSE_A_TANKER,
    OP_REMOVE: REMOVE_PIPELINE,
    OP_LOAN: LOAN,
}
"""SDN-CARD-13: the order of each kind of card, except money."""
