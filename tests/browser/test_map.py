"""A map in the browser: lands are chosen where they lie, stacks by number, and what comes of it stands on the land."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import detente
from detente.core.records.record import Record
from tests.browser.conftest import BOT_PACE, PHONE, OpenPage
from tests.browser.hand import PATIENCE, act, frame, ready, tap
from tests.browser.moments import GamePosition, put_up_all
from tests.browser.test_table_page import offers
from tests.browser.test_whole_games import bot, me, open_table
from tests.server.serving import Server, sqlite_url

BATTLE = re.compile(r"\d+ : \d+ (conquest|skirmish)")


BETWEEN = """([from, to]) => {
  const box = (query) => document.querySelector(query).getBoundingClientRect();
  const [a, b] = [box(`[data-place="${from}"]`), box(`[data-place="${to}"]`)];
  const shaft = box("#overlay .link .shaft");
  const [x, y] = [shaft.left + shaft.width / 2, shaft.top + shaft.height / 2];
  return x > Math.min(a.left, b.left) && x < Math.max(a.right, b.right)
    && y > Math.min(a.top, b.top) && y < Math.max(a.bottom, b.bottom);
}"""
"""Whether the middle of the only arrow lies between the two lands that it joins."""


def before_an_attack(page: Page) -> str:
    """Europe after the quick start, seat A's first turn; a land that it may attack."""
    table = open_table(page, "europe1815", me("Anna"), *[bot("random")] * 3, start="quick")
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)
    return next(action.split()[1] for action in offers(page) if action.startswith("attack "))


def choose(page: Page, land: str, action: str) -> None:
    """Click on a land's name, and in the menu, if it opens, on an action."""
    page.locator(f"[data-place='{land}'] .name-act").click(force=True)
    entry = page.locator(f".menu [data-offer='{action}']")
    if page.locator(".menu").count():
        entry.click()


def numbers(page: Page) -> Locator:
    """The buttons that say how many."""
    return page.locator("#prompt .buttons > [data-offer^='count ']")


def test_an_attack_is_a_land_a_stack_a_number_and_a_button(open_page: OpenPage) -> None:
    page = open_page()
    target = before_an_attack(page)
    region = page.locator(f"#board path[id='{target}']")
    expect(region).to_have_attribute("data-offered", "")
    choose(page, target, f"attack {target}")
    expect(page.locator("#prompt-text")).to_contain_text("Who attacks")
    ready(page)
    action = next(action for action in offers(page) if action.split()[0] in ("inf", "kav", "art"))
    kind, origin = action.split()
    stack = page.locator(f"[data-piece='{origin} {kind}'][data-offers]")
    stack.click(force=True)
    if numbers(page).count():  # of a single unit nothing is asked
        page.keyboard.press("Escape")
        expect(numbers(page)).to_have_count(0)
        stack.click(force=True)
        page.locator("#prompt .buttons > [data-offer^='count ']").last.click()
    badge = page.locator(f"[data-place='{target}'] .mark.preview")
    expect(badge).to_have_text(BATTLE)
    expect(page.locator("#overlay .link")).to_have_count(1)
    page.locator(".zoom button").first.click()
    page.wait_for_function(BETWEEN, arg=[origin, target], timeout=5000)
    page.locator(".zoom button").last.click()
    page.wait_for_function(BETWEEN, arg=[origin, target], timeout=5000)
    said = badge.inner_text()
    done = page.locator("#prompt .buttons > [data-offer='done']")
    expect(done).to_contain_text("conquest" if "conquest" in said else "skirmish")
    before = frame(page)
    done.click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)
    ready(page)
    expect(page.locator("#log li", has_text=said.split()[0]).first).to_be_visible()
    expect(region).to_have_attribute("data-touched", "")
    if "conquest" in said:
        expect(region).to_have_attribute("data-seat-colour", "0")


