"""SQLite in the event loop: it waits for another writer's lock without holding up anybody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from detente.server.store import Store, VisitorRow, database
from tests.server.serving import sqlite_url


def locked(folder: Path) -> sqlite3.Connection:
    """Somebody else who is writing, and takes his time."""
    other = sqlite3.connect(folder / "table.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_a_write_waits_for_another_process_and_lets_reads_go_on(tmp_path: Path) -> None:
    async def both() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        other = locked(tmp_path)
        writing = asyncio.create_task(store.welcome("a token", "Anna"))
        for _ in range(5):
            assert await store.visitor("a token") is None
            await asyncio.sleep(0.01)
        assert not writing.done()
        other.execute("COMMIT")
        assert (await writing).name == "Anna"
        known = await store.visitor("a token")
        assert known is not None and known[1:] == ("Anna", frozenset())
        other.close()
        await store.close()

    asyncio.run(both())


def test_a_lock_that_is_never_given_back_is_an_error_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        await store.close()
        monkeypatch.setattr(database, "WAIT_SECONDS", 0.05)
        store = Store(sqlite_url(tmp_path))
        other = locked(tmp_path)
        with pytest.raises(OperationalError, match="locked"):
            await store.welcome("a token", "Anna")
        other.close()
        assert (await store.welcome("a token", "Anna")).name == "Anna"
        await store.close()

    asyncio.run(wait())


def test_what_goes_wrong_within_leaves_nothing_behind(tmp_path: Path) -> None:
    async def fail() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        with pytest.raises(ZeroDivisionError):
            async with store.write() as session:
                session.add(VisitorRow(token_hash="a hash", name="Anna"))
                await session.flush()
                raise ZeroDivisionError
        async with store.read() as session:
            assert not list(await session.scalars(select(VisitorRow)))
        await store.close()

    asyncio.run(fail())
