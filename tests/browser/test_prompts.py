"""Questions on a phone: whatever a game asks, it takes no more than two lines."""

from functools import partial
from typing import Any

import pytest

import detente
from detente.bots import bot
from detente.core.shown.drawing import Prompt
from detente.core.shown.scene import scenery
from detente.core.shown.words import Words
from tests.browser.conftest import OpenPage
from tests.browser.hand import ready
from tests.browser.test_whole_games import bot as a_bot
from tests.browser.test_whole_games import me, open_table

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NAMES = ("Bartholomäus", "Annegret", "Cassandra", "Dominique")
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
    text.replaceChildren(made("span", "topic", topic), prompt.text.slice(topic.length), made("button", "rule-link quiet", "§"));
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


@pytest.mark.parametrize("game", ("nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo"))
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
