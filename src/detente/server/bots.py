"""Bots at tables: they think in worker processes, and answer at set times, so that how long they take tells nothing."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import detente
from detente.bots import bot
from detente.server.table import Table

TRIES = 10
"""So many workers may die over one decision until the bot is held to be the cause."""


def think(name: str, seed: int, game: str, world: dict[str, Any], seat: int, budget: float) -> list[str]:
    """The action of a bot, or all parts of its draft, as texts. world: a state that its seat cannot tell from the true one."""
    state = detente.game(game).from_dict(world)
    player = bot(name, seed)
    chosen: list[str] = []
    while True:
        action = player.choose(
            state.view(seat), state.legal_actions(seat), lambda n: state.determinize(seat, n), budget
        )
        chosen.append(state.game.actions.text(action))
        parts = len(state.draft_of(seat))
        state.apply(seat, action)
        if len(state.draft_of(seat)) != parts + 1 or seat not in state.to_act:
            return chosen


def seed_of(table_seed: int, seat: int, decisions: int) -> int:
    """The seed of a bot's decision: chance that has nothing to do with that of the game."""
    digest = hashlib.sha256(f"{table_seed} {seat} {decisions}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def serve_quietly() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """Wait for the end of the server, then end this process."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Thinkers:
    """The worker processes. They are started when a bot first thinks, and anew if one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        """The pool of workers."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=serve_quietly)
        return self._pool

    async def choose(self, name: str, bot_seed: int, table: Table, seat: int, budget: float) -> list[str]:
        """What the bot at this seat does: it gets a twin of the state, never the true one."""
        own = sum(actor == seat for actor, _ in table.entries)
        seed = seed_of(bot_seed, seat, own)
        world = table.state.determinize(seat, seed).to_dict()
        task = (name, seed, table.game.id, world, seat, budget)
        for _ in range(TRIES):
            pool = self.pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *task)
            except BrokenProcessPool:
                self.discard(pool)
        raise RuntimeError(f"the workers have died {TRIES} times while {name} was thinking")

    def discard(self, pool: ProcessPoolExecutor) -> None:
        """Have a pool with a dead worker replaced, if it has not been already."""
        if self._pool is pool:
            self.close()

    def close(self) -> None:
        """Stop all workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
