"""HTTP as bare as can be, so that the clients cost little: calls on a kept connection, and event streams."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import orjson

LINE = b"\r\n"


class Event(NamedTuple):
    """An event of a stream. raw: as it came."""

    name: bytes
    data: bytes
    raw: bytes


class Connection:
    """One connection, for calls or for a stream. cookie: whose."""

    def __init__(self, url: str, cookie: str) -> None:
        address = urlsplit(url)
        self.host, self.port = address.hostname or "127.0.0.1", address.port or 80
        self.head = (
            f"Host: {address.netloc}\r\nCookie: detente={cookie}\r\nContent-Type: application/json\r\n"
        )
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, which must be a good one."""
        length = await self.ask(method, path, body)
        assert self.reader is not None
        return orjson.loads(await self.reader.readexactly(length))

    async def ask(self, method: str, path: str, body: Any = None) -> int:
        """Send a request and read the head of the answer; the length of its body, -1 if it comes in chunks."""
        payload = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\n{self.head}Content-Length: {len(payload)}\r\n\r\n"
        answer = await self.head_of_answer(head.encode() + payload)
        assert self.reader is not None
        status, *fields = answer.decode("latin-1").split("\r\n")
        length = -1
        for field in fields:
            name, _, value = field.partition(":")
            if name.lower() == "content-length":
                length = int(value)
        if status.split()[1][0] != "2":
            text = await self.reader.readexactly(max(length, 0))
            raise RuntimeError(f"{method} {path}: {status}: {text.decode()}")
        return length

    async def head_of_answer(self, request: bytes) -> bytes:
        """Send a request and read the head of the answer. It is sent again if the server has closed the connection, which was idle, just then."""
        kept = self.reader is not None and not self.reader.at_eof()
        if not kept:
            self.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=2**20)
        assert self.reader is not None and self.writer is not None
        try:
            self.writer.write(request)
            return await self.reader.readuntil(LINE + LINE)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self.close()
            begun = isinstance(error, asyncio.IncompleteReadError) and error.partial
            if begun or not kept:
                raise
            return await self.head_of_answer(request)

    async def events(self, path: str) -> AsyncIterator[Event]:
        """The events of a stream, until it is closed."""
        await self.ask("GET", path)
        reader = self.reader
        assert reader is not None
        pending = b""
        while True:
            try:
                size = int(await reader.readuntil(LINE), 16)
                chunk = await reader.readexactly(size + 2)
            except (asyncio.IncompleteReadError, ConnectionError):
                return
            if size == 0:
                return
            *whole, pending = (pending + chunk[:-2]).split(b"\n\n")
            for raw in whole:
                event = parsed(raw)
                if event is not None:
                    yield event

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
            self.reader = self.writer = None


def parsed(raw: bytes) -> Event | None:
    """An event from its lines; None for a comment."""
    name, data = b"", b""
    for line in raw.split(b"\n"):
        if line.startswith(b"event: "):
            name = line[7:]
        elif line.startswith(b"data: "):
            data = line[6:]
    return Event(name, data, raw + b"\n\n") if data else None
