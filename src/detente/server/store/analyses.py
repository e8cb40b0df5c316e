"""Analyses in the database: each is computed once, by one of the processes, for all requests."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once
from detente.server.store.models import AnalysisRow, ProcessRow
from detente.server.store.store import Store

Key = tuple[str, int]
"""A table and a seat."""


class Analyses:
    """The analyses in one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.notifications.process

    async def request(self, key: Key) -> AnalysisRow:
        """The analysis so far; the process that computes it learns that it was requested."""
        async with self.store.write() as session:
            await add_once(session, AnalysisRow, table_id=key[0], seat=key[1], asked=0, done=0)
            await update_analysis(session, key, asked=AnalysisRow.asked + 1)
            return await session.get_one(AnalysisRow, key)

    async def claim(self, key: Key) -> bool:
        """Whether this process may compute it: it is not finished, and no other living process computes it."""
        living = select(ProcessRow.name)
        own = AnalysisRow.process == self.process  # this process computed it before, and could not release it
        free = or_(AnalysisRow.process.is_(None), own, AnalysisRow.process.not_in(living))
        async with self.store.write() as session:
            return await update_analysis(
                session, key, free, AnalysisRow.result.is_(None), process=self.process
            )

    async def report_progress(self, key: Key, done: int) -> int | None:
        """Record how many decisions are done; the number of requests so far, None if another process computes it now."""
        async with self.store.write() as session:
            if not await update_analysis(session, key, AnalysisRow.process == self.process, done=done):
                return None
            return (await session.get_one(AnalysisRow, key)).asked

    async def finish(self, key: Key, result: list[Any]) -> None:
        """Record the result."""
        async with self.store.write() as session:
            await update_analysis(session, key, process=None, done=len(result), result=result)

    async def release(self, key: Key) -> None:
        """This process no longer computes it."""
        async with self.store.write() as session:
            await update_analysis(session, key, AnalysisRow.process == self.process, process=None)


async def update_analysis(session: AsyncSession, key: Key, *where: Any, **values: Any) -> bool:
    """Update an analysis if all conditions hold; whether they did."""
    own = AnalysisRow.table_id == key[0], AnalysisRow.seat == key[1]
    done = await session.execute(update(AnalysisRow).where(*own, *where).values(values))
    return bool(done.rowcount == 1)  # type: ignore[attr-defined]
