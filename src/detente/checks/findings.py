"""What a check finds: what it looked at, and every fault in a sentence."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from detente import reason
from detente.core.shown.words import MissingText

MOST_FAULTS = 20
"""Faults that one check lists in random games; further ones are only counted."""

NUMBERS = re.compile(r"(?<![\w.-])\d+(?![\w-])")

Where = Callable[[str], str]
"""Says in which game a fault was found, and saves that game in a file with the given name."""


@dataclass
class Fault:
    """Something wrong. said: what, in a sentence. where: the game in which it was first found. more: how often after that."""

    said: str
    where: str = ""
    more: int = 0

    def __str__(self) -> str:
        often = f" (and {self.more} more like it)" if self.more else ""
        return f"{self.said}{often}" + (f"\n{self.where}" if self.where else "")


@dataclass
class Findings:
    """What one check has found.

    name: of the check. looked: what it looked at, in a few words. skipped: whether there was nothing to look at.
    faults: in the order in which they were found; those that differ only in numbers are merged.
    """

    name: str
    looked: str = ""
    skipped: bool = False
    faults: list[Fault] = field(default_factory=list)
    left_out: int = 0
    _known: dict[str, Fault] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """The number of different faults."""
        return len(self.faults) + self.left_out

    def add(self, said: str, where: Where | None = None, whose: str = "") -> None:
        """Record a fault, the game in which it was first found, and in whose scene."""
        key = NUMBERS.sub("0", said)
        known = self._known.get(key)
        if known is not None:
            known.more += 1
            return
        self._known[key] = fault = Fault(said)
        if where is not None and len(self.faults) >= MOST_FAULTS:
            self.left_out += 1
            return
        self.faults.append(fault)
        if where is not None:
            name = self.name if len(self.faults) == 1 else f"{self.name}-{len(self.faults)}"
            fault.where = ", ".join(filter(None, (whose, where(name))))


def said(error: BaseException) -> str:
    """An error's message in one line: a missing text unchanged, all others with the place where they were raised."""
    return str(error) if isinstance(error, MissingText) else reason(error)
