"""Declarations of what a state may hold, field by field, checked where a state comes from outside.

A game's `State` declares its `fields`; its steps and questions declare their arguments. The state's `check` covers what ranges
cannot express. Both apply to saves and positions only: rules trust the state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from detente.core.records.facts import shortened

Bound = int | Callable[[Any], int]
"""A whole number, or a function that computes it from the table (a state with its options)."""


@dataclass(frozen=True, slots=True)
class Range:
    """The whole numbers within two bounds.

    least: the least number.
    most: the greatest number.
    """

    least: Bound
    most: Bound

    def ends(self, state: Any) -> tuple[int, int]:
        """The least and greatest number at this table."""
        least, most = self.least, self.most
        return (
            least if isinstance(least, int) else int(least(state)),
            most if isinstance(most, int) else int(most(state)),
        )

    def check(self, state: Any, value: Any, where: str) -> int:
        """The value, checked to be in the range. ValueError names its place (`where`) and the range."""
        number = whole(value, where)
        least, most = self.ends(state)
        if not least <= number <= most:
            raise ValueError(f"{where} must be {spoken(least, most)}, not {number}")
        return number


@dataclass(frozen=True, slots=True)
class OneOf(Range):
    """One of some names, by number; -1 means none where `least` is -1. Views of small games show the name."""

    names: tuple[str, ...] = ()


def one_of(*names: str, or_none: bool = False) -> OneOf:
    """The numbers of these names, with `or_none` also -1."""
    return OneOf(-1 if or_none else 0, len(names) - 1, names)


def up_to(most: Bound) -> Range:
    """The numbers from 0 to `most`."""
    return Range(0, most)


def exactly(number: Bound) -> Range:
    """Only this number."""
    return Range(number, number)


def seats(state: Any) -> int:
    """The number of seats."""
    return int(state.seats)


def last_seat(state: Any) -> int:
    """The number of the last seat."""
    return int(state.seats) - 1


def all_seats(state: Any) -> int:
    """The mask of all seats."""
    return int(2 ** int(state.seats)) - 1


NO_MORE_THAN_A_STEP_HOLDS: Final = 2**16 - 1
ANY: Final = up_to(NO_MORE_THAN_A_STEP_HOLDS)
ZERO: Final = exactly(0)
YES_OR_NO: Final = up_to(1)
SEAT: Final = up_to(last_seat)
SEAT_OR_NONE: Final = Range(-1, last_seat)
SEATS: Final = up_to(all_seats)
"""A mask of seats."""
EACH_SEAT: Final = exactly(seats)
"""The size of a list with one number for each seat."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a game's state.

    name: the attribute's name.
    values: the numbers that it may hold; None: it is true or false.
    size: how many numbers its list may hold; None: it is a single number, not a list.
    about: its meaning, in one line.
    start: its value before the game begins; a list is empty then.
    once: whether a list may hold each number only once.
    shared: whether copies of a state share the list, because rules replace it and never change it.
    """

    name: str
    values: Range | None
    size: Range | None = None
    about: str = ""
    start: int = 0
    once: bool = False
    shared: bool = False

    def check(self, state: Any, value: Any, where: str) -> Any:
        """The value, checked; of a list, a fresh copy. ValueError names its place (`where`) and what is allowed."""
        if self.values is None:
            return true_or_false(value, where)
        if self.size is None:
            return self.values.check(state, value, where)
        numbers = whole_numbers(value, where)
        least, most = self.size.ends(state)
        if not least <= len(numbers) <= most:
            raise ValueError(f"{where} must hold {spoken(least, most)} numbers, not {len(numbers)}")
        if numbers:
            least, most = self.values.ends(state)
            if min(numbers) < least or max(numbers) > most:
                k = next(k for k, number in enumerate(numbers) if not least <= number <= most)
                raise ValueError(f"{where}[{k}] must be {spoken(least, most)}, not {numbers[k]}")
            if self.once and len(set(numbers)) < len(numbers):
                raise ValueError(f"{where} must hold no number twice")
        return numbers


@dataclass(frozen=True, slots=True)
class Derived:
    """A field of a game's state that follows from the options: `apply_options` sets it, copies share it, saves omit it.

    name: the attribute's name.
    type: its type.
    about: its meaning, in one line.
    start: its value before `apply_options`.
    """

    name: str
    type: type
    about: str
    start: Any = 0


@dataclass(frozen=True, slots=True)
class Call:
    """The arguments that a step or a question takes.

    a: range of the first argument.
    b: range of the second.
    c: range of the third.
    draft: whether the question is answered by drafts.
    waits: whether it may be on the stack while a question is open. Steps that are only pushed to run next do
    not wait; saves with such a step on the stack are refused.
    """

    a: Range = ZERO
    b: Range = ZERO
    c: Range = ZERO
    draft: bool = False
    waits: bool = True

    def check(self, state: Any, arguments: tuple[int, int, int], where: str) -> None:
        """Raise ValueError for an argument out of its range."""
        for name, values, value in zip("abc", (self.a, self.b, self.c), arguments, strict=True):
            values.check(state, value, f"{where} {name}")


def spoken(least: int, most: int) -> str:
    """A range of numbers as a message shows it."""
    return f"{least} to {most}" if least < most else str(least)


def whole(value: Any, where: str) -> int:
    """The value, checked to be a whole number."""
    if type(value) is not int:
        raise ValueError(f"{where} must be a whole number, not {shortened(value)}")
    return value


def whole_numbers(value: Any, where: str) -> list[int]:
    """A copy of the value, checked to be a list of whole numbers."""
    numbers = a_list(value, where)
    if not {type(number) for number in numbers} <= {int}:
        k = next(k for k, number in enumerate(numbers) if type(number) is not int)
        raise ValueError(f"{where}[{k}] must be a whole number, not {shortened(numbers[k])}")
    return numbers


def a_list(value: Any, where: str) -> list[Any]:
    """A copy of the value, checked to be a list."""
    if not isinstance(value, list):
        raise ValueError(f"{where} must be a list, not {shortened(value)}")
    return value[:]


def true_or_false(value: Any, where: str) -> bool:
    """The value, checked to be true or false."""
    if not isinstance(value, bool):
        raise ValueError(f"{where} must be true or false, not {shortened(value)}")
    return value


def check_fields(state: Any) -> None:
    """Raise ValueError for a field with a value that it may not hold."""
    for field in state.fields:
        field.check(state, getattr(state, field.name), field.name)


def misfit(name: str, why: str) -> ValueError:
    """The error for a game's `check` to raise: a field does not fit the others."""
    return ValueError(f"{name} does not fit: {why}")
