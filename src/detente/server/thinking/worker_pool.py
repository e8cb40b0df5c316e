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

from detente.core.engine.worker import serve_parent
from detente.server.thinking.fair_semaphore import FairSemaphore

TRIES = 3
"""So many workers may die over one piece of work until that is held to be the cause."""


READY = "ready"
"""What a worker sends first of all, when it has started."""


class WorkFailed(RuntimeError):
    """A piece of work came to nothing: it raised an error, took too long, or its workers died over it."""


class WorkerDied(Exception):
    """The process ended before it answered."""


def serve(work: Callable[..., Any], pipe: Connection, niceness: int) -> None:
    """The life of a worker: do one piece of work after the other."""
    serve_parent()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, BrokenPipeError):  # whoever asked has died
        pipe.send(READY)
        while True:
            given = pipe.recv()
            try:
                answer = (True, work(*given))
            except Exception:
                answer = (False, traceback.format_exc())
            pipe.send(answer)


class WorkerProcess:
    """A process that does one piece of work at a time."""

    def __init__(self, work: Callable[..., Any], niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(work, theirs, niceness), daemon=True)
        self.process.start()
        self.started = False
        theirs.close()

    def await_start(self) -> None:
        """Wait until the process can work. Blocks. WorkerDied if it ends before."""
        if not self.started:
            self._receive()
            self.started = True

    def ask(self, given: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether the work could be done, and its result or what went wrong. Blocks. WorkerDied if the process ends."""
        try:
            self.pipe.send(given)
        except OSError as error:
            self.process.join()
            raise WorkerDied from error
        answer: tuple[bool, Any] = self._receive()
        return answer

    def _receive(self) -> Any:
        """What the process sends next."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError) as error:
            self.process.join()
            raise WorkerDied from error

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()


class WorkerPool:
    """As many processes as work is to be done at the same time, and `limit` at most. They all do the same kind of work.

    niceness: how far they stand back where others want the processor, too (see `os.nice`). patience: of what is given, the
    seconds that the work may take, from when a worker has it; then it is held to have hung.
    """

    def __init__(
        self,
        limit: int,
        work: Callable[..., Any],
        niceness: int = 0,
        patience: Callable[[tuple[Any, ...]], float | None] = lambda given: None,
    ) -> None:
        self.work = work
        self.niceness = niceness
        self.patience = patience
        self._turns = FairSemaphore(limit)
        self._threads = ThreadPoolExecutor(limit, "workers")
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()

    def prepare(self) -> None:
        """Have a process at hand for work that will come at once: to start one takes its time."""
        if not self._idle and not self._busy:
            self._idle.append(WorkerProcess(self.work, self.niceness))

    async def do(self, *given: Any) -> Any:
        """The result of a piece of work. If the task that awaits it is cancelled, the process that does it is killed.

        WorkFailed if the work fails, takes too long, or its workers die again and again.
        """
        name, seconds = self.work.__name__, self.patience(given)
        async with self._turns.turn():
            for _ in range(TRIES):
                try:
                    done, result = await self._ask(given, seconds)
                except WorkerDied:
                    continue
                except TimeoutError as error:
                    raise WorkFailed(f"the work of {name} has not come to an end in {seconds:g} s") from error
                if not done:
                    raise WorkFailed(f"the work of {name} has failed:\n{result}")
                return result
        raise WorkFailed(f"{TRIES} workers have died over {name}")

    async def _ask(self, given: tuple[Any, ...], seconds: float | None) -> tuple[bool, Any]:
        """Have a worker do it in so many seconds; one that dies, hangs, or is needed no more, is replaced."""
        worker = self._idle.pop() if self._idle else WorkerProcess(self.work, self.niceness)
        self._busy.add(worker)
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, worker.await_start)
            async with asyncio.timeout(seconds):
                answer = await loop.run_in_executor(self._threads, worker.ask, given)
        except (WorkerDied, asyncio.CancelledError, TimeoutError):
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
