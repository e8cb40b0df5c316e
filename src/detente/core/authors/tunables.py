"""Numbers of a table's own content that may be tuned: what a game says of them, and how they are turned.

A designer who tunes an edition does not turn single numbers but tunables: groups of numbers that belong together, such as
all of a player's incomes, and that move up or down together.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]
"""Where a number stands in a content: keys of objects and positions in lists, from the outside in."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a content: where it stands and from where to where it may go."""

    path: Path
    least: int
    most: int

    def read(self, facts: Mapping[str, Any]) -> int:
        """The number in a content."""
        place: Any = facts
        for key in self.path:
            place = place[key]
        return int(place)

    def write(self, facts: Mapping[str, Any], value: int) -> None:
        """Put another value, within bounds, into a content."""
        place: Any = facts
        for key in self.path[:-1]:
            place = place[key]
        place[self.path[-1]] = min(max(value, self.least), self.most)


@dataclass(frozen=True, slots=True)
class Tunable:
    """Numbers that are tuned together: a turn by `n` adds `n` to each of them, within its bounds.

    name: words with dots between them, from the general to the special: `income.usa`. about: what it is, in English.
    reach: how far it turns, up and down.
    """

    name: str
    about: str
    numbers: tuple[Number, ...]
    reach: int

    def values(self, facts: Mapping[str, Any]) -> list[int]:
        """What the numbers are in a content."""
        return [number.read(facts) for number in self.numbers]


@dataclass(frozen=True, slots=True)
class Tuning:
    """What may be tuned of a content. tunables: of a content, what is the designer's to choose and no rule. rename: gives
    the content (a copy of its own) another name.
    """

    tunables: Callable[[Mapping[str, Any]], tuple[Tunable, ...]]
    rename: Callable[[dict[str, Any], str], None]


def turned(facts: Mapping[str, Any], tunables: Sequence[Tunable], turns: Mapping[str, int]) -> dict[str, Any]:
    """A copy of a content with tunables turned, by name; those not named stay."""
    copy: dict[str, Any] = deepcopy(dict(facts))
    for tunable in tunables:
        by = turns.get(tunable.name, 0)
        for number in tunable.numbers if by else ():
            number.write(copy, number.read(facts) + by)
    return copy
