"""The rules of Das Spiel der Nationen: the sequence of play, and the game that follows it.

A turn asks one question after another, until its player ends it. Steps interrupt it: drawing a card, and the beginning of
the leader phase after a card of the agent.
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Sequence
from detente.games.nations.audit import check
from detente.games.nations.codes import NOBODY, RULING_GIVE_UP
from detente.games.nations.notation import GIVE_UP
from detente.games.nations.rules.cards import (
    COUP,
    DELIVERY,
    DEPOSE_RULER,
    DRAW,
    LEADER_DIES,
    LOAN,
    LOSE_A_TANKER,
    MOVE_LEADER,
    REMOVE_PIPELINE,
    WITHDRAW_LEADER,
)
from detente.games.nations.rules.fall import CHECK_LEADERS
from detente.games.nations.rules.leaders import TARGET
from detente.games.nations.rules.turn import (
    FIRST_LEADER,
    FIRST_TANKER,
    LEADER_PHASE,
    TURN,
    TURN_BEGINS,
    begin,
    give_up,
    next_turn,
)
from detente.games.nations.state import GameState

SEQUENCE: Final = Sequence(
    questions=(
        FIRST_LEADER,
        FIRST_TANKER,
        TURN,
        TARGET,
        MOVE_LEADER,
        COUP,
        DELIVERY,
        WITHDRAW_LEADER,
        DEPOSE_RULER,
        LEADER_DIES,
        LOSE_A_TANKER,
        REMOVE_PIPELINE,
        LOAN,
    ),
    steps=(CHECK_LEADERS, LEADER_PHASE, DRAW, TURN_BEGINS),
)


class Nations(GameState):
    """A game of Das Spiel der Nationen."""

    __slots__ = ()

    def blank(self) -> "Nations":
        """A state with an empty table."""
        return Nations(self.seats)

    def clone(self) -> "Nations":
        """An independent copy."""
        twin = Nations(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """SDN-SETUP-1 to SDN-SETUP-5: set up the game."""
        begin(self)

    def check(self) -> None:
        """ValueError names a field that does not fit the others."""
        check(self)

    def advance(self) -> None:
        """SDN-TURN-5, SDN-DEC-8: continue the turn until its player ends it; nobody else decides."""
        if self.turn_over:
            next_turn(self)
        else:
            self.ask(TURN, self.turn)

    def answers(self, seat: i64) -> list[int]:
        """SDN-END-2: an option lets players give up at any moment of their turn, unless a card is open."""
        legal = self.sequence.questions[self.asked].legal(self, seat)
        if self.rulings[RULING_GIVE_UP] and self.card == NOBODY:
            legal.append(GIVE_UP.first)
        return legal

    def answer(self, question: i64, seat: i64, action: i64) -> None:
        """SDN-END-2: carry out the answer, or let the player give up."""
        if action == GIVE_UP.first:
            give_up(self, seat)
        else:
            self.sequence.questions[question].carry_out(self, seat, action)
