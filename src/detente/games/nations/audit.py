"""Consistency checks of a state of Das Spiel der Nationen, for saves and positions."""

from detente.core.records.fields import misfit
from detente.games.nations.codes import (
    BELOW,
    BY_AGENT,
    END_NONE,
    LAST_CHANCE,
    LEADERS,
    NOBODY,
    OUT,
    OVER,
    POINTS,
    RESERVE,
    TANKER_PLACES,
    TO_COME,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.notation import PLACES
from detente.games.nations.rules.cards import DELIVERY, MOVE_LEADER, ORDERS
from detente.games.nations.rules.leaders import TARGET
from detente.games.nations.rules.turn import FIRST_LEADER, FIRST_TANKER, LEADER_PHASE, TURN
from detente.games.nations.state import TYPE_OF, GameState


def check(s: GameState) -> None:
    """ValueError names a field that does not fit the others."""
    if s.over != (s.ending != END_NONE):
        raise misfit("ending", "it says why the game is over, if it is")
    if s.last_loss > s.round:
        raise misfit("last_loss", "it is no later round than this one")
    check_leaders(s)
    check_seats(s)
    if sum(s.tankers) + s.stock != BOARD.tankers:
        raise misfit("tankers", f"with the stock there are {BOARD.tankers}")
    if not s.over:
        check_turn(s)
        check_card(s)
        if s.asked == TARGET.code:
            check_target(s)


def check_leaders(s: GameState) -> None:
    """SDN-MAP-3: the record of points matches the leaders on the board."""
    standing = [NOBODY] * POINTS
    for leader, point in enumerate(s.spot):
        if point < POINTS:
            standing[point] = leader
    if standing != s.standing:
        raise misfit("standing", "it names the leader on each point, as `spot` does the point of each leader")
    if sum(leader >= 0 for leader in standing) != sum(point < POINTS for point in s.spot):
        raise misfit("spot", "two leaders stand on one point")


def check_seats(s: GameState) -> None:
    """SDN-FIRST-1, SDN-OUT-8: the possessions of seats that have not begun, and of seats that are out."""
    for seat in range(s.seats):
        leaders = s.spot[seat * LEADERS : (seat + 1) * LEADERS]
        tankers = s.tankers[seat * TANKER_PLACES : (seat + 1) * TANKER_PLACES]
        opened = s.opened >> seat & 1
        if any(n and place != WAITING and place not in PLACES for place, n in enumerate(tankers)):
            raise misfit("tankers", f"one of seat {seat} is where there is no port")
        if bool(s.fallen[seat]) == s.lives(seat) or s.fallen[seat] > s.drops:
            raise misfit("fallen", f"it says when seat {seat} dropped out, if it did")
        if not s.lives(seat):
            if (
                set(leaders) != {OUT}
                or any(tankers)
                or s.cash[seat]
                or s.debt[seat]
                or s.agents[seat] != NOBODY
            ):
                raise misfit("living", f"seat {seat} has dropped out and has something")
            continue
        if set(leaders) == {OUT}:
            raise misfit("spot", f"seat {seat} has lost all leaders")
        if (s.agents[seat] != NOBODY) != opened:
            raise misfit("agents", f"seat {seat} has an agent from its first turn on")
        if not opened and (set(leaders) != {RESERVE} or s.cash[seat] < max(BOARD.price)):
            raise misfit("cash", f"seat {seat} has all its leaders, and money for one, until its first turn")
        placing = s.asked == FIRST_TANKER.code and seat == s.turn and not s.over
        if bool(tankers[WAITING]) != (placing or not opened) and not s.over:
            raise misfit("tankers", f"a tanker of seat {seat} waits until its first turn")


def check_turn(s: GameState) -> None:
    """SDN-DEC-8: only the player whose turn it is decides, and only about what comes next."""
    if s.to_act != (s.turn,) or not s.lives(s.turn) or s.had >> s.turn & 1 or s.living & (s.living - 1) == 0:
        raise misfit(
            "turn", "it is that of a seat in the game that has not had it in this round, and decides"
        )
    if s.turn_over:
        raise misfit("turn_over", "nobody decides when the turn is over")
    opened = s.opened >> s.turn & 1
    if (s.asked == FIRST_LEADER.code) == opened:
        raise misfit("opened", "the first turn only places")
    if not opened and all(s.standing[capital] != NOBODY for capital in BOARD.capital):
        raise misfit("standing", "a capital is free for the first leader")
    if s.asked == FIRST_TANKER.code and BOARD.capital[FIRST_TANKER.country(s)] != s.agents[s.turn]:
        raise misfit("ask_a", "the tanker is stationed where the agent is")
    if s.asked == TURN.code and not s.agent_moved and s.leader_phase != TO_COME:
        raise misfit("leader_phase", "the agent moves first")


def check_card(s: GameState) -> None:
    """SDN-CARD-1: the open card, and the questions that it may ask."""
    asks = s.asked not in (FIRST_LEADER.code, FIRST_TANKER.code, TURN.code)
    if (s.card != NOBODY and not asks) or (s.card == NOBODY and asks and s.asked != TARGET.code):
        raise misfit("card", "it is open while it asks something")
    by_agent = s.card != NOBODY and s.card_by == BY_AGENT
    behind = s.stack == [LEADER_PHASE.packed(1)]
    if (s.stack and not behind) or (by_agent and not behind) or (behind and s.card == NOBODY):
        raise misfit(
            "stack", "the leader phase comes behind the card that the agent has drawn, and those that follow"
        )
    if s.chance == LAST_CHANCE and not behind:
        raise misfit("chance", "the last chance is a card that the agent has drawn")
    if s.card == NOBODY:
        return
    order = ORDERS.get(BOARD.op[s.card])
    if order is None or (order.code != s.asked and not (order is MOVE_LEADER and s.asked == TARGET.code)):
        raise misfit("card", "it asks something else")
    if BOARD.faces[s.cards.piles[BELOW][-1]] != s.card:
        raise misfit("card", "it is the one that was drawn last")
    if not s.agent_moved or s.leader_phase != (TO_COME if by_agent else OVER):
        raise misfit("leader_phase", "the card was drawn by the agent before it, or by a leader in it")
    if s.asked == DELIVERY.code and not s.stock:
        raise misfit("stock", "a tanker is delivered from it")


def check_target(s: GameState) -> None:
    """SDN-LEADER-14, SDN-CARD-9: how far the seat's leader may go, and what a step costs."""
    leader = s.standing[TARGET.source(s)]
    if leader == NOBODY or leader // LEADERS != s.turn:
        raise misfit("ask_a", "a leader of the player is there")
    price = BOARD.price[TYPE_OF[leader]]
    if s.card == NOBODY:
        if not s.agent_moved or s.leader_phase != TO_COME:
            raise misfit("leader_phase", "a leader moves in it")
        expected = (s.cash[s.turn] // price, price)
    elif not BOARD.types[s.card] >> TYPE_OF[leader] & 1:
        raise misfit("ask_a", "the card names the leader that is there")
    elif BOARD.free[s.card]:
        expected = (BOARD.most_steps[s.card], 0)
    else:
        expected = (min(BOARD.most_steps[s.card], s.cash[s.turn] // price), price)
    if (TARGET.most_steps(s), TARGET.price(s)) != expected:
        raise misfit("ask_b", f"the leader may go {expected[0]} steps for {expected[1]} each")
