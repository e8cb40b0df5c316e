"""The pulse of a process among several on one PostgreSQL: however busy its event loop and its connections are, it counts as alive."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from typing import Any

import psycopg

log = logging.getLogger("detente.server")

PULSE_SECONDS = 1.5
CONNECT_SECONDS = 5
LOOP_PATIENCE = 60.0
"""An event loop that has done nothing for this many seconds hangs: its process may count as dead, so that another takes over."""
PULSE = "UPDATE processes SET seen = now() WHERE name = %s"


class Pulse:
    """A thread with a connection of its own, which keeps the row of this process fresh. A row that is gone stays gone: the process has
    to learn that the others thought it dead. how: the driver connects to the database.
    """

    def __init__(self, how: dict[str, Any], process: str) -> None:
        self.how = {"connect_timeout": CONNECT_SECONDS} | how
        self.process = process
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._loop_seen = 0.0

    def start(self) -> None:
        """Begin; the running event loop has to show that it lives."""
        self._loop_seen = time.monotonic()
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(loop,), name="pulse", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """End, before the process gives up what it holds."""
        self._ended.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Beat until the end; if there is no database, until it is back."""
        while not self._ended.is_set():
            try:
                with psycopg.connect(autocommit=True, **self.how) as connection:
                    self._beat(connection, loop)
            except (psycopg.Error, OSError) as error:
                log.warning("could not send a pulse to the database: %s", " ".join(str(error).split()))
            self._ended.wait(PULSE_SECONDS)

    def _beat(self, connection: psycopg.Connection[Any], loop: asyncio.AbstractEventLoop) -> None:
        """Beat as long as the connection and the event loop hold."""
        while not self._ended.wait(PULSE_SECONDS):
            loop.call_soon_threadsafe(self._see_loop)
            if time.monotonic() - self._loop_seen < LOOP_PATIENCE:
                connection.execute(PULSE, [self.process])

    def _see_loop(self) -> None:
        """The event loop lives."""
        self._loop_seen = time.monotonic()
