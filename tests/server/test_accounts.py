"""Accounts over HTTP: a guest registers and keeps their seats, signs in elsewhere and brings along those of the guest there."""

import hashlib
import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import Type
from sqlalchemy import MetaData, create_engine, select, text

from detente.server.store.models import now
from detente.server.store.personal import PERSONAL, of_accounts
from tests.longer import DATABASES
from tests.server.databases import plain
from tests.server.forked import STRONG
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_news import Post, confirmed, served
from tests.server.test_play import frame_of, joined, offered

PASSWORD = "correct horse battery"
NUMBERS = count(1)
OWN = [each.column.class_.__tablename__ for each in PERSONAL if each.claim is of_accounts]
"""Tables of accounts, in which a guest has no rows."""


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.controller.stop()


@pytest.fixture(scope="module", params=DATABASES)
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, post: Post
) -> Iterator[tuple[Server, Server]]:
    """The server, twice the same on SQLite, two processes on PostgreSQL; they send mail."""
    if request.param == "sqlite":
        one = served(sqlite_url(tmp_path_factory.mktemp("accounts")), post)
        servers = (one, one)
    else:
        address = request.getfixturevalue("cluster").fresh()
        servers = (served(address, post), served(address, post))
    yield servers
    for server in set(servers):
        server.stop()


def name_for(name: str) -> str:
    """A name that nobody has on this server yet."""
    return f"{name} {next(NUMBERS)}"


def register(person: Person, name: str, password: str = PASSWORD) -> None:
    person.post("/api/account", {"name": name, "password": password}, 201)


def try_to_sign_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    body = {"name": name, "password": password}
    return person.http.post("/api/account/session", json=body, params={"language": "en"})


def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    answer = try_to_sign_in(person, name, password)
    assert answer.status_code == 200, answer.text


def tables_of(person: Person) -> dict[str, list[int]]:
    return {table["id"]: table["mine"] for table in person.get("/api/me")["tables"]}


def play(person: Person, table: str, seat: int) -> None:
    """Make a move, if the seat is asked."""

    def played() -> bool:
        """False while this process has yet to hear of the start, or of a move, that another one has seen."""
        frame = person.get(f"/api/tables/{table}/seats/{seat}/next")["frame"]
        if frame is None:
            return False
        if not frame["scene"]["offers"]:
            return True
        body = {
            "id": f"{person.cookie[:8]} {frame['number']}",
            "ask": frame["ask"],
            "actions": offered(frame)[:1],
        }
        return person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body).status_code == 200

    until(played, "a move")


def links_in(post: Post, target: str, subject: str) -> list[str]:
    """The tokens in links that were mailed to somebody."""
    return [
        token for mail in post.to(target, subject) for token in re.findall(r"/account#[\w-]+?=(\S+)", mail)
    ]


def scored(person: Person, database: str) -> None:
    """Play a game against a bot to its end, and wait until it is rated."""
    id = person.open_table("isles", "me", "random")["id"]
    engine = create_engine(plain(database))

    def rated() -> bool:
        play(person, id, 0)
        with engine.connect() as connection:
            found = connection.scalars(text("SELECT rated FROM scored WHERE table_id = :id"), {"id": id})
            return bool(found.one_or_none())

    until(rated, "the result")
    engine.dispose()


# -- a guest becomes somebody


def test_a_guest_who_registers_keeps_their_seats_under_another_cookie(pair: tuple[Server, Server]) -> None:
    anna, name = Person(pair[0].url), name_for("Anna")
    id = anna.open_table("nuclear_war", "me", "random")["id"]
    play(anna, id, 0)
    guest = anna.cookie
    answer = anna.http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=lax" in flags and "secure" not in flags
    assert anna.cookie != guest
    assert anna.get("/api/me") | {"tables": []} == {"name": name, "account": name, "asking": 0, "tables": []}
    assert tables_of(anna) == {id: [0]}
    play(anna, id, 0)
    assert tables_of(Person(pair[0].url, guest)) == {}, "the guest's cookie is nobody's"
    refused = Person(pair[1].url, guest).http.get(f"/api/tables/{id}/seats/0/frames")
    assert refused.status_code == 403


