"""The disk is full, or the database is gone for a while: that is said, nothing is lost, and games go on when it is back."""

import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import detente
from detente.core.records.record import record_from, replay
from tests.server.postgres import a_cluster
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_play import frame_of, offered

GAME = "isles"


@dataclass
class Place:
    """A server, and how its database is taken away and given back."""

    server: Server
    take: Callable[[], None]
    give: Callable[[], None]


@contextmanager
def full_disk(folder: Path) -> Iterator[Place]:
    """SQLite on a disk that may be full: the system lets the server's process write to no file."""
    server = Server(sqlite_url(folder), bot_pace=0.05)
    assert server.process is not None
    pid = server.process.pid

    def limit(most: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    yield Place(server, lambda: limit(1), lambda: limit(resource.RLIM_INFINITY))
    server.stop()


@contextmanager
def crashing_postgres(folder: Path) -> Iterator[Place]:
    """A PostgreSQL that may be down."""
    with a_cluster() as cluster:
        server = Server(cluster.fresh(), bot_pace=0.05)
        yield Place(server, cluster.stop, cluster.start)
        server.stop()


@pytest.fixture(params=[full_disk, crashing_postgres])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    with request.param(tmp_path) as made:
        yield made


def refused(answer: httpx.Response) -> str:
    """What is said when the database cannot be used."""
    assert answer.status_code == 503, answer.text
    error = answer.json()["error"]
    assert error["code"] == "unavailable"
    return str(error["message"])


def test_what_cannot_be_written_down_is_not_done_and_may_be_sent_again(place: Place) -> None:
    anna = Person(place.server.url)
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    frame = frame_of(anna, table, 0)
    body = {"id": "once", "ask": frame["ask"], "actions": offered(frame)[:1]}

    def send() -> httpx.Response:
        return anna.http.post(f"/api/tables/{table}/seats/0/commands?language=de", json=body)

    said = {"id": "said", "seat": 0, "text": "Anybody there?"}
    place.take()
    assert "erreichbar" in refused(send())
    refused(send())
    refused(anna.http.post(f"/api/tables/{table}/chat", json=said))
    refused(anna.http.post("/api/tables", json=wish("screen Zoe")))
    place.give()
    done = until(lambda: answered(send()), "the command")
    assert done == {"frame": 1} == answered(send()), "done once, however often it was sent"
    until(lambda: answered(anna.http.post(f"/api/tables/{table}/chat", json=said)) == {}, "the words")
    watch = anna.watch(f"{table}:0")
    hello = watch.next("hello")
    assert hello["frame"]["number"] == 1 and [line["text"] for line in hello["chat"]] == ["Anybody there?"]
    watch.close()


def wish(other: str) -> dict[str, Any]:
    """A table for me and somebody else."""
    kind, _, name = other.partition(" ")
    return {"game": GAME, "seats": [{"kind": "me"}, {"kind": kind, "name": name}]}


def answered(answer: httpx.Response) -> Any:
    """What an answer says; None if the database could not be used."""
    if answer.status_code == 503:
        return None
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.long
def test_bots_go_on_by_themselves_when_the_database_is_back(place: Place) -> None:
    anna = Person(place.server.url)
    tables = [anna.open_table(GAME, "random", "random")["id"] for _ in range(3)]
    stream = anna.watch(f"{tables[0]}:-")
    stream.next("frame", lambda data: data["frame"]["number"] > 2)
    place.take()
    until(lambda: not stream.thread.is_alive(), "the end of the stream")
    refused(anna.http.post("/api/tables", json=wish("screen Zoe")))
    place.give()
    # Nobody looks at these tables, and nobody opens them.
    until(lambda: all(line["status"] == "over" for line in listed(anna)), "the end of the games")
    for table in tables:
        record = record_from(anna.get(f"/api/tables/{table}/record"))
        assert replay(detente.game(GAME), record).state.over


def listed(person: Person) -> list[Any]:
    """The lobby's list; while the database is away, a table that is not over."""
    answer = person.http.get("/api/me")
    if answer.status_code == 503:
        return [{"status": "unknown"}]
    tables: list[Any] = answer.json()["tables"]
    return tables
