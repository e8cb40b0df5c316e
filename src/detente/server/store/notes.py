"""Private notes in the database."""

from __future__ import annotations

from sqlalchemy import delete, update

from detente.server.store.database import add_once
from detente.server.store.models import HolderRow, NoteRow, now
from detente.server.store.store import Store


class Notes:
    """What people have noted for themselves: it stays theirs if they leave a seat and come back, and no other holder sees it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, holder: HolderRow) -> str:
        """The notes of a seat's holder; empty if there are none."""
        async with self.store.read() as session:
            row = await session.get(NoteRow, (holder.table_id, holder.seat, holder.visitor))
            return "" if row is None else row.text

    async def write(self, holder: HolderRow, text: str) -> None:
        """Keep this text in the place of the notes of a seat's holder."""
        whose = {"table_id": holder.table_id, "seat": holder.seat, "visitor": holder.visitor}
        own = [getattr(NoteRow, name) == value for name, value in whose.items()]
        async with self.store.write() as session:
            if not text:
                await session.execute(delete(NoteRow).where(*own))
                return
            await add_once(session, NoteRow, text=text, at=now(), **whose)
            await session.execute(update(NoteRow).where(*own).values(text=text, at=now()))
