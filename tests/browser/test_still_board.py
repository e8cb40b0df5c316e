"""The board stays still: whatever is asked, advised or shown while people play, it keeps its place and its size."""

import random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import PATIENCE, act, click, frame, is_mine, is_over, ready
from tests.browser.test_whole_games import bot, me, open_table

SIZES = ((1440, 900), (820, 1180), (390, 844))
DECISIONS = 2
"""Of the seat, at each size of the window."""

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "nuclear_war": (4, {}),
    "nations": (4, {}),
    "europe1815": (4, {"map": "1715", "start": "quick"}),
    "wsdv": (2, {}),
    "twoplustwo": (4, {}),
}

WATCH = """() => {
  window.boxes = {};
  const look = () => {
    const world = document.querySelector("#board .world");
    if (world && document.getElementById("board").checkVisibility()) {
      const { left, top, width, height } = world.getBoundingClientRect();
      const size = `${innerWidth}x${innerHeight}`;
      const box = [left + scrollX, top + scrollY, width, height].map(Math.round).join(" ");
      const { boxes } = window;
      if (window.settled === size) boxes[size] = [...new Set([...(boxes[size] ?? []), box])];
    }
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}"""
"""Notes every place at which the board is seen, for each size of the window once it is settled."""

SETTLED = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(window.settled = `${innerWidth}x${innerHeight}`)), 100))"

MUCH = """() => {
  document.getElementById("prompt-text")?.prepend("Wer soll es sein, und warum gerade so? ".repeat(9));
  const stage = document.getElementById("stage");
  stage.replaceChildren("Es ist Krieg. ".repeat(30));
  stage.hidden = false;
}"""
"""A question that never ends, and something on the stage."""


def disturb(page: Page) -> None:
    """All that may come up beside a question: advice, the list of all actions, what happened, a long question, the stage."""
    page.keyboard.press("Escape")  # a slow press has pinned what it pressed on over the rest
    if page.locator("#ask-hint:visible").count():
        page.locator("#ask-hint").click()
        expect(page.locator("#hint .best, #hint .hint-now").first).to_be_visible(timeout=PATIENCE)
    for list_of in ("#actions", "#since"):
        if page.locator(f"{list_of}:visible").count():
            page.locator(f"{list_of} > summary").click()
    page.evaluate(MUCH)
    page.wait_for_timeout(50)
    page.keyboard.press("Escape")
    page.evaluate("document.getElementById('stage').hidden = true")
    page.evaluate("document.querySelectorAll('#actions, #since').forEach((list) => (list.open = false))")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is(open_page: OpenPage, game: str) -> None:
    seats, options = GAMES[game]
    page = open_page()
    table = open_table(page, game, me("Anna"), *[bot("random")] * (seats - 1), **options)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    page.evaluate(WATCH)
    rnd = random.Random(3)
    for width, height in SIZES:
        page.evaluate("window.settled = null")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        for number in range(DECISIONS):
            decide(page, rnd, disturbed=number == 0)
            if is_over(page):
                break
    boxes = page.evaluate("window.boxes")
    assert {size: len(seen) for size, seen in boxes.items()} == {f"{w}x{h}": 1 for w, h in SIZES}, boxes


def decide(page: Page, rnd: random.Random, *, disturbed: bool) -> None:
    """Wait for a question and answer it, however often the table moves on under the hand."""
    page.wait_for_function(
        "() => document.querySelector('#prompt .prompt.mine, #banner .result')", timeout=PATIENCE
    )
    ready(page)
    if disturbed and is_mine(page):
        disturb(page)
    before = frame(page)
    for _ in range(20):
        if is_over(page) or not is_mine(page) or frame(page) != before:
            return
        try:
            act(page, rnd, click)
        except Error:
            page.wait_for_timeout(50)
