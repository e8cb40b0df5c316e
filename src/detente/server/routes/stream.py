"""The stream of events."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Scope, Send

from detente.server.container import Services
from detente.server.errors import Refused, spoken_by
from detente.server.http.guard import client_of
from detente.server.http.rate_limiter import Client, RateLimiter
from detente.server.routes.dependencies import Anybody, Language, TheServices
from detente.server.routes.openapi import told_as
from detente.server.routes.play import observer_of
from detente.server.service.identities import refresh_identities
from detente.server.service.lobby import OPENINGS
from detente.server.service.scoreboards import PREFIX
from detente.server.store.database import error_text
from detente.server.tables.streams import Stream, Subscription

log = logging.getLogger("detente.server")

router = APIRouter(prefix="/api")

LOBBY = "lobby"
PING_SECONDS = 15.0
MOST_WATCHED = 100
RETRY_MILLISECONDS = 1000
PING = "", b"", ""
"""Among the events of a stream: a sign of life."""
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
GZIP = 7, zlib.DEFLATED, 16 + 14, 5
"""How streams are packed: with a window of 16 kB and a small table of what was there, so that a stream takes 80 kB of memory."""


def last_numbers(text: str | None, count: int) -> list[int | None]:
    """The frame numbers in an event id; None for numbers that cannot be read."""
    parts = (text or "").split(".")
    if len(parts) != count:
        return [None] * count
    return [int(part) if part.isdecimal() and len(part) < 10 else None for part in parts]


@router.get("/stream", responses=told_as("text/event-stream"))
async def stream(
    request: Request,
    services: TheServices,
    identity: Anybody,
    language: Language,
    watch: Annotated[list[str], Query(min_length=1, max_length=MOST_WATCHED)],
    last: Annotated[str | None, Query()] = None,
) -> Response:
    """Open a stream; see docs/protocol.md."""
    limiter: RateLimiter = request.app.state.limiter
    client = client_of(request)
    limiter.check_room("streams", client)
    for _ in watch:
        limiter.count("past", client)
    numbers = last_numbers(request.headers.get("last-event-id") or last, len(watch))
    stream = Stream()
    stream.frame_numbers = [None] * len(watch)
    subscriptions = [
        Subscription(stream, k, watch, None, language, identity) for k, watch in enumerate(watch)
    ]
    sent = events(services, stream, list(zip(subscriptions, numbers, strict=True)))
    return EventStream(stream, sent, limiter, client, "gzip" in request.headers.get("accept-encoding", ""))


class EventStream(Response):
    """The answer that sends the events of a stream until one side closes it; while it is open, it counts among its client's streams."""

    media_type = "text/event-stream"

    def __init__(
        self, stream: Stream, sent: AsyncGenerator[bytes], limiter: RateLimiter, client: Client, packed: bool
    ) -> None:
        self.stream = stream
        self.sent = sent
        self.limiter = limiter
        self.client = client
        self.packer = zlib.compressobj(*GZIP) if packed else None
        self.status_code = 200
        self.background = None
        encoding = {"Content-Encoding": "gzip"} if packed else {}
        self.init_headers(HEADERS | encoding)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the events."""
        listening = asyncio.create_task(self.close_when_left(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            with self.limiter.hold("streams", self.client):
                async with aclosing(self.sent) as sent:
                    async for event in sent:
                        await send(
                            {"type": "http.response.body", "body": self.pack(event), "more_body": True}
                        )
            await send({"type": "http.response.body", "body": b""})
        finally:
            listening.cancel()

    async def close_when_left(self, receive: Receive) -> None:
        """Close the stream when the client has gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.close()

    def pack(self, event: bytes) -> bytes:
        """An event as it is sent: with gzip, it is complete when it arrives."""
        if self.packer is None:
            return event
        return self.packer.compress(event) + self.packer.flush(zlib.Z_SYNC_FLUSH)


async def events(
    services: Services, stream: Stream, subscriptions: list[tuple[Subscription, int | None]]
) -> AsyncGenerator[bytes]:
    """The events of all subscriptions of a stream, each with the number of the last frame that the client has."""
    pinging = None
    watched = [subscription for subscription, _ in subscriptions]
    try:
        yield format_sse_event(comment="welcome", retry=RETRY_MILLISECONDS)
        with services.watchers.watching(watched[0].identity, watched):
            # The database knows visitors who registered just before, the watchers those who register from now on.
            with suppress(SQLAlchemyError):  # then it cannot be subscribed to either, which is handled there
                await refresh_identities(services.store, watched)
            for subscription, number in subscriptions:
                await subscribe(services, subscription, number)
            if services.closing:
                stream.close()
            pinging = asyncio.create_task(ping(stream))
            while not stream.ended:
                items = [await stream.queue.get(), *stream.drain()]
                yield b"".join(sse(*item) for item in items if item is not None)
    finally:
        if pinging is not None:
            pinging.cancel()
        await services.table_service.run_shielded(unsubscribe_all(services, watched))


async def ping(stream: Stream) -> None:
    """Send something now and then, so that nobody takes the connection for dead."""
    while not stream.closed:
        await asyncio.sleep(PING_SECONDS)
        if stream.queue.empty():
            stream.queue.put_nowait(PING)


def sse(event: str, data: bytes, id: str) -> bytes:
    """An event as it is sent. data: without line breaks."""
    if not event:
        return KEEPALIVE_COMMENT
    return b"event: %b\ndata: %b\nid: %b\n\n" % (event.encode(), data, id.encode())


async def subscribe(services: Services, subscription: Subscription, last: int | None) -> None:
    """Start a subscription, or send the reason why it is refused."""
    id, _, seat = subscription.watch.rpartition(":")
    try:
        if subscription.watch in (LOBBY, OPENINGS):
            await services.lobby.subscribe(subscription)
            return
        if subscription.watch.startswith(PREFIX):
            await services.scoreboards.subscribe(subscription)
            return
        live = await services.open_tables.get(id)
        subscription.observer = await observer_of(services, live, subscription.identity, seat)
        subscription.language = spoken_by(live.game, subscription.language)
        await services.spectators.subscribe(live, subscription, last)
    except Refused as error:
        subscription.send("refused", **error.body(subscription.language))
    except SQLAlchemyError as error:
        # Browsers reconnect when the stream ends; they get no message that there is nothing to see.
        log.warning("nobody can watch %s now: %s", subscription.watch, error_text(error))
        subscription.stream.close()


async def unsubscribe_all(services: Services, subscriptions: list[Subscription]) -> None:
    """End all subscriptions of a stream."""
    for subscription in subscriptions:
        services.scoreboards.unsubscribe(subscription)
        await services.table_service.unsubscribe(subscription)
