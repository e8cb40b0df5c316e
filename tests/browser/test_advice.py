"""The bot's advice in Chromium: a hint that is taken, put away and forbidden; the analysis of a finished game."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import PATIENCE, frame, ready
from tests.browser.test_whole_games import bot, me, open_table
from tests.server.serving import Person
from tests.server.test_advice import finished


def asked(page: Page) -> None:
    """Wait at a table until one is to decide: in Nations by the first question. In Nuclear War, without secrets, the page answers it."""
    table = open_table(page, "nations", me("Anna"), bot("random"), first_player="A")
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine")
    ready(page)


@pytest.mark.long
def test_a_hint_is_looked_at_put_away_and_taken(open_page: OpenPage) -> None:
    page = open_page()
    asked(page)
    with page.expect_response("**/hint?*", timeout=PATIENCE) as answered:
        page.keyboard.press("h")
    on = [id for part in answered.value.json()["lines"][0]["actions"] for id in part["on"]]
    page.wait_for_selector("[data-hint='0']:focus", timeout=PATIENCE)
    assert page.locator("#hint [data-hint]").count() >= 1
    assert "%" in page.locator("#hint").inner_text()
    if on:
        page.wait_for_selector("#overlay .would")
    page.keyboard.press("Escape")
    page.wait_for_selector("#hint:empty", state="attached")
    page.wait_for_selector("#overlay .would", state="detached")
    before = frame(page)
    page.locator("#ask-hint").click()
    page.locator("[data-hint='0']").click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}")
    assert page.locator("#hint").inner_text() == ""


def test_a_first_hint_is_there_while_the_bot_is_still_thinking(open_page: OpenPage) -> None:
    page = open_page()
    asked(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.post_data_json["thinking"] == "short":
            route.continue_()
        else:
            held.append(route)

    page.route("**/hint?*", hold)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hint='0']:focus", timeout=PATIENCE)
    page.wait_for_selector("#hint .thinking")
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_selector("#hint .thinking", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector("#hint:empty", state="attached")
    page.keyboard.press("h")
    page.wait_for_selector("#hint .thinking")
    before = frame(page)
    page.locator("[data-hint='0']").click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}")
    assert page.locator("#hint").inner_text() == ""


NINE = [{"action": f"step {n}", "label": f"Step {n}", "on": []} for n in range(9)]


@pytest.mark.long
@pytest.mark.parametrize(("language", "more"), [("en", "… 6 more"), ("de", "… 6 weitere")])
def test_of_a_long_hint_a_phone_shows_three_steps_until_asked(
    open_page: OpenPage, language: str, more: str
) -> None:
    page = open_page(**{**PHONE, "locale": language})
    asked(page)
    lines = [{"actions": NINE, "chance": 0.5}, {"actions": NINE[:3], "chance": 0.4}]

    def answer(route: Route) -> None:
        route.fulfill(
            json={"ask": route.request.post_data_json["ask"], "chances": [0.5, 0.5], "lines": lines}
        )

    page.route("**/hint?*", answer)
    page.locator("#ask-hint").click()
    said = page.locator("#hint .said")
    expect(said.first).to_have_text("Step 0 → Step 1 → Step 2", use_inner_text=True)
    assert "Step 8" in str(page.locator("[data-hint='0']").get_attribute("aria-label"))
    button = page.locator("#hint summary:visible")
    expect(button).to_have_text(more)
    button.click()
    expect(said.first).to_have_text(re.compile("Step 3 .* Step 8$"), use_inner_text=True)
    expect(button).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("Escape")
    page.locator("#ask-hint").click()
    expect(said.first).to_have_text(re.compile("Step 0 .* Step 8$"), use_inner_text=True)
    expect(button).to_have_count(0)


def test_where_hints_are_forbidden_there_is_no_button(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=nuclear_war]").first.click()
    page.locator(".house summary").click()
    page.locator("#hints").uncheck()
    page.locator("#name").fill("Anna")
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("#prompt .prompt.mine")
    page.wait_for_selector("#actions", state="attached")
    assert page.locator("#ask-hint").count() == 0


def over(page: Page, game: str) -> str:
    """A table at which this browser has played a game to its end."""
    cookie = next(each["value"] for each in page.context.cookies() if each["name"] == "detente")
    return finished(Person(page.evaluate("location.origin"), cookie), game)


def analysed(page: Page) -> str:
    """A finished table whose analysis is open, and which has a costly decision: not every game has one."""
    for _ in range(8):
        table = over(page, "nuclear_war")
        page.goto(f"/table/{table}")
        page.locator("[data-do=analyse]").click()
        page.wait_for_selector("#analysis .chart svg")
        if page.locator("#analysis .costliest button").count():
            return table
    raise AssertionError("no game has a costly decision")


@pytest.mark.long
def test_the_analysis_of_a_finished_game_leads_to_its_moments(open_page: OpenPage) -> None:
    page = open_page()
    table = analysed(page)
    assert page.locator("#analysis .seat-line polyline").count() == 2
    assert page.locator("#analysis .legend li").count() == 2
    page.locator("#analysis details summary").click()
    rows = page.locator("#analysis tbody tr")
    own = sum(
        seat == 0 for seat, _ in json.loads(page.request.get(f"/api/tables/{table}/record").text())["entries"]
    )
    assert 1 < rows.count() <= own + 1
    assert rows.last.locator("td").first.inner_text() in ("0%", "100%")
    first = rows.first.locator("th").inner_text()
    costly = page.locator("#analysis .costliest button")
    assert 1 <= costly.count() <= 3
    assert page.locator("#analysis circle.costly").count() == costly.count()
    moment = costly.first.get_attribute("data-moment")
    costly.first.click()
    page.wait_for_selector(f"body[data-frame='{moment}']")
    assert page.locator("#analysis[open]").count() == 0
    assert page.locator("#replay input").input_value() == moment
    assert "Better" in page.locator("#hint").inner_text()
    page.set_viewport_size(PHONE["viewport"])
    page.locator("#hint [data-do=analyse]").click()
    page.wait_for_selector("#analysis .chart svg")
    for fits in ("document.getElementById('analysis')", "document.documentElement"):
        assert page.evaluate(f"{fits}.scrollWidth <= {fits}.clientWidth")
    page.locator("#analysis .chart svg").click(position={"x": 2, "y": 100})
    page.wait_for_selector(f"body[data-frame='{first}']")
