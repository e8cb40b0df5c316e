"""Observations for learners: a fixed list of numbers, each with a name, a meaning and a range, from the facts of a game's view.

They are written from the state for a seat, or read back from a view. Both give the same numbers, so a learner gets exactly what
a person at that seat may know. All options of a game give lists of the same length. The facts that all games share come first:
seat, options, question, who owes a decision.

Seats are counted from the observer's own: `self`, then `left 1`, the next in turn order, and so on.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.axes import Numbers
from detente.core.shown.common import common_facts
from detente.core.shown.groups import Leaf, View
from detente.core.shown.observations import ObservationWriter


@dataclass(frozen=True, slots=True)
class Block:
    """The numbers of one fact in an observation.

    name: the name of the fact, after those of its groups.
    meaning: in English, for the documentation.
    low: the least value of each number.
    high: the greatest value of each number.
    axes: the names of the parts along each axis, with the last axis varying fastest; no axis: a single
    number.
    saturates: whether numbers are clipped to the range.
    unit: the unit of the numbers.
    seen_by: who sees it.
    """

    name: str
    meaning: str
    low: int
    high: int
    axes: tuple[tuple[str, ...], ...]
    saturates: bool
    unit: str
    seen_by: str

    @property
    def size(self) -> int:
        """The count of its numbers."""
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def parts(self) -> list[str]:
        """The names of its numbers."""
        return [
            " ".join((self.name, *("/".join(names),))) if names else self.name
            for names in product(*self.axes)
        ]


def block_of(leaf: Leaf[Any]) -> Block:
    """The block of a fact."""
    fact = leaf.fact
    axes = (*leaf.axes, *fact.axes())
    low = min(fact.low, 0) if axes else fact.low
    high = max(fact.high, 0)
    return Block(
        leaf.name,
        fact.about,
        low,
        high,
        tuple(tuple(axis.labels) for axis in axes),
        fact.saturates,
        fact.unit,
        leaf.seen_by.name,
    )


class Features:
    """All numbers of a game's observation.

    game: the game. blocks: in order, with those that all games share first. size: the count of all numbers. ValueError if two
    blocks have the same name.
    """

    def __init__(self, game: Game, facts: View[Any]) -> None:
        self.game = game
        self.views: tuple[View[Any], ...] = (common_facts(game), facts)
        self.blocks = tuple(block_of(leaf) for view in self.views for leaf in view.leaves)
        names = [block.name for block in self.blocks]
        if len(set(names)) != len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise ValueError(f"features of {game.id}: two blocks are called {twice!r}")
        self.size = sum(view.length for view in self.views)

    def writer(self, rows: int = 1) -> ObservationWriter:
        """A writer of observations and masks, for this many tables."""
        return ObservationWriter(list(self.views), self.game.actions.size, rows)

    @cached_property
    def lows(self) -> list[float]:
        """The lowest value of each number."""
        return [float(block.low) for block in self.blocks for _ in range(block.size)]

    @cached_property
    def highs(self) -> list[float]:
        """The highest value of each number."""
        return [float(block.high) for block in self.blocks for _ in range(block.size)]

    @cached_property
    def names(self) -> list[str]:
        """The name of each number: the block's name, then those of its parts."""
        return [part for block in self.blocks for part in block.parts()]

    def span(self, name: str) -> range:
        """The indices of a block. KeyError lists the blocks if there is none of this name."""
        first = 0
        for block in self.blocks:
            if block.name == name:
                return range(first, first + block.size)
            first += block.size
        raise KeyError(f"no block {name!r}: there are {', '.join(block.name for block in self.blocks)}")

    def of_state(self, state: State, seat: int) -> dict[int, int]:
        """The non-zero numbers, by index, as the seat sees the state."""
        writer = self.writer()
        writer.observe(state, seat)
        return writer.numbers.found()

    def of_view(self, view: Mapping[str, Any]) -> dict[int, int]:
        """The non-zero numbers, by index, from a seat's view. ValueError if it is a spectator's or of another game."""
        if view["seat"] is None or view["game"] != self.game.id:
            raise ValueError(f"features of {self.game.id} are read from a view of one of its seats")
        out = Numbers(self.size)
        out.turn_to(view["seat"], view["seats"])
        for facts in self.views:
            facts.read_back(view, out)
        return out.found()

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        """All numbers of the observation, from a seat's view. ValueError if it is a spectator's or of another game."""
        return self.dense(self.of_view(view))

    def dense(self, found: Mapping[int, int]) -> list[float]:
        """All numbers as a list, from the non-zero ones by index."""
        values = [0.0] * self.size
        for index, value in found.items():
            values[index] = value
        return values

    def bytes_of(self, state: State, seat: int) -> bytes:
        """A seat's observation of the state, as 32-bit floats."""
        writer = self.writer()
        writer.observe(state, seat)
        return array("f", writer.numbers.values).tobytes()

    def check(self, state: State, seat: int) -> None:
        """Raise ValueError for a number that is out of its fact's range, or differs between state and view."""
        found = self.of_state(state, seat)
        seen = self.of_view(state.view(seat))
        if found != seen:
            k = next(k for k in sorted({*found, *seen}) if found.get(k, 0) != seen.get(k, 0))
            raise ValueError(f"{self.names[k]}: {found.get(k, 0)}, but {seen.get(k, 0)} by the view")
        for name, value, low, high in zip(self.names, self.dense(found), self.lows, self.highs, strict=True):
            if not low <= value <= high:
                raise ValueError(f"{name}: {value:g} is not from {low:g} to {high:g}")


@cache
def features_of(game: Game) -> Features:
    """The observation of a game."""
    return Features(game, game.all_facts)
