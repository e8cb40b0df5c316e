"""The database behind the store: SQLite as the embedded default, PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from detente.server.store import inline

WAIT_SECONDS = 30


def open_database(url: str) -> AsyncEngine:
    """The engine of a database. Its file's folder is made if it lacks; ValueError names an address that cannot be."""
    address = make_url(url)
    kind = address.get_backend_name()
    if kind == "postgresql":
        return create_async_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if kind != "sqlite":
        raise ValueError(f"the database must be sqlite or postgresql, not {kind}")
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    arguments = {"timeout": WAIT_SECONDS, "isolation_level": None, "async_creator_fn": inline.connect}
    engine = create_async_engine(address.set(drivername="sqlite+aiosqlite"), connect_args=arguments)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log: what is committed survives a killed process. Transactions are begun by `begin_sqlite`."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: two of them then wait for each other, and neither fails."""
    write = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the database to the present form."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
