"""The rows of clocks, for transactions that also change something else. Each function is called while the table is locked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.models import ClockRow, EntryRow, HolderRow, TableRow
from detente.server.store.time_control import (
    LIVE,
    Clock,
    Tick,
    TimeControl,
    fresh,
    halted,
    passed,
    resume,
    set_going,
    start,
    ticked,
)

CLOCKS, ENTRIES, HOLDERS, TABLES = (
    cast(Table, row.__table__) for row in (ClockRow, EntryRow, HolderRow, TableRow)
)
FIELDS = [CLOCKS.c[name] for name in ("bank", "leave", "away_until", "deadline", "late", "started", "ready")]


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
    """Give all people at a table clocks as their game begins. Several people may have to say that they are ready first."""
    people = [holder for holder in holders if holder.kind == "person"]
    clock = fresh(control)
    if control.ready and len({holder.visitor for holder in people}) > 1:
        clock = replace(clock, away_until=tick.at + timedelta(seconds=control.ready))
    for holder in people:
        add_clock(connection, holder, control, ticked(clock, holder.seat, tick))


def say_ready(connection: Connection, table: str, holders: Collection[int], at: datetime) -> None:
    """Some holders say that they are ready; if all are, the clocks start."""
    for seat_clock in clocks_at(connection, table):
        if seat_clock.holder in holders:
            save_clock(connection, seat_clock.holder, replace(seat_clock.clock, ready=True))
    clocks = clocks_at(connection, table)
    if all(each.clock.ready for each in clocks):
        for each in clocks:
            save_clock(connection, each.holder, set_going(each.clock, at))


def pass_clock(connection: Connection, before: HolderRow, after: HolderRow, at: datetime) -> None:
    """A seat was passed on: the clock of its former holder stops for good, and a person who sits down gets one of their own."""
    control, owed = time_of(connection, after.table_id)
    if control is None:
        return
    stop_clock(connection, before, control, at)
    if after.kind != "person":
        return
    clock = taken_up(connection, after, control)
    if after.seat in owed:
        clock = resume(clock, at) if is_same_decision(connection, after) else start(clock, control, at)
    add_clock(connection, after, control, clock)


def stop_clock(connection: Connection, holder: HolderRow, control: TimeControl, at: datetime) -> None:
    """Let the clock of a holder who goes stand at what is left."""
    query = select(*FIELDS).where(CLOCKS.c.holder == holder.id)
    row = connection.execute(query).first()
    if row is not None:
        save_clock(connection, holder.id, halted(Clock(*row), control, at))


def taken_up(connection: Connection, after: HolderRow, control: TimeControl) -> Clock:
    """The clock of somebody who comes to a seat: with what the seat has left of its bank, and they themselves of their leave."""
    query = (
        select(CLOCKS.c.bank, CLOCKS.c.leave, CLOCKS.c.away_until, HOLDERS.c.visitor)
        .join(HOLDERS, HOLDERS.c.id == CLOCKS.c.holder)
        .where(CLOCKS.c.table_id == after.table_id, CLOCKS.c.seat == after.seat)
        .order_by(HOLDERS.c.id.desc())
    )
    former = connection.execute(query).all()
    own = next((row.leave for row in former if row.visitor == after.visitor), control.leave)
    clock = passed(control, former[0].bank if former else control.bank, own)
    return replace(clock, away_until=former[0].away_until) if former and control.kind == LIVE else clock


def is_same_decision(connection: Connection, after: HolderRow) -> bool:
    """Whether somebody comes back to a seat that has not moved since they left it: their time by mail does not begin anew."""
    left = (
        select(HOLDERS.c.until)
        .join(CLOCKS, CLOCKS.c.holder == HOLDERS.c.id)
        .where(
            HOLDERS.c.table_id == after.table_id,
            HOLDERS.c.seat == after.seat,
            HOLDERS.c.visitor == after.visitor,
            HOLDERS.c.until > 0,
        )
        .order_by(HOLDERS.c.id.desc())
    )
    since = connection.execute(left).scalars().first()
    moved = select(ENTRIES.c.number).where(
        ENTRIES.c.table_id == after.table_id, ENTRIES.c.number > (since or 0), ENTRIES.c.seat == after.seat
    )
    return since is not None and connection.execute(moved).first() is None


async def on_connection(session: AsyncSession, work: Any, *about: Any) -> Any:
    """Do some of this work as part of a session's transaction, after what the session has still to write."""
    await session.flush()
    return await (await session.connection()).run_sync(work, *about)
