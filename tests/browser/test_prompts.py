"""Questions: whatever a game asks takes no more than two lines of a phone, and with its answers little room on any screen."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

import detente
from detente.bots import bot
from detente.core.shown.drawing import Prompt, Scene
from detente.core.shown.scene import scene_in, scenery
from detente.core.shown.words import Words
from tests.browser.conftest import OpenPage
from tests.browser.hand import ready
from tests.browser.test_whole_games import bot as a_bot
from tests.browser.test_whole_games import me, open_table
from tests.longer import long_but
from tests.server.serving import Server, sqlite_url

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NAMES = ("Bartholomäus", "Annegret", "Cassandra", "Dominique")
GAMES = ("nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo")
SEATS = {"wsdv": 2}
LANGUAGES = ("de", "en")

LINES = """prompts => {
  const text = document.getElementById("prompt-text");
  const who = document.querySelector("#prompt .asked");
  who.parentElement.replaceChildren(who, text);
  const made = (tag, kind, said) => Object.assign(document.createElement(tag), { className: kind, textContent: said });
  const lines = (prompt) => {
    who.replaceChildren(...prompt.seats.map(() => made("span", "chip", "A")));
    text.className = prompt.text.length > 60 ? "long" : "";
    const topic = prompt.topic ?? "";
    const last = prompt.text.lastIndexOf(" ") + 1;
    const end = made("span", "end", prompt.text.slice(last));
    end.append(made("button", "rule-link quiet", "§"));
    text.replaceChildren(made("span", "topic", topic), prompt.text.slice(topic.length, last), end);
    return Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
  };
  return prompts.filter((prompt) => lines(prompt) > 2).map(({ text }) => text);
}"""
"""Those prompts that take more than two lines of the page."""


def prompts_of(game: str) -> dict[str, list[Prompt]]:
    """What is asked in a game of bots, by language: of who must answer, and of the others."""
    state = detente.game(game).start({}, 3)
    minds = [bot("random", seat) for seat in range(state.seats)]
    found: dict[str, dict[str, Prompt]] = {language: {} for language in LANGUAGES}
    while not state.over:
        seat = state.to_act[0]
        for observer in (seat, (seat + 1) % state.seats):
            view: dict[str, Any] = state.view(observer)
            for language in LANGUAGES:
                words = Words(state.game, language, names=NAMES[: state.seats], options=state.options)
                asked = scenery(state.game).draw(view, words)["prompt"]
                found[language][asked["text"]] = asked
        actions = state.legal_actions(seat)
        state.apply(
            seat, minds[seat].choose(state.view(seat), actions, partial(state.determinize, seat), None)
        )
    return {language: list(prompts.values()) for language, prompts in found.items()}


@pytest.mark.parametrize("game", long_but(["twoplustwo"], GAMES))
def test_no_question_takes_more_than_two_lines_of_a_phone(open_page: OpenPage, game: str) -> None:
    prompts = prompts_of(game)
    page = open_page(**PHONE)
    table = open_table(page, game, me("Anna"), *[a_bot("random")] * (SEATS.get(game, 4) - 1))
    page.goto(f"/table/{table}")
    ready(page)
    assert {language: page.evaluate(LINES, said) for language, said in prompts.items()} == {
        "de": [],
        "en": [],
    }


HEIGHTS = """async (scenes) => {
  const { drawPrompt } = await import("/web/table/prompt.js");
  const sheet = { symbol: () => ({ width: 10, height: 10 }), address: () => "" };
  const folded = (id) => Object.assign(document.createElement("details"), { id, innerHTML: "<summary><span></span><span class=short>↺ 73</span></summary>" });
  return scenes.map((scene) => {
    const { prompt, offers } = scene;
    const context = { scene, sheet, choice: { open: offers, path: [] }, seats: [], names: new Map() };
    const shown = new Set(offers.flatMap(({ on }) => on));
    prompt.seats = [];
    document.getElementById("prompt").replaceChildren(drawPrompt(context, { ownElsewhere: [], shown, hint: true, since: folded("since") }));
    return [document.querySelector("#prompt .prompt").scrollHeight, prompt.text, offers.map(({ label }) => label)];
  });
}"""
"""How high each of these questions is with its answers."""

LONGEST = 12
"""How many scenes with the same number of answers are looked at."""
MOST_PIXELS = {(1440, 900): 88, (1280, 800): 88, (1024, 768): 108, (390, 844): 260}
"""What the page keeps free for them and the edge of the board; not a third of the screen of a phone."""


def scenes_of(game: str, language: str) -> Iterator[Scene]:
    """What players see who have answers to choose from, in a game of bots."""
    state = detente.game(game).start({}, 1)
    minds = [bot("random", 1 + seat) for seat in range(state.seats)]
    words = Words(state.game, language, names=NAMES[: state.seats], options=state.options)
    while not state.over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        if len(actions) < 8:
            yield scene_in(words, state, seat, state.view(seat))
        state.apply(
            seat, minds[seat].choose(state.view(seat), actions, partial(state.determinize, seat), None)
        )


def longest(scenes: Iterator[Scene]) -> list[dict[str, Any]]:
    """Those with the most words, some for each number of answers."""
    by_answers: dict[int, list[dict[str, Any]]] = {}
    for scene in scenes:
        by_answers.setdefault(len(scene["offers"]), []).append(dict(scene))
    words = partial(json.dumps, default=str)
    ranked = (
        sorted(alike, key=lambda s: len(words([s["prompt"], s["offers"]]))) for alike in by_answers.values()
    )
    return [scene for alike in ranked for scene in alike[-LONGEST:]]


@pytest.fixture(scope="module")
def by_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose modules can be used one by one."""
    serving = Server(sqlite_url(tmp_path_factory.mktemp("files")), 0.0, "--single-files")
    yield serving
    serving.stop()


