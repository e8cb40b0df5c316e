"""Learning a game in the browser: the page to start with, and the guided first game, followed to its end."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

import detente
from detente.core.shown.learning import has_guide
from tests.browser import hand
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

GUIDED = sorted(
    (id for id in detente.games() if has_guide(detente.game(id))),
    key=lambda id: -detente.game(id).actions.size,
)
"""The games that have a guide, the one with the fewest actions last."""
SECRET = "NW-SEC-1"
"""The rule of the line in the log about a secret: it is what the learner of Nuclear War plays first."""
PATIENCE = 2 * hand.PATIENCE
COVERS = """() => {
  const [guide, foreseen] = ["#guide", "#side > .forecast"].map((name) => document.querySelector(name)?.getBoundingClientRect());
  return innerWidth >= 960 && Boolean(foreseen?.height) && guide.top < foreseen.bottom && guide.left < foreseen.right;
}"""
"""Whether the guide covers what is foreseen for the present question, such as \"What the dice may do\"."""
ANSWER = "#guide:not([hidden]) :is([data-guide=next], [data-guide=do]), dialog.guide-end h2"
"""What goes on with the guide, or the heading of its end, which it may reach at any moment."""
NOW = """() => [document.body.dataset.frame, document.getElementById("guide").innerText]"""
"""Where the game is, and what the guide says: it may suggest the same twice."""


def begin(open_page: OpenPage, id: str, **settings: object) -> Page:
    """A guided first game, from the page to start with."""
    page = open_page(f"/start/{id}", **settings)
    page.set_default_timeout(PATIENCE)
    page.click("#guided")
    page.wait_for_url("**/table/*")
    return page


def follow(page: Page) -> set[str]:
    """Do what the guide suggests until it ends; the headings of what it explained."""
    told: set[str] = set()
    while True:
        page.wait_for_selector(ANSWER)
        if page.locator("dialog.guide-end").count():
            return told
        told.update(page.locator("#guide h3").all_inner_texts())
        assert not page.evaluate(COVERS), page.locator("#guide").inner_text()
        go_on(page)


def go_on(page: Page) -> None:
    """Do what the guide suggests, and wait until it has more to say."""
    before = page.evaluate(NOW)
    page.locator(ANSWER).first.click()
    while page.locator("#guide:not([hidden])").count() and page.evaluate(NOW) == before:
        page.wait_for_timeout(20)


@pytest.mark.long
def test_a_suggestion_is_there_before_the_bot_has_thought_to_the_end(open_page: OpenPage) -> None:
    page = open_page(f"/start/{GUIDED[-1]}", service_workers="block")
    page.set_default_timeout(PATIENCE)

    def answer(route: Route) -> None:
        if (route.request.post_data_json or {}).get("thinking") == "short":
            route.continue_()
        # else it never hears

    page.route(re.compile(r"/hint(\?|$)"), answer)
    page.click("#guided")
    page.wait_for_selector("#guide [data-guide=do]")


@pytest.mark.long
@pytest.mark.parametrize("id", GUIDED)
def test_a_guided_game_is_followed_to_its_end(open_page: OpenPage, id: str) -> None:
    phone = GUIDED.index(id) % 2 == 1
    page = begin(open_page, id, **(PHONE if phone else DESKTOP))
    told = follow(page)
    assert len(told) >= 4
    expect(page.locator("dialog.guide-end li").first).to_be_visible()
    page.locator("dialog.guide-end button.primary").click()
    page.wait_for_url(f"**/?game={id}")