def test_a_cookie_is_secure_behind_tls(pair: tuple[Server, Server]) -> None:
    anna = Person(pair[0].url)
    body = {"name": name_for("Anna"), "password": PASSWORD}
    answer = anna.http.post("/api/account", json=body, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_signing_in_on_another_device_brings_the_guests_tables_along(pair: tuple[Server, Server]) -> None:
    phone, laptop, name = Person(pair[0].url), Person(pair[1].url), name_for("Anna")
    mine = phone.open_table("nuclear_war", "me", "random")["id"]
    register(phone, name)
    laptop.http.put("/api/me", json={"name": "Anna on the laptop"})
    boris = Person(pair[0].url)
    shared = joined(boris, laptop)
    hosted = laptop.open_table("nuclear_war", "me", "friend")["id"]
    watch = boris.watch(f"{shared}:0")
    watch.next("hello")
    was = laptop.cookie
    stream = laptop.watch(f"{shared}:1")
    stream.next("hello")
    sign_in(laptop, name)
    assert laptop.cookie not in (was, phone.cookie)
    assert tables_of(laptop) == tables_of(phone) == {mine: [0], shared: [1], hosted: [0]}
    stream.thread.join(20)
    assert not stream.thread.is_alive(), "the stream of the old cookie ends"
    for person in (phone, laptop):
        play(person, shared, 1)
    info = until(lambda: (found := phone.get(f"/api/tables/{hosted}"))["host"] and found, "the host's right")
    assert info["seats"][1]["invitation"]
    seats = phone.get(f"/api/tables/{shared}")["seats"]
    assert [seat["mine"] for seat in seats] == [False, True] and seats[1]["name"] == "Boris"
    watch.close()


def test_nothing_of_a_guest_stays_behind(pair: tuple[Server, Server], post: Post) -> None:
    """Whatever refers to a visitor becomes the account's: a new table of the database that does must be claimed, too."""
    laptop, boris, name = Person(pair[0].url), Person(pair[0].url), name_for("Clara")
    own = Person(pair[0].url)
    register(own, name)
    shared, mail = joined(boris, laptop), f"{name.replace(' ', '')}@example.org"
    link = boris.get(f"/api/tables/{shared}")["seats"][0]["link"].rsplit("/", 1)[1]
    laptop.post(f"/api/keys/{link}", {})
    laptop.open_table("nuclear_war", "me", "friend")
    laptop.post("/api/me/tokens", {"name": "my bot"}, 201)
    scored(laptop, pair[0].database)
    laptop.http.put(f"/api/tables/{shared}/seats/1/notes", json={"text": "Trust nobody."})
    both = {"kind": "discord", "target": "https://hooks.invalid/both", "zone": "UTC"}
    own.post("/api/me/addresses", both, 201)
    same = laptop.post("/api/me/addresses", both, 201)["id"]
    wish = {"address": same, "when": "always", "pace": "at_once"}
    assert laptop.http.put(f"/api/tables/{shared}/seats/1/news", json=wish).status_code == 200
    confirmed(laptop, post, mail)
    engine = create_engine(plain(pair[0].database))
    database = MetaData()
    database.reflect(engine)
    guest_hash = hashlib.sha256(laptop.cookie.encode()).hexdigest()
    columns = [
        column
        for table in database.tables.values()
        for column in table.columns
        if any(key.column.table.name == "visitors" for key in column.foreign_keys) and table.name not in OWN
    ]
    with engine.connect() as connection:
        visitors = database.tables["visitors"]
        (guest,) = connection.scalars(select(visitors.c.id).where(visitors.c.token_hash == guest_hash))
        there = {str(c): len(connection.execute(select(c).where(c == guest)).all()) for c in columns}
    assert all(there.values()), f"this test gives the guest none of {there}"
    sign_in(laptop, name)
    with engine.connect() as connection:
        left = {str(c): len(connection.execute(select(c).where(c == guest)).all()) for c in columns}
    assert not any(left.values()), left
    engine.dispose()
    news = own.get(f"/api/tables/{shared}/seats/1/news")["addresses"]
    assert [(each["kind"], each["when"], each["confirmed"]) for each in news] == [
        ("discord", "always", True),
        ("mail", "never", True),
    ]


# -- passwords


def test_wrong_names_and_wrong_passwords_are_refused_in_the_same_words(pair: tuple[Server, Server]) -> None:
    name = name_for("Anna")
    register(Person(pair[0].url), name)
    stranger = Person(pair[1].url)
    answers = [
        try_to_sign_in(stranger, name, "not the password"),
        try_to_sign_in(stranger, f"{name} who is not there"),
        try_to_sign_in(stranger, "nobody@example.org"),
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert "There is no account with this name and this password." in answers[0].text
    assert "set-cookie" not in answers[0].headers


def test_passwords_have_ten_to_128_characters_and_names_must_be_told_apart(
    pair: tuple[Server, Server],
) -> None:
    name = name_for("Ümit")
    for password, status in (("x" * 9, 400), ("x" * 129, 400), ("ß" * 128, 201)):
        person = Person(pair[0].url)
        answer = person.http.post("/api/account", json={"name": name, "password": password})
        assert answer.status_code == status, answer.text
    sign_in(Person(pair[0].url), name.upper(), "ß" * 128)
    for taken in (name.lower(), name.upper().replace("Ü", "U\u0308")):
        answer = Person(pair[0].url).http.post("/api/account", json={"name": taken, "password": PASSWORD})
        assert answer.status_code == 409, taken
    for wrong in ("a", "../me", "a@b.de", "a/b", " ", "x" * 41, "."):
        answer = Person(pair[0].url).http.post("/api/account", json={"name": wrong, "password": PASSWORD})
        assert answer.status_code == 400, wrong


def test_passwords_are_hashed_slowly_where_people_play() -> None:
    """Tests have a hasher that is quick; apart from them the server takes argon2's own settings (RFC 9106)."""
    taken = STRONG()
    assert (taken.type, taken.memory_cost, taken.time_cost) == (Type.ID, 64 * 1024, 3)


def test_the_database_keeps_no_password_no_cookie_and_no_link(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, name = Person(pair[0].url), name_for("Anna")
    register(anna, name)
    mail = f"{name.replace(' ', '')}@example.org"
    confirmed(anna, post, mail)
    ask_for_link(anna, mail, "reset")
    (token,) = until(lambda: links_in(post, mail, "new password"), "the link")
    engine = create_engine(plain(pair[0].database))
    database = MetaData()
    database.reflect(engine)
    with engine.connect() as connection:
        rows = [str(row) for table in database.tables.values() for row in connection.execute(select(table))]
    engine.dispose()
    assert any("$argon2id$v=19$m=8,t=1,p=1$" in row for row in rows), (
        "the server asks argon2 for nothing else"
    )
    for secret in (PASSWORD, anna.cookie, token):
        assert not any(secret in row for row in rows)


def test_a_new_password_signs_out_all_other_browsers(pair: tuple[Server, Server]) -> None:
    here, there, name = Person(pair[0].url), Person(pair[1].url), name_for("Anna")
    id = here.open_table("nuclear_war", "me", "random")["id"]
    register(here, name)
    sign_in(there, name)
    watch = there.watch(f"{id}:0")
    watch.next("hello")
    wrong = here.http.put("/api/account/password", json={"old": "not the password", "new": PASSWORD * 2})
    assert wrong.status_code == 403
    right = here.http.put("/api/account/password", json={"old": PASSWORD, "new": PASSWORD * 2})
    assert right.status_code == 200
    watch.thread.join(20)
    assert not watch.thread.is_alive(), "who watched with the old password sees no more"
    assert tables_of(there) == {} and tables_of(here) == {id: [0]}
    assert try_to_sign_in(there, name).status_code == 403
    sign_in(there, name, PASSWORD * 2)


# -- sessions


def test_browsers_are_listed_and_can_be_signed_out(pair: tuple[Server, Server]) -> None:
    here, there, third = Person(pair[0].url), Person(pair[1].url), Person(pair[1].url)
    name = name_for("Anna")
    register(here, name)
    there.http.headers["User-Agent"] = "A  phone"
    sign_in(there, name)
    sign_in(third, name)
    found = here.get("/api/account")
    assert found["account"] == name and len(found["sessions"]) == 3
    assert [each["agent"] for each in found["sessions"] if not each["here"]].count("A phone") == 1
    (phone,) = (each["id"] for each in found["sessions"] if each["agent"] == "A phone")
    stranger = Person(pair[0].url)
    register(stranger, name_for("Boris"))
    stranger.http.delete(f"/api/account/sessions/{phone}")
    assert there.get("/api/me")["account"] == name, "nobody ends another's session"
    assert here.http.delete(f"/api/account/sessions/{phone}").status_code == 200
    assert there.get("/api/me")["account"] is None
    assert here.http.delete("/api/account/sessions").status_code == 200
    assert third.get("/api/me")["account"] is None and here.get("/api/me")["account"] == name
    was = here.cookie
    assert here.http.delete("/api/account/session").status_code == 200
    assert here.cookie != was and here.get("/api/me")["account"] is None
    assert Person(pair[0].url, was).get("/api/me")["account"] is None
    assert here.http.delete("/api/account/session").status_code == 403


def test_a_guest_has_no_sessions_and_another_account_takes_nothing_along(pair: tuple[Server, Server]) -> None:
    person, one, other = Person(pair[0].url), name_for("Anna"), name_for("Boris")
    assert person.get("/api/account")["sessions"] == []
    register(Person(pair[0].url), other)
    register(person, one)
    id = person.open_table("nuclear_war", "me", "random")["id"]
    was = person.cookie
    sign_in(person, other)
    assert tables_of(person) == {}
    assert Person(pair[0].url, was).get("/api/me")["account"] is None
    sign_in(person, one)
    assert tables_of(person) == {id: [0]}


# -- links in mails


def ask_for_link(person: Person, mail: str, purpose: str) -> None:
    assert person.post("/api/account/links", {"mail": mail, "purpose": purpose}) == {}


def use_link(person: Person, token: str, **more: Any) -> int:
    return person.http.post("/api/account/links/use", json={"token": token} | more).status_code


def test_a_link_in_a_mail_signs_in_once_and_brings_the_guests_tables_along(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, laptop, name = Person(pair[0].url), Person(pair[1].url), name_for("Anna")
    register(anna, name)
    mail = f"{name.replace(' ', '')}@example.org"
    anna.post("/api/me/addresses", {"kind": "mail", "target": mail, "zone": "UTC"}, 201)
    ask_for_link(laptop, mail, "sign-in")
    ask_for_link(laptop, "nobody@example.org", "sign-in")
    (request,) = until(lambda: post.to(mail), "the request to confirm")
    assert not links_in(post, mail, "link"), "an address that is not confirmed opens nothing"
    (key,) = re.findall(r"https://play\.example\.org/news/(\S+)", request)
    laptop.post(f"/api/news/{key}", {})
    id = laptop.open_table("nuclear_war", "me", "random")["id"]
    ask_for_link(laptop, mail.upper(), "sign-in")
    (token,) = until(lambda: links_in(post, mail, "link to sign in"), "the link")
    assert use_link(laptop, token, password=PASSWORD * 2) == 404, "it changes no password"
    assert use_link(laptop, token) == 200
    assert laptop.get("/api/me")["account"] == name and tables_of(anna) == {id: [0]}
    assert use_link(Person(pair[0].url), token) == 404
    assert not post.to("nobody@example.org")
    sign_in(Person(pair[0].url), mail)


def test_a_forgotten_password_is_replaced_by_a_link_that_ends(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, laptop, name = Person(pair[0].url), Person(pair[1].url), name_for("Anna")
    register(anna, name)
    mail = f"{name.replace(' ', '')}@example.org"
    confirmed(anna, post, mail)
    ask_for_link(laptop, mail, "reset")
    (token,) = until(lambda: links_in(post, mail, "new password"), "the link")
    assert use_link(laptop, token) == 404, "it is not for signing in without a new password"
    assert use_link(laptop, token, password="short") == 400
    engine = create_engine(plain(pair[0].database))
    token_hash = {"hash": hashlib.sha256(token.encode()).hexdigest()}
    shift = text("UPDATE mail_links SET expires = :at WHERE token_hash = :hash")
    with engine.begin() as connection:
        connection.execute(shift, token_hash | {"at": now() - timedelta(seconds=1)})
    assert use_link(laptop, token, password=PASSWORD * 2) == 404, "it has expired"
    with engine.begin() as connection:
        connection.execute(shift, token_hash | {"at": now() + timedelta(minutes=1)})
    engine.dispose()
    assert use_link(laptop, token, password=PASSWORD * 2) == 200
    assert laptop.get("/api/me")["account"] == name and anna.get("/api/me")["account"] is None
    assert try_to_sign_in(anna, name).status_code == 403
    sign_in(anna, name, PASSWORD * 2)


# -- one's own data


def forget(person: Person, password: str = "") -> int:
    return person.http.request("DELETE", "/api/account", json={"password": password}).status_code


def test_everybody_gets_all_of_their_own_data_and_nothing_of_others(pair: tuple[Server, Server]) -> None:
    anna, boris, name = Person(pair[0].url), Person(pair[0].url), name_for("Anna")
    id = joined(anna, boris)
    for person, seat in ((anna, 0), (boris, 1)):
        play(person, id, seat)
        said = {"id": f"said {seat}", "seat": seat, "text": f"Words of seat {seat}."}
        assert person.http.post(f"/api/tables/{id}/chat", json=said).status_code == 200
    register(anna, name)
    anna.post(
        "/api/me/addresses", {"kind": "discord", "target": "https://hooks.invalid/x", "zone": "UTC"}, 201
    )
    data = anna.get("/api/account/export")
    assert data["account"]["name"] == name and len(data["sessions"]) == 1
    assert [each["target"] for each in data["addresses"]] == ["https://hooks.invalid/x"]
    (table,) = data["tables"]
    (seat,) = table["seats"]
    assert (table["id"], table["host"], seat["seat"]) == (id, True, 0)
    assert [line["text"] for line in seat["chat"]] == ["Words of seat 0."]
    assert len(seat["moves"]) == 1
    assert "seat 1" not in str(data) and anna.cookie not in str(data) and "argon" not in str(data)
    assert boris.get("/api/account/export")["tables"][0]["host"] is False
    assert Person(pair[0].url).get("/api/account/export")["tables"] == []


def test_whoever_is_forgotten_leaves_their_moves_and_nothing_else(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, boris, name = Person(pair[0].url), Person(pair[1].url), name_for("Anna")
    anna.http.put("/api/me", json={"name": name})
    id = joined(anna, boris)
    play(anna, id, 0)
    said = {"id": "said", "seat": 0, "text": f"I am {name}."}
    assert anna.http.post(f"/api/tables/{id}/chat", json=said).status_code == 200
    register(anna, name)
    mail = f"{name.replace(' ', '')}@example.org"
    confirmed(anna, post, mail)
    anna.post("/api/me/tokens", {"name": f"{name}'s bot"}, 201)
    before, was = frame_of(boris, id, 1), anna.cookie
    assert forget(anna, "not the password") == 403
    assert anna.get("/api/me")["account"] == name
    assert forget(anna, PASSWORD) == 200
    assert anna.cookie != was and Person(pair[0].url, was).get("/api/me")["account"] is None
    engine = create_engine(plain(pair[0].database))
    database = MetaData()
    database.reflect(engine)
    with engine.connect() as connection:
        rows = [str(row) for table in database.tables.values() for row in connection.execute(select(table))]
    engine.dispose()
    assert [row for row in rows if name in row or mail in row] == []
    seats = until(
        lambda: (found := boris.get(f"/api/tables/{id}")["seats"])[0]["name"] != name and found, "the name"
    )
    assert seats[0]["name"] == "Former player A" and seats[1]["mine"]
    watch = boris.watch(f"{id}:1")
    hello = watch.next("hello")
    watch.close()
    assert hello["frame"]["number"] == before["number"], "all moves are there"
    assert [line["text"] for line in hello["chat"]] == ["…"]
    register(Person(pair[0].url), name)


def test_a_guest_is_forgotten_without_a_password(pair: tuple[Server, Server]) -> None:
    guest = Person(pair[0].url)
    id = guest.open_table("nuclear_war", "me", "random")["id"]
    was = guest.cookie
    assert forget(guest) == 200
    assert tables_of(Person(pair[0].url, was)) == {} == tables_of(guest)
    assert guest.get(f"/api/tables/{id}")["seats"][0]["mine"] is False


# -- without mail, and limits


def test_without_a_mail_server_accounts_work_by_name_and_password(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    try:
        anna, other = Person(server.url), Person(server.url)
        register(anna, "Anna")
        assert "mail" not in anna.get("/api/account")["offers"]
        refused = other.http.post("/api/account/links", json={"mail": "a@example.org", "purpose": "reset"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_now")
        sign_in(other, "anna")
    finally:
        server.stop()


def test_tries_are_limited_for_an_account_whoever_tries_and_whether_or_not_it_is_there(
    tmp_path: Path,
) -> None:
    server = Server(sqlite_url(tmp_path), 0.0, "--limits", "per_address=2,sign_ins=100,sign_ins_to=2")
    try:
        register(Person(server.url), "Anna")
        for name in ("Anna", "Nobody"):
            tried = [try_to_sign_in(Person(server.url), name, "not the password") for _ in range(5)]
            assert [answer.status_code for answer in tried] == [403] * 4 + [429]
        assert try_to_sign_in(Person(server.url), "ANNA").status_code == 429
    finally:
        server.stop()


def test_tries_are_limited_for_a_browser_and_for_its_address(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), 0.0, "--limits", "per_address=2,sign_ins=2,links=2")
    try:
        anna, boris, clara = (Person(server.url) for _ in range(3))
        for person, statuses in ((anna, [403, 403, 429]), (boris, [403, 403, 429]), (clara, [429])):
            names = [
                f"{person.cookie[:5]} {k}".replace("-", "x").replace("_", "x") for k in range(len(statuses))
            ]
            assert [try_to_sign_in(person, name).status_code for name in names] == statuses
    finally:
        server.stop()
