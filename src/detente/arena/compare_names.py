"""What a comparison of two editions calls its numbers, for the terminal and the page."""

from collections.abc import Iterator

from detente.arena.compare import (
    DECISIONS,
    ENDING,
    NOBODY,
    SHARES,
    TURNS,
    WIN,
    Comparison,
    Difference,
)
from detente.arena.names import Names, names_of
from detente.arena.numbers import percent, signed

GROUPS = (("seats", (WIN, NOBODY)), ("ends", (ENDING,)), ("length", (DECISIONS, TURNS)))
"""The tables of a comparison: the message of the heading, and what is in it."""


class ComparedNames:
    """The names of a comparison in a language. first, second: what the editions are called."""

    def __init__(self, found: Comparison, language: str) -> None:
        self.names: Names = names_of(found.first, language)
        self.first, self.second = self.names.differing(found.first.options, found.second.options)

    def of(self, one: Difference) -> str:
        """What a difference is about."""
        if one.kind == WIN:
            return self.names.seat(one.seat)
        if one.kind == ENDING:
            return self.names.ending(one.rule or "")
        return self.names.say(one.kind)


def grouped(told: list[Difference]) -> Iterator[tuple[str, list[Difference]]]:
    """The differences by table."""
    for name, kinds in GROUPS:
        rows = [one for one in told if one.kind in kinds]
        if rows:
            yield name, rows


def cells(one: Difference) -> tuple[str, str, str, str]:
    """Both numbers, the difference and its interval; the differences of shares are in percentage points."""
    share = one.kind in SHARES
    scale = 100 if share else 1
    both = [percent(value) if share else f"{value:,.1f}" for value in (one.first, one.second)]
    low_high = ""
    if one.interval is not None:
        low_high = f"{signed(scale * one.interval.low)} … {signed(scale * one.interval.high)}"
    return both[0], both[1], signed(scale * one.difference), low_high


def is_sure(one: Difference) -> bool:
    """Whether the interval excludes that nothing differs."""
    return one.interval is not None and (one.interval.low > 0 or one.interval.high < 0)
