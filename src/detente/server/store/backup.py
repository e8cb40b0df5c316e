"""A whole database as a file, and back: the same file for SQLite and PostgreSQL, taken while servers run.

The file is JSON, one value a line, packed with gzip if its name ends with `.gz`: a head (`FORMAT`, the revision), for each table
`{"table", "columns"}` and its rows as lists, and at the end `{"rows"}`, their number, so that a file that was cut off is noticed.
It holds the secret that signs links, and hands of running games: only its owner can read it.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Connection,
    DateTime,
    Engine,
    MetaData,
    Table,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import StatementError

from detente.server.store.database import (
    NoDatabase,
    address_of,
    check_revision,
    display_address,
    file_of,
    migrations,
    prepare_file,
)
from detente.server.store.file_lock import sole_server

FORMAT = "detente-dump"
VERSIONS = "alembic_version"
OF_PROCESSES = ("processes", "attendants", "looks")
"""Tables that say what running servers do: they mean nothing elsewhere, and are left out."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
BATCH = 1000


class NoDump(ValueError):
    """Why a file cannot be loaded, in words for the operator."""


def dump(written: str, file: Path) -> int:
    """Write a database to a file, which appears once it is complete; the number of rows. NoDatabase, OSError say why that failed."""
    part = file.with_name(f".{file.name}.part")
    try:
        with reading(written) as connection, opened(part, "w", packed=file.suffix == ".gz") as out:
            rows = 0
            for line in lines_of(connection):
                rows += isinstance(line, list)
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.write(json.dumps({"rows": rows}) + "\n")
        part.replace(file)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return rows


def load(file: Path, written: str) -> int:
    """Fill an empty database from a file, then bring it to the newest form; the number of rows. All or nothing.

    NoDump, NoDatabase, OSError say why that failed.
    """
    with sole_server(written), transaction(written) as connection, opened(file, "r") as source:
        lines = read_lines(source, file)
        head = next(lines, None)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise NoDump(f"{file} is no dump of a database: its first line must have the format {FORMAT!r}")
        prepare(connection, head["revision"], file)
        rows = insert_all(connection, lines, file)
        if connection.dialect.name == "postgresql":
            go_on_counting(connection)
        command.upgrade(migrations(connection), "head")
    return rows


# -- connections


def engine_of(written: str) -> Engine:
    """An engine whose transactions on SQLite begin when they should, so that all reads of one see the same database."""
    address = address_of(written)
    engine = create_engine(address.set(drivername=DRIVERS[address.get_backend_name()]))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def leave_transactions_to_us(connection: Any, record: Any) -> None:
    """Python's driver begins no transactions by itself."""
    connection.isolation_level = None


@contextmanager
def reading(written: str) -> Iterator[Connection]:
    """A transaction in which a database stands still for us, while servers write on. NoDatabase if there is none."""
    address = address_of(written)
    file = file_of(address)
    if file is not None and not file.is_file():
        raise NoDatabase(f"there is no database {display_address(address)}")
    engine = engine_of(written)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with connection.begin():
                yield connection
    finally:
        engine.dispose()


@contextmanager
def transaction(written: str) -> Iterator[Connection]:
    """A transaction that writes, all or nothing."""
    address = address_of(written)
    file = file_of(address)
    if file is not None:
        prepare_file(file)
    engine = engine_of(written)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def opened(file: Path, mode: str, packed: bool | None = None) -> Iterator[IO[str]]:
    """A dump as text, packed or not; what is read shows by its first bytes. Nobody but its owner can read what is written."""
    if mode == "w":
        raw: Any = os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")
    else:
        raw = file.open("rb")
        packed = raw.peek(2)[:2] == b"\x1f\x8b"
    binary = gzip.GzipFile(fileobj=raw, mode=f"{mode}b") if packed else raw
    with raw, binary, TextIOWrapper(binary, encoding="utf-8") as plain:
        yield plain


# -- dumping


def revision_of(connection: Connection) -> str | None:
    """The form of a database; None if it is empty. NoDatabase if it is not ours, or newer than this version."""
    known = ScriptDirectory.from_config(migrations(connection))
    form = MigrationContext.configure(connection).get_current_revision()
    check_revision(connection, form, [script.revision for script in known.walk_revisions()])
    return form


def head_revision(connection: Connection) -> str | None:
    """The newest form that this version knows."""
    return ScriptDirectory.from_config(migrations(connection)).get_current_head()


