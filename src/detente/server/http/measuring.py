"""Middleware that counts requests, by route and never by address: an address holds ids."""

from __future__ import annotations

import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from detente.server.metrics import REQUEST_SECONDS, REQUESTS

OTHER = "other"
"""What matches no route."""
WAITING = ("/api/stream", "/api/tables/{table}/seats/{seat}/next")
"""Routes that take as long as their caller wants."""


class Measuring:
    """Counts what is answered, and measures how long that takes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            route = route_of(scope)
            REQUESTS.labels(scope["method"], route, str(status)).inc()
            if route not in WAITING:
                REQUEST_SECONDS.labels(scope["method"], route).observe(time.perf_counter() - began)


def route_of(scope: Any) -> str:
    """The pattern of a request's address."""
    return getattr(scope.get("route"), "path", None) or OTHER
