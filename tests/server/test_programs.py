"""Programs at the table: tokens that stand for a visitor, and looking without a stream."""

import threading
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from detente.server.keys import hashed
from tests.server.databases import tables_at
from tests.server.serving import NO_TLS, PATIENCE, Person, Server, until
from tests.server.test_play import GAME, frame_of, joined, offered

TOKENS = "/api/me/tokens"


class Program:
    """A program with a token: no cookie, and nothing that only a browser sends."""

    def __init__(self, server: Server, token: str) -> None:
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, verify=NO_TLS, headers={"Authorization": f"Bearer {token}"}
        )

    def status(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        answer = self.http.request(method, path, json=body)
        return answer.status_code, answer.json().get("error", {}).get("code", "")


def token_of(person: Person, name: str = "my bot") -> dict[str, Any]:
    made: dict[str, Any] = person.post(TOKENS, {"name": name}, 201)
    return made


def test_a_program_acts_for_its_visitor_until_the_token_is_revoked(
    server: Server, anna: Person, boris: Person
) -> None:
    made = token_of(anna)
    program = Program(server, made["token"])
    assert anna.get(TOKENS) == [{name: made[name] for name in ("id", "name", "at", "used")}]
    assert made["used"] is None
    opened = program.http.post(
        "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    )
    assert opened.status_code == 201 and opened.json()["host"]
    table = opened.json()["id"]
    assert table in {each["id"] for each in anna.get("/api/me")["tables"]}
    key = opened.json()["seats"][1]["invitation"].rsplit("/", 1)[1]
    boris.post(f"/api/keys/{key}", {"name": "Boris"})
    frame = program.http.get(f"/api/tables/{table}/seats/0/next").json()["frame"]
    command = {"id": "a", "ask": frame["ask"], "actions": offered(frame)[:1]}
    assert program.status("POST", f"/api/tables/{table}/seats/0/commands", command) == (200, "")
    assert program.status("GET", f"/api/tables/{table}/seats/1/next") == (403, "forbidden")
    used = datetime.fromisoformat(anna.get(TOKENS)[0]["used"])
    assert datetime.fromisoformat(made["at"]) <= used <= datetime.now(UTC)
    assert boris.http.delete(f"{TOKENS}/{made['id']}").status_code == 404
    assert anna.http.delete(f"{TOKENS}/{made['id']}").json() == {}
    assert program.status("GET", f"/api/tables/{table}") == (403, "forbidden")
    assert anna.get(TOKENS) == []


def test_a_program_can_change_its_visitors_name_and_take_a_seat(
    server: Server, anna: Person, boris: Person
) -> None:
    program = Program(server, token_of(boris)["token"])
    info = anna.open_table(GAME, "me", "friend")
    key = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    assert program.status("POST", f"/api/keys/{key}", {"name": "Robot"}) == (200, "")
    assert boris.get("/api/me")["name"] == "Robot"
    assert boris.get(f"/api/tables/{info['id']}")["seats"][1]["mine"]


def test_no_program_makes_or_revokes_tokens(server: Server, anna: Person) -> None:
    made = token_of(anna)
    program = Program(server, made["token"])
    for method, path in (("GET", TOKENS), ("POST", TOKENS), ("DELETE", f"{TOKENS}/{made['id']}")):
        body = {"name": "more"} if method == "POST" else None
        assert program.status(method, path, body) == (403, "forbidden")


def test_what_is_no_token_opens_nothing(server: Server) -> None:
    assert Program(server, "detente-nonsense").status("GET", "/api/me") == (403, "forbidden")


def test_a_token_is_kept_as_a_hash_and_there_are_twenty_at_most(server: Server) -> None:
    person = Person(server.url)
    tokens = [token_of(person)["token"] for _ in range(20)]
    assert person.http.post(TOKENS, json={"name": "x"}).json()["error"]["code"] == "not_now"
    rows = str(tables_at(server.database)["tokens"]["rows"])
    assert hashed(tokens[0]) in rows and not [token for token in tokens if token in rows]


def polled(person: Person, table: str, seat: int | str, **params: Any) -> Any:
    return person.get(f"/api/tables/{table}/seats/{seat}/next", **params)


def test_a_look_shows_what_a_stream_shows(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    frame = frame_of(anna, table, 0)
    looked = polled(anna, table, 0, language="en")
    assert {name: looked["frame"][name] for name in ("number", "ask", "scene")} == {
        name: frame[name] for name in ("number", "ask", "scene")
    }
    assert looked["frame"]["log"] == [] and looked["table"]["id"] == table
    assert polled(anna, table, 0, after=frame["number"])["frame"] is None
    assert polled(anna, table, "-")["frame"]["scene"]["seat"] is None


def test_a_look_waits_for_the_next_frame(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    known = polled(boris, table, 1)["frame"]["number"]
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(polled(boris, table, 1, after=known, wait=50)))
    waiting.start()
    until(lambda: anna.get(f"/api/tables/{table}")["seats"][1]["here"], "the one who waits")

    def noticed() -> bool:
        for person, seat in ((anna, 0), (boris, 1)):
            frame = frame_of(person, table, seat)
            if offered(frame):
                person.command(table, seat, frame["ask"], actions=offered(frame)[:1])
        return bool(found)

    until(noticed, "a move that the other one sees")
    waiting.join(PATIENCE)
    assert found[0]["frame"]["number"] > known
    until(lambda: not anna.get(f"/api/tables/{table}")["seats"][1]["here"], "the one who waits no more")


def test_a_look_waits_for_the_game_to_begin(anna: Person, boris: Person) -> None:
    info = anna.open_table(GAME, "me", "friend")
    assert polled(anna, info["id"], 0)["frame"] is None
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(polled(anna, info["id"], 0, wait=50)))
    waiting.start()
    key = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    until(lambda: boris.get(f"/api/tables/{info['id']}")["seats"][0]["here"], "the one who waits")
    boris.post(f"/api/keys/{key}", {"name": "Boris"})
    waiting.join(PATIENCE)
    assert found[0]["frame"]["number"] == 0 and found[0]["table"]["status"] == "running"


def test_a_look_waits_in_vain(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    known = polled(boris, table, 1)["frame"]["number"]
    assert polled(boris, table, 1, after=known, wait=1)["frame"] is None


@pytest.mark.parametrize(
    "params", [{"wait": "51"}, {"wait": "-1"}, {"after": "-1"}, {"after": "x"}, {"wait": "nan"}]
)
def test_a_wrong_look_is_refused(anna: Person, boris: Person, params: dict[str, str]) -> None:
    table = joined(anna, boris)
    answer = anna.http.get(f"/api/tables/{table}/seats/0/next", params=params)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
