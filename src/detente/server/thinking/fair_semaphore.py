"""A semaphore that is fair to owners: those who want much do not keep others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar

WORKING_FOR: ContextVar[Hashable] = ContextVar("WORKING_FOR", default=None)
"""For whom a task, and all tasks that it starts, work: the owner of the places that they take."""


class FairSemaphore:
    """A few places, given to owners in turn.

    Those who use fewer places come first; among equals, those who had a place longer ago. If there are several places,
    nobody may have all of them: the last one is left for others. Tasks without an owner wait in one queue.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._used: Counter[Hashable] = Counter()
        self._had: dict[Hashable, int] = {}
        self._given = 0
        self._waiting: deque[tuple[Hashable, asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Hold a place, once it is the turn of the owner for whom this task works."""
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
                with suppress(ValueError):  # it may have been passed over already
                    self._waiting.remove((owner, granted))
            raise
        try:
            yield
        finally:
            self._leave(owner)

    def _leave(self, owner: Hashable) -> None:
        """A place is free again."""
        self._used[owner] -= 1
        if not self._used[owner]:
            del self._used[owner]
        self._give()

    def _give(self) -> None:
        """Give free places to those whose turn it is."""
        while self._used.total() < self.places:
            ready = [entry for entry in self._waiting if self._may(entry[0])]
            if not ready:
                return
            entry = min(ready, key=lambda each: (self._used[each[0]], self._had.get(each[0], 0)))
            self._waiting.remove(entry)
            owner, place = entry
            if not place.cancelled():
                self._used[owner] += 1
                self._given += 1
                self._had[owner] = self._given
                place.set_result(None)
        if not self._waiting and not self._used:
            self._had.clear()

    def _may(self, owner: Hashable) -> bool:
        """Whether an owner may have one more place at all."""
        return owner is None or self._used[owner] < max(1, self.places - 1)
