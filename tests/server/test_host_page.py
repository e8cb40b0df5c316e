"""The page for hosts over HTTP: a link that works once, what it shows, and what the host does at tables and to accounts."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.longer import DATABASES
from tests.server.databases import tables_at
from tests.server.serving import PATIENCE, Person, Server, sqlite_url, until
from tests.server.test_accounts import PASSWORD, name_for, register
from tests.server.test_play import GAME, frame_of, joined

MORE = ("--public-url", "http://127.0.0.1", "--private-webhooks")
REFUSED = [
    ("GET", ""), ("GET", "/tables?status=running"), ("GET", "/people"), ("GET", "/check"), ("DELETE", "/session"),
    ("POST", "/tables/x/close"), ("DELETE", "/tables/x"), ("POST", "/tables/x/seats/0/bot"),
    ("PUT", "/people/1/lock"), ("DELETE", "/people/1/lock"), ("DELETE", "/people/1"),
]  # fmt: skip


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        database = sqlite_url(tmp_path_factory.mktemp("host"))
    else:
        database = request.getfixturevalue("cluster").fresh()
    serving = Server(database, 0.0, *MORE)
    yield serving
    serving.stop()


def host_link(database: str) -> str:
    """The token of a new link, as the command prints it."""
    typed = [sys.executable, "-m", "detente", "host-link", "--database", database, "--public-url", "https://play.example.org/"]  # fmt: skip
    said = subprocess.run(typed, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
    link = re.fullmatch(r"https://play\.example\.org/host#(\S+)\n", said)
    assert link is not None, said
    return link[1]


@pytest.fixture(scope="module")
def host(server: Server) -> Person:
    """The browser in which the host's page is open."""
    person = Person(server.url)
    person.post("/api/host/session", {"token": host_link(server.database)})
    return person


def two_at_a_table(server: Server) -> tuple[Person, Person, str]:
    anna, boris = Person(server.url), Person(server.url)
    return anna, boris, joined(anna, boris)


def listed(host: Person, status: str) -> dict[str, Any]:
    return {each["id"]: each for each in host.get("/api/host/tables", status=status)["tables"]}


def person_named(host: Person, name: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = host.get("/api/host/people", name=name)["people"]
    return next(each for each in found if each["name"] == name)


@pytest.mark.parametrize(("method", "path"), REFUSED)
def test_nobody_else_gets_anything(server: Server, method: str, path: str) -> None:
    stranger = Person(server.url)
    for cookies in ({}, {"detente-host": "x" * 43}):
        stranger.http.cookies.update(cookies)
        answer = stranger.http.request(method, f"/api/host{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")


def test_a_link_works_once_and_only_the_newest(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), 0.0)
    try:
        old, new = host_link(server.database), host_link(server.database)
        first, second = Person(server.url), Person(server.url)
        first.post("/api/host/session", {"token": old}, 404)
        answer = first.http.post("/api/host/session", json={"token": new})
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=strict", "Path=/api/host"} <= set(cookie.split("; "))
        second.post("/api/host/session", {"token": new}, 404)
        assert first.get("/api/host")["counts"]["accounts"] == 0
        kept = [value for _, value in tables_at(server.database)["secrets"]["rows"]]
        secrets = {new, first.http.cookies["detente-host"]}
        assert not any(secret in value for secret in secrets for value in kept), "only hashes are kept"
        second.post("/api/host/session", {"token": host_link(server.database)})
        assert first.http.get("/api/host").status_code == 403, "there is one session"
        second.http.delete("/api/host/session")
        assert second.http.get("/api/host").status_code == 403
    finally:
        server.stop()


def test_another_site_cannot_act_for_the_host(host: Person) -> None:
    table = host.open_table(GAME, "me", "screen Zoe")["id"]
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = host.http.post(f"/api/host/tables/{table}/close", headers=headers)
        assert answer.status_code == 403
    assert host.get(f"/api/tables/{table}")["status"] == "running"


def test_the_host_sees_what_runs(server: Server, host: Person) -> None:
    anna, _, table = two_at_a_table(server)
    here = host.get("/api/host")
    assert here["bytes"] > 0 and here["counts"]["running"] >= 1
    assert ("postgresql" in server.database) == bool(here["processes"])
    row = listed(host, "running")[table]
    assert [seat["kind"] for seat in row["seats"]] == ["person", "person"]
    (own,) = (each for each in anna.get("/api/me")["tables"] if each["id"] == table)
    waits = [each["seat"] for each in own["waits"]]
    assert waits and [seat["seat"] for seat in row["seats"] if seat["owes"]] == waits
    waiting = anna.open_table(GAME, "me", "friend")["id"]
    assert listed(host, "waiting")[waiting]["seats"][1]["kind"] == "open"
    assert host.http.get("/api/host/tables", params={"status": "lost"}).status_code == 400
    found = host.get("/api/host/check")
    assert found["tables"] >= 1 and found["findings"] == []


