"""A real server in a process of its own, and people who play at it over HTTP."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import queue
import shutil
import signal
import socket
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from detente.server.store.database import address_of, file_of
from detente.server.store.store import Store
from tests.server.forked import Forked
from tests.strangers import environment

PATIENCE = float(os.environ.get("DETENTE_TEST_PATIENCE", "60"))
"""Seconds until a test gives up: a limit for broken code, not a measure."""

NO_TLS = False
"""What httpx is to verify. Servers of tests have no TLS, and each new client would read all certificates: 23 ms of CPU."""

HINT_LIMIT = "12"
ANALYSIS_LIMIT = "4"
"""Iterations of the bot that gives advice: hardly any, to be quick."""


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until(true: Callable[[], Any], what: str) -> Any:
    """Wait until something holds, and return it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


class Server:
    """`detente serve` on a database. more: further arguments. strangers: a folder of installed strangers."""

    def __init__(
        self, database: str, bot_pace: float = 0.0, *more: str, strangers: Path | None = None
    ) -> None:
        self.database = database
        self.bot_pace = bot_pace
        self.more = more
        self.environment = environment(strangers) if strangers is not None else os.environ
        self.complaints = tempfile.NamedTemporaryFile()  # noqa: SIM115
        weakref.finalize(self, self.complaints.close)  # else it warns in whatever test runs when it goes
        self.port = free_port()
        self.process: Forked | None = None
        self.start()

    @property
    def url(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        lay(self.database)
        typed = [
            "serve", "--port", str(self.port), "--database", self.database, "--bot-pace", str(self.bot_pace), "--limits", "off",
            "--hint-limit", HINT_LIMIT, "--analysis-limit", ANALYSIS_LIMIT, *self.more,
        ]  # fmt: skip
        self.process = Forked(typed, self.environment, self.complaints.name)
        try:
            until(self.answers, "the server")
        except AssertionError as error:
            self.process.kill()
            raise AssertionError(f"{error}; it wrote: {self.log}") from None

    def answers(self) -> bool:
        """Whether it answers yet."""
        assert self.process is not None and self.process.poll() is None, "the server has ended"
        try:
            return httpx.get(f"{self.url}/api/me", timeout=PATIENCE, verify=NO_TLS).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def log(self) -> str:
        """What it has written to its log so far."""
        self.complaints.seek(0)
        return self.complaints.read().decode()

    def kill(self) -> None:
        """SIGKILL, its workers too: no chance to write anything down."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ctrl-C."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            assert self.process.wait(PATIENCE) == 0, self.log


@cache
def empty_file() -> Path:
    """An SQLite database in today's form, with nothing in it."""
    folder = Path(tempfile.mkdtemp(prefix="detente-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)

    async def made() -> None:
        store = Store(sqlite_url(folder))
        await store.open()
        await store.close()

    in_a_loop(made())
    return folder / "table.sqlite"


def lay(database: str) -> None:
    """Copy an empty file to where there is none: all migrations, one after the other, take 0.1 s of CPU."""
    file = file_of(address_of(database))
    if file is not None and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(empty_file(), file)


class Person:
    """A browser: its cookie, what it asks, and the streams it holds."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.http = httpx.Client(
            base_url=url,
            timeout=PATIENCE,
            verify=NO_TLS,
            cookies={"detente": cookie} if cookie else None,
            headers={"Content-Type": "application/json"},
        )
        if cookie is None:
            self.http.get("/")
        self._commands = 0

    @property
    def cookie(self) -> str:
        """What the browser is known by."""
        return self.http.cookies["detente"]

    def get(self, path: str, **params: Any) -> Any:
        """The answer to a question that is answered."""
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        """The answer to a POST, which must have this status."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open_table(self, game: str, *seats: str, **options: Any) -> dict[str, Any]:
        """Open a table: seats are `me`, `friend`, `screen NAME` or a bot's name."""
        wishes = [wish(seat) for seat in seats]
        info: dict[str, Any] = self.post(
            "/api/tables", {"game": game, "seats": wishes, "options": options}, 201
        )
        return info

    def command(self, table: str, seat: int, ask: int, status: int = 200, **orders: Any) -> Any:
        """Send a command under an id of its own."""
        self._commands += 1
        body = {"id": f"{os.getpid()}-{id(self)}-{self._commands}", "ask": ask} | orders
        return self.post(f"/api/tables/{table}/seats/{seat}/commands", body, status)

    def watch(self, *watches: str, last: str | None = None, language: str = "en") -> Watch:
        """Open a stream."""
        return Watch(self.http, watches, last, language)


def wish(seat: str) -> dict[str, str]:
    """A seat as the lobby sends it."""
    kind, _, name = seat.partition(" ")
    if kind == "screen":
        return {"kind": kind, "name": name}
    return {"kind": kind} if kind in ("me", "friend") else {"kind": "bot", "bot": kind}


class Watch:
    """A stream that is read beside the test. events: all that came, as (event, data, id)."""

    def __init__(self, http: httpx.Client, watches: tuple[str, ...], last: str | None, language: str) -> None:
        self.events: list[tuple[str, Any, str]] = []
        self.fresh: queue.Queue[tuple[str, Any, str]] = queue.Queue()
        self.client = httpx.Client(base_url=http.base_url, cookies=http.cookies, timeout=None, verify=NO_TLS)
        params = [("watch", watch) for watch in watches] + [("language", language)]
        headers = {"Last-Event-ID": last} if last is not None else {}
        self.request = self.client.build_request("GET", "/api/stream", params=params, headers=headers)
        self.answer = self.client.send(self.request, stream=True)
        assert self.answer.status_code == 200, self.answer.status_code
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        """Take in events until the stream ends."""
        try:
            for event in parsed(self.answer.iter_lines()):
                self.events.append(event)
                self.fresh.put(event)
        except (httpx.TransportError, httpx.StreamError, RuntimeError):
            pass

    def next(self, kind: str, true: Callable[[Any], Any] = lambda data: True) -> Any:
        """The data of the next event of a kind that fulfils something; others on the way are passed over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (self.thread.is_alive() or not self.fresh.empty()):
            try:
                event, data, _ = self.fresh.get(timeout=0.2)
            except queue.Empty:
                continue
            if event == kind and true(data):
                return data
        raise AssertionError(f"waited in vain for {kind!r}; came: {[e for e, _, _ in self.events]}")

    @property
    def last_id(self) -> str:
        """The id of the last event."""
        return self.events[-1][2]

    def close(self) -> None:
        """Go away. The connection is shut down first: while the thread reads, closing alone would not end it."""
        connection: socket.socket = self.answer.extensions["network_stream"].get_extra_info("socket")
        with suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
        self.answer.close()
        self.client.close()


def parsed(lines: Iterator[str]) -> Iterator[tuple[str, Any, str]]:
    """Events of a stream."""
    event: dict[str, str] = {}
    for line in lines:
        if not line:
            if "data" in event:
                yield event.get("event", "message"), json.loads(event["data"]), event.get("id", "")
            event = {}
        elif not line.startswith(":"):
            name, _, value = line.partition(": ")
            event[name] = value


def in_a_loop(work: Coroutine[Any, Any, None]) -> None:
    """Carry out asynchronous work in a thread of its own: a test's own thread may have a loop that runs already."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


def sqlite_url(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'table.sqlite'}"
