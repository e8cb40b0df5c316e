"""Cards that are dragged where something is chosen: secrets onto whom they hit, cards that East looks at, cards of the hand onto the map.

Each is dragged with the mouse on a desktop and with a finger on a phone; what the page sends is caught on its way.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import detente
from detente.core.records.record import Match
from tests.browser.moments import GamePosition, put_up_all, whole_game
from tests.browser.test_drag import DESKTOP, MARKED, PHONE, Caught, at_table, middle, settle, touch
from tests.server.serving import Server, sqlite_url

IN_VIEW = """(id) => {
  const name = CSS.escape(id);
  for (const element of document.querySelectorAll(`[data-piece="${name}"], [data-place="${name}"], [data-panel="${name}"]`)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""The middle of that part of an element which is in view."""


COVERED = """(id) => {
  const dock = document.getElementById("dock");
  for (let y = dock.getBoundingClientRect().top + 4; y < innerHeight; y += 8) {
    if (document.elementsFromPoint(60, y).some((e) => e.dataset.panel === id && !dock.contains(e))) return [60, y];
  }
  return null;
}"""
"""A point of a panel that the hand covers."""


@dataclass(frozen=True)
class Drop:
    """A card that is dragged. piece, target: where from and where to; sent: what the page is to send."""

    piece: str
    target: str
    sent: list[str]


Chosen = Callable[[dict[str, Any], list[str]], Drop | None]
"""What to drag at a position, by the view and the legal actions of the seat that is to act; None: another position."""


def secret(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """A secret of the hand onto a rival, which says whom it hits."""
    letters = "ABC"
    found = next((action.split()[1] for action in actions if action.startswith("play tornado")), None)
    if view["question"]["name"] != "secret" or found is None:
        return None
    rival = letters[(view["seat"] + 1) % 3]
    return Drop(
        f"{letters[view['seat']]} hand {found}", f"player {rival}", [f"play {found}", f"target {rival}"]
    )


def drawn_secret(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """A secret that was drawn, and is in the discard pile, onto a rival."""
    if view["question"]["name"] != "secret_target":
        return None
    rival = actions[-1].split()[1]
    return Drop(f"discard {view['about']['card']}", f"player {rival}", [actions[-1]])


def propaganda(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """Propaganda onto a rival."""
    if view["question"]["name"] != "propaganda_target":
        return None
    rival = actions[-1].split()[1]
    return Drop(f"discard {view['about']['card']}", f"player {rival}", [actions[-1]])


def exchange(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """A card that East looks at onto the one of its hand that it gives for it; if it has only one, to the hand."""
    taken = next((action.split()[1] for action in actions if action.startswith("exchange")), None)
    if taken is None:
        return None
    hand, given = f"{'ABCD'[view['seat']]} hand", view["hand"][0]
    if len(view["hand"]) == 1:
        return Drop(f"looked {taken}", hand, [f"exchange {taken}"])
    return Drop(f"looked {taken}", f"{hand} {given}", [f"exchange {taken}", f"give {given}"])


def give(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """A card of East's hand to where the other came from."""
    if view["question"]["name"] != "give":
        return None
    return Drop(f"{'ABCD'[view['seat']]} hand {view['hand'][0]}", "looked", [f"give {view['hand'][0]}"])


def set_aside(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """A card of the deck out of the game."""
    found = next((action for action in actions if action.startswith("set aside")), None)
    return found and Drop(f"looked {found.split()[-1]}", "row", [found])


def of_hand(view: dict[str, Any], actions: list[str]) -> Drop | None:
    """A card of the hand onto a city, where a factory is built: others see the card only then."""
    hand = f"{'ABCD'[view['seat']]} hand"
    for card in view["hand"]:
        if f"play {card} build" in actions and "magdeburg" not in view["factories"] and view["seat"] % 2:
            return Drop(f"{hand} {card}", "magdeburg", [f"play {card} build", "build magdeburg"])
    return None


DRAGS: dict[str, tuple[str, int, Chosen]] = {
    "a secret onto a rival": ("nuclear_war", 3, secret),
    "a secret that was drawn onto a rival": ("nuclear_war", 0, drawn_secret),
    "propaganda onto a rival": ("nuclear_war", 0, propaganda),
    "a card looked at onto the one given for it": ("wsdv", 12, exchange),
    "a card looked at onto the hand, 2+2": ("twoplustwo", 0, exchange),
    "a card given": ("wsdv", 12, give),
    "a card removed from the game": ("wsdv", 18, set_aside),
    "a card of the hand onto a city": ("wsdv", 0, of_hand),
    "a card of the hand onto a city, 2+2": ("twoplustwo", 0, of_hand),
}
"""For each drag the game, the seed of a whole game in which it can be made, and what is dragged."""
OPTIONS: dict[str, dict[str, Any]] = {"nuclear_war": {"seats": 3}}

walked = cache(lambda game, seed: whole_game(game, OPTIONS.get(game, {}), seed))


def found(game: str, seed: int, chosen: Chosen) -> tuple[GamePosition, Drop]:
    """The first position of a whole game with such a card, and what to drag there."""
    walk = walked(game, seed)
    match = Match(detente.game(game), OPTIONS.get(game, {}), seed)
    for moment, (seat, action) in zip(walk, walk[-1].record.actions(), strict=False):
        state = match.state
        legal = [state.game.actions.text(each) for each in state.legal_actions(seat)]
        drop = chosen(state.view(seat), legal)
        if drop:
            return moment, drop
        match.apply(seat, state.game.actions.parse(action))
    raise AssertionError("no such card in this game")


@pytest.fixture(scope="module", params=DRAGS)
def put_up(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str, Drop]]:
    """A table at such a position."""
    moment, drop = found(*DRAGS[request.param])
    folder = tmp_path_factory.mktemp("drags")
    (link,) = put_up_all(folder, [moment])
    server = Server(sqlite_url(folder))
    yield server, link, drop
    server.stop()


def start(page: Page, drop: Drop) -> list[float]:
    """Where the card is."""
    source = middle(page, drop.piece)
    assert source is not None
    return source


def there(page: Page, drop: Drop) -> list[float]:
    """Where it is dragged to: in view while it is dragged."""
    assert drop.target in page.evaluate(MARKED)
    target: list[float] | None = page.evaluate(IN_VIEW, drop.target) or middle(
        page, drop.target, scrolls=False
    )
    assert target is not None, drop.target
    return target


@pytest.mark.long
def test_a_card_is_dragged_with_the_mouse(browser: Browser, put_up: tuple[Server, str, Drop]) -> None:
    server, link, drop = put_up
    page = at_table(browser, server, link, viewport=DESKTOP)
    caught = Caught(page)
    source = start(page, drop)
    page.mouse.move(*source)
    page.mouse.down()
    page.mouse.move(source[0] + 12, source[1] + 12, steps=2)
    page.mouse.move(*there(page, drop), steps=4)
    page.mouse.up()
    assert settle(page, caught, [drop.sent]) == drop.sent
    page.context.close()


@pytest.mark.long
def test_a_card_that_is_laid_back_is_not_played_on_what_the_hand_covers(
    browser: Browser, tmp_path: Path
) -> None:
    """On a phone the boards of players go on below the hand."""
    moment, drop = found(*DRAGS["a secret onto a rival"])
    (link,) = put_up_all(tmp_path, [moment])
    server = Server(sqlite_url(tmp_path))
    page = at_table(browser, server, link, viewport=PHONE)
    caught = Caught(page)
    source = start(page, drop)
    page.mouse.move(*source)
    page.mouse.down()
    page.mouse.move(source[0], source[1] - 20, steps=2)
    covered = page.evaluate(COVERED, drop.target)
    assert covered is not None
    page.mouse.move(*covered, steps=4)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert caught.pop() == []
    page.context.close()
    server.stop()


@pytest.mark.long
def test_a_card_is_dragged_with_a_finger(browser: Browser, put_up: tuple[Server, str, Drop]) -> None:
    server, link, drop = put_up
    page = at_table(browser, server, link, viewport=PHONE, has_touch=True, is_mobile=True)
    caught = Caught(page)
    finger = page.context.new_cdp_session(page)
    source = start(page, drop)
    touch(finger, "touchStart", source)
    touch(finger, "touchMove", [source[0], source[1] - 12])
    touch(finger, "touchMove", there(page, drop))
    touch(finger, "touchEnd")
    assert settle(page, caught, [drop.sent]) == drop.sent
    page.context.close()
