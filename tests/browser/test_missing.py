"""Addresses at which there is nothing."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage


def test_an_unknown_address_leads_to_all_tables(open_page: OpenPage) -> None:
    page = open_page("/nothing/here", locale="de-DE")
    expect(page.get_by_role("heading", level=1)).to_have_text("Seite nicht gefunden")
    page.get_by_role("link", name="Zu allen Tischen").click()
    expect(page.locator("#games")).to_be_visible()
