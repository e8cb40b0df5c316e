"""SQLite without a thread, in the form of aiosqlite's connection that SQLAlchemy's asyncio side expects.

A statement of ours takes microseconds: less by far than handing it to another thread and waiting for that thread's turn
at the interpreter, several times for each statement. What may take long is only to wait for the lock that another
process holds; `execute` waits for that without holding up anybody else.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

RETRY_SECONDS = 0.005


async def connect(database: str, timeout: float, **settings: Any) -> Connection:
    """Open a database. timeout: seconds to wait for another process's lock."""
    return Connection(sqlite3.connect(database, timeout=0, **settings), timeout)


class Connection:
    """A connection; `_connection` is where SQLAlchemy looks whether it is open."""

    def __init__(self, connection: sqlite3.Connection, timeout: float) -> None:
        self._connection: sqlite3.Connection | None = connection
        self.timeout = timeout

    @property
    def open(self) -> sqlite3.Connection:
        """SQLite's own connection. ValueError if it is closed."""
        if self._connection is None:
            raise ValueError("no active connection")
        return self._connection

    def cursor(self) -> Cursor:
        """A new cursor."""
        return Cursor(self.open.cursor(), self.timeout)

    async def create_function(self, *args: Any, **settings: Any) -> None:
        """Let statements call a function of ours."""
        self.open.create_function(*args, **settings)

    async def commit(self) -> None:
        """Commit."""
        self.open.commit()

    async def rollback(self) -> None:
        """Roll back."""
        self.open.rollback()

    async def close(self) -> None:
        """Close it."""
        self.stop()

    def stop(self) -> None:
        """Close it at once."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Cursor:
    """A cursor. Its attributes are SQLite's."""

    def __init__(self, cursor: sqlite3.Cursor, timeout: float) -> None:
        self._cursor = cursor
        self.timeout = timeout

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> Cursor:
        """Carry out a statement; if another connection holds the lock, wait for it and let others go on meanwhile."""
        end = time.monotonic() + self.timeout
        while True:
            try:
                self._cursor.execute(statement, values)
                return self
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    async def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> Cursor:
        """Carry out a statement for each of these rows."""
        self._cursor.executemany(statement, rows)
        return self

    async def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return self._cursor.fetchall()

    async def close(self) -> None:
        """Close it."""
        self._cursor.close()
