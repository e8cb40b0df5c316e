"""The rules of a game in the terminal."""

import re

from rich.console import Console
from rich.markdown import Markdown

from detente import Game
from detente.cli.inputs import Wrong, find_game, similar
from detente.core.shown.rulebook import LINK, atoms

ANCHOR = re.compile(r'<a id="[^"]+"></a>')


def show_rules(game_id: str, rule: str | None, language: str) -> None:
    """Print all rules of a game, or one."""
    game = find_game(game_id)
    text = LINK.sub(r"\1", ANCHOR.sub("", rules_text(game, language)))
    if rule is not None:
        there = atoms(game, language)
        found = {id.upper(): id for id in there}.get(rule.upper())
        if found is None:
            raise Wrong(f"{game.title} has no rule {rule!r}{similar(rule.upper(), list(there))}")
        text = there[found]
    Console().print(Markdown(text))


def rules_text(game: Game, language: str) -> str:
    """The rules in a language."""
    try:
        return game.rules_text(language)
    except (FileNotFoundError, OSError) as error:
        raise Wrong(f"{game.title} has no rules in {language!r}") from error
