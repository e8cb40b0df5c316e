"""Print the files that one action passes: from the request of a browser to the frames of those who watch.

    python tools/trace_action.py [GAME]

A server runs in this process, on a database of its own; a person whose browser watches from all seats sends the first legal action, and
again, three times. Files that all three pass are printed in the order in which the first enters them, with the functions that run
there: so what the server does from time to time, such as renewing its leases, does not count, nor what runs before and after.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import detente
from detente.server.app import create_app
from detente.server.settings import Settings

SOURCE = Path(detente.__file__).parent
TIMES = 3
WAIT = 1.0
"""Seconds between two looks at a stream that has just begun."""

Passed = dict[str, dict[str, None]]
"""The functions that run, by file."""


class Browser:
    """Sends requests to the application as a browser does, with its cookie."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = ""

    async def send(self, method: str, path: str, body: Any = None, query: str = "") -> Any:
        """The answer to a request."""
        answered: list[bytes] = []

        async def send(message: Any) -> None:
            headers = dict(message.get("headers", []))
            if b"set-cookie" in headers:
                self.cookie = headers[b"set-cookie"].decode().partition(";")[0]
            answered.append(message.get("body", b""))

        await self.app(self.scope(method, path, query), self.received(body), send)
        return json.loads(b"".join(answered) or b"null") if path.startswith("/api") else None

    async def watch(self, query: str, frames: list[bytes]) -> None:
        """Watch tables, and collect what comes, until the task is cancelled."""

        async def send(message: Any) -> None:
            frames.append(message.get("body", b""))

        await self.app(self.scope("GET", "/api/stream", query), self.waiting, send)

    def scope(self, method: str, path: str, query: str) -> dict[str, Any]:
        """A request, as ASGI has it."""
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if self.cookie:
            headers.append((b"cookie", self.cookie.encode()))
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 80),
        }  # fmt: skip

    def received(self, body: Any) -> Any:
        """The body of a request, as ASGI has it."""
        parts = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]

        async def receive() -> Any:
            return parts.pop() if parts else await self.waiting()

        return receive

    async def waiting(self) -> Any:
        """A browser that stays."""
        await asyncio.sleep(3600)


class Trace:
    """Notes which functions of the package run while it is `on`, in all threads that start after it."""

    def __init__(self) -> None:
        self.passed: Passed = {}
        self.on = False
        threading.setprofile(self.note)
        sys.setprofile(self.note)

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        """A call."""
        if not self.on or event != "call":
            return
        file = Path(frame.f_code.co_filename)
        if SOURCE in file.parents:
            self.passed.setdefault(str(file.relative_to(SOURCE)), {})[frame.f_code.co_qualname] = None


async def traced(game: str, folder: str) -> Passed:
    """The files that one action passes, in order; the database is in this folder."""
    trace = Trace()
    app = create_app(Settings(f"{folder}/tables.sqlite"))
    async with app.router.lifespan_context(app):
        services = app.state.services
        looking = (services.timekeeper, services.standing, services.spectators, services.scorekeeper)
        for each in (*looking, services.tournaments, services.housekeeper):
            await each.stop()  # they look all the time, whatever is played
        browser = Browser(app)
        await browser.send("GET", "/")
        count = int(detente.game(game).options[0].values[0])
        seats = [{"kind": "me"}, *({"kind": "screen", "name": f"P{k}"} for k in range(1, count))]
        table = (await browser.send("POST", "/api/tables", {"game": game, "seats": seats}))["id"]
        watches = "&".join(f"watch={table}:{seat}" for seat in range(count))
        ways = [await way_of_an_action(browser, trace, table, watches) for _ in range(TIMES)]
    return {file: functions for file, functions in ways[0].items() if all(file in way for way in ways)}


async def way_of_an_action(browser: Browser, trace: Trace, table: str, watches: str) -> Passed:
    """The files that the first legal action of whoever is asked passes."""
    frames: list[bytes] = []
    watching = asyncio.create_task(browser.watch(watches, frames))
    while not (found := first_to_act(b"".join(frames).decode())):
        await asyncio.sleep(WAIT)
    hello, seat = found
    await asyncio.sleep(WAIT)  # what the opening of the stream has begun comes to its end
    command = {
        "id": secrets.token_hex(4),
        "ask": hello["ask"],
        "actions": [hello["scene"]["offers"][0]["action"]],
    }
    there = len(frames)
    trace.passed, trace.on = {}, True
    await browser.send("POST", f"/api/tables/{table}/seats/{seat}/commands", command)
    while len(frames) == there:
        await asyncio.sleep(0)
    trace.on = False
    watching.cancel()
    await asyncio.wait([watching])
    return trace.passed


def first_to_act(stream: str) -> tuple[dict[str, Any], str] | None:
    """The first frame with an offer, and its seat; None if it has not come yet."""
    for line in stream.splitlines():
        data = json.loads(line.removeprefix("data: ")) if line.startswith("data: ") else {}
        if data.get("frame") and data["frame"]["scene"]["offers"]:
            return data["frame"], data["watch"].split(":")[1]
    return None


def main() -> None:
    """Print the files, and how many there are."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="nations", choices=detente.games())
    with tempfile.TemporaryDirectory() as folder:
        passed = asyncio.run(traced(parser.parse_args().game, folder))
    for file, functions in passed.items():
        print(f"{file}: {', '.join(functions)}")
    server = sum(file.startswith("server/") for file in passed)
    print(f"{len(passed)} files of the package, {server} of them on the server")


if __name__ == "__main__":
    main()
