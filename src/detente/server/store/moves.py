"""Writes moves to the database, the most frequent kind of write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, cast

from sqlalchemy import JSON, Connection, Table, bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from detente.server.store.clock_rows import tick_clocks
from detente.server.store.models import CommandRow, EntryRow, TableRow, now
from detente.server.store.notifications import Notifications, Topic
from detente.server.store.one_go import in_one_go
from detente.server.store.prepared import Prepared, values_of
from detente.server.store.time_control import Tick

TABLES, ENTRIES, COMMANDS = (cast(Table, row.__table__) for row in (TableRow, EntryRow, CommandRow))
UPDATE_TABLE = Prepared(
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
INSERT_ENTRIES = Prepared(insert(ENTRIES).values(values_of(ENTRIES)))
INSERT_COMMANDS = Prepared(insert(COMMANDS).values(values_of(COMMANDS)))


class ConcurrentWrite(Exception):
    """The table's log has changed: another process wrote to it first."""


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What the lobby shows of a table. updated: since when; a move that others may not notice does not change it."""

    status: str
    owed: list[int]
    updated: datetime


@dataclass(frozen=True, slots=True)
class Move:
    """The effect of a command: entries after this position of the log, the table's status if it is new, and what it means for the
    clocks of a table that has some.
    """

    table: str
    position: int
    entries: Sequence[tuple[int, str | int]]
    command: tuple[int, str]
    status: TableStatus | None
    tick: Tick | None = None

    @property
    def after(self) -> int:
        """The position of the log after the move."""
        return self.position + len(self.entries)


Commit = Callable[[Sequence[Move]], Awaitable[None]]
"""Writes all of these moves or none, in one transaction, and notifies other processes."""


class MoveWriter:
    """Writes moves; all that are waiting share one transaction, which costs hardly more than a single move."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self._waiting: list[tuple[Move, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, move: Move) -> None:
        """Return when the move is committed; ConcurrentWrite if the log has changed."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        """Write the waiting moves, until there are none."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                error = await self._commit([move for move, _ in batch])
                for move, written in batch:
                    # A move that fails must not affect the others.
                    alone = isinstance(error, ConcurrentWrite) and len(batch) > 1
                    resolve(written, await self._commit([move]) if alone else error)
        finally:
            self._writing = None

    async def _commit(self, moves: list[Move]) -> Exception | None:
        """Write all of these moves, or none; then the error."""
        # In the same order in all processes, to avoid deadlocks.
        moves.sort(key=lambda move: move.table)
        try:
            await self.commit(moves)
        except IntegrityError as error:
            return ConcurrentWrite(str(error))
        except Exception as error:
            return error
        return None


def commit_for(engine: AsyncEngine, notifications: Notifications) -> Commit:
    """How moves are written to this database."""

    async def commit(moves: Sequence[Move]) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(insert_moves, moves)
            for move in moves:
                topics: tuple[Topic, ...] = ("game",) if move.status is None else ("game", "lobby")
                await notifications.publish(connection, move.table, *topics)

    async def commit_in_one_go(moves: Sequence[Move]) -> None:
        await in_one_go(engine, partial(insert_moves, moves=moves))  # no other process to notify

    return commit_in_one_go if engine.dialect.name == "sqlite" else commit


def insert_moves(connection: Connection, moves: Sequence[Move]) -> None:
    """Write moves in a transaction. ConcurrentWrite if a log has changed, IntegrityError if a command was carried out before."""
    if UPDATE_TABLE.execute(connection, [row_of_table(move) for move in moves]) != len(moves):
        raise ConcurrentWrite
    INSERT_ENTRIES.execute(connection, [row for move in moves for row in rows_of_log(move)])
    INSERT_COMMANDS.execute(connection, [row_of_command(move) for move in moves])
    for move in moves:
        if move.tick is not None:
            tick_clocks(connection, move.table, move.tick)


def row_of_table(move: Move) -> dict[str, Any]:
    """The changes that a move makes to the row of its table."""
    row = {"table": move.table, "before": move.position, "position": move.after}
    new = move.status
    return row | (
        UNCHANGED if new is None else {"status": new.status, "owed": new.owed, "updated": new.updated}
    )


def rows_of_log(move: Move) -> list[dict[str, Any]]:
    """The rows of a move's entries."""
    at = now()
    return [
        {"table_id": move.table, "number": number, "seat": seat, "at": at}
        | ({"action": what, "undo": None} if isinstance(what, str) else {"action": None, "undo": what})
        for number, (seat, what) in enumerate(move.entries, move.position + 1)
    ]


def row_of_command(move: Move) -> dict[str, Any]:
    """The row of the command that was carried out."""
    seat, id = move.command
    return {"table_id": move.table, "seat": seat, "id": id, "position": move.after}


def resolve(written: asyncio.Future[None], error: Exception | None) -> None:
    """Report the result to the task that waits for a move."""
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
