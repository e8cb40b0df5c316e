"""The rules of a game in the terminal."""

import re

from rich.console import Console
from rich.theme import Theme

from detente import Game
from detente.cli.inputs import Wrong, find_game, similar
from detente.cli.lettering import knows_all_letters
from detente.cli.markdown import Pages
from detente.core.shown.letters import in_ascii
from detente.core.shown.rulebook import LINK, atom, atoms, marks, with_id, with_ids

ANCHOR = re.compile(r'<a id="[^"]+"></a>')
SMALL = Theme({"markdown.code": "dim"})
"""The style of ids, which are marked as code."""


def show_rules(game_id: str, rule: str | None, language: str) -> None:
    """Print all rules of a game, or one."""
    game = find_game(game_id)
    text = LINK.sub(r"\1", ANCHOR.sub("", with_ids(rules_text(game, language), "`{}`".format)))
    if rule is not None:
        there = atoms(game, language)
        found = {id.upper(): id for id in there}.get(rule.upper())
        if found is None:
            raise Wrong(f"{game.title} has no rule {rule!r}{similar(rule.upper(), list(there))}")
        text = one_rule(game, language, found)
    Console(theme=SMALL).print(Pages(text if knows_all_letters() else in_ascii(text)))


def one_rule(game: Game, language: str, id: str) -> str:
    """A single rule as Markdown: with its id at the end, and words instead of signs. KeyError if there is none."""
    text = with_id(atom(game, language, id), f"`{id}`")
    for sign, meaning in marks(game, language).items():
        text = text.replace(sign, f"({meaning})")
    return text


def rules_text(game: Game, language: str) -> str:
    """The rules in a language."""
    try:
        return game.rules_text(language)
    except (FileNotFoundError, OSError) as error:
        raise Wrong(f"{game.title} has no rules in {language!r}") from error
