"""Seats as people read and type them: by role, by letter, by number."""

import re
from collections.abc import Mapping
from typing import Any

from detente.core.engine.game import Game
from detente.core.records.faults import Fault
from detente.core.shown.words import LETTERS, Words, languages_of


def seat_name(words: Words, seat: int) -> str:
    """The name of a seat away from its table: its role in the game, or the game's word for a player and the letter."""
    name = words.seat(seat)
    return words("seat-called", letter=name) if name == LETTERS[seat] else name


def seat_of(game: Game, seats: int, typed: str, options: Mapping[str, Any] | None = None) -> int:
    """The seat that is meant: a letter, a number from 1, or the beginning of a name in any language of the game.

    ValueError (a `Fault` of kind `seat`) says which seats there are, or which ones are meant by an ambiguous name.
    """
    names = {letter.lower(): seat for seat, letter in enumerate(LETTERS[:seats])}
    names |= {str(seat + 1): seat for seat in range(seats)}
    wanted = plain(typed)
    if wanted in names:
        return names[wanted]
    called: dict[str, int] = {}
    for language in languages_of(game):
        words = Words(game, language, options=options)
        for seat in range(seats):
            called.setdefault(plain(words.seat(seat)), seat)
            called.setdefault(plain(seat_name(words, seat)), seat)
    if wanted in called:
        return called[wanted]
    meant = {seat for name, seat in called.items() if wanted and name.startswith(wanted)}
    if len(meant) == 1:
        return meant.pop()
    kind = "seats" if meant else "seat"
    there = allowed(game, seats, options) if not meant else allowed_of(game, sorted(meant), options)
    raise Fault(kind, typed=typed, there=there)


def allowed(game: Game, seats: int, options: Mapping[str, Any] | None = None) -> str:
    """All seats as they can be typed."""
    return allowed_of(game, list(range(seats)), options)


def allowed_of(game: Game, seats: list[int], options: Mapping[str, Any] | None) -> str:
    """Some seats as they can be typed: the letter, and the names in each language."""
    spoken = [Words(game, language, options=options) for language in languages_of(game)]
    told = []
    for seat in seats:
        names = dict.fromkeys(words.seat(seat) for words in spoken)
        roles = [name for name in names if name != LETTERS[seat]]
        told.append(f"{LETTERS[seat]} ({', '.join(roles)})" if roles else LETTERS[seat])
    return ", ".join(told)


def plain(name: str) -> str:
    """A name as people may type it: small letters, `_` for spaces and dashes."""
    return re.sub(r"[\s-]+", "_", name.strip().lower())
