"""Several server processes on one PostgreSQL: who sits at one plays with who sits at the other, and one may die."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import detente
from tests.server.postgres import Cluster, ask
from tests.server.serving import Person, Server, Watch, until
from tests.server.test_play import GAME, frame_of, joined, offered

Pair = tuple[Server, Server]


def two_servers(address: str, pace: float) -> Iterator[Pair]:
    """Two processes that start at once on a database."""
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(lambda _: Server(address, pace), range(2))
    yield one, other
    for server in (one, other):
        server.stop()


@pytest.fixture(scope="module")
def address(cluster: Cluster) -> str:
    """The database of the servers that no test kills."""
    return cluster.fresh()


@pytest.fixture(scope="module")
def pair(address: str) -> Iterator[Pair]:
    """Two processes on one database."""
    yield from two_servers(address, 0.01)


def at(server: Server, person: Person) -> Person:
    """The same browser at another process."""
    return Person(server.url, person.cookie)


def at_once(*work: Callable[[], Any]) -> list[Any]:
    """Do things at the same time."""
    start = threading.Barrier(len(work))

    def begin(what: Callable[[], Any]) -> Any:
        start.wait()
        return what()

    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(begin, work))


def numbered(watch: Watch, number: int) -> dict[str, Any]:
    """The frame with this number, when it comes through a stream."""
    frame: dict[str, Any] = watch.next("frame", lambda data: data["frame"]["number"] == number)["frame"]
    return frame


def log_of(address: str, table: str) -> list[tuple[int, str]]:
    """The table's log as it stands in the database: it must be a legal game."""
    rows = ask(
        address, f"SELECT number, seat, action FROM entries WHERE table_id = '{table}' ORDER BY number"
    )
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    ((game, options, seed),) = ask(address, f"SELECT game, options, seed FROM tables WHERE id = '{table}'")
    state = detente.game(game).start(options, int(seed))
    for _, seat, action in rows:
        state.apply(seat, detente.game(game).actions.parse(action))
    return [(seat, action) for _, seat, action in rows]


def test_moves_and_chat_reach_the_streams_of_both(pair: Pair) -> None:
    anna, boris = Person(pair[0].url), Person(pair[1].url)
    table = joined(anna, boris)
    players, streams = (anna, boris), (anna.watch(f"{table}:0"), boris.watch(f"{table}:1"))
    newest = [stream.next("hello", lambda data: data["frame"])["frame"]["number"] for stream in streams]
    for _ in range(4):
        for seat, player in enumerate(players):
            frame = frame_of(player, table, seat)
            if not offered(frame):
                continue
            newest[seat] = player.command(table, seat, frame["ask"], actions=offered(frame)[:1])["frame"]
            numbered(streams[seat], newest[seat])
            other = 1 - seat
            shown = frame_of(at(pair[seat], players[other]), table, other)["number"]
            if shown > newest[other]:
                numbered(streams[other], shown)
                newest[other] = shown
    assert min(newest) > 1
    for seat, player in enumerate(players):
        player.post(f"/api/tables/{table}/chat", {"id": "c", "seat": seat, "text": f"from {seat}"})
        for stream in streams:
            assert stream.next("chat")["chat"]["text"] == f"from {seat}"
    for stream in streams:
        stream.close()


def test_commands_at_once_for_different_questions_all_stand(pair: Pair, address: str) -> None:
    anna, boris = Person(pair[0].url), Person(pair[1].url)
    for _ in range(5):
        table = joined(anna, boris)
        moves = [move(anna, table, 0), move(boris, table, 1)]
        assert [answer.status_code for answer in at_once(*moves)] == [200, 200]
        assert sorted(seat for seat, _ in log_of(address, table)) == [0, 1]


def test_of_two_answers_to_one_question_one_stands(pair: Pair, address: str) -> None:
    anna = Person(pair[0].url)
    for _ in range(5):
        table = anna.open_table(GAME, "me", "screen Zoe")["id"]
        answers = at_once(move(anna, table, 0), move(at(pair[1], anna), table, 0))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert {answer.json().get("error", {}).get("code") for answer in answers} == {None, "stale"}
        assert len(log_of(address, table)) == 1


