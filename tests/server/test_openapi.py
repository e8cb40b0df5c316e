"""The OpenAPI document says what the server answers: schemathesis asks every operation about real tables, and compares."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from schemathesis import APIOperation, Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import create_engine, text

import detente
from detente.server.keys import NewsKeys, fresh_token, hashed
from detente.server.store.models import now
from tests.server.databases import plain, tables_at
from tests.server.serving import Person, Server, free_port, sqlite_url, until, wish
from tests.server.test_play import frame_of, offered
from tests.server.test_programs import token_of

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
STREAM = "/api/stream"
GAME = "isles"
CARDS = "twoplustwo"
"""A game that takes a file of cards."""
FORESEEN = "nuclear_war"
"""A game with questions that may be answered beforehand."""
ORDER = {"question": "intercept", "actions": ["decline"]}
ACCOUNT = {"name": "Clara", "password": "correct horse battery"}
ABOUT_PEOPLE = ("/api/people/", "/api/friends/", "/api/blocked/")
EXAMPLES = 4
EXAMPLES_LONG = 80
OWN_EVERY = 5
"""One case of this many, the second, is sent as schemathesis has made it up."""


@dataclass
class World:
    """A server with tables in every state, and what its paths and bodies can be filled with."""

    server: Server
    anna: Person
    boris: Person
    running: str = ""
    waiting: str = ""
    over: str = ""
    mail: str = ""
    tokens: list[int] = field(default_factory=list)
    addresses: list[int] = field(default_factory=list)
    secret: str = ""
    board: str = ""
    tournament: str = ""
    absent: str = ""

    @property
    def keys(self) -> list[str]:
        """Links of seats: Anna's own, and invitations; to another table, if this one has begun."""
        table = self.anna.get(f"/api/tables/{self.waiting}")
        if table["status"] != "waiting":
            table = self.anna.open_table(GAME, "me", "friend", "friend")
            self.waiting = table["id"]
        waiting = table["seats"]
        return [
            seat[name].rsplit("/", 1)[1]
            for seat in waiting
            for name in ("link", "invitation")
            if name in seat
        ]

    def news_key(self) -> str:
        """A link from the news of one of Anna's addresses; of a new one, if that was removed."""
        key = NewsKeys(self.secret).make("confirm", self.addresses[0])
        if self.anna.http.get(f"/api/news/{key}").status_code == 404:
            self.addresses[0] = add_address(self.anna, str(self.addresses))
            return self.news_key()
        return key

    def order(self) -> int:
        """A standing order of Anna's at the table from which she is absent; a new one, if that was withdrawn."""
        path = f"/api/tables/{self.absent}/seats/0/standing"
        kept = self.anna.get(path)["orders"] or self.anna.post(path, ORDER, 201)["orders"]
        return int(kept[0]["id"])

    def mail_link(self) -> str:
        """The token of a link that signs in to the account of the world."""
        token = fresh_token()
        link = {"hash": hashed(token), "expires": now() + timedelta(minutes=5)}
        engine = create_engine(plain(self.server.database))
        with engine.begin() as connection:
            connection.execute(
                text(
                    "INSERT INTO mail_links SELECT :hash, visitor, 'sign-in', :expires FROM accounts WHERE name = 'Clara'"
                ),
                link,
            )
        engine.dispose()
        return token

    def who_asks(self, operation: APIOperation) -> Person:
        """Anna; of accounts, a guest whose cookie nobody needs afterwards."""
        return Person(self.server.url) if operation.path.startswith("/api/account") else self.anna

    def ask(self) -> int:
        """The question that stands for Anna at the running table; at another one, if her seat was given away."""
        if not self.anna.get(f"/api/tables/{self.running}")["seats"][0]["mine"]:
            self.running = self.anna.open_table(GAME, "me", "screen Zoe")["id"]
        return int(frame_of(self.anna, self.running, 0)["ask"])


def timed(person: Person, *seats: str) -> str:
    """A table by mail, whose seats may be away."""
    body = {
        "game": GAME,
        "seats": [wish(seat) for seat in seats],
        "time": {"kind": "mail", "days": 3, "leave": 9},
    }
    return str(person.post("/api/tables", body, 201)["id"])


