"""The database behind the store: SQLite as the embedded default, PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine

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


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to the present form, as a whole or not at all."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await upgrade_file(connection)
        else:
            await upgrade_all(connection)


async def upgrade_all(connection: AsyncConnection) -> None:
    """Carry out the migrations in one transaction."""
    await connection.execution_options(write=True)
    async with connection.begin():
        await connection.run_sync(migrate)
    await connection.execution_options(write=False)


async def upgrade_file(connection: AsyncConnection) -> None:
    """The same for a file of SQLite: to change a table it builds it anew and drops the old one; rows that refer to it must
    not be in the way of that. Whether they are looked at can only be said between transactions.
    """
    await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    await connection.commit()
    await upgrade_all(connection)
    await connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def migrate(connection: Connection) -> None:
    """Carry out the migrations that lack; of several processes that start at once, one does and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = migrations(connection)
    known = ScriptDirectory.from_config(config)
    form = MigrationContext.configure(connection).get_current_revision()
    if form != known.get_current_head():
        lost = lost_references(connection)
        command.upgrade(config, "head")
        if lost_references(connection) > lost:
            raise ValueError("the upgrade would leave rows that belong to nothing; nothing has been changed")


def migrations(connection: Connection) -> Config:
    """The migrations, for this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def lost_references(connection: Connection) -> int:
    """How many rows refer to one that is not there. PostgreSQL lets none do so."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").all())


async def add_once(session: AsyncSession, kind: type[Any], **values: Any) -> bool:
    """Add a row, unless there is one with the same key, even one of a writer at the same time; whether it is new."""
    insert = INSERTS[session.get_bind().dialect.name]
    statement = insert(kind.__table__).values(**values).on_conflict_do_nothing()
    added = await session.execute(statement, execution_options={"preserve_rowcount": True})
    return bool(added.rowcount == 1)  # type: ignore[attr-defined]
