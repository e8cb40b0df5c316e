"""The rules of a game as HTML, every atom an element with its id."""

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from detente.core.engine.game import Game
from detente.core.shown.learning import captions, glossary, shared
from detente.core.shown.rulebook import ANCHOR, MARKS, marks, with_ids
from detente.core.shown.words import Texts
from detente.server.content.learning import glossary_html, picture_place, with_terms
from detente.server.errors import PACKAGE

TIED = re.compile(rf" (?=[{''.join(MARKS)}])|(?<=\d) (?=[$%])")
"""Spaces that must not end a line: before signs, and between a number and its unit."""
HEADING_END = re.compile(r"</h[1-6]>")


@cache
def rules_html(game: Game, language: str) -> str:
    """The rules text as HTML. HTML in the source is shown as text, except the atoms' anchors, their ids and the signs after them."""
    text = game.rules_text(language)
    shown = with_ids(text, small)
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(shown)
    for found in ANCHOR.finditer(text):
        for made in (f'<a id="{found[1]}"></a>', small(found[1])):
            html = html.replace(escape(made), made, 1)
    html = TIED.sub("\u00a0", html)
    for sign, meaning in marks(game, language).items():
        html = html.replace(sign, f'<abbr title="{escape(meaning)}">{sign}</abbr>')
    heading = Texts(language, PACKAGE)("glossary")
    html = with_terms(html, glossary(game, language))
    return with_pictures(html, game, language) + glossary_html(game, language, heading)


def with_pictures(html: str, game: Game, language: str) -> str:
    """A rules page with the pictures of the page to start with, each under the heading of the chapter whose rule it shows.

    LookupError if there is no such rule.
    """
    said = captions(game, language)
    for number, picture in enumerate(shared(game).pictures, start=1):
        if picture.rule is None or number not in said:
            continue
        before, anchor, after = html.partition(f'<a id="{picture.rule}">')
        if not anchor:
            raise LookupError(f"{game.id} has no rule {picture.rule}, which a picture shows")
        *_, heading = HEADING_END.finditer(before)
        place = f"\n<p>{picture_place(number, said[number])}</p>"
        html = before[: heading.end()] + place + before[heading.end() :] + anchor + after
    return html


def small(id: str) -> str:
    """The id of an atom, readable and usable in links."""
    return f'<a class="atom-id" href="#{id}">{id}</a>'