def test_one_command_sent_through_both_is_done_once(pair: Pair, address: str) -> None:
    anna = Person(pair[0].url)
    for _ in range(5):
        table = anna.open_table(GAME, "me", "screen Zoe")["id"]
        answers = at_once(*(move(person, table, 0, "same") for person in (anna, at(pair[1], anna))))
        assert [answer.json() for answer in answers] == [{"frame": 1}] * 2
        assert len(log_of(address, table)) == 1


def move(person: Person, table: str, seat: int, id: str | None = None) -> Callable[[], httpx.Response]:
    """What sends a seat's first offer, under an id of its own if none is given."""
    frame = frame_of(person, table, seat)
    body = {"id": id or f"{person.http.base_url}", "ask": frame["ask"], "actions": offered(frame)[:1]}
    return lambda: person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body)


def take(person: Person, seat: dict[str, Any]) -> Callable[[], Any]:
    """What takes an open seat by its invitation."""
    key = seat["invitation"].rsplit("/", 1)[1]
    return lambda: person.post(f"/api/keys/{key}", {})


def test_the_last_two_seats_are_taken_at_once_and_the_game_begins(pair: Pair) -> None:
    anna = Person(pair[0].url)
    info = anna.open_table("nuclear_war", "me", "friend", "friend")
    stream = anna.watch(f"{info['id']}:0")
    assert stream.next("hello")["frame"] is None
    guests = [Person(server.url) for server in pair]
    taken = at_once(*(take(guest, seat) for guest, seat in zip(guests, info["seats"][1:], strict=True)))
    assert [answer["seat"] for answer in taken] == [1, 2]
    assert stream.next("hello", lambda data: data["frame"])["table"]["status"] == "running"
    for seat, guest in enumerate(guests, 1):
        assert frame_of(guest, info["id"], seat)["scene"]["seat"] == seat
        assert frame_of(at(pair[2 - seat], guest), info["id"], seat)["scene"]["seat"] == seat
    stream.close()


@pytest.mark.parametrize("access", ["unlisted", "open"])
def test_of_two_people_who_claim_one_seat_one_has_it(pair: Pair, access: str) -> None:
    """Through one link, and at an open table. The other sees that the seat is taken, and their attempt leaves no trace."""
    first, second = pair
    for _ in range(5):
        host = Person(first.url)
        table = host.open_table(GAME, "me", "friend")
        key = table["seats"][1]["invitation"].rsplit("/", 1)[1]
        if access == "open":
            host.http.put(f"/api/tables/{table['id']}/access", json={"access": "open"})
        people = [(Person(server.url), f"P{k}") for k, server in enumerate((first, second, first, second))]

        def claim(who: tuple[Person, str], key: str = key, id: str = table["id"]) -> int:
            person, name = who
            path = f"/api/keys/{key}" if access == "unlisted" else f"/api/tables/{id}/join"
            body = {"name": name} | ({} if access == "unlisted" else {"seat": 1})
            answer = person.http.post(path, json=body)
            if answer.status_code != 200:
                assert answer.json()["error"]["code"] == "not_now"
            return answer.status_code

        done = at_once(*(partial(claim, each) for each in people))
        assert sorted(done) == [200, 409, 409, 409]
        winner = people[done.index(200)][1]
        for person, name in people:
            until(
                lambda person=person, table=table: (
                    person.get(f"/api/tables/{table['id']}")["status"] == "running"
                ),
                "the game to begin",
            )
            seat = person.get(f"/api/tables/{table['id']}")["seats"][1]
            assert (seat["name"], seat["mine"]) == (winner, name == winner)
            mine = [each["id"] for each in person.get("/api/me")["tables"]]
            assert mine == ([table["id"]] if name == winner else [])


