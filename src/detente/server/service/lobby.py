"""The lobby: each visitor's own list of tables, and the open tables with free seats, kept up to date on their streams."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

import detente
from detente.server.service.identities import follow_other_processes
from detente.server.store.clocks import Clocks
from detente.server.store.models import HolderRow, TableRow, now
from detente.server.store.store import Store
from detente.server.store.ties import Ties
from detente.server.tables.info import opening, seen_later, summary
from detente.server.tables.live_table import OPEN
from detente.server.tables.streams import Identity, Subscription

log = logging.getLogger("detente.server")

OPENINGS = "openings"
"""What those watch who look for an open table."""
LISTED = timedelta(days=14)
"""For how long an open table at which nothing happens stays in the list."""
LOBBY_SECONDS = 0.5
"""A visitor's list of tables is sent at most this often."""


class Lobby:
    """The viewers of lists of tables."""

    def __init__(self, store: Store, clocks: Clocks, ties: Ties) -> None:
        self.store = store
        self.clocks = clocks
        self.ties = ties
        self.subscriptions: list[Subscription] = []
        self._openings: dict[Identity, frozenset[str]] = {}
        self._pending: set[Subscription] = set()
        self._sending: asyncio.Task[None] | None = None
        self._stopped = False

    async def stop(self) -> None:
        """Stop sending, and close the streams."""
        self._stopped = True
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        for subscription in self.subscriptions:
            subscription.stream.close()

    async def subscribe(self, subscription: Subscription) -> None:
        """Begin to watch the visitor's own list of tables, or that of open tables."""
        self.subscriptions.append(subscription)
        subscription.send("tables", tables=await self._list(subscription.watch, subscription.identity))

    def unsubscribe(self, subscription: Subscription) -> None:
        """Stop watching."""
        if subscription in self.subscriptions:
            self.subscriptions.remove(subscription)
            watching = {each.identity for each in self.subscriptions if each.watch == OPENINGS}
            self._openings = {who: ids for who, ids in self._openings.items() if who in watching}

    async def table_changed(self, row: TableRow, holders: Sequence[HolderRow]) -> None:
        """Send new lists to the visitors whom a table concerns."""
        if not self.subscriptions:
            return
        await follow_other_processes(self.store, self.subscriptions)
        visitors, ids = {holder.visitor for holder in holders} | {row.host}, {holder.id for holder in holders}

        free = [holder.id for holder in holders if holder.kind == "open"]
        invited = (
            {who for each in (await self.ties.invited_at(free)).values() for who in each} if free else set()
        )

        def concerns(identity: Identity) -> bool:
            return identity.visitor in visitors or bool(identity.holders & ids)

        def is_opening(identity: Identity) -> bool:
            there = row.id in self._openings.get(identity, ())
            return there or row.access == OPEN or identity.visitor in invited

        self._send_soon(
            each
            for each in self.subscriptions
            if (is_opening if each.watch == OPENINGS else concerns)(each.identity)
        )

    async def table_changed_elsewhere(self, id: str) -> None:
        """Send new lists to the visitors whom a table concerns that another process has changed."""
        row = await self.store.table(id) if self.subscriptions else None
        if row is not None:
            await self.table_changed(row, await self.store.holders(id))

    async def people_changed(self, *visitors: int) -> None:
        """Send new lists to these persons."""
        self._send_soon(each for each in self.subscriptions if each.identity.visitor in visitors)

    async def refresh_all(self) -> None:
        """Send new lists to everyone."""
        self._send_soon(self.subscriptions)

    def _send_soon(self, subscriptions: Iterable[Subscription]) -> None:
        """Send new lists, at once unless lists were just sent."""
        self._pending.update(subscriptions)
        if self._pending and self._sending is None:
            self._sending = asyncio.create_task(self._send_pending())

    async def _send_pending(self) -> None:
        """Send all pending lists: one to each subscription, no matter how much is new, and computed once for each visitor."""
        try:
            while self._pending and not self._stopped:
                pending, self._pending = self._pending, set()
                for watch, identity in {(each.watch, each.identity) for each in pending}:
                    tables = await self._list(watch, identity)
                    for each in self.subscriptions:
                        if each in pending and (each.watch, each.identity) == (watch, identity):
                            each.send("tables", tables=tables)
                await asyncio.sleep(LOBBY_SECONDS)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the lobby could not be updated: %s", error)
        finally:
            self._sending = None

    async def _list(self, watch: str, identity: Identity) -> list[dict[str, Any]]:
        """The list of tables that somebody watches."""
        return await (self.openings if watch == OPENINGS else self.summaries)(identity)

    async def openings(self, identity: Identity) -> list[dict[str, Any]]:
        """The tables at which somebody can sit down: those to which they are invited, then open ones, of friends first."""
        circle, invited = (
            await self.ties.circle(identity.visitor),
            await self.ties.invited_to(identity.visitor),
        )
        found = {row.id: row for row in await self.store.tables_with_room(now() - LISTED, list(invited))}
        rows = [row for row in found.values() if row.game in detente.games() and row.host not in circle.apart]
        rows.sort(key=lambda row: (row.id not in invited, row.host not in circle.friends))
        self._openings[identity] = frozenset(found)
        holders = await self.store.holders_of([row.id for row in rows])
        hosts = await self.store.visitor_names({row.host for row in rows})
        return [
            opening(
                row,
                holders[row.id],
                hosts[row.host],
                identity,
                friend=row.host in circle.friends,
                invited=invited.get(row.id),
            )
            for row in rows
        ]

    async def summaries(self, identity: Identity) -> list[dict[str, Any]]:
        """A visitor's tables, the latest first."""
        if identity.visitor is None:
            return []
        rows = await self.store.tables_of(identity.visitor)
        holders = await self.store.holders_of([row.id for row in rows])
        clocks = await self.clocks.at_tables([row.id for row in rows if row.time and row.status == "running"])
        at = now()
        lines = [
            (row, summary(row, holders[row.id], clocks.get(row.id, {}), identity))
            for row in rows
            if row.game in detente.games()
        ]
        return [
            seen_later(row, line, at) if line["left"] and row.delay is not None else line
            for row, line in lines
            if not (line["left"] and row.status == "over" and row.end_is_seen(at))
        ]
