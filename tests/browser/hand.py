"""Hands for a test: they click, tap and type what the table page offers, as a person would."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page

from tests.server import serving

Press = Callable[[ElementHandle], Any]

PATIENCE = 1000 * serving.PATIENCE
"""Milliseconds until a test gives up."""
STEP = 3_000
GIVE_UP = 480
"""Seconds for a whole game: a limit for one that does not end, far above what it takes."""


def ready(page: Page) -> None:
    """Wait until the page shows its newest frame, nothing moves, and no answer is on its way."""
    page.wait_for_function(
        """() => {
          const { frame, busy, sending } = document.body.dataset;
          return frame !== undefined && busy === undefined && sending === undefined;
        }""",
        timeout=PATIENCE,
    )


def is_over(page: Page) -> bool:
    """Whether the page says how the game came out."""
    return bool(page.locator("#banner .result:visible").count())


def is_mine(page: Page) -> bool:
    """Whether the page asks its seat for a decision."""
    return bool(page.locator("#prompt .prompt.mine").count())


def frame(page: Page) -> int:
    """The number of the frame that is shown."""
    return int(page.evaluate("Number(document.body.dataset.frame ?? -1)"))


def seen(page: Page) -> str:
    """The frame that a page shows and what it asks, for messages."""
    return f"frame {frame(page)}: {page.locator('#prompt').inner_text()!r}"


def clickable(page: Page) -> list[ElementHandle]:
    """What may be clicked to act: elements of the table and buttons of the prompt."""
    found = page.query_selector_all("[data-offers], #prompt .buttons > [data-offer]")
    return [element for element in found if element.is_visible()]


NAMES = ("data-offer", "data-piece", "data-place", "data-panel")


def named(element: ElementHandle) -> str:
    """What an element is, by the page's own names."""
    return next((name for name in map(element.get_attribute, NAMES) if name), "")


def act(page: Page, rnd: random.Random, press: Press) -> str:
    """Choose something that is offered, and whatever a menu then asks. What was done."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    found = clickable(page)
    if not found:
        return ""
    before = frame(page)
    chosen = rnd.choice(found)
    what = named(chosen)
    press(chosen)
    menu = page.query_selector_all(".menu [data-offer]")
    if menu:
        entry = rnd.choice(menu)
        what = named(entry)
        press(entry)
    if page.locator("#prompt [data-do=back]").count() == 0:
        page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=STEP)
    return what


def click(element: ElementHandle) -> None:
    """A click of the mouse, on whatever lies topmost there."""
    element.click(timeout=STEP, force=True)


def tap(element: ElementHandle) -> None:
    """A tap of a finger."""
    element.tap(timeout=STEP, force=True)


def play(pages: list[Page], seed: int, press: Press = click, most: int = 2000) -> list[str]:
    """Play until the game is over on all pages; what was done."""
    rnd = random.Random(seed)
    done: list[str] = []
    end = time.monotonic() + GIVE_UP
    while not all(is_over(page) for page in pages):
        if time.monotonic() > end or len(done) > most:
            raise AssertionError(
                f"the game does not end: {len(done)} actions, at last {done[-5:]}; {list(map(seen, pages))}"
            )
        moved = False
        for page in pages:
            ready(page)
            if is_over(page) or not is_mine(page):
                continue
            try:
                what = act(page, rnd, press)
            except Error:
                continue  # the table has moved on under the hand: look again
            if what:
                moved = True
                done.append(what)
        if not moved:
            pages[0].wait_for_timeout(20)
    return done
