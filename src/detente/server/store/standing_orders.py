"""Standing orders in the database: answers that holders of seats have left, and when they are due."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import func, select, update

from detente.server.store.models import (
    ClockRow,
    EntryRow,
    HolderRow,
    StandingAnswerRow,
    StandingOrderRow,
    TableRow,
)
from detente.server.store.store import Store

OPEN, DONE, OVER, UNFIT = "open", "done", "over", "unfit"
MOST_ORDERS = 20
LEASE = timedelta(minutes=2)
"""Whoever has been about to answer for longer than this has died; another process answers."""
RECENT_ENTRIES = 400


class Asked(NamedTuple):
    """A seat for which orders are open, at a table where something has happened since they were last looked at.

    bot_seed: what the table's delays are drawn from. since: when the seat was asked, or gave its orders. deadline: of its clock.
    """

    table: str
    seat: int
    holder: int
    owes: bool
    position: int
    bot_seed: str
    since: datetime
    time: dict[str, object] | None
    deadline: datetime | None


class Due(NamedTuple):
    """The holder of a seat whose question is to be answered, and when."""

    table: str
    holder: int
    at: datetime


class StandingOrders:
    """The standing orders at all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, holder: int) -> list[StandingOrderRow]:
        """The orders of a seat's holder, in the order in which they were given."""
        query = select(StandingOrderRow).where(StandingOrderRow.holder == holder)
        async with self.store.read() as session:
            return list(await session.scalars(query.order_by(StandingOrderRow.id)))

    async def open(self, holder: int) -> list[StandingOrderRow]:
        """Those that may still be carried out."""
        return [row for row in await self.of(holder) if row.state == OPEN]

    async def answers(self, holder: HolderRow) -> list[int]:
        """The numbers of the entries that were orders of a seat's holder."""
        query = select(StandingAnswerRow.number).where(
            StandingAnswerRow.table_id == holder.table_id, StandingAnswerRow.holder == holder.id
        )
        async with self.store.read() as session:
            return list(await session.scalars(query.order_by(StandingAnswerRow.number)))

    async def add(self, row: StandingOrderRow) -> bool:
        """Add an order; False if its holder has too many."""
        async with self.store.write() as session:
            count = select(func.count()).where(StandingOrderRow.holder == row.holder)
            if (await session.scalar(count) or 0) >= MOST_ORDERS:
                return False
            session.add(row)
            return True

    async def remove(self, holder: int, id: int) -> bool:
        """Forget an order; False if the holder has none with this id."""
        async with self.store.write() as session:
            row = await session.get(StandingOrderRow, id)
            if row is None or row.holder != holder:
                return False
            await session.delete(row)
            return True

    # -- when they are due

    async def asked(self) -> list[Asked]:
        """Seats with open orders at running tables whose log has gone on since somebody looked."""
        orders, tables = StandingOrderRow, TableRow
        query = (
            select(
                tables.id, HolderRow.seat, HolderRow.id, tables.owed, tables.position, tables.bot_seed,
                tables.updated, func.max(orders.at), tables.time, ClockRow.deadline,
            )
            .join(HolderRow, HolderRow.id == orders.holder)
            .join(tables, tables.id == HolderRow.table_id)
            .outerjoin(ClockRow, ClockRow.holder == HolderRow.id)
            .where(
                orders.state == OPEN, orders.due.is_(None), orders.looked < tables.position + 1,
                tables.status == "running", HolderRow.until.is_(None),
            )
            .group_by(tables.id, HolderRow.id, ClockRow.holder)
        )  # fmt: skip
        async with self.store.read() as session:
            return [
                Asked(id, seat, holder, seat in owed, position, bot_seed, max(updated, given), time, deadline)
                for id, seat, holder, owed, position, bot_seed, updated, given, time, deadline in await session.execute(
                    query
                )
            ]

    async def set_due(self, asked: Asked, due: datetime | None) -> None:
        """The orders of a seat have been looked at; its question, if there is one, is answered then."""
        same = StandingOrderRow.holder == asked.holder, StandingOrderRow.state == OPEN
        async with self.store.write() as session:
            await session.execute(
                update(StandingOrderRow).where(*same).values(due=due, looked=asked.position + 1)
            )

    async def due(self, at: datetime) -> list[Due]:
        """The holders whose question is to be answered by this moment."""
        query = (
            select(HolderRow.table_id, HolderRow.id, func.min(StandingOrderRow.due))
            .join(StandingOrderRow, StandingOrderRow.holder == HolderRow.id)
            .where(StandingOrderRow.due <= at, StandingOrderRow.state == OPEN)
            .group_by(HolderRow.table_id, HolderRow.id)
        )
        async with self.store.read() as session:
            rows = await session.execute(query)
            return [Due(table, holder, when) for table, holder, when in rows if when is not None]

    async def take(self, due: Due, at: datetime) -> bool:
        """Take it on to answer for a holder; False if another process has."""
        same = StandingOrderRow.holder == due.holder, StandingOrderRow.state == OPEN
        async with self.store.write() as session:
            taken = await session.execute(
                update(StandingOrderRow).where(*same, StandingOrderRow.due <= at).values(due=at + LEASE)
            )
            return bool(taken.rowcount)  # type: ignore[attr-defined]

    async def settle(self, holder: int) -> None:
        """The question of a holder needs no answer any more, or none of theirs: nothing is done before the game goes on."""
        async with self.store.write() as session:
            await session.execute(
                update(StandingOrderRow).where(StandingOrderRow.holder == holder).values(due=None)
            )

    async def close(self, ids: Collection[int], state: str) -> None:
        """Some orders are open no longer."""
        if not ids:
            return
        async with self.store.write() as session:
            await session.execute(
                update(StandingOrderRow).where(StandingOrderRow.id.in_(ids)).values(state=state, due=None)
            )

    async def carried_out(self, table: str, number: int, id: int) -> None:
        """An order has become this entry of the table's log; it may be looked at again at once."""
        async with self.store.write() as session:
            row = await session.get(StandingOrderRow, id)
            if row is None:
                return
            session.add(StandingAnswerRow(table_id=table, number=number, holder=row.holder))
            if row.times is not None:
                row.times -= 1
                row.state = OPEN if row.times > 0 else DONE
            await session.execute(
                update(StandingOrderRow).where(StandingOrderRow.holder == row.holder).values(due=None)
            )

    async def decision_times(self, table: str, seat: int) -> Sequence[float]:
        """How many seconds the first actions of a seat took after another's, as far as people chose them; the latest."""
        entries = (
            select(EntryRow.seat, EntryRow.at, StandingAnswerRow.number)
            .outerjoin(
                StandingAnswerRow,
                (StandingAnswerRow.table_id == EntryRow.table_id)
                & (StandingAnswerRow.number == EntryRow.number),
            )
            .where(EntryRow.table_id == table)
            .order_by(EntryRow.number.desc())
            .limit(RECENT_ENTRIES)
        )
        async with self.store.read() as session:
            rows = list(await session.execute(entries))[::-1]
        return [
            (after.at - before.at).total_seconds()
            for before, after in itertools.pairwise(rows)
            if after.seat == seat and before.seat != seat and after.number is None
        ]
