"""Pictures of pieces need the network once, and no more."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import ready
from tests.browser.test_table_page import do, offers, until_offered
from tests.browser.test_whole_games import bot, me, open_table
from tests.server.serving import Server

DRAWN = "all => all.length > 0 && all.every(use => use.getBBox().width > 0)"
"""Whether all pictures show something."""


@pytest.mark.long
def test_a_board_is_asked_for_once_and_cards_have_faces_without_a_server(open_page: OpenPage) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if ".svg" in request.url else None)
    table = open_table(page, "wsdv", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    until_offered(page, "")
    for _ in range(3):
        until_offered(page, "")
        do(page, offers(page)[0])
    assert len([url for url in asked if "/api/games/" in url]) == 1
    page.context.set_offline(True)
    page.locator("#hand .piece").first.click(button="right")
    expect(page.locator("#lens.pinned")).to_be_visible()
    assert page.locator("#lens use").evaluate_all(DRAWN)
    assert page.locator("#hand use").evaluate_all(DRAWN)
    page.context.set_offline(False)


@pytest.mark.long
def test_a_board_that_did_not_come_is_asked_for_again(browser: Browser, server: Server) -> None:
    page = browser.new_page(base_url=server.url)
    page.goto("/")
    table = open_table(page, "isles", me("Anna"), bot("random"))
    tries: list[str] = []

    def fail_twice(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) < 3:
            route.abort()
        else:
            route.continue_()

    page.route(re.compile("/api/games/isles/"), fail_twice)
    page.goto(f"/table/{table}")
    expect(page.locator("#board [data-piece]").first).to_be_visible(timeout=15_000)
    ready(page)
    assert page.locator("#board use").evaluate_all(DRAWN)
    expect(page.locator("#notice")).to_be_hidden()
    page.context.close()


FLYING = """() => {
  window.heights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.classList?.contains("ghost")) window.heights.push(node.firstElementChild.getBoundingClientRect().height);
  }).observe(document.body, { childList: true });
}"""


def test_a_flying_card_has_a_body(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    table = open_table(page, "wsdv", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    until_offered(page, "play ")
    page.evaluate(FLYING)
    do(page, next(action for action in offers(page) if action.startswith("play ")))
    heights = page.evaluate("window.heights")
    assert heights and min(heights) > 20