@pytest.mark.long
def test_the_guide_follows_whatever_is_chosen_and_can_be_left_and_taken_up(open_page: OpenPage) -> None:
    page = begin(open_page, "nuclear_war")
    expect(page.locator("#guide h3")).to_be_visible()
    first = page.locator("#guide h3").inner_text()
    page.click("#prompt .buttons [data-offer='play first_on_moon']")
    expect(page.locator("#guide h3")).not_to_have_text(first)
    second = page.locator("#guide h3").inner_text()
    page.reload()
    expect(page.locator("#guide h3")).to_have_text(second)
    expect(page.locator("#guide .tip button")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#guide progress")).not_to_have_attribute("value", "0")
    page.click("#guide [data-guide=fold]")
    expect(page.locator("#guide .tip")).to_be_hidden()
    page.click("#guide [data-guide=stop]")
    expect(page.locator("#guide")).to_be_hidden()
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_role("button", name="Guide me").click()
    expect(page.locator("#guide h3")).to_be_visible()


@pytest.mark.long
def test_the_guide_ends_when_its_last_question_is_answered_and_its_last_words_are_read(
    open_page: OpenPage,
) -> None:
    page = open_page("/start/nuclear_war", service_workers="block")
    page.set_default_timeout(PATIENCE)

    def shorten(route: Route) -> None:
        if route.request.method != "GET":
            return route.continue_()
        texts = route.fetch().json()
        explained = next(step for step in texts["steps"] if step["kind"] == "log")
        route.fulfill(
            json={**texts, "decisions": 1, "steps": [*texts["steps"], {**explained, "key": SECRET}]}
        )

    page.route(re.compile(r"/guide\?"), shorten)
    page.click("#guided")
    page.click("#guide [data-guide=do]")
    page.click("#guide [data-guide=next]")
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("dialog.guide-end")).to_be_visible()


BOTH = """() => {
  window.both = 0;
  const shown = (id) => document.getElementById(id).getClientRects().length > 0;
  const look = () => {
    window.staged ||= shown("stage");
    if (shown("guide") && shown("stage")) window.both += 1;
  };
  new MutationObserver(look).observe(document.getElementById("dock"), { childList: true, subtree: true, attributes: true });
}"""
"""Counts how often the guide and the stage are seen at once: they share a corner. Notes whether the stage was there at all."""


@pytest.mark.long
def test_the_guide_and_the_stage_are_never_one_over_the_other(open_page: OpenPage) -> None:
    page = begin(open_page, "nuclear_war", **PHONE, reduced_motion="no-preference", pace="fast")
    page.evaluate(BOTH)
    for _ in range(5):
        page.wait_for_selector(ANSWER)
        go_on(page)
    page.wait_for_function("() => window.staged")
    assert page.evaluate("window.both") == 0


def test_the_table_shows_its_words_and_a_game_without_a_guide_none(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-game=isles] label")
    expect(page.locator("[data-game=isles] .game-ways a[href*=start]")).to_have_count(0)
    page.click("[data-quick=isles]")
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_role("button", name="Guide me")).to_have_count(0)
    page.get_by_role("button", name="Map and words").click()
    expect(page.locator(".chart-dialog table tbody tr").first).to_be_visible()


def test_words_asked_for_before_the_table_has_come_are_shown_when_it_has(open_page: OpenPage) -> None:
    page = open_page(service_workers="block")
    page.add_init_script("delete window.SharedWorker")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/api/stream"), hold)
    page.click("[data-game=isles] label")
    page.click("[data-quick=isles]")
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Rules").first.click()
    with page.expect_response(re.compile("/chart")):
        page.get_by_role("button", name="Map and words").click()
    while not held:
        page.wait_for_timeout(20)
    expect(page.locator(".chart-dialog")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".chart-dialog table tbody tr").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("id", GUIDED)
def test_the_page_to_start_with_fits_a_desktop_and_a_phone(open_page: OpenPage, id: str) -> None:
    for size, most in (({"viewport": {"width": 1440, "height": 900}}, 900), (PHONE, None)):
        page = open_page(f"/start/{id}", **size)
        expect(page.locator(".pictured").last.locator(".picture, .spot").first).to_be_visible()
        expect(page.locator(".text [data-sign] svg").first).to_be_visible()
        width, height, window = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth]"
        )
        assert width <= window
        assert most is None or height <= most


def test_a_term_in_the_rules_leads_to_the_glossary(open_page: OpenPage) -> None:
    page = open_page("/rules/nuclear_war")
    page.locator("#rules a.term", has_text=re.compile("^final retaliation$")).first.click()
    expect(page.locator("#term-retaliation")).to_be_in_viewport()
    expect(page.locator("#term-carrier .sprite")).to_be_attached()
    expect(page.locator("#contents a", has_text="Glossary")).to_be_attached()
