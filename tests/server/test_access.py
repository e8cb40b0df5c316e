"""Who may come to a table: private, unlisted and open tables, and the list of open tables with free seats."""

from typing import Any

from tests.server.serving import Person, Server, until, wish
from tests.server.test_play import GAME


def table_for(person: Person, access: str | None, *seats: str) -> dict[str, Any]:
    """A new table to which these may come; None: as usual."""
    body: dict[str, Any] = {"game": GAME, "seats": [wish(seat) for seat in seats]}
    info: dict[str, Any] = person.post(
        "/api/tables", body if access is None else body | {"access": access}, 201
    )
    return info


def named(server: Server, name: str) -> Person:
    person = Person(server.url)
    person.http.put("/api/me", json={"name": name})
    return person


def listed(person: Person, table: str) -> Any:
    """A table's line in the list of open tables; None if it is not there."""
    return next((line for line in person.get("/api/openings")["tables"] if line["id"] == table), None)


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_table_is_unlisted_unless_its_host_says_otherwise(anna: Person, boris: Person) -> None:
    info = table_for(anna, None, "me", "friend")
    assert info["access"] == "unlisted"
    assert boris.get(f"/api/tables/{info['id']}")["access"] == "unlisted"
    assert listed(boris, info["id"]) is None
    assert code(boris.http.post(f"/api/tables/{info['id']}/join", json={"seat": 1})) == (403, "forbidden")
    wrong = anna.http.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}] * 2, "access": "all"})
    assert code(wrong) == (400, "malformed") and "private" in wrong.json()["error"]["message"]


