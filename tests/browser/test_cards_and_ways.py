"""Cards built of parts, lines that show what lies on them, explanations: on the table of Wir sind das Volk!."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import frame, ready
from tests.browser.test_whole_games import bot, me, open_table

LYING = "document.querySelector('.drawing').shadowRoot.querySelectorAll('.way[data-lies]').length"
LIT = "document.querySelectorAll('.spot.lit').length"


def at_the_table(open_page: OpenPage, **settings: object) -> Page:
    page = open_page(**settings)
    table = open_table(page, "wsdv", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    ready(page)
    return page


def edges(element: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an element on the screen."""
    box = element.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def overlap(one: Locator, other: Locator, spared: float) -> bool:
    """Whether two elements lie over one another by more than some pixels."""
    (left, top, right, bottom), (west, north, east, south) = edges(one), edges(other)
    return min(right, east) - max(left, west) > spared and min(bottom, south) - max(top, north) > spared


def choose(page: Page, text: str) -> None:
    """Do what a button of the prompt or a menu is called, and wait for what comes of it."""
    before = frame(page)
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator("#actions [data-offer]", has_text=text).first.click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}")
    ready(page)


@pytest.mark.long
def test_a_card_under_the_mouse_is_shown_large_with_what_it_says(open_page: OpenPage) -> None:
    page = at_the_table(open_page)
    card = page.locator("[data-piece^='display ']").first
    title = card.locator(".built b").inner_text()
    expect(page.locator("#lens")).to_be_hidden()
    card.hover()
    expect(page.locator("#lens .built b")).to_have_text(title)
    expect(page.locator("#lens p").first).to_contain_text("Event:")
    page.mouse.move(5, 5)
    expect(page.locator("#lens")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize(("game", "others"), [("wsdv", 1), ("twoplustwo", 3)])
def test_the_menu_of_a_card_hides_neither_the_map_nor_the_card(
    open_page: OpenPage, game: str, others: int, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height}, locale="de-DE")
    page.goto(f"/table/{open_table(page, game, me('Anna'), *[bot('random')] * others)}")
    expect(page.locator("#prompt .prompt.mine")).to_be_visible()
    ready(page)
    board = page.locator("#board .world")
    cards, menu = page.locator("#hand [data-piece][data-offers]"), page.locator(".menu")
    seen = 0
    for card in cards.all():
        card.click()
        if menu.count():
            seen += 1
            assert not overlap(menu, board, spared=4), "the map stays in view"
            assert not overlap(menu, card, spared=0), "and the card"
            assert not overlap(menu, page.locator("#prompt"), spared=0), "and the question"
            left, top, right, bottom = edges(menu)
            assert left >= 0 and top >= 0 and right <= width and bottom <= height
            assert menu.evaluate("menu => menu.scrollHeight <= menu.clientHeight"), (
                "nothing is to be scrolled"
            )
            assert menu.locator(".sign .sprite").count() == menu.locator("[data-offer]").count()
        page.keyboard.press("Escape")
    assert seen > 4


@pytest.mark.long
def test_infrastructure_is_seen_on_its_line(open_page: OpenPage) -> None:
    page = open_page()
    # No bot builds between the click and the look.
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), me('Boris'))}")
    page.locator("#curtain button").click()
    expect(page.locator("#prompt .prompt.mine")).to_be_visible()
    assert page.evaluate(LYING) == 0
    before = frame(page)
    page.locator("[data-piece^='display '][data-offers]").first.click()
    page.locator(".menu [data-offer$=build]").click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}")
    choose(page, "Infrastructure")
    assert page.evaluate(LYING) == 1


def test_what_an_explanation_speaks_of_is_lit(open_page: OpenPage) -> None:
    page = at_the_table(open_page)
    assert page.evaluate(LIT) == 0
    row = page.locator("[data-panel=economy] tbody tr", has_text="Bayern")
    hidden = page.locator(
        "#tab-side[aria-selected=false]:visible, [data-panel=economy]:not([open]) > summary:visible"
    )
    while not row.is_visible():  # the state of the table moves behind a tab a moment after it is drawn
        if hidden.count():
            hidden.first.click()
        page.wait_for_timeout(50)
    page.mouse.move(600, 5)
    row.hover()
    assert page.evaluate(LIT) == 2
    page.mouse.move(600, 5)
    assert page.evaluate(LIT) == 0


def test_nothing_is_wider_than_a_small_phone(open_page: OpenPage) -> None:
    page = at_the_table(open_page, viewport={"width": 360, "height": 740}, locale="de-DE")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
