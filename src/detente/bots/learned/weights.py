"""Files with what was learned about a game: small, exact, and readable without any library.

A file has a line of JSON (`About`), then the compressed weights: 16-bit integers, little-endian, layer by layer. A weight is its
integer over 2 to the power of its layer's `bits`. The first layer takes the numbers of an observation as they are.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from detente import Game
from detente.core.shown.features import features_of

FORMAT = "detente-weights-1"
NAME = "learned.weights"
"""The file in a game's package."""
MOST_BYTES = 64 << 20
"""The most that the weights of a file may take in memory."""


@dataclass(frozen=True, slots=True)
class About:
    """What the weights are for, and where they come from.

    game, rules: its id and version. meaning: a digest of all numbers of its observations and of its actions, in order.
    inputs, hidden, actions: the sizes of the layers. bits: of the weights of each layer. seats: of the tables at which it learned.
    lean: how much it leans on the game's brain: the power of the brain's priors, 0 if it does not. trained: how, in plain JSON types.
    """

    game: str
    rules: int
    meaning: str
    inputs: int
    hidden: tuple[int, int]
    actions: int
    seats: int
    bits: tuple[int, int, int, int]
    lean: float = 0.0
    trained: dict[str, Any] = field(default_factory=dict)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many weights each part has: of each layer first the weights, then what is added for each neuron."""
        one, two = self.hidden
        return (self.inputs * one, one, one * two, two, two * self.actions, self.actions, two, 1)


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a network, in the order of `About.sizes`; each layer row by row, a row for each of its inputs, but `choice`,
    with a row for each action.
    """

    about: About
    parts: tuple[array[int], ...]

    def to_bytes(self) -> bytes:
        """The contents of the file."""
        head = json.dumps({"format": FORMAT, **asdict(self.about)}, separators=(",", ":"))
        return head.encode() + b"\n" + zlib.compress(b"".join(map(little, self.parts)), 9)


def little(numbers: array[int]) -> bytes:
    """The numbers, little-endian."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def meaning_of(game: Game) -> str:
    """A digest of what the numbers of an observation and of an action mean."""
    features = features_of(game)
    told = [
        features.names,
        features.lows,
        features.highs,
        [game.actions.text(action) for action in range(game.actions.size)],
    ]
    return hashlib.sha256(json.dumps(told, separators=(",", ":")).encode()).hexdigest()[:16]


def read_weights(data: bytes) -> Weights:
    """The weights in the contents of a file. ValueError if they are none."""
    head, _, packed = data.partition(b"\n")
    try:
        told = json.loads(head)
        if told.pop("format") != FORMAT:
            raise ValueError
        lists: dict[str, Sequence[int]] = {name: tuple(map(int, told[name])) for name in ("hidden", "bits")}
        about = About(**{**told, **lists})
        total = 2 * sum(about.sizes)
        if not 0 < total <= MOST_BYTES:
            raise ValueError
        reader = zlib.decompressobj()
        plain = reader.decompress(packed, total)
        if len(plain) != total or not reader.eof:
            raise ValueError
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error) as error:
        raise ValueError("this is no file of weights, or a broken one") from error
    parts, at = [], 0
    for size in about.sizes:
        part = array("h", plain[at : at + 2 * size])
        if sys.byteorder == "big":
            part.byteswap()
        parts.append(part)
        at += 2 * size
    return Weights(about, tuple(parts))


def check_fits(about: About, game: Game) -> None:
    """ValueError if the weights are for another game, or for other rules or observations than those of this installation."""
    if about.game != game.id:
        raise ValueError(f"the weights are for {about.game}, not for {game.id}")
    if about.rules != game.version:
        raise ValueError(
            f"the weights are for the rules of {game.id}, version {about.rules}, but these are version {game.version}: learn anew"
        )
    if about.meaning != meaning_of(game):
        raise ValueError(
            f"the weights are for other observations or actions of {game.id} than these ({about.meaning}, not {meaning_of(game)}): "
            "learn anew"
        )