def tables_in(connection: Connection) -> list[Table]:
    """The tables of a database as it is now, those first to which others refer. JSON's own null is the database's."""
    described = MetaData()
    described.reflect(connection)
    for table in described.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return [table for table in described.sorted_tables if table.name not in (VERSIONS, *OF_PROCESSES)]


def lines_of(connection: Connection) -> Iterator[Any]:
    """The lines of a dump but the last."""
    form = revision_of(connection)
    if form is None:
        raise NoDatabase(f"the database {display_address(connection.engine.url)} is empty")
    yield {"format": FORMAT, "revision": form}
    for table in tables_in(connection):
        yield {"table": table.name, "columns": table.columns.keys()}
        ordered = select(table).order_by(*table.primary_key.columns)
        found = connection.execute(ordered, execution_options={"yield_per": BATCH})
        for row in found:
            yield [as_json(value) for value in row]


def as_json(value: Any) -> Any:
    """A value in JSON's form. SQLite's times have no zone: they are in UTC."""
    if not isinstance(value, datetime):
        return value
    return (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)).isoformat()


# -- loading


def read_lines(source: IO[str], file: Path) -> Iterator[Any]:
    """The lines of a file. NoDump if one is not JSON."""
    try:
        for number, line in enumerate(source, 1):
            try:
                yield json.loads(line)
            except ValueError as error:
                raise NoDump(f"{file} is damaged in line {number}: {error}") from error
    except (UnicodeDecodeError, EOFError, gzip.BadGzipFile) as error:
        raise NoDump(f"{file} is damaged or no dump: {error}") from error


def prepare(connection: Connection, revision: str, file: Path) -> None:
    """Bring an empty database to the form of a dump."""
    if revision_of(connection) is not None:
        raise NoDatabase(
            f"the database {display_address(connection.engine.url)} is not empty: name a new one with --database"
        )
    known = [
        script.revision for script in ScriptDirectory.from_config(migrations(connection)).walk_revisions()
    ]
    if revision not in known:
        raise NoDump(
            f"{file} is of a newer version of Détente (form {revision}; this one knows those up to {known[0]})"
        )
    command.upgrade(migrations(connection), revision)


def insert_all(connection: Connection, lines: Iterator[Any], file: Path) -> int:
    """Insert all rows of a dump; their number. NoDump if it is cut off, or has what this form has not."""
    tables = {table.name: table for table in tables_in(connection)}
    put: Callable[[list[Any]], None] | None = None
    rows, waiting = 0, list[Any]()
    for line in lines:
        if isinstance(line, list):
            if put is None:
                raise NoDump(f"{file} has rows before it names a table")
            waiting.append(line)
            rows += 1
            if len(waiting) == BATCH:
                put(waiting)
                waiting = []
            continue
        if put is not None and waiting:
            put(waiting)
            waiting = []
        if "rows" in line:
            if line["rows"] != rows:
                raise NoDump(f"{file} has {rows} rows, and should have {line['rows']}")
            return rows
        if line.get("table") not in tables or not set(line["columns"]) <= set(
            tables[line["table"]].columns.keys()
        ):
            raise NoDump(f"{file} has a table or column that its form does not have: {line}")
        put = inserter(connection, tables[line["table"]], line["columns"], file)
    raise NoDump(f"{file} is cut off: its last line is missing")


def inserter(
    connection: Connection, table: Table, columns: list[str], file: Path
) -> Callable[[list[Any]], None]:
    """Inserts rows, given as lists of these columns. NoDump if they are not rows of this table."""
    times = {name for name in columns if isinstance(table.columns[name].type, DateTime)}

    def put(rows: list[Any]) -> None:
        try:
            values = [
                {
                    name: datetime.fromisoformat(value) if name in times and value is not None else value
                    for name, value in zip(columns, row, strict=True)
                }
                for row in rows
            ]
            connection.execute(insert(table), values)
        except (ValueError, TypeError, StatementError) as error:
            why = error.orig if isinstance(error, StatementError) else error
            raise NoDump(f"{file} has rows that are none of the table {table.name}: {why}") from error

    return put


def go_on_counting(connection: Connection) -> None:
    """New rows get numbers behind those that were loaded."""
    for table in tables_in(connection):
        if "id" not in table.columns:
            continue
        counter = connection.scalar(select(func.pg_get_serial_sequence(table.name, "id")))
        if counter is not None:
            connection.execute(
                text(f"SELECT setval(:counter, (SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"),
                {"counter": counter},
            )
