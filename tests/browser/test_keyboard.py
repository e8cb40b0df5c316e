"""The keyboard and the ear: what is offered comes first, the question is said, and sounds are there for who wants them."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import PATIENCE, frame, ready
from tests.browser.test_table_page import do, offers, until_offered
from tests.browser.test_whole_games import bot, me, open_table

OFFERED = "() => document.activeElement.matches('[data-acts], #prompt .buttons > [data-offer]')"
"""Whether something that may be chosen has the focus."""
FOCUSED = "() => document.activeElement.dataset.acts ?? document.activeElement.dataset.offer"


def at_table(open_page: OpenPage, game: str, *others: dict[str, str], **options: object) -> Page:
    """A page at a fresh table with bots."""
    page = open_page()
    table = open_table(page, game, me("Anna"), *others, **options)
    page.goto(f"/table/{table}")
    ready(page)
    return page


def test_the_first_question_is_said_and_tab_begins_with_the_offers(open_page: OpenPage) -> None:
    page = at_table(open_page, "nations", *[bot("random")] * 3, first_player="A")
    asked = page.locator("#prompt-text").inner_text().removesuffix("§")
    expect(page.locator("#live")).to_contain_text(asked)
    assert page.evaluate("() => document.activeElement === document.body"), (
        "nothing jumps before a key is used"
    )
    page.keyboard.press("Tab")
    assert page.evaluate(OFFERED)
    reached = set()
    while page.evaluate(OFFERED):
        reached.add(page.evaluate(FOCUSED))
        page.keyboard.press("Tab")
    listed = page.locator("#actions li[data-on]").evaluate_all(
        "all => all.map(li => [li.querySelector('[data-offer]').dataset.offer, ...JSON.parse(li.dataset.on)])"
    )
    assert listed and all(reached.intersection(names) for names in listed), "all offers come first"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(OFFERED)


def test_after_a_step_the_focus_is_on_the_first_offer(open_page: OpenPage) -> None:
    page = at_table(open_page, "nations", *[bot("random")] * 3, first_player="A")
    for _ in range(3):
        page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
        ready(page)
        before = frame(page)
        if not page.evaluate(OFFERED):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if page.locator(".menu").count():
            page.keyboard.press("Enter")
        page.wait_for_function(
            f"() => Number(document.body.dataset.frame) > {before} || document.querySelector('#prompt [data-do=back]')",
            timeout=PATIENCE,
        )
        page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
        ready(page)
        page.wait_for_function(OFFERED, timeout=PATIENCE)


def test_what_only_gives_up_is_plain_to_see_and_last(open_page: OpenPage) -> None:
    page = at_table(open_page, "europe1815", *[bot("random")] * 3, start="quick")
    until_offered(page, "end turn")
    end = page.locator("#prompt .buttons [data-offer='end turn']")
    expect(end).to_have_class("waives")
    expect(page.locator("#prompt .buttons .primary")).to_have_count(0)
    border, words = end.evaluate(
        "button => [getComputedStyle(button).borderTopColor, getComputedStyle(button).color]"
    )
    assert border == words, "its border is as strong as its words"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.dataset.offer") != "end turn"


def test_empty_places_are_silent(open_page: OpenPage) -> None:
    page = at_table(open_page, "nuclear_war", *[bot("random")] * 3)
    empty = page.locator("#players .place.empty")
    assert empty.count() > 3
    expect(page.locator("#players .place.empty[role=group]")).to_have_count(0)


def test_sounds_are_off_until_they_are_turned_up(open_page: OpenPage) -> None:
    page = at_table(open_page, "isles", bot("random"))
    page.keyboard.press("?")
    choice = page.locator("#looking [data-sets=sound]")
    expect(choice).to_have_value("off")
    assert page.evaluate("() => document.body.dataset.sounded") is None
    choice.select_option("soft")
    expect(page.locator("body")).to_have_attribute("data-sounded", "card")
    page.keyboard.press("Escape")
    page.evaluate("() => delete document.body.dataset.sounded")
    for _ in range(12):
        if page.locator("body[data-sounded]").count():
            break
        page.wait_for_selector("#actions [data-offer]", state="attached", timeout=PATIENCE)
        do(page, offers(page)[0])
    expect(page.locator("body[data-sounded]")).to_have_count(1)
    page.reload()
    ready(page)
    page.keyboard.press("?")
    expect(page.locator("#looking [data-sets=sound]")).to_have_value("soft")
