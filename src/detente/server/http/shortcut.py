"""Middleware that passes the most frequent kind of request straight to its endpoint.

The way through routers, dependencies and further middleware costs several times as much as the endpoint.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

Handler = Callable[[Request, Exception], Awaitable[Response]]


class Shortcut:
    """Answers the requests of one route. What its pattern does not match takes the long way, to the same endpoint or to an error.

    pattern: of the path; its groups are the arguments of the endpoint, by name. handlers: how errors are answered, by their class;
    all others are raised.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        route: BaseRoute,
        method: str,
        pattern: re.Pattern[str],
        endpoint: Callable[..., Awaitable[Response]],
        handlers: Mapping[Any, Any],
    ) -> None:
        self.app = app
        self.route = route
        self.method = method
        self.pattern = pattern
        self.endpoint = endpoint
        self.handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        found = (
            self.pattern.fullmatch(scope["path"])
            if scope["type"] == "http" and scope["method"] == self.method
            else None
        )
        if found is None:
            await self.app(scope, receive, send)
            return
        scope["path_params"], scope["route"] = found.groupdict(), self.route
        request = Request(scope, receive)
        try:
            answer = await self.endpoint(request, **found.groupdict())
        except Exception as error:
            handler = self.handler(error)
            if handler is None:
                raise
            answer = await handler(request, error)
        await answer(scope, receive, send)

    def handler(self, error: Exception) -> Handler | None:
        """How an error is answered; None: it is not expected."""
        kinds = (kind for kind in type(error).__mro__ if kind is not Exception)
        return next((self.handlers[kind] for kind in kinds if kind in self.handlers), None)
