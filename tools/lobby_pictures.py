"""Photograph the boards for the lobby: `picture-light.webp` and `picture-dark.webp` in each game's package.

    python tools/lobby_pictures.py [GAME ...] [--moves 30] [--seed 7]

A server is started on a new database, bots play from a fixed seed, and Chromium photographs the middle of the table as its
seat A sees it. The same seed gives the same game, and so the same pictures. Run it after a change of a board that shows.
"""

import argparse
import base64
import shutil
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import detente
from detente.core.engine.options import checked
from tools.screenshots import Serving, new_context, play, post, settled

WINDOW = {"width": 1440, "height": 900}
WIDTH, HEIGHT = 400, 250
"""Pixels: twice what the lobby shows them at, near enough."""
QUALITY = 60
THEMES = ("light", "dark")
HIDDEN = ".zoom, .zooms, #stage, #overlay, #notices { display: none !important }"
MIDDLE = """([wide, high]) => {
  const roots = [...document.querySelectorAll("#board, #board *")].map(({ shadowRoot }) => shadowRoot).filter(Boolean);
  const box = (roots[0]?.querySelector("svg") ?? document.querySelector("#board")).getBoundingClientRect();
  const width = Math.min(box.width, box.height * wide / high), height = width * high / wide;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}"""


def photographed(page: Page) -> bytes:
    """The middle of the board as WebP."""
    page.add_style_tag(content=HIDDEN)
    clip = page.evaluate(MIDDLE, [WIDTH, HEIGHT])
    session = page.context.new_cdp_session(page)
    asked: dict[str, Any] = {
        "format": "webp",
        "quality": QUALITY,
        "clip": clip | {"scale": WIDTH / clip["width"]},
    }
    return base64.b64decode(session.send("Page.captureScreenshot", asked)["data"])


def pictures(browser: Browser, serving: Serving, game: str, moves: int) -> None:
    """Play a game and write its pictures."""
    of = detente.game(game)
    folder = Path(str(resources.files(of.package)))
    host = new_context(browser, serving.url, WINDOW, "light", "en-GB", False)
    host.new_page().goto("/")
    rivals = [{"kind": "bot", "bot": "heuristic"}] * (int(checked(of.options, {})["seats"]) - 1)
    table = post(host, "/api/tables", {"game": game, "seats": [{"kind": "me", "name": "Anna"}, *rivals]})[
        "id"
    ]
    play(serving, host, table, moves)
    key = host.request.get(f"/api/tables/{table}").json()["seats"][0]["link"].rsplit("/", 1)[1]
    host.close()
    for theme in THEMES:
        context = new_context(browser, serving.url, WINDOW, theme, "en-GB", False)
        context.add_init_script("localStorage.setItem('detente-pace', 'at_once')")
        page = context.new_page()
        page.goto("/")
        post(context, f"/api/keys/{key}", {})
        page.goto(f"/table/{table}?seat=0")
        settled(page)
        file = folder / f"picture-{theme}.webp"
        file.write_bytes(photographed(page))
        print(f"{file}: {file.stat().st_size:,} bytes")
        context.close()


def main() -> None:
    """Play and photograph."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="all of the house if none is named")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--moves", type=int, default=30, help="so many decisions of seat A before the pictures"
    )
    wanted = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium here (Debian, Ubuntu: apt install chromium)")
    games = wanted.games or [id for id in detente.games() if detente.game(id).package.startswith("detente.")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(folder, wanted.seed)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games:
            pictures(browser, serving, game, wanted.moves)
        browser.close()
        serving.stop()


if __name__ == "__main__":
    main()
