"""A semaphore that is fair to owners: heavy users do not keep others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar

WORKING_FOR: ContextVar[Hashable] = ContextVar("WORKING_FOR", default=None)
"""The owner of the slots that a task, and all tasks that it starts, take."""


class FairSemaphore:
    """A few slots, given to owners in turn.

    Owners with fewer slots come first; among equals, those whose last slot was longer ago. If there are several slots, no
    owner may have all of them: the last one is left for others. Tasks without an owner wait in one queue.
    """

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self._used: Counter[Hashable] = Counter()
        self._had: dict[Hashable, int] = {}
        self._given = 0
        self._waiting: deque[tuple[Hashable, asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Hold a slot, once it is the turn of this task's owner."""
        owner = WORKING_FOR.get()
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((owner, granted))
        self._give()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._leave(owner)
            else:
                with suppress(ValueError):  # `_give` may have removed it already
                    self._waiting.remove((owner, granted))
            raise
        try:
            yield
        finally:
            self._leave(owner)

    def _leave(self, owner: Hashable) -> None:
        """Take back a slot, and assign it to the next owner."""
        self._used[owner] -= 1
        if not self._used[owner]:
            del self._used[owner]
        self._give()

    def _give(self) -> None:
        """Assign free slots to the owners whose turn it is."""
        while self._used.total() < self.slots:
            ready = [entry for entry in self._waiting if self._may(entry[0])]
            if not ready:
                return
            entry = min(ready, key=lambda each: (self._used[each[0]], self._had.get(each[0], 0)))
            self._waiting.remove(entry)
            owner, slot = entry
            if not slot.cancelled():
                self._used[owner] += 1
                self._given += 1
                self._had[owner] = self._given
                slot.set_result(None)
        if not self._waiting and not self._used:
            self._had.clear()

    def _may(self, owner: Hashable) -> bool:
        """Whether an owner may have one more slot at all."""
        return owner is None or self._used[owner] < max(1, self.slots - 1)
