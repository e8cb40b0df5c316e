"""Connections to SQLite on which each statement is one piece of work for the thread of the connection.

SQLAlchemy's own take five (make a cursor, execute, fetch, close, roll back), and to pass a piece of work to a thread and back costs
more than most statements.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
)
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.util import await_


class Outcome(NamedTuple):
    """What a statement has led to; as in DB-API 2.0."""

    rows: list[Any]
    description: Any
    rowcount: int
    lastrowid: int | None


class SqliteCursor(AsyncAdapt_aiosqlite_cursor):
    """A cursor that holds the rows of its last statement, and nothing in the thread of the connection."""

    __slots__ = ("_outcome", "arraysize")

    def __init__(self, adapt_connection: Any) -> None:
        self._adapt_connection = adapt_connection
        self._connection = adapt_connection._connection
        self._outcome = Outcome([], None, -1, None)
        self._rows = deque()
        self.arraysize = 1

    @property
    def description(self) -> Any:
        """The columns of the rows; None if the statement has none."""
        return self._outcome.description

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""
        return self._outcome.rowcount

    @property
    def lastrowid(self) -> Any:
        """The number of the last row that was inserted."""
        return self._outcome.lastrowid

    def execute(self, operation: Any, parameters: Any = None) -> Any:
        """Carry out a statement."""
        self._carry_out("execute", operation, () if parameters is None else parameters)

    def executemany(self, operation: Any, seq_of_parameters: Any) -> Any:
        """Carry out a statement for each of these parameters."""
        self._carry_out("executemany", operation, seq_of_parameters)

    def _carry_out(self, how: str, operation: str, parameters: Any) -> None:
        """Carry out a statement in the thread of the connection, and take over its rows."""
        try:
            self._outcome = await_(self._in_thread(partial(outcome, how, operation, parameters)))
        except Exception as error:
            self._adapt_connection._handle_exception(error)
        self._rows = deque(self._outcome.rows)

    async def _in_thread(self, work: Any) -> Any:
        """What a piece of work in the thread of the connection returns."""
        driver: Any = self._connection
        async with self._adapt_connection._execute_mutex:
            return await driver._execute(work, driver._conn)

    def close(self) -> None:
        """Forget the rows."""
        self._rows.clear()

    async def _async_soft_close(self) -> None:
        """Nothing is open."""


def outcome(how: str, operation: str, parameters: Any, connection: sqlite3.Connection) -> Outcome:
    """Carry out a statement; in the thread of the connection. how: `execute` or `executemany`."""
    cursor = connection.cursor()
    try:
        getattr(cursor, how)(operation, parameters)
        rows = cursor.fetchall() if cursor.description else []
        return Outcome(rows, cursor.description, cursor.rowcount, cursor.lastrowid)
    finally:
        cursor.close()


class SqliteConnection(AsyncAdapt_aiosqlite_connection):
    """A connection. What has not begun need not be ended."""

    __slots__ = ()

    _cursor_cls = SqliteCursor

    def rollback(self) -> None:
        """End a transaction, if one has begun, without its changes."""
        driver: Any = self._connection
        if driver._connection and driver.in_transaction:
            super().rollback()

    def commit(self) -> None:
        """End a transaction, if one has begun, with its changes."""
        driver: Any = self._connection
        if driver._connection and driver.in_transaction:
            super().commit()


def connect(dialect: Dialect, record: Any, args: list[Any], settings: dict[str, Any]) -> SqliteConnection:
    """Connect to a database: a listener for SQLAlchemy's event `do_connect`."""
    made: Any = dialect.loaded_dbapi.connect(*args, **settings)
    return SqliteConnection(dialect.loaded_dbapi, made.driver_connection)
