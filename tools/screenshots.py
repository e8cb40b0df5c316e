"""Play a game and take its picture.

    python tools/screenshots.py [--game nuclear_war] [--seats 4] [--seed 7] [--moves 13] [--out out/screenshots] [--all]

A server is started on a new database, four bots of the kind `heuristic` play from a fixed seed, and the last moves
of seat A are sent over HTTP like a person's. Chromium photographs the table, on a desktop and on a phone; with `--all` the
lobby too, and both in light and dark, English and German. The same seed gives the same game, and so the same pictures.
"""

import argparse
import json
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import detente
from detente.bots import bot
from detente.server.app import create_app
from detente.server.service import table_service
from detente.server.settings import Settings

SHOTS = (
    ("table", {"width": 1440, "height": 900}, "light", "en-GB", False),
    ("table-phone", {"width": 390, "height": 844}, "light", "en-GB", True),
)
MORE_SHOTS = (
    ("table-dark", {"width": 1440, "height": 900}, "dark", "de-DE", False),
    ("table-phone-dark", {"width": 390, "height": 844}, "dark", "de-DE", True),
)
ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 300.0


class Serving:
    """A server in a thread, whose tables are dealt from a seed."""

    def __init__(self, folder: str, seed: int) -> None:
        table_service.fresh_seed = lambda: seed  # type: ignore[assignment]
        self.app = create_app(Settings(f"sqlite:///{folder}/shots.sqlite", bot_pace=0.0))
        config = uvicorn.Config(self.app, port=0, log_level="warning")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started, "the server")

    @property
    def url(self) -> str:
        """The address of the server."""
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def state(self, table: str) -> detente.State:
        """The state of a table's game."""
        live = self.app.state.services.open_tables.tables[table]
        state: detente.State = live.game_log.state
        return state

    def stop(self) -> None:
        """Stop the server."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)


def until(true: Any, what: str) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(f"waited in vain for {what}")
        time.sleep(0.02)


def post(context: BrowserContext, path: str, body: dict[str, Any]) -> Any:
    """The answer to a POST."""
    answer = context.request.post(path, data=json.dumps(body), headers={"Content-Type": "application/json"})
    if not answer.ok:
        raise RuntimeError(f"{path}: {answer.text()}")
    return answer.json()


def decisions(serving: Serving, context: BrowserContext, table: str) -> Iterator[detente.State]:
    """Let a bot send seat A's moves over HTTP; the state each time that the seat is asked, until the game is over."""
    mind = bot("heuristic", 1)
    for made in count():
        until(lambda: serving.state(table).over or 0 in serving.state(table).to_act, "seat A's turn")
        state = serving.state(table)
        if state.over:
            return
        yield state
        action = mind.choose(
            state.view(0), state.legal_actions(0), lambda seed, state=state: state.determinize(0, seed), None
        )
        live = serving.app.state.services.open_tables.tables[table]
        ask = live.game_log.timeline(0).ask
        body = {"id": f"shot {made}", "ask": ask, "actions": [state.game.actions.text(action)]}
        post(context, f"/api/tables/{table}/seats/0/commands", body)


def play(serving: Serving, context: BrowserContext, table: str, moves: int) -> None:
    """Make this many decisions of seat A, until it is asked again or the game is over."""
    for _ in islice(decisions(serving, context, table), moves + 1):
        pass


def new_context(
    browser: Browser, url: str, size: Any, theme: Any, locale: str, phone: bool, motion: Any = "reduce"
) -> BrowserContext:
    """A browser of a kind."""
    context = browser.new_context(
        base_url=url, viewport=size, color_scheme=theme, locale=locale, has_touch=phone, is_mobile=phone,
        reduced_motion=motion, device_scale_factor=2 if phone else 1,
    )  # fmt: skip
    context.set_default_timeout(1000 * PATIENCE)
    return context


def settled(page: Page) -> None:
    """Wait until the page shows its newest frame and nothing moves."""
    page.wait_for_function("() => 'frame' in document.body.dataset && !('busy' in document.body.dataset)")
    page.wait_for_timeout(800)


def main() -> None:
    """Play and photograph."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="nuclear_war")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--moves", type=int, default=13, help="so many decisions of seat A before the pictures"
    )
    parser.add_argument("--out", type=Path, default=Path("out/screenshots"))
    parser.add_argument("--all", action="store_true", help="the lobby too, dark and German too")
    wanted = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium here (Debian, Ubuntu: apt install chromium)")
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(folder, wanted.seed)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        first = new_context(browser, serving.url, *SHOTS[0][1:])
        first.new_page().goto("/")
        rivals = [{"kind": "bot", "bot": "heuristic"}] * (wanted.seats - 1)
        seats = [{"kind": "me", "name": "Anna"}, *rivals]
        table = post(first, "/api/tables", {"game": wanted.game, "seats": seats})["id"]
        play(serving, first, table, wanted.moves)
        key = first.request.get(f"/api/tables/{table}").json()["seats"][0]["link"].rsplit("/", 1)[1]
        for name, *kind in SHOTS + (MORE_SHOTS if wanted.all else ()):
            context = new_context(browser, serving.url, *kind)
            page = context.new_page()
            page.goto("/")
            post(context, f"/api/keys/{key}", {})
            page.goto(f"/table/{table}?seat=0")
            settled(page)
            page.screenshot(path=wanted.out / f"{name}.png")
            if wanted.all:
                page.goto("/")
                page.wait_for_selector("html[data-ready]")
                page.wait_for_timeout(500)
                page.screenshot(path=wanted.out / f"{name.replace('table', 'lobby')}.png")
            context.close()
        browser.close()
        serving.stop()


if __name__ == "__main__":
    main()
