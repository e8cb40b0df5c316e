"""For everybody: axe-core finds nothing on any page or state, and each game can be played by roles and names alone."""

import random
import time
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import GIVE_UP, STEP, frame, is_mine, is_over, ready, seen
from tests.browser.test_whole_games import FRIEND, bot, me, open_table

AUDIT = """async (part) => {
  const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(" ")).join(", ")}`);
}"""

TWICE = """() => [...document.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel).filter((label) => /[.!?…]\\. /.test(label))"""
"""Labels in which a sentence ends twice."""

GAMES = {
    "nuclear_war": 4,
    "nations": 4,
    "europe1815": 4,
    "wsdv": 2,
    "twoplustwo": 4,
}
"""The games with their numbers of seats."""


@cache
def axe() -> str:
    """axe-core, as its package brings it."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page, part: str | None = None) -> list[str]:
    """What axe-core finds on a page as it is now, or in the part of it that has changed, named by a selector."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(AUDIT, part)
    return found


def seated(page: Page, game: str, **options: Any) -> None:
    """Sit down at a fresh table with bots."""
    others: Sequence[dict[str, str]] = [bot("random")] * (GAMES[game] - 1)
    table = open_table(page, game, me("Anna"), *others, **options)
    page.goto(f"/table/{table}")
    ready(page)


@pytest.mark.long
def test_the_lobby_and_the_rules_have_no_faults(open_page: OpenPage) -> None:
    page = open_page()
    page.wait_for_selector("#setup-title")
    assert faults(page) == []
    page.goto("/rules/wsdv")
    page.wait_for_selector(".pictured svg")
    assert faults(page) == []


PAGES = (
    "/start/nuclear_war",
    "/account",
    "/tournaments",
    "/nothing-here",
    "/?game=europe1815",
    "/table/nowhere",
    "/seat/nobody",
    "/rules/nowhere",
)
"""Pages that no other test examines, with those that say that there is nothing."""


@pytest.mark.long
def test_no_page_has_faults(open_page: OpenPage) -> None:
    page = open_page(**PHONE, color_scheme="dark", locale="de-DE")
    found = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("html[data-ready]", state="attached")
        page.wait_for_selector("main > *:not([hidden])", state="attached")
        found[path] = faults(page)
    assert found == {path: [] for path in PAGES}


@pytest.mark.long
def test_nothing_that_guests_are_asked_has_faults(open_page: OpenPage) -> None:
    """An invitation, what a guest may do without an account, the question before all is forgotten, and a table that is only watched."""
    host = open_page()
    table = open_table(host, "nuclear_war", me("Anna"), FRIEND, bot("random"))
    invitation = host.request.get(f"/api/tables/{table}").json()["seats"][1]["invitation"]
    page = open_page(invitation, **PHONE, color_scheme="dark")
    page.wait_for_selector("#name")
    found = {"invitation": faults(page)}
    page.locator("#name").fill("Boris")
    page.locator("form button[type=submit], #sit").first.click()
    page.wait_for_url("**/table/*")
    page.goto("/account")
    page.wait_for_selector("main button.danger", state="attached")
    page.evaluate("document.querySelectorAll('main details').forEach((each) => (each.open = true))")
    found["account"] = faults(page)
    page.locator("main button.danger").click()
    page.wait_for_selector("dialog[open]")
    found["question"] = faults(page)
    watcher = open_page(f"/table/{table}")
    watcher.wait_for_selector(".bar button.people")
    for name in DIALOGS:
        watcher.locator(f".bar button.{name}").click()
        watcher.wait_for_selector("dialog[open] h2")
        found[f"watcher {name}"] = faults(watcher)
        watcher.keyboard.press("Escape")
    assert found == {state: [] for state in found}


DIALOGS = ("people", "time", "rules")
"""Buttons of the bar that open something over the table."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("nuclear_war", {}),
        pytest.param("nations", {}, marks=pytest.mark.long),
        pytest.param("europe1815", PHONE, marks=pytest.mark.long),
        pytest.param("wsdv", PHONE, marks=pytest.mark.long),
        pytest.param("twoplustwo", {"color_scheme": "dark"}, marks=pytest.mark.long),
    ],
)
def test_a_table_has_no_faults_whatever_is_open(
    open_page: OpenPage, game: str, settings: dict[str, Any]
) -> None:
    page = open_page(**settings)
    seated(page, game)
    found = {"table": faults(page), "labels": page.evaluate(TWICE)}
    page.keyboard.press("/")
    page.keyboard.type("xyzzy")
    found["order"] = faults(page, "#prompt")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    found["settings"] = faults(page)
    page.keyboard.press("Escape")
    for name in DIALOGS:
        page.locator(f".bar button.{name}").click()
        page.wait_for_selector("dialog[open] h2")
        found[name] = faults(page)
        page.keyboard.press("Escape")
    for tab in page.locator("#talk [role=tab]:visible").all():
        tab.click()
        found[tab.inner_text()] = faults(page, "#flank")
    page.locator("#ask-hint").click()
    page.wait_for_selector("#hint .best")
    found["hint"] = faults(page, "#dock")
    page.keyboard.press("Escape")
    page.locator(".bar button.replay").click()
    page.wait_for_selector("#replay:visible")
    found["replay"] = faults(page, "#dock")
    page.locator("[data-replay=now]").click()
    menu = page.locator("#hand [data-offers]")
    if menu.count():
        menu.last.click(force=True)
        found["menu"] = faults(page, ".menu, #prompt")
        page.keyboard.press("Escape")
    assert found == {state: [] for state in found}


# -- a game by roles and names


def choices(page: Page) -> list[Locator]:
    """All that a screen reader finds as buttons in the list of all actions, which it opens by its name."""
    fold = page.get_by_label("All actions")
    listed = page.get_by_role("group").filter(has=fold).last
    if listed.get_attribute("open") is None:
        fold.click()
    return listed.get_by_role("listitem").get_by_role("button").all()


def play_by_name(page: Page, most: int, seed: int) -> int:
    """Play by roles and names until the game is over or so many decisions are made; how many there were."""
    rnd = random.Random(seed)
    end = time.monotonic() + GIVE_UP
    made, trouble = 0, ""
    while made < most and not is_over(page):
        assert time.monotonic() < end, f"{made} decisions, then no more: {seen(page)} {trouble}"
        ready(page)
        if not is_mine(page):
            page.wait_for_timeout(20)
            continue
        before = frame(page)
        try:
            found = choices(page)
            if not found:
                continue
            chosen = rnd.choice(found)
            assert chosen.evaluate("button => button.textContent.trim()"), "a button without a name"
            chosen.click(timeout=STEP)
            page.wait_for_function(
                f"() => Number(document.body.dataset.frame) > {before} || document.querySelector('[data-do=back]')",
                timeout=5_000,
            )
        except Error as error:
            trouble = str(error)
            continue  # the table has moved on under the hand: look again
        made += 1
    return made


@pytest.mark.long
@pytest.mark.parametrize("game", ["wsdv"])
def test_a_game_is_begun_by_roles_and_names_alone(open_page: OpenPage, game: str) -> None:
    page = open_page()
    seated(page, game)
    assert play_by_name(page, 6, seed=1) == 6


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_roles_and_names_alone(open_page: OpenPage, game: str) -> None:
    page = open_page()
    seated(page, game)
    play_by_name(page, 3000, seed=2)
    assert is_over(page)
    assert faults(page) == []
