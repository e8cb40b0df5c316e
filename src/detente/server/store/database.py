"""The database behind the store: SQLite as the embedded default, PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

WAIT_SECONDS = 30
RETRY_SECONDS = 0.02

MIGRATION_LOCK = 0x64E7E27E
"""PostgreSQL knows its advisory locks by numbers; this one is ours while the database is brought to the present form."""

INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def open_database(url: str) -> AsyncEngine:
    """The engine of a database. Its file's folder is made if it lacks; ValueError names an address that cannot be."""
    address = address_of(url)
    if address.get_backend_name() == "postgresql":
        return create_async_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    # One connection, for which all wait in turn: SQLite lets one write at a time, and whom it makes wait it may starve.
    engine = create_async_engine(
        address.set(drivername="sqlite+aiosqlite"),
        connect_args={"timeout": WAIT_SECONDS},
        pool_size=1,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def address_of(url: str) -> URL:
    """The address of a database that can be used; ValueError says how to write one."""
    try:
        address = make_url(url)
    except ArgumentError:
        address = None
    if address is None or address.get_backend_name() not in INSERTS:
        raise ValueError(
            f"{url!r} is no address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    return address


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log: what is committed survives a killed process. Transactions are begun by `begin_sqlite`."""
    connection.isolation_level = None
    cursor = connection.cursor()
    write_ahead(cursor)
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def write_ahead(cursor: Any) -> None:
    """Have the database write ahead. SQLite does not wait by itself if another process does the same just now."""
    end = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(RETRY_SECONDS)


def begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: two of them then wait for each other, and neither fails.

    One that reads is a single query, which needs no beginning.
    """
    if connection.get_execution_options().get("write", False):
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda sqlite: sqlite.execute("BEGIN IMMEDIATE"))


def migrate(connection: Connection) -> None:
    """Bring the database to the present form; of several processes that start at once, one does and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def add_once(session: AsyncSession, kind: type[Any], **values: Any) -> bool:
    """Add a row, unless there is one with the same key, even one of a writer at the same time; whether it is new."""
    insert = INSERTS[session.get_bind().dialect.name]
    statement = insert(kind.__table__).values(**values).on_conflict_do_nothing()
    added = await session.execute(statement, execution_options={"preserve_rowcount": True})
    return bool(added.rowcount == 1)  # type: ignore[attr-defined]
