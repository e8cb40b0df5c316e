"""Long titles on small cards and on the buttons of a phone: whole, or cut after a word; no word is broken without a hyphen."""

from typing import Any

import pytest
from playwright.sync_api import Page

import detente
from detente.core.shown.words import Words
from detente.games.germany.symbols import card_face, faces
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import ready
from tests.browser.test_whole_games import bot, me, open_table

FITTED = r"""async ([faces, width]) => {
  const { drawCard, fitTitles } = await import("/web/table/card.js");
  const sprite = () => {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawn.setAttribute("viewBox", "0 0 10 10");
    drawn.setAttribute("class", "sprite");
    return drawn;
  };
  const all = document.createElement("div");
  for (const face of faces) {
    const box = document.createElement("div");
    box.style.cssText = `width:${width}px;height:${1.4 * width}px`;
    box.append(drawCard(face, sprite(), sprite));
    all.append(box);
  }
  document.body.append(all);
  fitTitles(all);
  const text = document.createRange();
  const within = (inner, outer) => inner.left > outer.left - 1 && inner.right < outer.right + 1 && inner.bottom < outer.bottom + 1;
  const told = [];
  for (const card of all.querySelectorAll(".built")) {
    const [head, title] = [card.querySelector(".head"), card.querySelector(".head b")];
    text.selectNodeContents(title);
    const { bottom } = title.getBoundingClientRect();
    const { left, right } = text.getBoundingClientRect();
    const { title: whole } = title.dataset;
    const begun = title.textContent.replace(/ ?…$/, "");
    const missing = whole.slice(begun.length);
    const ends = missing.startsWith(" ") ? " …" : missing.startsWith("\u00ad") && !begun.includes(" ") ? "…" : "";
    if (!within({ left, right, bottom }, head.getBoundingClientRect())) told.push(`cut: ${title.textContent}`);
    if (title.textContent !== begun + ends || !whole.startsWith(begun)) told.push(`not at a word: ${title.textContent}`);
    for (const label of card.querySelectorAll("em:not(:empty)")) {
      text.selectNodeContents(label);
      const { left, right } = text.getBoundingClientRect();
      if (!within({ left, right, bottom: 0 }, card.getBoundingClientRect())) told.push(`over the edge: ${label.textContent}`);
    }
  }
  const shortened = [...all.querySelectorAll(".head b")].filter((title) => title.textContent.endsWith("…")).length;
  all.remove();
  return [told, shortened];
}"""
"""Draws cards of a given width; returns what is cut of their titles and labels, and how many titles are shortened."""

MOST_SHORTENED = {(1440, 77): 9, (1440, 86.9): 1, (820, 92.75): 0, (390, 92.75): 0}
"""How many of the 125 titles may be shortened at most: window and card in pixels, as tables have them."""


def at_the_table(page: Page, game: str, others: int) -> None:
    """Sit down at a new table."""
    page.goto(f"/table/{open_table(page, game, me('Anna'), *[bot('random')] * others)}")
    ready(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en"])
def test_titles_on_cards_are_whole_or_end_after_a_word_and_labels_stay_on_them(
    open_page: OpenPage, language: str
) -> None:
    state = detente.game("twoplustwo").start({}, seed=1)
    words = Words(state.game, language, options=state.options)
    cards = [card_face(card, words) for card in faces(words).cards]
    page = open_page(locale=language)
    at_the_table(page, "twoplustwo", 3)
    for (window, card), most in MOST_SHORTENED.items():
        page.set_viewport_size({"width": window, "height": 900})
        told, shortened = page.evaluate(FITTED, [cards, card])
        assert told == [], (window, card)
        assert shortened <= most, (window, card)


CUT = """() => [...document.querySelectorAll("#hand .head b")]
  .filter((title) => title.getBoundingClientRect().bottom > title.closest(".head").getBoundingClientRect().bottom + 1)
  .map((title) => title.textContent)"""
WHOLE = """() => [...document.querySelectorAll("#hand .head b")].every(({ textContent, dataset }) => textContent === dataset.title)"""


@pytest.mark.long
def test_titles_are_cut_anew_when_the_window_has_another_size(open_page: OpenPage) -> None:
    page = open_page(locale="de", viewport={"width": 1440, "height": 836})
    at_the_table(page, "twoplustwo", 3)
    page.wait_for_selector("#hand .head b:visible")
    assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.wait_for_timeout(500)
    assert page.evaluate(WHOLE)


BROKEN = r"""([selector, labels]) => {
  const shown = document.querySelector(selector);
  const text = document.createRange();
  const told = [];
  for (const label of labels) {
    shown.textContent = label;
    for (const { 0: word, index } of label.matchAll(/[\p{L}]{2,}/gu)) {
      text.setStart(shown.firstChild, index);
      text.setEnd(shown.firstChild, index + word.length);
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) told.push(word);
    }
  }
  return told;
}"""
"""Words that break when these labels are shown. A browser that can hyphenate breaks them with a hyphen; this one cannot."""

LABELS = (
    "Abwerfen: Wiedergutmachungsabkommen mit Israel",
    "Herunterwirtschaften: Neubrandenburg",
    "Bevölkerungsexplosion spielen",
    "Doppelkonsonantenschifffahrtsgesell",
)
CARDS = ("Bevölkerungsexplosion", "Auswanderung in ein neutrales Land", "Steuererhöhung")
ANSWER = """() => {
  const button = document.createElement("button");
  button.append(document.createElement("span"));
  document.querySelector("#prompt .buttons").replaceChildren(button);
}"""


def broken(page: Page, selector: str, labels: tuple[str, ...], before: str = "() => {}") -> Any:
    """The words that break on a phone and on a narrow one, where the page must not be too wide. before: is done first, at once, so that the
    page is not drawn anew in between.
    """
    found = []
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        found += page.evaluate(f"given => {{ ({before})(); return ({BROKEN})(given); }}", [selector, labels])
        assert page.evaluate("document.documentElement.scrollWidth") == width
    return found


def test_no_word_of_a_title_breaks_on_the_buttons_and_cards_of_a_phone(open_page: OpenPage) -> None:
    page = open_page(**{**PHONE, "locale": "de-DE"})
    at_the_table(page, "nuclear_war", 2)
    page.wait_for_selector("#hand .large .words b")
    assert broken(page, "#hand .large .words b", CARDS) == []
    assert broken(page, "#prompt .buttons span", LABELS, ANSWER) == []
