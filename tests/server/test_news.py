"""News by mail and webhooks, against a real SMTP server and a real HTTP receiver: to whom, when, what, and once."""

import asyncio
import email
import json
import re
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import create_engine, event, text

from detente.server.container import Services
from detente.server.limits import Limits
from detente.server.service.senders import Message, NotSent, Senders, fault_of, is_public
from detente.server.settings import Settings
from detente.server.store.models import AddressRow, now
from tests.server.databases import plain
from tests.server.postgres import Cluster
from tests.server.serving import Person, Server, free_port, in_a_loop, sqlite_url, until, wish
from tests.server.test_clocks import MAIL, bots_of, let_time_pass, timed_table
from tests.server.test_play import frame_of, offered

BERLIN = "Europe/Berlin"


class Post:
    """A mail server. refuses: whether it takes nothing."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self.controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return "550 no such mailbox"
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.controller.port}"

    def to(self, target: str, about: str = "") -> list[str]:
        """The texts of mails to somebody whose subject has these words."""
        return [
            mail.get_content().replace("\r\n", "\n")
            for mail in list(self.mails)
            if mail["To"] == target and about in mail["Subject"]
        ]


class Hooks:
    """A receiver of webhooks: path and body of what came."""

    def __init__(self) -> None:
        self.came: list[tuple[str, Any]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.came.append((self.path, json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *about: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.controller.stop()


@pytest.fixture(scope="module")
def hooks() -> Iterator[Hooks]:
    made = Hooks()
    yield made
    made.server.shutdown()


def served(database: str, post: Post) -> Server:
    more = (
        "--smtp",
        post.url,
        "--mail-from",
        "table@example.org",
        "--public-url",
        "https://play.example.org",
    )
    return Server(database, 0.0, *more, "--private-webhooks")


@pytest.fixture(scope="module")
def pair(cluster: Cluster, post: Post) -> Iterator[tuple[Server, Server]]:
    """Two processes that send news from the same database."""
    address = cluster.fresh()
    servers = (served(address, post), served(address, post))
    yield servers
    for server in servers:
        server.stop()


def by_mail(person: Person, *seats: str, game: str = "wsdv", **more: Any) -> dict[str, Any]:
    body = {"game": game, "seats": [wish(seat) for seat in seats], "time": MAIL | more}
    info: dict[str, Any] = person.post("/api/tables", body, 201)
    return info


def confirmed(person: Person, post: Post, target: str, language: str = "en") -> int:
    """A mail address of a person, after they have followed the link in the mail."""
    body = {"kind": "mail", "target": target, "zone": BERLIN}
    added = person.http.post("/api/me/addresses", json=body, params={"language": language}).json()
    assert added["confirmed"] is False
    (mail,) = until(lambda: post.to(target), "the request to confirm")
    (key,) = re.findall(r"https://play\.example\.org/news/(\S+)", mail)
    assert person.get(f"/api/news/{key}") == {"purpose": "confirm", "target": target, "confirmed": False}
    Person(str(person.http.base_url)).post(f"/api/news/{key}", {})
    return int(added["id"])


def ask_for(
    person: Person, table: str, seat: int, address: int, when: str = "always", pace: str = "at_once"
) -> None:
    body = {"address": address, "when": when, "pace": pace}
    assert person.http.put(f"/api/tables/{table}/seats/{seat}/news", json=body).status_code == 200


def two_players(pair: tuple[Server, Server]) -> tuple[Person, Person, str]:
    """Anna, who is to move first, and Boris at a table by mail."""
    anna, boris = Person(pair[0].url), Person(pair[1].url)
    info = by_mail(anna, "me", "friend")
    boris.post(f"/api/keys/{info['seats'][1]['invitation'].rsplit('/', 1)[1]}", {"name": "Boris"})
    return anna, boris, info["id"]


def move(person: Person, table: str, seat: int) -> None:
    frame = frame_of(person, table, seat)
    person.command(table, seat, frame["ask"], actions=offered(frame)[:1])


def waits_for(person: Person, table: str) -> list[int]:
    (line,) = (line for line in person.get("/api/me")["tables"] if line["id"] == table)
    return [wait["seat"] for wait in line["waits"]]


@pytest.mark.long
def test_a_mail_says_whose_turn_it_is_what_happened_and_opens_the_seat(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, boris, id = two_players(pair)
    address = confirmed(boris, post, "boris@example.org", "de")
    ask_for(boris, id, 1, address)
    while 1 not in waits_for(anna, id):
        move(anna, id, 0)
    (mail,) = until(lambda: post.to("boris@example.org", "Sie sind am Zug"), "the mail")
    assert "Boris, am Tisch „Wir sind das Volk!“ sind Sie am Zug." in mail
    assert "Seit Ihrem letzten Zug:\n– " in mail and "West" in mail
    assert re.search(r"Sie haben Zeit bis \d\d\.\d\d\.\d{4}, \d\d:\d\d \(CES?T\)\.", mail)
    (link,) = re.findall(r"https://play\.example\.org/seat/(\S+)", mail)
    assert Person(pair[0].url).get(f"/api/keys/{link}")["seat"] == 1
    threading.Event().wait(8)
    assert len(post.to("boris@example.org", "am Zug")) == 1, "two processes look, one sends, once"
    (stop,) = re.findall(
        r"Keine Nachrichten mehr an diese Adresse: https://play\.example\.org/news/(\S+)", mail
    )
    Person(pair[0].url).post(f"/api/news/{stop}", {})
    assert boris.http.delete(f"/api/me/addresses/{address}").status_code == 404, "it would be forgotten"
    for person, target in ((Person(pair[0].url), "Boris@Example.org"), (boris, "boris@example.org")):
        again = {"kind": "mail", "target": target, "zone": BERLIN}
        refused = person.http.post("/api/me/addresses", json=again, params={"language": "en"})
        assert (
            refused.json()["error"]["message"] == "The owner of this address wants no news from this server."
        )


@pytest.mark.long
def test_nothing_but_the_request_goes_to_an_address_that_is_not_confirmed(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna = Person(pair[0].url)
    id = by_mail(anna, "me", "me")["id"]
    body = {"kind": "mail", "target": "stranger@example.org", "zone": BERLIN}
    address = anna.post("/api/me/addresses", body, 201)["id"]
    for seat in (0, 1):
        ask_for(anna, id, seat, address)
    anna.post("/api/me/addresses", body, 201)
    threading.Event().wait(8)
    assert len(post.to("stranger@example.org")) == 1


def test_one_mail_address_gets_few_requests_whoever_asks(cluster: Cluster, post: Post) -> None:
    """Nobody can fill a stranger's mailbox with new cookies, or by entering and removing the address again and again."""
    more = ("--smtp", post.url, "--mail-from", "t@example.org", "--public-url", "https://play.example.org")
    server = Server(cluster.fresh(), 0.0, *more, "--limits", "per_address=2,addresses=100")
    try:
        answers = []
        for target in ("few@example.org", "Few@example.org", "few@Example.org"):
            person = Person(server.url)
            body = {"kind": "mail", "target": target, "zone": BERLIN}
            answers.append(person.http.post("/api/me/addresses", json=body, params={"language": "en"}))
            if answers[-1].status_code == 201:
                person.http.delete(f"/api/me/addresses/{answers[-1].json()['id']}")
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert "2 a day are allowed here" in answers[-1].json()["error"]["message"]
        assert sum(mail["To"].lower() == "few@example.org" for mail in post.mails) == 2
    finally:
        server.stop()


