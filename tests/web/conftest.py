import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, sync_playwright

from tests.server.conftest import server  # noqa: F401

INSTALLED = ("chromium", "chromium-browser", "google-chrome")
REFUSED = "Failed to load resource"
"""What a browser says of an answer that the page is prepared for."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of the system, or Playwright's own; without one these tests are skipped."""
    path = next(filter(None, map(shutil.which, INSTALLED)), None)
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error as error:
            pytest.skip(f"no browser: {error.message.splitlines()[0]}")
        yield started
        started.close()


Visit = Callable[..., BrowserContext]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Makes visitors: a browser with cookies of its own. What a page complains of fails the test."""
    visitors: list[BrowserContext] = []
    complaints: list[str] = []

    def heed(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(REFUSED):
            complaints.append(message.text)

    def make(language: str = "en", width: int = 1280, height: int = 800) -> BrowserContext:
        context = browser.new_context(locale=language, viewport={"width": width, "height": height})
        context.set_default_timeout(20_000)
        context.on("console", heed)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        visitors.append(context)
        return context

    yield make
    for context in visitors:
        context.close()
    assert not complaints


def opened(context: BrowserContext, url: str) -> Page:
    """A page, once it has said its texts."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-ready]")
    return page
