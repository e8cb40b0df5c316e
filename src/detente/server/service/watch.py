"""Looks again and again, as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

from detente.server.store.database import error_text, is_unavailable
from detente.server.store.models import now

log = logging.getLogger("detente.server")


class Watch:
    """Calls `look` with the time every `seconds`. What goes wrong is logged, with what was looked at, and does not end the watch."""

    def __init__(self, what: str, look: Callable[[datetime], Awaitable[None]], seconds: float) -> None:
        self.what = what
        self.look = look
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no more; a look that is under way is cut off."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look(now())
            except Exception as error:
                if is_unavailable(error):
                    log.warning("%s: the database cannot be reached: %s", self.what, error_text(error))
                else:
                    log.exception("%s: this look has failed", self.what)
            await asyncio.sleep(self.seconds)
