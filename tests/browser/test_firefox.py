"""The table in Firefox: whole games, played by what the page offers.

Playwright drives Debian's own Firefox through WebDriver BiDi.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import OpenPage, installed
from tests.browser.hand import play, ready
from tests.browser.test_whole_games import bot, me, open_table, whole_games


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Firefox."""
    program = installed("Firefox", ("firefox-esr", "firefox"), "firefox-esr")
    still = {"ui.prefersReducedMotion": 1}  # a context cannot ask Firefox for it
    firefox = playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, firefox_user_prefs=still
    )
    yield firefox
    firefox.close()


@pytest.mark.long
def test_isles_in_firefox(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "isles", me("Anna"), bot("heuristic"))
    page.goto(f"/table/{table}")
    done = play([page], seed=3)
    assert len(done) > 5
    assert page.evaluate("navigator.userAgent").count("Firefox") == 1


@pytest.mark.long
@whole_games("nuclear_war", "europe1815", "twoplustwo")
def test_whole_games_in_firefox(open_page: OpenPage, game: str, rivals: int, options: dict[str, Any]) -> None:
    page = open_page()
    table = open_table(page, game, me("Anna"), *[bot("random")] * rivals, **options)
    page.goto(f"/table/{table}")
    ready(page)
    done = play([page], seed=11)
    assert done
    expect(page.locator("#ending .standings")).to_contain_text("Anna")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
