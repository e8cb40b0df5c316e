"""Games in the database as they were at a position: the latest, so that a table opens without a replay, and the base from which a game
goes on whose rules have changed since it began.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, select, update

from detente.server.store.models import BaseRow, ChatRow, StoredGameRow, TableRow
from detente.server.store.store import Store, lock_table


class SavedGame(NamedTuple):
    """A game to be stored: its table, the position, and the text of `stored`."""

    table: str
    position: int
    data: str


class Texts(NamedTuple):
    """What the database keeps of a game beside its log. latest: as it was stored last; base: where it goes on since its rules changed."""

    latest: str | None = None
    base: str | None = None


class Adoption(NamedTuple):
    """A table goes on under other rules than before. before, version: of the rules. base: from what was stored there; None: the rules make the
    same of the whole log.
    """

    before: int
    version: int
    base: SavedGame | None


class StoredGames:
    """The games that the database holds beside their logs: at most one of each table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> Texts:
        """What is stored of a table's game."""
        latest = select(StoredGameRow.data).where(StoredGameRow.table_id == table)
        base = select(BaseRow.data).where(BaseRow.table_id == table)
        async with self.store.read() as session:
            return Texts(await session.scalar(latest), await session.scalar(base))

    async def adopt(self, table: str, adoption: Adoption, said: ChatRow | None) -> bool:
        """Note that a table goes on under other rules, and say so there; False if that has been noted already."""
        base = adoption.base
        async with self.store.write() as session:
            await lock_table(session, table)
            row = await session.get_one(TableRow, table, populate_existing=True)
            known = await session.get(BaseRow, table)
            if row.version != adoption.before or (known and base and known.position >= base.position):
                return False
            await session.execute(
                update(TableRow).where(TableRow.id == table).values(version=adoption.version)
            )
            if base is not None:
                await session.execute(delete(BaseRow).where(BaseRow.table_id == table))
                session.add(BaseRow(table_id=table, position=base.position, data=base.data))
            if said is not None:
                await self.store.add_chat_row(session, said)
            await self.store.notifications.publish(session, table, "game")
            return True

    async def put(self, games: Iterable[SavedGame]) -> None:
        """Store games in place of those that were stored. Of two processes that do so at once, either may be the last."""
        async with self.store.write() as session:
            for game in sorted(games):
                await session.execute(delete(StoredGameRow).where(StoredGameRow.table_id == game.table))
                session.add(StoredGameRow(table_id=game.table, position=game.position, data=game.data))
