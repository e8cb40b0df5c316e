"""How seats drop out and how the game ends."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.hidden.knowledge import BIT
from detente.games.nations.codes import (
    COUNTRIES,
    END_LAST,
    END_NONE,
    END_QUIET,
    END_ROUNDS,
    END_TOGETHER,
    LEADERS,
    NOBODY,
    OUT,
    OUT_NO_LEADER,
    POINTS,
    QUIET_ROUNDS,
    RULING_ROUNDS,
    TANKER_PLACES,
    UNLIMITED,
)
from detente.games.nations.data import BOARD
from detente.games.nations.state import TYPE_OF, GameState


def lose_leader(s: GameState, leader: i64) -> None:
    """SDN-END-5, SDN-LEADER-11: the leader leaves the game for good; the round is noted."""
    s.spot[leader] = OUT
    s.last_loss = s.round


def drop_out(s: GameState, seats: list[int], reason: i64) -> None:
    """SDN-OUT-8, SDN-OUT-10, SDN-END-1, SDN-END-4: the seats leave the game at the same moment.

    A single seat left wins; if none is left, those that dropped out last share the win.
    """
    s.drops += 1
    for seat in seats:
        clear(s, seat)
        s.living &= ~BIT[seat]
        s.fallen[seat] = s.drops
        s.emit("PlayerOut", seat, reason)
    left = s.seats_in_game()
    if not left:
        finish(s, seats, END_TOGETHER)
    elif len(left) == 1:
        finish(s, left, END_LAST)
    elif not s.lives(s.turn):
        s.stack = []
        s.card = NOBODY
        s.turn_over = 1


def clear(s: GameState, seat: i64) -> None:
    """SDN-OUT-8: remove the seat's pieces; tankers go to the stock, cash to the bank; pipelines stay."""
    for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
        if s.spot[leader] < POINTS:
            s.standing[s.spot[leader]] = NOBODY
        if s.spot[leader] != OUT:
            s.emit("LeaderGone", seat, TYPE_OF[leader], s.spot[leader])
            lose_leader(s, leader)
    if s.agents[seat] != NOBODY:
        s.emit("AgentGone", seat, s.agents[seat])
    s.agents[seat] = NOBODY
    for place in range(seat * TANKER_PLACES, seat * TANKER_PLACES + TANKER_PLACES):
        if s.tankers[place]:
            s.emit("TankersGone", seat, place - seat * TANKER_PLACES, s.tankers[place])
        s.stock += s.tankers[place]
        s.tankers[place] = 0
    s.cash[seat] = 0
    s.debt[seat] = 0


def check_leaders(s: GameState) -> None:
    """SDN-OUT-7: a seat without leaders on the board and in the reserve is out at once."""
    gone: list[int] = []
    for seat in range(s.seats):
        if s.lives(seat):
            first: i64 = seat * LEADERS
            if min(s.spot[first : first + LEADERS]) == OUT:
                gone.append(seat)
    if gone:
        drop_out(s, gone, OUT_NO_LEADER)


class CheckLeaders(Step[GameState]):
    """SDN-OUT-7: whether a position leaves somebody without leaders."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Check the leaders of all seats."""
        check_leaders(s)


CHECK_LEADERS: Final = CheckLeaders()


def finish(s: GameState, winners: list[int], ending: i64) -> None:
    """End the game."""
    s.ending = ending
    s.card = NOBODY
    s.emit("GameEnded", sum([BIT[seat] for seat in winners]), ending)
    s.end(winners)


def derricks_of(s: GameState, seat: i64) -> i64:
    """SDN-END-3: the derricks of all countries that the seat rules."""
    return derricks_in([country for country in range(COUNTRIES) if s.rules(seat, country)])


def derricks_in(countries: list[int]) -> i64:
    """SDN-END-3: the derricks of these countries."""
    derricks: i64 = 0
    for country in countries:
        derricks += BOARD.derricks[country]
    return derricks


def worth_of(s: GameState, seat: i64) -> i64:
    """SDN-END-3: cash minus debt, plus the bank's price for each tanker."""
    return s.cash[seat] - s.debt[seat] + BOARD.tanker_worth * s.tankers_of(seat)


def ends_after_round(s: GameState) -> i64:
    """SDN-END-3, SDN-END-5: why the game ends after this round: its last, or without a limit too many quiet ones; else END_NONE."""
    limit: i64 = s.rulings[RULING_ROUNDS]
    if limit == UNLIMITED:
        return END_QUIET if s.round - s.last_loss >= QUIET_ROUNDS else END_NONE
    return END_ROUNDS if s.round >= limit else END_NONE


def decide_by_derricks(s: GameState, ending: i64) -> None:
    """SDN-END-3: most derricks win, then the highest worth; seats still equal share the win."""
    left = s.seats_in_game()
    most = max([derricks_of(s, seat) for seat in left])
    left = [seat for seat in left if derricks_of(s, seat) == most]
    best = max([worth_of(s, seat) for seat in left])
    finish(s, [seat for seat in left if worth_of(s, seat) == best], ending)