@pytest.mark.long
def test_whoever_lost_a_seat_to_the_clock_is_told_and_reminded_before(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, boris, id = two_players(pair)
    ask_for(anna, id, 0, confirmed(anna, post, "anna@example.org"))
    let_time_pass(pair[0].database, id, seconds=-3600)
    until(lambda: post.to("anna@example.org", "Time is running out"), "the reminder")
    let_time_pass(pair[0].database, id, seconds=1)
    until(lambda: bots_of(anna, id) == 1, "the bot")
    (mail,) = until(lambda: post.to("anna@example.org", "A bot plays on for you"), "the news")
    (link,) = re.findall(r"https://play\.example\.org/seat/(\S+)", mail)
    found = anna.get(f"/api/keys/{link}")
    assert found["back"] and not found["taken"]


@pytest.mark.long
def test_a_webhook_shows_what_spectators_see_and_gives_no_seat_away(
    pair: tuple[Server, Server], hooks: Hooks
) -> None:
    anna, _, id = two_players(pair)
    for kind in ("discord", "slack"):
        target = f"{hooks.url}/{kind}/secret"
        added = anna.post("/api/me/addresses", {"kind": kind, "target": target, "zone": BERLIN}, 201)
        assert "secret" not in json.dumps(anna.get(f"/api/tables/{id}/seats/0/news")) or len(target) <= 40
        ask_for(anna, id, 0, added["id"])
    came = until(lambda: len(hooks.came) >= 2 and dict(hooks.came), "both webhooks")
    assert came["/discord/secret"]["allowed_mentions"] == {"parse": []}
    for said in (came["/discord/secret"]["content"], came["/slack/secret"]["text"]):
        assert f"https://play.example.org/table/{id}?seat=0" in said
        assert "/seat/" not in said


@pytest.mark.long
def test_what_did_not_arrive_is_shown_to_the_player_and_sent_later(
    pair: tuple[Server, Server], post: Post
) -> None:
    anna, _, id = two_players(pair)
    address = confirmed(anna, post, "full@example.org")
    post.refuses = True
    ask_for(anna, id, 0, address)
    failure = until(lambda: failure_of(anna, id), "the failure")
    assert "no such mailbox" in failure
    post.refuses = False
    engine = create_engine(plain(pair[0].database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE deliveries SET due = now() WHERE state = 'waiting'"))
    engine.dispose()
    until(lambda: post.to("full@example.org", "Your turn"), "the second attempt")
    until(lambda: failure_of(anna, id) is None, "the failure to be forgotten")


def failure_of(person: Person, table: str) -> Any:
    (address,) = person.get(f"/api/tables/{table}/seats/0/news")["addresses"]
    return address["failure"]


@pytest.mark.long
def test_who_is_at_the_table_is_not_told(pair: tuple[Server, Server], post: Post) -> None:
    anna, boris, id = two_players(pair)
    ask_for(anna, id, 0, confirmed(anna, post, "here@example.org"), "away")
    watch = Person(pair[1].url, anna.cookie).watch(f"{id}:0")
    watch.next("hello")
    engine = create_engine(plain(pair[0].database))
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE tables SET updated = now() - interval '1 hour' WHERE id = :id"), {"id": id}
        )
    engine.dispose()
    threading.Event().wait(8)
    assert post.to("here@example.org", "Your turn") == []
    watch.close()
    until(lambda: post.to("here@example.org", "Your turn"), "the mail once she is gone")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"kind": "mail", "target": "nobody"}, "This is not an email address"),
        ({"kind": "mail", "target": "a@b.c\nBcc: d@e.f"}, "This is not an email address"),
        ({"kind": "discord", "target": "ftp://example.org/x"}, "This is not the address of a webhook"),
        ({"kind": "mail", "target": "a@b.org", "zone": "Moon/Tranquility"}, "There is no such time zone"),
        ({"kind": "pigeon", "target": "a@b.org"}, "“kind” that is one of mail, discord, slack, push"),
    ],
)
def test_wrong_addresses_are_refused_in_words(
    pair: tuple[Server, Server], body: dict[str, Any], message: str
) -> None:
    refused = Person(pair[0].url).http.post("/api/me/addresses?language=en", json=body)
    assert refused.status_code == 400 and message in refused.json()["error"]["message"]


