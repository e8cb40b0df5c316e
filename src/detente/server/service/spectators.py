"""Shows a table later to those who only watch, if its host wants that.

Such a table is open twice: as it is, and as it was a while ago. What was later than that is not in the second one: neither frames nor
their numbers, nor seats that were passed on, chat, clocks, people who are there, or that the game is over.
"""

from __future__ import annotations

from asyncio import to_thread
from datetime import datetime, timedelta

from sqlalchemy import inspect

from detente.server.errors import Refused
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.open_tables import OpenTables
from detente.server.service.table_service import TableService
from detente.server.service.watch import Watch
from detente.server.store.models import TableRow, now
from detente.server.store.releases import Releases
from detente.server.tables.game_log import SeatChange
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity, Subscription

LOOK_SECONDS = 1.0


class Spectators:
    """Decides which of the two somebody sees, and lets the later one follow."""

    def __init__(
        self,
        releases: Releases,
        open_tables: OpenTables,
        table_service: TableService,
        broadcaster: Broadcaster,
    ) -> None:
        self.releases = releases
        self.open_tables = open_tables
        self.table_service = table_service
        self.broadcaster = broadcaster
        self._watch = Watch("tables shown later", self.look, LOOK_SECONDS)

    def start(self) -> None:
        """Begin to look."""
        self._watch.start()

    async def stop(self) -> None:
        """Look no more."""
        await self._watch.stop()

    async def look(self, at: datetime) -> None:
        """Show what may be shown by now, at tables that somebody watches later."""
        for live in list(self.open_tables.tables.values()):
            if live.past is not None and live.past.subscriptions:
                await self._follow(live, live.past, at)

    async def visit(self, id: str, identity: Identity) -> LiveTable:
        """A table as it is shown to somebody. Refused if it is private and not theirs."""
        return await self.shown(await self.table_service.visit(id, identity), identity)

    async def shown(self, live: LiveTable, identity: Identity) -> LiveTable:
        """An open table as it is shown to somebody: as it is, or as it was a while ago."""
        if live.sees_present(identity):
            return live
        at = now()
        async with live.lock:
            if live.past is None:
                live.past = await self._begun(live)
        await self._follow(live, live.past, at)
        return live.past

    async def subscribe(self, live: LiveTable, subscription: Subscription, last: int | None) -> None:
        """Begin to watch a table as it is shown to spectators. last: the newest frame that the browser has."""
        shown = await self.shown(live, subscription.identity)
        if shown is live:
            await self.table_service.subscribe(live, subscription, last)
            return
        async with shown.lock:
            chat = await self.broadcaster.chat_history(shown, subscription)
            if not self.open_tables.is_open(live):
                subscription.stream.close()
                return
            shown.subscriptions.append(subscription)
            try:
                await self.broadcaster.send_hello(shown, subscription, chat, last)
            except Refused:
                shown.remove(subscription)
                raise

    async def _begun(self, live: LiveTable) -> LiveTable:
        """A table as it was when its game began, or when its rules changed: before that nothing can be shown any more."""
        assert live.game_log is not None
        game_log = await to_thread(live.game_log.until, live.game_log.first)
        past = LiveTable(row_then(live.row), live.game, [], None, present=live)
        past.all_holders, past.seat_changes = live.all_holders, live.seat_changes
        past.set_holders_at(game_log.position)
        past.start(game_log)
        return past

    async def _follow(self, live: LiveTable, past: LiveTable, at: datetime) -> None:
        """Let a table that is shown later go on to what it was a delay before this time."""
        assert live.row.delay is not None and live.game_log is not None and past.game_log is not None
        until = at - timedelta(seconds=live.row.delay)
        async with past.lock:
            known = past.game_log.position, past.last_chat
            if known != (live.game_log.position, live.last_chat) and (
                past.next_release is None or past.next_release <= until
            ):
                shown = await self.releases.last_shown(live.row.id, *known, until)
                past.next_release = shown.next
                await self._advance(live, past, shown.item)
                rows = await self.releases.store.chat(live.row.id, past.last_chat)
                await self.broadcaster.send_chat(past, [row for row in rows if row.number <= shown.line])
            await self._follow_row(live, past, at)

    async def _advance(self, live: LiveTable, past: LiveTable, position: int) -> None:
        """Go on to a position of the log, or to its end if that is earlier. The later table is locked."""
        assert live.game_log is not None and past.game_log is not None
        items = live.game_log.items[past.game_log.position : position]
        past.all_holders, past.seat_changes = live.all_holders, live.seat_changes
        for item in items:
            if isinstance(item, SeatChange):
                past.set_holders_at(past.game_log.position + 1)
            snapshot = await to_thread(past.game_log.preview, item)
            for failed in await past.publish(snapshot):
                await self.broadcaster.report_failed_frame(past, failed)
        if any(isinstance(item, SeatChange) for item in items):
            await self.broadcaster.send_info(past)

    async def _follow_row(self, live: LiveTable, past: LiveTable, at: datetime) -> None:
        """Show that the game is over, if it was, and who may come. The later table is locked."""
        assert live.game_log is not None and past.game_log is not None
        before = past.row
        past.row = row_then(live.row)
        ended = live.row.status == "over" and live.row.end_is_seen(at)
        if ended and past.game_log.position == live.game_log.position:
            past.row = live.row
        fields = [(row.status, row.ending, row.rematch, row.access) for row in (before, past.row)]
        if fields[0] != fields[1]:
            await self.broadcaster.send_info(past)


def row_then(row: TableRow) -> TableRow:
    """The row of a table whose game runs, or ran a while ago."""
    values = {column.key: getattr(row, column.key) for column in inspect(TableRow).column_attrs}
    return TableRow(**values | {"status": "running", "owed": [], "ending": None, "rematch": None})