@pytest.mark.long
def test_a_map_on_a_phone_has_its_names_when_it_is_zoomed(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    target = before_an_attack(page)
    name = page.locator(f"[data-place='{target}'] .place-name")
    assert name.evaluate("element => element.getBoundingClientRect().width") < 2
    page.locator(".zoom button").first.tap()
    page.wait_for_function("() => document.getElementById('board').classList.contains('zoomed')")
    assert name.evaluate("element => element.getBoundingClientRect().width") > 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_zooming_the_map_restyles_nothing_on_it(open_page: OpenPage) -> None:
    """Styles of 1,865 elements took a tenth of a second on a slow machine."""
    page = open_page()
    table = open_table(page, "wsdv", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)
    box = page.locator("#board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(300)
    page.evaluate("window.setTimeout = () => 0")  # the hand does not rest, however slow the machine
    counted = restyled(page, lambda: [page.mouse.wheel(0, -60) for _ in range(6)])
    assert page.locator("#board.gliding").count() == 1
    assert max(counted, default=0) < 200, counted


def restyled(page: Page, act: Callable[[], object]) -> list[int]:
    """The number of elements restyled at each step of an action."""
    devtools = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    devtools.once("Tracing.tracingComplete", lambda _: done.append(True))
    devtools.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
    act()
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    styled = (event["args"] for event in events if event["name"] == "UpdateLayoutTree")
    return [args["elementCount"] for args in styled if "elementCount" in args]


def test_a_finger_near_something_small_first_learns_what_it_would_do(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    table = open_table(page, "nations", me("Anna"), *[bot("random")] * 3)
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)
    rnd = random.Random(2)
    spot = page.locator("#board .spot[data-offers='1']").first
    while not spot.count():
        act(page, rnd, tap)
        page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
        ready(page)
    box = spot.bounding_box()
    assert box and min(box["width"], box["height"]) < 24
    before = frame(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x + 3, y - 6)
    expect(page.locator(".menu [data-offer]")).to_have_count(1)
    expect(page.locator(".menu > p")).not_to_be_empty()
    assert frame(page) == before, "it is done before it is named"
    page.touchscreen.tap(x, y)
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)


def test_a_finger_on_a_small_land_learns_what_a_capital_there_would_change(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    table = open_table(page, "europe1815", me("Anna"), *[bot("random")] * 3)
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)
    box = page.locator("#board .spot[data-offers='1']").first.bounding_box()
    assert box and min(box["width"], box["height"]) < 24
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".menu [data-offer] .outcome")).not_to_be_empty()


SCALES = """() => {
  const world = document.querySelector("#board .world");
  return { drawn: new DOMMatrix(getComputedStyle(world).transform).a, letters: Number(world.style.getPropertyValue("--scale")) };
}"""


def test_while_the_wheel_zooms_nothing_is_set_anew_and_letters_follow_at_rest(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), bot('random'))}")
    ready(page)
    before = page.evaluate(SCALES)
    page.evaluate("""() => {
      const at = document.querySelector("#board .viewport");
      const { left, top } = at.getBoundingClientRect();
      const wheel = { deltaY: -100, clientX: left + 200, clientY: top + 200, bubbles: true, cancelable: true };
      for (let n = 0; n < 5; n++) at.dispatchEvent(new WheelEvent("wheel", wheel));
      const world = document.querySelector("#board .world");
      document.body.dataset.during = world.style.getPropertyValue("--scale");
    }""")
    assert float(page.locator("body").get_attribute("data-during") or 0) == before["letters"]
    expect(page.locator("#board")).not_to_have_class(re.compile("gliding"))
    after = page.evaluate(SCALES)
    assert after["drawn"] > 1.5 * before["drawn"]
    assert abs(after["letters"] - after["drawn"]) < 0.001


ASTRAY = """() => [...document.querySelectorAll("#board .place-name[style]")].filter((name) => {
  const [own, place] = [name.getBoundingClientRect(), name.parentElement.getBoundingClientRect()];
  return Math.abs(own.x + own.width / 2 - place.x - place.width / 2) > own.width / 2;
}).map((name) => name.textContent)"""


def test_a_figure_is_at_its_place_on_the_largest_screen(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 3840, "height": 2160})
    page.goto(f"/table/{open_table(page, 'twoplustwo', me('Anna'), *[bot('random')] * 3)}")
    ready(page)
    page.wait_for_selector("#board .place-name .mark")
    page.wait_for_function(f"() => !({ASTRAY})().length", timeout=PATIENCE)


CROWDED = """() => [...document.querySelectorAll("#board [data-place]")].filter((land) => {
  const boxes = [...land.querySelectorAll(".count")].map((count) => count.getBoundingClientRect());
  return boxes.some((a, k) => boxes.slice(k + 1).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}).map((land) => land.dataset.place)"""
"""The lands where one count is over another."""


def test_counts_of_stacks_in_a_small_land_are_next_to_one_another(
    open_page: OpenPage, tmp_path: Path
) -> None:
    game = detente.game("europe1815")
    lands = {"schweden": "A 3 inf 3 kav", "irland": "B 2 inf 2 kav 2 art", "burgund": "C 2 inf 3 art"}
    record = Record(game.id, game.version, {"seats": 4}, 1, facts={"start": "A", "lands": lands})
    [link] = put_up_all(tmp_path, [GamePosition(record, 0, 1)])
    server = Server(sqlite_url(tmp_path), BOT_PACE)
    page = open_page(server.url, **PHONE | {"viewport": {"width": 390, "height": 844}})
    page.goto(f"{server.url}{link}")
    page.locator("form button[type=submit], #sit").first.click()
    page.wait_for_url("**/table/*")
    ready(page)
    expect(page.locator("#board [data-place=schweden] .count")).to_have_count(2)
    found = page.evaluate(CROWDED)
    server.stop()
    assert found == []
