"""Worker processes, for all that takes longer than a request may hold up the others."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

Result = TypeVar("Result")

TRIES = 10
"""So many workers may die over one task until the task is held to be the cause."""


def serve_quietly(niceness: int) -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """Wait for the end of the server, then end this process."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Workers:
    """Some worker processes. They are started when there is something to do, and anew if one dies.

    niceness: how far they stand back where others want the processor, too (as for `os.nice`).
    """

    def __init__(self, number: int, niceness: int = 0) -> None:
        self.number = number
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        """The pool of workers."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.number, mp_context=context, initializer=serve_quietly, initargs=(self.niceness,)
            )
        return self._pool

    async def run(self, work: Callable[..., Result], *task: Any) -> Result:
        """What a function gives that is carried out by a worker; again, by another one, if that worker dies."""
        for _ in range(TRIES):
            pool = self.pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *task)
            except BrokenProcessPool:
                self.discard(pool)
        raise RuntimeError(f"the workers have died {TRIES} times over one task of {work.__name__}")

    def discard(self, pool: ProcessPoolExecutor) -> None:
        """Have a pool with a dead worker replaced, if it has not been already."""
        if self._pool is pool:
            self.close()

    def close(self) -> None:
        """Stop all workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
