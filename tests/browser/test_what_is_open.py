"""Of the panels at the side one is open: what is asked now."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import detente
from detente.bots import bot
from detente.core.records.record import Match
from tests.browser.conftest import OpenPage
from tests.browser.hand import PATIENCE, ready
from tests.browser.moments import GamePosition, put_up_seats
from tests.server.serving import Server, sqlite_url

INTERCEPT = "Do you intercept?"
DECISIONS = 3000
"""Within how many decisions of bots somebody attacks."""


def before_an_attack() -> tuple[GamePosition, str, int]:
    """Nuclear War, before an action upon which somebody with an anti-missile and a row is attacked; the action, and who that is."""
    match = Match(detente.game("nuclear_war"), {"seats": 3}, 5)
    minds = [bot("random", seat) for seat in range(match.state.seats)]
    for _ in range(DECISIONS):
        count, seat = len(match.record.entries), match.state.to_act[0]
        actions = match.state.legal_actions(seat)
        action = minds[seat].choose(match.state.view(seat), actions, lambda n: match.state, None)
        text = match.game.actions.text(action)
        match.apply(seat, action)
        asked = match.state.to_act[0]
        row = match.state.view(asked)["table"][asked]["row"]
        if asked != seat and row and any(each.startswith("intercept ") for each in offered(match, asked)):
            before = replace(match.record, entries=match.record.entries[:count])
            return GamePosition(before, seat, len(actions)), text, asked
    raise AssertionError("nobody attacks")


def offered(match: Match, seat: int) -> list[str]:
    return [match.game.actions.text(action) for action in match.state.legal_actions(seat)]


@pytest.fixture
def attack(tmp_path: Path, open_page: OpenPage) -> Iterator[tuple[Page, Page, str]]:
    """The pages of who attacks and of who is attacked, and the action that does it."""
    moment, action, asked = before_an_attack()
    [links] = put_up_seats(tmp_path, [moment])
    server = Server(sqlite_url(tmp_path))
    pages = []
    for seat in (moment.seat, asked):
        page = open_page(server.url, viewport={"width": 1440, "height": 900})
        page.goto(f"{server.url}{links[seat]}")
        page.locator("form button[type=submit], #sit").first.click()
        page.wait_for_url("**/table/*")
        ready(page)
        pages.append(page)
    yield pages[0], pages[1], action
    server.stop()


def panel(page: Page, name: str) -> Locator:
    return page.locator(f"#side [data-panel='{name}']")


def strike(page: Page, action: str) -> None:
    """Do an action, wherever it is offered."""
    page.locator(f"#actions [data-offer='{action}']").evaluate("button => button.click()")


def test_what_the_dice_may_do_is_open_when_it_is_asked(attack: tuple[Page, Page, str]) -> None:
    attacker, attacked, action = attack
    row, dice = panel(attacked, "row forecast"), panel(attacked, "dice forecast")
    expect(row).to_have_attribute("open", "")
    strike(attacker, action)
    expect(attacked.locator("#prompt-text")).to_contain_text(INTERCEPT, timeout=PATIENCE)
    ready(attacked)
    expect(dice).to_have_attribute("open", "")
    expect(dice.locator(".facts")).to_be_visible()

    # who closes it has it closed as long as the same is asked
    dice.locator("summary").click()
    attacker.locator("#tab-chat").click()
    attacker.locator("#chat-form input").fill("Well?")
    attacker.locator("#chat-form button").click()
    expect(attacked.locator("#chat-lines")).to_contain_text("Well?")
    expect(dice).not_to_have_attribute("open", "")

    # after it another is open
    dice.locator("summary").click()
    strike(attacked, "decline")
    expect(dice).to_have_count(0, timeout=PATIENCE)
    ready(attacked)
    expect(attacked.locator("#side details[open]")).to_have_count(1)
