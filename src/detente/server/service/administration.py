"""What the host does at others' tables and to accounts, from the page for hosts."""

from __future__ import annotations

import asyncio
from asyncio import to_thread

from detente.server.errors import Refused
from detente.server.keys import fresh_id
from detente.server.service.accounts import Accounts
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.rehearsal import Rehearsal, rehearse
from detente.server.service.seating import Seating
from detente.server.store.forgetting import forget_table
from detente.server.store.hosting import Hosting
from detente.server.store.models import AccountRow, now
from detente.server.tables.chat_text import notice
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity

NOBODY = Identity()


class Administration:
    """Carries out what the host wants. database: as it is named in the settings."""

    def __init__(
        self,
        hosting: Hosting,
        open_tables: OpenTables,
        broadcaster: Broadcaster,
        lobby: Lobby,
        seating: Seating,
        accounts: Accounts,
        database: str,
    ) -> None:
        self.hosting = hosting
        self.open_tables = open_tables
        self.broadcaster = broadcaster
        self.lobby = lobby
        self.seating = seating
        self.accounts = accounts
        self.database = database
        self._rehearsing = asyncio.Lock()

    # -- tables

    async def close(self, live: LiveTable) -> None:
        """End a running game without a result. Refused if none runs."""
        async with live.lock:
            await self.open_tables.catch_up(live)
            if not live.running:
                raise Refused("not_now", "over" if live.row.status == "over" else "not-started")
            said = notice(live.row.id, f"closed {fresh_id()}", "table-closed")
            await self.hosting.close_table(live.row.id, now(), said)
            await self.open_tables.catch_up(live)
            await self.broadcaster.send_new_chat(live)
            await self.lobby.table_changed(live.row, live.holders)

    async def delete(self, id: str) -> None:
        """Delete a table with all that belongs to it. Refused if a game runs there."""
        if not await forget_table(self.hosting.store, id):
            raise Refused("not_now", "still-running")
        live = await self.open_tables.get_if_open(id)
        if live is not None:
            async with live.lock:
                await self.open_tables.discard(live)

    async def seat_bot(self, live: LiveTable, seat: int, bot: str, language: str) -> None:
        """Have a bot play for a seat from now on. Refused if there is no such seat, or its game is over."""
        async with live.lock:
            await self.open_tables.catch_up(live)
            if not 0 <= seat < len(live.holders):
                raise Refused("unknown", "no-seat")
            if live.row.status == "over":
                raise Refused("not_now", "over")
            taken = [other.name for other in live.holders if other.seat != seat]
            wished = self.seating.holder_from(NOBODY, live.game, seat, "bot", None, bot, language, taken)
            await self.seating.change_holder(live, live.holders[seat], wished, "host")

    async def check_tables(self) -> Rehearsal:
        """What becomes of all running tables under the games that are installed here; one such check at a time. Slow."""
        async with self._rehearsing:
            return await to_thread(rehearse, self.database)

    # -- people

    async def account(self, visitor: int) -> AccountRow:
        """The account with this number. Refused if there is none."""
        account = await self.accounts.people.account(visitor)
        if account is None:
            raise Refused("unknown", "no-person")
        return account

    async def lock(self, visitor: int) -> None:
        """Let nobody use an account, and sign all its browsers out. Its seats' own links still work."""
        account = await self.account(visitor)
        self.accounts.end_cookies(await self.accounts.people.lock(account.visitor))

    async def unlock(self, visitor: int) -> None:
        """Let an account be used again."""
        account = await self.account(visitor)
        await self.accounts.people.unlock(account.visitor)

    async def erase(self, visitor: int, language: str) -> None:
        """Delete an account with all that is its owner's alone."""
        account = await self.account(visitor)
        await self.accounts.erase(account.visitor, language)
