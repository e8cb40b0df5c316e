"""Games in the database as they were at a position, so that a table opens without a replay. They can always be made again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, select

from detente.server.store.models import StoredGameRow
from detente.server.store.store import Store


class SavedGame(NamedTuple):
    """A game to be stored: its table, the position, and the text of `stored`."""

    table: str
    position: int
    data: str


class StoredGames:
    """The games that the database holds beside their logs: at most one of each table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> str | None:
        """What is stored of a table's game."""
        async with self.store.read() as session:
            found: str | None = await session.scalar(
                select(StoredGameRow.data).where(StoredGameRow.table_id == table)
            )
            return found

    async def put(self, games: Iterable[SavedGame]) -> None:
        """Store games in place of those that were stored. Of two processes that do so at once, either may be the last."""
        async with self.store.write() as session:
            for game in sorted(games):
                await session.execute(delete(StoredGameRow).where(StoredGameRow.table_id == game.table))
                session.add(StoredGameRow(table_id=game.table, position=game.position, data=game.data))
