"""Whole games in Chromium, played by what the page offers."""

import json
import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import is_mine, is_over, play, ready, tap


def open_table(page: Page, game: str, *seats: dict[str, str], **options: Any) -> str:
    """A new table, opened by this browser; where it is."""
    answer = page.request.post(
        "/api/tables",
        data=json.dumps({"game": game, "seats": list(seats), "options": options}),
        headers={"Content-Type": "application/json"},
    )
    assert answer.status == 201, answer.text()
    info: dict[str, Any] = answer.json()
    return str(info["id"])


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


FRIEND = {"kind": "friend"}

OTHER_BROWSERS: dict[str, tuple[int, dict[str, Any]]] = {
    "nuclear_war": (2, {}),
    "nations": (3, {"rounds": 20}),
    "europe1815": (3, {"mode": "teams"}),
    "wsdv": (1, {}),
    "twoplustwo": (3, {}),
}
"""The games as other browsers play them: how many bots, and the options."""
ALL = os.environ.get("DETENTE_TEST_BROWSERS") == "all"


def whole_games(*games: str) -> Any:
    """Plays these games, `make test-browsers` all: the game, how many bots, the options."""
    chosen = [(game, *more) for game, more in OTHER_BROWSERS.items() if ALL or game in games]
    return pytest.mark.parametrize(("game", "rivals", "options"), chosen, ids=[game for game, *_ in chosen])


@pytest.mark.long
def test_nuclear_war_against_bots(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=nuclear_war]").first.click()
    page.locator("[data-option=seats] [data-step='-1']").click()
    page.locator("#name").fill("Anna")
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    done = play([page], seed=1)
    assert done
    assert page.locator("#log li").count() > 20


@pytest.mark.long
def test_nuclear_war_of_two_people_in_two_browsers(open_page: OpenPage) -> None:
    anna = open_page()
    table = open_table(anna, "nuclear_war", me("Anna"), FRIEND, bot("heuristic"))
    anna.goto(f"/table/{table}")
    link = anna.request.get(f"/api/tables/{table}").json()["seats"][1]["invitation"]
    boris = open_page(link)
    boris.locator("#name").fill("Boris")
    boris.locator("form button[type=submit], #sit").first.click()
    boris.wait_for_url("**/table/*")
    play([anna, boris], seed=2)
    assert is_over(anna) and is_over(boris)


@pytest.mark.parametrize("seed", [3])
def test_isles_with_its_map_stacks_track_drag_and_peeked_card(open_page: OpenPage, seed: int) -> None:
    page = open_page()
    table = open_table(page, "isles", me("Anna"), bot("heuristic"))
    page.goto(f"/table/{table}")
    done = play([page], seed)
    verbs = {what.split()[0] for what in done}
    assert {"bid", "follow", "stow"} & verbs
    assert page.locator("[data-panel='tide track'] [data-place]").count() == 7


@pytest.mark.long
def test_isles_on_a_phone_with_fingers_only(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    table = open_table(page, "isles", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    ready(page)
    play([page], seed=4, press=tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_nuclear_war_by_the_keyboard_alone(open_page: OpenPage) -> None:
    """Tab to what is offered, Enter to do it: no mouse."""
    page = open_page()
    table = open_table(page, "nuclear_war", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    moves = 0
    for _ in range(3000):
        ready(page)
        if is_over(page):
            break
        if not is_mine(page):
            page.wait_for_timeout(20)
            continue
        page.keyboard.press("a")
        focused = page.evaluate("document.activeElement?.dataset.offer ?? null")
        if focused is None:
            page.wait_for_timeout(20)
            continue
        page.keyboard.press("Enter")
        moves += 1
    assert is_over(page) and moves


@pytest.mark.long
def test_the_game_of_nations_of_four_seats(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(
        page, "nations", me("Anna"), bot("heuristic"), bot("heuristic"), bot("heuristic"), rounds=20
    )
    page.goto(f"/table/{table}")
    done = play([page], seed=5)
    assert done
    assert page.locator("#log li").count() > 20


@pytest.mark.long
def test_wir_sind_das_volk_against_a_bot(open_page: OpenPage) -> None:
    """From the lobby: cards of the display and the hand, the map, and the end of decades."""
    page = open_page()
    page.locator("[data-game=wsdv]").first.click()
    page.locator("#name").fill("Anna")
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    ready(page)
    assert page.locator("[data-panel=cards] .built").count() == 8
    assert page.locator("[data-panel='end of decade'] .sections > li").count() == 10
    done = play([page], seed=6)
    verbs = {what.split()[0] for what in done}
    assert "play" in verbs and len(done) > 5
    assert page.locator("#log li").count() > 40


@pytest.mark.long
def test_wir_sind_das_volk_as_east_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    table = open_table(page, "wsdv", bot("random"), me("Berta"))
    page.goto(f"/table/{table}?seat=1")
    ready(page)
    play([page], seed=7, press=tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_1815_of_two_teams(open_page: OpenPage) -> None:
    page = open_page()
    rivals = [bot("heuristic")] * 3
    table = open_table(page, "europe1815", me("Anna"), *rivals, mode="teams")
    page.goto(f"/table/{table}")
    done = play([page], seed=6)
    places = {what for what in done if page.locator(f"[data-place='{what}']").count()}
    assert len(places) >= 5, "the capital and four lands are chosen on the board"
    assert page.locator("#log li").count() > 60


@pytest.mark.long
def test_two_plus_two_with_four_seats(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "twoplustwo", me("Anna"), *[bot("random")] * 3)
    page.goto(f"/table/{table}")
    ready(page)
    assert page.locator(".panel.player").count() == 4
    assert page.locator("[data-panel=cards] .built").count() == 7
    assert page.locator("[data-panel='end of decade'] .sections > li").count() == 14
    assert page.locator("[data-place='pool'], [data-place='dove 6']").count() == 2
    done = play([page], seed=8)
    assert "play" in {what.split()[0] for what in done}
    assert page.locator("#log li").count() > 60
    expect(page.locator("#ending .standings")).to_contain_text("USA: Anna")  # opens by itself


@pytest.mark.long
def test_two_plus_two_as_the_soviet_union_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    table = open_table(page, "twoplustwo", bot("random"), me("Boris"), bot("random"), bot("random"))
    page.goto(f"/table/{table}?seat=1")
    ready(page)
    play([page], seed=9, press=tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
