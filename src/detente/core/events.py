"""Events: what happened, typed, and who may see how much of it."""

from dataclasses import dataclass, field, fields, replace
from typing import Any, Self


def private(owner: str, default: Any = None) -> Any:
    """A field that only the seat named by the field `owner` sees; for others it is None."""
    return field(default=default, metadata={"seen_by": owner})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Subclasses add fields; one made with `private` is seen by one seat only."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as this seat may know it (None: a spectator), or None if it knows nothing of it."""
        hidden = {
            spec.name: None
            for spec in fields(self)
            if "seen_by" in spec.metadata and getattr(self, spec.metadata["seen_by"]) != seat
        }
        return replace(self, **hidden) if hidden else self

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON types, with the event's name."""
        return {"event": type(self).__name__} | {spec.name: getattr(self, spec.name) for spec in fields(self)}
