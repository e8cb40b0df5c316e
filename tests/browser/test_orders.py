"""Orders are typed in words, and what cannot be done says why."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import PATIENCE, frame, ready
from tests.browser.test_keyboard import at_table
from tests.browser.test_whole_games import bot, me, open_table


def test_an_order_is_typed_and_a_click_on_what_is_not_offered_says_why(open_page: OpenPage) -> None:
    page = at_table(open_page, "nations", *[bot("random")] * 3, first_player="A")
    count = page.locator("#actions [data-offer]").count()
    outcomes = page.locator("#actions .outcome").all_text_contents()
    assert any("; you: Cash 7 → " in text for text in outcomes), "one's own board is no other's"
    assert not any("Anna: " in text for text in outcomes)
    page.keyboard.press("/")
    page.keyboard.type("könig kasimar")
    listed = page.locator("#actions [data-offer]")
    expect(listed).to_have_count(1, timeout=PATIENCE)
    assert count > 1
    expect(page.locator("#actions .understood")).to_have_text("Enter does this")
    page.locator("#order").fill("")
    expect(listed).to_have_count(count)
    page.keyboard.type("xyzzy")
    expect(page.locator("#actions .understood")).to_contain_text("matches “xyzzy”", timeout=PATIENCE)
    page.locator("#order").fill("king kasimar")
    before = frame(page)
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)
    ready(page)
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    assert not page.locator("#actions").get_attribute("open")
    page.locator("[data-place='TAS port']").dispatch_event("click")
    told = page.locator(".toast.why")
    expect(told.first).to_contain_text("Not possible now")
    expect(told.first.locator("a.rule")).to_have_attribute("href", re.compile("/rules/nations#SDN-"))


@pytest.mark.long
def test_what_is_typed_is_completed(open_page: OpenPage) -> None:
    page = at_table(open_page, "nations", *[bot("random")] * 3, first_player="A")
    page.keyboard.press("/")
    page.keyboard.type("pl")
    field, known = page.locator("#order"), page.locator("[data-complete]")
    expect(known).to_have_attribute("data-complete", "place", timeout=PATIENCE)
    page.keyboard.press("Tab")
    expect(field).to_have_value("place ")
    expect(field).to_be_focused()
    expect(known).to_have_count(0)
    page.keyboard.type("king kas")
    expect(known).to_have_attribute("data-complete", "place king KAS", timeout=PATIENCE)
    known.click()
    expect(field).to_have_value("place king KAS ")
    expect(field).to_be_focused()
    expect(page.locator("#actions .understood")).to_have_text("Enter does this", timeout=PATIENCE)


ENTER = {"de": "Mit der Eingabetaste ausführen", "fr": "Entrée fait ceci"}


def at_table_in(open_page: OpenPage, language: str, game: str, bots: int) -> Page:
    """A page at a fresh table with bots, its field for orders in the focus."""
    page = open_page(locale=language)
    page.goto(f"/table/{open_table(page, game, me('Anna'), *[bot('random')] * bots)}")
    ready(page)
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    page.keyboard.press("/")
    return page


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "game", "bots"), [("de", "wsdv", 1), ("de", "europe1815", 3), ("fr", "nuclear_war", 1)]
)
def test_the_example_is_an_order_in_the_words_of_the_reader(
    open_page: OpenPage, language: str, game: str, bots: int
) -> None:
    page = at_table_in(open_page, language, game, bots)
    field, listed = page.locator("#order"), page.locator("#actions [data-offer]")
    example = re.sub(r"^(z\. B\.|p\. ex\.) ", "", field.get_attribute("placeholder") or "")
    assert example and "_" not in example, "no internal id"
    page.keyboard.type(example)
    expect(page.locator("#actions .understood")).to_have_text(ENTER[language], timeout=PATIENCE)
    expect(listed).to_have_count(1)


def test_german_verbs_are_understood(open_page: OpenPage) -> None:
    page = at_table_in(open_page, "de", "wsdv", 1)
    page.keyboard.type("baue")
    expect(page.locator("#actions .understood")).to_contain_text("Das kann", timeout=PATIENCE)
    meant = page.locator("#actions [data-offer]").evaluate_all("all => all.map(each => each.dataset.offer)")
    assert {action.split()[-1] for action in meant} == {"build"}


def test_all_actions_are_listed_in_the_order_of_the_readers_alphabet(open_page: OpenPage) -> None:
    page = at_table(open_page, "europe1815", *[bot("random")] * 3)
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    labels = page.locator("#actions [data-offer]").all_text_contents()
    assert len(labels) > 9
    assert labels == sorted(labels)
