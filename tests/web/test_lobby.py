"""The lobby, links and rules in a browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.conftest import Visit, opened

GAME = "nuclear_war"


def choose(page: Page) -> None:
    page.click(f"[data-game={GAME}] label")
    expect(page.locator("#setup-title")).to_have_text("Nuclear War")


def invite(page: Page, name: str) -> str:
    """Opens a table for two with a friend; the friend's link."""
    choose(page)
    page.fill("#name", name)
    for _ in range(2):
        page.click("[data-option=seats] [data-step='-1']")
    page.select_option("[data-seat='1']", "friend")
    page.click("#start")
    return page.input_value("[data-invitation='1'] input")


def test_two_clicks_lead_to_a_game_against_bots(server: Server, visit: Visit) -> None:
    page = opened(visit(), server.url)
    page.click(f"[data-game={GAME}] label")
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url(re.compile(r"/table/[^?]+\?seat=0$"))


def test_who_shares_the_screen_needs_a_name(server: Server, visit: Visit) -> None:
    page = opened(visit(), server.url)
    choose(page)
    page.select_option("[data-seat='1']", "screen")
    page.click("#start")
    expect(page.locator("[data-seat-name='1']")).to_be_focused()
    page.fill("[data-seat-name='1']", "Kurt")
    page.click("#start")
    page.wait_for_url("**/table/*")


def test_a_friend_comes_by_link_and_the_host_sees_it(server: Server, visit: Visit) -> None:
    host = visit()
    link = invite(opened(host, server.url), "Anna")
    lobby = opened(host, server.url)
    expect(lobby.locator("#name")).to_have_value("Anna")
    expect(lobby.locator("[data-table]")).to_have_attribute("data-status", "waiting")

    friend = visit("de", 390, 844)
    page = opened(friend, link)
    page.fill("#name", "Berta")
    page.click("#take")
    page.wait_for_url(re.compile(r"\?seat=1$"))
    expect(lobby.locator("[data-table]")).to_have_attribute("data-status", "running")
    expect(lobby.locator("[data-table]")).to_contain_text("Berta")

    expect(opened(friend, link).locator("#key a.primary")).to_have_attribute("href", re.compile(r"\?seat=1$"))
    stranger = opened(visit(), link)
    expect(stranger.locator("h1")).to_have_text("This seat is taken")
    expect(stranger.locator("#take")).to_have_count(0)


def test_friends_must_be_told_who_invites_them(server: Server, visit: Visit) -> None:
    page = opened(visit(), server.url)
    choose(page)
    page.select_option("[data-seat='1']", "friend")
    page.click("#start")
    expect(page.locator("#name")).to_be_focused()
    expect(page.locator("#name-problem")).not_to_be_empty()


def test_a_broken_link_says_so_and_leads_on(server: Server, visit: Visit) -> None:
    page = opened(visit("de"), f"{server.url}/join/nowhere")
    expect(page.locator("h1")).to_have_text("Dieser Link führt ins Leere")
    expect(page.locator("#key a.primary")).to_have_attribute("href", "/")


def test_ones_own_seat_can_be_played_from_a_second_device(server: Server, visit: Visit) -> None:
    host = visit()
    page = opened(host, server.url)
    page.click(f"[data-game={GAME}] label")
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url("**/table/*")
    table = page.url.split("/")[-1].split("?")[0]
    link = host.request.get(f"{server.url}/api/tables/{table}").json()["seats"][0]["link"]
    other = opened(visit(), f"{server.url}{link}")
    other.click("#take")
    other.wait_for_url(re.compile(r"\?seat=0$"))


def test_the_rules_are_pointed_at_and_searched(server: Server, visit: Visit) -> None:
    page = opened(visit(), f"{server.url}/rules/{GAME}#NW-DEF-8")
    expect(page.locator(".aimed")).to_be_in_viewport()
    expect(page.locator(".aimed")).to_contain_text("NW-DEF-8")
    page.fill("#find", "chain reaction")
    expect(page.locator("#found")).not_to_be_empty()
    expect(page.locator(".atom", has_text="NW-DEF-8").first).to_be_hidden()
    expect(page.locator(".atom:visible", has_text="chain reaction").first).to_be_visible()
    page.goto(f"{server.url}/rules/{GAME}#NW-END-4")
    expect(page.locator(".aimed")).to_contain_text("NW-END-4")
    expect(page.locator("#found")).to_be_empty()


def test_the_language_is_kept(server: Server, visit: Visit) -> None:
    context = visit("en")
    page = opened(context, server.url)
    expect(page.locator("h1")).to_have_text("Power politics at one table")
    page.select_option("#language", "de")
    expect(page.locator("h1")).to_have_text("Machtpolitik an einem Tisch")
    expect(opened(context, f"{server.url}/rules/{GAME}").locator("h2").first).to_have_text("1. Ziel und Ende")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", ["/", f"/rules/{GAME}", "/join/nowhere"])
def test_nothing_is_wider_than_a_small_phone(server: Server, visit: Visit, path: str, language: str) -> None:
    page = opened(visit(language, 360, 740), server.url + path)
    page.wait_for_selector("#setup h3, #rules h2, #key h1")
    if path == "/":
        page.click(".house summary")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
