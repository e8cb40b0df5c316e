"""Work with the database whose task is cancelled: done as a whole or not at all, and in nobody's way."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from detente.server.store.models import SecretRow
from detente.server.store.store import Store
from tests.server.serving import PATIENCE, in_a_loop

STEPS = 40
"""How many moments are tried at which a task is cancelled."""


async def write(store: Store, name: str) -> None:
    async with store.write() as session:
        for half in "ab":
            session.add(SecretRow(name=f"{name} {half}", value=""))
            await session.flush()


async def write_in_one_go(store: Store, name: str) -> None:
    def both(session: Session) -> None:
        session.add_all(SecretRow(name=f"{name} {half}", value="") for half in "ab")

    await store.write_in_one_go(both)


async def write_what_was_read(store: Store, name: str) -> None:
    async with store.read() as session:
        await session.scalars(select(SecretRow))
    await write(store, name)


async def written(store: Store) -> set[str]:
    async with store.read() as session:
        return set(await session.scalars(select(SecretRow.name)))


@pytest.mark.parametrize("work", [write, write_in_one_go, write_what_was_read])
def test_a_cancelled_transaction_is_whole_or_not_there_and_the_next_one_goes_on(
    database: str, work: Callable[[Store, str], Awaitable[None]]
) -> None:
    async def go() -> None:
        store = Store(database)
        await store.open()
        try:
            for step in range(STEPS):
                others = [asyncio.ensure_future(work(store, f"{step} {other}")) for other in range(3)]
                for _ in range(step):
                    await asyncio.sleep(0.0001)
                for other in others:
                    other.cancel()
                await asyncio.gather(*others, return_exceptions=True)
                await asyncio.wait_for(write(store, f"{step} next"), PATIENCE / 4)
            names = await written(store)
            assert {f"{step} next a" for step in range(STEPS)} <= names
            assert {name[:-1] for name in names if name.endswith(" a")} == {
                name[:-1] for name in names if name.endswith(" b")
            }
        finally:
            await store.close()

    in_a_loop(go())
