"""Observations and masks of one table as NumPy arrays."""

from typing import Any

from detente.core.engine.state import State
from detente.core.shown.observations import ObservationWriter
from detente.research import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("NumPy", "research", error) from error

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def observed(writer: ObservationWriter, state: State, seat: int) -> Floats:
    """What the seat sees: (features,) float32. writer: with one row, which is overwritten."""
    writer.clear()
    writer.observe(state, seat)
    return shared(writer.numbers.values, np.int32).astype(np.float32)


def mask_of(state: State, seat: int) -> Mask:
    """1 for each action that the seat may choose now, (actions,) int8; all 0 if it owes no decision."""
    mask = np.zeros(state.game.actions.size, np.int8)
    mask[state.legal_actions(seat)] = 1
    return mask


def shared(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """An array of numbers in memory that compiled code has written, without a copy. kind: their type there."""
    return np.frombuffer(numbers, kind)
