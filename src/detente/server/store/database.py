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
from sqlalchemy import (
    URL,
    Connection,
    event,
    func,
    inspect,
    make_url,
    select,
)
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
from sqlalchemy.orm import Session

from detente.server.store.models import Base
from detente.server.store.whole_work import connect

WAIT_SECONDS = 30
RETRY_SECONDS = 0.02

MIGRATION_LOCK = 0x64E7E27E
"""The number of the PostgreSQL advisory lock that is held during migrations."""

SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
"""The start of an address, to distinguish it from a path; a single letter is a Windows drive."""
SHORT_SCHEME = re.compile(r"^postgres:")

KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""How a connection to PostgreSQL that is seldom used notices that it is broken, unless the address says otherwise."""

INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


class NoDatabase(ValueError):
    """Why a database cannot be used, in words for the person who starts the server."""


def open_database(written: str) -> AsyncEngine:
    """The engine of a database. The folder of its file is created if it is missing. NoDatabase says why that failed."""
    address = address_of(written)
    if address.get_backend_name() == "postgresql":
        return create_async_engine(
            address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True
        )
    file = file_of(address)
    if file is not None:
        prepare_file(file)
    # A single connection, used in turn: SQLite allows one writer at a time, and may starve waiting ones. Each transaction
    # on it is ended by the code that began it: the pool need not do so again.
    engine = create_async_engine(
        address.set(drivername="sqlite+aiosqlite"),
        connect_args={"timeout": WAIT_SECONDS, "async_creator_fn": connect},
        pool_size=1,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def driver_settings(engine: AsyncEngine) -> dict[str, Any]:
    """How PostgreSQL's driver connects to a database, for connections outside the pool."""
    _, how = engine.dialect.create_connect_args(engine.url)
    return {**KEEPALIVE, **how}


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


def prepare_file(file: Path) -> None:
    """Make the folder of a file. NoDatabase says why that failed."""
    if file.is_dir():
        raise NoDatabase(f"the database {file} is a folder: name a file in it")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoDatabase(f"there can be no database {file}: {error.strerror}") from error


def display_address(address: URL) -> str:
    """A database as it is shown to its operator: the whole path of a file, or an address without its password."""
    file = file_of(address)
    named = address.set(drivername=address.get_backend_name())
    return str(file) if file is not None else named.render_as_string(hide_password=True)


def is_unavailable(error: BaseException) -> bool:
    """Whether an error means that the database cannot be reached or written to at the moment, not that a query is wrong."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, PoolTimeout)
    return (
        isinstance(error, OperationalError | InterfaceError | InternalError) or type(error) is DatabaseError
    )


def error_text(error: BaseException) -> str:
    """The message of a database error, in one line."""
    return " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Set up a connection. `begin_sqlite` begins its transactions. What is committed survives a killed process."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def enable_wal(connection: AsyncConnection) -> None:
    """Switch on write-ahead logging. SQLite does not wait by itself if another process is doing the same."""
    end = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            return
        except OperationalError as error:
            if not is_locked(error.orig) or time.monotonic() > end:
                raise
            await asyncio.sleep(RETRY_SECONDS)


def is_locked(error: BaseException | None) -> bool:
    """Whether another connection has locked the file. The last byte of SQLite's codes is the kind of error."""
    kinds = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in kinds


def begin_sqlite(connection: Connection) -> None:
    """Take the write lock at the start of a transaction that will write: otherwise two of them could fail.

    A transaction that only reads is a single query, which needs no BEGIN.
    """
    if connection.get_execution_options().get("write", False):
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda sqlite: sqlite.execute("BEGIN IMMEDIATE"))


async def upgrade(engine: AsyncEngine) -> None:
    """Carry out all missing migrations or none; NoDatabase says why that failed."""
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await upgrade_file(connection)
            else:
                await upgrade_all(connection)
    except (DBAPIError, NoDatabase) as error:
        raise NoDatabase(
            f"the database {display_address(engine.url)} cannot be used: {error_text(error)}"
        ) from error


async def upgrade_all(connection: AsyncConnection) -> None:
    """Carry out the migrations in one transaction."""
    await connection.execution_options(write=True)
    async with connection.begin():
        await connection.run_sync(migrate)
    await connection.execution_options(write=False)


async def upgrade_file(connection: AsyncConnection) -> None:
    """Carry out the migrations on an SQLite file, without checks of foreign keys. To change a table, a migration rebuilds it and
    drops the old one; the checks would refuse that because of rows that refer to it. They can only be switched off between
    transactions.
    """
    await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    await connection.commit()
    await upgrade_all(connection)
    await connection.exec_driver_sql("PRAGMA foreign_keys=ON")
    await enable_wal(connection)


def migrate(connection: Connection) -> None:
    """Carry out the missing migrations; if several processes start at once, one does and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = migrations(connection)
    known = ScriptDirectory.from_config(config)
    form = MigrationContext.configure(connection).get_current_revision()
    check_revision(connection, form, [script.revision for script in known.walk_revisions()])
    if form != known.get_current_head():
        lost = count_dangling_references(connection)
        command.upgrade(config, "head")
        if count_dangling_references(connection) > lost:
            raise NoDatabase("the upgrade would leave rows that belong to nothing; nothing has been changed")


def migrations(connection: Connection) -> Config:
    """The migrations, for this database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def check_revision(connection: Connection, form: str | None, known: list[str]) -> None:
    """NoDatabase if it is not ours, or was written by a newer version. known: our revisions, the newest first."""
    if form is None:
        there = set(inspect(connection).get_table_names())
        # A file belongs to one program; a PostgreSQL database may contain other programs' tables.
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


def count_dangling_references(connection: Connection) -> int:
    """The number of rows that refer to a missing one. PostgreSQL allows none."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").all())


async def add_once(session: AsyncSession, kind: type[Any], /, **values: Any) -> bool:
    """Add a row, unless there is one with the same key, even one that is being added now; whether it is new."""
    return await session.run_sync(insert_once, kind, values)


def insert_once(session: Session, kind: type[Any], values: dict[str, Any]) -> bool:
    """As `add_once`, as a part of work that is done in one go."""
    insert = INSERTS[session.get_bind().dialect.name]
    statement = insert(kind.__table__).values(**values).on_conflict_do_nothing()
    added = session.execute(statement, execution_options={"preserve_rowcount": True})
    return bool(added.rowcount == 1)  # type: ignore[attr-defined]


async def put(session: AsyncSession, kind: type[Any], key: dict[str, Any], /, **values: Any) -> None:
    """Add a row, or change the one with the same key."""
    await session.run_sync(insert_or_update, kind, key, values)


def insert_or_update(session: Session, kind: type[Any], key: dict[str, Any], values: dict[str, Any]) -> None:
    """As `put`, as a part of work that is done in one go."""
    insert = INSERTS[session.get_bind().dialect.name]
    statement = insert(kind.__table__).values(**key, **values)
    session.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))
