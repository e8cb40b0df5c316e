"""The first view of a table in a browser with an empty cache: what goes over the wire until the prompt is shown."""

from __future__ import annotations

import asyncio
import importlib.util
import shutil
from pathlib import Path

from load.players import ClientSession
from load.tap import Fetched, Tap

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PROMPT = "#prompt-text"
SETTLED = 0.5
"""Seconds after the prompt: what a page still fetches then belongs to its first view."""


def browser() -> str | None:
    """A Chromium, if there is one, and what drives it."""
    if importlib.util.find_spec("playwright") is None:
        return None
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


async def first_view(url: str, executable: str, picture: Path | None = None) -> list[Fetched]:
    """All that a browser fetches to show a table of Nuclear War to one of its four people. picture: of what it shows."""
    from playwright.async_api import async_playwright

    sitting = ClientSession(url)
    await sitting.sit_down()
    cookie = sitting.players[0].cookie
    tap = Tap(url)
    proxy = await asyncio.start_server(tap.through, "127.0.0.1", 0)
    port = proxy.sockets[0].getsockname()[1]
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        context = await chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
        await context.add_cookies([{"name": "detente", "value": cookie, "url": f"http://127.0.0.1:{port}"}])
        page = await context.new_page()
        await page.goto(f"http://127.0.0.1:{port}/table/{sitting.id}")
        try:
            await page.wait_for_selector(PROMPT, state="attached", timeout=15_000)
            await asyncio.sleep(SETTLED)
        finally:
            if picture is not None:
                await page.screenshot(path=picture)
            await chromium.close()
    proxy.close()
    sitting.leave()
    return tap.fetched
