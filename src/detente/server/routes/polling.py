"""Looking at a seat without a stream: what is new since the last time, at once or as soon as there is something."""

from __future__ import annotations

import asyncio
from asyncio import to_thread
from typing import Annotated, Any

from fastapi import APIRouter, Query

from detente.server.container import Services
from detente.server.errors import spoken_by
from detente.server.routes.answers import Next
from detente.server.routes.dependencies import Anybody, Language, TheServices, limited
from detente.server.routes.openapi import told
from detente.server.routes.play import LARGEST, observer_of
from detente.server.tables.frames import Renderer
from detente.server.tables.game_log import Observer
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity, Stream, Subscription

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}")

LONGEST_WAIT = 50
"""Proxies usually give up on a request after a minute."""
NEWS = ("frame", "refused")
"""The events that end a wait. A `hello` does, too, if it has a frame: the game has begun, or the seat was passed on."""


@router.get("/next", dependencies=[limited("polls")], responses=told(Next))
async def next_frame(
    table: str,
    seat: str,
    services: TheServices,
    identity: Anybody,
    language: Language,
    after: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> dict[str, Any]:
    """The newest frame, if it has a higher number than `after`; else the next one if it comes within `wait` seconds, or null."""
    if after is None:  # another process may have shown them more than this one knows
        await services.open_tables.follow(await services.open_tables.get(table))
    observer, live = await looked_at(services, table, identity, seat)
    spoken = spoken_by(live.game, language)
    frame = await newest(services, live, observer, spoken, after)
    if frame is None and wait and live.row.status != "over" and not services.closing:
        stream = Stream()
        stream.frame_numbers = [None]
        await one_event(
            services,
            live,
            Subscription(stream, 0, f"{table}:{seat}", observer, spoken, identity),
            after,
            wait,
        )
        observer, live = await looked_at(services, table, identity, seat)
        frame = await newest(services, live, observer, spoken, after)
    return {"table": services.broadcaster.info(live, identity), "frame": frame}


async def looked_at(
    services: Services, table: str, identity: Identity, seat: str
) -> tuple[Observer, LiveTable]:
    """The seat from which somebody looks at a table, and the table as it is shown to them."""
    live = await services.open_tables.get(table)
    observer = await observer_of(services, live, identity, seat)
    return observer, await services.spectators.shown(live, identity)


async def newest(
    services: Services, live: LiveTable, observer: Observer, language: str, after: int | None
) -> dict[str, Any] | None:
    """The newest frame with its whole scene; None if the game has not begun, or the frame is known."""
    if live.game_log is None:
        return None
    timeline = await services.open_tables.timeline(live, observer)
    if after is not None and after > timeline.latest and live.present is None:  # seen through another process
        async with live.lock:
            await services.open_tables.catch_up(live)
    if after is not None and after >= timeline.latest:
        return None

    def made() -> dict[str, Any]:
        assert live.game_log is not None
        return Renderer(live.game_log, observer, language, live.names).full_frame([])

    try:
        # A move that is made meanwhile would give the scene of one moment and the question of another.
        async with live.lock:
            return await to_thread(made)
    except Exception as error:
        raise await services.failed_games.scene_failed(live, error) from error


async def one_event(
    services: Services, live: LiveTable, subscription: Subscription, after: int | None, wait: float
) -> None:
    """Watch a table until there is news, for so many seconds at most."""
    try:
        with services.watchers.watching(subscription.identity, [subscription]):
            await services.spectators.subscribe(live.present or live, subscription, after)
            async with asyncio.timeout(wait):
                while not subscription.stream.ended:
                    item = await subscription.stream.queue.get()
                    if item is None or item[0] in NEWS:
                        return
                    if item[0] == "hello" and b'"frame":null' not in item[1]:
                        return
                    if live.row.status == "over":
                        return
    except TimeoutError:
        pass
    finally:
        await services.table_service.run_shielded(services.table_service.unsubscribe(subscription))
