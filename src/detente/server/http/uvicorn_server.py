"""The uvicorn server, with time limits for incomplete requests, and a shutdown that does not wait for open streams."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from socket import socket
from types import FrameType

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from detente.server.errors import STATUS, Refused
from detente.server.http.deadline import STOP_SECONDS, stop_within
from detente.server.http.rate_limiter import Client, RateLimiter

HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
LARGEST_HEAD = 64 * 1024
SHUTDOWN_SECONDS = 2


class TimedConnection(HttpToolsProtocol):
    """A connection with time limits for its requests. Each address may have a limited number of incomplete ones."""

    limiter: RateLimiter

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected; its request has to follow."""
        super().connection_made(transport)
        self._unfinished = ExitStack()
        self._timeout: asyncio.TimerHandle | None = None
        self._head = 0
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._complete()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Data has arrived."""
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
        """The head of a request is complete."""
        self._in_head = False
        self._set_timeout(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._complete()
        super().on_message_complete()

    def _await_request(self) -> None:
        """Wait for a request; the number of incomplete ones is limited."""
        self._in_head = True
        client = Client(None, self.client[0] if self.client else "")
        try:
            self.limiter.check_room("unfinished", client)
        except Refused as error:
            self._refuse(error)
            return
        self._unfinished.close()
        self._unfinished.enter_context(self.limiter.hold("unfinished", client))
        self._set_timeout(HEAD_SECONDS)

    def _set_timeout(self, seconds: float) -> None:
        """Disconnect if the next part does not arrive in time."""
        if self._timeout is not None:
            self._timeout.cancel()
        self._timeout = self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        """The next part did not arrive in time."""
        self._refuse(Refused("too_slow", "too-slow"))

    def _complete(self) -> None:
        """Stop the timer: no more data is expected."""
        self._in_head = False
        self._unfinished.close()
        if self._timeout is not None:
            self._timeout.cancel()

    def _refuse(self, error: Refused) -> None:
        """Send an error, and disconnect."""
        self._complete()
        if self.transport.is_closing():
            return
        body = json.dumps(error.body("en")).encode()
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(
            body
        )
        self.transport.write(STATUS_LINE[STATUS[error.code]] + head + body)
        self.transport.close()


class Server(uvicorn.Server):
    """Uvicorn, changed to end all streams before it waits for open connections."""

    def __init__(self, app: FastAPI, host: str, port: int) -> None:
        listener = type("Listener", (TimedConnection,), {"limiter": app.state.limiter})
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            http=listener,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        super().__init__(config)
        self.app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM or Ctrl-C: the process is to end, whatever the server still waits for. A server in a thread gets no signals."""
        stop_within(STOP_SECONDS, asyncio.get_running_loop())
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End all streams, then the server."""
        await self.app.state.services.close_streams()
        await super().shutdown(sockets)
