"""The games as the lobby shows them."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

import detente
from detente.bots import able
from detente.core.engine.game import Game
from detente.core.shown.words import Words, choice, languages_of
from detente.server.errors import spoken_by

log = logging.getLogger("detente.server")


def most_seats(game: Game) -> int:
    """The largest number of players."""
    return max(int(count) for option in game.options if option.name == "seats" for count in option.values)


def games_info(language: str) -> list[dict[str, Any]]:
    """All games as the lobby shows them, without those whose description fails; the log says why."""
    found: list[dict[str, Any]] = []
    for id in detente.games():
        try:
            found.append(game_info(detente.game(id), language))
        except Exception as error:
            log_left_out(id, f"{type(error).__name__}: {error}")
    return found


@cache
def log_left_out(id: str, why: str) -> None:
    """Log once why a game is not in the lobby."""
    log.warning("the game %r cannot be shown and is left out of the lobby: %s", id, why)


@cache
def game_info(game: Game, language: str) -> dict[str, Any]:
    """A game as the lobby shows it."""
    words = Words(game, spoken_by(game, language))
    return {
        "id": game.id,
        "title": game.title,
        "about": words.get("game-about"),
        "languages": languages_of(game),
        "bots": able(game),
        "seats": [words.seat(seat) for seat in range(most_seats(game))],
        "options": [choice(option, words) for option in game.options],
    }