def finished(person: Person) -> str:
    """A table at which a person has played to the end."""
    table = str(person.open_table(GAME, "me", "random")["id"])
    watch = person.watch(f"{table}:0")
    frame = watch.next("hello")["frame"]
    scene = frame["scene"]
    while not scene["over"]:
        if scene["offers"]:
            body = {
                "id": str(frame["number"]),
                "ask": frame["ask"],
                "actions": [scene["offers"][0]["action"]],
            }
            answer = person.http.post(f"/api/tables/{table}/seats/0/commands", json=body)
            assert answer.status_code in (200, 409), (
                answer.text
            )  # 409: the bot was faster, and a frame is coming
        frame = watch.next("frame")["frame"]
        scene |= frame["patch"]
    watch.close()
    return table


def add_address(person: Person, name: str) -> int:
    body = {"kind": "discord", "target": f"https://hooks.invalid/{name}"}
    return int(person.post("/api/me/addresses", body, 201)["id"])


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    database = sqlite_url(tmp_path)
    mail = ("--smtp", f"smtp://127.0.0.1:{free_port()}", "--mail-from", "table@example.org")
    server = Server(database, 0.0, "--public-url", "http://127.0.0.1", *mail)
    anna, boris = Person(server.url), Person(server.url)
    made = World(server, anna, boris)
    made.over = finished(anna)
    made.running = anna.open_table(GAME, "me", "screen Zoe")["id"]
    made.waiting = anna.open_table(GAME, "me", "friend", "friend")["id"]
    made.mail = timed(anna, "me", "screen Zoe")
    seats = [wish("me"), wish("screen Zoe")]
    made.absent = anna.post("/api/tables", {"game": FORESEEN, "seats": seats}, 201)["id"]
    made.tokens = [token_of(anna)["id"] for _ in range(3)]
    made.addresses = [add_address(anna, str(k)) for k in range(3)]
    made.secret = tables_at(database)["secrets"]["rows"][0][1]
    made.board = anna.get(f"/api/tables/{made.over}")["board"].removesuffix(".svg")
    clara = Person(server.url)
    clara.post("/api/account", ACCOUNT, 201)
    cup = {"name": "League", "game": GAME, "kind": "round-robin"}
    made.tournament = clara.post("/api/tournaments", cup, 201)["id"]
    yield made
    server.stop()


@pytest.fixture
def operations(world: World) -> dict[str, APIOperation]:
    schema = schemathesis.openapi.from_url(f"{world.server.url}/openapi.json")
    return {found.ok().label: found.ok() for found in schema.get_all_operations()}


def test_every_operation_says_what_it_answers_and_how_it_refuses(world: World) -> None:
    document = httpx.get(f"{world.server.url}/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            contents = [
                content["schema"] for status, answer in answers.items() if status < "400"
                for content in answer["content"].values()
            ]  # fmt: skip
            assert contents and all(contents), f"{method} {path} does not say what it answers"
            assert {"400", "403", "404", "409", "429", "500", "503"} <= answers.keys()
            assert "422" not in answers
    references = set(
        re.findall(r'"#/components/schemas/([^"]+)"', httpx.get(f"{world.server.url}/openapi.json").text)
    )
    assert references <= document["components"]["schemas"].keys()


def sent(operation: APIOperation, person: Person, **parts: Any) -> httpx.Response:
    """Send a request that must be carried out, and hold its answer against the document."""
    case = operation.Case(**parts)
    answer = call(case, person)
    assert answer.status_code < 300, (operation.label, answer.text)
    return answer


def call(case: Case, person: Person) -> Any:
    """The answer to a case, compared with what the document says of it."""
    answer = case.call(
        cookies={"detente": person.cookie}, headers={"Content-Type": "application/json"}, timeout=60
    )
    case.validate_response(answer, checks=CHECKS)
    return answer


