"""What happened is shown first; what came of it is told when the dice lie and the cards have turned."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

import detente
from detente.core.records.record import Match
from tests.browser.hand import PATIENCE, ready
from tests.browser.moments import GamePosition, put_up_all, whole_game
from tests.browser.test_layout import sit_down
from tests.browser.test_table_page import do
from tests.server.serving import Server, sqlite_url

GAME = "nuclear_war"
OPTIONS = {"seats": 4}

WATCH = """() => {
  window.seen = { moving: 0, early: [] };
  const TOLD = "#log, #banner, .facts, #prompt-text";
  const moving = () => document.querySelector(".ghost, .dice");
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.matches?.(".ghost, .dice")) window.seen.moving++;
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      const told = element?.closest(TOLD) ?? null;
      if (told && moving()) window.seen.early.push(`${told.id || told.className}: ${element.textContent}`);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Notes whatever the page says while something moves."""


def decision(wanted: Callable[[list[str]], bool]) -> tuple[GamePosition, str]:
    """The last decision of a game after which such events come, and the action that was chosen."""
    walk = whole_game(GAME, OPTIONS, seed=5)
    game = detente.game(GAME)
    match = Match(game, OPTIONS, 5)
    found = None
    for moment, (seat, action) in zip(walk, walk[-1].record.entries, strict=False):
        events: list[object] = []
        match.apply(seat, game.actions.parse(str(action)), events)
        if wanted([type(event).__name__ for event in events]):
            found = moment, str(action)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def moments() -> dict[str, tuple[GamePosition, str]]:
    dice = decision(lambda events: "DiceRolled" in events and "CardDiscarded" in events)
    return {"dice": dice, "end": decision(lambda events: True)}


@pytest.fixture(scope="module")
def tables(
    moments: dict[str, tuple[GamePosition, str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, dict[str, str]]]:
    folder = tmp_path_factory.mktemp("motion")
    links = put_up_all(folder, [moment for moment, _ in moments.values()])
    server = Server(sqlite_url(folder))
    yield server, dict(zip(moments, links, strict=True))
    server.stop()


def watched(browser: Browser, server: Server, link: str, action: str) -> Page:
    """A page on which an action has been shown in motion."""
    page = browser.new_context(base_url=server.url, locale="en-GB").new_page()
    page.goto("/")
    sit_down(page, link)
    page.evaluate(WATCH)
    do(page, action)
    ready(page)
    return page


@pytest.mark.long
@pytest.mark.parametrize("at", ["dice", "end"])
def test_nothing_is_told_while_dice_roll_and_cards_fly(
    browser: Browser,
    tables: tuple[Server, dict[str, str]],
    moments: dict[str, tuple[GamePosition, str]],
    at: str,
) -> None:
    server, links = tables
    page = watched(browser, server, links[at], moments[at][1])
    seen = page.evaluate("window.seen")
    assert seen["moving"] > 0 and seen["early"] == []
    page.wait_for_selector("#banner .result" if at == "end" else "#log li:last-child", timeout=PATIENCE)
    page.context.close()
