"""Puts away what nobody needs: tables out of memory, and, if the host wishes, forgotten ones out of the database."""

from __future__ import annotations

import logging
import time
from datetime import datetime, timedelta

from detente.server.service.open_tables import OpenTables
from detente.server.service.watch import Watch
from detente.server.store.forgetting import forget_tables

log = logging.getLogger("detente.server")

LOOK_SECONDS = 60.0
"""How often it looks."""


class Housekeeper:
    """The watch over what is kept. forget_after: how long a table may be over, or wait for players, until it is deleted; None: for ever."""

    def __init__(self, open_tables: OpenTables, forget_after: timedelta | None) -> None:
        self.open_tables = open_tables
        self.forget_after = forget_after
        self._watch = Watch("tables to put away", self.look, LOOK_SECONDS)

    def start(self) -> None:
        """Begin to look."""
        self._watch.start()

    async def stop(self) -> None:
        """Look no more."""
        await self._watch.stop()

    async def look(self, at: datetime) -> None:
        """Put away what is unused at this moment."""
        await self.open_tables.put_away(time.monotonic())
        if self.forget_after is None:
            return
        gone = await forget_tables(self.open_tables.store, at - self.forget_after, self.open_tables.watched())
        self.open_tables.forget(gone)
        if gone:
            log.info(
                "%d tables were deleted: nothing had happened at them for %s", len(gone), self.forget_after
            )
