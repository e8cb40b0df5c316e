"""Friends and blocks over HTTP: asked and agreed to, seats kept for friends, and what a block hides, also that there is one."""

from typing import Any

from tests.server.serving import Person, Server
from tests.server.test_access import code, listed, table_for
from tests.server.test_accounts import name_for, register
from tests.server.test_play import joined


def account(server: Server, name: str) -> tuple[Person, str]:
    """Somebody with an account, under whose name they play."""
    person, full = Person(server.url), name_for(name)
    register(person, full)
    return person, full


def pair(server: Server) -> tuple[Person, Person, str, str]:
    (anna, anna_name), (boris, boris_name) = account(server, "Anna"), account(server, "Boris")
    return anna, boris, anna_name, boris_name


def befriended(server: Server) -> tuple[Person, Person, str, str]:
    anna, boris, a, b = pair(server)
    anna.http.put(f"/api/friends/{b}")
    boris.http.put(f"/api/friends/{a}")
    return anna, boris, a, b


def ties(person: Person) -> dict[str, str]:
    return {each["name"]: each["tie"] for each in person.get("/api/friends")["people"]}


def said(person: Person, table: str, seat: int, text: str) -> None:
    person.post(f"/api/tables/{table}/chat", {"id": text, "seat": seat, "text": text})


def heard(person: Person, watched: str) -> list[str]:
    watch = person.watch(watched)
    lines = [line["text"] for line in watch.next("hello")["chat"]]
    watch.close()
    return lines


def test_two_are_friends_once_both_have_said_so(server: Server) -> None:
    anna, boris, a, b = pair(server)
    assert ties(anna) == {} and boris.get("/api/me")["asking"] == 0
    answer = anna.http.put(f"/api/friends/{b.upper()}")
    assert [(each["name"], each["tie"]) for each in answer.json()["people"]] == [(b, "asked")]
    assert ties(boris) == {a: "asking"} and boris.get("/api/me")["asking"] == 1
    assert anna.http.put(f"/api/friends/{b}").status_code == 200, "asked twice, it is one request"
    boris.http.put(f"/api/friends/{a}")
    assert (ties(anna), ties(boris)) == ({b: "friend"}, {a: "friend"})
    assert boris.get("/api/me")["asking"] == 0
    assert anna.get(f"/api/people/{b}")["tie"] == "friend"
    anna.http.delete(f"/api/friends/{b}")
    assert (ties(anna), ties(boris)) == ({}, {})
    anna.http.put(f"/api/friends/{b}")
    boris.http.delete(f"/api/friends/{a}")
    assert ties(anna) == {}, "declined"


def test_only_accounts_have_friends(server: Server) -> None:
    anna, boris, a, b = pair(server)
    guest = Person(server.url)
    for call in (
        guest.http.get("/api/friends"),
        guest.http.put(f"/api/friends/{a}"),
        guest.http.put(f"/api/blocked/{a}"),
    ):
        assert code(call) == (403, "forbidden")
    assert guest.get(f"/api/people/{a}")["tie"] is None
    assert code(anna.http.put(f"/api/friends/{a}")) == (400, "malformed")
    assert code(anna.http.put("/api/friends/nobody-at-all")) == (404, "unknown")


def test_a_seat_is_kept_for_a_friend(server: Server) -> None:
    anna, boris, a, b = befriended(server)
    clara, c = account(server, "Clara")
    watch = boris.watch("openings")
    watch.next("tables")
    id = table_for(anna, "private", "me", "friend")["id"]
    path = f"/api/tables/{id}/seats/1/invited"
    assert code(anna.http.put(f"{path}/{c}")) == (403, "forbidden"), "no friend"
    assert code(boris.http.put(f"{path}/{a}")) == (403, "forbidden"), "not the host"
    assert code(anna.http.put(f"/api/tables/{id}/seats/0/invited/{b}")) == (409, "not_now")
    assert code(boris.http.post(f"/api/tables/{id}/join", json={"seat": 1})) == (403, "forbidden")
    assert anna.http.put(f"{path}/{b}").status_code == 200
    watch.next("tables", lambda data: any(line["id"] == id for line in data["tables"]))
    line = listed(boris, id)
    assert (line["invited"], line["friend"], line["access"], line["host"]) == (1, True, "private", a)
    assert listed(clara, id) is None
    assert anna.get(f"/api/tables/{id}/people")["seats"][1] == {"seat": 1, "account": None, "invited": [b]}
    assert boris.http.delete(f"{path}/{b}").status_code == 200, "declined"
    watch.next("tables", lambda data: not any(line["id"] == id for line in data["tables"]))
    anna.http.put(f"{path}/{b}")
    assert code(clara.http.delete(f"{path}/{b}")) == (403, "forbidden")
    assert boris.post(f"/api/tables/{id}/join", {"seat": 1})["seat"] == 1
    seats = boris.get(f"/api/tables/{id}/people")["seats"]
    assert seats == [{"seat": 0, "account": a, "invited": []}, {"seat": 1, "account": b, "invited": []}]
    assert listed(boris, id) is None
    assert code(clara.http.get(f"/api/tables/{id}/people")) == (403, "forbidden")
    watch.close()


def test_a_profile_is_named_only_where_somebody_plays_under_its_name(server: Server) -> None:
    anna, boris, a, _ = pair(server)
    boris.http.put("/api/me", json={"name": a.upper() + "x"})
    id = joined(anna, boris)
    accounts = [seat["account"] for seat in Person(server.url).get(f"/api/tables/{id}/people")["seats"]]
    assert accounts == [a, None]