def test_a_table_is_closed_and_deleted(server: Server, host: Person) -> None:
    anna, boris, table = two_at_a_table(server)
    watch = boris.watch(f"{table}:1")
    watch.next("hello")
    assert host.http.delete(f"/api/host/tables/{table}").status_code == 409, "its game runs"
    host.post(f"/api/host/tables/{table}/close", {})
    said = watch.next("chat")["chat"]
    assert (said["seat"], said["about"]) == (None, "trouble") and "closed this table" in said["text"]
    info = anna.get(f"/api/tables/{table}")
    assert (info["status"], info["ending"]) == ("over", "closed")
    ask = frame_of(anna, table, 0)["ask"]
    assert anna.command(table, 0, ask, 409, actions=["x"])["error"]["code"] == "not_now"
    host.post(f"/api/host/tables/{table}/close", {}, 409)
    assert table in listed(host, "over")
    assert host.http.delete(f"/api/host/tables/{table}").status_code == 200
    assert anna.http.get(f"/api/tables/{table}").status_code == 404
    assert table not in [each["id"] for each in anna.get("/api/me")["tables"]]


def test_a_bot_gets_a_seat_and_its_person_can_come_back(server: Server, host: Person) -> None:
    _, boris, table = two_at_a_table(server)
    host.post(f"/api/host/tables/{table}/seats/1/bot", {})
    assert boris.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"
    answer = boris.http.put(f"/api/tables/{table}/seats/1/holder", json={"kind": "me"})
    assert answer.status_code == 200, answer.text
    host.post(f"/api/host/tables/{table}/seats/7/bot", {}, 404)


def test_nobody_uses_a_locked_account(server: Server, host: Person) -> None:
    dora, name = Person(server.url), name_for("Dora")
    register(dora, name)
    token = dora.post("/api/me/tokens", {"name": "bot"}, 201)["token"]
    id = person_named(host, name)["id"]
    assert host.http.put(f"/api/host/people/{id}/lock").status_code == 200
    assert host.http.put(f"/api/host/people/{id}/lock").status_code == 200, "twice is once"
    assert person_named(host, name)["locked"]
    assert dora.get("/api/account")["account"] is None, "signed out"
    assert (
        Person(server.url).http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code
        == 403
    )
    other = Person(server.url)
    other.post("/api/account/session", {"name": name, "password": PASSWORD}, 403)
    assert host.http.delete(f"/api/host/people/{id}/lock").status_code == 200
    other.post("/api/account/session", {"name": name, "password": PASSWORD})
    assert other.get("/api/account")["account"] == name
    assert not person_named(host, name)["locked"]


def test_an_account_is_deleted(server: Server, host: Person) -> None:
    erna, name = Person(server.url), name_for("Erna")
    register(erna, name)
    table = erna.open_table(GAME, "me", "screen Zoe")["id"]
    id = person_named(host, name)["id"]
    assert host.http.delete(f"/api/host/people/{id}").status_code == 200
    assert host.get("/api/host/people", name=name)["people"] == []
    assert name not in [seat["name"] for seat in Person(server.url).get(f"/api/tables/{table}")["seats"]]
    assert host.http.delete(f"/api/host/people/{id}").status_code == 404


def test_messages_that_do_not_arrive_are_listed_without_the_secret_of_a_webhook(
    server: Server, host: Person
) -> None:
    anna = Person(server.url)
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    hook = {"kind": "discord", "target": "http://hooks.invalid:1/secret"}
    address = anna.post("/api/me/addresses", hook, 201)["id"]
    for seat in (0, 1):
        wish = {"address": address, "when": "always"}
        assert anna.http.put(f"/api/tables/{table}/seats/{seat}/news", json=wish).status_code == 200
    (first, *_) = until(lambda: host.get("/api/host")["failures"], "a message that did not arrive")
    assert (first["kind"], first["to"]) == ("discord", "hooks.invalid") and first["error"]
    assert "secret" not in str(first)