@pytest.mark.long
def test_every_operation_is_carried_out_with_real_ids(
    world: World, operations: dict[str, APIOperation]
) -> None:
    anna, boris = world.anna, world.boris
    done: set[str] = set()

    def do(label: str, who: Person = anna, body: Any = None, **path: Any) -> Any:
        done.add(label)
        parts = {"path_parameters": path} if path else {}
        if body is not None:
            parts |= {"body": body, "media_type": "application/json"}
        return sent(operations[label], who, **parts)

    at = {"table": world.running, "seat": "0"}
    tables = "/api/tables/{table}"
    seat = tables + "/seats/{seat}"
    do("GET /healthz")
    do("GET /readyz")
    do("GET /api/me")
    do("PUT /api/me", body={"name": "Anna"})
    do("GET /api/games")
    do("GET /api/games/{game}/options/{name}/sample", game=CARDS, name=own_option())
    for game in detente.games():
        do("GET /api/games/{game}/rules", game=game)
        info = do(
            "POST /api/tables",
            body={"game": game, "seats": [wish("me"), *[wish("random")] * (least(game) - 1)]},
        )
        opened = {"table": info.json()["id"], "seat": "0"}
        do(f"GET {seat}/frames", **opened)
        do(f"GET {seat}/frames/{{number}}", number=0, **opened)
        do(f"GET {seat}/chart", **opened)
        if info.json()["guide"]:
            do("GET /api/games/{game}/guide", game=game)
            do("GET /api/games/{game}/start", game=game)
            do("POST /api/games/{game}/guide", game=game)
    do("GET /api/games/{game}/{board}.svg", game=GAME, board=world.board)
    do(f"GET {tables}", table=world.over)
    do(f"GET {tables}/record", table=world.over)
    do(f"POST {tables}/rematch", table=world.over)
    do(f"GET {seat}/ending", table=world.over, seat="0")
    until(lambda: do(f"POST {seat}/analysis", table=world.over, seat="0").json()["analysis"], "an analysis")
    do(f"GET {seat}/research", **at)
    do(f"PUT {seat}/research", body={"agrees": True}, **at)
    do(f"PUT {seat}/leave", body={"days": 1}, table=world.mail, seat="0")
    do(f"PUT {seat}/holder", body={"kind": "bot", "bot": "random"}, table=world.waiting, seat="2")
    do(f"POST {tables}/chat", body={"id": "said", "seat": 0, "text": "Hello"}, table=world.running)
    ask = world.ask()
    do(f"POST {seat}/hint", body={"ask": ask}, **at)
    do(f"POST {seat}/orders", body={"ask": ask, "text": "a"}, **at)
    do(f"POST {seat}/reasons", body={"ask": ask, "on": "hand"}, **at)
    action = offered(frame_of(anna, world.running, 0))[0]
    do(f"POST {seat}/commands", body={"id": "first", "ask": ask, "actions": [action]}, **at)
    invitation = next(key for key in world.keys if anna.get(f"/api/keys/{key}")["kind"] == "invitation")
    do("GET /api/keys/{key}", key=invitation)
    do("POST /api/keys/{key}", boris, body={"name": "Boris"}, key=invitation)
    room = anna.post(
        "/api/tables",
        {
            "game": GAME,
            "seats": [wish("me"), wish("friend")],
            "access": "open",
            "time": {"kind": "live", "bank": 3600},
        },
        201,
    )
    do("GET /api/openings")
    do(f"PUT {tables}/access", body={"access": "open"}, table=room["id"])
    do(f"GET {tables}/people", table=room["id"])
    do(f"POST {tables}/join", boris, body={"seat": 1}, table=room["id"])
    do(f"PUT {seat}/notes", table=room["id"], seat="0", body={"text": "A plan."})
    do(f"GET {seat}/notes", table=room["id"], seat="0")
    do(f"GET {seat}/standing", table=world.absent, seat="0")
    do(f"POST {seat}/standing", body=ORDER, table=world.absent, seat="0")
    do(f"DELETE {seat}/standing/{{id}}", table=world.absent, seat="0", id=world.order())
    do(f"PUT {seat}/ready", table=room["id"], seat="0", body={})
    do(f"POST {seat}/proposals", body={"kind": "abandon"}, table=room["id"], seat="0")
    do(
        f"PUT {seat}/proposals/{{number}}",
        boris,
        body={"agrees": True},
        table=room["id"],
        seat="1",
        number=1,
    )
    do(f"GET {seat}/news", **at)
    do(f"PUT {seat}/news", body={"address": world.addresses[0], "when": "always", "pace": "daily"}, **at)
    do("POST /api/me/addresses", body={"kind": "slack", "target": "https://hooks.invalid/slack"})
    do(f"GET {seat}/next", **at)
    do("POST /api/me/tokens", body={"name": "my bot"})
    tokens = do("GET /api/me/tokens").json()
    do("DELETE /api/me/tokens/{id}", id=tokens[0]["id"])
    do("GET /api/news/{key}", key=world.news_key())
    do("POST /api/news/{key}", key=world.news_key())
    do("DELETE /api/me/addresses/{id}", id=world.addresses.pop())
    account = "/api/account"
    new = ACCOUNT | {"name": "Dora"}
    dora, phone = Person(world.server.url), Person(world.server.url)
    dora = known_by(world, do(f"POST {account}", dora, body=new))
    phone = known_by(world, do(f"POST {account}/session", phone, body=new))
    (other,) = (each["id"] for each in do(f"GET {account}", dora).json()["sessions"] if not each["here"])
    do(f"PUT {account}/password", dora, body={"old": new["password"], "new": new["password"] * 2})
    do(f"DELETE {account}/sessions/{{id}}", dora, id=other)
    do(f"DELETE {account}/sessions", dora)
    do(f"GET {account}/export", dora)
    do("GET /api/people/{name}", name="Dora")
    befriend(world, do, dora)
    play_tournament(world, do, dora)
    do(f"DELETE {account}/session", dora)
    do(f"POST {account}/links", phone, body={"mail": "nobody@example.org", "purpose": "reset"})
    phone = known_by(world, do(f"POST {account}/links/use", phone, body={"token": world.mail_link()}))
    erna = known_by(world, do(f"POST {account}", Person(world.server.url), body=new | {"name": "Erna"}))
    do(f"DELETE {account}", erna, body={"password": new["password"]})
    with httpx.stream(
        "GET",
        f"{world.server.url}{STREAM}",
        params={"watch": f"{world.over}:-"},
        cookies={"detente": anna.cookie},
    ) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        done.add(f"GET {STREAM}")
    assert operations.keys() - done == set(), "operations that this test does not carry out"


