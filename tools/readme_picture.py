"""Make the moving picture of the README: a few turns of a real game, as they look in the browser.

    python -m tools.readme_picture [--check]

A server deals from a fixed seed, a bot decides for Anna, and Chromium photographs her table again and again while the stage shows what
happens. `docs/images/table.json` keeps what the table was made of: the parts of its page and of the scene. With `--check` nothing is
written, and the exit status says whether the table of today is made of the same parts. Bytes are not compared: no two browsers draw the same.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import shutil
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, sync_playwright

import detente
from detente.core.shown.scene import scene
from detente.core.shown.words import LETTERS
from tools.screenshots import ROOT, Serving, decisions, new_context, post, settled

PICTURES: Final = ROOT / "docs" / "images"
PARTS: Final = PICTURES / "table.json"
THEMES: Final = ("light", "dark")
SEED = 7
BEFORE, SHOWN = 13, 4
"""Decisions of Anna before the picture begins, and in it."""
WINDOW = {"width": 1280, "height": 800}
SIZE = (800, 500)
FRAME_MS, LAST_MS = 900, 2500
MOST_FRAMES = 24
QUALITY = 45


def opened(browser: Browser, serving: Serving, theme: str) -> tuple[Page, str]:
    """A page of Anna's in a browser of its own, and the id of a new table."""
    context = new_context(browser, serving.url, WINDOW, theme, "en-GB", False, "no-preference")
    context.add_init_script("localStorage.setItem('detente-pace', 'slow')")
    page = context.new_page()
    page.goto("/")
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "heuristic"}] * 3]
    return page, post(context, "/api/tables", {"game": "nuclear_war", "seats": seats})["id"]


def parts() -> list[str]:
    """What the table is made of: parts of its page, and of the scene that a player sees."""
    page = (Path(detente.__file__).parent / "web" / "table.html").read_text("utf-8")
    shown = scene(detente.game("nuclear_war").start({"seats": 4}, SEED), 0, "en", LETTERS[:4])
    found = {f"page: #{id}" for id in re.findall(r'\bid="([^"]+)"', page)} | {
        f"scene: {name}" for name in shown
    }
    found |= {f"place: {place['id']}" for place in shown["places"]}
    return sorted(found | {f"panel: {panel['kind']}" for panel in shown["panels"]})


def out_of_date() -> str:
    """What is new and what is gone since the picture was made; "" if nothing."""
    then, today = json.loads(PARTS.read_text("utf-8")), parts()
    new, gone = sorted(set(today) - set(then)), sorted(set(then) - set(today))
    return f"new: {new}, gone: {gone}; run python -m tools.readme_picture" if new or gone else ""


def frames(browser: Browser, serving: Serving, theme: str) -> list[Image.Image]:
    """The table from moment to moment."""
    page, table = opened(browser, serving, theme)
    taken: list[Image.Image] = []
    for number, _ in enumerate(islice(decisions(serving, page.context, table), BEFORE + SHOWN + 1)):
        if number == BEFORE:
            page.goto(f"/table/{table}?seat=0")
            settled(page)
        if number >= BEFORE:
            while photograph(page, taken) and len(taken) < MOST_FRAMES:
                page.wait_for_timeout(400)
    page.context.close()
    return taken


def photograph(page: Page, taken: list[Image.Image]) -> bool:
    """Take a photograph unless nothing has changed; whether more is to come."""
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    if not taken or ImageChops.difference(image, taken[-1]).getbbox():
        taken.append(image)
    return bool(page.evaluate("'busy' in document.body.dataset"))


def main() -> None:
    """Photograph, or compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    if check:
        sys.exit(out_of_date())
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium here (Debian, Ubuntu: apt install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(folder, SEED)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for theme in THEMES:
            write(frames(browser, serving, theme), theme)
        browser.close()
        serving.stop()
    PARTS.write_text(json.dumps(parts(), indent=1) + "\n", encoding="utf-8")


def write(images: list[Image.Image], theme: str) -> None:
    """Write the moving picture for a theme."""
    file = PICTURES / f"table-{theme}.webp"
    times = [FRAME_MS] * (len(images) - 1) + [LAST_MS]
    images[0].save(
        file, save_all=True, append_images=images[1:], duration=times, loop=0, quality=QUALITY, method=6
    )
    print(f"{file}: {len(images)} frames, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
