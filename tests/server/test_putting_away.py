"""What a server keeps: games beside their logs, tables in memory while they are used, and in the database unless the host wishes otherwise."""

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text, update

from detente.server.container import Services
from detente.server.service import open_tables
from detente.server.service.housekeeper import Housekeeper
from detente.server.settings import Settings
from detente.server.store.models import PairingRow, TableRow, TournamentRow, VisitorRow, now
from detente.server.tables.game_log import GameLog
from tests.server.serving import Person, Server, in_a_loop, sqlite_url, until
from tests.server.test_play import frame_of, offered
from tests.server.test_start import add_table_of, where_one_owes

TABLES = ("a", "b", "c")


def opened(address: str, work: Callable[[Services], object]) -> None:
    """Run something with the services of a server at whose tables people sit."""

    async def run() -> None:
        services = Services(Settings(address))
        await services.start()
        match = where_one_owes()
        for id in TABLES:
            if await services.store.table(id) is None:
                await add_table_of(services.store, id, match, ("person", "person"))
        await work(services)  # type: ignore[misc]
        await services.stop()

    in_a_loop(run())


@pytest.fixture
def address(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


def test_the_first_look_after_a_restart_costs_no_replay(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(services: Services) -> None:
        live = await services.open_tables.get("a")
        assert live.game_log is not None
        await services.open_tables.timeline(live, 0)
        frames.append(live.renderer(0, "de").full_frame(live.renderer(0, "de").last_lines(99)))

    async def without_a_replay(services: Services) -> None:
        with monkeypatch.context() as context:
            context.setattr(GameLog, "snapshots", no_replay)
            context.setattr(GameLog, "_state_after", no_replay)
            await look(services)

    frames: list[object] = []
    opened(address, look)
    opened(address, without_a_replay)
    assert frames[0] == frames[1]
    with sqlite3.connect(address.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE stored_games SET data = 'nonsense'")
    opened(address, look)
    assert frames[0] == frames[2]


def no_replay(*_: object) -> None:
    raise AssertionError("the game was played again")


def played(person: Person, most: int) -> tuple[str, int]:
    """A new table at which somebody plays against themselves, and how many moves there have been: `most`, or all."""
    table = person.open_table("nuclear_war", "me", "me", seats=2)["id"]
    moves = 0
    while moves < most and person.get(f"/api/tables/{table}")["status"] != "over":
        for seat in (0, 1):
            frame = frame_of(person, table, seat)
            if frame["scene"]["offers"]:
                person.command(table, seat, frame["ask"], actions=offered(frame)[:1])
                moves += 1
    return table, moves


def test_a_game_is_stored_now_and_then_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    anna = Person(server.url)
    moves = 0
    while moves < open_tables.STORE_EVERY:  # some games end sooner
        table, moves = played(anna, open_tables.STORE_EVERY + 7)
    before = [frame_of(anna, table, seat) for seat in (0, 1)]

    def stored() -> list[tuple[int]]:
        with sqlite3.connect(tmp_path / "table.sqlite") as database:
            return database.execute("SELECT position FROM stored_games").fetchall()

    until(stored, "the stored game")
    server.kill()
    ((position,),) = stored()
    assert open_tables.STORE_EVERY <= position <= moves
    server.start()
    again = Person(server.url, anna.cookie)
    assert [frame_of(again, table, seat) for seat in (0, 1)] == before
    server.stop()


def test_tables_that_nobody_uses_leave_memory_after_a_while(address: str) -> None:
    async def work(services: Services) -> None:
        tables = services.open_tables
        first = await tables.get("a")
        await tables.get("b")
        clock = first.used
        await tables.put_away(clock + open_tables.IDLE_SECONDS / 2)
        assert sorted(tables.tables) == ["a", "b"]
        async with first.lock:
            await tables.put_away(clock + 2 * open_tables.IDLE_SECONDS)
        assert sorted(tables.tables) == ["a"], "somebody is at work there"
        await tables.put_away(clock + 2.5 * open_tables.IDLE_SECONDS)
        assert sorted(tables.tables) == ["a"], "it was used a moment ago"
        await tables.put_away(clock + 3.5 * open_tables.IDLE_SECONDS)
        assert not tables.tables
        assert await services.open_tables.stored_games.of("b") is not None
        assert (await tables.get("a")).stored_position == (await tables.get("a")).row.position

    opened(address, work)


def test_the_longest_unused_go_first_if_there_are_too_many(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "MOST_IDLE", 2)

    async def work(services: Services) -> None:
        tables = services.open_tables
        for id in TABLES[:2]:
            (await tables.get(id)).used -= open_tables.RECENT_SECONDS
            await asyncio.sleep(0.001)
        await tables.get("c")
        assert sorted(tables.tables) == ["b", "c"]

    opened(address, work)


def test_a_table_just_opened_stays_however_many_there_are(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who opens it is about to watch it: its stream would end, again and again on a busy server."""
    monkeypatch.setattr(open_tables, "MOST_IDLE", 1)

    async def work(services: Services) -> None:
        tables = services.open_tables
        for id in TABLES:
            await tables.get(id)
        assert sorted(tables.tables) == ["a", "b", "c"]

    opened(address, work)


def test_a_table_that_is_used_while_others_are_stored_stays(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        tables = services.open_tables
        live = await tables.get("a")
        clock = live.used + open_tables.IDLE_SECONDS

        async def store(old: object) -> None:
            live.used = clock

        monkeypatch.setattr(tables, "store_games", store)
        await tables.put_away(clock)
        assert tables.is_open(live)

    opened(address, work)


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_forgotten_tables_are_deleted_with_all_that_belongs_to_them_if_the_host_wishes(
    where: str, address: str, request: pytest.FixtureRequest
) -> None:
    there = address if where == "sqlite" else request.getfixturevalue("postgres")

    async def work(services: Services) -> None:
        for id, status in (("a", "over"), ("b", "waiting"), ("c", "running")):
            live = await services.open_tables.get(id)
            async with live.lock:
                await services.store.add_chat_line(live.holders[0], "hello", "1")
            async with services.store.write() as session:
                row = await services.store.table(id)
                assert row is not None
                row.status, row.rematch = status, "a"
                await session.merge(row)
        await services.scorekeeper.look(now())
        await services.open_tables.store_games(list(services.open_tables.tables.values()))
        keeping = Housekeeper(services.open_tables, None)
        await keeping.look(now() + timedelta(days=400))
        assert await tables_left(services) == ["a", "b", "c"], "nothing is deleted unless the host says so"
        forgetting = Housekeeper(services.open_tables, timedelta(days=30))
        await forgetting.look(now() + timedelta(days=29))
        assert await tables_left(services) == ["a", "b", "c"]
        watched = await services.open_tables.get("b")
        async with watched.lock:
            await forgetting.look(now() + timedelta(days=31))
        assert await tables_left(services) == ["b", "c"], "what is in use stays, and a game under way"
        assert sorted(services.open_tables.tables) == ["b", "c"]
        assert (await services.store.table("c")).rematch is None  # type: ignore[union-attr]
        await forgetting.look(now() + timedelta(days=31))
        assert await tables_left(services) == ["c"]
        for rows in ("entries", "holders", "chat", "stored_games", "commands"):
            assert await tables_with(services, rows) == ["c"]

    opened(there, work)


def test_a_finished_game_stays_until_the_round_of_its_tournament_is_over(address: str) -> None:
    """Else its winner would get no points for it."""

    async def work(services: Services) -> None:
        async with services.store.write() as session:
            await session.execute(update(TableRow).values(status="over"))
            people = [VisitorRow(token_hash="anna"), VisitorRow(token_hash="boris")]
            session.add_all(people)
            await session.flush()
            session.add(TournamentRow(
                id="cup", name="Cup", game="isles", options={}, host=people[0].id, kind="swiss", rounds=1, status="running", round=1
            ))  # fmt: skip
            await session.flush()
            for person, table in zip(people, ("a", None), strict=True):
                session.add(
                    PairingRow(tournament="cup", round=1, visitor=person.id, table_id=table, seat=None)
                )
        await services.scorekeeper.look(now())
        forgetting = Housekeeper(services.open_tables, timedelta(days=30))
        await forgetting.look(now() + timedelta(days=31))
        assert await tables_left(services) == ["a"]
        async with services.store.write() as session:
            await session.execute(update(PairingRow).values(points=1.0, won=True))
        await forgetting.look(now() + timedelta(days=31))
        assert await tables_left(services) == []

    opened(address, work)


def test_a_finished_game_stays_until_its_result_is_written_down(address: str) -> None:
    """At a table that is shown later that is when spectators have seen the end: a week later at most."""

    async def work(services: Services) -> None:
        async with services.store.write() as session:
            await session.execute(update(TableRow).values(status="over", delay=7 * 86400))
        forgetting = Housekeeper(services.open_tables, timedelta(days=1))
        await services.scorekeeper.look(now() + timedelta(days=2))
        await forgetting.look(now() + timedelta(days=2))
        assert await tables_left(services) == list(TABLES)
        await services.scorekeeper.look(now() + timedelta(days=8))
        await forgetting.look(now() + timedelta(days=8))
        assert await tables_left(services) == []

    opened(address, work)


async def tables_left(services: Services) -> list[str]:
    return [id for id in TABLES if await services.store.table(id) is not None]


async def tables_with(services: Services, rows: str) -> list[str]:
    """The tables of which there are rows."""

    async with services.store.read() as session:
        found = await session.scalars(text(f"SELECT DISTINCT table_id FROM {rows} ORDER BY table_id"))
        return list(found)
