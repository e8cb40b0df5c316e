"""What all questions on Germany share: how they are asked, and the police cards offered with them."""

from collections.abc import Sequence as Items
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.core.engine.verbs import Verb
from detente.core.records.fields import NO_MORE_THAN_A_STEP_HOLDS, SEAT, Call, Range, up_to
from detente.games.germany import codes
from detente.games.germany.notation import DONE, POLICE
from detente.games.germany.state import Germany

G = TypeVar("G", bound=Germany)
"""The state type of the game that asks."""

WHYS: Final = 32
"""When one argument packs a reason and a number, the reason is the lower part, below this."""
TWO_IN_ONE: Final = up_to(NO_MORE_THAN_A_STEP_HOLDS)


class Decision(Question[G], Generic[G]):
    """A question to the seat `ask_a`, with East's police cards offered as well.

    Pushing it asks only if there is a choice: a single answer is carried out at once; if there is none, `impossible` runs.
    answers: the verbs that can answer it; other verbs are not answers at all, so no rule needs to forbid them.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        takes: Call,
        answers: Items[Verb] = (),
        stands_for: Question[Any] | None = None,
    ) -> None:
        super().__init__(name, rule, takes, stands_for)
        self.verbs: list[Verb] = list(answers)

    # what each question defines

    def choices(self, s: G, seat: i64) -> list[int]:
        """The legal answers, ascending, without police cards."""
        raise NotImplementedError(f"the question {self.name!r} has no choices")

    def decide(self, s: G, seat: i64, action: i64) -> None:
        """Carry out one of the choices."""
        raise NotImplementedError(f"the question {self.name!r} carries out no choice")

    def impossible(self, s: G) -> None:
        """WSDV-ACT-D3: what happens if there is no legal answer."""

    def police(self, s: G, seat: i64) -> list[int]:
        """WSDV-POL-2: where a police card may be used before the answer."""
        return s.police_offers(codes.NOBODY)

    def forbidden(self, s: G, seat: int, action: int) -> str | None:
        """The rule that forbids an action of one of its own verbs."""
        return self.rule

    # how it is asked

    def run(self, s: G, seat: i64, b: i64, c: i64) -> None:
        """Ask, if there is a choice; otherwise the pending question's arguments stay unchanged."""
        before_a: i64 = s.ask_a
        before_b: i64 = s.ask_b
        before_c: i64 = s.ask_c
        s.ask_a = seat
        s.ask_b = b
        s.ask_c = c
        legal = self.choices(s, seat)
        if len(legal) > 1:
            s.ask(self, seat, seat, b, c)
            s.choice = self.with_police(s, seat, legal)
            s.choice_of = seat
            return
        if legal:
            self.decide(s, seat, legal[0])
        else:
            self.impossible(s)
        s.ask_a = before_a
        s.ask_b = before_b
        s.ask_c = before_c

    def again(self, s: G) -> None:
        """Ask the pending question once more."""
        s.push(self, s.ask_a, s.ask_b, s.ask_c)

    def legal(self, s: G, seat: i64) -> list[int]:
        """The choices, plus police cards."""
        return self.with_police(s, seat, self.choices(s, seat))

    def with_police(self, s: G, seat: i64, legal: list[int]) -> list[int]:
        """WSDV-POL-2: the choices, plus police cards."""
        return self.police(s, seat) + legal if s.may_use_police(seat) else legal

    def carry_out(self, s: G, seat: i64, action: i64) -> None:
        """Use a police card and ask the question again, or carry out the choice."""
        if action in POLICE:
            self.again(s)
            s.use_police(seat, POLICE.one(action))
        else:
            self.decide(s, seat, action)

    def why_not(self, s: G, seat: int, action: int) -> str | None:
        """The rule that forbids an action of one of its verbs, or forbids stopping here."""
        for verb in self.verbs:
            if action in verb:
                return self.forbidden(s, seat, action)
        return self.why_not_done(s) if action in DONE else None

    def why_not_done(self, s: G) -> str | None:
        """The rule that forbids stopping here."""
        return "WSDV-ACT-D3"


class Reasoned(Decision[Germany]):
    """A question with a reason (a WHY code) and a number: how many are left, or the maximum."""

    def why(self, s: Germany) -> i64:
        """Why something is placed or lost."""
        return self.why_in(s.ask_c)

    def why_in(self, c: i64) -> i64:
        """The reason packed into its last argument."""
        return c % WHYS

    def number(self, s: Germany) -> i64:
        """The number packed with the reason; 0: none."""
        return s.ask_c // WHYS

    def put(self, s: Germany, seat: i64, what: i64, why: i64, number: i64 = 0) -> None:
        """Push the question. what: its own argument."""
        s.push(self, seat, what, why | number * WHYS)


def reasoned(what: Range, waits: bool) -> Call:
    """The arguments of such a question. what: the bounds of its own argument."""
    return Call(SEAT, what, TWO_IN_ONE, waits=waits)
