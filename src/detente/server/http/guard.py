"""What every request passes: who asks and in which language, how large a body may be, what headers an answer bears."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Annotated, Any

from fastapi import Depends, Query, Request
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from detente.core.records.untrusted import Unreadable, parse_json
from detente.server.errors import STATUS, Refused, speak
from detente.server.http.origins import READING, Hosts, bearer, foreign
from detente.server.limits import COOKIE, Client, RateLimiter, guest_of
from detente.server.service.table_service import TableService
from detente.server.tables.live_table import Identity

COOKIE_SECONDS = 400 * 24 * 3600
STREAM = "/api/stream"
"""It is answered as long as somebody looks, and has a limit of its own."""
LARGEST_BODY = 64 * 1024
LARGER_BODIES = {"/api/tables": 256 * 1024}
"""A table may bring a content of an option along."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


async def desk_of(request: Request) -> TableService:
    """The server's desk."""
    desk: TableService = request.app.state.desk
    return desk


async def language_of(request: Request, language: Annotated[str | None, Query()] = None) -> str:
    """The language to answer in."""
    return speak(language, request.headers.get("accept-language"))


def plain_language(request: Request) -> str:
    """The same, for what has not been read in full."""
    return speak(request.query_params.get("language"), request.headers.get("accept-language"))


async def asker_of(request: Request, desk: Annotated[TableService, Depends(desk_of)]) -> Identity:
    """Who asks: the holder of a seat key, or the visitor with this cookie."""
    written = bearer(request.headers.get("authorization", ""))
    if written is not None:
        key, _, holder = await desk.seating.read_key(written)
        if key.kind != "seat" or holder.until is not None:
            raise Refused("unknown", "key-outdated")
        return Identity(holders=frozenset({holder.id}))
    token = request.cookies.get(COOKIE)
    if not token:
        return Identity()
    known = await desk.store.visitor(token)
    return Identity(token, *known) if known else Identity(token=token)


async def player_of(request: Request, desk: Annotated[TableService, Depends(desk_of)]) -> Identity:
    """Who acts for the seat in the address: mostly somebody who looks from there, and then the store is not asked."""
    live = desk.tables.get(request.path_params["table"])
    token = request.cookies.get(COOKIE)
    if live is not None and token and "authorization" not in request.headers:
        known = live.recognized(request.path_params["seat"], token)
        if known is not None:
            return known
    return await asker_of(request, desk)


async def visitor_of(asker: Annotated[Identity, Depends(asker_of)]) -> Identity:
    """An asker that has a cookie, for what only a browser can do."""
    if asker.token is None:
        raise Refused("forbidden", "no-cookie")
    return asker


Language = Annotated[str, Depends(language_of)]
AnyAsker = Annotated[Identity, Depends(asker_of)]
Player = Annotated[Identity, Depends(player_of)]
Visitor = Annotated[Identity, Depends(visitor_of)]
TheDesk = Annotated[TableService, Depends(desk_of)]


def refusal(error: Refused, language: str) -> JSONResponse:
    """The answer to what cannot be."""
    headers: dict[str, str] = {}
    if error.code == "too_many":
        headers["Retry-After"] = str(error.values["wait"])
    if error.code == "too_large":
        headers["Connection"] = "close"  # more of it may be on its way
    return JSONResponse(error.body(language), STATUS[error.code], headers)


def limited(name: str) -> Any:
    """What a route depends on that may be asked for only so often; see `limits.RATES`."""

    async def spend(request: Request) -> None:
        request.app.state.limiter.spend(name, guest_of(request))

    return Depends(spend)


class RequestGuard:
    """Middleware: refuses what must not come in, and adds the headers.

    That is: more requests than one may send, names that are not the server's, writes from foreign pages, bodies that are
    too large. HEAD is answered as GET
    would be, without the body.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts, limiter: RateLimiter) -> None:
        self.app = app
        self.hosts = hosts
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        guest = guest_of(request)
        error = self.refused(request, guest)
        if error is None and request.method == "HEAD":
            await self.only_head(scope, send_with_headers)
            return
        body = b""
        if error is None and request.method not in READING:
            body, error = await whole_body(request, receive)
        if error is not None:
            await refusal(error, plain_language(request))(scope, receive, send_with_headers)
            return
        given = False

        async def receive_again() -> Message:
            nonlocal given
            if given or request.method in READING:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        with nullcontext() if request.url.path == STREAM else self.limiter.held("answers", guest):
            await self.app(scope, receive_again, send_with_headers)

    def refused(self, request: Request, guest: Client) -> Refused | None:
        """A refusal, before anything of the request is looked at but its head."""
        try:
            self.limiter.spend("requests", guest)
            self.limiter.room("answers", guest)
        except Refused as error:
            return error
        return self.hosts.refusal(request.headers.get("host", "")) or foreign(request)

    async def only_head(self, scope: Scope, send: Send) -> None:
        """Answer as to a GET whose sender has gone once the headers are there: even a stream ends then."""
        told = asyncio.Event()
        asked = False

        async def receive_until_told() -> Message:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await told.wait()
            return {"type": "http.disconnect"}

        async def send_head(message: Message) -> None:
            if told.is_set():
                return
            await send(message)
            if message["type"] == "http.response.start":
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                told.set()

        await self.app({**scope, "method": "GET"}, receive_until_told, send_head)


async def whole_body(request: Request, receive: Receive) -> tuple[bytes, Refused | None]:
    """The body, or a refusal if it is too large, or no JSON that can be taken."""
    most = LARGER_BODIES.get(request.url.path, LARGEST_BODY)
    too_large = Refused("too_large", "too-large", most=most // 1024)
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced) > most:
        return b"", too_large
    parts: list[bytes] = []
    length = 0
    while True:
        message: dict[str, Any] = dict(await receive())
        if message["type"] == "http.disconnect":
            return b"", Refused("malformed", "half")
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if length > most:
            return b"", too_large
        if not message.get("more_body", False):
            break
    body = b"".join(parts)
    try:
        if body:
            parse_json(body, "the body")
    except Unreadable as error:
        return b"", Refused("malformed", f"json-{error.kind}", **error.about)
    return body, None
