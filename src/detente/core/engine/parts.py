"""The parts of a game besides its rules: which of them cannot be used, and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from detente.core.shown.rulebook import atoms
from detente.core.shown.words import Words, choice, languages

if TYPE_CHECKING:
    from detente.core.engine.game import Game


def faults(game: Game) -> list[str]:
    """What is wrong with a game that could be loaded, a line each: modules, texts, the rules page, the board."""
    spoken: list[str] = []
    found = failing("texts", lambda: spoken.extend(languages(game.package)))
    for name in ("scene", "brain"):
        found += failing(f"module {name!r}", partial(game.module, name))
    for language in spoken:
        found += failing(f"texts ({language})", partial(speak, game, language))
        found += failing(f"rules page ({language})", partial(atoms, game, language))
    return found + failing("board", lambda: read_drawings(game))


def speak(game: Game, language: str) -> None:
    """Say what a lobby says of a game."""
    words = Words(game, language)
    words.get("game-about")
    for option in game.options:
        choice(option, words)


def read_drawings(game: Game) -> None:
    """Read all drawings of a game."""
    game.board_of(game.standard)
    for name in game.drawings:
        game.text(name)


def failing(part: str, use: Callable[[], object]) -> list[str]:
    """What is wrong with a part, if it cannot be used."""
    try:
        use()
    except Exception as error:
        return [f"{part}: {type(error).__name__}: {' '.join(str(error).split())}"]
    return []
