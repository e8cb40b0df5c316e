"""The rules of 2+2: which function carries out which step and which answer.

arrows, symbols, decks, money, drawing: what the icons of 2+2 do. turn, decade, decade_end: the course of the game. points:
who wins. All that happens in Germany is in `germany.rules`.
"""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.notation import BUILD, DISCARD
from detente.games.germany.rules import dispatch
from detente.games.germany.rules.event import ignorable
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.audit import check
from detente.games.twoplustwo.rules import arrows, decade, decade_end, decks, symbols, turn
from detente.games.twoplustwo.state import Table


class TwoPlusTwo(Table):
    """A game of 2+2."""

    __slots__ = ()

    def blank(self) -> "TwoPlusTwo":
        """A state without anything on the table."""
        return TwoPlusTwo(self.seats)

    def clone(self) -> "TwoPlusTwo":
        """An independent copy."""
        twin = TwoPlusTwo(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """See `decade.begin`."""
        decade.begin(self)

    def check(self) -> None:
        """See `audit.check`."""
        check(self)

    def go_on(self) -> None:
        """TPT-SEQ-4.10: the next turn."""
        turn.next_turn(self)

    def step(self, code: int, a: int, b: int, c: int) -> None:
        """Carry out one step."""
        if code < codes.STEP_PHASE or codes.ASK_TURN <= code <= tpt.LAST_ASK:
            dispatch.question(self, code, a, b, c, self.answers_to(code, a, b, c))
        elif code < codes.GAME_STEPS:
            dispatch.step(self, code, a, b, c)
        elif code == tpt.STEP_MARKER:
            arrows.step_of(self, a >> 1, 1 if a & 1 else -1, b, c != 0)
        elif code == tpt.STEP_DRAW:
            decks.draw(self, a, b)
        elif code == tpt.STEP_DRAWN:
            decks.drawn(self, a, b)
        elif code == tpt.STEP_EVENT:
            turn.trigger(self, a)
        elif code == tpt.STEP_VALUE:
            turn.value_icons(self, a)
        elif code == tpt.STEP_LAY_AWAY:
            turn.lay_away(self)
        else:
            self.step_of_decade(code, a)

    def step_of_decade(self, code: i64, a: i64) -> None:
        """Carry out a step of the course of decades."""
        if code == tpt.STEP_AUTO:
            decade.begin_auto(self)
        elif code == tpt.STEP_AUTO_OVER:
            decade.end_auto(self)
        elif code == tpt.STEP_REFILL:
            decade.refill(self)
        elif code == tpt.STEP_DISPLAY:
            decade.lay_out(self)
        elif code == tpt.STEP_NEW_DECADE:
            decade.new_decade(self)
        elif code == tpt.STEP_NEW_PHASE:
            decade_end.begin_phase(self, a)
        elif code == tpt.STEP_INCOME:
            decade_end.income(self)

    def answers_to(self, code: i64, a: i64, b: i64, c: i64) -> list[int]:
        """The legal answers to a question with these arguments, without police cards."""
        if code == codes.ASK_TURN:
            return turn.turns(self, a)
        if code == codes.ASK_PRICE:
            return turn.prices(self, a)
        if code == codes.ASK_ICON:
            return symbols.icon_choices(self, a, b, c)
        if code == codes.ASK_IGNORE:
            return symbols.ignorable_icons(self, a, b, c)
        if code == tpt.ASK_CONVERT:
            return arrows.conversions()
        if code == tpt.ASK_FREE:
            return arrows.free_steps(self)
        if code == tpt.ASK_MISSED:
            return arrows.bonuses(self, a)
        if code == tpt.ASK_FIRST:
            return arrows.firsts(self, a)
        if code == tpt.ASK_SPARE:
            return ignorable(self, b, c)
        if code == tpt.ASK_SPACE:
            return decade_end.spaces(self)
        if code == tpt.ASK_EXTRA:
            return decade.extras(self, a)
        return dispatch.answers(self, code, a, b, c)

    def answers(self, seat: int) -> list[int]:
        """The legal answers to the question that stands."""
        if self.asked == codes.ASK_KEEP:
            return decade.keepings(self, seat)
        legal = self.answers_to(self.asked, self.ask_a, self.ask_b, self.ask_c)
        return dispatch.with_police(self, self.asked, seat, self.ask_b, self.ask_c, legal)

    def answer(self, question: int, seat: int, action: int) -> None:
        """Carry out an answer."""
        self.answer_as(question, seat, self.ask_b, self.ask_c, action)

    def answer_as(self, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
        """Carry out the answer to a question with these arguments."""
        if action < BUILD.first:
            dispatch.answer(self, code, seat, b, c, action)
        elif code == codes.ASK_ICON:
            symbols.execute_next(self, seat, b, c, action)
        elif code == codes.ASK_TURN:
            turn.take(self, seat, action)
        elif code == codes.ASK_PRICE:
            turn.pay_price(self, seat, action)
        elif code == tpt.ASK_CONVERT:
            arrows.convert(self, b, action)
        elif code == tpt.ASK_FREE:
            arrows.step_freely(self, action)
        elif code == tpt.ASK_MISSED:
            arrows.take_bonus(self, seat, action)
        elif code == tpt.ASK_FIRST:
            arrows.draw_both(self, seat, b, c, action)
        elif code == tpt.ASK_SPARE:
            symbols.spare(self, seat, b, c, action)
        elif code == tpt.ASK_SPACE:
            decade_end.choose_space(self, seat, action)
        elif code == tpt.ASK_EXTRA:
            decade.discard_extra(self, seat, DISCARD.one(action))
        else:
            dispatch.answer(self, code, seat, b, c, action)

    def sealed(self, seat: int) -> bool:
        """TPT-SEQ-4.7: whether the seat has decided what it keeps."""
        return decade.kept(self, seat)

    def open_drafts(self, question: int) -> None:
        """TPT-SEQ-4.7: all have decided."""
        decade.open_keepings(self)

    def own_icon(self, element: i64, actor: i64) -> None:
        """TPT-ACT-6.4.18, TPT-ACT-6.4.22 to TPT-ACT-6.4.27: a marker moves, or an icon of 2+2."""
        if self.icons.icon[element] == codes.ICON_ARROW:
            arrows.single_arrow(self, element, actor)
        else:
            symbols.carry_out(self, element)

    def won(self, side: i64, ending: i64) -> None:
        """TPT-EOD-12.4.1 to TPT-EOD-12.4.3: the game is over at once."""
        decade_end.side_won(self, side, ending)

    def decade_over(self) -> None:
        """WSDV-EOD-10.3: nobody has collapsed, and another decade follows."""
        decade.close_decade(self)
