"""The rules of a game as HTML, every atom an element with its id."""

from functools import cache

from markdown_it import MarkdownIt

from detente.core.engine.game import Game
from detente.core.shown.rulebook import ANCHOR

ITEM = "<li>\n<p>", "<li>"


@cache
def rules_html(game: Game, language: str) -> str:
    """The rules text; HTML in it is shown as text, but for the atoms' anchors."""
    text = game.rules_text(language)
    ids = [found[1] for found in ANCHOR.finditer(text)]
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    for id in ids:
        escaped = f"&lt;a id=&quot;{id}&quot;&gt;&lt;/a&gt;"
        html = html.replace(escaped, f'<a id="{id}"></a>', 1)
    return html
