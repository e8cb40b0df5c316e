"""Verbs: the kinds of actions of a game, each declared once with its slots."""

from collections.abc import Mapping, Sequence
from itertools import product
from string import Formatter
from typing import Final, final

from mypy_extensions import i64

MOST_SLOTS: Final = 3
NO_INDEX: Final = -(2**40)
"""The index of a number that a slot lacks: so far off that no action results from it."""


@final
class SeatNames:
    """What may be written in a slot that names one of several seats that the game treats alike.

    names: of all seats, in turn order. Observations count seats from the observer's own; learners may count those in actions
    the same way (`detente.research.relative`).
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names: list[str] = list(names)


Values = Sequence[str] | Mapping[int, str] | range | SeatNames
"""What may be written in a slot: ids that rules number from 0, ids by the rules' numbers, numbers, or the names of seats."""


@final
class Slot:
    """A place in the notation of a verb, such as `{isle}` in `sail {isle}`.

    name: as in the notation. texts: what may be written there, in the order of the actions. numeric: whether the texts are
    numbers. numbers: the rules' number of each text. least: the smallest of them. index: by number minus `least`, its place.
    names_seats: whether the texts are names of seats.
    """

    def __init__(self, name: str, values: Values) -> None:
        self.name = name
        self.numeric: bool = isinstance(values, range)
        self.names_seats: bool = isinstance(values, SeatNames)
        if isinstance(values, SeatNames):
            values = values.names
        if isinstance(values, Mapping):
            self.numbers: list[int] = list(values)
            self.texts: list[str] = list(values.values())
        else:
            self.numbers = list(values) if isinstance(values, range) else list(range(len(values)))
            self.texts = [str(value) for value in values]
        if not self.texts:
            raise ValueError(f"nothing can be written for {name!r}")
        self.least: i64 = min(self.numbers)
        span = range(min(self.numbers), max(self.numbers) + 1)
        self.index: list[int] = [
            self.numbers.index(number) if number in self.numbers else NO_INDEX for number in span
        ]

    def value(self, index: int) -> str | int:
        """The value at a place: an id, or a number."""
        return self.numbers[index] if self.numeric else self.texts[index]


NOTHING: Final = Slot("", [""])
"""Fills the place of a slot that a verb does not have."""


@final
class Verb:
    """A kind of action: its notation, and the consecutive numbers of its actions.

    notation: the text with its slots in braces. word: the notation without slots, joined by hyphens (`draw top`:
    `draw-top`), which identifies texts for people. first: the number of its first action. size: the number of actions.

    Rules use their own numbers for isles, cards and provinces: `of` converts them to an action, `each` a list of them to
    actions; `one`, `two` and `three` convert an action back.
    """

    def __init__(self, notation: str, first: int, slots: Sequence[Slot]) -> None:
        self.notation = notation
        self.first: i64 = first
        self.slots: list[Slot] = list(slots)
        words = [text.strip() for text, _, _, _ in Formatter().parse(notation)]
        self.word = "-".join("-".join(words).split()).strip("-")
        whole = [*slots, *[NOTHING] * (MOST_SLOTS - len(slots))]
        self.slot_one: Slot = whole[0]
        self.slot_two: Slot = whole[1]
        self.slot_three: Slot = whole[2]
        self.third_size: i64 = len(whole[2].texts)
        self.second_size: i64 = len(whole[1].texts)
        self.step: i64 = self.second_size * self.third_size
        self.size: i64 = len(whole[0].texts) * self.step
        self.last: i64 = self.first + self.size - 1
        self.is_plain: bool = all(slot.index == list(range(len(slot.index))) for slot in slots)
        leasts = [int(slot.least) for slot in whole]
        self.shift: i64 = first - leasts[0] * self.step - leasts[1] * self.third_size - leasts[2]

    def __repr__(self) -> str:
        return f"<verb {self.notation!r}, actions {self.first} to {self.last}>"

    def __contains__(self, action: i64) -> bool:
        return self.first <= action <= self.last

    def of(self, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> i64:
        """The action with these rules' numbers in its slots; only as many count as the verb has slots."""
        if self.is_plain:
            return self.shift + one * self.step + two * self.third_size + three
        slot = self.slot_one
        at: i64 = slot.index[one - slot.least]
        if self.step > 1:
            slot = self.slot_two
            at = at * self.second_size + slot.index[two - slot.least]
            if self.third_size > 1:
                slot = self.slot_three
                at = at * self.third_size + slot.index[three - slot.least]
        return self.first + at

    def each(self, ones: list[int]) -> list[int]:
        """The action for each of these rules' numbers, for a verb with one slot; a fresh list."""
        if self.is_plain:
            shift: i64 = self.shift
            if shift == 0 or not ones:
                return ones[:]
            return [one + shift for one in ones]
        slot = self.slot_one
        index = slot.index
        least: i64 = slot.least
        first: i64 = self.first
        return [first + index[one - least] for one in ones]

    def one(self, action: i64) -> i64:
        """The rules' number in the action's first slot."""
        if self.is_plain:
            at: i64 = action - self.first
            return (at if self.step == 1 else at // self.step) + self.slot_one.least
        return self.slot_one.numbers[(action - self.first) // self.step]

    def two(self, action: i64) -> i64:
        """The rules' number in the action's second slot."""
        return self.slot_two.numbers[(action - self.first) // self.third_size % self.second_size]

    def three(self, action: i64) -> i64:
        """The rules' number in the action's third slot."""
        return self.slot_three.numbers[(action - self.first) % self.third_size]

    def texts(self) -> list[str]:
        """The texts of all its actions, in order."""
        names = [slot.name for slot in self.slots]
        return [
            self.notation.format(**dict(zip(names, written, strict=True)))
            for written in product(*(slot.texts for slot in self.slots))
        ]

    def said(self, action: int) -> dict[str, str | int]:
        """The value in each slot of an action, by slot name: ids as text, numbers as numbers."""
        at = action - int(self.first)
        values: dict[str, str | int] = {}
        for slot in reversed(self.slots):
            at, index = divmod(at, len(slot.texts))
            values[slot.name] = slot.value(index)
        return {slot.name: values[slot.name] for slot in self.slots}
