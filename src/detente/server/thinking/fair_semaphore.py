"""Turns: who of many that wait may use one of a few places next, so that nobody who wants much keeps others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar

WORKING_FOR: ContextVar[Hashable] = ContextVar("WORKING_FOR", default=None)
"""For whom a task works, and all tasks that it begins: the owner of the places that it takes."""


class FairSemaphore:
    """A few places, given out to owners in turn.

    Whoever uses fewer places comes first; among those who use as many, whoever had a place longer ago. If there are several
    places, nobody has the last one beside all others: it stays for whoever comes next. What has no owner waits in one row.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._used: Counter[Hashable] = Counter()
        self._had: dict[Hashable, int] = {}
        self._given = 0
        self._waiting: deque[tuple[Hashable, asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have a place, once it is the turn of whom this task works for."""
        owner = WORKING_FOR.get()
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((owner, mine))
        self._give()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave(owner)
            else:
                with suppress(ValueError):  # it may have been passed over already
                    self._waiting.remove((owner, mine))
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
        """Give the places that are free to whoever's turn it is."""
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
