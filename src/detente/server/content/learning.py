"""What the server shows to learners: the page to start with, the guide's texts, the glossary."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape, unescape
from typing import Any
from urllib.parse import unquote

from markdown_it import MarkdownIt

from detente.core.engine.game import Game
from detente.core.shown.learning import Entry, GuidedTable, glossary, guide, pictured, shared, start_page
from detente.core.shown.lobby import lobby_facts
from detente.core.shown.scene import scene
from detente.core.shown.words import LETTERS
from detente.server.content.boards import tagged_name

IMAGE = re.compile(r'<img src="sprite:([^"]+)" alt="[^"]*" ?/?>')
PICTURE = re.compile(r'<img src="picture:(\d+)" alt="([^"]*)" ?/?>')
POINTER = re.compile(r'<a href="at:([^"]+)">(.*?)</a>', re.DOTALL)
TEXT = re.compile(r"<[^>]*>|[^<]+")
HEADS = re.compile(r"h[1-6]\Z")
NO_LINKS = ("a", "abbr", "code")
LEARNER = 0
"""The seat of the learner in a guided game, and of the viewer of a picture."""


def html_of(text: str) -> str:
    """Markdown as HTML. HTML in it is shown as text; sprites and pointers become elements that a client fills and lights."""
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = IMAGE.sub(lambda found: sprite(unquote(unescape(found[1]))), html)
    html = PICTURE.sub(lambda found: picture_place(int(found[1]), unescape(found[2])), html)
    return POINTER.sub(lambda found: pointer(unquote(unescape(found[1])), found[2]), html)


def picture_place(number: int, caption: str) -> str:
    """The place of a picture, which a client draws."""
    return f'<span class="pictured" data-picture="{number}"><span class="caption">{escape(caption)}</span></span>'


def sprite(name: str) -> str:
    """The place of a sprite, which a client draws."""
    return f'<span class="sign" data-sign="{escape(name)}"></span>'


def pointer(element: str, words: str) -> str:
    """Words that point at an element of the scene."""
    return f'<span class="points" data-at="{escape(element)}">{words}</span>'


@cache
def guide_texts(game: Game, language: str) -> dict[str, Any] | None:
    """All that the guide says; None if the game has none."""
    table, said = shared(game).table, guide(game, language)
    if table is None or said is None:
        return None
    return {
        "game": game.id,
        "title": game.title,
        "decisions": table.decisions,
        "goal": html_of(said.goal),
        "steps": [
            {"kind": step.kind, "key": step.key, "title": step.title, "html": html_of(step.text)}
            for step in said.steps
        ],
        "reasons": [{"pattern": each.pattern, "html": html_of(each.text)} for each in said.reasons],
        "known": html_of(said.known),
    }


@cache
def start_texts(game: Game, language: str) -> dict[str, Any] | None:
    """The page to start with, and its pictures as scenes; None if the game has none."""
    page, table, facts = start_page(game, language), shared(game).table, lobby_facts(game)
    if page is None:
        return None
    return {
        "game": game.id,
        "title": game.title,
        "html": html_of(page),
        "guided": table is not None,
        "minutes": list(facts.minutes) if facts is not None else None,
        "pictures": [] if table is None else pictures(game, table, language),
    }


def pictures(game: Game, table: GuidedTable, language: str) -> list[dict[str, Any]]:
    """The pictures of the page to start with, in its order: scenes, and what of them is shown."""
    made = []
    for each in shared(game).pictures:
        state = pictured(game, table, each)
        shown = scene(state, LEARNER, language, LETTERS[: state.seats])
        made.append(
            {
                "shows": each.shows,
                "board": tagged_name(game, game.board_of(state.options)),
                "scene": {**shown, "offers": [], "undoable": 0},
            }
        )
    return made


def glossary_html(game: Game, language: str, heading: str) -> str:
    """The glossary as a chapter of the rules page; empty if the game has none."""
    entries = glossary(game, language)
    if not entries:
        return ""
    return f'<h2 id="glossary">{escape(heading)}</h2>\n<dl class="glossary">\n{"".join(map(entry_html, entries))}</dl>\n'


def entry_html(entry: Entry) -> str:
    """A term, what it means, and its rule."""
    sign = sprite(entry.sprite) if entry.sprite else ""
    rule = escape(entry.rule)
    return (
        f'<div id="term-{escape(entry.id)}"><dt>{sign}{escape(entry.term)}</dt>'
        f'<dd>{escape(entry.meaning)} <a class="atom-id" href="#{rule}">{rule}</a></dd></div>\n'
    )


def with_terms(html: str, entries: tuple[Entry, ...]) -> str:
    """A rules page in whose chapters each term leads to the glossary where it first occurs, with its picture."""
    if not entries:
        return html
    by_form = {form: entry for entry in entries for form in entry.forms}
    forms = "|".join(sorted(map(re.escape, by_form), key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w-])(?:{forms})(?![\w-])")
    seen: set[str] = set()
    inside: list[str] = []
    made = []
    for part in TEXT.findall(html):
        if part.startswith("<"):
            name = part.strip("</>").split()[0].strip("/")
            if part.startswith("</"):
                inside = inside[: -1 if inside else None]
            elif not part.endswith("/>") and name not in ("br", "hr", "img", "!--"):
                inside.append(name)
            if name == "h2" and not part.startswith("</"):
                seen.clear()
            made.append(part)
        elif any(name in NO_LINKS or HEADS.match(name) for name in inside):
            made.append(part)
        else:
            made.append(pattern.sub(lambda found: linked(found[0], by_form, seen), part))
    return "".join(made)


def linked(form: str, by_form: Mapping[str, Entry], seen: set[str]) -> str:
    """A term as a link to the glossary, the first time in a chapter."""
    entry = by_form[form]
    if entry.id in seen:
        return form
    seen.add(entry.id)
    sign = sprite(entry.sprite) if entry.sprite else ""
    return f'<a class="term" href="#term-{escape(entry.id)}" title="{escape(entry.meaning)}">{sign}{form}</a>'
