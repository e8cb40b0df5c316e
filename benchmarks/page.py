"""How quick the page is in Chromium: first and second view, a move until it is shown, frames while the map moves.

    python benchmarks/page.py [--moves 20] [--rounds 4] [--slow 4] [--json FILE]

A server is started on a new database. Requests and bytes are counted on the wire. A move is timed inside the page, from the
click to the first picture after it that shows the next frame. Frames are traced (Chrome DevTools Protocol, `Tracing`) while the map of
Wir sind das Volk! is zoomed and dragged, on a CPU slowed `--slow` times, in the middle of a game.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import statistics
import tempfile
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from load.firstview import browser
from load.tap import Fetched, Tap
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as Timeout
from rich import box
from rich.console import Console
from rich.table import Table
from server import our_server, percentile

GAMES = {"nuclear_war": 4, "nations": 4, "europe1815": 4, "wsdv": 2, "twoplustwo": 4}
MAP = "wsdv"
WINDOW: ViewportSize = {"width": 1440, "height": 900}
SETTLED = 700
WARM = 12
"""Decisions before the frames are traced: a board with pieces on it."""
FRAME = "DrawFrame"
INPUT = ("wheel", "pointermove")
"""Events of a hand that moves the map."""
FRESH = 17_000
"""Microseconds in which a frame should show what a hand has done."""
CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame", "devtools.timeline"]
GESTURES: tuple[dict[str, Any], ...] = (
    {"yDistance": 400, "speed": 600, "gestureSourceType": "mouse"},
    {"xDistance": 300, "yDistance": 150, "speed": 400, "gestureSourceType": "touch"},
    {"xDistance": -300, "yDistance": -150, "speed": 400, "gestureSourceType": "touch"},
    {"yDistance": -400, "speed": 600, "gestureSourceType": "mouse"},
)
"""The wheel zooms in, a finger drags there and back, the wheel zooms out."""
ONE_MOVE = """async () => {
  const button = document.querySelector("#prompt .buttons [data-offer]:not([disabled])") ?? document.querySelector("#actions [data-offer]");
  if (!button) return null;
  const before = document.body.dataset.frame;
  const painted = new Promise((done) => {
    setTimeout(() => done(null), 4000);
    new MutationObserver((_, observer) => {
      if (document.body.dataset.frame === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
    }).observe(document.body, { attributes: true, attributeFilter: ["data-frame"] });
  });
  const began = performance.now();
  button.click();
  const at = await painted;
  return at === null ? null : at - began;
}"""
READY = "() => 'frame' in document.body.dataset && !('busy' in document.body.dataset) && document.querySelector('#prompt .prompt.mine')"


@contextlib.contextmanager
def tapped(url: str) -> Iterator[tuple[Tap, str]]:
    """A way to the server on which bytes are counted, and its address."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    tap = Tap(url)
    proxy = asyncio.run_coroutine_threadsafe(asyncio.start_server(tap.through, "127.0.0.1", 0), loop).result()
    yield tap, f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    loop.call_soon_threadsafe(loop.stop)


def opened(chromium: Browser, url: str, has_touch: bool = False) -> BrowserContext:
    """A browser with an empty cache, which shows everything at once."""
    context = chromium.new_context(
        base_url=url, viewport=WINDOW, locale="en-GB", reduced_motion="reduce", has_touch=has_touch
    )
    context.add_init_script("localStorage.setItem('detente-pace', 'at_once')")
    context.request.get("/")
    return context


def new_table(context: BrowserContext, game: str) -> str:
    """A table against bots that play at random."""
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * (GAMES[game] - 1)]
    answer = context.request.post("/api/tables", data={"game": game, "seats": seats})
    return str(answer.json()["id"])


def shown(context: BrowserContext, path: str) -> Page:
    """A page that asks its visitor for a decision."""
    page = context.new_page()
    page.goto(path)
    page.wait_for_function(READY, timeout=60_000)
    page.wait_for_timeout(SETTLED)
    return page


def views(chromium: Browser, tap: Tap, near: str, game: str) -> dict[str, dict[str, int]]:
    """Requests and bytes of the first and the second view of a table."""
    context = opened(chromium, near)
    path = f"/table/{new_table(context, game)}"
    found: dict[str, dict[str, int]] = {}
    for name in ("first", "second"):
        tap.fetched.clear()
        shown(context, path).close()
        fetched: list[Fetched] = list(tap.fetched)
        found[name] = {"requests": len(fetched), "bytes": sum(each.received for each in fetched)}
    context.close()
    return found


def moves(chromium: Browser, url: str, game: str, wanted: int) -> list[float]:
    """The milliseconds of some moves: from the click to the picture."""
    context = opened(chromium, url)
    page = shown(context, f"/table/{new_table(context, game)}")
    taken: list[float] = []
    for _ in range(2 * wanted):  # a click may only open a choice
        took = page.evaluate(ONE_MOVE)
        if took is not None:
            taken.append(float(took))
        with contextlib.suppress(Timeout):
            page.wait_for_function(READY, timeout=5_000)
        if len(taken) == wanted:
            break
    context.close()
    return taken


