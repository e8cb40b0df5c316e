"""How much one visitor who wants everything slows down the bots at somebody else's table, within the usual limits.

    python benchmarks/flood.py [--seconds 20] [--repeats 3] [--json FILE]

Somebody watches a table of four bots at the usual pace. Quiet turns alternate with turns of a flood: another visitor, from
their own address, opens tables of hard bots, streams and half-sent requests, and sends requests and lines of chat as
fast as two threads can, without waiting after a refusal. A figure is the median time between two moves of the bots;
the ratio is what counts. The flood's own CPU time is that of this process, and adds to the load on a machine with few cores.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
from server import Server, free_port

STRANGER = "127.0.0.2"
"""The flood comes from another address of this machine."""
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
THREADS = 2
TABLES, STREAMS, HALVES = 40, 30, 250


@dataclass(frozen=True)
class Flow:
    """A turn. gaps: seconds between moves of the bots. answers: how often each status came back to the flood."""

    gaps: list[float]
    answers: dict[int, int]


@contextmanager
def visitor(url: str, address: str = "127.0.0.1") -> Iterator[httpx.Client]:
    """A browser with a new cookie."""
    way = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
    with httpx.Client(base_url=url, timeout=60, transport=way) as client:
        client.get("/")
        yield client


def opened(client: httpx.Client, game: str, bots: list[str]) -> httpx.Response:
    """Open a table of bots."""
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    return client.post("/api/tables", json={"game": game, "seats": seats, "options": {}})


def watched(client: httpx.Client, bot: str, seconds: float) -> list[float]:
    """The seconds between moves at tables of this bot, measured for this long."""
    gaps: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = opened(client, "nuclear_war", [bot] * 4).json()["id"]
        last = None
        with client.stream("GET", "/api/stream", params={"watch": f"{table}:-"}) as stream:
            for line in stream.iter_lines():
                if line != "event: frame":
                    continue
                now = time.monotonic()
                if last is not None:
                    gaps.append(now - last)
                last = now
                if now > end:
                    break
    return gaps


@contextmanager
def flood(url: str) -> Iterator[Counter[int]]:
    """One visitor who wants everything."""
    answers: Counter[int] = Counter()
    over = threading.Event()
    with ExitStack() as held:
        client = held.enter_context(visitor(url, STRANGER))
        cookies = client.cookies
        table = ""
        for number in range(TABLES):
            made = opened(client, "nuclear_war" if number % 2 else "twoplustwo", ["hard"] * 4)
            answers[made.status_code] += 1
            table = made.json().get("id", table)
        for _ in range(STREAMS):
            stream = held.enter_context(
                client.stream("GET", "/api/stream", params={"watch": [f"{table}:-", "lobby"]})
            )
            answers[stream.status_code] += 1

        def ask() -> None:
            with visitor(url, STRANGER) as mine:
                mine.cookies = cookies
                number = 0
                while not over.is_set():
                    number += 1
                    path = ("/api/games", "/api/me", f"/api/tables/{table}/seats/-/frames")[number % 3]
                    answers[mine.get(path).status_code] += 1
                    line = {"id": f"{number}", "seat": 0, "text": "x"}
                    answers[mine.post(f"/api/tables/{table}/chat", json=line).status_code] += 1

        def half() -> None:
            host, _, port = url.removeprefix("http://").partition(":")
            while not over.wait(1):
                with ExitStack() as some, suppress(OSError):
                    for _ in range(HALVES):
                        made = socket.create_connection((host, int(port)), 10, (STRANGER, 0))
                        some.enter_context(made).sendall(HALF)

        threads = [threading.Thread(target=work) for work in (*[ask] * THREADS, half)]
        for thread in threads:
            thread.start()
        try:
            yield answers
        finally:
            over.set()
            for thread in threads:
                thread.join()


def main() -> None:
    """Measure, and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    turns: dict[str, list[Flow]] = {"quiet": [], "flooded": []}
    for _ in range(given.repeats):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = [
                sys.executable, "-c", "from detente.cli import app; app()", "serve", "--port", str(port),
                "--database", str(Path(folder) / "flood.sqlite"),
            ]  # fmt: skip
            server = Server("Détente", command, port)
            try:
                with visitor(server.url) as somebody:
                    turns["quiet"].append(Flow(watched(somebody, given.bot, given.seconds), {}))
                    with flood(server.url) as answers:
                        gaps = watched(somebody, given.bot, given.seconds)
                    turns["flooded"].append(Flow(gaps, dict(answers)))
            finally:
                server.stop()
    medians = {
        name: statistics.median(gap for flow in flows for gap in flow.gaps) for name, flows in turns.items()
    }
    slowest = {name: max(gap for flow in flows for gap in flow.gaps) for name, flows in turns.items()}
    for name, flows in turns.items():
        answers_of = [flow.answers for flow in flows]
        print(f"{name:8} {medians[name]:6.3f} s a move, at most {slowest[name]:.2f} s; {answers_of}")
    print(f"ratio    {medians['flooded'] / medians['quiet']:6.2f} on {os.cpu_count()} cores")
    if given.json:
        written: dict[str, Any] = {name: [asdict(flow) for flow in flows] for name, flows in turns.items()}
        given.json.write_text(json.dumps(written, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
