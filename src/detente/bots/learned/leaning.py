"""What the game's brain thinks of the legal actions and of a position, as logits that a network corrects."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

from detente.bots.brain import Brain
from detente.core.authors.brain import Worlds
from detente.core.engine.state import State

LEAST = 1e-6
"""An action that the brain likes less than the best one by more than this factor counts as if by this."""
UNSURE = 0.01
"""The brain's expectations are kept so far from 0 and 1: it may be wrong."""


def leanings(
    brain: Brain, lean: float, view: dict[str, Any], seat: int, actions: Sequence[int], worlds: Worlds
) -> list[float]:
    """Logits of the legal actions: how much the brain likes each, 0 for the best. lean: what its priors are raised to.

    The other arguments are those of `Brain.priors`.
    """
    told = brain.priors(view, seat, actions, worlds)
    best = max(told)
    return [lean * log(max(share / best, LEAST)) for share in told]


def hopes(brain: Brain, state: State) -> list[float]:
    """The logits of the shares of the victory that the brain expects, by seat; 0 if it does not judge positions."""
    if brain.evaluate is None:
        return [0.0] * state.seats
    likely = [min(max(share, UNSURE), 1 - UNSURE) for share in brain.evaluate(state)]
    return [log(share / (1 - share)) for share in likely]
