"""News in browsers (Web Push): a real server sends to a real push service, which decrypts with the keys of a browser."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from detente.server.service.browser_push import decoded, encoded, fault_of_keys
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_play import GAME, frame_of, offered

AUTH = bytes(range(16))


class PushService:
    """The push service of a browser's maker. status: with which it answers. came: headers and body of what came."""

    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.status = 201
        self.came: list[tuple[dict[str, str], bytes, str]] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.came.append((dict(self.headers.items()), body, self.path))
                self.send_response(outer.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *about: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def keys(self) -> dict[str, str]:
        point = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(AUTH)}

    def read(self, body: bytes) -> dict[str, str]:
        """What a browser with these keys reads."""
        content = http_ece.decrypt(body, private_key=self.secret, auth_secret=AUTH)
        found: dict[str, str] = json.loads(content)
        return found


@pytest.fixture
def push() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()


def served(folder: Path) -> Server:
    return Server(sqlite_url(folder), 0.0, "--public-url", "https://play.example.org", "--private-webhooks")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = served(tmp_path_factory.mktemp("push"))
    yield serving
    serving.stop()


def claims(authorization: str, key: str) -> dict[str, Any]:
    """What the header says, if its signature is that of this key. InvalidSignature otherwise."""
    kind, _, values = authorization.partition(" ")
    assert kind == "vapid"
    named = dict(part.strip().split("=", 1) for part in values.split(","))
    assert named["k"].rstrip("=") == key
    signed, _, signature = named["t"].rpartition(".")
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decoded(signed.split(".")[1]))
    return found


def table_of(anna: Person, boris: Person) -> str:
    """A table at which both sit."""
    info = anna.open_table(GAME, "me", "friend")
    invitation = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    boris.post(f"/api/keys/{invitation}", {"name": "Boris"})
    return str(info["id"])


def subscribe(person: Person, push: PushService, table: str, seat: int, where: str = "/send/1") -> int:
    """Let a browser show news of a seat; the id of its address."""
    body = {"kind": "push", "target": f"{push.origin}{where}", "keys": push.keys, "zone": "Europe/Berlin"}
    id = int(person.post("/api/me/addresses", body, 201)["id"])
    wish = {"address": id, "when": "always"}
    assert person.http.put(f"/api/tables/{table}/seats/{seat}/news", json=wish).status_code == 200
    return id


@pytest.mark.long
def test_a_browser_is_told_when_it_is_its_turn_and_nobody_on_the_way_can_read_it(
    server: Server, push: PushService
) -> None:
    anna, boris = Person(server.url), Person(server.url)
    table = table_of(anna, boris)
    key = boris.get(f"/api/tables/{table}/seats/1/news")["push_key"]
    subscribe(boris, push, table, 1)
    frame = frame_of(anna, table, 0)
    if frame["scene"]["offers"]:
        anna.command(table, 0, frame["ask"], actions=[frame["scene"]["offers"][0]["action"]])
    headers, body, path = until(lambda: push.came and push.came[0], "news")
    assert path == "/send/1" and headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0
    said = claims(headers["Authorization"], key)
    assert said["aud"] == push.origin and said["sub"].startswith("https://play.example.org")
    assert time.time() < said["exp"] <= time.time() + 24 * 3600
    shown = push.read(body)
    assert shown["title"].startswith("Your turn") and shown["url"] == f"/table/{table}?seat=1"
    assert 0 < len(shown["body"]) <= 300
    assert shown["title"].encode() not in body and table.encode() not in body
    assert b"/seat/" not in json.dumps(shown).encode(), "no link that opens the seat by itself"
    for other in ("p256dh", "auth"):
        wrong = ec.generate_private_key(ec.SECP256R1()) if other == "p256dh" else push.secret
        with pytest.raises(http_ece.ECEException):
            http_ece.decrypt(body, private_key=wrong, auth_secret=AUTH if other == "p256dh" else bytes(16))
    with pytest.raises((InvalidSignature, AssertionError)):
        claims(headers["Authorization"].replace("vapid t=", "vapid t=x"), key)


def test_the_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    server = served(tmp_path)
    anna, boris = Person(server.url), Person(server.url)
    table = table_of(anna, boris)
    path = f"/api/tables/{table}/seats/0/news"
    key = anna.get(path)["push_key"]
    server.stop()
    server.start()
    again = Person(server.url, anna.cookie)
    assert again.get(path)["push_key"] == key and len(decoded(key)) == 65
    server.stop()