def test_nobody_but_those_who_sit_there_sees_a_private_table(server: Server) -> None:
    anna, boris, clara = (named(server, name) for name in ("Anna", "Boris", "Clara"))
    info = table_for(anna, "private", "me", "friend")
    path = f"/api/tables/{info['id']}"
    paths = [
        path,
        f"{path}/record",
        f"{path}/seats/-/frames",
        f"{path}/seats/-/frames/0",
        f"{path}/seats/-/ending",
    ]
    for each in paths:
        assert code(boris.http.get(each)) == (403, "forbidden"), each
    invitation = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    key = boris.post(f"/api/keys/{invitation}", {"name": "Boris"})["key"]
    assert boris.get(path)["seats"][1]["mine"]
    assert boris.get(f"{path}/seats/-/frames")["frames"] > 0, "their own table"
    by_key = boris.http.get(path, headers={"Authorization": f"Bearer {key}", "Cookie": ""})
    assert by_key.status_code == 200
    for each in paths:
        assert code(clara.http.get(each)) == (403, "forbidden"), each
    watch = clara.watch(f"{info['id']}:-")
    assert watch.next("refused")["error"]["code"] == "forbidden"
    assert not any(event in ("hello", "frame", "table") for event, _, _ in watch.events)
    watch.close()
    again = boris.http.put(f"{path}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    assert again.status_code == 200
    assert boris.get(path)["seats"][1]["kind"] == "bot", "whoever has left may still look"


def test_an_open_table_is_found_and_joined(server: Server) -> None:
    anna, boris, clara = (named(server, name) for name in ("Anna", "Boris", "Clara"))
    watch = boris.watch("openings")
    id = table_for(anna, "open", "me", "friend")["id"]
    line = watch.next("tables", lambda data: has(data, id))
    (line,) = [table for table in line["tables"] if table["id"] == id]
    assert (line["host"], line["game"], line["status"], line["time"]) == ("Anna", GAME, "waiting", None)
    assert [seat["kind"] for seat in line["seats"]] == ["person", "open"] and line["mine"] == []
    assert line["seats"][0]["name"] == "Anna"
    assert listed(anna, id)["mine"] == [0]
    joined = boris.post(f"/api/tables/{id}/join", {"seat": 1})
    assert (joined["table"], joined["seat"]) == (id, 1)
    assert clara.get(f"/api/keys/{joined['key']}")["kind"] == "seat"
    info = boris.get(f"/api/tables/{id}")
    assert info["status"] == "running" and info["seats"][1]["name"] == "Boris"
    watch.next("tables", lambda data: not has(data, id))
    assert has(boris.get("/api/me"), id)
    assert code(clara.http.post(f"/api/tables/{id}/join", json={"seat": 1})) == (409, "not_now")
    assert boris.post(f"/api/tables/{id}/join", {"seat": 0})["seat"] == 1, "one seat each"
    assert code(clara.http.post(f"/api/tables/{id}/join", json={"seat": 7})) == (404, "unknown")
    watch.close()


def has(data: dict[str, Any], table: str) -> bool:
    return any(line["id"] == table for line in data["tables"])


def test_an_open_table_whose_player_left_is_listed_again_but_not_for_whoever_saw_another_hand(
    server: Server,
) -> None:
    anna, boris, clara = (named(server, name) for name in ("Anna", "Boris", "Clara"))
    id = table_for(anna, "open", "me", "friend")["id"]
    boris.post(f"/api/tables/{id}/join", {"seat": 1})
    anna.http.put(f"/api/tables/{id}/seats/0/holder", json={"kind": "friend"})
    assert listed(clara, id)["status"] == "running"
    assert boris.post(f"/api/tables/{id}/join", {"seat": 0})["seat"] == 1
    boris.http.put(f"/api/tables/{id}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    assert code(boris.http.post(f"/api/tables/{id}/join", json={"seat": 0})) == (403, "forbidden")
    assert clara.post(f"/api/tables/{id}/join", {"seat": 0, "name": "Clara"})["seat"] == 0


def test_a_rematch_is_as_private_as_the_first_game(server: Server, anna: Person, boris: Person) -> None:
    id = table_for(anna, "private", "random", "random")["id"]
    until(lambda: anna.get(f"/api/tables/{id}")["status"] == "over", "the end")
    again = anna.post(f"/api/tables/{id}/rematch", {})
    assert again["access"] == "private"
    assert code(boris.http.get(f"/api/tables/{again['id']}")) == (403, "forbidden")


def test_the_host_changes_who_may_come(server: Server) -> None:
    anna, boris, clara = (named(server, name) for name in ("Anna", "Boris", "Clara"))
    id = table_for(anna, None, "me", "friend")["id"]
    path = f"/api/tables/{id}"
    openings, spectator, own = clara.watch("openings"), clara.watch(f"{id}:-"), anna.watch(f"{id}:0")
    for watch in (spectator, own):
        watch.next("hello")
    assert code(boris.http.put(f"{path}/access", json={"access": "open"})) == (403, "forbidden")
    assert code(anna.http.put(f"{path}/access", json={"access": "all"})) == (400, "malformed")
    assert anna.http.put(f"{path}/access", json={"access": "open"}).json()["access"] == "open"
    openings.next("tables", lambda data: has(data, id))
    assert own.next("table", lambda data: data["table"]["access"] == "open")
    said = own.next("chat")["chat"]
    assert (said["seat"], said["about"]) == (None, "access") and "opened this table" in said["text"]
    anna.http.put(f"{path}/access", json={"access": "open"})
    anna.http.put(f"{path}/access", json={"access": "private"})
    openings.next("tables", lambda data: not has(data, id))
    assert "private" in own.next("chat")["chat"]["text"], "said once for each change"
    assert spectator.next("refused")["error"]["code"] == "forbidden"
    assert code(clara.http.get(path)) == (403, "forbidden")
    assert code(boris.http.post(f"{path}/join", json={"seat": 1})) == (403, "forbidden")
    anna.http.put(f"{path}/access", json={"access": "unlisted"})
    assert clara.get(path)["access"] == "unlisted" and listed(clara, id) is None
    for watch in (openings, spectator, own):
        watch.close()
