"""The value of a position: chances of winning from numbers that a game's brain reads from the state.

Each side of a game (a seat, or a team) has a row of numbers, its traits. A side's chance is proportional to
exp(weights · row): a conditional logit (McFadden 1974). A row after those of the sides represents "nobody wins".
`tools/fit_values.py` fits the weights to played games; they are in a file of the game's package.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul

from detente.core.records.facts import Entry, read_facts


@dataclass(frozen=True, slots=True)
class Values:
    """A weight for each trait, in the order of the game's `TRAITS`."""

    weights: tuple[float, ...]

    def chances(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The chance of each row, 0 to 1, sum 1; an empty row is a side that can no longer win. ValueError if all are empty."""
        weights = self.weights
        heights = [sum(map(mul, weights, row)) for row in rows]
        top = max(height for height, row in zip(heights, rows, strict=True) if row)
        odds = [exp(height - top) if row else 0.0 for height, row in zip(heights, rows, strict=True)]
        whole = sum(odds)
        return [each / whole for each in odds]


def read_values(text: str, traits: Sequence[str]) -> Values:
    """The weights in a file. ValueError if it has other traits than these, or a weight that is not a number."""
    weights = Entry("values", read_facts(text)).part("weights")
    weights.only(traits)
    return Values(tuple(weights.real(trait) for trait in traits))