def test_news_are_each_visitors_own(pair: tuple[Server, Server], hooks: Hooks) -> None:
    anna, boris, id = two_players(pair)
    hook = {"kind": "discord", "target": f"{hooks.url}/own", "zone": BERLIN}
    address = anna.post("/api/me/addresses", hook, 201)["id"]
    body = {"address": address, "when": "always"}
    assert boris.http.put(f"/api/tables/{id}/seats/1/news", json=body).status_code == 404
    assert boris.http.get(f"/api/tables/{id}/seats/0/news").status_code == 403
    assert boris.http.delete(f"/api/me/addresses/{address}").status_code == 404
    assert anna.http.delete(f"/api/me/addresses/{address}").status_code == 200
    assert anna.get(f"/api/tables/{id}/seats/0/news")["addresses"] == []


def test_a_server_that_reaches_nobody_offers_nothing(server: Server, anna: Person) -> None:
    id = anna.open_table("isles", "me", "random")["id"]
    assert anna.get(f"/api/tables/{id}/seats/0/news") == {"offers": [], "addresses": [], "push_key": None}
    refused = anna.http.post("/api/me/addresses", json={"kind": "mail", "target": "a@b.org"})
    assert refused.json()["error"]["code"] == "not_now"


# -- webhooks reach public addresses only


