"""When the holders of seats were last seen at their tables: after a long enough absence they count as gone."""

from __future__ import annotations

import time
from datetime import datetime, timedelta

from detente.server.store.models import HolderRow, now
from detente.server.store.seats import Seats
from detente.server.tables.live_table import LiveTable


class LastSeen:
    """Records presence at the tables of this process. away_after: those not seen for this long have left their seat."""

    def __init__(self, seats: Seats, away_after: timedelta) -> None:
        self.seats = seats
        self.away_after = away_after
        self.started = now()

    async def load(self, live: LiveTable) -> None:
        """Read what all processes have recorded."""
        holders = [row.id for row in live.holders]
        live.last_seen, live.forgotten = await self.seats.presence(holders)

    async def record(self, live: LiveTable, holder: HolderRow) -> None:
        """Record that a holder is here, or has been until now."""
        live.recorded_at[holder.id] = time.monotonic()
        live.last_seen[holder.id] = await self.seats.mark_seen(holder.id)

    def last_seen(self, live: LiveTable, holder: HolderRow) -> datetime:
        """When a holder was last here; nobody could be while this process did not run."""
        return max(live.last_seen.get(holder.id, holder.at), holder.at, self.started)

    def gone_at(self, live: LiveTable, holder: HolderRow) -> datetime | None:
        """When a person will count as gone unless they come back; None while they are here."""
        if holder.kind != "person" or live.is_present(holder.seat):
            return None
        seen = self.last_seen(live, holder)
        return seen if holder.id in live.forgotten else seen + self.away_after

    def is_gone(self, live: LiveTable, holder: HolderRow) -> bool:
        """Whether a holder has been away long enough that the seat may be given away."""
        gone_at = self.gone_at(live, holder)
        return gone_at is not None and gone_at <= now()