def befriend(world: World, do: Callable[..., Any], dora: Person) -> None:
    """Clara is asked, blocked, asked again and agrees, and is invited to a seat."""
    clara = Person(world.server.url)
    clara.post("/api/account/session", ACCOUNT)
    for label in ("PUT /api/friends/{name}", "PUT /api/blocked/{name}", "DELETE /api/blocked/{name}"):
        do(label, dora, name="Clara")
    for label in ("DELETE /api/friends/{name}", "PUT /api/friends/{name}"):
        do(label, dora, name="Clara")
    do("PUT /api/friends/{name}", clara, name="Dora")
    do("GET /api/friends", dora)
    table = dora.open_table(GAME, "me", "friend")["id"]
    for method in ("PUT", "DELETE"):
        do(
            f"{method} /api/tables/{{table}}/seats/{{seat}}/invited/{{name}}",
            dora,
            table=table,
            seat=1,
            name="Clara",
        )


def play_tournament(world: World, do: Callable[..., Any], dora: Person) -> None:
    """A tournament is announced, entered, begun and left."""
    clara = Person(world.server.url)
    clara.post("/api/account/session", ACCOUNT)
    cup = {
        "name": "Cup",
        "game": GAME,
        "options": {"seats": 2},
        "kind": "swiss",
        "fill": "random",
        "rounds": 1,
    }
    id = do("POST /api/tournaments", dora, body=cup).json()["id"]
    do("PUT /api/tournaments/{id}/entry", clara, id=id)
    do("POST /api/tournaments/{id}/start", dora, id=id)
    do("DELETE /api/tournaments/{id}/entry", clara, id=id)
    do("GET /api/tournaments/{id}", id=id)
    called_off = do("POST /api/tournaments", dora, body=cup).json()["id"]
    do("DELETE /api/tournaments/{id}", dora, id=called_off)
    do("GET /api/tournaments")


