"""How long a search may take."""

from __future__ import annotations

import re
from dataclasses import dataclass

WRITTEN = re.compile(r"(\d+)(ms)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Limit:
    """The budget of a whole move, all its parts together.

    iterations: the number of worlds to play through; with None only time ends the search. seconds: the time to think;
    with None no clock is read, and the choice is a function of the views seen and the seed.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """ValueError says what is wrong with the numbers."""
        if self.iterations is None and self.seconds is None:
            raise ValueError("a search needs a limit: iterations or seconds")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a search takes at least 1 iteration, not {self.iterations}")
        if self.seconds is not None and self.seconds <= 0:
            raise ValueError(f"a search takes more than 0 seconds, not {self.seconds}")

    @classmethod
    def parse(cls, text: str) -> Limit:
        """Parse a limit such as `400` (iterations) or `200ms`. ValueError says how to write it."""
        match = WRITTEN.fullmatch(text)
        if match is None or not int(match[1]):
            raise ValueError(
                f"{text!r} is no limit for a search: a number of iterations, such as 400, or a time, such as 200ms"
            )
        number = int(match[1])
        return cls(seconds=number / 1000) if match[2] else cls(iterations=number)
