"""Analyses in the database: computed once, by one of the processes, for all that ask."""

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
    """What the processes on one database know of analyses."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.news.process

    async def ask(self, key: Key) -> AnalysisRow:
        """How far the analysis is; whoever thinks about it learns that somebody has asked."""
        async with self.store.write() as session:
            await add_once(session, AnalysisRow, table_id=key[0], seat=key[1], asked=0, done=0)
            await change(session, key, asked=AnalysisRow.asked + 1)
            return await session.get_one(AnalysisRow, key)

    async def claim(self, key: Key) -> bool:
        """Whether this process may think about it: it is not done, and no other process that lives does."""
        living = select(ProcessRow.name)
        own = (
            AnalysisRow.process == self.process
        )  # it thought once, and could not write down that it ceased to
        free = or_(AnalysisRow.process.is_(None), own, AnalysisRow.process.not_in(living))
        async with self.store.write() as session:
            return await change(session, key, free, AnalysisRow.result.is_(None), process=self.process)

    async def note(self, key: Key, done: int) -> int | None:
        """Write down how many decisions are done; how often somebody has asked, None if another process thinks now."""
        async with self.store.write() as session:
            if not await change(session, key, AnalysisRow.process == self.process, done=done):
                return None
            return (await session.get_one(AnalysisRow, key)).asked

    async def finish(self, key: Key, result: list[Any]) -> None:
        """Write down the whole of it."""
        async with self.store.write() as session:
            await change(session, key, process=None, done=len(result), result=result)

    async def release(self, key: Key) -> None:
        """This process thinks about it no more."""
        async with self.store.write() as session:
            await change(session, key, AnalysisRow.process == self.process, process=None)


async def change(session: AsyncSession, key: Key, *where: Any, **values: Any) -> bool:
    """Change an analysis if it is as it must be; whether it was."""
    own = AnalysisRow.table_id == key[0], AnalysisRow.seat == key[1]
    done = await session.execute(update(AnalysisRow).where(*own, *where).values(values))
    return bool(done.rowcount == 1)  # type: ignore[attr-defined]