def known_by(world: World, answer: Any) -> Person:
    """The browser that got another cookie with an answer."""
    (cookie,) = answer.headers["set-cookie"]
    return Person(world.server.url, cookie.removeprefix("detente=").partition(";")[0])


def own_option() -> str:
    """The option that takes a content."""
    return next(option.name for option in detente.game(CARDS).options if option.own is not None)


def least(game: str) -> int:
    """The smallest number of seats of a game."""
    return int(min(next(option.values for option in detente.game(game).options if option.name == "seats")))


# -- what schemathesis makes up, about real tables


def filled(case: Case, world: World, chance: random.Random) -> None:
    """Put real ids in the place of those that schemathesis has made up."""
    tables = [world.running, world.running, world.over, world.waiting, world.mail]
    real: dict[str, list[Any]] = {
        "table": tables, "seat": ["0"], "game": detente.games(), "key": world.keys, "id": world.addresses[1:],
        "number": [0, 1], "board": [world.board, "board"], "name": [own_option()],
    }  # fmt: skip
    if "/api/news/" in case.path:
        real["key"] = [world.news_key()]
    if "/standing" in case.path:
        real["table"] = [world.absent]
    if "/standing/" in case.path:
        real["id"] = [world.order()]
    if "/tokens/" in case.path:
        real["id"] = world.tokens
    if "board" in case.path_parameters:
        real["game"] = [GAME]
    if "name" in case.path_parameters:
        real["game"] = [CARDS]
    if case.path.startswith(ABOUT_PEOPLE) or "/invited/" in case.path:
        real["name"] = [ACCOUNT["name"]]
    if "/tournaments/" in case.path:
        real["id"] = [world.tournament]
    if "wait" in case.query:
        case.query["wait"] = 0
    for name in case.path_parameters:
        case.path_parameters[name] = chance.choice(real[name])
    if not isinstance(case.body, dict):
        return
    body: dict[str, list[Any]] = {
        "ask": [world.ask()], "game": [GAME], "address": world.addresses, "seat": [0], "text": ["a", "end"],
        "seats": [[wish("me"), wish("random")]],
    }  # fmt: skip
    if "token" in case.body:
        body |= {"token": [world.mail_link()], "password": [None]}
    for name in case.body.keys() & body.keys():
        case.body[name] = chance.choice(body[name])


def fuzz(operation: APIOperation, world: World, examples: int) -> Counter[int]:
    """How often an operation answered with which status."""
    met: Counter[int] = Counter()
    chance = random.Random(operation.label)

    @seed(1)
    @settings(
        max_examples=examples, deadline=None, database=None, derandomize=False, verbosity=Verbosity.quiet,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def ask(case: Case) -> None:
        if met.total() % OWN_EVERY != 1:
            filled(case, world, chance)
        met[call(case, world.who_asks(operation)).status_code] += 1

    ask()
    return met


def fuzz_all(world: World, operations: dict[str, APIOperation], examples: int) -> None:
    """Most answers are about something that is there, and none is an error of the server."""
    met: Counter[int] = Counter()
    for label, operation in operations.items():
        if operation.path == STREAM:
            continue
        found = fuzz(operation, world, examples)
        assert set(found) != {404}, f"{label} was asked about nothing that is there"
        met += found
    assert met[404] < met.total() / 2, met
    assert not [status for status in met if status >= 500], met


@pytest.mark.long
def test_what_is_made_up_is_answered_as_the_document_says(
    world: World, operations: dict[str, APIOperation]
) -> None:
    fuzz_all(world, operations, EXAMPLES)


@pytest.mark.long
def test_much_that_is_made_up_is_answered_as_the_document_says(
    world: World, operations: dict[str, APIOperation]
) -> None:
    fuzz_all(world, operations, EXAMPLES_LONG)
