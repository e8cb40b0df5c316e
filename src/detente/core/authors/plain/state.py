"""The state of a small game: its fields are annotated attributes with a type and a range."""

from dataclasses import replace
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from detente.core.engine.state import State
from detente.core.records.fields import Field, Range


def held(
    values: Range | None = None,
    size: Range | None = None,
    about: str = "",
    *,
    start: int = 0,
    once: bool = False,
) -> Field:
    """What an attribute of a `PlainState` may hold. Arguments are those of `Field`; a list starts at its least size."""
    return Field("", values, size, about, start, once)


class PlainState(State):
    """A state whose fields are annotated attributes: start values, copies and saves follow from them.

        class Table(PlainState):
            pearls: Annotated[list[int], held(up_to(99), EACH_SEAT, "pearls of each seat")]
            turn: Annotated[int, held(SEAT, about="whose turn it is")]
            looked: Annotated[bool, held(about="whether the deck was looked at")]

    Use it for games that are not compiled; compiled games use `detente fields`. A game that overrides `apply_options` must call
    this class's method, which sets the start values.
    """

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        hints = get_type_hints(cls, include_extras=True)
        own = {name: hints[name] for name in vars(cls).get("__annotations__", {})}
        new = tuple(replace(field, name=name) for name, field in declared(own))
        if new:
            cls.fields = (*cls.fields, *new)

    def apply_options(self) -> None:
        """Set the fields to their start values."""
        for field in self.fields:
            if field.size is not None:
                setattr(self, field.name, [field.start] * field.size.ends(self)[0])
            else:
                setattr(self, field.name, bool(field.start) if field.values is None else field.start)

    def clone(self) -> State:
        """An independent copy that continues identically. It shares attributes that are neither fields nor lists."""
        twin = self.blank()
        self.copy_core(twin)
        for name, value in vars(self).items():
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin


def declared(hints: dict[str, Any]) -> list[tuple[str, Field]]:
    """The fields among the annotations, each with its name."""
    found = []
    for name, hint in hints.items():
        notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        found += [(name, note) for note in notes if isinstance(note, Field)]
    return found
