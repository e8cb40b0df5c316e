"""Events: what happened, typed, and who may see how much of it."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self


def private(owner: str, default: Any = None) -> Any:
    """A field that only the seat named by the field `owner` sees; for others it is None."""
    return field(default=default, metadata={"seen_by": owner})


class CardUse(NamedTuple):
    """A card was used: by which seat (None: by no seat), its id and for what, one word of the game."""

    seat: int | None
    card: str
    use: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Subclasses add fields; one made with `private` is seen by one seat only.

    begins_turn: whether a turn begins with events of this kind; statistics count turns by them.
    """

    begins_turn: ClassVar[bool] = False

    def card_uses(self) -> tuple[CardUse, ...]:
        """The uses of cards that this event tells; statistics count them. Each use is told by one event only."""
        return ()

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as this seat may know it (None: a spectator), or None if it knows nothing of it."""
        owners = private_fields(type(self))  # type: ignore[arg-type]
        hidden = {name: None for name, owner in owners if getattr(self, owner) != seat}
        return replace(self, **hidden) if hidden else self

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON types, with the event's name."""
        names = field_names(type(self))  # type: ignore[arg-type]
        return {"event": type(self).__name__} | {name: getattr(self, name) for name in names}


@cache
def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a kind of event."""
    return tuple(spec.name for spec in fields(kind))


@cache
def private_fields(kind: type[Any]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of event that only one seat sees, each with the field that names this seat."""
    return tuple((spec.name, spec.metadata["seen_by"]) for spec in fields(kind) if "seen_by" in spec.metadata)


@dataclass(frozen=True, eq=False)
class Telling:
    """How the numbers that rules tell become events.

    kinds: the events, in the order of their codes. readers: for a field's name, what makes its value of the number
    told for it; fields not named are numbers. An event's fields take the numbers in their order; a private field
    with a default of its own (`private("seat", True)`) is not told.
    """

    kinds: tuple[type[Event], ...]
    readers: Mapping[str, Callable[[int], Any]]

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a code."""
        kind = self.kinds[code]
        names = told_fields(kind)  # type: ignore[arg-type]
        return kind(
            **{
                name: self.readers[name](number) if name in self.readers else number
                for name, number in zip(names, numbers, strict=False)
            }
        )


@cache
def told_fields(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a kind of event for which rules tell a number."""
    return tuple(spec.name for spec in fields(kind) if spec.default in (MISSING, None))
