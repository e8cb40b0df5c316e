"""Who sends requests, and the event streams on which browsers receive what they subscribed to."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import orjson

from detente.server.store.models import HolderRow
from detente.server.tables.game_log import Observer

QUEUE = 1000
"""The number of events that may wait for a slow browser; then its stream ends, and it starts again with a `hello`."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who sends a request: a visitor, known by cookie or not yet registered, and the holders for whom they act by link."""

    token: str | None = None
    visitor: int | None = None
    name: str = ""
    holders: frozenset[int] = frozenset()

    def holds(self, row: HolderRow) -> bool:
        """Whether this seat belongs to them."""
        if row.kind != "person":
            return False
        return row.id in self.holders or (self.visitor is not None and row.visitor == self.visitor)


class Stream:
    """Events queued for one browser. frame_numbers: of the last frame sent for each of its subscriptions."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[tuple[str, bytes, str] | None] = asyncio.Queue(QUEUE)
        self.frame_numbers: list[int | None] = []
        self.closed = False

    def send(self, event: str, data: bytes) -> None:
        """Queue an event, with the present frame numbers as its id."""
        if self.closed:
            return
        if self.queue.full():
            self.close()
            return
        id = ".".join("-" if number is None else str(number) for number in self.frame_numbers)
        self.queue.put_nowait((event, data, id))

    @property
    def ended(self) -> bool:
        """Whether it is closed and everything queued has been sent."""
        return self.closed and self.queue.empty()

    def drain(self) -> list[tuple[str, bytes, str] | None]:
        """Everything in the queue, which is then empty."""
        return [self.queue.get_nowait() for _ in range(self.queue.qsize())]

    def close(self) -> None:
        """End the stream. If it was full, what was queued is lost; the browser reconnects and catches up."""
        self.closed = True
        if self.queue.full():
            self.drain()
        self.queue.put_nowait(None)


@dataclass(eq=False, slots=True)
class Subscription:
    """One subject of a stream: a table from a seat, in a language. index: its position among the stream's subscriptions."""

    stream: Stream
    index: int
    watch: str
    observer: Observer
    language: str
    identity: Identity

    def send(self, event: str, **data: Any) -> None:
        """Send an event about this subscription."""
        self.stream.send(event, orjson.dumps({"watch": self.watch} | data))

    def send_frame(self, number: int, data: bytes) -> None:
        """Send a frame that is already encoded."""
        self.stream.frame_numbers[self.index] = number
        self.stream.send("frame", data)
