"""Leases: which of several processes runs the bots of a table, and who watches a table through which process.

Each process has a pulse, in a thread of its own. When it stops, the first process to notice takes over what it held.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Protocol

from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once, driver_settings
from detente.server.store.models import BotLeaseRow, ProcessRow, ViewerRow
from detente.server.store.pulse import Pulse
from detente.server.store.store import Store

HEARTBEAT_SECONDS = 1.5
DEAD_AFTER = timedelta(seconds=6)
"""A process of which nothing was heard for this long, neither pulse nor heartbeat, is dead."""
LOCK = 0x64E7E27F
"""The advisory lock of PostgreSQL under which rows of these tables are changed."""

IS_DEAD = ProcessRow.seen < func.now() - DEAD_AFTER
LIVING = select(ProcessRow.name)
ORPHANED = select(
    or_(
        exists().where(IS_DEAD),
        exists().where(BotLeaseRow.process.not_in(LIVING)),
        exists().where(ViewerRow.process.not_in(LIVING)),
    )
)
"""Whether there is anything to take over."""


@dataclass(slots=True)
class Takeover:
    """The result of a heartbeat. bots: tables whose bots this process has to run. viewer_tables: tables with fewer viewers now.

    processes_died: a process has died or left. rejoined: this process itself counted as dead, or is new.
    """

    bots: list[str]
    viewer_tables: list[str]
    processes_died: bool
    rejoined: bool


class Leases(Protocol):
    """What each of the processes on one database holds."""

    async def claim(self, table: str) -> bool:
        """Whether this process may run the bots of a table: no other does."""

    async def release(self, table: str) -> None:
        """This process no longer runs them."""

    async def claimed_elsewhere(self) -> set[str]:
        """The tables whose bots other processes run."""

    async def set_viewers(self, table: str, seats: Collection[int]) -> None:
        """Record the seats from which somebody watches the table through this process."""

    async def clear_viewers(self) -> None:
        """Record that nobody watches any table through this process."""

    async def viewers_elsewhere(self, table: str) -> frozenset[int]:
        """The seats from which somebody watches the table through other processes."""

    async def heartbeat(self) -> Takeover:
        """Record that this process is alive, and take over from those that are dead."""

    def stay_alive(self) -> None:
        """Count as alive from now on, whatever keeps the event loop from sending heartbeats."""

    async def resign(self) -> None:
        """Give up everything that this process holds."""


class SingleProcessLeases:
    """Leases for a single process, which holds everything."""

    async def claim(self, table: str) -> bool:
        """Always True: there is no other process."""
        return True

    async def release(self, table: str) -> None:
        """Nothing to do: no other process wants it."""

    async def claimed_elsewhere(self) -> set[str]:
        """Empty: there is no other process."""
        return set()

    async def set_viewers(self, table: str, seats: Collection[int]) -> None:
        """Nothing to do: no other process asks."""

    async def clear_viewers(self) -> None:
        """Nothing to do: no other process asks."""

    async def viewers_elsewhere(self, table: str) -> frozenset[int]:
        """Empty: there is no other process."""
        return frozenset()

    async def heartbeat(self) -> Takeover:
        """Nothing to take over: there is no other process."""
        return Takeover([], [], False, False)

    def stay_alive(self) -> None:
        """Nothing to do: no other process asks."""

    async def resign(self) -> None:
        """Nothing to do: no other process takes over."""


class PostgresLeases:
    """Rows of a PostgreSQL database, for any number of processes. All times are from the database's clock.

    Processes change their own rows concurrently, under a shared lock. A process that takes over changes rows of others
    under an exclusive lock: otherwise two of them could wait for each other's rows.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.notifications.process
        self._setting_viewers = asyncio.Lock()
        self._pulse = Pulse(driver_settings(store.engine), self.process)

    @asynccontextmanager
    async def _shared(self) -> AsyncIterator[AsyncSession]:
        """A transaction that changes rows of this process."""
        async with self.store.write() as session:
            await session.execute(select(func.pg_advisory_xact_lock_shared(LOCK)))
            yield session

    @asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[AsyncSession]:
        """A transaction that may change rows of other processes: no other transaction of either kind runs."""
        async with self.store.write() as session:
            await session.execute(select(func.pg_advisory_xact_lock(LOCK)))
            yield session

    async def claim(self, table: str) -> bool:
        """Whether this process may run the bots of a table: no other does."""
        row = insert(BotLeaseRow).values(table_id=table, process=self.process)
        # An update that changes nothing returns the existing row, and locks it.
        lease = row.on_conflict_do_update(
            index_elements=[BotLeaseRow.table_id], set_={"process": BotLeaseRow.process}
        )
        async with self._shared() as session:
            return bool(await session.scalar(lease.returning(BotLeaseRow.process)) == self.process)

    async def release(self, table: str) -> None:
        """This process no longer runs them."""
        async with self._shared() as session:
            mine = BotLeaseRow.table_id == table, BotLeaseRow.process == self.process
            await session.execute(delete(BotLeaseRow).where(*mine))

    async def claimed_elsewhere(self) -> set[str]:
        """The tables whose bots other processes run."""
        async with self.store.read() as session:
            others = BotLeaseRow.process != self.process
            return set(await session.scalars(select(BotLeaseRow.table_id).where(others)))

    async def set_viewers(self, table: str, seats: Collection[int]) -> None:
        """Record the seats from which somebody watches the table through this process."""
        async with self._setting_viewers, self._shared() as session:
            mine = ViewerRow.table_id == table, ViewerRow.process == self.process
            await session.execute(delete(ViewerRow).where(*mine, ViewerRow.seat.not_in(seats)))
            for seat in seats:
                await add_once(session, ViewerRow, table_id=table, seat=seat, process=self.process)
            await self.store.notifications.publish(session, table, "here")

    async def clear_viewers(self) -> None:
        """Record that nobody watches any table through this process."""
        async with self._setting_viewers, self._shared() as session:
            await self._delete_viewers(session, ViewerRow.process == self.process)

    async def _delete_viewers(self, session: AsyncSession, which: ColumnElement[bool]) -> list[str]:
        """Delete rows of viewers, and notify of their tables; these tables."""
        gone = await session.scalars(delete(ViewerRow).where(which).returning(ViewerRow.table_id))
        tables = sorted(set(gone))
        for table in tables:
            await self.store.notifications.publish(session, table, "here")
        return tables

    async def viewers_elsewhere(self, table: str) -> frozenset[int]:
        """The seats from which somebody watches the table through other processes."""
        async with self.store.read() as session:
            others = ViewerRow.table_id == table, ViewerRow.process != self.process
            return frozenset(await session.scalars(select(ViewerRow.seat).where(*others)))

    async def heartbeat(self) -> Takeover:
        """Record that this process is alive, and take over from those that are dead."""
        async with self._shared() as session:
            rejoined = await self._renew(session)
            orphaned = await session.scalar(ORPHANED)
        processes_died, subscriptions = await self._take_over() if orphaned else (False, [])
        async with self.store.read() as session:
            mine = BotLeaseRow.process == self.process
            bots = list(await session.scalars(select(BotLeaseRow.table_id).where(mine)))
        return Takeover(bots, subscriptions, processes_died, rejoined)

    async def _take_over(self) -> tuple[bool, list[str]]:
        """Take over what dead processes held; whether any has died, and the tables with fewer viewers now."""
        async with self._exclusive() as session:
            dead = await session.scalars(delete(ProcessRow).where(IS_DEAD).returning(ProcessRow.name))
            processes_died = bool(dead.all())
            orphans = update(BotLeaseRow).where(BotLeaseRow.process.not_in(LIVING))
            await session.execute(orphans.values(process=self.process))
            return processes_died, await self._delete_viewers(session, ViewerRow.process.not_in(LIVING))

    async def _renew(self, session: AsyncSession) -> bool:
        """Record that this process is alive; whether the others did not know."""
        new = await add_once(session, ProcessRow, name=self.process, seen=func.now())
        await session.execute(
            update(ProcessRow).where(ProcessRow.name == self.process).values(seen=func.now())
        )
        return new

    def stay_alive(self) -> None:
        """Start the pulse."""
        self._pulse.start()

    async def resign(self) -> None:
        """Give up everything, as if this process were dead: the next heartbeat of another takes over."""
        await self._pulse.stop()
        async with self._shared() as session:
            mine = update(ProcessRow).where(ProcessRow.name == self.process)
            await session.execute(mine.values(seen=func.now() - 2 * DEAD_AFTER))


def leases_for(store: Store) -> Leases:
    """The leases of a database."""
    return PostgresLeases(store) if store.engine.dialect.name == "postgresql" else SingleProcessLeases()
