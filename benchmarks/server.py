"""The server under load, next to boardgame.io's, in one run on one machine; and the cost of a page and a move in bytes.

    python benchmarks/server.py [--seconds 3] [--repeats 3] [--tables 10] [--json FILE]

A table has four clients. The player whose turn it is sends a move; when all four have received the update, the next one
follows. Détente plays Nuclear War, and in turns of its own 2+2, by the first offer, over HTTP, with every move written to SQLite;
boardgame.io plays a card game with hidden hands and a state of about the size of Nuclear War's, over Socket.IO, in memory, with its
default settings. A finished game starts again. All take turns, and each figure is the median of the turns. Each load is one process of clients
that run no rules; its share of a CPU is next to the server's: where the clients' share is near 100 %, the server could do more.
Without node or npm the peer is left out, and without Chromium or Playwright the page is.
Compare ratios of one run, not numbers of two.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import importlib.metadata
import json
import os
import platform
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from load.firstview import browser, first_view
from load.players import Load, whole_games
from load.tap import Fetched
from rich import box
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEER_SOURCES = HERE / "boardgame"
PEER_HOME = HERE.parent / "out" / "boardgame"
OURS, OURS_IN_2_2, PEER = "Détente", "Détente, 2+2", "boardgame.io"
GAMES = {OURS: "nuclear_war", OURS_IN_2_2: "twoplustwo"}
WARM_UP = 1.0
START_SECONDS = 60.0
GAMES_WEIGHED = 3
PEER_MOVES = 135
"""Moves until the peer's match starts again: about as long as a game of Nuclear War by first offers."""

KINDS = ("html", "js", "css", "svg", "texts", "json", "stream", "other")


@dataclass(frozen=True)
class Turn:
    """One turn of a contender. taken: milliseconds of each move. *_cpu: seconds, None if unknown. update_bytes: of the last."""

    taken: list[float]
    elapsed: float
    server_cpu: float | None
    load_cpu: float
    update_bytes: int | None = None


@dataclass(frozen=True)
class Result:
    """The medians of a contender's turns. *_ms: a move until all four clients have it. *_share: of one CPU."""

    server: str
    tables: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    server_share: float | None
    load_share: float
    server_us_per_move: float | None
    load_us_per_move: float
    update_bytes: int | None


