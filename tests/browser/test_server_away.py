"""The server goes away in the middle of a game and comes back: everything is there again by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import BOT_PACE, DESKTOP, PACE
from tests.browser.hand import frame, ready
from tests.browser.test_pictures import DRAWN
from tests.browser.test_table_page import do, offers, until_offered
from tests.browser.test_whole_games import bot, me, open_table
from tests.server.serving import Server, sqlite_url

AWAY = 10_000


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    serving = Server(sqlite_url(tmp_path), BOT_PACE)
    yield serving
    serving.stop()


def whole(page: Page) -> None:
    """All pictures on the board and in the hand show something."""
    for place in ("#board", "#hand"):
        assert page.locator(f"{place} use").evaluate_all(DRAWN), place


@pytest.mark.long
def test_ten_seconds_without_a_server_leave_nothing_blank(browser: Browser, own_server: Server) -> None:
    context = browser.new_context(base_url=own_server.url, reduced_motion="reduce", locale="en-GB", **DESKTOP)
    context.add_init_script(f"localStorage.setItem('{PACE}', 'at_once')")
    page, lobby = context.new_page(), context.new_page()
    context.request.get("/")
    table = open_table(page, "wsdv", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    lobby.goto("/")
    for _ in range(3):
        until_offered(page, "")
        do(page, offers(page)[0])
    ready(page)
    before = frame(page)
    own_server.kill()
    expect(page.locator("#notice")).to_be_visible(timeout=15_000)
    page.wait_for_timeout(AWAY)
    whole(page)
    page.locator("#hand .piece").first.click(button="right")
    expect(page.locator("#lens.pinned")).to_be_visible()
    assert page.locator("#lens use").evaluate_all(DRAWN), "a card that was not looked at before"
    page.keyboard.press("Escape")
    own_server.start()
    expect(page.locator("#notice")).to_be_hidden()
    until_offered(page, "")
    do(page, offers(page)[0])
    ready(page)
    assert frame(page) > before
    whole(page)
    expect(lobby.locator("[data-table]")).to_be_visible()
    lobby.click("[data-game=wsdv] label")
    lobby.click("[data-quick=wsdv]")
    lobby.wait_for_url("**/table/*")
    until_offered(lobby, "")
    whole(lobby)
    context.close()
