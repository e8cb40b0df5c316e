"""Tokens for programs, on the account page."""

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.test_accessibility import faults
from tests.browser.test_whole_games import bot, me, open_table
from tests.server.serving import Server


def test_a_token_is_made_used_and_revoked(open_page: OpenPage, server: Server) -> None:
    page = open_page(**PHONE)
    open_table(page, "isles", me("Anna"), bot("random"))
    page.goto("/account")
    card = page.locator("#tokens")
    card.get_by_label("What is it for?").fill("<b>my bot</b>")
    card.get_by_role("button", name="Make a token").click()
    text = card.locator("code").inner_text()
    assert text.startswith("detente-")
    expect(card.locator("li")).to_contain_text("<b>my bot</b>")
    expect(card.locator("li")).to_contain_text("never used.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not faults(page)

    def asked() -> httpx.Response:
        return httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {text}"})

    assert len(asked().json()["tables"]) == 1
    page.reload()
    expect(card.locator("li")).to_contain_text("last used")
    expect(card.locator("code")).to_have_count(0)
    card.get_by_role("button", name="Revoke the token").click()
    page.get_by_role("button", name="OK", exact=True).click()
    expect(card.locator("li")).to_have_count(0)
    assert asked().status_code == 403
