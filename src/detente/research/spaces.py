"""Spaces and observations of Gymnasium and PettingZoo."""

from typing import Any

from detente.core.shown.features import Features
from detente.research import missing

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("Gymnasium", "research", error) from error

Observation = dict[str, Any]
"""`observation`: the features (float32); `action_mask`: 1 for each legal action (int8)."""


def observation_space(features: Features) -> spaces.Dict:
    """The space of a game's observations."""
    low, high = np.array(features.lows, np.float32), np.array(features.highs, np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (features.game.actions.size,), np.int8),
        }
    )


def fresh_seed(chance: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(chance.integers(2**53))
