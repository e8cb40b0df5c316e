"""A click of the real mouse on what is not offered is never silent: a rule says why, or the question is said again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import PATIENCE, ready
from tests.browser.test_keyboard import at_table
from tests.browser.test_table_page import do, offers, until_offered
from tests.browser.test_whole_games import bot, me, open_table


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def told_at(page: Page, element: Locator) -> Locator:
    """What is said after a click of the mouse at the middle of an element, whatever takes the pointer there."""
    if page.locator("#lens.pinned").count():
        page.keyboard.press("Escape")
    page.evaluate("() => document.querySelectorAll('.toast').forEach((each) => each.remove())")
    page.mouse.click(*middle(element))
    return page.locator(".toast.why")


def building(open_page: OpenPage) -> Page:
    """West builds its economy."""
    page = at_table(open_page, "wsdv", bot("random"))
    do(page, next(action for action in offers(page) if action.endswith(" build")))
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    return page


@pytest.mark.long
def test_a_city_without_an_offer_says_why(open_page: OpenPage) -> None:
    page = building(open_page)
    for city in ("leipzig", "dresden", "cottbus", "berlin"):
        told = told_at(page, page.locator(f"[data-place='{city}']"))
        expect(told).to_have_count(1)
        expect(told.locator("a.rule").first).to_have_attribute("href", "/rules/wsdv#WSDV-ACT-B2")


@pytest.mark.long
def test_a_link_that_does_not_take_the_pointer_says_why(open_page: OpenPage) -> None:
    page = building(open_page)
    told = told_at(page, page.locator("[data-place='leipzig__dresden']"))
    expect(told.locator("a.rule").first).to_have_attribute("href", "/rules/wsdv#WSDV-ACT-B3")


@pytest.mark.long
def test_what_no_rule_forbids_says_the_question_again(open_page: OpenPage) -> None:
    page = building(open_page)
    asked = page.locator("#prompt-text").inner_text().removesuffix("§").strip()
    card = "[data-panel='cards'] [data-piece]:not([data-drags])"
    for silent in ("[data-place='sachsen plate']", card, "[data-place='hessen plate']"):
        told = told_at(page, page.locator(silent).first)
        expect(told).to_have_count(1)
        expect(told).to_contain_text("Nothing to choose here now")
        expect(told).to_contain_text(asked)
        expect(told.locator("a.rule")).to_have_attribute("href", "/rules/wsdv#WSDV-ACT-B1")


@pytest.mark.long
def test_ports_and_starting_points_of_nations_say_why(open_page: OpenPage) -> None:
    page = at_table(open_page, "nations", *[bot("random")] * 3, first_player="A")
    do(page, next(action for action in offers(page) if "king" in action))
    until_offered(page, "place ")
    for place in ("TAS port", "UOR.1"):
        spot = page.locator(f"[data-place='{place}']")
        if spot.get_attribute("data-offers"):
            continue
        told = told_at(page, spot)
        expect(told).to_have_count(1)
        expect(told.locator("a.rule").first).to_have_attribute("href", re.compile("/rules/nations#SDN-"))


@pytest.mark.long
def test_another_card_of_the_hand_says_what_is_asked(open_page: OpenPage) -> None:
    page = at_table(open_page, "nuclear_war", *[bot("random")] * 3)
    until_offered(page, "place ")
    idle = page.locator("[data-place='deck'], [data-piece='deck cards']").first
    told = told_at(page, idle)
    expect(told).to_have_count(1)
    expect(told.locator("a.rule").first).to_have_attribute("href", re.compile("/rules/nuclear_war#NW-"))


DRAWN = """() => {
  const root = document.querySelector("#board .drawing").shadowRoot;
  for (const land of root.querySelectorAll("[data-offered]")) {
    const { left, top, width, height } = land.getBoundingClientRect();
    for (let k = 1; k < 100; k++) {
      const [x, y] = [left + width * (k % 10) / 10, top + (height * Math.floor(k / 10)) / 10];
      const taken = document.elementFromPoint(x, y)?.matches(".drawing") && root.elementFromPoint(x, y);
      if (taken && taken.id === land.id) return [x, y];
    }
  }
}"""
"""A point at which the drawing itself takes the click for something that is offered."""


def test_a_place_that_offers_several_things_is_no_refusal(open_page: OpenPage) -> None:
    page = at_table(open_page, "nations", *[bot("random")] * 3, first_player="A")
    page.mouse.click(*page.evaluate(DRAWN))
    page.wait_for_selector(".menu [data-offer]")
    page.wait_for_timeout(500)
    expect(page.locator(".toast.why")).to_have_count(0)


def test_a_finger_that_is_told_what_a_thing_is_is_not_told_the_question(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), bot('random'))}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)
    spot = page.locator("[data-place='sachsen']").first
    spot.evaluate("element => element.scrollIntoView({ block: 'center' })")
    page.touchscreen.tap(*middle(spot))
    expect(page.locator("#lens")).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.locator(".toast.why")).to_have_count(0)
