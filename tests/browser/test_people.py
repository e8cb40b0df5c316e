"""Who holds the seats: leaving one, coming back, giving one on; and what whoever only watches may do."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import ready
from tests.browser.test_whole_games import FRIEND, bot, me, open_table


def two_at_a_table(open_page: OpenPage) -> tuple[Page, Page]:
    """Anna, who opened the table, and Boris, who came by link, on their pages."""
    anna, boris = open_page(), open_page()
    table = open_table(anna, "isles", me("Anna"), {"kind": "friend"})
    seats = anna.request.get(f"/api/tables/{table}").json()["seats"]
    boris.request.post(seats[1]["invitation"].replace("/join/", "/api/keys/"), data={"name": "Boris"})
    for page in (anna, boris):
        page.goto(f"/table/{table}")
        ready(page)
    return anna, boris


def people(page: Page) -> None:
    """Open the list of who holds the seats."""
    page.locator("header .people").click()
    expect(page.locator("#people[open] li").first).to_be_visible()


def leave(page: Page, seat: int, to: str) -> None:
    """Leave a seat, as the page has it."""
    people(page)
    page.locator(f"#people [data-seat='{seat}'] summary").click()
    page.locator(f"#people [data-seat='{seat}'] [data-give={to}]").click()


def words_of(page: Page) -> list[str]:
    """What is in the list of who holds the seats without an element around it."""
    texts = "box => [...box.childNodes].filter(node => node.nodeType === 3).map(node => node.data)"
    found: list[str] = page.locator("#people").evaluate(texts)
    return found


@pytest.mark.long
def test_who_leaves_becomes_a_spectator_and_can_come_back(open_page: OpenPage) -> None:
    anna, boris = two_at_a_table(open_page)
    leave(boris, 1, "friend")
    boris.wait_for_url(re.compile(r"/table/[^?]+$"))
    ready(boris)
    line = "Boris leaves the table. Seat B is open."
    for page in (anna, boris):
        expect(page.locator("#log")).to_contain_text(line)
    expect(boris.locator("#hand > *")).to_have_count(0)
    expect(boris.locator("#prompt .prompt.mine")).to_have_count(0)
    people(anna)
    expect(anna.locator("#people [data-seat='1'] .invitation input")).to_have_value(re.compile("/join/"))
    people(boris)
    expect(boris.locator("#people [data-seat='1'] input")).to_have_value(re.compile("/join/"))
    assert words_of(boris) == [], "only elements, no values that were meant to be left out"
    boris.locator("#people [data-give=me]").click()
    boris.wait_for_url(re.compile(r"/table/[^?]+\?seat=1$"))
    ready(boris)
    for page in (anna, boris):
        expect(page.locator("#log")).to_contain_text("is back in seat B.")
    expect(boris.locator("#prompt .prompt.mine")).to_have_count(1)


@pytest.mark.long
def test_the_host_is_offered_no_seat_that_somebody_holds(open_page: OpenPage) -> None:
    anna, boris = two_at_a_table(open_page)
    people(anna)
    held = anna.locator("#people [data-seat='1']")
    expect(held).to_contain_text("Boris holds this seat.")
    expect(held.locator("button, details")).to_have_count(0)
    leave(boris, 1, "bot")
    expect(held.locator("details")).to_have_count(1)
    expect(anna.locator("#log")).to_contain_text("Boris leaves the table. From now on Bot B plays seat B.")


def test_bots_can_be_chosen_however_late_the_page_hears_of_them(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "isles", me("Anna"), bot("random"))

    page.goto(f"/table/{table}")
    ready(page)
    asked: list[Route] = []
    page.route("**/api/games*", lambda route: asked.append(route))  # noqa: PLW0108
    with page.expect_request("**/api/games*"):
        page.locator("header .people").click()
    expect(page.locator("#people[open]")).to_have_count(0)
    asked[0].continue_()
    page.locator("#people [data-seat='0'] summary").click()
    expect(page.locator("#people [data-seat='0'] select option")).not_to_have_count(0)


@pytest.mark.long
def test_whose_seat_is_played_by_somebody_else_now_sees_it_no_more(open_page: OpenPage) -> None:
    """On a second page of the same browser, for instance."""
    anna, boris = two_at_a_table(open_page)
    second = open_page(boris.url, context=boris.context)
    ready(second)
    leave(boris, 1, "friend")
    expect(second.locator("#notice")).to_have_text("You no longer hold this seat: it is open now.")
    expect(second.locator("#prompt .prompt.mine")).to_have_count(0)
    expect(second.locator("#log")).to_contain_text("Boris leaves the table.")


@pytest.mark.long
def test_who_only_watches_hears_and_is_told_that_players_talk(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "isles", me("Anna"), bot("random"))
    crowd = open_page(f"/table/{table}")
    ready(crowd)
    crowd.locator("#tab-chat").click()
    expect(crowd.locator("#chat-form")).to_be_hidden()
    expect(crowd.locator("#chat-note")).to_have_text(
        "You are watching: you can read along, but only players can write."
    )
    page.request.post(f"/api/tables/{table}/chat", data={"id": "1", "seat": 0, "text": "hello"})
    expect(crowd.locator("#chat-lines li")).to_contain_text("hello")
    page.goto(f"/table/{table}")
    ready(page)
    page.locator("#tab-chat").click()
    expect(page.locator("#chat-form")).to_be_visible()
    expect(page.locator("#chat-note")).to_be_hidden()


@pytest.mark.long
def test_who_holds_a_seat_says_whether_the_game_may_be_used_for_research(open_page: OpenPage) -> None:
    anna, boris = two_at_a_table(open_page)
    people(anna)
    own = anna.locator("#people [data-seat='0']").get_by_role(
        "checkbox", name="This game may be used for research"
    )
    expect(own).not_to_be_checked()
    expect(own).to_have_accessible_description(re.compile("without names or chat"))
    expect(anna.locator("#people input[type=checkbox]")).to_have_count(1)
    with anna.expect_response("**/seats/0/research*"):
        own.check()
    people(boris)
    expect(boris.locator("#people [data-seat='1'] input[type=checkbox]")).not_to_be_checked()
    anna.reload()
    ready(anna)
    people(anna)
    expect(own).to_be_checked()
    refusal = {"error": {"code": "too_many", "message": "Not so fast, please."}}
    anna.route("**/seats/0/research*", lambda route: route.fulfill(status=429, json=refusal))
    own.click()
    expect(anna.get_by_text("Not so fast, please.").first).to_be_visible()
    expect(own).to_be_checked()


def test_who_waits_for_players_sees_who_plays_what_with_whom(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "twoplustwo", me("Anna"), FRIEND, FRIEND, FRIEND)
    page.goto(f"/table/{table}")
    seats = page.locator(".waiting li")
    expect(seats.locator(".role")).to_have_text(["USA", "Soviet Union", "West", "East"])
    expect(seats.first.locator(".name")).to_have_text("USAAnnayoutogether with West")
    expect(seats.nth(3).locator(".name")).to_have_text("Eastopen seattogether with Soviet Union")


def test_the_list_says_who_plays_what(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "wsdv", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    ready(page)
    people(page)
    expect(page.locator("#people [data-seat='0'] .name")).to_contain_text("West")
    expect(page.locator("#people [data-seat='1'] .name")).to_contain_text("East")
