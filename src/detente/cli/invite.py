"""Who sits where at a table in the terminal; then the game begins."""

from collections.abc import Sequence
from pathlib import Path

from detente.bots import CannotPlay, can_play
from detente.cli.inputs import (
    Wrong,
    check_writable,
    find_game,
    read_language,
    read_lineup,
    read_options,
    read_seat,
)
from detente.cli.play import ME, play
from detente.core.shown.words import languages, languages_of

WATCH = "none"
"""Typed as one's seat: bots play, and one looks on."""


def invite(
    game_id: str,
    seat: str | None,
    bots: str | None,
    typed_options: Sequence[str],
    language: str,
    seed: int | None,
    record: Path | None,
) -> None:
    """Check all that was typed, seat the bots and play."""
    game = find_game(game_id)
    options = read_options(game, typed_options)
    spoken = [each for each in languages("detente.cli") if each in languages_of(game)]
    read_language(language, spoken, "the table")
    if record is not None:
        check_writable(record)
    people = 0 if seat == WATCH else 1
    seats = read_lineup(game, bots, options, people)
    if people:
        seats.insert(read_seat(seat, len(seats) + 1), ME)
    for name in seats:
        bot = name.partition(":")[0]
        if bot != ME and not can_play(bot, game):
            raise Wrong.said("cannot-play", bot=bot, game=game.id)
    try:
        play(game.id, options, seats, language, seed, record)
    except CannotPlay as error:
        raise Wrong(str(error)) from error
