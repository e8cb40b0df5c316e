"""The stream of events."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.sse import KEEPALIVE_COMMENT, EventSourceResponse, format_sse_event
from sqlalchemy.exc import SQLAlchemyError

from detente.server.container import Services
from detente.server.errors import Refused, spoken_by
from detente.server.http.guard import client_of
from detente.server.http.rate_limiter import Client, RateLimiter
from detente.server.routes.dependencies import Anybody, Language, TheServices
from detente.server.routes.openapi import told_as
from detente.server.routes.play import observer_of
from detente.server.service.lobby import OPENINGS
from detente.server.store.database import error_text
from detente.server.tables.streams import Identity, Stream, Subscription

log = logging.getLogger("detente.server")

router = APIRouter(prefix="/api")

LOBBY = "lobby"
PING_SECONDS = 15.0
MOST_WATCHED = 100
RETRY_MILLISECONDS = 1000
GZIP = 6, zlib.DEFLATED, 16 + 14, 7
"""How streams are packed: with a window of 16 kB, so that a stream takes 128 kB of memory."""


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
) -> EventSourceResponse:
    """Open a stream; see docs/protocol.md."""
    limiter: RateLimiter = request.app.state.limiter
    client = client_of(request)
    limiter.check_room("streams", client)
    for _ in watch:
        limiter.count("past", client)
    numbers = last_numbers(request.headers.get("last-event-id") or last, len(watch))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    sent = counted(limiter, client, events(services, identity, language, watch, numbers))
    if "gzip" in request.headers.get("accept-encoding", ""):
        sent = packed(sent)
        headers["Content-Encoding"] = "gzip"
    return EventSourceResponse(sent, headers=headers)


async def packed(events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The events of a stream with gzip, each complete when it is sent."""
    packer = zlib.compressobj(*GZIP)
    async for event in events:
        yield packer.compress(event) + packer.flush(zlib.Z_SYNC_FLUSH)


async def counted(limiter: RateLimiter, client: Client, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The events of a stream; while it is open, it counts among its client's streams."""
    with limiter.hold("streams", client):
        async for event in events:
            yield event


async def events(
    services: Services, identity: Identity, language: str, watches: list[str], numbers: list[int | None]
) -> AsyncIterator[bytes]:
    """The events of all subscriptions, until one side closes the stream."""
    stream = Stream()
    stream.frame_numbers = [None] * len(watches)
    subscriptions = [
        Subscription(stream, k, watch, None, language, identity) for k, watch in enumerate(watches)
    ]
    try:
        yield format_sse_event(comment="welcome", retry=RETRY_MILLISECONDS)
        for subscription, number in zip(subscriptions, numbers, strict=True):
            await subscribe(services, subscription, number)
        if services.closing:
            stream.close()
        while not stream.ended:
            try:
                async with asyncio.timeout(PING_SECONDS):
                    items = [await stream.queue.get(), *stream.drain()]
            except TimeoutError:
                yield KEEPALIVE_COMMENT
            else:
                yield b"".join(sse(*item) for item in items if item is not None)
    finally:
        await services.table_service.run_shielded(unsubscribe_all(services, subscriptions))


def sse(event: str, data: bytes, id: str) -> bytes:
    """An event as it is sent."""
    return format_sse_event(event=event, data_str=data.decode(), id=id)


async def subscribe(services: Services, subscription: Subscription, last: int | None) -> None:
    """Start a subscription, or send the reason why it is refused."""
    id, _, seat = subscription.watch.rpartition(":")
    try:
        if subscription.watch in (LOBBY, OPENINGS):
            await services.lobby.subscribe(subscription)
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
        await services.table_service.unsubscribe(subscription)
