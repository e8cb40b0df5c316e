"""The stream of events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.sse import KEEPALIVE_COMMENT, EventSourceResponse, format_sse_event
from sqlalchemy.exc import SQLAlchemyError

from detente.server.errors import Refused, spoken_by
from detente.server.http.guard import AnyAsker, Language, TheDesk
from detente.server.limits import Client, RateLimiter, guest_of
from detente.server.routes.play import observer_of
from detente.server.service.table_service import TableService
from detente.server.store.database import told
from detente.server.tables.live_table import Identity, Stream, Subscription

log = logging.getLogger("detente.server")

router = APIRouter(prefix="/api")

LOBBY = "lobby"
PING_SECONDS = 15.0
MOST_WATCHED = 100
RETRY_MILLISECONDS = 1000


def last_numbers(text: str | None, count: int) -> list[int | None]:
    """The numbers of an event id; those that cannot be read count as none."""
    parts = (text or "").split(".")
    if len(parts) != count:
        return [None] * count
    return [int(part) if part.isdecimal() and len(part) < 10 else None for part in parts]


@router.get("/stream")
async def stream(
    request: Request,
    desk: TheDesk,
    asker: AnyAsker,
    language: Language,
    watch: Annotated[list[str], Query(min_length=1, max_length=MOST_WATCHED)],
    last: Annotated[str | None, Query()] = None,
) -> EventSourceResponse:
    """Begin to look; see docs/protocol.md."""
    limiter: RateLimiter = request.app.state.limiter
    guest = guest_of(request)
    limiter.room("streams", guest)
    for _ in watch:
        limiter.spend("past", guest)
    numbers = last_numbers(request.headers.get("last-event-id") or last, len(watch))
    return EventSourceResponse(
        held(limiter, guest, events(desk, asker, language, watch, numbers)),
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def held(limiter: RateLimiter, guest: Client, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The events of a stream, which counts among its guest's as long as it lasts."""
    with limiter.held("streams", guest):
        async for event in events:
            yield event


async def events(
    desk: TableService, asker: Identity, language: str, watches: list[str], numbers: list[int | None]
) -> AsyncIterator[bytes]:
    """The events of all that is watched, until one side goes."""
    stream = Stream()
    stream.numbers = [None] * len(watches)
    looks = [Subscription(stream, k, watch, None, language, asker) for k, watch in enumerate(watches)]
    try:
        yield format_sse_event(comment="welcome", retry=RETRY_MILLISECONDS)
        for look, number in zip(looks, numbers, strict=True):
            await begin(desk, look, number)
        if desk.closing:
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
        await desk.surely(end(desk, looks))


def sse(event: str, data: bytes, id: str) -> bytes:
    """An event as it is sent."""
    return format_sse_event(event=event, data_str=data.decode(), id=id)


async def begin(desk: TableService, look: Subscription, last: int | None) -> None:
    """Begin to look at one thing, or say why that cannot be."""
    id, _, seat = look.watch.rpartition(":")
    try:
        if look.watch == LOBBY:
            desk.lobby.append(look)
            look.send("tables", tables=await desk.summaries(look.asker))
            return
        live = await desk.live(id)
        look.observer = await observer_of(desk, live, look.asker, seat)
        look.language = spoken_by(live.game, look.language)
        await desk.arrive(live, look, last)
    except Refused as error:
        look.send("refused", **error.body(look.language))
    except SQLAlchemyError as error:
        # Whoever looks comes again: the stream ends, and nobody is told that there is nothing to be seen.
        log.warning("nobody can look at %s now: %s", look.watch, told(error))
        look.stream.close()


async def end(desk: TableService, looks: list[Subscription]) -> None:
    """Cease to look."""
    for look in looks:
        await desk.depart(look)
