"""Moves on their way into the database: the one thing that is written all the time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, cast

from sqlalchemy import JSON, Connection, Table, bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from detente.server.store.models import CommandRow, EntryRow, TableRow
from detente.server.store.notifications import Notifications, Topic

# Tables instead of objects: they cost less.
TABLES = cast(Table, TableRow.__table__)
MOVED_ON = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.position == bindparam("before"))
    .values(
        position=bindparam("position"),
        status=func.coalesce(bindparam("status", type_=TABLES.c.status.type), TABLES.c.status),
        owed=func.coalesce(bindparam("owed", type_=JSON(none_as_null=True)), TABLES.c.owed),
        updated=func.coalesce(bindparam("updated", type_=TABLES.c.updated.type), TABLES.c.updated),
    )
)
UNCHANGED = {"status": None, "owed": None, "updated": None}
ENTERED = insert(cast(Table, EntryRow.__table__))
COMMANDED = insert(cast(Table, CommandRow.__table__))


class ConcurrentWrite(Exception):
    """The table's log is longer than the writer knew: another process has written, too."""


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What the lobby says of a table. updated: since when; a move that others may not notice leaves it as it was."""

    status: str
    owed: list[int]
    updated: datetime


@dataclass(frozen=True, slots=True)
class Move:
    """What a command did at a table: its entries, behind this position of the log, and the standing if it is new."""

    table: str
    position: int
    entries: Sequence[tuple[int, str | int]]
    command: tuple[int, str]
    standing: TableStatus | None

    @property
    def after(self) -> int:
        """The position of the log with it."""
        return self.position + len(self.entries)


class MoveWriter:
    """Writes moves down, all that wait in one transaction: that costs hardly more than one of them alone."""

    def __init__(self, engine: AsyncEngine, news: Notifications) -> None:
        self.engine = engine
        self.news = news
        self._waiting: list[tuple[Move, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, move: Move) -> None:
        """Return when the move is committed; Moved if it does not follow the log."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        """Write down what waits, until nothing does."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                error = await self._commit([move for move, _ in batch])
                for move, written in batch:
                    # One that does not follow its log must not hinder the others.
                    alone = isinstance(error, ConcurrentWrite) and len(batch) > 1
                    tell(written, await self._commit([move]) if alone else error)
        finally:
            self._writing = None

    async def _commit(self, moves: list[Move]) -> Exception | None:
        """Write down all of these moves, or none; then why."""
        # In the same order in all processes, so that no two wait for each other.
        moves.sort(key=lambda move: move.table)
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(enter, moves)
                for move in moves:
                    whats: tuple[Topic, ...] = ("game",) if move.standing is None else ("game", "lobby")
                    await self.news.tell(connection, move.table, *whats)
        except IntegrityError as error:
            return ConcurrentWrite(str(error))
        except Exception as error:
            return error
        return None


def enter(connection: Connection, moves: Sequence[Move]) -> None:
    """Write moves into a transaction. Moved if one does not follow its log, IntegrityError if its command was done before."""
    if connection.execute(MOVED_ON, [row_of_table(move) for move in moves]).rowcount != len(moves):
        raise ConcurrentWrite
    connection.execute(ENTERED, [row for move in moves for row in rows_of_log(move)])
    connection.execute(COMMANDED, [row_of_command(move) for move in moves])


def row_of_table(move: Move) -> dict[str, Any]:
    """How a move changes the row of its table."""
    standing = UNCHANGED if move.standing is None else asdict(move.standing)
    return {"table": move.table, "before": move.position, "position": move.after} | standing


def rows_of_log(move: Move) -> list[dict[str, Any]]:
    """The rows of a move's entries."""
    return [
        {"table_id": move.table, "number": number, "seat": seat}
        | ({"action": what, "undo": None} if isinstance(what, str) else {"action": None, "undo": what})
        for number, (seat, what) in enumerate(move.entries, move.position + 1)
    ]


def row_of_command(move: Move) -> dict[str, Any]:
    """That the command was carried out."""
    seat, id = move.command
    return {"table_id": move.table, "seat": seat, "id": id, "position": move.after}


def tell(written: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits for it what came of a move."""
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
