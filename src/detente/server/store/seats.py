"""Seats in the database: who holds and held them, how they were passed on, and when their holders were last seen."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once
from detente.server.store.models import (
    ChatRow,
    DeviceRow,
    EntryRow,
    HolderRow,
    LastSeenRow,
    SeatChangeRow,
    TableRow,
    now,
)
from detente.server.store.store import NewHolder, Store, holder_row


class KnowsOtherHand(Exception):
    """Whoever is to come to a seat holds, or held, another one in the same game."""


class SavedLog(NamedTuple):
    """What was written about a game behind some point, in order, and all who hold or held a seat."""

    log: list[EntryRow | SeatChangeRow]
    holders: list[HolderRow]


class Seats:
    """What the processes on one database know of seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def story(self, table: str, after: int = 0) -> SavedLog:
        """What was written behind the first lines of a table's log; without gaps, even while others write."""
        entries = await self.store.entries(table, after)
        async with self.store.read() as session:
            # Read later than the entries, they may be ahead of them: what comes behind a gap is left for the next time.
            changes = await session.scalars(
                select(SeatChangeRow).where(SeatChangeRow.table_id == table, SeatChangeRow.number > after)
            )
            written = sorted([*entries, *changes], key=lambda row: row.number)
            log = [row for number, row in enumerate(written, after + 1) if row.number == number]
            holders = await session.scalars(
                select(HolderRow).where(HolderRow.table_id == table).order_by(HolderRow.id)
            )
            return SavedLog(log, list(holders))

    async def hold(self, present: HolderRow, holder: NewHolder, by: str) -> HolderRow | None:
        """Give a seat to another holder; None, and nothing changes, if `present` holds it no more, or the game is over.

        by: see `SeatChangeRow`. SecondHand if the game is under way and that would show a visitor a second hand.
        """
        table = present.table_id
        async with self.store.write() as session:
            position, status = await locked(session, table)
            running = status == "running"
            if status == "over" or not await self._leaves(session, present, position + running):
                return None
            if running and await knows_another(session, table, holder):
                raise KnowsOtherHand
            row = holder_row(table, holder, position + running)
            session.add(row)
            await session.flush()
            if running:
                await write_down(session, present, row, by)
            await self.store.news.tell(session, table, "game", "lobby")
            return row

    async def _leaves(self, session: AsyncSession, present: HolderRow, until: int) -> bool:
        """End somebody's time at a seat; whether it had not ended yet."""
        held = HolderRow.id == present.id, HolderRow.until.is_(None)
        ended = await session.execute(update(HolderRow).where(*held).values(until=until))
        return bool(ended.rowcount == 1)  # type: ignore[attr-defined]

    async def saw(self, holder: int) -> datetime:
        """The holder of a seat is at the table; when."""
        at = now()
        async with self.store.write() as session:
            await add_once(session, LastSeenRow, holder=holder, at=at)
            await session.execute(update(LastSeenRow).where(LastSeenRow.holder == holder).values(at=at))
        return at

    async def sightings(self, holders: Collection[int]) -> dict[int, datetime]:
        """When these holders were last seen, as far as they ever were."""
        async with self.store.read() as session:
            rows = await session.scalars(select(LastSeenRow).where(LastSeenRow.holder.in_(holders)))
            return {row.holder: row.at for row in rows}


async def locked(session: AsyncSession, table: str) -> tuple[int, str]:
    """A table's position and status, after which nobody else writes about this table until the transaction ends."""
    query = select(TableRow.position, TableRow.status).where(TableRow.id == table)
    position, status = (await session.execute(query.with_for_update(key_share=True))).one()
    return position, status


async def knows_another(session: AsyncSession, table: str, comer: NewHolder) -> bool:
    """Whether who comes to a seat of a running game knows another seat's hand, and did not hold this one before."""
    if comer.visitor is None:
        return False
    devices = select(DeviceRow.holder).where(DeviceRow.visitor == comer.visitor)
    own = or_(HolderRow.visitor == comer.visitor, HolderRow.id.in_(devices))
    played = or_(HolderRow.until.is_(None), HolderRow.until > 0)
    seats = set(await session.scalars(select(HolderRow.seat).where(HolderRow.table_id == table, own, played)))
    return bool(seats) and comer.seat not in seats


async def write_down(session: AsyncSession, before: HolderRow, after: HolderRow, by: str) -> None:
    """Write into the log that a seat was passed on. The table is locked."""
    table, number = after.table_id, after.since
    said = await session.scalar(select(func.max(ChatRow.number)).where(ChatRow.table_id == table))
    session.add(
        SeatChangeRow(table_id=table, number=number, before=before.id, after=after.id, by=by, said=said or 0)
    )
    moved: Any = update(TableRow).where(TableRow.id == table).values(position=number)
    await session.execute(moved)
