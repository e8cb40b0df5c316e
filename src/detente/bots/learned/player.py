"""A learned network, computed with whole numbers alone: the same everywhere, to the last bit, and fast without any library.

What the game's brain thinks is added where the weights lean on it; it is rounded as the network's own numbers are.

A row of weights is one long integer with a weight in every 64 bits, so that Python adds and multiplies all of a row at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from struct import Struct
from typing import Any

from detente import Game
from detente.bots.brain import brain_of
from detente.bots.learned.leaning import leanings
from detente.bots.learned.turning import turned
from detente.bots.learned.weights import Weights, check_fits
from detente.core.authors.brain import Worlds
from detente.core.shown.features import features_of

LANE = 64
HALF = 1 << (LANE - 1)
DEEP = 8
"""The fractional bits of hidden neurons."""


class Layer:
    """A layer: for each input a row of weights, packed when it is first needed.

    weights: row by row. added: for each neuron. shift: from the fractional bits of the sums down to `DEEP`.
    """

    def __init__(self, weights: array[int], added: array[int], coming: int, bits: int) -> None:
        self.width = len(added)
        self.weights = weights
        self.lanes = Struct(f"<{self.width}Q")
        self.offset = int.from_bytes(self.lanes.pack(*[HALF] * self.width), "little")
        self.bytes = LANE // 8 * self.width
        self.base = (self.packed(added) << coming) + self.offset
        self.shift = bits + coming - DEEP
        self.rows: dict[int, int] = {}

    def packed(self, numbers: Sequence[int]) -> int:
        """Numbers as one, each in its lane."""
        return int.from_bytes(self.lanes.pack(*[number + HALF for number in numbers]), "little") - self.offset

    def row(self, at: int) -> int:
        """The weights of an input."""
        row = self.rows[at] = self.packed(self.weights[at * self.width : (at + 1) * self.width])
        return row

    def forward(self, coming: Mapping[int, int]) -> dict[int, int]:
        """The neurons that fire, by number, with `DEEP` fractional bits."""
        total, rows = self.base, self.rows
        for at, value in coming.items():
            row = rows.get(at)
            total += (self.row(at) if row is None else row) * value
        sums = self.lanes.unpack(total.to_bytes(self.bytes, "little"))
        shift = self.shift
        return {k: (found - HALF) >> shift for k, found in enumerate(sums) if found > HALF}


class Player:
    """What the weights say about a position of their game. ValueError if they do not fit the game."""

    def __init__(self, game: Game, weights: Weights) -> None:
        check_fits(weights.about, game)
        self.game = game
        self.about = weights.about
        self.features = features_of(game)
        first, added, second, added_later, self.choice, self.liking, self.worth, self.hope = weights.parts
        bits = weights.about.bits
        self.first = Layer(first, added, 0, bits[0])
        self.second = Layer(second, added_later, DEEP, bits[1])
        self.width = self.second.width
        self.bits = bits

    def deep(self, found: Mapping[int, int]) -> list[int]:
        """The last hidden neurons. found: the numbers of an observation that are not 0."""
        firing = self.second.forward(self.first.forward(found))
        neurons = [0] * self.width
        for k, value in firing.items():
            neurons[k] = value
        return neurons

    def likings(self, deep: Sequence[int], seat: int, seats: int, actions: Sequence[int]) -> list[int]:
        """How much each action is liked: logits, with `fraction` fractional bits."""
        order = turned(self.game, seat, seats)
        width, choice, liking = self.width, self.choice, self.liking
        found = []
        for action in actions:
            at = action if order is None else order[action]
            row = choice[at * width : (at + 1) * width]
            found.append(sum(map(mul, deep, row)) + (liking[at] << DEEP))
        return found

    def liked(
        self,
        found: Mapping[int, int],
        view: Mapping[str, Any],
        actions: Sequence[int],
        worlds: Worlds,
    ) -> list[int]:
        """How much each action is liked, with what the brain thinks where the weights lean on it.

        found: the numbers of the observation. worlds: those that are possible for the seat.
        """
        seat, lean = view["seat"], self.about.lean
        likings = self.likings(self.deep(found), seat, view["seats"], actions)
        if not lean:
            return likings
        leant = leanings(brain_of(self.game), lean, dict(view), seat, actions, worlds)
        return [
            liking + round(more * (1 << self.fraction)) for liking, more in zip(likings, leant, strict=True)
        ]

    @property
    def fraction(self) -> int:
        """The fractional bits of likings."""
        return self.bits[2] + DEEP

    def share(self, deep: Sequence[int], hoped: float) -> float:
        """The share of the victory that the seat may expect. hoped: what the brain expects, as a logit; 0 if it is not asked."""
        total = sum(map(mul, deep, self.worth)) + (self.hope[0] << DEEP)
        return 1 / (1 + exp(-min(max(total / (1 << self.bits[3] + DEEP) + hoped, -30.0), 30.0)))
