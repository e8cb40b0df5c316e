"""Finished games in profiles: results for everybody who played, ratings for those who played against others to the end."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from detente.server.container import Services
from detente.server.service.scorekeeper import outcomes_of
from detente.server.settings import Settings
from detente.server.store.database import add_once
from detente.server.store.models import now
from detente.server.store.moves import Move, TableStatus
from detente.server.store.results import Outcome
from detente.server.tables.live_table import LiveTable
from tests.longer import DATABASES
from tests.server.serving import Person, Server, in_a_loop, sqlite_url, until
from tests.server.test_accounts import PASSWORD, name_for, register, sign_in
from tests.server.test_play import frame_of
from tests.server.test_start import add_table_of, where_one_owes

GAME = "isles"


@pytest.fixture(scope="module", params=DATABASES)
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """The server, twice the same on SQLite, two processes on PostgreSQL that both look for results."""
    if request.param == "sqlite":
        one = Server(sqlite_url(tmp_path_factory.mktemp("results")))
        servers = (one, one)
    else:
        address = request.getfixturevalue("cluster").fresh()
        servers = (Server(address), Server(address))
    yield servers
    for server in set(servers):
        server.stop()


def play_out(table: str, *people: Person) -> None:
    """Play a game to its end: the people in the order of their seats, bots at the others."""
    while until(lambda: decide(table, people), "a decision or the end") != "over":
        pass


def decide(table: str, people: Sequence[Person]) -> str:
    """Decide for the first seat that is asked: `done`; `over` if the game is; else nothing."""
    for seat, person in enumerate(people):
        frame = frame_of(person, table, seat)
        if frame["scene"]["over"]:
            return "over"
        if frame["scene"]["offers"]:
            action = frame["scene"]["offers"][0]["action"]
            body = {"id": f"{seat} {frame['number']}", "ask": frame["ask"], "actions": [action]}
            answer = person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body)
            assert answer.status_code in (200, 409), answer.text  # 409: a bot was faster
            return "done"
    return ""


def together(host: Person, guest: Person) -> str:
    info = host.open_table(GAME, "me", "friend")
    guest.post(f"/api/keys/{info['seats'][1]['invitation'].rsplit('/', 1)[1]}", {})
    return str(info["id"])


def profile(person: Person, name: str) -> Any:
    return person.get(f"/api/people/{name}")


def results(person: Person, name: str, count: int) -> list[dict[str, Any]]:
    """The results of somebody, once there are so many."""
    return list(
        until(lambda: (r := profile(person, name)["results"]) and len(r) >= count and r, "the results")
    )


def test_a_finished_game_of_two_people_is_in_both_profiles_and_rated(pair: tuple[Server, Server]) -> None:
    anna, boris, stranger = Person(pair[0].url), Person(pair[1].url), Person(pair[1].url)
    one, other = name_for("Anna"), name_for("Boris")
    register(anna, one)
    register(boris, other)
    id = together(anna, boris)
    assert profile(stranger, one)["results"] == []
    play_out(id, anna, boris)
    (hers,) = results(anna, one, 1)
    (his,) = results(boris, other, 1)
    places = {place["seat"]: place for place in anna.get(f"/api/tables/{id}")["places"]}
    for result, seat in ((hers, 0), (his, 1)):
        assert (result["seat"], result["place"], result["points"]) == (
            seat,
            places[seat]["place"],
            places[seat]["points"],
        )
        assert result["rated"] and (result["game"], result["seats"], result["table"]) == (GAME, 2, id)
    seen = profile(stranger, one)
    assert seen["own"] is False and seen["results"][0]["table"] is None and seen["results"][0]["name"] is None
    (a,), (b,) = seen["ratings"], profile(stranger, other)["ratings"]
    assert (a["games"], b["games"], a["provisional"]) == (1, 1, True)
    if hers["place"] != his["place"]:
        assert (a["rating"] > b["rating"]) == (hers["place"] < his["place"])
    assert len(results(anna, one, 1)) == 1, "two processes look, one writes"


@pytest.mark.long
def test_games_against_bots_count_and_those_against_oneself_do_not(pair: tuple[Server, Server]) -> None:
    anna, name = Person(pair[0].url), name_for("Anna")
    register(anna, name)
    alone = str(anna.open_table(GAME, "me", "screen Zoe")["id"])
    play_out(alone, anna, anna)
    assert [(each["rated"], each["table"]) for each in results(anna, name, 2)] == [(False, alone)] * 2
    assert profile(anna, name)["ratings"] == []
    play_out(str(anna.open_table(GAME, "me", "random")["id"]), anna)
    assert [each["rated"] for each in results(anna, name, 3)].count(True) == 1
    (rating,) = profile(anna, name)["ratings"]
    assert rating["games"] == 1 and rating["rating"] != 1000


@pytest.mark.long
def test_games_of_guests_come_along_to_the_account(pair: tuple[Server, Server]) -> None:
    phone, laptop, name = Person(pair[0].url), Person(pair[1].url), name_for("Anna")
    for person in (phone, laptop):
        play_out(str(person.open_table(GAME, "me", "random")["id"]), person)
    register(phone, name)
    assert results(phone, name, 1)[0]["rated"]
    until(
        lambda: [table["status"] for table in laptop.get("/api/me")["tables"]] == ["over"], "the other game"
    )
    sign_in(laptop, name)
    assert len(results(laptop, name, 2)) == 2
    (rating,) = profile(laptop, name)["ratings"]
    assert rating["games"] >= 1


def test_whoever_left_before_the_end_is_not_rated_but_who_stayed_is(pair: tuple[Server, Server]) -> None:
    anna, boris = Person(pair[0].url), Person(pair[0].url)
    one, other = name_for("Anna"), name_for("Boris")
    register(anna, one)
    register(boris, other)
    id = together(anna, boris)
    left = boris.http.put(f"/api/tables/{id}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    assert left.status_code == 200, left.text
    play_out(id, anna)
    assert results(anna, one, 1)[0]["rated"] and len(profile(anna, one)["ratings"]) == 1
    assert profile(boris, other)["results"] == [] == profile(boris, other)["ratings"]


def test_whoever_is_deleted_has_no_profile(pair: tuple[Server, Server]) -> None:
    anna, name = Person(pair[0].url), name_for("Anna")
    register(anna, name)
    play_out(str(anna.open_table(GAME, "me", "random")["id"]), anna)
    results(anna, name, 1)
    forgotten = anna.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert forgotten.status_code == 200, forgotten.text
    assert anna.http.get(f"/api/people/{name}").status_code == 404


@asynccontextmanager
async def finished(address: str) -> AsyncIterator[tuple[Services, LiveTable]]:
    """A server that does not look for results by itself, and a finished game of a guest, of which it has not heard."""
    services = Services(Settings(address))
    await services.start()
    await services.scorekeeper.stop()
    try:
        match, chance = where_one_owes(), random.Random(5)
        await add_table_of(services.store, "a", match, ("person", "person"))
        live = await services.open_tables.get("a")
        before = len(match.record.entries)
        while not match.state.over:
            seat = match.state.to_act[0]
            match.apply(seat, chance.choice(match.state.legal_actions(seat)))
        entries = match.record.entries[before:]
        end = Move("a", before, entries, (entries[-1][0], "z"), TableStatus("over", [], now()))
        await services.store.moves.write(end)
        yield services, live
    finally:
        await services.stop()


def test_an_end_that_this_process_has_not_seen_yet_has_its_results(tmp_path: Path) -> None:
    async def play() -> None:
        async with finished(sqlite_url(tmp_path)) as (services, live):
            assert live.game_log is not None and not live.game_log.state.over, "nobody has told it"
            await services.scorekeeper.look(now())
            found = await services.results.history(live.row.host, 9)
            assert [one.seat for one in found] == [0, 1]

    in_a_loop(play())


def test_results_of_a_guest_who_has_just_signed_in_are_the_accounts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They sign in after the game was read, before its result is written."""

    async def play() -> None:
        async with finished(database) as (services, live):
            account = await services.store.register_visitor("another token", "Anna")

            def read(live: LiveTable) -> list[Outcome]:
                found = outcomes_of(live)
                signing_in = services.people.sign_in(account.id, live.row.host, "")
                asyncio.run_coroutine_threadsafe(signing_in, loop).result()
                return found

            loop = asyncio.get_running_loop()
            monkeypatch.setattr("detente.server.service.scorekeeper.outcomes_of", read)
            await services.scorekeeper.look(now())
            assert [one.seat for one in await services.results.history(account.id, 9)] == [0, 1]

    in_a_loop(play())


def test_results_of_a_guest_who_signs_in_while_they_are_written_are_the_accounts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with finished(database) as (services, live):
            account, guest = await services.store.register_visitor("another token", "Anna"), live.row.host
            signing_in: list[asyncio.Task[Any]] = []

            async def add(*row: Any, **values: Any) -> bool:
                signing_in.append(asyncio.create_task(services.people.sign_in(account.id, guest, "")))
                await asyncio.sleep(0.3)
                return await add_once(*row, **values)

            monkeypatch.setattr("detente.server.store.results.add_once", add)
            await services.scorekeeper.look(now())
            await asyncio.gather(*signing_in)
            assert len(signing_in) == 1
            assert [one.seat for one in await services.results.history(account.id, 9)] == [0, 1]

    in_a_loop(play())
