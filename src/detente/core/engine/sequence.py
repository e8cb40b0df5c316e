"""The sequence of play: steps and questions, each a self-contained object."""

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Items
from inspect import signature
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from detente.core.records.fields import ZERO, Call, Range

S = TypeVar("S")
"""The state of the game, or of the games that share a step or a question."""

UNLISTED: Final = -1
"""The code of a step or a question that is not in a sequence yet."""
NO_ARGUMENTS: Final = Call()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of play: it changes the state, pushes further steps onto the stack, or asks a question.

    takes: its arguments and their bounds, which loading a save checks; 0 to 65535 each.
    code: its number in the sequence of its game, used in the stack and in saves.
    """

    def __init__(self, takes: Call = NO_ARGUMENTS) -> None:
        self.takes = takes
        self.code: i64 = UNLISTED

    def run(self, s: S, a: i64, b: i64, c: i64) -> None:
        """Carry out the step. a, b, c: the arguments given to `State.push`."""
        raise NotImplementedError(f"{type(self).__name__} says nothing of what it does")

    def packed(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The number in `State.stack` that encodes this step with these arguments."""
        return ((c << 16 | b) << 16 | a) << 8 | self.code


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A question to a seat, or to several that answer without seeing each other's answers (a draft).

    name: its name in views and texts. rule: id of the rule that asks it.
    takes: its arguments and their bounds; `s.ask_a` to `s.ask_c` hold those given to `State.ask`. A draft has `Call(draft=True)`.
    stands_for: a library's question that this one replaces in this game wherever the library's rules push or ask it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        takes: Call = NO_ARGUMENTS,
        stands_for: "Question[Any] | None" = None,
    ) -> None:
        super().__init__(takes)
        self.name = name
        self.rule = rule
        self.stands_for = stands_for

    def legal(self, s: S, seat: i64) -> list[int]:
        """The actions that may answer it now, ascending; in a draft, those for the seat's next part."""
        raise NotImplementedError(f"the question {self.name!r} has no legal answers")

    def carry_out(self, s: S, seat: i64, action: i64) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError(f"the question {self.name!r} carries out no answer")

    def is_complete(self, s: S, seat: i64) -> bool:
        """In a draft: whether the seat has chosen all its parts."""
        raise NotImplementedError(f"the question {self.name!r} is no draft")

    def reveal(self, s: S) -> None:
        """In a draft: carry out all drafts, which are complete."""
        raise NotImplementedError(f"the question {self.name!r} is no draft")

    def rule_now(self, s: S) -> str:
        """The id of the rule that asks it now; `rule` unless it is asked for several reasons."""
        return self.rule

    def why_not(self, s: S, seat: int, action: int) -> str | None:
        """The id of the rule to name when an action is refused, from what the seat may know; None if no single rule applies."""
        return self.rule


@final
class Sequence:
    """All questions and steps of a game. Their codes, also in saves, are their indices in these lists.

    None marks an empty place. A question that may itself be on the stack is at the same place in both lists.
    asks, takes: the arguments of each question, and of each step that may wait on the stack, by code.
    """

    def __init__(
        self, questions: Items[Question[Any] | None] = (), steps: Items[Step[Any] | None] = ()
    ) -> None:
        self.questions: list[Question[Any]] = [BLANK if each is None else each for each in questions]
        self.steps: list[Step[Any]] = [BLANK if each is None else each for each in steps]
        self.asks: Mapping[int, Call] = numbered(questions)
        self.takes: Mapping[int, Call] = {code: call for code, call in numbered(steps).items() if call.waits}


BLANK: Final[Question[Any]] = Question("", "")
"""The object at an empty place."""


def numbered(listed: Items[Step[Any] | None]) -> dict[int, Call]:
    """Set the codes of steps or questions to their indices; return their arguments by code. ValueError if one has another code."""
    taken: dict[int, Call] = {}
    for code, member in enumerate(listed):
        if member is None:
            continue
        number(member, code)
        taken[code] = member.takes
        if isinstance(member, Question) and member.stands_for is not None:
            number(member.stands_for, code)
    return taken


def number(member: Step[Any], code: int) -> None:
    """Set the code of a step or a question. ValueError if it already has another one."""
    if member.code not in (UNLISTED, code):
        raise ValueError(f"{type(member).__name__} is listed at {member.code} and at {code}")
    member.code = code


@final
class FunctionStep(Step[S]):
    """A step made of a function of the state and up to three numbers."""

    def __init__(self, function: Callable[..., None], takes: tuple[Range, ...]) -> None:
        names = list(signature(function).parameters)[1:]
        if len(names) != len(takes):
            raise ValueError(f"step {function.__name__}: bounds for {len(takes)} arguments, not for {names}")
        a, b, c = [*takes, ZERO, ZERO, ZERO][:3]
        super().__init__(Call(a, b, c))
        self.function = function
        self.count: int = len(names)

    def run(self, s: S, a: i64, b: i64, c: i64) -> None:
        """Call the function with the numbers that it takes."""
        self.function(s, *(a, b, c)[: self.count])


def step(*takes: Range) -> Callable[[Callable[..., None]], FunctionStep[Any]]:
    """Decorator that makes a function a step, for games that are not compiled.

        @step(SEAT)
        def begin_turn(s: GameState, seat: int) -> None: ...

    takes: the bounds of the function's arguments after the state. ValueError if it has more or fewer of these.
    """

    def made(function: Callable[..., None]) -> FunctionStep[Any]:
        return FunctionStep(function, takes)

    return made
