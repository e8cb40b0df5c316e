"""The page for hosts in the browser: opened by a link, at all sizes, in all languages; closing a table, locking an account."""

import pytest
from playwright.sync_api import expect

from detente.server.store.hosting import fresh_link
from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults
from tests.browser.test_friends import signed_up
from tests.browser.test_whole_games import bot, me, open_table
from tests.longer import long_but
from tests.server.serving import Server


@pytest.mark.parametrize(
    ("width", "language", "scheme"),
    long_but([(390, "de", "dark")], [(390, "de", "dark"), (820, "fr", "light"), (1440, "en", "dark")]),
)
def test_the_host_looks_closes_a_table_and_locks_an_account(
    open_page: OpenPage, server: Server, width: int, language: str, scheme: str
) -> None:
    guest = open_page()
    name = signed_up(guest, "Greta")
    table = open_table(guest, "isles", me("Greta"), bot("random"))
    page = open_page("/host", viewport={"width": width, "height": 900}, locale=language, color_scheme=scheme)
    expect(page.locator("main .problem")).to_be_visible()
    expect(page.locator("main code")).to_have_text("detente host-link")
    assert faults(page) == []
    page.goto(f"/host#{fresh_link(server.database)}")
    page.reload()  # a link that only changes what follows the # loads no page
    expect(page.locator("#here [data-fact=running] dd")).not_to_have_text("0")
    assert "#" not in page.url
    line = page.locator(f"[data-table='{table}']")
    expect(line).to_contain_text("Greta")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("#check-tables").click()
    expect(page.locator("#check [role=status] p")).to_be_visible()
    line.locator("[data-way=close]").click()
    page.locator("dialog[open] button").last.click()
    expect(line).to_have_count(0)
    page.select_option("#status", "over")
    expect(line).to_be_visible()
    page.fill("#person", name)
    page.locator("#accounts form button").click()
    person = page.locator("#accounts li")
    expect(person).to_have_count(1)
    person.locator("[data-way=lock]").click()
    page.locator("dialog[open] button").last.click()
    expect(person.locator(".tag")).to_be_visible()
    assert faults(page) == []
    page.locator("#leave").click()
    expect(page.locator("main code")).to_have_text("detente host-link")
