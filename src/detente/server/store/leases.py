"""Leases: which of several processes lets the bots of a table think, and who looks at a table through which process.

Every process says at short intervals that it lives. What one held that has fallen silent goes to the first that notices.
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

from detente.server.store.database import add_once
from detente.server.store.models import BotLeaseRow, ProcessRow, ViewerRow
from detente.server.store.store import Store

BEAT_SECONDS = 1.5
SILENT = timedelta(seconds=6)
"""A process that has not said for so long that it lives, does not."""
LOCK = 0x64E7E27F
"""The advisory lock of PostgreSQL under which rows of these tables are changed."""

IS_SILENT = ProcessRow.seen < func.now() - SILENT
LIVING = select(ProcessRow.name)
ORPHANED = select(
    or_(
        exists().where(IS_SILENT),
        exists().where(BotLeaseRow.process.not_in(LIVING)),
        exists().where(ViewerRow.process.not_in(LIVING)),
    )
)
"""Whether there is anything to inherit."""


@dataclass(slots=True)
class Takeover:
    """What a beat brought. bots: tables whose bots only this process may attend. looks: tables at which fewer look now.

    deaths: a process has died or left. revived: this one was itself thought dead, or has just come.
    """

    bots: list[str]
    looks: list[str]
    deaths: bool
    revived: bool


class Leases(Protocol):
    """What the processes on one database hold of it."""

    async def claim(self, table: str) -> bool:
        """Whether this process may let the bots of a table think: no other does."""

    async def release(self, table: str) -> None:
        """This process lets them think no more."""

    async def attended_elsewhere(self) -> set[str]:
        """The tables whose bots think in other processes."""

    async def look(self, table: str, seats: Collection[int]) -> None:
        """From these seats somebody looks at the table through this process."""

    async def look_nowhere(self) -> None:
        """Nobody looks at any table through this process, as far as others know."""

    async def elsewhere(self, table: str) -> frozenset[int]:
        """The seats from which somebody looks at the table through other processes."""

    async def beat(self) -> Takeover:
        """Say that this process lives, and inherit from those that do not."""

    async def leave(self) -> None:
        """Give up all that this process holds."""


class SingleProcessLeases:
    """One process holds everything."""

    async def claim(self, table: str) -> bool:
        """Nobody else does."""
        return True

    async def release(self, table: str) -> None:
        """Nobody else wants it."""

    async def attended_elsewhere(self) -> set[str]:
        """There is no elsewhere."""
        return set()

    async def look(self, table: str, seats: Collection[int]) -> None:
        """Nobody else asks."""

    async def look_nowhere(self) -> None:
        """Nobody else asks."""

    async def elsewhere(self, table: str) -> frozenset[int]:
        """There is no elsewhere."""
        return frozenset()

    async def beat(self) -> Takeover:
        """There is nobody to inherit from."""
        return Takeover([], [], False, False)

    async def leave(self) -> None:
        """Nobody else comes after it."""


class PostgresLeases:
    """Rows of the database, for any number of processes. Time is that of the database's clock.

    Each process changes its own rows, all at the same time. Only an heir changes those of others, and meanwhile nobody else
    changes any: else two of them could wait for each other's rows.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.news.process
        self._looking = asyncio.Lock()

    @asynccontextmanager
    async def _own(self) -> AsyncIterator[AsyncSession]:
        """A transaction that changes rows of this process."""
        async with self.store.write() as session:
            await session.execute(select(func.pg_advisory_xact_lock_shared(LOCK)))
            yield session

    @asynccontextmanager
    async def _all(self) -> AsyncIterator[AsyncSession]:
        """A transaction that may change rows of others: no other one of either kind is under way."""
        async with self.store.write() as session:
            await session.execute(select(func.pg_advisory_xact_lock(LOCK)))
            yield session

    async def claim(self, table: str) -> bool:
        """Whether this process may let the bots of a table think: no other does."""
        row = insert(BotLeaseRow).values(table_id=table, process=self.process)
        # An update that changes nothing returns the row that is there, and keeps it from going meanwhile.
        kept = row.on_conflict_do_update(
            index_elements=[BotLeaseRow.table_id], set_={"process": BotLeaseRow.process}
        )
        async with self._own() as session:
            return bool(await session.scalar(kept.returning(BotLeaseRow.process)) == self.process)

    async def release(self, table: str) -> None:
        """This process lets them think no more."""
        async with self._own() as session:
            mine = BotLeaseRow.table_id == table, BotLeaseRow.process == self.process
            await session.execute(delete(BotLeaseRow).where(*mine))

    async def attended_elsewhere(self) -> set[str]:
        """The tables whose bots think in other processes."""
        async with self.store.read() as session:
            others = BotLeaseRow.process != self.process
            return set(await session.scalars(select(BotLeaseRow.table_id).where(others)))

    async def look(self, table: str, seats: Collection[int]) -> None:
        """From these seats somebody looks at the table through this process."""
        async with self._looking, self._own() as session:
            mine = ViewerRow.table_id == table, ViewerRow.process == self.process
            await session.execute(delete(ViewerRow).where(*mine, ViewerRow.seat.not_in(seats)))
            for seat in seats:
                await add_once(session, ViewerRow, table_id=table, seat=seat, process=self.process)
            await self.store.news.tell(session, table, "here")

    async def look_nowhere(self) -> None:
        """Nobody looks at any table through this process, as far as others know."""
        async with self._looking, self._own() as session:
            await self._tell_gone(session, ViewerRow.process == self.process)

    async def _tell_gone(self, session: AsyncSession, which: ColumnElement[bool]) -> list[str]:
        """Nobody looks any more where these rows say so; the tables, of which all are told."""
        gone = await session.scalars(delete(ViewerRow).where(which).returning(ViewerRow.table_id))
        tables = sorted(set(gone))
        for table in tables:
            await self.store.news.tell(session, table, "here")
        return tables

    async def elsewhere(self, table: str) -> frozenset[int]:
        """The seats from which somebody looks at the table through other processes."""
        async with self.store.read() as session:
            others = ViewerRow.table_id == table, ViewerRow.process != self.process
            return frozenset(await session.scalars(select(ViewerRow.seat).where(*others)))

    async def beat(self) -> Takeover:
        """Say that this process lives, and inherit from those that do not."""
        async with self._own() as session:
            revived = await self._live_on(session)
            orphaned = await session.scalar(ORPHANED)
        deaths, looks = await self._inherit() if orphaned else (False, [])
        async with self.store.read() as session:
            mine = BotLeaseRow.process == self.process
            bots = list(await session.scalars(select(BotLeaseRow.table_id).where(mine)))
        return Takeover(bots, looks, deaths, revived)

    async def _inherit(self) -> tuple[bool, list[str]]:
        """Take over what dead processes held; whether one has died, and the tables at which fewer look now."""
        async with self._all() as session:
            dead = await session.scalars(delete(ProcessRow).where(IS_SILENT).returning(ProcessRow.name))
            deaths = bool(dead.all())
            orphans = update(BotLeaseRow).where(BotLeaseRow.process.not_in(LIVING))
            await session.execute(orphans.values(process=self.process))
            return deaths, await self._tell_gone(session, ViewerRow.process.not_in(LIVING))

    async def _live_on(self, session: AsyncSession) -> bool:
        """Say that this process lives; whether the others did not know."""
        new = await add_once(session, ProcessRow, name=self.process, seen=func.now())
        await session.execute(
            update(ProcessRow).where(ProcessRow.name == self.process).values(seen=func.now())
        )
        return new

    async def leave(self) -> None:
        """Give up all that this process holds, as if it had long been silent: the next beat of another finds it."""
        async with self._own() as session:
            mine = update(ProcessRow).where(ProcessRow.name == self.process)
            await session.execute(mine.values(seen=func.now() - 2 * SILENT))


def leases_of(store: Store) -> Leases:
    """How processes share this database."""
    return PostgresLeases(store) if store.engine.dialect.name == "postgresql" else SingleProcessLeases()