@pytest.mark.long
def test_a_browser_that_takes_no_more_is_shown_and_left_alone(server: Server, push: PushService) -> None:
    anna, boris = Person(server.url), Person(server.url)
    table = table_of(anna, boris)
    push.status = 410
    subscribe(boris, push, table, 1)
    path = f"/api/tables/{table}/seats/1/news"

    def failed() -> Any:
        (address,) = boris.get(path)["addresses"]
        return address["failure"] and address

    advance_until(anna, boris, table, lambda: bool(push.came))
    address = until(failed, "the failure")
    assert "no longer takes messages" in address["failure"] and not address["confirmed"]
    count = len(push.came)
    time.sleep(4)  # more than one look
    assert len(push.came) == count == 1
    push.status = 201
    subscribe(boris, push, table, 1)
    (address,) = boris.get(path)["addresses"]
    assert address["confirmed"] and address["failure"] is None


def test_another_failure_is_shown_and_tried_again(server: Server, push: PushService) -> None:
    anna, boris = Person(server.url), Person(server.url)
    table = table_of(anna, boris)
    push.status = 503
    subscribe(boris, push, table, 1)
    advance_until(anna, boris, table, lambda: bool(push.came))
    path = f"/api/tables/{table}/seats/1/news"
    address = until(
        lambda: next((a for a in boris.get(path)["addresses"] if a["failure"]), None), "the failure"
    )
    assert "503" in address["failure"] and address["confirmed"]


def advance_until(anna: Person, boris: Person, table: str, true: Any) -> None:
    """The two move until something holds, or it is Boris's turn; then it is waited for."""
    for _ in range(20):
        if 1 in owed(boris, table):
            break
        frame = frame_of(anna, table, 0)
        if offered(frame):
            anna.command(table, 0, frame["ask"], actions=[offered(frame)[0]])
    until(true, "news")


def owed(person: Person, table: str) -> list[int]:
    found: list[int] = next(t["owed"] for t in person.get("/api/me")["tables"] if t["id"] == table)
    return found


def test_a_browser_is_of_whoever_entered_it_last(server: Server, push: PushService) -> None:
    anna, boris = Person(server.url), Person(server.url)
    table = table_of(anna, boris)
    subscribe(anna, push, table, 0)
    subscribe(boris, push, table, 1)
    assert anna.get(f"/api/tables/{table}/seats/0/news")["addresses"] == []
    assert [a["kind"] for a in boris.get(f"/api/tables/{table}/seats/1/news")["addresses"]] == ["push"]
    export = boris.http.get("/api/account/export").text
    assert push.keys["auth"] not in export, "anyone with the keys could read what is sent"


def test_a_browser_needs_its_keys(server: Server, push: PushService) -> None:
    anna = Person(server.url)
    good = {"kind": "push", "target": f"{push.origin}/x", "keys": push.keys}
    point = decoded(push.keys["p256dh"])
    wrong: list[dict[str, Any]] = [
        {"keys": {}}, {"keys": push.keys | {"auth": encoded(bytes(15))}}, {"keys": push.keys | {"auth": "%%%"}},
        {"keys": push.keys | {"p256dh": encoded(point[:-1])}}, {"keys": push.keys | {"p256dh": encoded(b"\4" + bytes(64))}},
        {"target": "nowhere"}, {"target": "https://u:p@example.org/x"}, {"kind": "mail"},
    ]  # fmt: skip
    for each in wrong:
        answer = anna.http.post("/api/me/addresses", json=good | each)
        assert answer.status_code == 400, each
    assert anna.http.post("/api/me/addresses", json=good).status_code == 201


@pytest.mark.long
def test_a_private_address_is_refused_as_for_webhooks(tmp_path: Path, push: PushService) -> None:
    serving = Server(sqlite_url(tmp_path), 0.0, "--public-url", "https://play.example.org")
    try:
        anna, boris = Person(serving.url), Person(serving.url)
        table = table_of(anna, boris)
        subscribe(boris, push, table, 1)
        path = f"/api/tables/{table}/seats/1/news"
        for _ in range(20):
            if 1 in owed(boris, table):
                break
            frame = frame_of(anna, table, 0)
            anna.command(table, 0, frame["ask"], actions=[offered(frame)[0]])
        until(lambda: boris.get(path)["addresses"][0]["failure"], "the failure")
        assert push.came == []
    finally:
        serving.stop()


def test_what_no_browser_has_made_is_found_out() -> None:
    assert fault_of_keys({"p256dh": "", "auth": ""}) and fault_of_keys({})
    assert decoded("-_-_") == base64.urlsafe_b64decode("-_-_")
