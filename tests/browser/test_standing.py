"""Answers that a player gives once and for all."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import detente
from detente.bots import bot
from detente.core.records.record import Match
from tests.browser.conftest import BOT_PACE, OpenPage
from tests.browser.hand import PATIENCE, act, click, frame, ready
from tests.browser.moments import GamePosition, put_up_all
from tests.browser.test_whole_games import bot as bot_seat
from tests.browser.test_whole_games import me, open_table
from tests.server.serving import Server, sqlite_url

MOST = 3000
"""Decisions within which a bots' game comes to the question that is looked for."""


def first_question(game: str, wanted: Callable[[list[str]], bool]) -> GamePosition:
    """The first position of a game of bots in which somebody chooses from such actions."""
    match = Match(detente.game(game), {}, 5)
    minds = [bot("random", seat) for seat in range(match.state.seats)]
    for _ in range(MOST):
        seat = match.state.to_act[0]
        actions = match.state.legal_actions(seat)
        if wanted([match.game.actions.text(action) for action in actions]):
            return GamePosition(match.record, seat, len(actions))
        match.apply(seat, minds[seat].choose(match.state.view(seat), actions, lambda n: match.state, None))
    raise AssertionError(f"{game} never asks this")


@pytest.fixture
def put_up(tmp_path: Path, open_page: OpenPage) -> Iterator[Callable[..., Page]]:
    """Open a page on a position, as the seat that decides there. kept: what the browser has kept before."""
    servers: list[Server] = []

    def opened(moment: GamePosition, **kept: str) -> Page:
        [link] = put_up_all(tmp_path, [moment])
        server = Server(sqlite_url(tmp_path), BOT_PACE)
        servers.append(server)
        page = open_page(server.url)
        for name, value in kept.items():
            page.evaluate("entry => localStorage.setItem(...entry)", [name, value])
        page.goto(f"{server.url}{link}")
        page.locator("form button[type=submit], #sit").first.click()
        page.wait_for_url("**/table/*")
        ready(page)
        return page

    yield opened
    for server in servers:
        server.stop()


def moves_on(page: Page, before: int) -> None:
    """Wait until a later frame is shown."""
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)
    ready(page)


ICONS = "[data-offer='rest']"
SETTING = "select[data-standing]"
ORDER = "select[data-standing='printed_order']"


def order_of_icons() -> GamePosition:
    """Wir sind das Volk!, when the order of a card's icons is to be chosen."""
    return first_question("wsdv", lambda actions: "rest" in actions and actions[0].startswith("icon"))


def test_the_printed_order_is_proposed_first_and_may_be_chosen_for_good(put_up: Callable[..., Page]) -> None:
    buttons = put_up(order_of_icons()).locator("#prompt .buttons > button")
    expect(buttons.nth(0)).to_have_attribute("data-offer", "rest")
    expect(buttons.nth(0)).to_have_class("primary")
    expect(buttons.nth(1)).to_have_attribute("data-always", "printed_order")
    assert str(buttons.nth(2).get_attribute("data-offer")).startswith("icon ")


@pytest.mark.long
def test_the_printed_order_is_chosen_once_and_taken_back_in_the_settings(
    put_up: Callable[..., Page],
) -> None:
    page = put_up(order_of_icons())
    always = page.get_by_role("button", name="Always do this: Carry out icons in printed order")
    before = frame(page)
    always.click()
    moves_on(page, before)
    expect(page.locator(ICONS)).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(1)
    page.keyboard.press("u")
    moves_on(page, before + 1)
    expect(page.locator(ICONS).first).to_be_visible(timeout=PATIENCE)
    expect(always).to_have_count(0)
    page.reload()
    expect(page.locator("#prompt-text")).not_to_be_empty(timeout=PATIENCE)
    moves_on(page, before + 2)
    expect(page.locator(ICONS)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(ORDER)).to_have_value("table")
    page.locator(ORDER).select_option("ask")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(always).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(always).to_be_visible(timeout=PATIENCE)


SET_UP = "Set-up: all your secrets are played."


def drawn_up() -> GamePosition:
    """Nuclear War, when all secrets of the first hand are played: nothing but to draw is left."""
    return first_question("nuclear_war", lambda actions: actions == ["done"])


@pytest.mark.long
def test_what_leaves_no_choice_and_tells_nothing_is_answered_by_itself(put_up: Callable[..., Page]) -> None:
    page = put_up(drawn_up())
    asked = page.locator("#prompt-text")
    expect(asked).not_to_be_empty()
    expect(asked).not_to_contain_text(SET_UP, timeout=PATIENCE)
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.long
def test_who_wants_to_be_asked_all_the_same_is_asked(put_up: Callable[..., Page]) -> None:
    page = put_up(drawn_up(), **{"detente-standing game nuclear_war": '{"no_secret": "ask"}'})
    asked = page.locator("#prompt-text")
    expect(asked).to_contain_text(SET_UP, timeout=PATIENCE)
    page.keyboard.press("?")
    page.locator(SETTING).select_option("game")
    expect(asked).not_to_contain_text(SET_UP, timeout=PATIENCE)


def test_who_shares_a_screen_chooses_for_themselves_alone(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "nuclear_war", me("Anna"), me("Ben"), bot_seat("random"))
    page.goto(f"/table/{table}")
    rnd = random.Random(1)
    page.locator("[data-open-seat='0']").click()
    expect(page.locator("#prompt-text")).not_to_be_empty()
    page.keyboard.press("?")
    expect(page.locator(SETTING)).to_have_value("table")
    expect(page.locator(f"{SETTING} option")).to_have_count(2)
    page.locator(SETTING).select_option("ask")
    page.keyboard.press("Escape")
    while not page.locator("#prompt [data-pass='1']").count():
        act(page, rnd, click)
        ready(page)
    page.locator("#prompt [data-pass='1']").click()
    page.locator("[data-open-seat='1']").click()
    expect(page.locator("#prompt-text")).not_to_be_empty()
    page.keyboard.press("?")
    expect(page.locator(SETTING)).to_have_value("table")
