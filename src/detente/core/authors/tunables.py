"""Numbers of a table's own content that may be tuned: how a game declares them, and how to change them.

A designer tunes an edition not by single numbers but by tunables: groups of related numbers, such as all incomes of a
player, that move up or down together.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]
"""Where a number is in a content: keys of objects and positions in lists, from the outside in."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a content: its path and the least and greatest value that it may take."""

    path: Path
    least: int
    most: int

    def read(self, facts: Mapping[str, Any]) -> int:
        """The number's value in a content."""
        place: Any = facts
        for key in self.path:
            place = place[key]
        return int(place)

    def write(self, facts: Mapping[str, Any], value: int) -> None:
        """Write another value, clipped to the bounds, into a content."""
        place: Any = facts
        for key in self.path[:-1]:
            place = place[key]
        place[self.path[-1]] = min(max(value, self.least), self.most)


@dataclass(frozen=True, slots=True)
class Tunable:
    """Numbers that are tuned together: a turn by `n` adds `n` to each of them, within its bounds.

    name: words separated by dots, from general to specific: `income.usa`. about: what it is, in English.
    reach: the largest turn, up or down.
    """

    name: str
    about: str
    numbers: tuple[Number, ...]
    reach: int

    def values(self, facts: Mapping[str, Any]) -> list[int]:
        """The numbers' values in a content."""
        return [number.read(facts) for number in self.numbers]


@dataclass(frozen=True, slots=True)
class Tuning:
    """What may be tuned in a content.

    tunables: returns the tunables of a content: what the designer may choose, not the rules.
    rename: gives another name to the content (the caller's own copy).
    """

    tunables: Callable[[Mapping[str, Any]], tuple[Tunable, ...]]
    rename: Callable[[dict[str, Any], str], None]


def turned(facts: Mapping[str, Any], tunables: Sequence[Tunable], turns: Mapping[str, int]) -> dict[str, Any]:
    """A copy of a content with tunables turned. turns: by tunable's name, how far; the others stay the same."""
    copy: dict[str, Any] = deepcopy(dict(facts))
    for tunable in tunables:
        by = turns.get(tunable.name, 0)
        for number in tunable.numbers if by else ():
            number.write(copy, number.read(facts) + by)
    return copy
