"""Being away and being ready: by mail, holders of seats may stop their clock for some days; live, clocks may start when all are ready."""

from __future__ import annotations

from datetime import timedelta

from detente.server.errors import Refused
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.table_service import TableService, holder_of
from detente.server.store.clocks import Clocks
from detente.server.store.models import now
from detente.server.store.time_control import NotEnoughLeave
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity

DAY = 86400


class Absences:
    """Days of leave, and who is ready."""

    def __init__(
        self, clocks: Clocks, open_tables: OpenTables, table_service: TableService, lobby: Lobby
    ) -> None:
        self.clocks = clocks
        self.open_tables = open_tables
        self.table_service = table_service
        self.lobby = lobby

    async def set_leave(self, live: LiveTable, identity: Identity, seat: int, days: int) -> None:
        """Stop the clock of a seat for some days from now; 0: its holder is back. Refused if there are not as many left."""
        holder = await self.table_service.authorize(live, identity, seat)
        if not live.running:
            raise Refused("not_now", "over" if live.row.status == "over" else "not-started")
        if live.control is None or not live.control.leave:
            raise Refused("not_now", "no-leave")
        at = now()
        async with live.lock:
            try:
                await self.clocks.set_leave(holder, at + timedelta(days=days) if days else None, at)
            except NotEnoughLeave as error:
                raise Refused("not_now", "leave-left", days=int(error.left / DAY)) from None
            except LookupError:
                raise Refused("not_now", "time-is-up") from None
            await self.open_tables.catch_up(live)
            await self.lobby.table_changed(live.row, live.holders)

    async def say_ready(self, live: LiveTable, identity: Identity, seat: int) -> None:
        """Record that whoever holds a seat is ready, for all seats that they hold. Refused if the clocks have started."""
        await self.table_service.authorize(live, identity, seat)
        async with live.lock:
            await self.open_tables.catch_up(live)
            holder_of(live, identity, seat)
            if live.clocks_start is None:
                raise Refused("not_now", "clocks-run")
            own = [holder.id for holder in live.holders if identity.holds(holder)]
            await self.clocks.say_ready(live.row.id, own, now())
            await self.open_tables.catch_up(live)
            await self.lobby.table_changed(live.row, live.holders)
