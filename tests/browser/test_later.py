"""Tables that spectators see later, in a browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

GAME = "isles"


def opened(page: Page, delay: str) -> str:
    """Open a table against bots that spectators see so much later; its id."""
    page.click(f"[data-game={GAME}] label")
    page.click(".house summary")
    page.select_option("#delay", delay)
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url("**/table/**")
    return re.split(r"/table/|\?", page.url)[1]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "with a delay of 15 minutes"), ("de", "15 Minuten später")]
)
@pytest.mark.parametrize("width", [390, 1440])
def test_spectators_read_how_much_later_they_see_it(
    open_page: OpenPage, language: str, words: str, width: int
) -> None:
    host = open_page("/")
    id = opened(host, "900")
    assert host.request.get(f"/api/tables/{id}").json()["delay"] == 900
    guest = open_page(f"/table/{id}", viewport={"width": width, "height": 900}, locale=language)
    expect(guest.locator("#prompt .tag")).to_contain_text(words)
    assert guest.evaluate("document.documentElement.scrollWidth") <= width
    expect(host.locator("#prompt")).to_be_visible()
    host.get_by_role("button", name="Players").click()
    expect(host.locator("#seen-later")).to_have_text("Those who only watch see everything 15 minutes later.")
