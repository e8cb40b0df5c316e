"""The rows of clocks, for transactions that also change something else. Each function is called while the table is locked."""

from __future__ import annotations

from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.models import ClockRow, HolderRow, TableRow
from detente.server.store.time_control import Clock, Tick, TimeControl, fresh, start, ticked

CLOCKS, HOLDERS, TABLES = (cast(Table, row.__table__) for row in (ClockRow, HolderRow, TableRow))
FIELDS = [CLOCKS.c[name] for name in ("bank", "leave", "away_until", "deadline", "late")]


class SeatClock(NamedTuple):
    """The clock of a seat's present holder."""

    seat: int
    holder: int
    clock: Clock


def clocks_at(connection: Connection, table: str) -> list[SeatClock]:
    """The clocks of those who hold the seats of a table now."""
    query = (
        select(CLOCKS.c.seat, CLOCKS.c.holder, *FIELDS)
        .join(HOLDERS, HOLDERS.c.id == CLOCKS.c.holder)
        .where(CLOCKS.c.table_id == table, HOLDERS.c.until.is_(None))
        .order_by(CLOCKS.c.seat)
    )
    return [SeatClock(seat, holder, Clock(*fields)) for seat, holder, *fields in connection.execute(query)]


def save_clock(connection: Connection, holder: int, clock: Clock) -> None:
    """Write a clock that is there already."""
    connection.execute(update(CLOCKS).where(CLOCKS.c.holder == holder).values(asdict(clock)))


def tick_clocks(connection: Connection, table: str, tick: Tick) -> None:
    """Let the clocks of a table start and stop after a move."""
    for seat, holder, clock in clocks_at(connection, table):
        after = ticked(clock, seat, tick)
        if after != clock:
            save_clock(connection, holder, after)


def time_of(connection: Connection, table: str) -> tuple[TimeControl | None, list[int]]:
    """A table's time control, and the seats that owe a decision."""
    stored, owed = connection.execute(select(TABLES.c.time, TABLES.c.owed).where(TABLES.c.id == table)).one()
    return None if stored is None else TimeControl.read(stored), owed


def add_clock(connection: Connection, holder: HolderRow, control: TimeControl, clock: Clock) -> None:
    """Add the clock of a holder."""
    values = {"holder": holder.id, "table_id": holder.table_id, "seat": holder.seat} | asdict(clock)
    connection.execute(insert(CLOCKS).values(values))


def begin_clocks(connection: Connection, holders: list[HolderRow], control: TimeControl, tick: Tick) -> None:
    """Give all people at a table clocks as their game begins."""
    for holder in holders:
        if holder.kind == "person":
            add_clock(connection, holder, control, ticked(fresh(control), holder.seat, tick))


def pass_clock(connection: Connection, before: HolderRow, after: HolderRow, at: datetime) -> None:
    """A seat was passed on: the clock of its former holder stops for good, and a person who sits down gets one of their own.

    Who comes back has used up what they had of leave.
    """
    connection.execute(update(CLOCKS).where(CLOCKS.c.holder == before.id).values(deadline=None, late=None))
    control, owed = time_of(connection, after.table_id)
    if control is None or after.kind != "person":
        return
    clock = replace(fresh(control), leave=leave_left(connection, after, control))
    add_clock(connection, after, control, start(clock, control, at) if after.seat in owed else clock)


def leave_left(connection: Connection, holder: HolderRow, control: TimeControl) -> float:
    """The leave that a person still has who comes to a seat, perhaps again."""
    query = (
        select(CLOCKS.c.leave)
        .join(HOLDERS, HOLDERS.c.id == CLOCKS.c.holder)
        .where(
            CLOCKS.c.table_id == holder.table_id,
            CLOCKS.c.seat == holder.seat,
            HOLDERS.c.visitor == holder.visitor,
        )
        .order_by(HOLDERS.c.id.desc())
    )
    left = connection.execute(query).scalars().first()
    return control.leave if left is None else left


async def on_connection(session: AsyncSession, work: Any, *about: Any) -> Any:
    """Do some of this work as part of a session's transaction, after what the session has still to write."""
    await session.flush()
    return await (await session.connection()).run_sync(work, *about)
