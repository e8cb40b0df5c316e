"""Up to where a table may be shown to those who see it later."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import select, union_all

from detente.server.store.models import ChatRow, EntryRow, SeatChangeRow
from detente.server.store.store import Store


class Release(NamedTuple):
    """Up to where a table may be shown. item, line: the numbers of the last item of its log, and of the last line of its chat, that
    happened by then. next: when the first thing after them happened; None if nothing had when this was looked up.
    """

    item: int
    line: int
    next: datetime | None


class Releases:
    """When things happened at tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def last_shown(self, table: str, position: int, chat: int, at: datetime) -> Release:
        """What happened up to this time. position, chat: all up to these numbers did. What happens during the call is later."""
        entries, changes = (
            select(kind.number, kind.at).where(kind.table_id == table, kind.number > position)
            for kind in (EntryRow, SeatChangeRow)
        )
        lines = select(ChatRow.number, ChatRow.at).where(ChatRow.table_id == table, ChatRow.number > chat)
        async with self.store.read() as session:  # each of the two as it was at one moment
            items = (await session.execute(union_all(entries, changes).order_by("number"))).all()
            said = (await session.execute(lines.order_by(ChatRow.number))).all()
        item, next_item = last_by(items, position, at)
        line, next_line = last_by(said, chat, at)
        return Release(item, line, min((time for time in (next_item, next_line) if time), default=None))


def last_by(rows: Iterable[tuple[int, datetime]], last: int, at: datetime) -> tuple[int, datetime | None]:
    """The last of these numbers before the first that is later than this time, and the time of that one."""
    for number, happened in rows:
        if happened > at:
            return last, happened
        last = number
    return last, None
