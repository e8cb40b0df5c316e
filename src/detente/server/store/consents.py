"""Who agrees that a game is used for research, and the games of which all people do."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select

from detente.server.store.database import add_once
from detente.server.store.models import BaseRow, ConsentRow, EntryRow, HolderRow, TableRow, now
from detente.server.store.store import Store


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game. entries: of its log, in order. holders: all who ever held a seat in it. agreed: those of them who agree.

    base: where it went on when its rules had changed, if they have.
    """

    table: TableRow
    entries: list[EntryRow]
    holders: list[HolderRow]
    agreed: frozenset[int]
    base: BaseRow | None


class Consents:
    """What people agree to."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def agrees(self, holder: int) -> bool:
        """Whether this holder of a seat agrees."""
        async with self.store.read() as session:
            return await session.get(ConsentRow, holder) is not None

    async def set(self, holder: int, agrees: bool) -> None:
        """Record whether this holder of a seat agrees."""
        async with self.store.write() as session:
            if agrees:
                await add_once(session, ConsentRow, holder=holder, at=now())
            else:
                await session.execute(delete(ConsentRow).where(ConsentRow.holder == holder))

    async def finished(self) -> list[str]:
        """The tables whose games were played to the end, the oldest first."""
        async with self.store.read() as session:
            over = select(TableRow.id).where(TableRow.status == "over", TableRow.ending.is_(None))
            return list(await session.scalars(over.order_by(TableRow.created, TableRow.id)))

    async def game(self, id: str) -> StoredGame:
        """The finished game of a table."""
        async with self.store.read() as session:
            table = await session.get_one(TableRow, id)
            log = select(EntryRow).where(EntryRow.table_id == id).order_by(EntryRow.number)
            entries = list(await session.scalars(log))
            seated = select(HolderRow).where(HolderRow.table_id == id).order_by(HolderRow.id)
            holders = list(await session.scalars(seated))
            ids = [holder.id for holder in holders]
            agreed = await session.scalars(select(ConsentRow.holder).where(ConsentRow.holder.in_(ids)))
            base = await session.get(BaseRow, id)
            return StoredGame(table, entries, holders, frozenset(agreed), base)
