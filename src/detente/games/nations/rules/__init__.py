"""The rules of Das Spiel der Nationen: which function carries out which step and which answer."""

from detente.games.nations.audit import check
from detente.games.nations.codes import (
    ASK_FIRST,
    ASK_STATION,
    ASK_TARGET,
    ASK_TURN,
    GIVE_UP,
    STEP_CHECK,
    STEP_DRAW,
    STEP_LEADER_PHASE,
    STEP_TURN,
)
from detente.games.nations.rules.cards import carry_out, draw, open_answers
from detente.games.nations.rules.fall import check_leaders
from detente.games.nations.rules.leaders import targets
from detente.games.nations.rules.turn import (
    begin,
    begin_leader_phase,
    begin_turn,
    end_move,
    first_actions,
    first_station,
    give_up,
    next_turn,
    open_game,
    station_actions,
    turn_actions,
    turn_answer,
    with_surrender,
)
from detente.games.nations.state import Table


class Nations(Table):
    """A game of Das Spiel der Nationen."""

    __slots__ = ()

    def blank(self) -> "Nations":
        """A state without anything on the table."""
        return Nations(self.seats)

    def clone(self) -> "Nations":
        """An independent copy."""
        twin = Nations(self.seats)
        self.copy_core(twin)
        self.copy_table(twin)
        return twin

    def begin(self) -> None:
        """See `turn.begin`."""
        begin(self)

    def step(self, code: int, a: int, b: int, c: int) -> None:
        """Carry out one step."""
        if code == STEP_DRAW:
            draw(self, a, b)
        elif code == STEP_LEADER_PHASE:
            begin_leader_phase(self, a)
        elif code == STEP_TURN:
            begin_turn(self, a)
        elif code == STEP_CHECK:
            check_leaders(self)

    def check(self) -> None:
        """See `audit.check`."""
        check(self)

    def go_on(self) -> None:
        """SDN-TURN-5, SDN-DEC-8: the turn goes on until its player ends it; only he ever decides."""
        if self.turn_over:
            next_turn(self)
        else:
            self.ask_code(ASK_TURN, self.turn)

    def answers(self, seat: int) -> list[int]:
        """SDN-DEC-1 to SDN-DEC-7: the legal answers."""
        asked = self.asked
        if asked == ASK_TURN:
            return turn_actions(self, seat)
        if asked == ASK_TARGET:
            return with_surrender(self, targets(self, self.ask_a, self.ask_b))
        if asked == ASK_FIRST:
            return first_actions(self, seat)
        if asked == ASK_STATION:
            return station_actions(self, seat)
        return open_answers(self, asked, seat)

    def answer(self, question: int, seat: int, action: int) -> None:
        """Carry out an answer."""
        if action == GIVE_UP:
            give_up(self, seat)
        elif question == ASK_TURN:
            turn_answer(self, seat, action)
        elif question == ASK_TARGET:
            end_move(self, seat, action)
        elif question == ASK_FIRST:
            open_game(self, seat, action)
        elif question == ASK_STATION:
            first_station(self, seat, action)
        else:
            carry_out(self, question, seat, action)
