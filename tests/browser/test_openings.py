"""Open tables in a browser: opened, found and joined, and private ones that nobody else sees."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

GAME = "isles"


def opened(page: Page, access: str) -> str:
    """Open a table for a friend to which these may come; its id."""
    page.fill("#name", "Anna")
    page.select_option("[data-seat='1']", "friend")
    page.select_option("#access", access)
    page.click("#start")
    page.locator(".invitations .primary").click()
    page.wait_for_url("**/table/**")
    return re.split(r"/table/|\?", page.url)[1]


@pytest.mark.long
def test_a_table_is_opened_to_all_and_somebody_sits_down(open_page: OpenPage) -> None:
    host, guest = open_page(f"/?game={GAME}"), open_page("/")
    expect(host.locator("#access-about")).to_have_text(re.compile("Friends join by link"))
    id = opened(host, "open")
    line = guest.locator(f"[data-opening='{id}']")
    expect(line).to_contain_text("opened by Anna")
    expect(line).to_contain_text("One seat is free")
    line.locator("button").click()
    expect(guest.locator("#name-problem")).not_to_be_empty()
    guest.fill("#name", "Boris")
    line.locator("button").click()
    guest.wait_for_url(f"**/table/{id}?seat=1")
    expect(guest.locator("#prompt")).to_be_visible()
    expect(host.locator("#players")).to_contain_text("Boris")
    expect(open_page("/").locator(f"[data-opening='{id}']")).to_have_count(0)


def test_a_private_table_says_so_to_strangers(open_page: OpenPage) -> None:
    id = opened(open_page(f"/?game={GAME}"), "private")
    expect(open_page(f"/table/{id}").get_by_role("alert")).to_contain_text("This table is private")


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_list_of_open_tables_fits_the_page(open_page: OpenPage, language: str, width: int) -> None:
    id = opened(open_page(f"/?game={GAME}"), "open")
    page = open_page("/", viewport={"width": width, "height": 900}, locale=language)
    line = page.locator(f"[data-opening='{id}']")
    expect(line).to_contain_text("Ein Platz ist frei" if language == "de" else "One seat is free")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    left, right = page.evaluate(
        "id => { const box = document.querySelector(`[data-opening='${id}']`).getBoundingClientRect(); return [box.left, box.right]; }",
        id,
    )
    assert 0 <= left < right <= width


def test_the_host_opens_the_table_afterwards(open_page: OpenPage) -> None:
    host = open_page(f"/?game={GAME}")
    id = opened(host, "private")
    host.locator("header .people").click()
    host.select_option("#people #access", "open")
    expect(host.locator("#people .access")).to_contain_text("Anybody can watch")
    expect(open_page("/").locator(f"[data-opening='{id}']")).to_be_visible()
