"""Leases: which of several processes lets the bots of a table think, and who looks at a table through which process.

Every process says at short intervals that it lives. What one held that has fallen silent goes to the first that notices.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Protocol

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once
from detente.server.store.models import AttendantRow, LookRow, ProcessRow
from detente.server.store.store import Store

BEAT_SECONDS = 1.5
SILENT = timedelta(seconds=6)
"""A process that has not said for so long that it lives, does not."""


@dataclass(slots=True)
class Bequest:
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

    async def look(self, table: str, seats: Collection[int]) -> None:
        """From these seats somebody looks at the table through this process."""

    async def elsewhere(self, table: str) -> frozenset[int]:
        """The seats from which somebody looks at the table through other processes."""

    async def beat(self) -> Bequest:
        """Say that this process lives, and inherit from those that do not."""

    async def leave(self) -> None:
        """Give up all that this process holds."""


class Alone:
    """One process holds everything."""

    async def claim(self, table: str) -> bool:
        """Nobody else does."""
        return True

    async def release(self, table: str) -> None:
        """Nobody else wants it."""

    async def look(self, table: str, seats: Collection[int]) -> None:
        """Nobody else asks."""

    async def elsewhere(self, table: str) -> frozenset[int]:
        """There is no elsewhere."""
        return frozenset()

    async def beat(self) -> Bequest:
        """There is nobody to inherit from."""
        return Bequest([], [], False, False)

    async def leave(self) -> None:
        """Nobody else comes after it."""


class Shared:
    """Rows of the database, for any number of processes. Time is that of the database's clock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.news.process

    async def claim(self, table: str) -> bool:
        """Whether this process may let the bots of a table think: no other does."""
        async with self.store.write() as session:
            await add_once(session, AttendantRow, table_id=table, process=self.process)
            return (await session.get_one(AttendantRow, table)).process == self.process

    async def release(self, table: str) -> None:
        """This process lets them think no more."""
        async with self.store.write() as session:
            mine = AttendantRow.table_id == table, AttendantRow.process == self.process
            await session.execute(delete(AttendantRow).where(*mine))

    async def look(self, table: str, seats: Collection[int]) -> None:
        """From these seats somebody looks at the table through this process."""
        async with self.store.write() as session:
            mine = LookRow.table_id == table, LookRow.process == self.process
            await session.execute(delete(LookRow).where(*mine, LookRow.seat.not_in(seats)))
            for seat in seats:
                await add_once(session, LookRow, table_id=table, seat=seat, process=self.process)
            await self.store.news.tell(session, table, "here")

    async def elsewhere(self, table: str) -> frozenset[int]:
        """The seats from which somebody looks at the table through other processes."""
        async with self.store.read() as session:
            others = LookRow.table_id == table, LookRow.process != self.process
            return frozenset(await session.scalars(select(LookRow.seat).where(*others)))

    async def beat(self) -> Bequest:
        """Say that this process lives, and inherit from those that do not."""
        async with self.store.write() as session:
            revived = await self._live_on(session)
            silent = delete(ProcessRow).where(ProcessRow.seen < func.now() - SILENT)
            deaths = (await session.scalars(silent.returning(ProcessRow.name))).all()
            living = select(ProcessRow.name)
            orphaned = update(AttendantRow).where(AttendantRow.process.not_in(living))
            await session.execute(orphaned.values(process=self.process))
            bots = await session.scalars(
                select(AttendantRow.table_id).where(AttendantRow.process == self.process)
            )
            looks = await session.scalars(
                delete(LookRow).where(LookRow.process.not_in(living)).returning(LookRow.table_id)
            )
            bequest = Bequest(list(bots), sorted(set(looks)), bool(deaths), revived)
            for table in bequest.looks:
                await self.store.news.tell(session, table, "here")
            return bequest

    async def _live_on(self, session: AsyncSession) -> bool:
        """Say that this process lives; whether the others did not know."""
        new = await add_once(session, ProcessRow, name=self.process, seen=func.now())
        await session.execute(
            update(ProcessRow).where(ProcessRow.name == self.process).values(seen=func.now())
        )
        return new

    async def leave(self) -> None:
        """Give up all that this process holds, as if it had long been silent: the next beat of another finds it."""
        async with self.store.write() as session:
            mine = update(ProcessRow).where(ProcessRow.name == self.process)
            await session.execute(mine.values(seen=func.now() - 2 * SILENT))


def leases_of(store: Store) -> Leases:
    """How processes share this database."""
    return Shared(store) if store.engine.dialect.name == "postgresql" else Alone()
