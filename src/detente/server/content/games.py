"""The games as the lobby shows them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

import detente
from detente.bots import able, by_strength
from detente.core.engine.game import Game
from detente.core.shown.learning import start_page
from detente.core.shown.lobby import lobby_facts, teams
from detente.core.shown.seats import seat_name
from detente.core.shown.words import LETTERS, Words, choice, languages_of
from detente.server.content.boards import palette, picture_addresses
from detente.server.errors import spoken_by

log = logging.getLogger("detente.server")

CLIENT_COLOURS = 6
"""How many colours for seats the client has."""


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
    usual = game.standard
    facts = lobby_facts(game)
    info: dict[str, Any] = {
        "id": game.id,
        "title": game.title,
        "about": words.get("game-about"),
        "languages": languages_of(game),
        "bots": by_strength(able(game)),
        "bot": next(iter(able(game)), None),
        "start": start_page(game, words.language) is not None,
        "seats": [seat_name(words, seat) for seat in range(most_seats(game))],
        "palette": palette(game, game.board_of(usual)),
        "teams": [{"when": when, "partners": partners} for when, partners in teams_by_options(game)],
        "pictures": picture_addresses(game),
        "options": [choice(option, words) for option in game.options],
    }
    if facts is not None:
        info |= {
            "kind": words("game-kind"),
            "minutes": list(facts.minutes),
            "weight": facts.weight,
            "common": list(facts.options),
        }
    return info


def teams_by_options(game: Game) -> list[tuple[dict[str, Any], list[list[int]]]]:
    """Who plays with whom: values of options and the partners at a table that has them, the last that fits counts."""
    usual = game.standard
    found: list[tuple[dict[str, Any], tuple[tuple[int, ...], ...]]] = [({}, teams(game, usual))]
    for option in game.options:
        for value in option.values:
            partners = teams(game, usual | {option.name: value}) if option.name != "seats" else found[0][1]
            if partners != found[0][1]:
                found.append(({option.name: value}, partners))
    return [(when, [list(each) for each in partners]) for when, partners in found]


def partners_of(game: Game, options: Mapping[str, Any], seat: int) -> list[int]:
    """The seats that play together with this one at a table with these options (complete)."""
    return [other for team in teams(game, options) if seat in team for other in team if other != seat]


def role(game: Game, seat: int, language: str) -> str:
    """What whoever takes a seat plays, as in "You play the Soviet Union" (message `seat-who`, if the game has one)."""
    words = Words(game, spoken_by(game, language))
    return (
        words("seat-who", seat=seat, letter=LETTERS[seat]) if "seat-who" in words else seat_name(words, seat)
    )


def seat_colour(game: Game, board: str | None, seat: int) -> int:
    """The number of the client's colour that a seat has at tables with this board."""
    colours = palette(game, board)
    return colours[seat] if seat < len(colours) else seat % CLIENT_COLOURS
