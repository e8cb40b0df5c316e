"""Databases as servers of all versions left them: rows in files, loaded into a database of their form."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, DateTime, MetaData, create_engine, insert, inspect, text

import detente.server.store.database
from detente.server.store.database import address_of, migrations
from tools.make_store_fixture import VERSIONS, tables_of

FOLDER = Path("tests/fixtures/store")
SERIAL = ("visitors", "holders", "devices", "addresses", "sessions", "tokens", "ratings", "standing_orders")
"""Tables whose rows the database numbers."""

Tables = dict[str, dict[str, Any]]
"""Of each table the names of its columns and its rows, as in a file."""


def kept(revision: str) -> dict[str, Any]:
    """The file of a revision."""
    found: dict[str, Any] = json.loads((FOLDER / f"{revision}.json").read_text(encoding="utf-8"))
    return found


def revisions() -> list[str]:
    """All revisions, the oldest first."""
    folder = Path(detente.server.store.database.__file__).with_name("migrations")
    return [script.revision for script in ScriptDirectory(str(folder)).walk_revisions()][::-1]


def plain(address: str) -> URL:
    """The address of a database for work that does not wait."""
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
    found = address_of(address)
    return found.set(drivername=drivers[found.get_backend_name()])


def move_to(address: str, move: Callable[[Config, str], None], revision: str) -> None:
    """Bring a database to the form of a revision: `move` is Alembic's upgrade or downgrade."""
    engine = create_engine(plain(address))
    with engine.begin() as connection:
        move(migrations(connection), revision)
    engine.dispose()


def laid(address: str, revision: str) -> dict[str, Any]:
    """Fill a new database as a server of a revision left it; the file that it comes from."""
    file = kept(revision)
    move_to(address, command.upgrade, revision)
    engine = create_engine(plain(address))
    described = MetaData()
    described.reflect(engine)
    with engine.begin() as connection:
        for table in described.sorted_tables:
            if table.name == VERSIONS:
                continue
            times = {column.name for column in table.columns if isinstance(column.type, DateTime)}
            columns = file["tables"][table.name]["columns"]
            rows = [
                {name: datetime.fromisoformat(value) if name in times and value else value for name, value in zip(columns, row, strict=True)}
                for row in file["tables"][table.name]["rows"]
            ]  # fmt: skip
            if rows:
                connection.execute(insert(table), rows)
        if engine.dialect.name == "postgresql":
            go_on_counting(connection)
    engine.dispose()
    return file


def go_on_counting(connection: Connection) -> None:
    """New rows get numbers behind those that were loaded."""
    for name in filter(inspect(connection).has_table, SERIAL):
        counter = f"pg_get_serial_sequence('{name}', 'id')"
        connection.execute(
            text(f"SELECT setval({counter}, (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)")
        )


def tables_at(address: str) -> Tables:
    """All rows of a database, as a file has them."""
    engine = create_engine(plain(address))
    found: Tables = tables_of(engine)[1]
    engine.dispose()
    return found


def lost(before: Tables, after: Tables) -> list[Any]:
    """Rows that are no more there as they were; columns that came later do not count."""
    missing = []
    for name, table in before.items():
        columns = table["columns"]
        places = [after[name]["columns"].index(column) for column in columns]
        there = {json.dumps([row[place] for place in places], sort_keys=True) for row in after[name]["rows"]}
        missing += [(name, row) for row in table["rows"] if json.dumps(row, sort_keys=True) not in there]
    return missing
