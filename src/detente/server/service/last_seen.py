"""When the holders of seats were last seen at their tables: who stays away for long enough has left."""

from __future__ import annotations

import time
from datetime import datetime, timedelta

from detente.server.store.models import HolderRow, now
from detente.server.store.seats import Seats
from detente.server.tables.live_table import LiveTable

NOTE_SECONDS = 60.0
"""So often at most it is written down that somebody who does not look at the table acts for a seat."""


class LastSeen:
    """Knows of this process's tables who was there when. away_after: whoever was not seen for so long has left their seat."""

    def __init__(self, seats: Seats, away_after: timedelta) -> None:
        self.seats = seats
        self.away_after = away_after
        self.started = now()
        self._noted: dict[int, float] = {}

    async def learn(self, live: LiveTable) -> None:
        """Take in what all processes have written down."""
        live.seen = await self.seats.sightings([row.id for row in live.holders])

    async def note(self, live: LiveTable, holder: HolderRow) -> None:
        """The holder of a seat does something at the table."""
        if time.monotonic() - self._noted.get(holder.id, -NOTE_SECONDS) >= NOTE_SECONDS:
            await self.write(live, holder)

    async def write(self, live: LiveTable, holder: HolderRow) -> None:
        """Write down that the holder of a seat is there, or was until now."""
        self._noted[holder.id] = time.monotonic()
        live.seen[holder.id] = await self.seats.saw(holder.id)

    def last_seen(self, live: LiveTable, holder: HolderRow) -> datetime:
        """When the holder of a seat was last there; nobody could come while this process did not run."""
        return max(live.seen.get(holder.id, holder.at), holder.at, self.started)

    def away(self, live: LiveTable, holder: HolderRow) -> datetime | None:
        """From when on a person counts as gone who does not come back before; None as long as they are there."""
        if holder.kind != "person" or live.here(holder.seat):
            return None
        return self.last_seen(live, holder) + self.away_after

    def gone(self, live: LiveTable, holder: HolderRow) -> bool:
        """Whether the holder of a seat has not been there for so long that it may be given away."""
        until = self.away(live, holder)
        return until is not None and until <= now()
