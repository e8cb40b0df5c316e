"""Deletes forgotten tables with all that belongs to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, cast

from sqlalchemy import ColumnElement, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.models import Base, PairingRow, ScoredRow, TableRow
from detente.server.store.store import Store

TABLES = cast(Table, TableRow.__table__)
AT_ONCE = 50
"""How many tables are deleted in one transaction: others must not wait long."""


async def forget_tables(store: Store, before: datetime, spared: Collection[str] = ()) -> list[str]:
    """Delete tables at which nothing has happened since before this moment, unless a game is under way, or its result is yet to be
    written down or to be counted in a tournament; some at a time, oldest first.

    spared: tables that stay. Returns those that were deleted.
    """
    uncounted = select(PairingRow.table_id).where(
        PairingRow.table_id.is_not(None), PairingRow.points.is_(None)
    )
    scored = select(ScoredRow.table_id)
    old = (
        select(TableRow.id)
        .where(TableRow.status != "running", TableRow.updated < before, TableRow.id.not_in(spared))
        .where(TableRow.id.not_in(uncounted), or_(TableRow.status == "waiting", TableRow.id.in_(scored)))
        .order_by(TableRow.updated)
        .limit(AT_ONCE)
    )
    async with store.write() as session:
        ids = list(await session.scalars(old.with_for_update()))
        await delete_tables(session, ids)
        return ids


async def forget_table(store: Store, id: str) -> bool:
    """Delete a table, unless a game is under way there; whether it was deleted."""
    which = select(TableRow.id).where(TableRow.id == id, TableRow.status != "running")
    async with store.write() as session:
        ids = list(await session.scalars(which.with_for_update()))
        await delete_tables(session, ids)
        return bool(ids)


async def delete_tables(session: AsyncSession, ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    if not ids:
        return
    for table in reversed(Base.metadata.sorted_tables):
        belongs = belonging(table, ids)
        if belongs is not None:
            await session.execute(delete(table).where(belongs))
    await session.execute(update(TABLES).where(TABLES.c.rematch.in_(ids)).values(rematch=None))


def belonging(table: Table, ids: Sequence[str]) -> ColumnElement[bool] | None:
    """Which rows of a table belong to these tables, by its references; None if none can."""
    if table is TABLES:
        return TABLES.c.id.in_(ids)
    found: list[ColumnElement[bool]] = []
    for key in table.foreign_keys:
        owner, target = key.column.table, key.column
        if owner is table:
            continue
        theirs: Any = belonging(owner, ids)
        if theirs is not None:
            found.append(key.parent.in_(select(target).where(theirs)))
    return or_(*found) if found else None
