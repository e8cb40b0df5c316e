"""Checks of the parts of a game besides its rules: which of them cannot be used, and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from detente.core.shown.rulebook import atoms
from detente.core.shown.words import Words, choice, languages

if TYPE_CHECKING:
    from detente.core.engine.game import Game


def faults(game: Game) -> list[str]:
    """Faults of a loaded game, one line each: in its modules, texts, rules page and boards."""
    spoken: list[str] = []
    found = failing("texts", lambda: spoken.extend(languages(game.package)))
    for name in ("scene", "brain"):
        found += failing(f"module {name!r}", partial(game.module, name))
    for language in spoken:
        found += failing(f"texts ({language})", partial(speak, game, language))
        found += failing(f"rules page ({language})", partial(atoms, game, language))
    return found + failing("board", lambda: read_drawings(game))


def speak(game: Game, language: str) -> None:
    """Format the texts that a lobby shows for a game; raises if one is broken."""
    words = Words(game, language)
    words.get("game-about")
    for option in game.options:
        choice(option, words)


def read_drawings(game: Game) -> None:
    """Read all boards of a game; raises if one is broken."""
    game.board_of(game.standard)
    for name in game.drawings:
        game.text(name)


def failing(part: str, use: Callable[[], object]) -> list[str]:
    """Call `use`; one line with the exception if it raises one, else an empty list."""
    try:
        use()
    except Exception as error:
        return [f"{part}: {type(error).__name__}: {' '.join(str(error).split())}"]
    return []
