"""What tables that are open and watched cost: memory of the server for each, and whether moves at others get dearer.

    python benchmarks/crowd.py [--tables 100 1000 5000] [--seconds 4] [--json FILE]

One server on SQLite holds more and more tables of Nuclear War, each watched from all four seats by one visitor (a game at one screen); a
stream carries 25 tables. Nothing happens at them. With each number of them ten other tables play as in `server.py`; the figure is the
server's CPU time a move. Compare the figures of one run with each other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import statistics
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from load.players import GAME, SEATS
from load.wire import Connection
from rich import box
from rich.console import Console
from rich.table import Table
from server import Server, our_server, our_turn

ON_A_STREAM = 25
"""Tables on one stream, each watched from four seats: 100 subjects are allowed."""
PLAYING = 10


@dataclass(frozen=True)
class Crowd:
    """tables: open and watched. kib: resident memory of the server for each. us_per_move: CPU time of the server a move at others."""

    tables: int
    kib: float
    us_per_move: float


class Watchers:
    """Visitors who watch tables from all seats."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables = 0
        self.streams: list[Connection] = []
        self.reading: list[asyncio.Task[None]] = []

    async def grow(self, tables: int) -> None:
        """Open and watch tables until there are this many."""
        while self.tables < tables:
            count = min(ON_A_STREAM, tables - self.tables)
            cookie = secrets.token_hex(16)
            commands, stream = Connection(self.url, cookie), Connection(self.url, cookie)
            seats = [{"kind": "me"}] + [{"kind": "screen", "name": f"Guest {k}"} for k in range(1, SEATS)]
            body = {"game": GAME, "seats": seats, "options": {}}
            ids = [(await commands.call("POST", "/api/tables", body))["id"] for _ in range(count)]
            commands.close()
            hello = asyncio.Event()
            self.reading.append(asyncio.create_task(self.read(stream, ids, hello)))
            await hello.wait()
            self.streams.append(stream)
            self.tables += count

    async def read(self, stream: Connection, ids: list[str], hello: asyncio.Event) -> None:
        """Take in the first frames, and all that comes later."""
        watched = "&".join(f"watch={id}:{seat}" for id in ids for seat in range(SEATS))
        greeted = 0
        async for event in stream.events(f"/api/stream?{watched}&language=en"):
            greeted += event.name == b"hello"
            if greeted == SEATS * len(ids):
                hello.set()

    def leave(self) -> None:
        """Go away."""
        for task in self.reading:
            task.cancel()
        for stream in self.streams:
            stream.close()


def resident_kib(server: Server) -> float:
    """The resident memory of a server."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


async def measured(server: Server, sizes: list[int], seconds: float, repeats: int) -> list[Crowd]:
    """The costs with each of these numbers of watched tables, after one turn that is not counted."""
    found: list[Crowd] = []
    watchers = Watchers(server.url)
    await asyncio.to_thread(our_turn, server, PLAYING, seconds)
    before = resident_kib(server)
    for tables in sizes:
        await watchers.grow(tables)
        after = resident_kib(server)
        costs: list[float] = []
        for _ in range(repeats):
            turn = await asyncio.to_thread(our_turn, server, PLAYING, seconds)
            assert turn.server_cpu is not None
            costs.append(1e6 * turn.server_cpu / len(turn.taken))
        found.append(Crowd(tables, (after - before) / tables if tables else 0.0, statistics.median(costs)))
    watchers.leave()
    return found


def main() -> None:
    """Measure, print the table and write the requested file."""
    parser = argparse.ArgumentParser(description="What tables that are open and watched cost.")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[0, 100, 1000, 5000], help="(0 100 1000 5000)"
    )
    parser.add_argument("--seconds", type=float, default=4.0, help="of each turn (4)")
    parser.add_argument("--repeats", type=int, default=3, help="turns, for the median (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as server:
        found = asyncio.run(measured(server, sorted(args.tables), args.seconds, args.repeats))
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("watched tables", "KiB each", "µs of CPU a move at others"):
        table.add_column(heading, justify="right")
    for each in found:
        table.add_row(f"{each.tables:,}", f"{each.kib:,.0f}", f"{each.us_per_move:,.0f}")
    Console().print(table)
    if args.json:
        args.json.write_text(json.dumps([asdict(each) for each in found], indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
