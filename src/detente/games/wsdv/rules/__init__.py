"""The rules of Wir sind das Volk!: which function carries out which step and which answer.

Modules of Germany know neither how many players there are nor whose turn it is: economy, unrest, standard, event,
guillaume, counts, decade_end, germany. `turn` is the course of the two-player game.
"""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.notation import BUILD
from detente.games.germany.rules import dispatch
from detente.games.germany.rules.event import move_marker
from detente.games.wsdv import codes as wsdv
from detente.games.wsdv.audit import check
from detente.games.wsdv.rules import turn
from detente.games.wsdv.state import Table


class WirSindDasVolk(Table):
    """A game of Wir sind das Volk!."""

    __slots__ = ()

    def blank(self) -> "WirSindDasVolk":
        """A state without anything on the table."""
        return WirSindDasVolk(self.seats)

    def clone(self) -> "WirSindDasVolk":
        """An independent copy."""
        twin = WirSindDasVolk(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """See `turn.begin`."""
        turn.begin(self)

    def check(self) -> None:
        """See `audit.check`."""
        check(self)

    def go_on(self) -> None:
        """WSDV-FLOW-2: the next turn."""
        turn.next_turn(self)

    def step(self, code: int, a: int, b: int, c: int) -> None:
        """Carry out one step."""
        if code < codes.STEP_PHASE or code == codes.ASK_TURN:
            dispatch.question(self, code, a, b, c, self.answers_to(code, a, b, c))
        elif code < codes.GAME_STEPS:
            dispatch.step(self, code, a, b, c)
        elif code == wsdv.STEP_EVENT:
            turn.trigger(self, a)
        elif code == wsdv.STEP_LAY_AWAY:
            turn.lay_away(self)
        elif code == wsdv.STEP_NEW_DECADE:
            turn.new_decade(self)

    def answers_to(self, code: i64, a: i64, b: i64, c: i64) -> list[int]:
        """The legal answers to a question with these arguments, without police cards."""
        if code == codes.ASK_TURN:
            return turn.turns(self, a)
        if code == codes.ASK_PRICE:
            return turn.prices(self, a)
        return dispatch.answers(self, code, a, b, c)

    def answers(self, seat: int) -> list[int]:
        """The legal answers to the question that stands."""
        if self.asked == codes.ASK_KEEP:
            return turn.keepings(self, seat)
        legal = self.answers_to(self.asked, self.ask_a, self.ask_b, self.ask_c)
        return dispatch.with_police(self, self.asked, seat, self.ask_b, self.ask_c, legal)

    def answer(self, question: int, seat: int, action: int) -> None:
        """Carry out an answer."""
        self.answer_as(question, seat, self.ask_b, self.ask_c, action)

    def answer_as(self, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
        """Carry out the answer to a question with these arguments."""
        if code == codes.ASK_TURN and action >= BUILD.first:
            turn.take(self, seat, action)
        elif code == codes.ASK_PRICE and action >= BUILD.first:
            turn.pay(self, seat, action)
        else:
            dispatch.answer(self, code, seat, b, c, action)

    def sealed(self, seat: int) -> bool:
        """WSDV-FLOW-7: whether the seat has decided what it keeps."""
        return turn.kept(self, seat)

    def open_drafts(self, question: int) -> None:
        """WSDV-FLOW-7: both have decided."""
        turn.open_keepings(self)

    def own_icon(self, element: i64, actor: i64) -> None:
        """WSDV-ACT-D5: the marker moves."""
        move_marker(self, self.icons.track[element], self.icons.step[element])

    def won(self, side: i64, ending: i64) -> None:
        """WSDV-WIN-1 to WSDV-WIN-3: the game is over at once."""
        self.ending = ending
        self.emit("GameEnded", side, ending)
        self.end([side])

    def decade_over(self) -> None:
        """WSDV-EOD-10.3."""
        turn.close_decade(self)
