"""Events: typed reports of what happened, with who may see how much of it.

    class FleetSailed(Event):
        \"\"\"Ships sail from one isle to another.\"\"\"

        rule = "ISLES-SAIL-2"

        seat: Seat
        source: Isle
        isle: Isle
        ships: int

Rules report it by numbers, `s.emit("FleetSailed", seat, source, isle, ships)`; no object is created if no caller collects events.
The types of the fields define how the numbers are read: `Seat`, `Seats` and types like
`Isle = Annotated[str, NamedPlace("isle", ISLE_IDS)]`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from itertools import accumulate
from typing import Annotated, Any, ClassVar, NamedTuple, Self, dataclass_transform, get_args, get_type_hints


class Named:
    """Converts a number to an id: ids are numbered from 0; a number below 0 gives None.

    kind: the sort of thing; the message `KIND-ID` is its name in texts. ids: in the order of the rules' numbers.
    """

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids = ids

    def __call__(self, number: int) -> Any:
        return self.ids[number] if number >= 0 else None


class NamedPlace(Named):
    """Converts a number to the id of a place, which is also the id of an element of the scene."""


class Several(Named):
    """Converts numbers to a list of ids; numbers below 0 are left out. The log lists the ids as in a sentence.

    takes: how many numbers the rules give; with fewer ids, the others are -1.
    """

    def __init__(self, kind: str, ids: Sequence[str], takes: int) -> None:
        super().__init__(kind, ids)
        self.takes = takes

    def __call__(self, *numbers: int) -> Any:
        return [self.ids[number] for number in numbers if number >= 0]


class Read:
    """Converts numbers to a value by a function.

    takes: how many consecutive numbers of the rules it takes, each an argument of the function.
    """

    def __init__(self, function: Callable[..., Any], takes: int = 1) -> None:
        self.function = function
        self.takes = takes

    def __call__(self, *numbers: int) -> Any:
        return self.function(*numbers)


def seat_or_none(number: int) -> int | None:
    """The seat, or None for a number below 0."""
    return number if number >= 0 else None


def members(mask: int) -> list[int]:
    """The numbers of the bits of a mask, ascending."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


SEAT = Read(seat_or_none)
SEATS = Read(members)

Seat = Annotated[int, SEAT]
"""A seat."""
MaybeSeat = Annotated[int | None, SEAT]
"""A seat, or None (reported as a number below 0)."""
Seats = Annotated[list[int], SEATS]
"""Several seats, reported as a mask."""


def private(owner: str, default: Any = None) -> Any:
    """A field that only the seat in the field `owner` sees; for others it is None."""
    return field(default=default, metadata={"seen_by": owner})


class CardUse(NamedTuple):
    """One use of a card.

    seat: the seat that used it; None: no seat. card: the card's id. use: the kind of use, in the game's words; "" takes a use back.
    instead_of: earlier uses of the same card by the same seat, the last of which this one replaces: a card that was drawn
    and then declined is used once.
    """

    seat: int | None
    card: str
    use: str
    instead_of: tuple[str, ...] = ()


def as_it_is(number: int) -> int:
    """The number itself."""
    return number


def reader(hint: Any) -> Callable[..., Any]:
    """The function that converts the rules' numbers for a field of this type."""
    for part in (hint, *get_args(hint)):
        for note in getattr(part, "__metadata__", ()):
            if callable(note):
                found: Callable[..., Any] = note
                return found
    return bool if bool in (hint, *get_args(hint)) else as_it_is


@dataclass_transform(frozen_default=True, field_specifiers=(private,))
class Event:
    """Something that happened. Subclasses add fields; only one seat sees a field made with `private`.

    rule: id of the rule by which it happens. minor: whether its line in the log is less important.
    on: elements of the scene that it is about, besides those that its fields name; fields in braces (`tide {tide}`).
    begins_turn: whether a turn begins with events of this kind; statistics count turns by them.
    begins_phase: whether a larger part of the game begins with them, such as a round; the log is grouped by both.
    ends_seat: whether a player is out of the game, or as good as out, with events of this kind.

    readers: by field, the function that converts the rules' numbers. emitted: the fields for which rules give numbers, in order.
    spans: by emitted field, the slice of the numbers that belongs to it. numbers: the total count of numbers.
    owners: by private field, the field that holds the seat that sees it.
    """

    rule: ClassVar[str] = ""
    minor: ClassVar[bool] = False
    on: ClassVar[tuple[str, ...]] = ()
    begins_turn: ClassVar[bool] = False
    begins_phase: ClassVar[bool] = False
    ends_seat: ClassVar[bool] = False
    readers: ClassVar[Mapping[str, Callable[..., Any]]] = {}
    emitted: ClassVar[tuple[str, ...]] = ()
    spans: ClassVar[Mapping[str, slice]] = {}
    numbers: ClassVar[int] = 0
    owners: ClassVar[Mapping[str, str]] = {}

    def __init_subclass__(cls) -> None:
        specs = fields(dataclass(frozen=True)(cls))  # type: ignore[arg-type]
        hints = get_type_hints(cls, include_extras=True)
        cls.readers = {spec.name: reader(hints[spec.name]) for spec in specs}
        cls.emitted = tuple(spec.name for spec in specs if spec.default in (MISSING, None))
        ends = list(accumulate((getattr(cls.readers[name], "takes", 1) for name in cls.emitted), initial=0))
        cls.spans = dict(zip(cls.emitted, map(slice, ends, ends[1:]), strict=False))
        cls.numbers = ends[-1]
        cls.owners = {spec.name: spec.metadata["seen_by"] for spec in specs if "seen_by" in spec.metadata}

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """Create the event from the rules' numbers for its fields, in order; extra numbers are ignored.

        A private field with its own default (`private("seat", True)`) takes no number.
        """
        return cls(**{name: cls.readers[name](*numbers[span]) for name, span in cls.spans.items()})

    def card_uses(self) -> tuple[CardUse, ...]:
        """The uses of cards that this event reports; statistics count them. Only one event may report each use.

        The ways to use a card exclude each other: each time that it is used counts once.
        """
        return ()

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as this seat (None: a spectator) may know it, with hidden fields set to None.

        A subclass may return None if the seat may not know of the event at all.
        """
        hidden = {name: None for name, owner in self.owners.items() if getattr(self, owner) != seat}
        return replace(self, **hidden) if hidden else self  # type: ignore[type-var]

    def to_dict(self) -> dict[str, Any]:
        """The event as plain JSON types: its fields, and its class name as `event`."""
        return {"event": type(self).__name__} | {name: getattr(self, name) for name in self.readers}
