"""The checks that every request passes: rates, the server's names, the origin of writes, the size of bodies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import nullcontext
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from fastapi import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from detente.core.records.untrusted import Unreadable, parse_json
from detente.server.errors import STATUS, Refused, speak
from detente.server.http.rate_limiter import Client, RateLimiter
from detente.server.keys import COOKIE_SECONDS

COOKIE = "detente"
CLIENT = "detente.client"
"""Where a request's scope keeps who sent it."""
STREAM = "/api/stream"
"""These requests stay open as long as somebody watches; they have a limit of their own."""
LARGEST_BODY = 64 * 1024
LARGER_BODIES = {"/api/tables": 256 * 1024}
"""The body of a new table may contain a content for an option."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

ALIVE, READY = "/healthz", "/readyz"
PROBES = (ALIVE, READY)
"""Asked by machines, under whatever name: no limit and no name counts."""

READING = ("GET", "HEAD", "OPTIONS")
LOCAL = ("localhost", "127.0.0.1", "::1")
ANY = "*"
EVERYWHERE = ("0.0.0.0", "::")
MOST_HOSTS = 100
"""How many headers with good names are remembered: there are as many as people may write them."""
OWN_SITE = ("same-origin", "none")


# -- requests and refusals


def give_cookie(request: Request, answer: Response, token: str) -> None:
    """Let a browser be known by this token from now on. No script can read it, and no other site can use it."""
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def bearer(authorization: str) -> str | None:
    """The seat key in an Authorization header, which no page of another site can send."""
    scheme, _, key = authorization.partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def client_of(request: Request) -> Client:
    """Who sent a request: by cookie or key, and by address."""
    if CLIENT not in request.scope:
        request.scope[CLIENT] = _client_of(request)
    client: Client = request.scope[CLIENT]
    return client


def _client_of(request: Request) -> Client:
    """Who sent a request that nobody has looked at yet."""
    known = bearer(request.headers.get("authorization", "")) or request.cookies.get(COOKIE)
    address = request.client.host if request.client is not None else ""
    return Client(hash(known) if known else None, address)


def plain_language(request: Request) -> str:
    """The language of answers to requests that have not been read in full."""
    return speak(request.query_params.get("language"), request.headers.get("accept-language"))


def refusal(error: Refused, language: str) -> JSONResponse:
    """The response for a refused request."""
    headers: dict[str, str] = {}
    if error.code == "too_many":
        headers["Retry-After"] = str(error.values["wait"])
    if error.code == "too_large":
        headers["Connection"] = "close"  # the rest of the body may still arrive
    return JSONResponse(error.body(language), STATUS[error.code], headers)


# -- names and origins


class Hosts:
    """The names of this server. If it listens on all addresses, it answers to every address, but not to every name.

    Otherwise a page of another site could reach a server on its visitor's machine by pointing its own name there (DNS
    rebinding).
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(map(host_of, names)) | frozenset(LOCAL)
        self._known: set[str] = set()

    def refusal(self, header: str) -> Refused | None:
        """A refusal if the server does not answer to this name."""
        if header in self._known:
            return None
        refusal = self._judged(header)
        if refusal is None and len(self._known) < MOST_HOSTS:
            self._known.add(header)
        return refusal

    def _judged(self, header: str) -> Refused | None:
        """A refusal if the server does not answer to the name in a header that it has not met yet."""
        name = host_of(header)
        if ANY in self.names or name in self.names:
            return None
        if is_address(name) and not self.names.isdisjoint(EVERYWHERE):
            return None
        return Refused("forbidden", "wrong-host", host=header[:100] or "-")


def plain(name: str) -> str:
    """A host's name in the form that is compared."""
    bare = name.strip().lower().rstrip(".")
    return bare[1:-1] if bare.startswith("[") and bare.endswith("]") else bare


