"""Photographs for the site: the pictures of each game's page to start with, as the program draws them today.

They are taken anew for each build, in both languages and themes, so that they cannot be out of date.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.screenshots import Serving, new_context
from tools.website.navigation import GAMES, LANGUAGES

WINDOW = {"width": 640, "height": 1200}
THEMES = ("light", "dark")
QUALITY = 70
SCALE = 2
"""Pixels of a picture for each of the page."""


def take(pages: Path) -> int:
    """Photograph into the pages' folders, `GAME/pictures/LANGUAGE-THEME-NUMBER.webp`; the number of pictures. SystemExit without Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium here (Debian, Ubuntu: apt install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(folder, seed=7)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        taken = sum(
            photograph(browser, serving.url, game, language, theme, pages / game / "pictures")
            for game in GAMES
            for language in LANGUAGES
            for theme in THEMES
        )
        browser.close()
        serving.stop()
    return taken


def photograph(browser: Browser, url: str, game: str, language: str, theme: str, folder: Path) -> int:
    """The pictures of one page to start with; their number."""
    folder.mkdir(parents=True, exist_ok=True)
    context = new_context(browser, url, WINDOW, theme, {"en": "en-GB", "de": "de-DE"}[language], False)
    page = context.new_page()
    page.goto(f"/start/{game}")
    page.wait_for_selector(".pictured svg")
    page.wait_for_timeout(300)
    page.add_style_tag(content=".caption { display: none !important }")
    figures = page.query_selector_all(".pictured")
    for figure in figures:
        number = figure.get_attribute("data-picture")
        figure.scroll_into_view_if_needed()
        box = figure.bounding_box()
        assert box is not None
        (folder / f"{language}-{theme}-{number}.webp").write_bytes(webp(page, box))
    context.close()
    return len(figures)


def webp(page: Page, box: Any) -> bytes:
    """A part of the window as WebP."""
    scroll = page.evaluate("[scrollX, scrollY]")
    clip = {**box, "x": box["x"] + scroll[0], "y": box["y"] + scroll[1], "scale": SCALE}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True}
    return base64.b64decode(page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"])
