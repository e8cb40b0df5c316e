"""What the table itself says: a bot or the rules broke down, and everybody reads it until they close it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import BOT_PACE, DESKTOP, PHONE
from tests.browser.hand import ready
from tests.browser.test_whole_games import bot, me, open_table
from tests.faulty import install_faulty
from tests.server.serving import Server, sqlite_url


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a game and bots break down."""
    folder = tmp_path_factory.mktemp("faulty")
    install_faulty(folder)
    serving = Server(sqlite_url(folder), BOT_PACE, strangers=folder)
    yield serving
    serving.stop()


def at_the_table(browser: Browser, faulty: Server, how: dict[str, object], locale: str, *bots: str) -> Page:
    """A page at a table with these bots."""
    context = browser.new_context(base_url=faulty.url, locale=locale, reduced_motion="reduce", **how)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    table = open_table(page, "faulty", me("Anna"), *(bot(name) for name in bots))
    page.goto(f"/table/{table}")
    ready(page)
    return page


@pytest.mark.long
@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_bot_that_broke_down_is_told_until_it_is_closed(
    how: dict[str, object], browser: Browser, faulty: Server
) -> None:
    page = at_the_table(browser, faulty, how, "de-DE", "raises")
    bar = page.locator("#trouble")
    expect(bar).to_contain_text("Der Bot „raises“, der für Bot B gespielt hat, ist ausgefallen.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#chat-lines .from-table .text")).to_contain_text("„raises“")
    page.reload()
    expect(bar).to_be_visible()
    bar.get_by_role("button", name="Schließen").click()
    expect(bar).to_be_hidden()
    page.reload()
    ready(page)
    expect(page.locator("#chat-lines .from-table")).to_have_count(1)
    expect(bar).to_be_hidden()
    page.context.close()


@pytest.mark.long
def test_a_move_over_which_the_rules_break_down_is_refused_in_words_and_another_can_be_made(
    browser: Browser, faulty: Server
) -> None:
    context = browser.new_context(base_url=faulty.url, locale="en-GB", reduced_motion="reduce", **DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    table = open_table(page, "faulty", me("Anna"), bot("random"), fault="bid")
    page.goto(f"/table/{table}")
    ready(page)
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator("#actions [data-offer='bid 1']").click()
    expect(page.locator(".toast.error")).to_contain_text("The rules of Faulty broke down over this move.")
    expect(page.locator("#trouble")).to_contain_text("broke down over a move by Anna")
    before = page.evaluate("Number(document.body.dataset.frame)")
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator("#actions [data-offer='bid 0']").click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}")
    context.close()
