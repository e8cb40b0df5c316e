"""Who may come to a table: the host can change it at any time."""

from __future__ import annotations

from detente.server.errors import Refused
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.store.models import now
from detente.server.store.store import Store
from detente.server.tables.chat_text import notice
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity


class Admission:
    """Makes tables private, unlisted or open. All who sit there read about it in the chat."""

    def __init__(self, store: Store, open_tables: OpenTables, lobby: Lobby) -> None:
        self.store = store
        self.open_tables = open_tables
        self.lobby = lobby

    async def change(self, live: LiveTable, identity: Identity, access: str) -> None:
        """Let these come from now on; whoever may no longer look at the table stops seeing it. Refused to others than the host."""
        async with live.lock:
            await self.open_tables.catch_up(live)
            if identity.visitor is None or live.row.host != identity.visitor:
                raise Refused("forbidden", "not-host")
            if live.row.access != access:
                said = notice(live.row.id, f"access {now().timestamp()}", f"access-{access}")
                await self.store.set_access(live.row.id, access, said)
                await self.open_tables.catch_up(live)
                await self.open_tables.broadcaster.send_new_chat(live)
        await self.lobby.table_changed(live.row, live.holders)