def test_presence_seats_and_the_lobby_across_processes(pair: Pair) -> None:
    anna, boris = Person(pair[0].url), Person(pair[1].url)
    boris.http.put("/api/me", json={"name": "Boris"})
    table = joined(anna, boris)
    mine, lobby = anna.watch(f"{table}:0"), at(pair[0], boris).watch("lobby")
    mine.next("hello")
    assert [line["id"] for line in lobby.next("tables")["tables"]] == [table]
    other = boris.watch(f"{table}:1")
    mine.next("table", lambda data: data["table"]["seats"][1]["here"])
    assert other.next("hello")["table"]["seats"][0]["here"]
    other.close()
    mine.next("table", lambda data: not data["table"]["seats"][1]["here"])
    other = boris.watch(f"{table}:1")
    other.next("hello")
    frame = frame_of(boris, table, 1)
    while frame["scene"]["offers"]:
        boris.command(table, 1, frame["ask"], actions=offered(frame)[:1])
        frame = frame_of(boris, table, 1)
    lobby.next("tables", lambda data: data["tables"][0]["owed"] == [])
    wish = {"kind": "bot", "bot": "random"}
    assert boris.http.put(f"/api/tables/{table}/seats/1/holder", json=wish).status_code == 200
    assert other.next("refused")["error"]["code"] == "forbidden"
    assert other.events[-1][0] == "refused"
    for stream in (mine, lobby, other):
        stream.close()


def test_a_visitor_who_becomes_known_to_one_process_is_known_to_the_other(pair: Pair) -> None:
    anna = Person(pair[0].url)
    lobby = at(pair[1], anna).watch("lobby")
    assert lobby.next("tables")["tables"] == []
    table = anna.open_table(GAME, "me", "friend")["id"]
    assert [line["id"] for line in lobby.next("tables")["tables"]] == [table]
    lobby.close()


def test_a_process_that_was_deaf_for_a_while_catches_up(pair: Pair, address: str) -> None:
    anna = Person(pair[0].url)
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    stream = at(pair[1], anna).watch(f"{table}:0")
    frame = stream.next("hello")["frame"]
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    ask(address, f"{cut} AND datname = current_database()")
    number = anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])["frame"]
    assert numbered(stream, number)["ask"] == number
    stream.close()


@pytest.mark.long
def test_the_process_in_which_a_bot_thinks_is_killed_and_the_other_goes_on(postgres: str) -> None:
    servers = two_servers(postgres, 0.4)
    pair = next(servers)
    try:
        anna = Person(pair[0].url)
        bots = anna.open_table(GAME, "random", "random")["id"]
        own = anna.open_table(GAME, "me", "screen Zoe")["id"]
        streams = [at(server, anna).watch(f"{bots}:-", f"{own}:0") for server in pair]
        ((name,),) = until(lambda: ask(postgres, "SELECT process FROM attendants"), "an attendant")
        killed = next(server for server in pair if f"/{pid(server)}/" in name)
        left = pair[1 - pair.index(killed)]
        until(lambda: log_of(postgres, bots), "the first answer of a bot")
        assert workers(killed) and not workers(left), "one table, one process in which its bots think"
        survivor = at(left, anna)
        acknowledged = move(at(killed, anna), own, 0)()
        killed.kill()
        before = log_of(postgres, bots)
        assert move(survivor, own, 1)().status_code == 200
        assert frame_of(survivor, own, 0)["number"] >= acknowledged.json()["frame"]
        assert [seat for seat, _ in log_of(postgres, own)] == [0, 1]
        until(lambda: len(log_of(postgres, bots)) >= len(before) + 2, "answers of bots in the other process")
        assert log_of(postgres, bots)[: len(before)] == before
        ((name,),) = ask(postgres, "SELECT process FROM attendants")
        assert f"/{pid(left)}/" in name
        for stream in streams:
            stream.close()
    finally:
        next(servers, None)


def pid(server: Server) -> int:
    """The number of a server's process."""
    assert server.process is not None
    return server.process.pid


def workers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    parent = pid(server)
    found = [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
