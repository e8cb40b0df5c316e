"""Limits of what one visitor may do, said in words."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from detente.server.app import create_app
from detente.server.errors import Refused
from detente.server.http import uvicorn_server
from detente.server.http.rate_limiter import Client, RateLimiter
from detente.server.limits import RATES, USUAL, Limits, read_limits
from detente.server.settings import Settings
from tests.server.serving import PATIENCE, Person, free_port, sqlite_url, until

ANNA, BORIS, FAR = Client(1, "10.0.0.1"), Client(2, "10.0.0.1"), Client(3, "10.0.0.2")


class Clock:
    """Time that goes on when the test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


# -- counting


def test_so_much_in_some_time_and_then_a_little_more_as_time_goes_on() -> None:
    clock = Clock()
    limiter = RateLimiter(Limits({"chat": 3}, 100), clock)
    for _ in range(3):
        limiter.count("chat", ANNA)
    with pytest.raises(Refused) as refused:
        limiter.count("chat", ANNA)
    assert refused.value.body("en")["error"] == {
        "code": "too_many",
        "message": "That is too many lines: 3 a minute are allowed here. Please try again in 20 s.",
        "allowed": 3,
        "retry_after": 20,
    }
    limiter.count("chat", BORIS)
    clock.now += 20
    limiter.count("chat", ANNA)
    with pytest.raises(Refused):
        limiter.count("chat", ANNA)
    clock.now += 60
    for _ in range(3):
        limiter.count("chat", ANNA)


def test_an_address_has_a_limit_of_its_own_whatever_cookies_come_from_active() -> None:
    limiter = RateLimiter(Limits({"tables": 2}, 3), Clock())
    for number in range(6):
        limiter.count("tables", Client(number, "10.0.0.1"))
    with pytest.raises(Refused):
        limiter.count("tables", Client(99, "10.0.0.1"))
    limiter.count("tables", FAR)


def test_what_was_refused_costs_nothing() -> None:
    clock = Clock()
    limiter = RateLimiter(Limits({"chat": 1}, 1), clock)
    limiter.count("chat", ANNA)
    for _ in range(10):
        with pytest.raises(Refused):
            limiter.count("chat", BORIS)
    clock.now += 60
    limiter.count("chat", BORIS)


def test_so_much_at_once() -> None:
    limiter = RateLimiter(Limits({"streams": 2}, 2), Clock())
    with limiter.hold("streams", ANNA):
        limiter.check_room("streams", ANNA)
        with limiter.hold("streams", ANNA), pytest.raises(Refused):
            limiter.check_room("streams", ANNA)
        limiter.check_room("streams", ANNA)
    assert not limiter._active


def test_counts_against_which_nothing_is_held_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(Limits({"requests": 10}, 1), clock)
    for number in range(30_000):
        limiter.count("requests", Client(number, f"{number}"))
        clock.now += 1
    assert len(limiter._whole_at) < 21_000


def test_limits_as_they_are_written() -> None:
    assert read_limits("") == USUAL and read_limits("off").most == {}
    made = read_limits("tables=100, chat=off,per_address=9")
    assert (made.most["tables"], "chat" in made.most, made.per_address) == (100, False, 9)
    assert made.most["past"] == RATES["past"][0]
    for wrong in ("tabels=1", "tables", "tables=0", "tables=-1", "tables=x", "per_address=off", "tables=²"):
        with pytest.raises(ValueError, match="limit"):
            read_limits(wrong)


