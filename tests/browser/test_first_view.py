"""What a page fetches: little at first, and the second time only what may have changed."""

import asyncio
import threading
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser.conftest import CHROMIUM, DESKTOP, installed
from tests.browser.hand import PATIENCE, ready
from tests.browser.test_whole_games import bot, me, open_table
from tests.longer import long_but
from tests.server.serving import Server

MOST_REQUESTS = 15
MOST_BYTES = 150_000
SETTLED = 500
"""Milliseconds after the page is there: what it still fetches then belongs to its first view."""

GAMES = {"nuclear_war": 4, "nations": 4, "europe1815": 4, "wsdv": 2, "twoplustwo": 4}


def loaded_tap() -> ModuleType:
    """The module of the benchmarks that counts bytes, whose folder is not on the path."""
    spec = spec_from_file_location("tap", Path(__file__).parents[2] / "benchmarks" / "load" / "tap.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    import sys

    sys.modules["tap"] = module
    spec.loader.exec_module(module)
    return module


class Tapped:
    """The server behind a tap in a thread of its own."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.tap: Any = loaded_tap().Tap(url)
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        proxy = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self.tap.through, "127.0.0.1", 0), self.loop
        )
        self.url = f"http://127.0.0.1:{proxy.result().sockets[0].getsockname()[1]}"

    def taken(self) -> list[Any]:
        """All that was fetched since the last time."""
        fetched = list(self.tap.fetched)
        self.tap.fetched.clear()
        return fetched


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: without windows it keeps no cache."""
    program = installed("Chromium", CHROMIUM, "chromium")
    chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
    yield chromium
    chromium.close()


@pytest.fixture(scope="module")
def tapped(server: Server) -> Tapped:
    return Tapped(server.url)


@pytest.fixture
def context(browser: Browser, tapped: Tapped) -> Iterator[BrowserContext]:
    made = browser.new_context(base_url=tapped.url, locale="en-GB", reduced_motion="reduce", **DESKTOP)
    yield made
    made.close()


def viewed(page: Page, path: str, tapped: Tapped) -> list[Any]:
    """What a page fetches until it is there."""
    tapped.taken()
    page.goto(path)
    if path.startswith("/table/"):
        ready(page)
        expect(page.locator("#prompt-text")).not_to_be_empty()
    else:
        page.wait_for_selector("[data-ready] main:not([hidden])")
    page.wait_for_timeout(SETTLED)
    return tapped.taken()


@pytest.mark.parametrize("game", long_but(["nuclear_war"], GAMES))
def test_a_table_comes_in_few_requests_and_the_second_time_from_the_cache(
    context: BrowserContext, tapped: Tapped, game: str
) -> None:
    page = context.new_page()
    context.request.get("/")
    table = open_table(page, game, me("Anna"), *[bot("random")] * (GAMES[game] - 1))
    first = viewed(page, f"/table/{table}", tapped)
    told = [f"{each.received:7} {each.path}" for each in first]
    assert len(first) <= MOST_REQUESTS, told
    assert sum(each.received for each in first) <= MOST_BYTES, told
    # Until the person's turn has come, bots move: news and the icon of the turn would count as the second view's.
    page.locator("#prompt .prompt.mine").wait_for(timeout=PATIENCE)
    page.close()
    second = viewed(context.new_page(), f"/table/{table}", tapped)
    lasting = {each.path for each in first if "/client/" in each.path or ".svg" in each.path}
    assert len(lasting) >= 7
    assert lasting.isdisjoint(each.path for each in second) and len(second) <= 5, second


def test_the_lobby_comes_in_few_requests(context: BrowserContext, tapped: Tapped) -> None:
    first = viewed(context.new_page(), "/", tapped)
    told = [f"{each.received:7} {each.path}" for each in first]
    assert len(first) <= MOST_REQUESTS and sum(each.received for each in first) <= MOST_BYTES, told
    second = viewed(context.new_page(), "/", tapped)
    assert len(second) <= 4, [each.path for each in second]
