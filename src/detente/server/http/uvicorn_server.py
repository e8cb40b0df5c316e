"""Listening: uvicorn, which hangs up before it waits, and gives a request only so long to come in full."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from socket import socket

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from detente.server.errors import STATUS, Refused
from detente.server.limits import Client, RateLimiter

HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
LARGEST_HEAD = 64 * 1024
GOODBYE_SECONDS = 2


class TimedConnection(HttpToolsProtocol):
    """A connection whose requests must come in full within some time, and of which there are not too many from one address."""

    limiter: RateLimiter

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected, and owes a request."""
        super().connection_made(transport)
        self._unfinished = ExitStack()
        self._alarm: asyncio.TimerHandle | None = None
        self._head = 0
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse(Refused("too_large", "too-large", most=LARGEST_HEAD // 1024))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if not self._in_head:
            self._head = 0
            self._await_request()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._in_head = False
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is there in full."""
        self._arrived()
        super().on_message_complete()

    def _await_request(self) -> None:
        """A request must come now; there are only so many places for those that have not come in full."""
        self._in_head = True
        guest = Client(None, self.client[0] if self.client else "")
        try:
            self.limiter.room("unfinished", guest)
        except Refused as error:
            self._refuse(error)
            return
        self._unfinished.close()
        self._unfinished.enter_context(self.limiter.held("unfinished", guest))
        self._expect(HEAD_SECONDS)

    def _expect(self, seconds: float) -> None:
        """Hang up if the next part is not there in time."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self.loop.call_later(seconds, self._refuse, Refused("too_slow", "too-slow"))

    def _arrived(self) -> None:
        """Nothing is owed any more."""
        self._in_head = False
        self._unfinished.close()
        if self._alarm is not None:
            self._alarm.cancel()

    def _refuse(self, error: Refused) -> None:
        """Say why, and hang up."""
        self._arrived()
        if self.transport.is_closing():
            return
        body = json.dumps(error.body("en")).encode()
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[STATUS[error.code]] + head + body)
        self.transport.close()


class Server(uvicorn.Server):
    """Uvicorn, which hangs up before it waits for whoever is still on the line."""

    def __init__(self, app: FastAPI, host: str, port: int) -> None:
        listener = type("Listener", (TimedConnection,), {"limiter": app.state.limiter})
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            http=listener,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
        )
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End all conversations, then the server."""
        await self.app.state.desk.hang_up()
        await super().shutdown(sockets)
