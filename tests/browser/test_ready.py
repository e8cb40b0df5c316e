"""Before a live game begins: all say that they are ready, and then the clocks start."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_openings import opened


@pytest.mark.long
def test_the_clocks_wait_until_all_are_ready(open_page: OpenPage) -> None:
    anna, boris = open_page("/?game=isles"), open_page("/")
    boris.fill("#name", "Boris")
    expect(anna.locator("#time-ready")).to_be_hidden()
    anna.select_option("#time-time", "live 900 10")
    anna.select_option("#time-ready", "300")
    id = opened(anna, "open")
    boris.locator(f"[data-opening='{id}'] button").click()
    for page in (anna, boris):
        expect(page.locator("#ready")).to_contain_text("The clocks start when all are ready")
        expect(page.locator(".clock").first.locator("time")).to_have_text("15:00")
    boris.locator("[data-say-ready]").click()
    expect(boris.locator("#ready button")).to_have_count(0)
    expect(anna.locator("#ready")).to_contain_text("Not ready yet: Anna")
    anna.locator("[data-say-ready]").click()
    for page in (anna, boris):
        expect(page.locator("#ready")).to_be_hidden()
        expect(page.locator(".clock").first.locator("time")).to_have_text(re.compile(r"^14:"))