# -- over the network


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with narrow limits, in a thread of this process; its address."""
    monkeypatch.setattr(uvicorn_server, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr(uvicorn_server, "BODY_SECONDS", 1.0)
    limits = read_limits("chat=3,tables=2,streams=2,unfinished=3,past=5,per_address=2")
    port = free_port()
    server = uvicorn_server.Server(
        create_app(Settings(sqlite_url(tmp_path), 60, limits=limits)), "127.0.0.1", port
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    until(lambda: server.started, "the server")
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(PATIENCE)


def too_many(answer: httpx.Response) -> str:
    """The words of a refusal for too much."""
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (429, "too_many")
    assert int(answer.headers["retry-after"]) == error["retry_after"] >= 1
    assert str(error["allowed"]) in error["message"]
    return str(error["message"])


def test_one_visitor_is_told_what_is_too_much_and_others_go_on(strict: str) -> None:
    anna, boris = Person(strict), Person(strict)
    table = anna.open_table("isles", "me", "screen Zoe")["id"]
    path = f"/api/tables/{table}"
    for number in range(3):
        anna.post(f"{path}/chat", {"id": f"{number}", "seat": 0, "text": "x"})
    said = too_many(anna.http.post(f"{path}/chat", json={"id": "3", "seat": 0, "text": "x"}))
    assert said.startswith("That is too many lines: 3 a minute are allowed here. Please try again in ")
    own = boris.open_table("isles", "me", "screen Zoe")["id"]
    boris.post(f"/api/tables/{own}/chat", {"id": "1", "seat": 0, "text": "x"})
    anna.open_table("isles", "me", "screen Zoe")
    wish = {"game": "isles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    assert "an hour" in too_many(anna.http.post("/api/tables", json=wish))
    for _ in range(5):
        anna.get(f"{path}/seats/0/frames")
    too_many(anna.http.get(f"{path}/seats/0/frames/0"))
    anna.get(path)


def test_so_many_streams_at_once(strict: str) -> None:
    anna = Person(strict)
    table = anna.open_table("isles", "me", "screen Zoe")["id"]
    streams = [anna.watch(f"{table}:{seat}") for seat in (0, 1)]
    for stream in streams:
        stream.next("hello")
    too_many(anna.http.get("/api/stream", params={"watch": f"{table}:-"}))
    streams[0].close()
    until(lambda: not anna.get(f"/api/tables/{table}")["seats"][0]["here"], "the end of a stream")
    again = anna.watch(f"{table}:0")
    again.next("hello")
    for stream in (again, streams[1]):
        stream.close()


def connected(url: str, start: bytes, source: str = "127.0.0.1") -> socket.socket:
    """A connection on which something was sent."""
    host, _, port = url.removeprefix("http://").partition(":")
    made = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
    made.sendall(start)
    return made


def answered(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    parts = []
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
CHUNK = (
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nCookie: detente=x\r\n"
    b'Transfer-Encoding: chunked\r\n\r\ne\r\n{"name": "Eve"}'[:-1]
    + b"\r\n"
)


@pytest.mark.parametrize("half", [b"", HALF_HEAD, HALF_BODY])
def test_a_request_that_does_not_come_in_full_is_hung_up_on(strict: str, half: bytes) -> None:
    begun = time.monotonic()
    said = answered(connected(strict, half))
    assert said.startswith(b"HTTP/1.1 408") and b"too_slow" in said
    assert time.monotonic() - begun >= 0.9


def test_a_request_drips_in_vain(strict: str) -> None:
    connection = connected(strict, HALF_HEAD)
    with suppress(OSError):
        for _ in range(200):
            connection.sendall(b"x")
            time.sleep(0.05)
        raise AssertionError("it may drip for ever")


def test_a_request_that_was_cut_off_does_nothing(strict: str) -> None:
    whole = b'{"name": "Eve"}'
    head = CHUNK.partition(b"e\r\n{")[0]
    connected(strict, head + b"%x\r\n%s\r\n" % (len(whole), whole)).close()
    time.sleep(0.5)
    assert httpx.get(f"{strict}/api/me", cookies={"detente": "x"}).json()["name"] == ""


def test_a_head_without_end_is_refused(strict: str) -> None:
    connection = connected(strict, HALF_HEAD)
    with suppress(OSError):
        for _ in range(100):
            connection.sendall(b"x" * 4096)
    assert b"413" in answered(connection)[:20]


def test_half_sent_requests_of_one_address_leave_room_for_others(strict: str) -> None:
    halves = [connected(strict, HALF_HEAD, "127.0.0.2") for _ in range(12)]
    refused = [said for said in map(answered, halves) if said.startswith(b"HTTP/1.1 429")]
    assert len(refused) == 6 and b"too_many" in refused[0]
    halves = [connected(strict, HALF_HEAD, "127.0.0.2") for _ in range(12)]
    assert httpx.get(strict).status_code == 200
    for half in halves:
        half.close()


def test_a_connection_that_is_kept_is_no_half_sent_request(strict: str) -> None:
    with httpx.Client(base_url=strict) as client:
        for _ in range(3):
            assert client.get("/").status_code == 200
            time.sleep(1.2)
