"""Sampled worlds: states that a seat cannot tell from the true one, made in worker processes that may see the true one.

These run only the game. Bots think in other processes, which get a sampled world and never the true state.
The event loop samples no worlds, since a game may take long for one.
"""

from __future__ import annotations

from typing import Any

import detente
from detente.core.engine.state import State
from detente.server.thinking.worker_pool import WorkerPool


def sample_world(game: str, truth: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """A world that the seat cannot tell from the true one. truth and result: as `State.to_dict` writes them."""
    return detente.game(game).from_dict(truth).determinize(seat, seed).to_dict()


class WorldSampler:
    """Samples worlds. processes: how many at a time. limit: the seconds for one world. niceness: as in `WorkerPool`."""

    def __init__(self, processes: int, limit: float, niceness: int = 0) -> None:
        self.workers = WorkerPool(processes, sample_world, niceness, lambda given: limit)

    async def sample(self, state: State, seat: int, seed: int) -> dict[str, Any]:
        """A world that depends on the seat's view and the seed alone. WorkFailed if the game fails to make it."""
        world: dict[str, Any] = await self.workers.do(state.game.id, state.to_dict(), seat, seed)
        return world

    def close(self) -> None:
        """Stop all processes."""
        self.workers.close()
