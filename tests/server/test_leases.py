"""Who attends which table, among processes on one PostgreSQL that come, go, fall silent and revive, all at once."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import text

from detente.server.store import pulse
from detente.server.store.leases import PostgresLeases
from detente.server.store.store import Store
from tests.server.postgres import ask
from tests.server.serving import Person, Server, in_a_loop, until
from tests.server.test_postgres import log_of
from tests.server.test_store import TABLE, stores

ROUNDS = 60
KILLS = 3
FAULTS = ("Traceback", "NoResultFound", "deadlock", "never retrieved", "has failed")


async def silence(store: Store) -> None:
    """All processes fall silent at once, as they do when the machine stops for a while."""
    async with store.write() as session:
        await session.execute(text("UPDATE processes SET seen = now() - interval '1 minute'"))


def errors_of(came: list[Any]) -> list[BaseException]:
    return [error for error in came if isinstance(error, BaseException)]


def test_a_table_is_claimed_while_another_process_gives_it_back(postgres: str) -> None:
    async def play() -> None:
        async with stores(postgres, 4) as made:
            held = []

            async def claim_and_release(leases: PostgresLeases) -> None:
                for _ in range(ROUNDS):
                    if await leases.claim(TABLE):
                        held.append(leases)
                        assert held == [leases], "one at a time"
                        await asyncio.sleep(0)
                        held.remove(leases)
                        await leases.release(TABLE)

            work = [claim_and_release(PostgresLeases(store)) for store in made]
            assert errors_of(await asyncio.gather(*work, return_exceptions=True)) == []

    in_a_loop(play())


@pytest.mark.long
def test_all_fall_silent_and_revive_at_once_while_people_come_and_go(postgres: str) -> None:
    async def play() -> None:
        async with stores(postgres, 4) as made:
            processes = [PostgresLeases(store) for store in made]
            for process in processes:
                await process.heartbeat()
            chance = random.Random(4)
            for round in range(ROUNDS):
                await silence(made[0])
                process = processes[round % 4]
                subscriptions = [each.set_viewers(TABLE, chance.sample(range(6), 3)) for each in processes]
                work = [*(each.heartbeat() for each in processes), *subscriptions, process.claim(TABLE)]
                chance.shuffle(work)
                assert errors_of(await asyncio.gather(*work, return_exceptions=True)) == []
            for process in processes:
                await process.heartbeat()
            (attended,) = ask(postgres, "SELECT process FROM attendants")
            assert attended[0] in {process.process for process in processes}

    in_a_loop(play())


def test_a_process_with_more_work_than_it_can_do_counts_as_alive(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PULSE_SECONDS", 0.05)

    async def play() -> None:
        async with stores(postgres) as made, AsyncExitStack() as held:
            busy, other = (PostgresLeases(store) for store in made)
            await busy.heartbeat()
            assert await busy.claim(TABLE)
            busy.stay_alive()
            pool: Any = made[0].engine.pool
            for _ in range(pool.size() + pool._max_overflow):
                await held.enter_async_context(made[0].engine.connect())
            ask(postgres, "UPDATE processes SET seen = now() - interval '5 seconds'")
            time.sleep(1)  # the event loop does something else
            seen = "SELECT count(*) FROM processes WHERE seen > now() - interval '1 second'"
            assert ask(postgres, seen) == [(1,)]
            takeover = await other.heartbeat()
            assert not takeover.processes_died and takeover.bots == []
            await held.aclose()
            await busy.resign()
            assert (await other.heartbeat()).bots == [TABLE], "who leaves is followed at once"

    in_a_loop(play())


def test_a_process_whose_event_loop_hangs_does_not_count_as_alive(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PULSE_SECONDS", 0.05)
    monkeypatch.setattr(pulse, "LOOP_PATIENCE", 0.5)

    async def look_for_dead() -> None:
        store = Store(postgres)
        assert (await PostgresLeases(store).heartbeat()).processes_died
        await store.close()

    async def play() -> None:
        async with stores(postgres, 1) as (store,):
            hanging = PostgresLeases(store)
            await hanging.heartbeat()
            hanging.stay_alive()
            time.sleep(1)
            ask(postgres, "UPDATE processes SET seen = now() - interval '1 minute'")
            in_a_loop(look_for_dead())  # while this loop hangs
            await asyncio.sleep(0.5)
            assert (await hanging.heartbeat()).rejoined, "a pulse revives nobody"
            await hanging.resign()

    in_a_loop(play())


def test_the_pulse_comes_back_with_the_database(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PULSE_SECONDS", 0.05)

    async def play() -> None:
        async with stores(postgres, 1) as (store,):
            leases = PostgresLeases(store)
            await leases.heartbeat()
            leases.stay_alive()
            await asyncio.sleep(0.5)
            pulses = "datname = current_database() AND query LIKE 'UPDATE processes%'"
            broken = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {pulses}"
            assert ask(postgres, broken) == [(True,)]
            ask(postgres, "UPDATE processes SET seen = now() - interval '1 minute'")
            fresh = "SELECT 1 FROM processes WHERE seen > now() - interval '5 seconds'"
            until(lambda: ask(postgres, fresh), "the pulse")
            await leases.resign()

    in_a_loop(play())


@pytest.mark.long
def test_servers_are_killed_again_and_again_and_the_others_have_nothing_to_complain_of(
    postgres: str,
) -> None:
    with ThreadPoolExecutor(3) as pool:
        servers = list(pool.map(lambda _: Server(postgres, 0.02), range(3)))
    try:
        cookie = Person(servers[0].url).cookie
        tables: list[str] = []
        for kill in range(KILLS):
            people = [Person(server.url, cookie) for server in servers]
            tables += [person.open_table("isles", "random", "random")["id"] for person in people * 2]
            streams = [person.watch(*(f"{table}:-" for table in tables)) for person in people]
            killed = servers[kill % len(servers)]
            killed.kill()
            killed.start()
            for stream in streams:
                stream.close()
        until(
            lambda: not ask(postgres, "SELECT id FROM tables WHERE status != 'over'"), "the end of all games"
        )
        for table in tables:
            log_of(postgres, table)
    finally:
        for server in servers:
            server.stop()
    said = "".join(server.log for server in servers)
    assert not [fault for fault in FAULTS if fault in said], said
