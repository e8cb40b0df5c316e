"""Events: what happened, typed, and who may see how much of it.

    class FleetSailed(Event):
        \"\"\"Ships sail from one isle to another.\"\"\"

        rule = "ISLES-SAIL-2"

        seat: Seat
        source: Isle
        isle: Isle
        ships: int

Rules report it by numbers, `s.emit("FleetSailed", seat, source, isle, ships)`, and nothing is made if nobody listens.
The types of the fields say how the numbers are read: `Seat`, `Seats` and types like
`Isle = Annotated[str, NamedPlace("isle", ISLE_IDS)]`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from itertools import accumulate
from typing import Annotated, Any, ClassVar, NamedTuple, Self, dataclass_transform, get_args, get_type_hints


class Named:
    """How a number becomes an id: it counts the ids from 0; below 0 it is nobody and nothing, None.

    kind: what sort of thing it is: its name in texts is the message `KIND-ID`. ids: in the order of the rules' numbers.
    """

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids = ids

    def __call__(self, number: int) -> Any:
        return self.ids[number] if number >= 0 else None


class NamedPlace(Named):
    """How a number becomes the id of a place, which is an element of the scene by the same id."""


class Several(Named):
    """How numbers become a list of ids; those below 0 are left out. The log lists them as a sentence does.

    takes: how many numbers the rules give; where there are fewer ids, the others are -1.
    """

    def __init__(self, kind: str, ids: Sequence[str], takes: int) -> None:
        super().__init__(kind, ids)
        self.takes = takes

    def __call__(self, *numbers: int) -> Any:
        return [self.ids[number] for number in numbers if number >= 0]


class Read:
    """How a number becomes a value in a way of its own: by a function.

    takes: of how many numbers, each an argument of the function; the rules give them one after the other.
    """

    def __init__(self, function: Callable[..., Any], takes: int = 1) -> None:
        self.function = function
        self.takes = takes

    def __call__(self, *numbers: int) -> Any:
        return self.function(*numbers)


def seat_or_none(number: int) -> int | None:
    """A seat, or nobody: any number below 0."""
    return number if number >= 0 else None


def members(mask: int) -> list[int]:
    """The numbers of the bits of a mask, ascending."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


SEAT = Read(seat_or_none)
SEATS = Read(members)

Seat = Annotated[int, SEAT]
"""A seat."""
MaybeSeat = Annotated[int | None, SEAT]
"""A seat, or nobody (told as a number below 0)."""
Seats = Annotated[list[int], SEATS]
"""Several seats, told as a mask."""


def private(owner: str, default: Any = None) -> Any:
    """A field that only the seat named by the field `owner` sees; for others it is None."""
    return field(default=default, metadata={"seen_by": owner})


class CardUse(NamedTuple):
    """A card was used: by which seat (None: by no seat), its id and for what, one word of the game."""

    seat: int | None
    card: str
    use: str


def as_it_is(number: int) -> int:
    """A plain number."""
    return number


def reader(hint: Any) -> Callable[..., Any]:
    """How the number, or the numbers, for a field of this type are read."""
    for part in (hint, *get_args(hint)):
        for note in getattr(part, "__metadata__", ()):
            if callable(note):
                found: Callable[..., Any] = note
                return found
    return bool if bool in (hint, *get_args(hint)) else as_it_is


@dataclass_transform(frozen_default=True, field_specifiers=(private,))
class Event:
    """Something that happened. Subclasses add fields; one made with `private` is seen by one seat only.

    rule: id of the rule by which it happens. minor: whether its line in the log is of less weight.
    on: elements of the scene that it is about, besides those that its fields name; fields in braces (`tide {tide}`).
    begins_turn: whether a turn begins with events of this kind; statistics count turns by them.

    readers: by field, how the rules' number for it is read. emitted: the fields for which rules give a number, in order.
    spans: by such a field, which of the numbers are for it. numbers: how many there are.
    owners: by private field, the field that names the one seat that sees it.
    """

    rule: ClassVar[str] = ""
    minor: ClassVar[bool] = False
    on: ClassVar[tuple[str, ...]] = ()
    begins_turn: ClassVar[bool] = False
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
        """The event of the rules' numbers for its fields, in order; further numbers do not count.

        A private field with a default of its own (`private("seat", True)`) takes none.
        """
        return cls(**{name: cls.readers[name](*numbers[span]) for name, span in cls.spans.items()})

    def card_uses(self) -> tuple[CardUse, ...]:
        """The uses of cards that this event tells; statistics count them. Each use is told by one event only."""
        return ()

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as this seat may know it (None: a spectator), or None if it knows nothing of it."""
        hidden = {name: None for name, owner in self.owners.items() if getattr(self, owner) != seat}
        return replace(self, **hidden) if hidden else self  # type: ignore[type-var]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON types, with the event's name."""
        return {"event": type(self).__name__} | {name: getattr(self, name) for name in self.readers}
