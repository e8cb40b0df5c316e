"""From a trained network to the weights that the bot `learned` plays."""

from __future__ import annotations

from array import array
from math import frexp
from typing import Any

import detente
from detente.bots.learned.weights import About, Weights, meaning_of
from detente.core.shown.features import features_of
from detente.research.learning.network import Network
from detente.research.learning.training import Training

MOST_BITS = 12
"""Fractional bits of a weight, if its layer's greatest one allows that many."""
LARGEST = 2**15 - 1


def weights_of(training: Training) -> Weights:
    """The weights of a run's network as it is now."""
    recipe, game = training.recipe, training.game
    trained: dict[str, Any] = {
        "detente": detente.__version__,
        "recipe": recipe.to_dict(),
        "history": [
            {"updates": updates, "opponents": each["opponents"], "bouts": each["bouts"]}
            for updates, each in training.history
        ],
        "decisions": training.update * recipe.tables * recipe.steps,
        "cpu_minutes": round(training.seconds / 60, 1),
    }
    network = training.network
    parts: list[array[int]] = []
    bits = []
    for name, layer in layers(network).items():
        fraction = bits_for(max(float(layer[kind].abs().max()) for kind in ("weight", "bias")))
        rows = layer["weight"] if name in ("choice", "worth") else layer["weight"].T
        parts += [whole(rows, fraction), whole(layer["bias"], fraction)]
        bits.append(fraction)
    about = About(
        game=game.id,
        rules=game.version,
        meaning=meaning_of(game),
        inputs=features_of(game).size,
        hidden=recipe.hidden,
        actions=game.actions.size,
        seats=training.seats,
        lean=recipe.lean,
        bits=(bits[0], bits[1], bits[2], bits[3]),
        trained=trained,
    )
    return Weights(about, tuple(parts))


def layers(network: Network) -> dict[str, dict[str, Any]]:
    """The weights of each layer by name; those of the first one take unscaled numbers."""
    found = {
        name: {kind: getattr(part, kind).detach().clone() for kind in ("weight", "bias")}
        for name, part in network.parts.items()
    }
    found["first"]["weight"] *= network.scale
    return found


def bits_for(most: float) -> int:
    """The fractional bits with which a number of this size fits 16 bits."""
    return min(MOST_BITS, 15 - max(frexp(most)[1], 0))


def whole(numbers: Any, bits: int) -> array[int]:
    """Numbers as integers, with this number of fractional bits."""
    return array("h", (numbers * (1 << bits)).round().clamp(-LARGEST, LARGEST).flatten().int().tolist())
