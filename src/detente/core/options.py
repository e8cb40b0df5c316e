"""What a table may choose before a game starts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its name, the values it takes (the first is the default unless said otherwise) and what it means.

    rule: id of the rule that it varies, or None.
    """

    name: str
    values: tuple[int | str, ...]
    about: str
    rule: str | None = None
    default: int | str | None = None

    @property
    def standard(self) -> int | str:
        """The value if nothing is chosen."""
        return self.values[0] if self.default is None else self.default


def checked(declared: tuple[Option, ...], chosen: Mapping[str, Any] | None) -> dict[str, Any]:
    """All options with the chosen values, the others at their default.

    ValueError names an unknown option, or a value that an option does not take.
    """
    chosen = dict(chosen or {})
    names = [option.name for option in declared]
    for name in chosen:
        if name not in names:
            raise ValueError(f"no option {name!r}: there are {', '.join(names)}")
    options: dict[str, Any] = {}
    for option in declared:
        value = chosen.get(option.name, option.standard)
        if isinstance(value, bool) or value not in option.values:
            takes = ", ".join(str(v) for v in option.values)
            raise ValueError(f"option {option.name!r} takes {takes}; not {value!r}")
        options[option.name] = next(v for v in option.values if v == value)
    return options
