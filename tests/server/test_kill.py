"""The server is killed without warning, again and again: no move is lost or doubled, and everybody is where they were."""

import random
import threading
from pathlib import Path

import httpx
import pytest

import detente
from detente.core.records.record import record_from, replay
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_play import frame_of

KILLS = 4
MOVES_BETWEEN = 5


@pytest.mark.long
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), bot_pace=0.01)
    rnd = random.Random(7)
    try:
        anna = Person(server.url)
        table = anna.open_table("nuclear_war", "me", "screen Zoe", "heuristic")["id"]
        for _ in range(KILLS):
            moves(anna, table, rnd)
            newest = {seat: frame_of(anna, table, seat)["number"] for seat in (0, 1)}
            threading.Timer(rnd.random() / 10, server.kill).start()
            acknowledged = last_breath(anna, table)
            until(lambda: server.process is not None and server.process.poll() is not None, "the kill")
            server.start()
            for seat, number in newest.items():
                frame = frame_of(anna, table, seat)
                assert frame["number"] >= max(number, acknowledged.get(seat, 0))
            for seat, command in pending.items():
                again = anna.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=command)
                if seat in acknowledged:
                    assert again.json() == {"frame": acknowledged[seat]}
            pending.clear()
        finish(anna, table)
        record = record_from(anna.get(f"/api/tables/{table}/record"))
        assert replay(detente.game("nuclear_war"), record).state.over
    finally:
        server.stop()


pending: dict[int, dict[str, object]] = {}


def moves(person: Person, table: str, rnd: random.Random) -> None:
    """A few moves of both people at the screen."""
    for _ in range(MOVES_BETWEEN):
        for seat in (0, 1):
            frame = frame_of(person, table, seat)
            if frame["scene"]["offers"]:
                action = rnd.choice(frame["scene"]["offers"])["action"]
                body = {"id": f"m{rnd.getrandbits(60)}", "ask": frame["ask"], "actions": [action]}
                person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body)


def last_breath(person: Person, table: str) -> dict[int, int]:
    """Move until the server answers no more; the frames of the moves that it acknowledged last, by seat."""
    acknowledged: dict[int, int] = {}
    try:
        while True:
            for seat in (0, 1):
                frame = frame_of(person, table, seat)
                if frame["scene"]["over"]:
                    return acknowledged
                if not frame["scene"]["offers"]:
                    continue
                action = frame["scene"]["offers"][0]["action"]
                body = {"id": f"{seat} {frame['number']}", "ask": frame["ask"], "actions": [action]}
                pending[seat] = body
                acknowledged.pop(seat, None)
                answer = person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body)
                if answer.status_code == 200:
                    acknowledged[seat] = answer.json()["frame"]
    except (httpx.TransportError, AssertionError):
        return acknowledged


def finish(person: Person, table: str) -> None:
    """Let bots play to the end."""
    for seat in (0, 1):
        wish = {"kind": "bot", "bot": "random"}
        assert person.http.put(f"/api/tables/{table}/seats/{seat}/holder", json=wish).status_code == 200
    until(lambda: person.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")


def test_a_bot_whose_worker_was_killed_answers_nevertheless(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), bot_pace=0.01)
    try:
        anna = Person(server.url)
        table = anna.open_table("isles", "random", "random")["id"]
        assert server.process is not None
        for _ in range(3):
            kill_workers(server.process.pid)
        until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")
    finally:
        server.stop()


def kill_workers(parent: int) -> None:
    """SIGKILL the processes in which bots think."""
    import os
    import signal

    def children() -> list[int]:
        text = Path(f"/proc/{parent}/task/{parent}/children").read_text()
        found = [int(pid) for pid in text.split()]
        return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    for pid in until(children, "a worker"):
        os.kill(pid, signal.SIGKILL)
