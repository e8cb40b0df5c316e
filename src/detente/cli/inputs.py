"""What is typed behind a command: read, checked, and refused in one clear line."""

import difflib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

import detente
from detente import Game
from detente.bots import bot, bots
from detente.bots.search import Limit
from detente.core.engine.options import Content, Option, Own, content
from detente.core.records.facts import Faults, read_facts
from detente.core.records.untrusted import MOST_BYTES
from detente.core.shown.words import LETTERS

if TYPE_CHECKING:
    from detente.arena.run import Table

KNOWING = "heuristic"
"""The bot for games that come with knowledge for bots."""

ANYTHING = "random"
"""The bot that plays any game."""


class Wrong(typer.BadParameter):
    """What was typed cannot be: one line on stderr, exit code 2."""

    def format_message(self) -> str:
        """The message alone."""
        return self.message


def find_game(id: str) -> Game:
    """The game with this id."""
    try:
        return detente.game(id)
    except detente.BrokenGame as error:
        raise Wrong(str(error)) from error
    except KeyError:
        there = detente.games()
        raise Wrong(f"no game {id!r}{similar(id, there)}: there are {', '.join(there)}") from None


def similar(typed: str, there: Sequence[str]) -> str:
    """ " (did you mean ...?)", or nothing."""
    close = difflib.get_close_matches(typed, there, n=3, cutoff=0.5)
    return f" (did you mean {' or '.join(close)}?)" if close else ""


def read_options(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Options of a game, each typed as `name=value`."""
    declared = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in typed:
        name, sign, value = text.partition("=")
        if not sign:
            raise Wrong(f"an option is written name=value, not {text!r}")
        if name not in declared:
            raise Wrong(
                f"{game.id} has no option {name!r}{similar(name, list(declared))}: there are {', '.join(declared)}"
            )
        if name in chosen:
            raise Wrong(f"option {name!r} is given twice")
        chosen[name] = value_of(declared[name], value)
    return chosen


def value_of(option: Option, typed: str) -> str | int | Content:
    """The value of an option as it was typed: one of its values, or the file that holds a content for it."""
    for value in option.values:
        if str(value) == typed:
            return value
    if option.opener is not None and typed in list(LETTERS):
        return typed
    if option.own is not None and Path(typed).is_file():
        return content_of(option.own, Path(typed))
    takes = ", ".join(str(value) for value in option.values)
    more = f", or a file of the format {option.own.format!r}" if option.own is not None else ""
    more += ", or a seat's letter" if option.opener is not None else ""
    raise Wrong(f"option {option.name!r} takes {takes}{more}; not {typed!r}")


def content_of(own: Own, file: Path) -> Content:
    """The content of an option in a file."""
    facts = read_object(file)
    try:
        return content(own, facts)
    except Faults as error:
        more = len(error.faults) - 1
        others = f" (and {more} more; see: detente cards check {file})" if more else ""
        raise Wrong(f"{file}: {error.faults[0]}{others}") from error
    except ValueError as error:
        raise Wrong(f"{file}: {error}") from error


def read_object(file: Path) -> Mapping[str, Any]:
    """The JSON object in a file."""
    try:
        return read_facts(read_bytes(file))
    except ValueError as error:
        raise Wrong(f"{file}: {error}") from error


def read_lineup(
    game: Game, typed: str | None, options: dict[str, Any], people: int = 0, usual: str = KNOWING
) -> list[str]:
    """A bot for every seat that no person takes; the number of seats is set in the options.

    Several bots take a seat each, so they say how many seats there are; a single one takes all that are free. If none
    is typed, one that knows the game sits at the first free seat and `usual` at the others.
    """
    seats = next(option for option in game.options if option.name == "seats")
    names = [name.strip() for name in typed.split(",")] if typed is not None else []
    for name in names:
        read_bot(name)
    if len(names) > 1:
        wanted = options.setdefault("seats", len(names) + people)
    else:
        wanted = options.setdefault("seats", seats.standard)
    if wanted not in seats.values:
        takes = ", ".join(str(value) for value in seats.values)
        raise Wrong(f"{game.id} is played by {takes}, not by {wanted}")
    free = int(wanted) - people
    if not names:
        knows = game.part("brain") is not None
        names = [KNOWING, *[usual] * (free - 1)] if knows else [ANYTHING] * free
    elif len(names) == 1:
        names = names * free
    elif len(names) != free:
        raise Wrong(f"{free} bots are needed at a table for {wanted}, not {len(names)}: {', '.join(names)}")
    return names


def read_bot(typed: str) -> str:
    """A bot's spec: its name, or `name:argument` where it takes one."""
    name = typed.partition(":")[0]
    if name not in bots():
        raise Wrong(f"no bot {name!r}{similar(name, bots())}: there are {', '.join(bots())}")
    try:
        bot(typed)
    except (KeyError, ValueError) as error:
        raise Wrong(str(error.args[0])) from error
    return typed


def read_table(typed: str) -> "Table":
    """A kind of table: a game, or `GAME:NAME=VALUE,NAME=VALUE` with options of it."""
    from detente.arena.run import table

    name, colon, options = typed.partition(":")
    game = find_game(name)
    chosen = read_options(game, [option.strip() for option in options.split(",")] if colon else [])
    try:
        return table(game.id, chosen)
    except ValueError as error:
        raise Wrong(f"{typed}: {error}") from error


def read_seat(typed: str | None, seats: int) -> int:
    """A seat, by its letter or its number from 1."""
    if typed is None:
        return 0
    names = LETTERS[:seats]
    if len(typed) == 1 and typed.upper() in names:
        return names.index(typed.upper())
    if typed.isdecimal() and 1 <= int(typed) <= seats:
        return int(typed) - 1
    raise Wrong(f"no seat {typed!r}: there are {', '.join(names)}")


def read_limit(typed: str) -> Limit:
    """How long a bot may think."""
    try:
        return Limit.parse(typed)
    except ValueError as error:
        raise Wrong(str(error)) from error


def read_language(typed: str, there: Sequence[str], what: str) -> str:
    """A language in which there are texts."""
    if typed not in there:
        raise Wrong(f"{what} speaks {', '.join(there) or 'no language'}, not {typed!r}")
    return typed


def read_bytes(file: Path) -> bytes:
    """What a file holds, for `read_json`; of one that is too large for it no more than shows that."""
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise Wrong(f"cannot read {file}: {error.strerror}") from error


def check_writable(file: Path) -> None:
    """See early whether a file can be written; nothing is changed."""
    folder = file.parent
    if file.is_dir():
        raise Wrong(f"cannot write {file}: it is a folder")
    if not folder.is_dir():
        raise Wrong(f"cannot write {file}: there is no folder {folder}")
    if not os.access(file if file.exists() else folder, os.W_OK) or not os.access(folder, os.W_OK):
        raise Wrong(f"cannot write {file}: permission denied")