def test_open_tables_of_friends_come_first(server: Server) -> None:
    anna, boris, _, _ = befriended(server)
    clara, _ = account(server, "Clara")
    theirs = table_for(anna, "open", "me", "friend")["id"]
    other = table_for(clara, "open", "me", "friend")["id"]
    lines = [line for line in boris.get("/api/openings")["tables"] if line["id"] in (theirs, other)]
    assert [(line["id"], line["friend"], line["invited"]) for line in lines] == [
        (theirs, True, None),
        (other, False, None),
    ]


def test_who_is_blocked_has_nothing_more_to_do_with_the_other(server: Server) -> None:
    anna, boris, a, b = befriended(server)
    id = joined(anna, boris)
    said(boris, id, 1, "first")
    invited = table_for(boris, "private", "me", "friend")["id"]
    boris.http.put(f"/api/tables/{invited}/seats/1/invited/{a}")
    rooms = {person: table_for(person, "open", "me", "friend")["id"] for person in (anna, boris)}
    watch = anna.watch(f"{id}:0")
    watch.next("hello")
    boris_watch = boris.watch("openings")
    boris_watch.next("tables", lambda data: any(line["id"] == rooms[anna] for line in data["tables"]))
    assert anna.http.put(f"/api/blocked/{b}").status_code == 200
    boris_watch.next("tables", lambda data: not any(line["id"] == rooms[anna] for line in data["tables"]))
    assert ties(anna) == {b: "blocked"} and ties(boris) == {}
    assert listed(anna, invited) is None, "invitations end"
    assert listed(boris, rooms[anna]) is None and listed(anna, rooms[boris]) is None
    for comer, host in ((boris, anna), (anna, boris)):
        assert code(comer.http.post(f"/api/tables/{rooms[host]}/join", json={"seat": 1})) == (
            403,
            "forbidden",
        )
    said(boris, id, 1, "second")
    said(anna, id, 0, "third")
    assert watch.next("chat")["chat"]["text"] == "third", "not what the blocked one said before"
    assert heard(anna, f"{id}:0") == ["third"]
    assert heard(boris, f"{id}:1") == ["first", "second", "third"]
    assert heard(Person(server.url), f"{id}:-") == ["first", "second", "third"]
    anna.http.delete(f"/api/blocked/{b}")
    assert ties(anna) == {} and heard(anna, f"{id}:0") == ["first", "second", "third"]
    assert listed(boris, rooms[anna]) is not None
    watch.close()
    boris_watch.close()


def test_by_the_link_of_a_seat_nothing_of_a_blocked_one_is_heard_either(server: Server) -> None:
    anna, boris, _, b = pair(server)
    id = joined(anna, boris)
    said(boris, id, 1, "words")
    anna.http.put(f"/api/blocked/{b}")
    tablet = Person(server.url)
    tablet.post(f"/api/keys/{anna.get(f'/api/tables/{id}')['seats'][0]['link'].rsplit('/', 1)[1]}", {})
    assert heard(tablet, f"{id}:0") == []


def answers(boris: Person, a: str, room: str) -> list[Any]:
    """All that somebody can ask about another one and their open table."""
    calls = [
        boris.http.put(f"/api/friends/{a}"), boris.http.get("/api/friends"), boris.http.get(f"/api/people/{a}"),
        boris.http.get("/api/me"), boris.http.delete(f"/api/friends/{a}"), boris.http.get("/api/friends"),
        boris.http.put(f"/api/blocked/{a}"), boris.http.delete(f"/api/blocked/{a}"), boris.http.get("/api/friends"),
        boris.http.get(f"/api/tables/{room}/people"),
    ]  # fmt: skip
    dull = [(call.status_code, call.json()) for call in calls]
    for _, body in dull:
        for each in body.get("people", ()):
            each.pop("at")
    return dull


def test_nothing_that_can_be_asked_tells_of_a_block(server: Server) -> None:
    (anna, boris, a, b), room = pair(server), ""
    room = table_for(anna, "unlisted", "me", "friend")["id"]
    before = answers(boris, a, room)
    anna.http.put(f"/api/blocked/{b}")
    assert answers(boris, a, room) == before
    assert code(boris.http.post(f"/api/tables/{room}/join", json={"seat": 1})) == (403, "forbidden")
    boris.http.put(f"/api/friends/{a}")
    assert anna.get("/api/me")["asking"] == 0 and ties(anna) == {b: "blocked"}
    anna.http.delete(f"/api/blocked/{b}")
    assert ties(anna) == {b: "asking"}, "the request has waited"


def test_friends_are_in_the_export_and_go_with_the_account(server: Server) -> None:
    anna, boris, a, b = befriended(server)
    id = table_for(anna, None, "me", "friend")["id"]
    anna.http.put(f"/api/tables/{id}/seats/1/invited/{b}")
    own = boris.get("/api/account/export")
    assert [(tie["name"], tie["kind"]) for tie in own["ties"]] == [(a, "friend")]
    assert [(each["table"], each["seat"]) for each in own["invitations"]] == [(id, 1)]
    gone = boris.http.request("DELETE", "/api/account", json={"password": "correct horse battery"})
    assert gone.status_code == 200, gone.text
    assert ties(anna) == {}
    assert anna.get(f"/api/tables/{id}/people")["seats"][1]["invited"] == []


def test_what_the_table_itself_wrote_no_longer_names_whoever_is_forgotten(server: Server) -> None:
    anna, boris, _, _ = pair(server)
    id = joined(anna, boris)
    name = anna.get(f"/api/tables/{id}")["seats"][1]["name"]
    boris.post(f"/api/tables/{id}/seats/1/proposals", {"kind": "abandon"})
    assert any(name in line for line in heard(anna, f"{id}:0"))
    boris.http.request("DELETE", "/api/account", json={"password": "correct horse battery"})
    lines = heard(anna, f"{id}:0")
    assert lines and not any(name in line for line in lines)
    assert any("Former player B" in line for line in lines)
