"""Drag and drop at all five tables: what can be dragged says so, a drop on a marked target does what is offered there, any other none.

Positions of whole games are put up, each of another question with something to drag. What the page sends is caught on its way, so that
a position can be tried again.

DETENTE_TEST_LAYOUT=long (`make test-layout`) tries every question.
"""

import json
import os
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Route

import detente
from detente.core.records.record import Match
from detente.core.shown.drawing import Drag, Offer
from detente.core.shown.scene import scene
from tests.browser.hand import PATIENCE, ready
from tests.browser.moments import GamePosition, put_up_all, spread, whole_game
from tests.longer import long_but
from tests.server.serving import Server, sqlite_url, until

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "nuclear war": ("nuclear_war", {"seats": 3}),
    "nations": ("nations", {"seats": 3}),
    "1815": ("europe1815", {"map": "1815"}),
    "1715, 2 vs 2": ("europe1815", {"map": "1715", "mode": "teams"}),
    "wir sind das volk": ("wsdv", {}),
    "2+2": ("twoplustwo", {}),
}
MOST = 99 if os.environ.get("DETENTE_TEST_LAYOUT") == "long" else 5
"""How many questions are tried."""
SEED = 5
PIECES = 2
"""How many of the pieces that can be dragged are tried at each position."""
TARGETS = 2
"""How many targets are tried for each of them."""
ASTRAY = 3
"""At each position so far apart one of the pieces is dropped where nothing is meant."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

SHOWN = """() => [...document.querySelectorAll("[data-drags]")].filter((e) => e.checkVisibility()).map((e) => e.dataset.piece)"""
DRAWN = """() => [...document.querySelectorAll("[data-piece]")].filter((e) => e.checkVisibility()).map((e) => e.dataset.piece)"""
PLACE = """([name, id, scrolls]) => {
  const found = [...document.querySelectorAll(`[data-${name}="${CSS.escape(id)}"]`)].filter((e) => e.checkVisibility());
  const element = found.find((e) => e.closest("#hand")) ?? found[0];
  if (!element) return null;
  for (const block of ["nearest", "center"]) {
    if (scrolls) element.scrollIntoView({ block, inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (name !== "piece" || document.elementFromPoint(x, y)?.closest("[data-piece]") === element) return [x, y];
  }
  return null;
}"""
"""The middle of an element where it can be pressed; null if it is not shown or something else covers it."""
MARKED = """() => [...document.querySelectorAll(".droppable")].filter((e) => e.checkVisibility()).map((e) => e.dataset.piece ?? e.dataset.place ?? e.dataset.panel)"""
UNDER = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found = document.querySelector(".under") ?? document.querySelector("#board .drawing")?.shadowRoot.querySelector("[data-under]");
  return found ? (found.dataset.piece ?? found.dataset.place ?? found.dataset.panel ?? found.id) : null;
}"""

Drops = dict[str, dict[str, list[list[str]]]]
"""For each piece the elements that it can be dropped on, with the actions of each meaning."""
PutUp = Callable[[str], tuple[Server, list[tuple[str, str, Drops]]]]
NOTHING = Drag(pieces=[], onto=[])


def drops(offers: list[Offer]) -> Drops:
    """What a drag may mean by the contract of the scenes."""
    found: Drops = {}

    def add(pieces: list[str], targets: list[str], *meaning: Offer) -> None:
        for piece in pieces:
            for target in targets:
                if target != piece:
                    actions = [offer["action"] for offer in (*meaning, *only_step(meaning[-1]))]
                    found.setdefault(piece, {}).setdefault(target, []).append(actions)

    for offer in offers:
        drag = offer.get("drag", NOTHING)
        add(drag["pieces"], drag["onto"], offer)
        for following in [*offer.get("then", []), *offer.get("drops", [])]:
            add(drag["pieces"], following["on"], offer, following)
            later = following.get("drag", NOTHING)
            pieces = [piece for piece in later["pieces"] if piece not in drag["pieces"]]
            add(pieces, [id for id in offer["on"] if id in later["onto"]], offer, following)
    return found


def only_step(offer: Offer) -> list[Offer]:
    """The offer that is sent along without being asked, since there is nothing to choose."""
    following = offer.get("then", [])
    return following if len(following) == 1 and not following[0]["on"] else []


def positions(name: str) -> list[tuple[GamePosition, str, Drops]]:
    """Of a whole game the first positions of questions with something to drag: the question, and what can be dropped."""
    game, options = GAMES[name]
    walk = whole_game(game, options, SEED)
    match = Match(detente.game(game), options, SEED)
    chosen: dict[str, tuple[GamePosition, str, Drops]] = {}
    for moment, (seat, action) in zip(walk, walk[-1].record.actions(), strict=False):
        asked = match.state.view(seat)["question"]["name"]
        if asked not in chosen and (found := drops(scene(match.state, seat, "en")["offers"])):
            chosen[asked] = (moment, asked, found)
        match.apply(seat, match.state.game.actions.parse(action))
    return spread(list(chosen.values()), MOST)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PutUp]:
    """Puts up the positions of a game: its server, and for each position the link of the seat, the question, what can be dropped."""
    servers: list[Server] = []

    @cache
    def put_up(name: str) -> tuple[Server, list[tuple[str, str, Drops]]]:
        chosen = positions(name)
        folder = tmp_path_factory.mktemp("drags")
        links = put_up_all(folder, [moment for moment, *_ in chosen])
        servers.append(Server(sqlite_url(folder)))
        seen = [(link, asked, found) for link, (_, asked, found) in zip(links, chosen, strict=True)]
        return servers[-1], seen

    yield put_up
    for server in servers:
        server.stop()


class Caught:
    """What a page would have sent. The server seems to have heard it too late, so that the page asks for everything anew."""

    def __init__(self, page: Page) -> None:
        self.actions: list[list[str]] = []
        page.route(re.compile(r"/commands(\?|$)"), self.take)

    def take(self, route: Route) -> None:
        """Keep what is sent."""
        self.actions.append(json.loads(route.request.post_data or "{}").get("actions", []))
        route.fulfill(
            status=409,
            content_type="application/json",
            body=json.dumps({"error": {"code": "stale", "message": "-"}}),
        )

    def pop(self) -> list[list[str]]:
        """What was sent since the last time."""
        caught, self.actions = self.actions, []
        return caught


def at_table(browser: Browser, server: Server, link: str, **settings: Any) -> Page:
    """A page at a position."""
    context = browser.new_context(
        base_url=server.url, locale="en-GB", reduced_motion="reduce", service_workers="block", **settings
    )
    context.add_init_script("if (location.host) localStorage['detente-pace'] ??= 'at_once'")
    page = context.new_page()
    page.goto("/")
    at = page.request.post(link.replace("/seat/", "/api/keys/"), data={}, max_retries=2).json()
    page.goto(f"/table/{at['table']}?seat={at['seat']}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)
    return page


def middle(page: Page, id: str, scrolls: bool = True) -> list[float] | None:
    """Where an element can be pointed at, in the window; scrolls: whether the page may be scrolled for it."""
    window = page.viewport_size
    assert window is not None
    for name in ("piece", "place", "panel"):
        at: list[float] | None = page.evaluate(PLACE, [name, id, scrolls])
        if at is not None and 0 < at[0] < window["width"] and 0 < at[1] < window["height"]:
            return at
    return None


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_dragged_goes_where_it_is_offered_and_nowhere_else(
    browser: Browser, tables: PutUp, name: str
) -> None:
    server, moments = tables(name)
    chance = random.Random(SEED)
    done: set[str] = set()
    assert moments
    for number, (link, asked, expected) in enumerate(moments):
        page = at_table(browser, server, link, viewport=DESKTOP)
        caught = Caught(page)
        drawn = set(page.evaluate(DRAWN))
        shown = set(page.evaluate(SHOWN))
        assert shown == drawn & set(expected), asked
        for piece in chance.sample(sorted(shown), min(PIECES, len(shown))):
            for target in chance.sample(sorted(expected[piece]), min(TARGETS, len(expected[piece]))):
                source = middle(page, piece)
                there = middle(page, target, scrolls=False)
                if source is None or there is None:
                    continue
                page.mouse.move(*source)
                assert (
                    page.evaluate(
                        "([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).cursor", source
                    )
                    == "grab"
                )
                page.mouse.down()
                page.mouse.move(source[0] + 12, source[1] + 12, steps=2)
                assert page.locator(".dragged").count() == 1
                assert set(page.evaluate(MARKED)) <= set(expected[piece]), (asked, piece)
                page.mouse.move(*there, steps=4)
                over = page.evaluate(UNDER)
                page.mouse.up()
                assert page.locator(".dragged").count() == 0
                if over is None:
                    put_back(page, caught)  # its middle is not part of it, or was not yet when it was asked
                    continue
                did = settle(page, caught, expected[piece][over])
                assert did in expected[piece][over], (asked, piece, over)
                done.add(asked)
        if number % ASTRAY == 0:
            elsewhere(page, caught, chance.choice(sorted(shown)), asked)
        page.context.close()
    assert len(done) >= len(moments) / 2, (done, [asked for _, asked, _ in moments])


@pytest.mark.long
@pytest.mark.parametrize("name", long_but(["nuclear war"], GAMES))
def test_a_finger_drags_on_a_phone(browser: Browser, tables: PutUp, name: str) -> None:
    """The page neither scrolls nor zooms under it."""
    server, moments = tables(name)
    for link, asked, expected in moments:
        page = at_table(browser, server, link, viewport=PHONE, has_touch=True, is_mobile=True)
        caught = Caught(page)
        finger = page.context.new_cdp_session(page)
        for piece in sorted(page.evaluate(SHOWN)):
            source = middle(page, piece)
            targets = [there for id in sorted(expected[piece]) if (there := middle(page, id, scrolls=False))]
            if source is None or not targets:
                continue
            before = page.evaluate("[scrollX, scrollY]")
            touch(finger, "touchStart", source)
            touch(finger, "touchMove", [source[0], source[1] - 12])
            touch(finger, "touchMove", targets[0])
            over = page.evaluate(UNDER)
            touch(finger, "touchEnd")
            assert page.locator(".dragged").count() == 0
            assert page.evaluate("[scrollX, scrollY]") == before
            if over is None:
                continue
            assert settle(page, caught, expected[piece][over]) in expected[piece][over], (asked, piece, over)
            page.context.close()
            return
        page.context.close()
    raise AssertionError("nothing could be dragged with a finger")


def touch(finger: CDPSession, kind: str, at: list[float] | None = None) -> None:
    """What a finger does."""
    points = [{"x": at[0], "y": at[1]}] if at else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def put_back(page: Page, caught: Caught) -> None:
    """After a drop whose target is not known: closes what it may have opened, forgets what it may have sent."""
    page.evaluate(UNDER)  # two frames
    page.keyboard.press("Escape")
    ready(page)
    caught.pop()


def settle(page: Page, caught: Caught, meanings: list[list[str]]) -> list[str]:
    """Choose the first meaning if a menu asks; what was sent, or picked before something more is asked. All is as before then."""
    if len(meanings) > 1:
        entries = page.locator(".menu [data-offer]")
        assert entries.count() == len(meanings)
        entries.first.click()
    back = page.locator("#prompt [data-do=back]")
    until(lambda: back.count() or caught.actions, "an answer to the drop")
    if caught.actions:
        sent = caught.pop()
        assert len(sent) == 1, sent
        did = sent[0]
        page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
        ready(page)
        return did
    page.keyboard.press("Escape")
    back.wait_for(state="detached")
    return meanings[0]


def elsewhere(page: Page, caught: Caught, piece: str, asked: str) -> None:
    """A drop where nothing is meant, and one that Escape has cancelled, do nothing and open nothing."""
    source = middle(page, piece)
    if source is None:
        return
    for cancel in (False, True):
        page.mouse.move(*source)
        page.mouse.down()
        page.mouse.move(source[0] + 12, source[1] + 12, steps=2)
        if cancel:
            page.keyboard.press("Escape")
        else:
            page.mouse.move(DESKTOP["width"] / 2, 3, steps=2)
        page.mouse.up()
        assert page.locator(".dragged, .droppable, .menu, #prompt [data-do=back]").count() == 0, (
            asked,
            piece,
        )
    assert caught.pop() == [], (asked, piece, cancel)
    assert page.evaluate("getSelection().toString()") == ""
