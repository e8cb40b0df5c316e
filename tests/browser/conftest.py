"""Real browsers, Debian's, driven by Playwright against a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.hand import PATIENCE
from tests.server.serving import Server, sqlite_url

DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
BOT_PACE = 0.05
PACE = "detente-pace"
"""Where a page keeps how fast it shows what happens."""

# A busy machine may take its time; what never comes fails all the same.
expect.set_options(timeout=PATIENCE / 2)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def installed(name: str, programs: tuple[str, ...], package: str) -> str:
    """Where a browser's program is. Where it is missing its tests say so; in CI it may not be missing."""
    found = next((path for path in map(shutil.which, programs) if path), None)
    if found is not None:
        return found
    reason = f"no {name} here (Debian, Ubuntu: apt install {package}): the page is not tested in it"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""Chromium without windows: a page takes less than half the CPU time."""


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, without windows if it can be had."""
    program = installed("Chromium", (SHELL, *CHROMIUM), SHELL)
    chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(sqlite_url(tmp_path_factory.mktemp("server")), BOT_PACE)
    yield serving
    serving.stop()


def is_complaint(line: ConsoleMessage) -> bool:
    """Whether the page complains; Chromium notes by itself that a request was refused."""
    return line.type == "error" and "responded with a status of 4" not in line.text


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open a page in a browser of its own, or in one that is there. Whatever it complains of fails the test.

    pace: how fast it shows what happens; usually at once, or as people have it at first if things may move.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)

    def opened(path: str = "/", context: BrowserContext | None = None, **settings: Any) -> Page:
        if context is None:
            wanted = {"locale": "en-GB", "reduced_motion": "reduce", **DESKTOP, **settings}
            pace = wanted.pop("pace", "at_once" if wanted["reduced_motion"] == "reduce" else "normal")
            context = browser.new_context(base_url=server.url, **wanted)
            kept = f"if (location.host) localStorage['{PACE}'] ??= '{pace}'"  # not on the empty page before
            context.add_init_script(kept)
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        page = context.new_page()
        listen(page)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == [], server.log
