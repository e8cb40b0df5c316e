"""The tables of whole games fit the screen: nothing is wider than the window, nothing is cut, nothing covers what is offered.
The board has one place and one size from the first decision to the result.

DETENTE_TEST_LAYOUT=long (`make test-layout`) looks at five times as many moments.
"""

import os
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hand import PATIENCE, ready
from tests.browser.moments import GamePosition, put_up_all, spread, whole_game
from tests.longer import long_but
from tests.server.serving import Server, sqlite_url

LONG = os.environ.get("DETENTE_TEST_LAYOUT") == "long"
MOMENTS = {"de": 20, "en": 20} if LONG else {"de": 4, "en": 3}
CROWDED = 8 if LONG else 2
SCREENS = ((360, 740), (390, 844), (820, 1180), (1440, 900))
SEED = 5

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "nuclear war of six": ("nuclear_war", {"seats": 6}),
    "nations": ("nations", {"seats": 4}),
    "1815": ("europe1815", {"map": "1815"}),
    "1715": ("europe1815", {"map": "1715"}),
    "1715, 2 vs 2": ("europe1815", {"map": "1715", "mode": "teams"}),
    "wir sind das volk": ("wsdv", {}),
    "2+2": ("twoplustwo", {}),
}
MAPS = ("nations", "wir sind das volk")
"""Boards with names beside what can be chosen; 2+2 is played on that of Wir sind das Volk!."""

FOLDER = Path(__file__).parent
FAULTS = (FOLDER / "faults.js").read_text(encoding="utf-8")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page is drawn anew."""
BOARD = """() => {
  const { left, top, width, height } = document.querySelector("#board .world").getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, height].map(Math.round);
}"""
"""Where the board lies on the page, and its size."""
SCROLLS = """() => {
  for (const name of document.querySelectorAll(".panel.player h2")) name.textContent = name.textContent.replace(/^(.*: )?(.{1,6}).*/, "$1$2");
  return ["players", "side", "hand"].map((id) => document.getElementById(id))
    .filter((box) => box.checkVisibility() && box.scrollHeight > box.clientHeight + 1)
    .map(({ id, scrollHeight, clientHeight }) => `#${id} has ${clientHeight} of ${scrollHeight} px`);
}"""
"""What is not seen without scrolling, if players have names of usual length."""
COVERED = (FOLDER / "covered.js").read_text(encoding="utf-8")

Walks = dict[tuple[str, str], list[GamePosition]]
Links = dict[tuple[str, str], list[str]]


def walks() -> Walks:
    """Moments of all games, by the game and what they are for: a language, or the choices on the map."""
    chosen: Walks = {}
    for name, (game, options) in GAMES.items():
        whole = whole_game(game, options, SEED)
        for language, count in MOMENTS.items():
            chosen[name, language] = spread(whole, count)
        if name in MAPS:
            chosen[name, "map"] = sorted(spread(whole, 6 * CROWDED), key=attrgetter("choices"))[-CROWDED:]
    return chosen


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Links]]:
    """A server with all moments, and the links to their seats."""
    folder = tmp_path_factory.mktemp("walks")
    chosen = walks()
    links = iter(put_up_all(folder, [moment for moments in chosen.values() for moment in moments]))
    server = Server(sqlite_url(folder))
    yield server, {key: [next(links) for _ in moments] for key, moments in chosen.items()}
    server.stop()


def sit_down(page: Page, link: str) -> None:
    """Take the seat of a link, and look at its table."""
    at = page.request.post(link.replace("/seat/", "/api/keys/"), data={}, max_retries=2).json()
    page.goto(f"/table/{at['table']}?seat={at['seat']}")
    page.wait_for_selector("#board .world", state="attached", timeout=PATIENCE)
    ready(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_table_fits_every_screen(
    browser: Browser, tables: tuple[Server, Links], name: str, language: str
) -> None:
    server, links = tables
    context = browser.new_context(base_url=server.url, locale=language, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    faults: dict[str, str] = {}
    boards: dict[int, set[tuple[int, ...]]] = {width: set() for width, _ in SCREENS}
    page.set_viewport_size({"width": 1440, "height": 900})
    for number, link in enumerate(links[name, language]):
        sit_down(page, link)
        for fault in page.evaluate(SCROLLS) if number + 1 < len(links[name, language]) else ():
            faults[f"{number} {fault}"] = f"moment {number}, 1440 px: {fault}"
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            boards[width].add(tuple(page.evaluate(BOARD)))
            for fault in page.evaluate(FAULTS):
                faults.setdefault(fault, f"{width} px, moment {number}: {fault}")
        page.set_viewport_size({"width": 1440, "height": 900})
    context.close()
    assert not faults, "\n".join(faults.values())
    assert [len(places) for places in boards.values()] == [1] * len(SCREENS), boards


@pytest.mark.long
def test_the_board_stays_when_all_cards_are_played(browser: Browser, tmp_path: Path) -> None:
    """The game of 2+2 ends with no card in the hand and none on the table. Their room is kept."""
    game = whole_game("twoplustwo", {}, 21, "random")
    links = put_up_all(tmp_path, [game[0], game[-1]])
    server = Server(sqlite_url(tmp_path))
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    seen = []
    for link in links:
        sit_down(page, link)
        seen.append((page.locator("#hand [data-piece]").count() > 0, page.evaluate(BOARD)))
    context.close()
    server.stop()
    (cards, before), (no_cards, after) = seen
    assert (cards, no_cards) == (True, False)
    assert before == after


@pytest.mark.parametrize("name", long_but(["wir sind das volk"], MAPS))
def test_no_name_lies_over_what_can_be_chosen(
    browser: Browser, tables: tuple[Server, Links], name: str
) -> None:
    """Wherever the pointer rests: the line Dortmund-Kassel, pointed at, does not take the click on Kassel."""
    server, links = tables
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    pointed = 0
    faults: list[str] = []
    for link in links[name, "map"]:
        sit_down(page, link)
        for x, y in page.evaluate(COVERED, "points"):
            page.mouse.move(x, y)
            faults += page.evaluate(COVERED, "covered")
            pointed += 1
    context.close()
    assert pointed > 10 and not faults, sorted(set(faults))
