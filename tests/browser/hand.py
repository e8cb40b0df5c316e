"""Hands for a test: they click, tap and type what the table page offers, as a person would."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

PATIENCE = 60_000
STEP = 5_000


def ready(page: Page) -> None:
    """Wait until the page shows its newest frame and nothing moves."""
    page.wait_for_function(
        "() => document.body.dataset.frame !== undefined && document.body.dataset.busy === undefined",
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


def clickable(page: Page) -> list[Locator]:
    """What may be clicked to act: elements of the table and buttons of the prompt."""
    table = page.locator("[data-offers]:visible").all()
    buttons = page.locator("#prompt .buttons > [data-offer]:visible").all()
    return [*table, *buttons]


def act(page: Page, rnd: random.Random, press: Callable[[Locator], Any]) -> str:
    """Choose something that is offered, and whatever a menu or the second half of a drag then asks. What was done."""
    found = clickable(page)
    if not found:
        return ""
    chosen = rnd.choice(found)
    what = chosen.get_attribute("data-offer") or chosen.get_attribute("data-offers") or ""
    press(chosen)
    menu = page.locator(".menu [data-offer]:visible")
    if menu.count():
        entry = rnd.choice(menu.all())
        what = entry.get_attribute("data-offer") or what
        press(entry)
    return what


def click(element: Locator) -> None:
    """A click of the mouse."""
    element.click(timeout=STEP)


def tap(element: Locator) -> None:
    """A tap of a finger."""
    element.tap(timeout=STEP)


def play(
    pages: list[Page], seed: int, press: Callable[[Locator], Any] = click, most: int = 2000
) -> list[str]:
    """Play until the game is over on all pages; what was done."""
    rnd = random.Random(seed)
    done: list[str] = []
    end = time.monotonic() + 240
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < end and len(done) < most, f"the game does not end: {done[-5:]}"
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