class Server:
    """A server in a separate process, listening on a free port."""

    def __init__(self, name: str, command: list[str], port: int, **settings: Any) -> None:
        self.name = name
        self.url = f"http://127.0.0.1:{port}"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, **(quiet | settings))
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise RuntimeError(f"the server of {name} does not answer")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it answers yet, even with an error."""
        try:
            urllib.request.urlopen(f"{self.url}/api/me", timeout=5).close()
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False
        return True

    def cpu(self) -> float | None:
        """CPU seconds of the process so far; None without /proc."""
        try:
            text = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
        except OSError:
            return None
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ctrl-C."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def our_server(folder: Path) -> Iterator[Server]:
    """`detente serve` on a database in this folder."""
    port = free_port()
    command = [
        sys.executable, "-c", "from detente.cli import app; app()", "serve", "--port", str(port),
        "--database", f"sqlite:///{folder / 'bench.sqlite'}", "--bot-pace", "0", "--limits", "off",
    ]  # fmt: skip
    server = Server(OURS, command, port)
    try:
        yield server
    finally:
        server.stop()


def installed_peer(console: Console) -> str | None:
    """Node's path, with boardgame.io in its folder under out/; None, with an explanation in the output, if that fails."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        console.print("node and npm are not both here, so boardgame.io's server is left out.")
        return None
    PEER_HOME.mkdir(parents=True, exist_ok=True)
    wanted = (PEER_SOURCES / "package.json").read_bytes()
    there = PEER_HOME / "package.json"
    fresh = (PEER_HOME / "node_modules").is_dir() and there.is_file() and there.read_bytes() == wanted
    for file in PEER_SOURCES.iterdir():
        shutil.copy(file, PEER_HOME)
    if not fresh:
        console.print("Installing boardgame.io ...")
        command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        done = subprocess.run(command, cwd=PEER_HOME, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            there.unlink()
            reason = (done.stderr.strip().splitlines() or ["no reason given"])[0]
            console.print(f"npm could not install boardgame.io, so it is left out: {reason}")
            return None
    return node


@contextmanager
def peer_server(node: str) -> Iterator[Server]:
    """boardgame.io's server."""
    port = free_port()
    environment = os.environ | {"NODE_ENV": "production"}
    server = Server(PEER, [node, "server.js", str(port)], port, cwd=PEER_HOME, env=environment)
    try:
        yield server
    finally:
        server.stop()


def our_turn(server: Server, tables: int, seconds: float, game: str = GAMES[OURS]) -> Turn:
    """People at tables of a game."""
    load = Load(server.url, tables, game)
    marks: list[tuple[float, float | None, float]] = []
    asyncio.run(
        load.run(
            WARM_UP,
            seconds,
            lambda: marks.append((time.perf_counter(), server.cpu(), time.process_time())),
        )
    )
    (begin, cpu_before, own_before), (end, cpu_after, own_after) = marks
    cpu = None if cpu_before is None or cpu_after is None else cpu_after - cpu_before
    return Turn(load.taken, end - begin, cpu, own_after - own_before)


def peer_turn(server: Server, node: str, tables: int, seconds: float) -> Turn:
    """Socket.IO clients at tables of the card game."""
    command = [node, "load.js", server.url, *map(str, (tables, WARM_UP, seconds, PEER_MOVES))]
    process = subprocess.Popen(command, cwd=PEER_HOME, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    cpu: dict[str, float | None] = {}
    for line in process.stdout:
        if line.startswith("{"):
            told = json.loads(line)
        else:
            cpu[line.strip()] = server.cpu()
    if process.wait() != 0:
        raise RuntimeError("the load on boardgame.io's server has failed")
    begin, end = cpu["begin"], cpu["end"]
    spent = None if begin is None or end is None else end - begin
    return Turn(told["taken"], told["elapsed"], spent, told["cpu"], told["bytes"])


def summed_up(server: str, tables: int, turns: list[Turn]) -> Result:
    """The medians of all turns."""

    def median(values: list[float]) -> float:
        return statistics.median(values)

    def of_servers(divisors: list[float]) -> float | None:
        cpus = [turn.server_cpu for turn in turns]
        if any(cpu is None for cpu in cpus):
            return None
        return median([cpu / divisor for cpu, divisor in zip(cpus, divisors, strict=True) if cpu is not None])

    moves = [float(len(turn.taken)) for turn in turns]
    elapsed = [turn.elapsed for turn in turns]
    per_move = of_servers(moves)
    return Result(
        server=server,
        tables=tables,
        moves_per_s=median([len(turn.taken) / turn.elapsed for turn in turns]),
        p50_ms=median([percentile(turn.taken, 50) for turn in turns]),
        p99_ms=median([percentile(turn.taken, 99) for turn in turns]),
        server_share=of_servers(elapsed),
        load_share=median([turn.load_cpu / turn.elapsed for turn in turns]),
        server_us_per_move=None if per_move is None else 1e6 * per_move,
        load_us_per_move=median([1e6 * turn.load_cpu / len(turn.taken) for turn in turns]),
        update_bytes=turns[-1].update_bytes,
    )


def percentile(values: list[float], percent: int) -> float:
    """The value that this percentage of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def measure(ours: Server, peer: Server | None, node: str | None, args: argparse.Namespace) -> list[Result]:
    """Measure all in turns, `repeats` times, with one table and with many."""
    sizes = sorted({1, args.tables})
    turns: dict[tuple[str, int], list[Turn]] = {}
    for _ in range(args.repeats):
        for tables in sizes:
            for name, game in GAMES.items():
                turns.setdefault((name, tables), []).append(our_turn(ours, tables, args.seconds, game))
            if peer is not None and node is not None:
                turns.setdefault((PEER, tables), []).append(peer_turn(peer, node, tables, args.seconds))
    return [summed_up(name, tables, each) for (name, tables), each in turns.items()]


def ratios(results: list[Result], tables: int) -> dict[str, float] | None:
    """Our figures relative to the peer's with this many tables; None if there is no peer."""
    found = {result.server: result for result in results if result.tables == tables}
    if PEER not in found:
        return None
    mine, theirs = found[OURS], found[PEER]
    return {
        "moves_per_s": mine.moves_per_s / theirs.moves_per_s,
        "p50_ms": mine.p50_ms / theirs.p50_ms,
        "p99_ms": mine.p99_ms / theirs.p99_ms,
    }


def weighed(games: list[list[list[bytes]]]) -> dict[str, Any]:
    """Bytes of a move on one stream: as sent, and with gzip for each alone or for the whole stream, flushed after each move."""
    sent: list[int] = []
    alone: list[int] = []
    streamed: list[int] = []
    for game in games:
        for stream in game:
            packer = zlib.compressobj(6, zlib.DEFLATED, 31)
            for event in stream:
                sent.append(len(event))
                alone.append(len(gzip.compress(event, 6)))
                streamed.append(len(packer.compress(event) + packer.flush(zlib.Z_SYNC_FLUSH)))
    return {
        name: {"mean": statistics.mean(sizes), "p99": percentile([float(n) for n in sizes], 99)}
        for name, sizes in (("sent", sent), ("gzip_each", alone), ("gzip_stream", streamed))
    } | {"frames": len(sent), "games": len(games)}


def by_kind(fetched: list[Fetched]) -> dict[str, dict[str, int]]:
    """Requests and bytes, by kind and in total."""
    requests = Counter(item.kind for item in fetched)
    received = Counter[str]()
    for item in fetched:
        received[item.kind] += item.received
    kinds = {kind: {"requests": requests[kind], "bytes": received[kind]} for kind in KINDS if requests[kind]}
    return kinds | {"all": {"requests": len(fetched), "bytes": sum(received.values())}}


def number(value: float | None) -> str:
    """Three or more digits, with thousands separators; a dash if it was not measured."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


def percent(share: float | None) -> str:
    """A share of one CPU."""
    return "–" if share is None else f"{100 * share:.0f} %"


def load_table(results: list[Result]) -> Table:
    """The servers under load, with ratios."""
    title = "A move until all four clients have it; × is Détente's to boardgame.io's"
    table = Table(title=title, box=box.SIMPLE_HEAD)
    for heading in ("tables", "server"):
        table.add_column(heading, no_wrap=True)
    headings = ("moves/s", "×", "p50 ms", "×", "p99 ms", "×", "server CPU", "µs/move", "load CPU", "µs/move")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for r in sorted(results, key=lambda r: (r.tables, r.server == PEER)):
        ratio = ratios(results, r.tables) if r.server == OURS else None
        shown = {name: number(value) for name, value in (ratio or {}).items()}
        table.add_row(
            str(r.tables), r.server,
            number(r.moves_per_s), shown.get("moves_per_s", ""),
            number(r.p50_ms), shown.get("p50_ms", ""),
            number(r.p99_ms), shown.get("p99_ms", ""),
            percent(r.server_share), number(r.server_us_per_move),
            percent(r.load_share), number(r.load_us_per_move),
        )  # fmt: skip
    return table


def bytes_table(move: dict[str, Any], theirs: int | None) -> Table:
    """The size of a move."""
    table = Table(title="Bytes of a move on one client's stream", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for heading in ("mean", "p99"):
        table.add_column(heading, justify="right")
    names = {
        "sent": "as sent",
        "gzip_each": "gzip would: each alone",
        "gzip_stream": "gzip would: the stream",
    }
    for name, shown in names.items():
        table.add_row(shown, number(move[name]["mean"]), number(move[name]["p99"]))
    if theirs is not None:
        table.add_row(f"{PEER}, one update", number(theirs), "")
    return table


def view_table(view: dict[str, dict[str, int]]) -> Table:
    """What the first view of a table downloads."""
    title = "The first view of a table in a browser with an empty cache, until the prompt is shown"
    table = Table(title=title, box=box.SIMPLE_HEAD)
    table.add_column("kind", no_wrap=True)
    for heading in ("requests", "bytes"):
        table.add_column(heading, justify="right")
    for kind, counts in view.items():
        table.add_row(kind, str(counts["requests"]), f"{counts['bytes']:,}")
    return table


def looked_at(server: Server, console: Console) -> dict[str, dict[str, int]] | None:
    """The first view; None, with an explanation in the output, if it cannot be measured."""
    executable = browser()
    if executable is None:
        console.print("Chromium and Playwright are not both here, so the first view is left out.")
        return None
    from playwright.async_api import Error

    try:
        return by_kind(asyncio.run(first_view(server.url, executable)))
    except Error as error:
        console.print(f"The browser showed no prompt: {str(error).splitlines()[0]}")
        return None


def main() -> None:
    """Measure, print the tables and write the requested file."""
    parser = argparse.ArgumentParser(description="The server under load, beside boardgame.io's, in one run.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each turn (3)")
    parser.add_argument("--repeats", type=int, default=3, help="turns of each, for the median (3)")
    parser.add_argument("--tables", type=int, default=10, help="played at once, besides one alone (10)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()

    console = Console()
    console.width = max(console.width, 150)  # the tables have the same width in a file or a pipe
    console.print(f"Python {platform.python_version()}, {os.cpu_count()} CPUs")
    node = installed_peer(console)
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder)) as ours:
        if node is None:
            results = measure(ours, None, None, args)
        else:
            with peer_server(node) as peer:
                results = measure(ours, peer, node, args)
        move = weighed(asyncio.run(whole_games(ours.url, GAMES_WEIGHED)))
        view = looked_at(ours, console)

    console.print(load_table(results))
    theirs = next((result.update_bytes for result in results if result.server == PEER), None)
    console.print(bytes_table(move, theirs))
    if view is not None:
        console.print(view_table(view))
    if PEER in {result.server for result in results}:
        console.print(
            "Different games: the ratios tell the order of magnitude, not who is the better engine."
        )
    if args.json:
        facts = {
            "detente": importlib.metadata.version("detente"),
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cpus": os.cpu_count(),
            "seconds": args.seconds,
            "repeats": args.repeats,
            "results": [asdict(result) for result in results],
            "ratios": {str(tables): ratios(results, tables) for tables in sorted({1, args.tables})},
            "bytes_per_move": move,
            "first_view": view,
        }
        args.json.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