@pytest.mark.parametrize(
    "address",
    ["64:ff9b::a00:1", "64:ff9b::7f00:1", "127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::"],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses() -> None:
    assert is_public("1.1.1.1") and is_public("2606:4700:4700::1111")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1"])
def test_a_webhook_cannot_reach_this_machine(hooks: Hooks, host: str) -> None:
    target = f"https://{host}:{hooks.server.server_port}/inside"
    senders = Senders(Settings("x", public_url="https://play.example.org"))
    assert not fault_of("discord", target)

    async def send() -> None:
        from detente.server.service.senders import Message

        with pytest.raises(NotSent):
            await senders.send("discord", target, Message("s", "t", "k"))
        with pytest.raises(NotSent, match="https"):
            await senders.send("slack", target.replace("https", "http"), Message("s", "t", "k"))

    in_a_loop(send())
    assert not any(path == "/inside" for path, _ in hooks.came)


async def served_alone(address: str, post: Post) -> Services:
    """The services of a server that looks for news only when told to."""
    settings = Settings(
        address, limits=Limits({}), smtp=post.url, mail_from="t@example.org",
        public_url="https://play.example.org",
    )  # fmt: skip
    services = Services(settings)
    await services.start()
    await services.newsroom.stop()
    return services


async def look(services: Services, at: datetime) -> None:
    """Let a server look for news, and send what it finds."""
    await services.newsroom.look(at)
    await asyncio.gather(*services.newsroom.sending)


async def address_of(services: Services, visitor: int, target: str, at: datetime | None) -> AddressRow:
    """An address, confirmed at this time."""
    wanted = AddressRow(visitor=visitor, kind="mail", target=target, language="en", zone=BERLIN, confirmed=at, at=at or now())  # fmt: skip
    row = await services.news.add_address(wanted)
    assert row is not None
    return row


def test_what_cannot_be_sent_is_given_up_and_holds_nothing_else_up(tmp_path: Path, post: Post) -> None:
    """A fault of ours in one message: the others are sent all the same, and it is not tried for ever."""

    async def play() -> None:
        services = await served_alone(sqlite_url(tmp_path), post)
        try:
            await timed_table(services)
            for target in ("fault@example.org", "fine@example.org"):
                row = await address_of(services, 1, target, None)
                await services.news.begin(row.id, "confirm", now() - timedelta(hours=1))
            send = services.senders.send

            async def with_fault(kind: str, target: str, message: Message, keys: Any) -> None:
                if target.startswith("fault"):
                    raise RuntimeError("a fault")
                await send(kind, target, message, keys)

            services.senders.send = with_fault  # type: ignore[method-assign]
            await look(services, now())
            assert len(post.to("fine@example.org")) == 1
            for hours in range(1, 6):
                await look(services, now() + timedelta(hours=2 * hours))
            assert await services.news.take_due(now() + timedelta(days=1)) is None
            failures = {row.target: row.failure for row in await services.news.addresses(1)}
            assert failures == {"fault@example.org": "failed: ", "fine@example.org": None}
        finally:
            await services.stop()

    in_a_loop(play())


def test_a_receiver_that_is_slow_holds_up_nobody_elses_news(tmp_path: Path, post: Post) -> None:
    """However many messages hang at one address, the next look sends those to all others at once, and nothing twice."""

    async def play() -> None:
        services = await served_alone(sqlite_url(tmp_path), post)
        try:
            await timed_table(services)
            slow = await address_of(services, 1, "slow@example.org", None)
            for number in range(30):
                await services.news.begin(slow.id, f"number {number}", now() - timedelta(hours=1))
            hung: list[str] = []
            go_on = asyncio.Event()

            async def written(address: AddressRow, key: str, at: datetime) -> Message:
                return Message(key, key, key)

            async def slowly(kind: str, target: str, message: Message, keys: Any) -> None:
                if target.startswith("slow"):
                    hung.append(message.key)
                    await go_on.wait()

            services.newsroom._written = written  # type: ignore[method-assign, assignment]
            services.senders.send = slowly  # type: ignore[method-assign]
            await services.newsroom.look(now())
            fine = await address_of(services, 1, "fine@example.org", None)
            await services.news.begin(fine.id, "number 0", now() - timedelta(hours=1))
            await asyncio.wait_for(services.newsroom.look(now()), 30)
            done, under_way = await asyncio.wait(services.newsroom.sending, timeout=1)
            assert len(hung) == len(under_way) == 4, "no more at once to one address"
            assert await services.news.take_due(now(), [slow.id]) is None, "the other message is on its way"
            go_on.set()
            while services.newsroom.sending:
                await look(services, now())
            assert sorted(hung) == sorted(f"number {number}" for number in range(30))
        finally:
            await services.stop()

    in_a_loop(play())


def test_a_process_takes_one_message_at_a_time(tmp_path: Path, post: Post) -> None:
    """With several, the lease of the last would end before it is sent, and another process would send it too."""

    async def play() -> None:
        services = await served_alone(sqlite_url(tmp_path), post)
        try:
            await timed_table(services)
            rows = [await address_of(services, 1, f"{number}@example.org", None) for number in range(2)]
            for row in rows:
                await services.news.begin(row.id, "confirm", now() - timedelta(hours=1))
            taken = [await services.news.take_due(now()) for _ in range(3)]
            assert taken == [*((row.id, "confirm", 2) for row in rows), None]
        finally:
            await services.stop()

    in_a_loop(play())


def test_who_ends_news_ends_them_for_all_that_entered_the_address(tmp_path: Path, post: Post) -> None:
    async def play() -> None:
        services = await served_alone(sqlite_url(tmp_path), post)
        try:
            await timed_table(services)
            other = (await services.store.register_visitor("b" * 43, "Boris")).id
            first = await address_of(services, 1, "anna@example.org", now())
            second = await address_of(services, other, "Anna@example.org", now())
            await services.news.stop(first, now())
            stopped = await services.news.address(second.id)
            assert stopped is not None and stopped.confirmed is None
            await services.news.confirm(first, now())
            assert not await services.news.refused("mail", "anna@example.org")
        finally:
            await services.stop()

    in_a_loop(play())


def test_a_digest_is_one_message_a_day(tmp_path: Path, post: Post) -> None:
    """All tables at which somebody is to move, after eight in the morning where they live, once."""

    async def play() -> None:
        services = await served_alone(sqlite_url(tmp_path), post)
        try:
            tables = [await timed_table(services) for _ in range(2)]
            at = datetime(2030, 1, 1, 6, 30, tzinfo=UTC)
            address = await address_of(services, 1, "daily@example.org", at)
            for _, holder in tables:
                await services.news.subscribe(holder, address.id, "always", "daily")
            await look(services, at)
            assert post.to("daily@example.org") == []
            for hour in (7, 9, 22):
                await asyncio.gather(*(look(services, at.replace(hour=hour)) for _ in range(2)))
            (mail,) = post.to("daily@example.org")
            assert mail.count("https://play.example.org/seat/") == 2
            await look(services, at.replace(day=2, hour=9))
            assert len(post.to("daily@example.org")) == 2
        finally:
            await services.stop()

    in_a_loop(play())


NEWS_ROWS = ("subscriptions", "entries", "deliveries")
"""What a look at news asks for, and no other watch of the server."""


@pytest.mark.long
def test_a_look_asks_the_database_as_often_however_many_want_news(tmp_path: Path, post: Post) -> None:
    async def play() -> None:
        services = await served_alone(sqlite_url(tmp_path), post)
        asked: list[str] = []
        event.listen(
            services.store.engine.sync_engine,
            "before_cursor_execute",
            lambda connection, cursor, statement, *rest: asked.append(statement),
        )
        try:
            counts, targets = [], []
            for tables in (1, 8):
                for _ in range(tables):
                    _, holder = await timed_table(services)
                    targets.append(f"table-{len(targets)}@example.org")
                    address = await address_of(services, 1, targets[-1], now())
                    await services.news.subscribe(holder, address.id, "always", "at_once")
                await look(services, now())
                asked.clear()
                await look(services, now())
                counts.append(sum(any(name in one for name in NEWS_ROWS) for one in asked))
            assert counts[0] == counts[1] > 0
            assert [len(post.to(target)) for target in targets] == [1] * 9
        finally:
            await services.stop()

    in_a_loop(play())
