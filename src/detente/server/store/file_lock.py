"""One server to an SQLite file: a second one would not hear of what the first one writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from detente.server.store.database import NoDatabase, address_of, busy, check_file, file_of, told


@contextmanager
def sole_server(written: str) -> Iterator[None]:
    """Serve from a database as the only one, if it is a file: NoDatabase if another server does. Any may share a PostgreSQL.

    What holds the place is a transaction in an empty file beside it: the system ends it with the process, however that ends.
    """
    file = file_of(address_of(written))
    if file is None:
        yield
        return
    check_file(file)
    with closing(place_beside(file)):
        yield


def place_beside(file: Path) -> sqlite3.Connection:
    """What holds the place of the server of this file, until it is closed."""
    try:
        place = sqlite3.connect(f"{file.resolve()}.lock", timeout=0, isolation_level=None)
        place.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if not busy(error):
            raise NoDatabase(f"the database {file} cannot be used: {told(error)}") from error
        raise NoDatabase(
            f"another server already serves the tables in {file}: end that one, or name another file with --database; "
            "several servers can share a PostgreSQL database"
        ) from error
    return place
