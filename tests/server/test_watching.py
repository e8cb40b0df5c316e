"""What those who run a server see of it: probes, numbers, the log; and how it ends and comes back."""

import io
import json
import logging
import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from detente.server.keys import fresh_program_token
from detente.server.logs import JsonFormat, TextFormat, without_secrets
from tests.server.postgres import Cluster, a_cluster
from tests.server.serving import NO_TLS, PATIENCE, Person, Server, free_port, sqlite_url, until
from tests.server.test_play import GAME, offered


def status(server: Server, path: str, **headers: str) -> int:
    return httpx.get(f"{server.url}{path}", headers=headers, timeout=PATIENCE, verify=NO_TLS).status_code


def test_probes_answer_under_any_name_and_without_limit(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), 0.0, "--limits", "requests=20")
    try:
        for _ in range(60):
            assert [status(server, path, Host="10.0.0.7:8000") for path in ("/healthz", "/readyz")] == [
                200,
                200,
            ]
        assert status(server, "/api/games", Host="evil.example") == 403
    finally:
        server.stop()


@pytest.fixture
def own_cluster() -> Any:
    with a_cluster() as running:
        yield running


def test_a_server_without_its_database_lives_and_is_not_ready(own_cluster: Cluster) -> None:
    server = Server(own_cluster.fresh(), 0.0, "--log", "json")
    try:
        assert (status(server, "/healthz"), status(server, "/readyz")) == (200, 200)
        own_cluster.stop()
        until(lambda: status(server, "/readyz") == 503, "not ready")
        assert status(server, "/healthz") == 200
        assert Person(server.url).http.get("/api/me").status_code == 503
        until(lambda: "database" in server.log, "a line of the log")
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
        own_cluster.start()
        until(lambda: status(server, "/readyz") == 200, "ready again")
    finally:
        server.stop()


def numbers_at(port: int) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """All numbers, by name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE, verify=NO_TLS).text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_prometheus_finds_numbers_and_no_ids(tmp_path: Path) -> None:
    port = free_port()
    server = Server(sqlite_url(tmp_path), 0.0, "--metrics-port", str(port))
    try:
        anna = Person(server.url)
        table = anna.open_table(GAME, "me", "screen Zoe")["id"]
        watch = anna.watch(f"{table}:0")
        frame = watch.next("hello")["frame"]
        anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])
        found = numbers_at(port)
        assert found["detente_moves_total", (("game", GAME),)] == 1
        assert found["detente_move_seconds_count", (("game", GAME),)] == 1
        route = (
            ("method", "POST"),
            ("route", "/api/tables/{table}/seats/{seat}/commands"),
            ("status", "200"),
        )
        assert found["detente_requests_total", route] == 1
        assert (found["detente_open_tables", ()], found["detente_watchers", ()]) == (1, 1)
        assert found["detente_ready", ()] == 1
        assert not [name for name, labels in found if table in str((name, labels))]
        assert status(server, "/metrics") == 404, "the numbers are not for visitors"
        watch.close()
    finally:
        server.stop()


def test_nothing_secret_is_in_the_log() -> None:
    token = fresh_program_token()
    said = (
        f"{token} Bearer abc.def /seat/WyJzIiwiYWJjIiwxXQ.sig-nature smtp://user:pass@mail.example.org "
        "https://discord.com/api/webhooks/1/xyz detente=cookievalue postgresql://me:hush@db/name"
    )
    for form in (TextFormat(), JsonFormat()):
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(form)
        try:
            raise ValueError(said)
        except ValueError as error:
            info = (ValueError, error, error.__traceback__)
        record = logging.LogRecord("detente.server", logging.ERROR, "", 0, "it failed: %s", (said,), info)
        handler.emit(record)
        written = stream.getvalue()
        for secret in (token[10:], "abc.def", "WyJzIiwi", "user:pass", "xyz", "cookievalue", "hush"):
            assert secret not in written, (secret, written)
        assert "mail.example.org" in written and "it failed" in written
    assert without_secrets("table aBc123 is over") == "table aBc123 is over"


def test_a_server_that_ends_finishes_open_moves_and_streams_come_back(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    try:
        anna = Person(server.url)
        tables = [anna.open_table("nuclear_war", "me", "screen Zoe", "screen Ida")["id"] for _ in range(4)]
        watch = anna.watch(f"{tables[0]}:-")
        watch.next("hello")
        moving = [Mover(server, anna.cookie, table) for table in tables]
        until(lambda: all(len(each.acknowledged) > 3 for each in moving), "moves")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM), (
            "it ended in order, and says which signal it was"
        )
        for each in moving:
            each.thread.join(PATIENCE)
            assert each.wrong == []
        watch.thread.join(PATIENCE)
        assert not watch.thread.is_alive(), "the stream has ended"
        server.start()
        for each in moving:
            for command, frame in each.acknowledged:
                again = anna.http.post(
                    f"/api/tables/{each.table}/seats/{command['seat']}/commands", json=command["body"]
                )
                assert again.json() == {"frame": frame}
        back = anna.watch(f"{tables[0]}:-", last=watch.last_id)
        assert back.next("hello")["table"]["id"] == tables[0]
        back.close()
    finally:
        server.stop()


class Mover:
    """Moves at a table as fast as it can, until the server is gone. acknowledged: commands and the frames that show them."""

    def __init__(self, server: Server, cookie: str, table: str) -> None:
        self.person = Person(server.url, cookie)
        self.table = table
        self.acknowledged: list[tuple[dict[str, Any], int]] = []
        self.wrong: list[str] = []
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        try:
            while True:
                for seat in range(3):
                    self.move(seat)
        except (httpx.TransportError, AssertionError):
            return

    def move(self, seat: int) -> None:
        """Answer the question of a seat, if there is one."""
        looked = self.person.get(f"/api/tables/{self.table}/seats/{seat}/next")
        if looked["table"]["status"] == "over" or not offered(looked["frame"]):
            return
        body = {
            "id": f"{len(self.acknowledged)}-{seat}",
            "ask": looked["frame"]["ask"],
            "actions": offered(looked["frame"])[:1],
        }
        answer = self.person.http.post(f"/api/tables/{self.table}/seats/{seat}/commands", json=body)
        if answer.status_code == 200:
            self.acknowledged.append(({"seat": seat, "body": body}, answer.json()["frame"]))
        elif answer.status_code != 503:
            self.wrong.append(answer.text)
