"""Worker processes for work that must be able to stop at once: whoever waits for it no more has its process killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from detente.core.worker import serve_parent

TRIES = 10
"""So many workers may die over one piece of work until that is held to be the cause."""


class WorkerDied(Exception):
    """The process ended before it answered."""


def serve(work: Callable[..., Any], pipe: Connection, niceness: int) -> None:
    """The life of a worker: do one piece of work after the other."""
    serve_parent()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, BrokenPipeError):  # whoever asked has died
        while True:
            given = pipe.recv()
            try:
                answer = (True, work(*given))
            except Exception:
                answer = (False, traceback.format_exc())
            pipe.send(answer)


class Worker:
    """A process that does one piece of work at a time."""

    def __init__(self, work: Callable[..., Any], niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(work, theirs, niceness), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, given: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether the work could be done, and its result or what went wrong. Blocks. WorkerDied if the process ends."""
        try:
            self.pipe.send(given)
            answer: tuple[bool, Any] = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.process.join()
            raise WorkerDied from error
        return answer

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()


class Workers:
    """As many processes as work is to be done at the same time, and `limit` at most. They all do the same kind of work.

    niceness: how far they stand back where others want the processor, too (see `os.nice`).
    """

    def __init__(self, limit: int, work: Callable[..., Any], niceness: int = 0) -> None:
        self.work = work
        self.niceness = niceness
        self._free = asyncio.Semaphore(limit)
        self._threads = ThreadPoolExecutor(limit, "workers")
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    def prepare(self) -> None:
        """Have a process at hand for work that will come at once: to start one takes its time."""
        if not self._idle and not self._busy:
            self._idle.append(Worker(self.work, self.niceness))

    async def do(self, *given: Any) -> Any:
        """The result of a piece of work. If the task that awaits it is cancelled, the process that does it is killed.

        RuntimeError if the work fails, or its workers die again and again.
        """
        async with self._free:
            for _ in range(TRIES):
                try:
                    done, result = await self._ask(given)
                except WorkerDied:
                    continue
                if not done:
                    raise RuntimeError(f"the work of {self.work.__name__} has failed:\n{result}")
                return result
        raise RuntimeError(f"{TRIES} workers have died over {self.work.__name__}")

    async def _ask(self, given: tuple[Any, ...]) -> tuple[bool, Any]:
        """Have a worker do it; one that dies, or is needed no more, is replaced."""
        worker = self._idle.pop() if self._idle else Worker(self.work, self.niceness)
        self._busy.add(worker)
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, given)
        except (WorkerDied, asyncio.CancelledError):
            worker.kill()
            raise
        else:
            self._idle.append(worker)
            return answer
        finally:
            self._busy.discard(worker)

    def close(self) -> None:
        """Kill all workers."""
        for worker in (*self._idle, *self._busy):
            worker.kill()
        self._idle.clear()
        self._threads.shutdown(wait=False)
