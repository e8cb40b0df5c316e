"""Programs that play over the network: waiting, awaiting, as an example, and while the server is killed."""

import asyncio
import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

import detente
from detente.client import AsyncClient, Client, NotReached, Position, Refused, exchange
from detente.core.records.record import record_from, replay
from tests.server.serving import PATIENCE, Person, Server, free_port, in_a_loop, sqlite_url, until

GAME = "isles"
EXAMPLE = Path("examples/network_bot.py")


def by_chance(seed: int) -> Any:
    chance = random.Random(seed)
    return lambda position: chance.choice(position.actions)


def invitation(table: dict[str, Any], seat: int) -> str:
    return str(table["seats"][seat]["invitation"])


@pytest.mark.parametrize("game", [GAME, "nuclear_war"])
def test_a_program_sits_down_and_plays_a_whole_game(server: Server, game: str) -> None:
    with Client(server.url) as host, Client(server.url, language="de") as guest:
        table = host.open_table(game, ["random", "friend"], name="Network", options={"seats": 2})
        seat = guest.sit_down(invitation(table, 1), "Robot")
        assert (seat.table, seat.number) == (table["id"], 1)
        last = seat.play(by_chance(1))
        assert last.over and last.scene is not None and last.scene["language"] == "de"
        assert {place["seat"] for place in last.table["places"]} == {0, 1}
        assert [each["name"] for each in last.table["seats"]][1] == "Robot"
        assert host.table(table["id"])["status"] == "over" and host.tables()[0]["id"] == table["id"]
        record = record_from(Person(server.url).get(f"/api/tables/{table['id']}/record"))
        assert replay(detente.game(game), record).state.over


def test_programs_that_await_play_against_each_other(server: Server) -> None:
    async def choose(position: Position) -> str:
        return position.actions[0]

    async def work() -> None:
        async with AsyncClient(server.url) as anna, AsyncClient(server.url) as boris:
            assert GAME in {game["id"] for game in await anna.games()}
            table = await anna.open_table(GAME, ["me", "friend"])
            guest = await boris.sit_down(invitation(table, 1), "Boris")
            host = anna.seat(table["id"], 0)
            await host.say("Hello")
            last = await asyncio.gather(host.play(choose), guest.play(choose))
            assert [position.over for position in last] == [True, True]

    in_a_loop(work())


def test_actions_can_be_taken_back_and_refusals_say_why(server: Server) -> None:
    with Client(server.url) as client:
        table = client.open_table(GAME, ["me", "friend"])
        seat = client.seat(table["id"], 0)
        waiting = seat.look()
        assert (waiting.scene, waiting.actions, waiting.over) == (None, [], False)
        with Client(server.url) as other:
            other.sit_down(f"{server.url}{invitation(table, 1)}", "Boris")
            with pytest.raises(Refused, match="forbidden"):
                other.seat(table["id"], 0).look()
        position = seat.look(waiting, 1)
        with pytest.raises(Refused) as refused:
            seat.act(position, "nonsense")
        assert refused.value.code == "illegal" and refused.value.message
        seat.act(position, position.actions[0])
        now = seat.look(position)
        if now.scene is not None and now.scene["undoable"]:
            seat.take_back(now)
        with pytest.raises(Refused, match="unknown"):
            client.table("nothing")


def test_a_token_makes_a_program_its_visitor(server: Server) -> None:
    person = Person(server.url)
    table = person.open_table(GAME, "me", "random")["id"]
    token = person.post("/api/me/tokens", {"name": "bot"}, 201)["token"]
    with Client(server.url, token) as client:
        assert client.seat(table, 0).play(by_chance(2)).over


@pytest.mark.long
def test_a_server_that_is_killed_is_asked_again_and_no_move_is_done_twice(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    try:
        with Client(server.url) as client:
            table = client.open_table("nuclear_war", ["me", "random", "random"])
            chance, kills = random.Random(3), 3

            def choose(position: Position) -> str:
                nonlocal kills
                if kills and position.number > 4 * (4 - kills):
                    kills -= 1
                    server.kill()
                    threading.Thread(target=server.start).start()
                return chance.choice(position.actions)

            assert client.seat(table["id"], 0).play(choose).over and kills == 0
    finally:
        until(lambda: server.process is not None and server.process.poll() is None, "the server")
        server.stop()


def test_a_server_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "PATIENCE", 0.3)
    with (
        Client(f"http://127.0.0.1:{free_port()}") as client,
        pytest.raises(NotReached, match="GET / was not answered"),
    ):
        client.games()


def test_a_server_that_asks_for_time_gets_it() -> None:
    talk = exchange.request(exchange.Call("GET", "/api/games"))
    assert isinstance(next(talk), exchange.Call)
    busy = httpx.Response(
        429, headers={"Retry-After": "7"}, json={"error": {"code": "too_many", "message": ""}}
    )
    assert talk.send(busy) == exchange.Pause(7)
    assert isinstance(talk.send(None), exchange.Call)
    with pytest.raises(StopIteration):
        talk.send(httpx.Response(200, json=[]))


def test_the_example_plays_a_whole_game_by_its_link(server: Server) -> None:
    table = Person(server.url).open_table(GAME, "friend", "random")
    ran = subprocess.run(
        [sys.executable, str(EXAMPLE), f"{server.url}{invitation(table, 0)}", "--name", "Robot"],
        capture_output=True, text=True, timeout=2 * PATIENCE, check=True,
    )  # fmt: skip
    assert "Seat 0 at" in ran.stdout and "The game is over: place" in ran.stdout


def test_the_client_imports_nothing_else_of_detente() -> None:
    code = (
        "import sys, detente.client; "
        "print([name for name in sys.modules if name.startswith('detente.') and 'client' not in name])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "server" not in loaded and "bots" not in loaded and "rules" not in loaded
