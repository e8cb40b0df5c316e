"""Transactions on SQLite that are one piece of work each for the thread of its connection: passing on each statement costs several
times as much as the statements themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

import aiosqlite
from sqlalchemy import Connection, StaticPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import Session

Result = TypeVar("Result")


class OwnConnections:
    """Connections of SQLAlchemy for the thread of an open SQLite connection: one for each kind of transaction."""

    def __init__(self, raw: Any) -> None:  # not the driver: this must not keep it alive
        engine = create_engine(
            "sqlite://",
            creator=lambda: raw,
            poolclass=StaticPool,
            pool_reset_on_return=None,
            hide_parameters=True,
        )
        event.listen(engine, "begin", begin)
        self.reading = engine.connect()
        self.writing = engine.connect().execution_options(write=True)


_connections: Final = WeakKeyDictionary[aiosqlite.Connection, OwnConnections]()


async def in_one_go(engine: AsyncEngine, work: Callable[[Connection], Result]) -> Result:
    """The result of work on SQLite, carried out in one transaction. It may write if the engine is one for that."""
    writes = engine.sync_engine.get_execution_options().get("write", False)
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        done: Result = await driver._execute(transact, driver, writes, work)
        return done


def transact(driver: aiosqlite.Connection, writes: bool, work: Callable[[Connection], Result]) -> Result:
    """Carry out a transaction; in the thread of its connection."""
    own = _connections.get(driver)
    if own is None:
        own = _connections[driver] = OwnConnections(driver._conn)
    connection = own.writing if writes else own.reading
    with connection.begin():
        return work(connection)


def begin(connection: Connection) -> None:
    """Take the write lock at the start of a transaction that may write: otherwise two of them could fail."""
    raw: Any = connection.connection.dbapi_connection
    raw.execute("BEGIN IMMEDIATE" if connection.get_execution_options().get("write", False) else "BEGIN")


def with_session(work: Callable[[Session], Result]) -> Callable[[Connection], Result]:
    """Work on a session as a part of a connection's transaction."""

    def on_connection(connection: Connection) -> Result:
        with Session(connection, expire_on_commit=False) as session:
            done = work(session)
            session.flush()
            return done

    return on_connection
