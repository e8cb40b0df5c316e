"""Worker processes for work that can be stopped at once: cancelling the task that awaits it kills its process."""

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
"""How many workers may die over one piece of work before the work itself counts as the cause."""


READY = "ready"
"""The first message from a worker, when it has started."""


class WorkFailed(RuntimeError):
    """A piece of work failed: it raised an error, took too long, or its workers died over it."""


class WorkerDied(Exception):
    """The process ended before it answered."""


def serve(work: Callable[..., Any], pipe: Connection, niceness: int) -> None:
    """Run as a worker: do one piece of work after the other."""
    serve_parent()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, BrokenPipeError):  # the server has died
        pipe.send(READY)
        while True:
            arguments = pipe.recv()
            try:
                answer = (True, work(*arguments))
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
        """Wait until the process is ready. Blocks. WorkerDied if it ends before."""
        if not self.started:
            self._receive()
            self.started = True

    def ask(self, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether the work could be done, and its result or what went wrong. Blocks. WorkerDied if the process ends."""
        try:
            self.pipe.send(arguments)
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
    """As many processes as are needed at the same time, but at most `limit`. They all call the same function, `work`.

    niceness: lowers their priority (as `os.nice` does). timeout: takes the arguments of `work`; the seconds after which a call
    counts as hung; None: never.
    """

    def __init__(
        self,
        limit: int,
        work: Callable[..., Any],
        niceness: int = 0,
        timeout: Callable[[tuple[Any, ...]], float | None] = lambda arguments: None,
    ) -> None:
        self.work = work
        self.niceness = niceness
        self.timeout = timeout
        self._semaphore = FairSemaphore(limit)
        self._threads = ThreadPoolExecutor(limit, "workers")
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()

    def prepare(self) -> None:
        """Start a process for work that will come soon, since starting takes time."""
        if not self._idle and not self._busy:
            self._idle.append(WorkerProcess(self.work, self.niceness))

    async def do(self, *arguments: Any) -> Any:
        """The result of `work` for these arguments. If the task that awaits it is cancelled, the process is killed.

        WorkFailed if the work fails, takes too long, or its workers keep dying.
        """
        name, seconds = self.work.__name__, self.timeout(arguments)
        async with self._semaphore.slot():
            for _ in range(TRIES):
                try:
                    done, result = await self._ask(arguments, seconds)
                except WorkerDied:
                    continue
                except TimeoutError as error:
                    raise WorkFailed(f"the work of {name} has not come to an end in {seconds:g} s") from error
                if not done:
                    raise WorkFailed(f"the work of {name} has failed:\n{result}")
                return result
        raise WorkFailed(f"{TRIES} workers have died over {name}")

    async def _ask(self, arguments: tuple[Any, ...], seconds: float | None) -> tuple[bool, Any]:
        """Let a worker do it in this many seconds; a worker that dies, hangs, or is no longer needed is replaced."""
        worker = self._idle.pop() if self._idle else WorkerProcess(self.work, self.niceness)
        self._busy.add(worker)
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, worker.await_start)
            async with asyncio.timeout(seconds):
                answer = await loop.run_in_executor(self._threads, worker.ask, arguments)
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
