"""The lock of an SQLite file: one server may use it, since a second one would not notice what the first one writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from detente.server.store.database import NoDatabase, address_of, error_text, file_of, is_locked, prepare_file


@contextmanager
def sole_server(written: str) -> Iterator[None]:
    """Become the only server on a database, if it is a file: NoDatabase if another server uses it. Servers may share PostgreSQL.

    The lock is a transaction in an empty file next to it: the system releases it when the process ends, however it ends.
    """
    file = file_of(address_of(written))
    if file is None:
        yield
        return
    prepare_file(file)
    with closing(lock_beside(file)):
        yield


def lock_beside(file: Path) -> sqlite3.Connection:
    """A connection that holds the lock of this file until it is closed."""
    try:
        lock = sqlite3.connect(f"{file.resolve()}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if not is_locked(error):
            raise NoDatabase(f"the database {file} cannot be used: {error_text(error)}") from error
        raise NoDatabase(
            f"another server already serves the tables in {file}: end that one, or name another file with --database; "
            "several servers can share a PostgreSQL database"
        ) from error
    return lock
