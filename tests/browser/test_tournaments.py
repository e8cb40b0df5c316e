"""Tournaments in the browser: announced, entered, begun, looked at."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults
from tests.browser.test_friends import signed_up


@pytest.mark.long
@pytest.mark.parametrize(
    ("width", "language", "scheme"), [(390, "de", "dark"), (820, "en", "light"), (1440, "en", "dark")]
)
def test_a_tournament_is_announced_entered_and_begun(
    open_page: OpenPage, width: int, language: str, scheme: str
) -> None:
    host = open_page(viewport={"width": width, "height": 900}, locale=language, color_scheme=scheme)
    guest = open_page()
    anna, boris = signed_up(host, "Anna"), signed_up(guest, "Boris")
    host.goto("/")
    host.locator("#to-tournaments").click()
    host.wait_for_url("**/tournaments")
    host.locator("#new form input").first.fill(f"Cup of {anna}")
    host.select_option("#choose-game", "isles")
    host.select_option("#choose-kind", "swiss")
    assert faults(host) == []
    host.locator("#new form button").click()
    host.wait_for_url("**/tournaments/*")
    expect(host.locator("#standings")).to_contain_text(anna)
    guest.goto("/tournaments")
    guest.get_by_role("link", name=f"Cup of {anna}").click()
    guest.locator("[data-way='tournament-enter']").click()
    expect(guest.locator("#standings")).to_contain_text(boris)
    host.locator("[data-way='tournament-start']").click()
    expect(host.locator("#round-1")).to_contain_text(boris)
    assert host.evaluate("document.documentElement.scrollWidth") <= width
    assert faults(host) == []
    host.locator("#round-1 li a").last.click()
    host.wait_for_url("**/table/**")
    guest.goto("/")
    expect(guest.locator("#tables")).to_contain_text(f"Cup of {anna} · 1")


def test_a_tournament_is_called_off(open_page: OpenPage) -> None:
    host = open_page()
    name = f"League of {signed_up(host, 'Anna')}"
    host.goto("/tournaments")
    host.locator("#new form input").first.fill(name)
    host.locator("#new form button").click()
    host.wait_for_url("**/tournaments/*")
    host.locator("[data-way='tournament-call-off']").click()
    host.locator("dialog .danger").click()
    host.wait_for_url("**/tournaments")
    expect(host.locator("#new")).to_be_visible()
    expect(host.get_by_role("link", name=name)).to_have_count(0)


def test_the_page_of_a_tournament_shows_what_is_new_by_itself(open_page: OpenPage) -> None:
    host, guest, passer = open_page(), open_page(), open_page()
    anna, boris = signed_up(host, "Anna"), signed_up(guest, "Boris")
    host.goto("/tournaments")
    host.locator("#new form input").first.fill(f"Derby of {anna}")
    host.select_option("#choose-game", "isles")
    host.locator("#new form button").click()
    host.wait_for_url("**/tournaments/*")
    passer.goto(host.url)
    expect(passer.locator("#standings")).to_contain_text(anna)
    passer.get_by_role("link", name=anna).focus()
    guest.goto(host.url)
    guest.locator("[data-way='tournament-enter']").click()
    expect(passer.locator("#standings")).to_contain_text(boris)
    assert passer.evaluate("document.activeElement.textContent") == anna, "the focus stays"
    expect(host.locator("#standings")).to_contain_text(boris)
    host.locator("[data-way='tournament-start']").click()
    expect(passer.locator("#round-1")).to_contain_text(boris)
    expect(guest.locator("[data-way='tournament-leave']")).to_be_visible()
    guest.locator("[data-way='tournament-leave']").click()
    guest.locator("dialog .danger").click()
    expect(passer.locator("#standings .small", has_text="left")).to_be_visible()


def test_the_page_says_that_a_tournament_has_been_called_off(open_page: OpenPage) -> None:
    host, passer = open_page(), open_page()
    name = f"League of {signed_up(host, 'Anna')}"
    host.goto("/tournaments")
    host.locator("#new form input").first.fill(name)
    host.locator("#new form button").click()
    host.wait_for_url("**/tournaments/*")
    passer.goto(host.url)
    expect(passer.locator("h1", has_text=name)).to_be_visible()
    host.locator("[data-way='tournament-call-off']").click()
    host.locator("dialog .danger").click()
    expect(passer.get_by_role("alert")).to_be_visible()
    expect(passer.locator("#standings")).to_have_count(0)
