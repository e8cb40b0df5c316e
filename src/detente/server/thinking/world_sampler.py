"""Worlds that a seat cannot tell from the true one: drawn in processes that are trusted with the true one.

They run the game and nothing else. Bots think in other processes, which get a world and never the true state; and the
event loop, on which everybody waits, draws none, however long a game may take for it.
"""

from __future__ import annotations

from typing import Any

import detente
from detente.core.engine.state import State
from detente.server.thinking.worker_pool import WorkerPool


def draw(game: str, truth: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """A world that the seat cannot tell from the true one, both as `State.to_dict` writes them."""
    return detente.game(game).from_dict(truth).determinize(seat, seed).to_dict()


class WorldSampler:
    """Draws worlds, at most so many at a time. limit: the seconds that one may take. niceness: see `WorkerPool`."""

    def __init__(self, processes: int, limit: float, niceness: int = 0) -> None:
        self.workers = WorkerPool(processes, draw, niceness, lambda given: limit)

    async def world(self, state: State, seat: int, seed: int) -> dict[str, Any]:
        """A world of this state: a function of the seat's view and the seed alone. WorkFailed if it cannot be drawn."""
        drawn: dict[str, Any] = await self.workers.do(state.game.id, state.to_dict(), seat, seed)
        return drawn

    def close(self) -> None:
        """Stop all processes."""
        self.workers.close()
