"""What all agree to, in two browsers: asked, answered, done."""

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_openings import opened


def two_at_a_table(open_page: OpenPage) -> tuple[Page, Page]:
    """Anna and Boris at a table of their own."""
    anna, boris = open_page("/?game=isles"), open_page("/")
    boris.fill("#name", "Boris")
    id = opened(anna, "open")
    boris.locator(f"[data-opening='{id}'] button").click()
    boris.wait_for_url(f"**/table/{id}?seat=1")
    for page in (anna, boris):
        expect(page.locator("#actions")).to_be_attached()
    return anna, boris


def answer(page: Page) -> None:
    """Two steps of an answer in secret."""
    for _ in range(2):
        before = page.locator("body").get_attribute("data-frame")
        page.keyboard.press("1")
        expect(page.locator("body")).not_to_have_attribute("data-frame", before or "")


def ask(page: Page, kind: str) -> None:
    page.locator("button.time").click()
    page.locator(f"[data-ask='{kind}']").click()
    expect(page.locator("#days")).to_be_hidden()


@pytest.mark.long
def test_the_next_answer_may_be_given_as_soon_as_its_question_is_seen(open_page: OpenPage) -> None:
    """Also if the server's own answer to the last command takes its time."""
    anna, _ = two_at_a_table(open_page)
    held: list[tuple[Route, APIResponse]] = []
    anna.route("**/commands?*", lambda route: held.append((route, route.fetch())))
    answer(anna)
    expect(anna.locator("body")).not_to_have_attribute("data-sending", "")
    assert len(held) == 2
    for route, response in held:
        route.fulfill(response=response)


def test_the_game_goes_back_when_all_agree(open_page: OpenPage) -> None:
    anna, boris = two_at_a_table(open_page)
    answer(anna)
    answer(boris)
    ask(anna, "take-back")
    expect(anna.locator("#asked")).to_contain_text("You ask to go back to your last decision.")
    expect(anna.locator("#asked")).to_contain_text("Still to answer: Boris")
    expect(boris.locator("#asked")).to_contain_text("Anna asks to go back to their last decision.")
    expect(boris.locator("#trouble")).to_be_hidden()
    expect(boris.locator("#chat-lines")).to_contain_text("All people at the table have to agree.")
    boris.locator("[data-answer='no']").click()
    expect(anna.locator("#asked")).to_be_hidden()
    ask(anna, "take-back")
    boris.locator("[data-answer='yes']").click()
    expect(anna.locator("#log")).to_contain_text("the game goes back to the last decision of Anna")
    expect(boris.locator("#asked")).to_be_hidden()
    expect(anna.locator("[data-undo]").first).to_be_visible()


@pytest.mark.long
def test_all_end_a_game_without_a_result(open_page: OpenPage) -> None:
    anna, boris = two_at_a_table(open_page)
    ask(boris, "abandon")
    anna.locator("[data-answer='yes']").click()
    for page in (anna, boris):
        expect(page.locator("#banner")).to_contain_text("All agreed to stop")
        expect(page.locator("[data-offer]")).to_have_count(0)
    lobby = open_page("/", anna.context)
    table = re.split(r"/table/|\?", anna.url)[1]
    expect(lobby.locator(f"[data-table='{table}']")).to_contain_text("ended early")
