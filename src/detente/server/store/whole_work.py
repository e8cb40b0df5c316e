"""Connections to SQLite that finish what they have begun although its task is cancelled.

A statement goes on in the thread of its connection whether or not its task still waits for it. A task that stopped waiting could leave
a transaction open on the only connection: every later one would fail, or wait for a lock that is never released.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import aiosqlite

Result = TypeVar("Result")

ROWS_AT_ONCE: Final = 64


class Connection(aiosqlite.Connection):
    """A connection whose work is waited for to its end."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **how: Any) -> Any:
        execute: Any = super()._execute
        return await to_its_end(execute(fn, *args, **how))


def connect(database: str, **how: Any) -> Connection:
    """A connection, opened when it is awaited. Its thread ends with the process. how: as for `sqlite3.connect`."""
    connection = Connection(partial(sqlite3.connect, database, **how), ROWS_AT_ONCE)
    connection._thread.daemon = True
    return connection


async def to_its_end(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work. If the task is cancelled meanwhile, that takes effect where it waits for something else next."""
    future = asyncio.create_task(work)
    cancelled = False
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError:
            cancelled = True
    task = asyncio.current_task()
    if cancelled and task is not None:
        task.uncancel()  # the same request once more, not another one
        task.cancel()
    return future.result()