@pytest.mark.parametrize("game", long_but(["nuclear_war"], GAMES))
def test_answers_stay_below_the_board_and_leave_a_phone_its_screen(
    browser: Browser, by_files: Server, game: str
) -> None:
    scenes = longest(scenes_of(game, "de"))
    context = browser.new_context(base_url=by_files.url, locale="de", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.goto(f"/table/{open_table(page, game, me('Anna'), *[a_bot('random')] * (SEATS.get(game, 4) - 1))}")
    ready(page)
    for (width, height), most in MOST_PIXELS.items():
        page.set_viewport_size({"width": width, "height": height})
        high = [told for told in page.evaluate(HEIGHTS, scenes) if told[0] > most]
        assert high == [], width
    context.close()


WAYS = """async (scenes) => {
  const { drawPrompt } = await import("/web/table/prompt.js");
  const sheet = { symbol: () => ({ width: 10, height: 10 }), address: () => "" };
  const folded = (id) => Object.assign(document.createElement("details"), { id, innerHTML: "<summary><span></span><span class=short>↺ 73</span></summary>" });
  const apart = (boxes) => {
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    return Math.max(...middles) - Math.min(...middles) > 6;
  };
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild);
    return [...range.getClientRects()];
  };
  const found = [];
  for (const scene of scenes) {
    const { prompt, offers } = scene;
    const context = { scene, sheet, choice: { open: offers, path: [] }, seats: [], names: new Map() };
    prompt.seats = [];
    for (const undoable of [0, 1, 12]) {
      scene.undoable = undoable;
      const shown = new Set(offers.flatMap(({ on }) => on));
      document.getElementById("prompt").replaceChildren(drawPrompt(context, { ownElsewhere: [], shown, hint: true, since: folded("since") }));
      const few = innerWidth > 1200 && document.querySelectorAll(".buttons > button").length <= 2;
      const together = [...document.querySelectorAll(few ? ".undone > *, .helps > *" : ".helps > *")].map((each) => each.getBoundingClientRect());
      const broken = [...document.querySelectorAll("[data-undo]")].filter((each) => apart(lines(each)));
      if (apart(together) || broken.length) found.push([broken.map((each) => each.textContent), undoable, prompt.text, offers.map(({ label }) => label)]);
    }
  }
  return found;
}"""
"""Questions whose ways to help oneself are in two rows, on a desktop next to two answers those to take something back, too, or whose
buttons to take something back break their words."""


@pytest.mark.parametrize("game", long_but(["wsdv"], GAMES))
def test_the_ways_to_help_oneself_stay_together(browser: Browser, by_files: Server, game: str) -> None:
    """On a phone the list of actions was alone in a row; on a desktop Undo was in a row of its own next to a single answer."""
    context = browser.new_context(base_url=by_files.url, locale="de", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.goto(f"/table/{open_table(page, game, me('Anna'), *[a_bot('random')] * (SEATS.get(game, 4) - 1))}")
    ready(page)
    for language in LANGUAGES:
        scenes = longest(scenes_of(game, language))
        for width, height in MOST_PIXELS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WAYS, scenes) == [], (language, width)
    context.close()
