"""The application: routes, files, and how errors are answered."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from asyncio import to_thread
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import detente
from detente.server.container import Services
from detente.server.content.client import SINGLE, WEB, SingleFiles, client_of
from detente.server.errors import Refused, field_error
from detente.server.http.guard import HEADERS, READING, Hosts, RequestGuard, plain_language, refusal
from detente.server.http.measuring import Measuring
from detente.server.http.rate_limiter import RateLimiter
from detente.server.http.shortcut import Shortcut
from detente.server.http.uvicorn_server import Server
from detente.server.logs import write_log
from detente.server.metrics import publish
from detente.server.routes import (
    advice,
    agreements,
    clocks,
    friends,
    hosting,
    learning,
    lobby,
    news,
    notes,
    openings,
    orders,
    pages,
    people,
    play,
    polling,
    probes,
    profiles,
    standing,
    stream,
    tokens,
    tournaments,
)
from detente.server.routes.openapi import DocumentedApp
from detente.server.settings import Settings
from detente.server.store.database import error_text, is_unavailable
from detente.server.store.file_lock import sole_server
from detente.server.store.store import Store

log = logging.getLogger("detente.server")

SMALLEST_ZIPPED = 1000
MOST_ERRORS = 5
"""How many wrong fields of a body an error names."""
STARTUP_FAILURE = 3
GC_THRESHOLD = 10_000
"""New objects before garbage is collected: hardly any of ours are in cycles."""
SWITCH_SECONDS = 0.001
"""The longest wait of the event loop while a thread is busy; Python's own 5 ms delay every answer by many times that."""


class ClientFiles(StaticFiles):
    """The client's files: a browser keeps them, but asks whether they are still the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file."""
        answer = await super().get_response(path, scope)
        answer.headers.setdefault("Cache-Control", "no-cache")
        return answer


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services = Services(settings)
        await services.start()
        yield
        await services.stop()

    app = DocumentedApp(
        title="Détente",
        version=detente.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # `Measuring` counts
    )
    app.include_router(probes.router)
    for routes in (
        play,
        stream,
        polling,
        lobby,
        openings,
        tokens,
        clocks,
        agreements,
        news,
        notes,
        standing,
        advice,
        learning,
        orders,
        people,
        friends,
        profiles,
        tournaments,
        pages,
    ):  # in the order in which they are tried: the busiest first
        app.include_router(routes.router)
    app.include_router(hosting.door)
    app.include_router(hosting.router)
    app.mount(SINGLE, ClientFiles(directory=WEB))
    app.state.client = SingleFiles(WEB) if settings.single_files else client_of(WEB)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED)
    app.add_middleware(
        Shortcut,
        route=play.command_route(),
        method="POST",
        pattern=play.PLAIN_COMMANDS,
        endpoint=play.plain_command,
        handlers=app.exception_handlers,
    )
    app.state.limiter = limiter = RateLimiter(settings.limits)
    app.add_middleware(RequestGuard, hosts=Hosts(settings.hosts), limiter=limiter)
    app.add_middleware(Measuring)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(SQLAlchemyError, on_database)
    app.add_exception_handler(Exception, on_failure)
    return app


async def on_refused(request: Request, error: Exception) -> Response:
    """A refused request."""
    assert isinstance(error, Refused)
    return refusal(error, plain_language(request))


async def on_malformed(request: Request, error: Exception) -> Response:
    """A body with wrong fields: each of them, and why."""
    assert isinstance(error, RequestValidationError)
    language = plain_language(request)
    problem = "; ".join(field_error(each, language) for each in error.errors()[:MOST_ERRORS])
    return refusal(Refused("malformed", "malformed", problem=problem), language)


async def on_http(request: Request, error: Exception) -> Response:
    """An unknown address, or a body that cannot be parsed."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and opens_page(request):
        return await to_thread(pages.page, request, "missing.html", status=404)
    if error.status_code == 404:
        return refusal(Refused("unknown", "no-page"), plain_language(request))
    if error.status_code == 400:
        return refusal(Refused("malformed", "malformed", problem=error.detail), plain_language(request))
    body: dict[str, Any] = {"error": {"code": "malformed", "message": error.detail}}
    return JSONResponse(body, error.status_code, headers=error.headers)


def opens_page(request: Request) -> bool:
    """Whether somebody opens an address in a browser, and no program asks for it."""
    return (
        request.method in READING
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith("/api/")
    )


async def on_database(request: Request, error: Exception) -> Response:
    """The database is lost, or its disk is full: nothing has been done, and the request may be sent again."""
    if not is_unavailable(error):
        raise error
    log.warning("the database cannot be used: %s", error_text(error))
    return refusal(Refused("unavailable", "unavailable"), plain_language(request))


async def on_failure(request: Request, error: Exception) -> Response:
    """An unexpected error; the server's log has it."""
    answer = refusal(Refused("failed", "failed"), plain_language(request))
    answer.headers.update(HEADERS)
    return answer


@contextmanager
def ready(settings: Settings) -> Iterator[None]:
    """Upgrade the database, and lock it for this process if it is a file. NoDatabase says in a sentence why that failed."""

    async def open_once() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    with sole_server(settings.database):
        asyncio.run(open_once())
        yield


@contextmanager
def metrics_at(port: int | None) -> Iterator[None]:
    """Publish the numbers of this process at a port of this machine, if one is given."""
    end = publish("127.0.0.1", port) if port is not None else None
    try:
        yield
    finally:
        if end is not None:
            end()


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until Ctrl-C from a database that is `ready`."""
    write_log(settings.log)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # loaded code is never garbage
    gc.set_threshold(GC_THRESHOLD)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(app, host, port)
    with suppress(KeyboardInterrupt), metrics_at(settings.metrics_port):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)
