"""Clocks in the database: whose time is up, who is away, and the time that is given back after an outage."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from detente.server.store.clock_rows import (
    CLOCKS,
    FIELDS,
    HOLDERS,
    TABLES,
    SeatClock,
    clocks_at,
    on_connection,
    save_clock,
    say_ready,
)
from detente.server.store.database import add_once
from detente.server.store.models import ChatRow, HolderRow, OutageRow, ServiceRow, TableRow
from detente.server.store.store import Store, lock_table
from detente.server.store.time_control import Clock, after_outage, with_leave

OUTAGE = timedelta(seconds=6)
"""If no process was at work for longer than this, clocks stood still meanwhile."""
SIGHT = timedelta(seconds=45)
"""What is left at least after that, to load the page and see the question."""


class Late(NamedTuple):
    """A seat whose time is up, and its holder."""

    table: str
    seat: int
    holder: int


class Clocks:
    """The clocks of all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def at(self, table: str) -> dict[int, Clock]:
        """The clocks at a table, by seat."""
        async with self.store.read() as session:
            found: list[SeatClock] = await on_connection(session, clocks_at, table)
            return {seat: clock for seat, _, clock in found}

    async def at_tables(self, tables: list[str]) -> dict[str, dict[int, Clock]]:
        """The clocks at several tables, by table and seat."""
        query = (
            select(CLOCKS.c.table_id, CLOCKS.c.seat, *FIELDS)
            .join(HOLDERS, HOLDERS.c.id == CLOCKS.c.holder)
            .where(CLOCKS.c.table_id.in_(tables), HOLDERS.c.until.is_(None))
        )
        found: dict[str, dict[int, Clock]] = {table: {} for table in tables}
        async with self.store.engine.connect() as connection:
            for table, seat, *fields in await connection.execute(query):
                found[table][seat] = Clock(*fields)
        return found

    async def expired(self, at: datetime) -> list[Late]:
        """Whose time was up at this moment, and nobody has acted on it yet; the longest delay first."""
        query = (
            select(CLOCKS.c.table_id, CLOCKS.c.seat, CLOCKS.c.holder)
            .join(TABLES, TABLES.c.id == CLOCKS.c.table_id)
            .where(CLOCKS.c.deadline <= at, CLOCKS.c.late.is_(None), TABLES.c.status == "running")
            .order_by(CLOCKS.c.deadline)
        )
        async with self.store.engine.connect() as connection:
            return [Late(*row) for row in await connection.execute(query)]

    async def mark_late(self, late: Late, at: datetime, notice: ChatRow) -> None:
        """Record that a seat's time is up, and say so at the table; nothing if it is not, or was recorded before."""
        async with self.store.write() as session:
            await lock_table(session, late.table)
            marked = await session.execute(
                update(CLOCKS)
                .where(CLOCKS.c.holder == late.holder, CLOCKS.c.deadline <= at, CLOCKS.c.late.is_(None))
                .values(late=at)
            )
            if marked.rowcount:  # type: ignore[attr-defined]
                await self.store.add_chat_row(session, notice)
                await self.store.notifications.publish(session, late.table, "game", "lobby")

    async def end_table(self, late: Late, at: datetime, notice: ChatRow) -> None:
        """End a table because a seat's time is up, and say so there; nothing if it is not, or the table is over."""
        async with self.store.write() as session:
            _, status = await lock_table(session, late.table)
            if status != "running" or not await on_connection(session, is_late, late.holder, at):
                return
            await session.execute(
                update(TableRow)
                .where(TableRow.id == late.table)
                .values(status="over", ending="time", owed=[], updated=at)
            )
            await session.execute(update(CLOCKS).where(CLOCKS.c.table_id == late.table).values(deadline=None))
            await self.store.add_chat_row(session, notice)
            await self.store.notifications.publish(session, late.table, "game", "lobby")

    async def set_leave(self, holder: HolderRow, until: datetime | None, at: datetime) -> None:
        """Record that somebody is away until then (None: that they are back). NotEnoughLeave if there is less left,

        LookupError if their time is up already, or they have no clock.
        """
        async with self.store.write() as session:
            await lock_table(session, holder.table_id)
            there: list[SeatClock] = await on_connection(session, clocks_at, holder.table_id)
            clock = next((each.clock for each in there if each.holder == holder.id), None)
            if clock is None or (clock.deadline is not None and clock.deadline <= at):
                raise LookupError("time is up")
            await on_connection(session, save_clock, holder.id, with_leave(clock, until, at))
            await self.store.notifications.publish(session, holder.table_id, "game", "lobby")

    async def say_ready(self, table: str, holders: Collection[int], at: datetime) -> None:
        """Record that some holders are ready; if all are, the clocks start."""
        async with self.store.write() as session:
            await lock_table(session, table)
            await on_connection(session, say_ready, table, holders, at)
            await self.store.notifications.publish(session, table, "game", "lobby")

    async def beat(self, at: datetime) -> timedelta | None:
        """Record that a process is at work. If none was for a while, give the time back, once; how long it was."""
        async with self.store.write() as session:
            await add_once(session, ServiceRow, id=1, seen=at)
            row = await session.scalar(select(ServiceRow).with_for_update())
            assert row is not None
            seen, row.seen = row.seen, max(row.seen, at)
            if at - seen <= OUTAGE:
                return None
            session.add(OutageRow(since=seen, until=at))
            for table in await on_connection(session, give_back, seen, at):
                await self.store.notifications.publish(session, table, "game", "lobby")
            return at - seen


def is_late(connection: Connection, holder: int, at: datetime) -> bool:
    """Whether the time of a seat's holder is up. The table is locked."""
    query = select(CLOCKS.c.holder).where(CLOCKS.c.holder == holder, CLOCKS.c.deadline <= at)
    return connection.execute(query).first() is not None


def give_back(connection: Connection, since: datetime, until: datetime) -> list[str]:
    """Give all running clocks the time of an outage; the tables concerned."""
    query = select(CLOCKS.c.table_id, CLOCKS.c.holder, *FIELDS).where(CLOCKS.c.deadline > since)
    tables: dict[str, None] = {}
    for table, holder, *fields in connection.execute(query.order_by(CLOCKS.c.holder)).all():
        save_clock(connection, holder, after_outage(Clock(*fields), since, until, SIGHT))
        tables[table] = None
    return list(tables)
