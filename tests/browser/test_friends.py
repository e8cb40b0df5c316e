"""Friends in the browser: asked on the profile, accepted on the account's page, given a seat that waits in the lobby; and blocked."""

from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults
from tests.browser.test_accounts import PASSWORD, fill_in, signed_in_as
from tests.browser.test_openings import GAME

NUMBERS = count(1)


def signed_up(page: Page, name: str) -> str:
    """Create an account; its name."""
    full = f"{name} {next(NUMBERS)} of the hills"
    page.goto("/account")
    page.locator("#sign-up form input").first.fill(full)
    page.locator("#sign-up form input").last.fill(PASSWORD)
    page.locator("#sign-up form button").click()
    signed_in_as(page, full)
    return full


def befriended(one: Page, other: Page) -> tuple[str, str]:
    """Two with accounts, who are friends; the first has asked."""
    names = signed_up(one, "Anna"), signed_up(other, "Boris")
    one.goto(f"/people/{names[1]}")
    one.locator("[data-way='friend-ask']").click()
    expect(one.locator("#tie")).to_be_visible()
    other.goto("/")
    expect(other.locator("#asking")).to_have_text("1")
    other.goto("/account")
    other.locator("[data-tie='asking'] [data-way='friend-accept']").click()
    expect(other.locator("[data-tie='friend']")).to_contain_text(names[0])
    return names


@pytest.mark.long
def test_a_friend_is_asked_and_sits_down_on_a_seat_kept_for_them(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page(viewport={"width": 390, "height": 900})
    anna, boris = befriended(host, guest)
    guest.goto("/")
    expect(guest.locator("#asking")).to_have_count(0)
    host.goto(f"/?game={GAME}")
    host.select_option("[data-seat='1']", "friend")
    host.select_option("#access", "private")
    host.click("#start")
    host.locator("[data-invitation='1'] [data-invite]").click()
    expect(host.locator("[data-invitation='1']")).to_contain_text(f"{boris} is invited")
    line = guest.locator(".opening", has_text=f"{anna} keeps a seat for you")
    expect(line).to_contain_text("friend")
    assert guest.evaluate("document.documentElement.scrollWidth") <= 390
    line.locator("[data-join]").click()
    guest.wait_for_url("**/table/**")
    guest.locator("header .people").click()
    expect(guest.locator("#people a", has_text=anna)).to_have_attribute(
        "href", f"/people/{anna.replace(' ', '%20')}"
    )


@pytest.mark.long
def test_an_invitation_is_declined_and_withdrawn_at_the_table(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    anna, boris = befriended(host, guest)
    host.goto(f"/?game={GAME}")
    host.select_option("[data-seat='1']", "friend")
    host.click("#start")
    host.locator("[data-invitation='1'] [data-invite]").click()
    expect(host.locator("[data-invitation='1']")).to_contain_text("is invited")
    guest.goto("/")
    line = guest.locator(".opening", has_text=anna)
    line.get_by_role("button", name="No, thanks").click()
    expect(line).to_have_count(0)
    host.locator(".invitations .primary").click()
    host.wait_for_url("**/table/**")
    host.locator("header .people").click()
    host.locator("#people [data-invite]").click()
    expect(line).to_be_visible()
    host.get_by_role("button", name=f"Withdraw the invitation of {boris}").click()
    expect(line).to_have_count(0)


def test_somebody_is_blocked_and_freed(open_page: OpenPage) -> None:
    page, other = open_page(), open_page()
    signed_up(page, "Clara")
    dora = signed_up(other, "Dora")
    page.goto(f"/people/{dora}")
    page.locator("[data-way='friend-block']").click()
    page.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(page.locator("#tie")).to_have_text("Blocked")
    page.goto("/account")
    page.locator("[data-tie='blocked'] [data-way='friend-unblock']").click()
    expect(page.locator("[data-tie='blocked']")).to_have_count(0)
    fill_in(page, "friends", Name_of_the_account="nobody at all")
    expect(page.locator("#friends form [role=alert]")).to_have_text(
        "Nobody here has an account with this name."
    )


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_pages_fit_and_everybody_can_use_them(open_page: OpenPage, width: int, scheme: str) -> None:
    language = "de" if scheme == "dark" else "en"
    one, other = (
        open_page(),
        open_page(viewport={"width": width, "height": 900}, locale=language, color_scheme=scheme),
    )
    befriended(one, other)
    for address in ("/account", f"/people/{one.locator('h1').text_content()}"):
        other.goto(address)
        expect(other.locator("main h1")).to_be_visible()
        assert other.evaluate("document.documentElement.scrollWidth") <= width
        assert faults(other) == []
