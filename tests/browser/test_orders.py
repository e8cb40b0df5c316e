"""Orders are typed in words, and what cannot be done says why."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import PATIENCE, frame, ready
from tests.browser.test_keyboard import at_table
from tests.browser.test_whole_games import bot


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
