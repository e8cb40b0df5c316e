"""The first view of a table in a browser with an empty cache: what goes over the wire until the prompt is shown."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from load.players import ClientSession

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PROMPT = "#prompt-text"
SETTLED = 0.5
"""Seconds after the prompt: what a page still fetches then belongs to its first view."""

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


def browser() -> str | None:
    """A Chromium, if there is one, and what drives it."""
    if importlib.util.find_spec("playwright") is None:
        return None
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


async def first_view(url: str, executable: str, picture: Path | None = None) -> list[Fetched]:
    """All that a browser fetches to show a table of Nuclear War to one of its four people. picture: of what it shows."""
    from playwright.async_api import async_playwright

    sitting = ClientSession(url)
    await sitting.sit_down()
    cookie = sitting.players[0].cookie
    tap = Tap(url)
    proxy = await asyncio.start_server(tap.through, "127.0.0.1", 0)
    port = proxy.sockets[0].getsockname()[1]
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        context = await chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
        await context.add_cookies([{"name": "detente", "value": cookie, "url": f"http://127.0.0.1:{port}"}])
        page = await context.new_page()
        await page.goto(f"http://127.0.0.1:{port}/table/{sitting.id}")
        try:
            await page.wait_for_selector(PROMPT, state="attached", timeout=15_000)
            await asyncio.sleep(SETTLED)
        finally:
            if picture is not None:
                await page.screenshot(path=picture)
            await chromium.close()
    proxy.close()
    sitting.leave()
    return tap.fetched
