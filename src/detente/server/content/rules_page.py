"""The rules of a game as HTML, every atom an element with its id."""

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from detente.core.engine.game import Game
from detente.core.shown.learning import glossary
from detente.core.shown.rulebook import ANCHOR, MARKS, marks, with_ids
from detente.core.shown.words import Texts
from detente.server.content.learning import glossary_html, with_terms
from detente.server.errors import PACKAGE

TIED = re.compile(rf" (?=[{''.join(MARKS)}])|(?<=\d) (?=[$%])")
"""Spaces that must not end a line: before signs, and between a number and its unit."""


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
    return with_terms(html, glossary(game, language)) + glossary_html(game, language, heading)


def small(id: str) -> str:
    """The id of an atom, readable and usable in links."""
    return f'<a class="atom-id" href="#{id}">{id}</a>'
