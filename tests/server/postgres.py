"""A real PostgreSQL for tests: Debian's binaries, a temporary folder, a Unix socket in it and nothing on the network."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.serving import PATIENCE, until

BINARIES = "/usr/lib/postgresql"
FAST = (
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=",
    "max_connections=80",
)
"""Without fsync, which only matters if the machine itself crashes. Commits are synchronous: tests kill PostgreSQL."""


class Cluster:
    """A PostgreSQL server of our own."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.folder = folder
        self.as_whom = whom(folder)
        subprocess.run(
            [binaries / "initdb", "-D", folder / "data", "-U", "detente", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE, cwd=folder, **self.as_whom,
        )  # fmt: skip
        self.program = binaries / "postgres"
        self._names = count(1)
        self.start()

    def start(self) -> None:
        """Start it, anew if it was stopped, and wait until it answers."""
        settings = [part for setting in FAST for part in ("-c", setting)]
        self.process = subprocess.Popen(
            [self.program, "-D", self.folder / "data", "-k", self.folder, *settings],
            stderr=subprocess.DEVNULL, cwd=self.folder, **self.as_whom,
        )  # fmt: skip
        until(self.answers, "PostgreSQL")

    def answers(self) -> bool:
        """Whether it answers yet."""
        assert self.process.poll() is None, "PostgreSQL has ended"
        try:
            self.ask("postgres", "SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def address(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://detente@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """A new database; its address."""
        name = f"table_{next(self._names)}"
        self.ask("postgres", f"CREATE DATABASE {name} TEMPLATE template0")
        return self.address(name)

    def ask(self, name: str, query: Any) -> list[Any]:
        """The answer to a query."""
        return ask(self.address(name), query)

    def stop(self) -> None:
        """Stop at once, as in a crash."""
        if self.process.poll() is None:
            self.process.send_signal(3)  # SIGQUIT
            self.process.wait(PATIENCE)


def ask(address: str, query: Any) -> list[Any]:
    """The answer of a database to a query."""
    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(query)
        return cursor.fetchall() if cursor.description else []


def whom(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as somebody who owns the folder and nothing else."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    name = "postgres" if "postgres" in names else "nobody"
    user = pwd.getpwnam(name)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def binaries() -> Path:
    """Where the newest PostgreSQL of this system is. Without any the test is skipped, but not where CI sees to it that there is one."""
    found = sorted(Path(BINARIES).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if not found:
        reason = f"no PostgreSQL in {BINARIES} (Debian, Ubuntu: apt install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found[-1].parent


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own."""
    where = binaries()
    folder = Path(tempfile.mkdtemp(prefix="detente-postgres-"))
    running = Cluster(where, folder)
    try:
        yield running
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of a worker."""
    with a_cluster() as running:
        yield running


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of a fresh database on PostgreSQL."""
    return cluster.fresh()
