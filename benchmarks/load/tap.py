"""A way to a server on which all bytes are counted."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from urllib.parse import urlsplit

SUFFIXES = {"js": "js", "ftl": "texts", "svg": "svg"}
"""Kinds by name: what the server gives no type, or answers with "still the same"."""

KINDS = {
    "text/html": "html",
    "text/javascript": "js",
    "application/javascript": "js",
    "text/css": "css",
    "image/svg+xml": "svg",
    "application/json": "json",
    "text/event-stream": "stream",
}


@dataclass(slots=True)
class Fetched:
    """A request and its answer, with their heads. path: what was asked for."""

    path: str
    kind: str = "other"
    received: int = 0
    head: bytes = b""

    def __post_init__(self) -> None:
        self.kind = SUFFIXES.get(self.path.rpartition(".")[2], self.kind)

    def take(self, data: bytes) -> None:
        """More of the answer."""
        self.received += len(data)
        if b"\r\n\r\n" in self.head:
            return
        self.head += data
        for line in self.head.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n"):
            name, _, value = line.partition(":")
            if name.lower() == "content-type":
                self.kind = KINDS.get(value.partition(";")[0].strip(), self.kind)


@dataclass
class Tap:
    """A way to the server on which all bytes are counted, a shared worker's too, of which a page's own tools see nothing."""

    url: str
    fetched: list[Fetched] = field(default_factory=list)

    async def through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection. A browser asks one thing at a time on each."""
        address = urlsplit(self.url)
        server_reader, server_writer = await asyncio.open_connection(address.hostname, address.port)
        current: list[Fetched] = []

        async def there() -> None:
            while data := await reader.read(2**16):
                method, _, rest = data.partition(b" ")
                if method.isalpha() and method.isupper():
                    current[:] = [Fetched(rest.split(b" ", 1)[0].decode("latin-1"))]
                    self.fetched += current
                server_writer.write(data)

        async def back() -> None:
            while data := await server_reader.read(2**16):
                if current:
                    current[0].take(data)
                writer.write(data)

        both = [asyncio.create_task(there()), asyncio.create_task(back())]
        with contextlib.suppress(OSError):
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        for end in (writer, server_writer):
            end.close()