def frames(chromium: Browser, url: str, rounds: int, slow: float) -> list[float]:
    """The milliseconds between frames while the map is zoomed with the wheel and dragged with a finger on a slow CPU."""
    context = opened(chromium, url, has_touch=True)
    page = shown(context, f"/table/{new_table(context, MAP)}")
    for _ in range(WARM):
        page.evaluate(ONE_MOVE)
        with contextlib.suppress(Timeout):
            page.wait_for_function(READY, timeout=5_000)
    board = page.locator("#board").bounding_box()
    assert board is not None
    middle = {"x": board["x"] + board["width"] / 2, "y": board["y"] + board["height"] / 2}
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    found: list[float] = []
    for _ in range(rounds):
        for gesture in GESTURES:
            found += traced(page, devtools, middle | gesture)
    context.close()
    return found


def traced(page: Page, devtools: CDPSession, gesture: dict[str, Any]) -> list[float]:
    """The milliseconds between the frames that are drawn during a gesture, which the browser makes at the rate of its frames.

    While the hand rests, no frame is due: a pause in which it did nothing does not count.
    """
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    devtools.once("Tracing.tracingComplete", lambda _: done.append(True))
    devtools.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    devtools.send("Input.synthesizeScrollGesture", gesture)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    times = sorted(event["ts"] for event in events if event.get("name") == FRAME)
    inputs = sorted(event["ts"] for event in events if input_of(event) in INPUT)
    return [
        (late - early) / 1000
        for early, late in pairwise(times)
        if any(early - FRESH < at < late for at in inputs)
    ]


def input_of(event: dict[str, Any]) -> str | None:
    """The type of the event that the page was sent, if that is what was traced."""
    if event.get("name") != "EventDispatch":
        return None
    found: str = event["args"]["data"]["type"]
    return found


def summary(values: list[float]) -> dict[str, float]:
    """Median, 95th and 99th percentile, the largest, and how many there are."""
    return {
        "count": len(values),
        "median": statistics.median(values),
        "p95": percentile(values, 95),
        "p99": percentile(values, 99),
        "most": max(values),
    }


def printed(console: Console, found: dict[str, Any], slow: float) -> None:
    """The tables."""
    table = Table(title="What a page fetches: requests, bytes on the wire", box=box.SIMPLE_HEAD)
    for heading in ("table of", "first view", "bytes", "second view", "bytes"):
        table.add_column(heading, justify="left" if heading == "table of" else "right")
    for game, view in found["views"].items():
        table.add_row(
            game, *(f"{view[name][what]:,}" for name in ("first", "second") for what in ("requests", "bytes"))
        )
    console.print(table)
    table = Table(title="Milliseconds", box=box.SIMPLE_HEAD)
    for heading in ("", "count", "median", "p95", "p99", "most"):
        table.add_column(heading, justify="right" if heading else "left")
    rows = {f"a move of {game}": times for game, times in found["moves"].items()}
    rows[f"a frame of the map of {MAP}, CPU slowed {slow:g} times"] = found["frames"]
    for name, times in rows.items():
        table.add_row(
            name, f"{times['count']:.0f}", *(f"{times[key]:.1f}" for key in ("median", "p95", "p99", "most"))
        )
    console.print(table)


def main() -> None:
    """Measure, print the tables and write the requested file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--moves", type=int, default=20, help="of each game (20)")
    parser.add_argument("--rounds", type=int, default=4, help="of zooming in, dragging and zooming out (4)")
    parser.add_argument(
        "--slow", type=float, default=4, help="how many times the CPU is slowed for the frames (4)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()
    console = Console()
    executable = browser()
    if executable is None:
        raise SystemExit("Chromium and Playwright are not both here")
    with (
        tempfile.TemporaryDirectory() as folder,
        our_server(Path(folder)) as ours,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        with tapped(ours.url) as (tap, near):
            found: dict[str, Any] = {"views": {game: views(chromium, tap, near, game) for game in GAMES}}
        found["moves"] = {game: summary(moves(chromium, ours.url, game, args.moves)) for game in GAMES}
        found["frames"] = summary(frames(chromium, ours.url, args.rounds, args.slow))
        version = chromium.version
        chromium.close()
    console.print(f"Chromium {version}, {os.cpu_count()} CPUs, load {os.getloadavg()[0]:.1f}")
    printed(console, found, args.slow)
    if args.json:
        facts = {
            "chromium": version,
            "machine": platform.machine(),
            "cpus": os.cpu_count(),
            "slow": args.slow,
        }
        args.json.write_text(json.dumps(facts | found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
