"""Where the work of a table is done: on the event loop while it is quick, in a thread as soon as it is slow.

To pass work on to a thread and back costs more than the rules of most games; but one slow game must not keep all tables waiting.
"""

from __future__ import annotations

import time
from asyncio import to_thread
from collections.abc import Callable
from typing import Any, TypeVar

Answer = TypeVar("Answer")

QUICK_SECONDS = 0.003
"""Work that takes so long on average may keep the event loop from everything else meanwhile."""
HANGING_SECONDS = 0.25
"""Work that takes longer than this is slow, even if it did nothing but wait."""
PROBATION = 3
"""How many pieces of work have to be quick before the next one is done on the event loop."""
WEIGHT = 0.1
"""Of the last piece of work in the average."""


class Pace:
    """How long the work of a table takes, on average."""

    def __init__(self) -> None:
        self._seconds: float = QUICK_SECONDS / (1 - WEIGHT) ** (PROBATION - 0.5)

    @property
    def quick(self) -> bool:
        """Whether the next piece of work may be done on the event loop."""
        return self._seconds <= QUICK_SECONDS

    async def run(self, work: Callable[..., Answer], *args: Any) -> Answer:
        """What a piece of work returns."""
        return self._timed(work, *args) if self.quick else await to_thread(self._timed, work, *args)

    def _timed(self, work: Callable[..., Answer], *args: Any) -> Answer:
        """Do a piece of work, and note its CPU time: on a busy machine everything takes long, in threads even longer."""
        began, cpu = time.perf_counter(), time.thread_time()
        try:
            return work(*args)
        finally:
            taken = time.perf_counter() - began
            self._note(taken if taken >= HANGING_SECONDS else time.thread_time() - cpu)

    def _note(self, seconds: float) -> None:
        """Note how long a piece of work took."""
        self._seconds += WEIGHT * (seconds - self._seconds)
