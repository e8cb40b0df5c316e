"""The lobby, links and rules in a browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage
from tests.server.serving import Server

GAME = "nuclear_war"
SMALL = {"width": 360, "height": 740}
WIDTH = "document.documentElement.scrollWidth"


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


def test_two_clicks_lead_to_a_game_against_bots(open_page: OpenPage) -> None:
    page = open_page()
    page.click(f"[data-game={GAME}] label")
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url(re.compile(r"/table/[^?]+\?seat=0$"))


def test_play_against_bots_heeds_the_set_up_beside_it(open_page: OpenPage) -> None:
    """Number of seats, options, hints, name and chosen bots; whoever was to be invited is a bot."""
    page = open_page()
    choose(page)
    page.click("[data-option=seats] [data-step='-1']")
    page.select_option("[data-seat='1']", "bot:random")
    page.select_option("[data-seat='2']", "friend")
    page.click(".house summary")
    page.select_option("[data-option=totals]", "1")
    page.fill("#table-name", "Saturday")
    page.uncheck("#hints")
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.split('/')[-1].split('?')[0]}").json()
    assert table["name"] == "Saturday" and table["options"]["totals"] == "open" and not table["hints"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["status"] == "running"


def test_the_host_chooses_who_begins(open_page: OpenPage) -> None:
    """Any seat at the table; one that leaves it with its chair begins no more."""
    page = open_page()
    page.click("[data-game=nations] label")
    page.click(".house summary")
    first = page.locator("select[data-option=first_player]")
    first.select_option("D")
    page.click("[data-option=seats] [data-step='-1']")
    expect(first).to_have_value("0")
    expect(first.locator("option[value=D]")).to_be_disabled()
    first.select_option(label="Great power C")
    page.click("[data-quick=nations]")
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.split('/')[-1].split('?')[0]}").json()
    assert table["options"]["first_player"] == "C" and len(table["seats"]) == 3
    expect(page.locator("#log")).to_contain_text("C’s turn")


def test_against_bots_one_plays_oneself(open_page: OpenPage) -> None:
    page = open_page()
    choose(page)
    page.select_option("[data-seat='0']", "friend")
    page.select_option("[data-seat='3']", "me")
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url(re.compile(r"\?seat=3$"))


def test_a_link_can_name_the_game(open_page: OpenPage) -> None:
    """As "play again" does at the end of a game."""
    page = open_page(f"/?game={GAME}")
    expect(page.locator("#setup-title")).to_have_text("Nuclear War")
    expect(page.locator(f"[data-game={GAME}] input[type=radio]")).to_be_checked()


def test_who_shares_the_screen_needs_a_name(open_page: OpenPage) -> None:
    page = open_page()
    choose(page)
    page.select_option("[data-seat='1']", "screen")
    page.click("#start")
    expect(page.locator("[data-seat-name='1']")).to_be_focused()
    page.fill("[data-seat-name='1']", "Kurt")
    page.click("#start")
    page.wait_for_url("**/table/*")


@pytest.mark.long
def test_a_friend_comes_by_link_and_the_host_sees_it(open_page: OpenPage) -> None:
    first = open_page()
    link = invite(first, "Anna")
    lobby = open_page(context=first.context)
    expect(lobby.locator("#name")).to_have_value("Anna")
    expect(lobby.locator("[data-table]")).to_have_attribute("data-status", "waiting")

    page = open_page(link, locale="de-DE", viewport=SMALL)
    page.fill("#name", "Berta")
    page.click("#take")
    page.wait_for_url(re.compile(r"\?seat=1$"))
    expect(lobby.locator("[data-table]")).to_have_attribute("data-status", "running")
    expect(lobby.locator("[data-table]")).to_contain_text("Berta")

    again = open_page(link, page.context)
    expect(again.locator("#key a.primary")).to_have_attribute("href", re.compile(r"\?seat=1$"))
    stranger = open_page(link)
    expect(stranger.locator("h1")).to_have_text("This seat is taken")
    expect(stranger.locator("#take")).to_have_count(0)


def test_friends_must_be_told_who_invites_them(open_page: OpenPage) -> None:
    page = open_page()
    choose(page)
    page.select_option("[data-seat='1']", "friend")
    page.click("#start")
    expect(page.locator("#name")).to_be_focused()
    expect(page.locator("#name-problem")).not_to_be_empty()


def test_a_broken_link_says_so_and_leads_on(browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="de-DE", viewport=SMALL)
    page.goto(f"{server.url}/join/nowhere")
    expect(page.locator("h1")).to_have_text("Dieser Link führt ins Leere")
    expect(page.locator("#key a.primary")).to_have_attribute("href", "/")
    assert page.evaluate(WIDTH) <= SMALL["width"]
    page.context.close()


@pytest.mark.long
def test_ones_own_seat_can_be_played_from_a_second_device(open_page: OpenPage) -> None:
    page = open_page()
    page.click(f"[data-game={GAME}] label")
    page.click(f"[data-quick={GAME}]")
    page.wait_for_url("**/table/*")
    table = page.url.split("/")[-1].split("?")[0]
    link = page.context.request.get(f"/api/tables/{table}").json()["seats"][0]["link"]
    other = open_page(link)
    other.click("#take")
    other.wait_for_url(re.compile(r"\?seat=0$"))


def test_the_rules_are_pointed_at_and_searched(open_page: OpenPage) -> None:
    page = open_page(f"/rules/{GAME}#NW-DEF-8")
    expect(page.locator(".aimed")).to_be_in_viewport()
    expect(page.locator(".aimed")).to_contain_text("NW-DEF-8")
    page.fill("#find", "chain reaction")
    expect(page.locator("#found")).not_to_be_empty()
    expect(page.locator(".atom", has_text="NW-DEF-8").first).to_be_hidden()
    expect(page.locator(".atom:visible", has_text="chain reaction").first).to_be_visible()
    page.goto(f"/rules/{GAME}#NW-END-4")
    expect(page.locator(".aimed")).to_contain_text("NW-END-4")
    expect(page.locator("#found")).to_be_empty()


def test_the_language_is_kept(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("h1")).to_have_text("Power politics at one table")
    page.select_option("#language", "de")
    expect(page.locator("h1")).to_have_text("Machtpolitik an einem Tisch")
    rules = open_page(f"/rules/{GAME}", page.context)
    expect(rules.locator("#rules h2").first).to_have_text("Ziel")


LONG_NAME = "Doppelkonsonantenschifffahrtsgesell"


@pytest.mark.long
def test_long_names_widen_no_page(open_page: OpenPage) -> None:
    """The lobby, the invitation, the table before the game, the curtain, the table, for a name without a blank."""
    page = open_page(viewport=SMALL)
    link = invite(page, LONG_NAME)
    assert page.evaluate(WIDTH) <= SMALL["width"], "invitations"
    page.click("dialog button.primary")
    page.wait_for_selector(".waiting li")
    assert page.evaluate(WIDTH) <= SMALL["width"], "before the game"
    friend = open_page(link, viewport=SMALL)
    friend.wait_for_selector("#take")
    assert friend.evaluate(WIDTH) <= SMALL["width"], "invitation"
    friend.fill("#name", LONG_NAME)
    friend.click("#take")
    friend.wait_for_url("**/table/*")
    for each in (page, friend):
        each.wait_for_selector("#prompt-text")
        assert each.evaluate(WIDTH) <= SMALL["width"], "the table"
    lobby = open_page(context=page.context)
    lobby.wait_for_selector("[data-table]")
    assert lobby.evaluate(WIDTH) <= SMALL["width"], "the lobby"
    choose(lobby)
    lobby.select_option("[data-seat='1']", "screen")
    lobby.fill("[data-seat-name='1']", LONG_NAME)
    lobby.click("#start")
    lobby.wait_for_selector("[data-open-seat]")
    assert lobby.evaluate(WIDTH) <= SMALL["width"], "the curtain"
    inside = (
        "e => { const { left, right } = e.getBoundingClientRect(); return left >= 0 && right <= innerWidth; }"
    )
    assert lobby.locator("[data-open-seat]").evaluate(inside)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("path", ["/", f"/rules/{GAME}"])
def test_nothing_is_wider_than_a_small_phone(open_page: OpenPage, path: str, language: str) -> None:
    page = open_page(path, locale=language, viewport=SMALL)
    page.wait_for_selector("#setup h3, #rules h2")
    if path == "/":
        page.click(".house summary")
    assert page.evaluate(WIDTH) <= SMALL["width"]