def host_of(header: str) -> str:
    """The name in a Host header, without the port; empty if the header is malformed."""
    if is_address(plain(header)):
        return plain(header)
    try:
        return plain(urlsplit(f"//{header}").hostname or "")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an IP address, which no other site can point elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def foreign_refusal(request: Request) -> Refused | None:
    """A refusal of a write that a page of another site may have sent in its visitor's name.

    Browsers send `Origin` or `Sec-Fetch-Site`. If both are missing, the request must be one that no page of another site
    can send: with a seat key, or as JSON.
    """
    headers = request.headers
    if request.method in READING or bearer(headers.get("authorization", "")) is not None:
        return None
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        return Refused("forbidden", "foreign")
    if site is not None and site not in OWN_SITE:
        return Refused("forbidden", "foreign")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if origin is None and site is None and kind != "application/json":
        return Refused("forbidden", "unknown-origin")
    return None


# -- the middleware


class RequestGuard:
    """Middleware: refuses too many requests, wrong host names, writes from foreign pages and bodies that are too large; adds
    headers. HEAD is answered like GET, without the body.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts, limiter: RateLimiter) -> None:
        self.app = app
        self.hosts = hosts
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                message["headers"] += [each for each in RAW_HEADERS if each[0] not in there]
            await send(message)

        client = client_of(request)
        error = self.refused(request, client)
        if error is None and request.method == "HEAD":
            await self.answer_head(scope, send_with_headers)
            return
        body = b""
        if error is None and request.method not in READING:
            body, error = await whole_body(request, receive)
        if error is not None:
            await refusal(error, plain_language(request))(scope, receive, send_with_headers)
            return
        passed_on = False

        async def receive_again() -> Message:
            nonlocal passed_on
            if passed_on or request.method in READING:
                return await receive()
            passed_on = True
            return {"type": "http.request", "body": body, "more_body": False}

        with nullcontext() if request.url.path == STREAM else self.limiter.hold("answers", client):
            await self.app(scope, receive_again, send_with_headers)

    def refused(self, request: Request, client: Client) -> Refused | None:
        """A refusal that needs only the request's head."""
        if request.method in READING and request.url.path in PROBES:
            return None
        try:
            self.limiter.count("requests", client)
            self.limiter.check_room("answers", client)
        except Refused as error:
            return error
        return self.hosts.refusal(request.headers.get("host", "")) or foreign_refusal(request)

    async def answer_head(self, scope: Scope, send: Send) -> None:
        """Answer as to a GET whose client disconnects after the headers: that ends even a stream."""
        headers_sent = asyncio.Event()
        body_read = False

        async def receive_until_sent() -> Message:
            nonlocal body_read
            if not body_read:
                body_read = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await headers_sent.wait()
            return {"type": "http.disconnect"}

        async def send_head(message: Message) -> None:
            if headers_sent.is_set():
                return
            await send(message)
            if message["type"] == "http.response.start":
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                headers_sent.set()

        await self.app({**scope, "method": "GET"}, receive_until_sent, send_head)


async def whole_body(request: Request, receive: Receive) -> tuple[bytes, Refused | None]:
    """The body, or a refusal if it is too large or not acceptable JSON."""
    most = LARGER_BODIES.get(request.url.path, LARGEST_BODY)
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced) > most:
        return b"", too_large(most)
    parts: list[bytes] = []
    length = 0
    while True:
        message: dict[str, Any] = dict(await receive())
        if message["type"] == "http.disconnect":
            return b"", Refused("malformed", "half")
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if length > most:
            return b"", too_large(most)
        if not message.get("more_body", False):
            break
    body = b"".join(parts)
    try:
        if body:
            parse_json(body, "body")
    except Unreadable as error:
        return b"", Refused("malformed", f"json-{error.kind}", **error.about)
    return body, None


def too_large(most: int) -> Refused:
    """The refusal of something of more than this many bytes."""
    return Refused("too_large", "too-large", most=most // 1024)
