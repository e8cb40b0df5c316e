"""Up to where a table may be shown to those who see it later."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import select

from detente.server.store.models import ChatRow, EntryRow, SeatChangeRow
from detente.server.store.store import Store


class Release(NamedTuple):
    """The first item of a table's log, and the first line of its chat, that happened after some time, as numbers; None: there is
    none. next: when the earlier of the two happened.
    """

    item: int | None
    line: int | None
    next: datetime | None


class Releases:
    """When things happened at tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def after(self, table: str, position: int, chat: int, at: datetime) -> Release:
        """What happened first after this time. position, chat: all up to these numbers happened before."""
        entries = select(EntryRow.number, EntryRow.at).where(EntryRow.number > position)
        changes = select(SeatChangeRow.number, SeatChangeRow.at).where(SeatChangeRow.number > position)
        lines = select(ChatRow.number, ChatRow.at).where(ChatRow.number > chat)
        first: list[tuple[int, datetime] | None] = []
        async with self.store.read() as session:
            for kind, query in ((EntryRow, entries), (SeatChangeRow, changes), (ChatRow, lines)):
                newer = query.where(kind.table_id == table, kind.at > at).order_by(kind.number).limit(1)
                found = (await session.execute(newer)).first()
                first.append(None if found is None else (found.number, found.at))
        items = [each for each in first[:2] if each is not None]
        item, line = min(items, default=None), first[2]
        times = [each[1] for each in (item, line) if each is not None]
        return Release(
            None if item is None else item[0],
            None if line is None else line[0],
            min(times, default=None),
        )
