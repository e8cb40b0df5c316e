"""What people at a table ask of each other, in the database."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.clock_rows import CLOCKS
from detente.server.store.models import ChatRow, ProposalRow, TableRow
from detente.server.store.store import Store, lock_table

TAKE_BACK, ABANDON = "take-back", "abandon"
OPEN, DONE, REFUSED, WITHDRAWN, OUTDATED = "open", "done", "refused", "withdrawn", "outdated"
ABANDONED = "abandoned"
"""Why a table has ended to whose end all agreed, as in `TableRow.ending`."""


class Proposals:
    """The proposals at all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, proposal: ProposalRow, said: ChatRow) -> bool:
        """Add a proposal that has no number yet, and say so at the table; False if one is open, or the game does not run."""
        async with self.store.write() as session:
            _, status = await lock_table(session, proposal.table_id)
            if status != "running" or await open_proposal(session, proposal.table_id) is not None:
                return False
            numbers = select(func.max(ProposalRow.number)).where(ProposalRow.table_id == proposal.table_id)
            proposal.number = (await session.scalar(numbers) or 0) + 1
            session.add(proposal)
            await self.store.add_chat_row(session, said)
            await self.store.notifications.publish(session, proposal.table_id, "game")
            return True

    async def agree(self, proposal: ProposalRow, holders: Collection[int]) -> None:
        """Record that these holders agree, too."""
        async with self.store.write() as session:
            await lock_table(session, proposal.table_id)
            row = await open_proposal(session, proposal.table_id)
            if row is not None and row.number == proposal.number:
                row.agreed = sorted({*row.agreed, *holders})
                await self.store.notifications.publish(session, proposal.table_id, "game")

    async def close(self, proposal: ProposalRow, state: str, said: ChatRow | None = None) -> None:
        """A proposal is open no longer; say so at the table. Nothing if it was not open any more."""
        async with self.store.write() as session:
            await lock_table(session, proposal.table_id)
            await self._close(session, proposal, state, said)

    async def end_table(self, proposal: ProposalRow, at: datetime, said: ChatRow) -> None:
        """End a table because all agree, and say so there; nothing if it is over."""
        id = proposal.table_id
        async with self.store.write() as session:
            _, status = await lock_table(session, id)
            if status != "running" or not await self._close(session, proposal, DONE, said):
                return
            over = update(TableRow).where(TableRow.id == id)
            await session.execute(over.values(status="over", ending=ABANDONED, owed=[], updated=at))
            await session.execute(update(CLOCKS).where(CLOCKS.c.table_id == id).values(deadline=None))
            await self.store.notifications.publish(session, id, "lobby")

    async def _close(
        self, session: AsyncSession, proposal: ProposalRow, state: str, said: ChatRow | None
    ) -> bool:
        """Close a proposal at a table that is locked; whether it was open."""
        row = await open_proposal(session, proposal.table_id)
        if row is None or row.number != proposal.number:
            return False
        row.state = state
        if said is not None:
            await self.store.add_chat_row(session, said)
        await self.store.notifications.publish(session, proposal.table_id, "game")
        return True


async def open_proposal(session: AsyncSession, table: str) -> ProposalRow | None:
    """The open proposal at a table."""
    return (await session.scalars(open_at(table))).one_or_none()


def open_at(table: str) -> Select[ProposalRow]:
    """Finds the open proposal at a table."""
    return select(ProposalRow).where(ProposalRow.table_id == table, ProposalRow.state == OPEN)
