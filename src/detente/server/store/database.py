"""The database behind the store: SQLite as the embedded default, PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, func, inspect, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine

from detente.server.store.models import Base

WAIT_SECONDS = 30
RETRY_SECONDS = 0.02

MIGRATION_LOCK = 0x64E7E27E
"""PostgreSQL knows its advisory locks by numbers; this one is ours while the database is brought to the present form."""

SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
"""What an address begins with, and no path; a single letter is a drive of Windows."""
SHORT_SCHEME = re.compile(r"^postgres:")

INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


class NoDatabase(ValueError):
    """Why a database cannot be used, in words for whoever starts the server."""


def open_database(written: str) -> AsyncEngine:
    """The engine of a database. Its file's folder is made if it lacks; NoDatabase says why it cannot be."""
    address = address_of(written)
    if address.get_backend_name() == "postgresql":
        return create_async_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    file = file_of(address)
    if file is not None:
        check_file(file)
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


def address_of(written: str) -> URL:
    """The address of a database, which may be written as the path of an SQLite file. NoDatabase says how to write one."""
    if SCHEME.match(written) is None:
        return URL.create("sqlite", database=os.path.expanduser(written))
    try:
        address = make_url(SHORT_SCHEME.sub("postgresql:", written))
    except ArgumentError:
        address = None
    if address is None or address.get_backend_name() not in INSERTS:
        raise NoDatabase(
            f"{written!r} is no address of a database: write FILE, sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    if address.get_backend_name() == "sqlite" and address.database:
        return address.set(database=os.path.expanduser(address.database))
    return address


def file_of(address: URL) -> Path | None:
    """The file of an SQLite database; None if it has none."""
    named = address.database if address.get_backend_name() == "sqlite" else None
    if not named or named == ":memory:" or named.startswith("file:"):
        return None
    return Path(named).absolute()


def check_file(file: Path) -> None:
    """Make the folder of a file that is not there yet. NoDatabase says why there can be none."""
    if file.is_dir():
        raise NoDatabase(f"the database {file} is a folder: name a file in it")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoDatabase(f"there can be no database {file}: {error.strerror}") from error


def shown(address: URL) -> str:
    """A database as it is named to its host: the whole path of a file, or an address without its password."""
    file = file_of(address)
    named = address.set(drivername=address.get_backend_name())
    return str(file) if file is not None else named.render_as_string(hide_password=True)


def unreachable(error: BaseException) -> bool:
    """Whether the database is not there, or cannot write just now, and is not to blame for what was asked of it."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, PoolTimeout)
    return (
        isinstance(error, OperationalError | InterfaceError | InternalError) or type(error) is DatabaseError
    )


def told(error: BaseException) -> str:
    """What a database has to say of its failure, in one line."""
    return " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Transactions are begun by `begin_sqlite`. What is committed survives a killed process."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def write_ahead(connection: AsyncConnection) -> None:
    """Have the file written ahead from now on. SQLite does not wait by itself if another process does the same just now."""
    end = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            return
        except OperationalError as error:
            if not busy(error.orig) or time.monotonic() > end:
                raise
            await asyncio.sleep(RETRY_SECONDS)


def busy(error: BaseException | None) -> bool:
    """Whether another connection has locked the file. The last byte of SQLite's codes is the kind of error."""
    kinds = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in kinds


def begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: two of them then wait for each other, and neither fails.

    One that reads is a single query, which needs no beginning.
    """
    if connection.get_execution_options().get("write", False):
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda sqlite: sqlite.execute("BEGIN IMMEDIATE"))


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to the present form, as a whole or not at all; NoDatabase says why that cannot be."""
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await upgrade_file(connection)
            else:
                await upgrade_all(connection)
    except (DBAPIError, NoDatabase) as error:
        raise NoDatabase(f"the database {shown(engine.url)} cannot be used: {told(error)}") from error


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
    await write_ahead(connection)


def migrate(connection: Connection) -> None:
    """Carry out the migrations that lack; of several processes that start at once, one does and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = migrations(connection)
    known = ScriptDirectory.from_config(config)
    form = MigrationContext.configure(connection).get_current_revision()
    check_form(connection, form, [script.revision for script in known.walk_revisions()])
    if form != known.get_current_head():
        lost = lost_references(connection)
        command.upgrade(config, "head")
        if lost_references(connection) > lost:
            raise NoDatabase("the upgrade would leave rows that belong to nothing; nothing has been changed")


def migrations(connection: Connection) -> Config:
    """The migrations, for this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def check_form(connection: Connection, form: str | None, known: list[str]) -> None:
    """NoDatabase if it is not ours, or of a version that came later. known: our forms, the newest first."""
    if form is None:
        there = set(inspect(connection).get_table_names())
        # A file is one program's; a database of PostgreSQL may have others' tables beside ours.
        others = sorted(there if connection.dialect.name == "sqlite" else there & Base.metadata.tables.keys())
        if others:
            raise NoDatabase(
                f"it belongs to another program (there is a table {others[0]!r} in it): name another"
            )
    elif form not in known:
        raise NoDatabase(
            f"a newer version of Détente wrote it (form {form}; this version knows those up to {known[0]}): "
            "update Détente, or name another"
        )


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
