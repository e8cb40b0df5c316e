"""Who sits where at a table in the terminal; then the game begins."""

from detente.bots import CannotPlay, can_play
from detente.cli.commands.table import PlayOptions
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
"""Typed as one's seat to watch a game between bots."""


def invite(typed: PlayOptions) -> None:
    """Check everything that was typed, seat the bots and play."""
    game = find_game(typed.game)
    options = read_options(game, typed.option)
    spoken = [each for each in languages("detente.cli") if each in languages_of(game)]
    read_language(typed.language, spoken, "the table")
    if typed.record is not None:
        check_writable(typed.record)
    people = 0 if typed.seat == WATCH else 1
    seats = read_lineup(game, typed.bots, options, people)
    if people:
        seats.insert(read_seat(game, typed.seat, len(seats) + 1), ME)
    for name in seats:
        bot = name.partition(":")[0]
        if bot != ME and not can_play(bot, game):
            raise Wrong.said("cannot-play", bot=bot, game=game.id)
    try:
        play(game.id, options, seats, typed.language, typed.seed, typed.record)
    except CannotPlay as error:
        raise Wrong(str(error)) from error
