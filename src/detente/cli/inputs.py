"""What is typed after a command: read, checked, and refused in one clear line."""

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
from detente.cli.tongue import SPOKEN
from detente.core.engine.options import Content, Option, Own, WrongOption, checked, content
from detente.core.records.facts import read_facts
from detente.core.records.faults import each_fault, said_in
from detente.core.records.untrusted import MOST_BYTES
from detente.core.shown.seats import seat_of
from detente.core.shown.words import LETTERS, Texts, languages

if TYPE_CHECKING:
    from detente.arena.run import TableKind

KNOWING = "heuristic"
"""The bot for games that come with knowledge for bots."""

ANYTHING = "random"
"""The bot that plays any game."""


PACKAGE = "detente.cli"


class Wrong(typer.BadParameter):
    """Wrong input: one line on stderr, exit code 2."""

    @classmethod
    def said(cls, message: str, **values: Any) -> "Wrong":
        """The error with the terminal's text `wrong-MESSAGE`, in the language that the command was asked to speak."""
        return cls(spoken()(f"wrong-{message}", **values))

    def format_message(self) -> str:
        """The text of the message alone."""
        return self.message


def spoken() -> Texts:
    """The terminal's texts in the language of the running command, if there are any."""
    language = SPOKEN.get()
    return Texts(language if language in languages(PACKAGE) else "en", PACKAGE)


def find_game(id: str) -> Game:
    """The game with this id."""
    try:
        return detente.game(id)
    except detente.BrokenGame as error:
        raise Wrong(str(error)) from error
    except KeyError:
        there = detente.games()
        raise Wrong.said("game", typed=id, similar=similar(id, there), there=", ".join(there)) from None


def similar(typed: str, there: Sequence[str]) -> str:
    """ " (did you mean ...?)", or nothing."""
    close = difflib.get_close_matches(typed, there, n=3, cutoff=0.5)
    texts = spoken()
    either = f" {texts('or')} "
    return f" {texts('similar', close=either.join(close))}" if close else ""


def read_options(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Options of a game that go together, each typed as `name=value`."""
    chosen = named_options(game, typed)
    try:
        checked(game.options, chosen)
    except WrongOption as error:
        raise Wrong.said(f"option-{error.kind}", **error.about) from None
    return chosen


def named_options(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Options of a game, each typed as `name=value`, whether they go together or not."""
    declared = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in typed:
        name, sign, value = text.partition("=")
        if not sign:
            raise Wrong.said("option-form", typed=text)
        if name not in declared:
            there = list(declared)
            raise Wrong.said(
                "option", game=game.id, typed=name, similar=similar(name, there), there=", ".join(there)
            )
        if name in chosen:
            raise Wrong.said("option-twice", option=name)
        chosen[name] = value_of(declared[name], value)
    return chosen


def read_edition(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """The options of a second edition: each as `name=value`, or a file of cards alone."""
    return named_options(game, [text if "=" in text else edition_in(game, text) for text in typed])


def edition_in(game: Game, file: str) -> str:
    """The option that takes a file of cards, with the file."""
    if not Path(file).is_file():
        raise Wrong.said("edition", typed=file)
    takes = [option for option in game.options if option.own is not None]
    if not takes:
        raise Wrong.said("edition-none", game=game.id, file=file)
    found = read_object(Path(file)).get("format")
    for option in takes:
        if option.own is not None and option.own.format == found:
            return f"{option.name}={file}"
    formats = ", ".join(option.own.format for option in takes if option.own is not None)
    raise Wrong.said("edition-format", game=game.id, file=file, found=repr(found), there=formats)


def value_of(option: Option, typed: str) -> str | int | Content:
    """The value of an option as it was typed: one of its values, or a file with a content for it."""
    for value in option.values:
        if str(value) == typed:
            return value
    if option.opener is not None and typed in list(LETTERS):
        return typed
    if option.own is not None and Path(typed).is_file():
        return content_of(option.own, Path(typed))
    more = "file" if option.own is not None else "letter" if option.opener is not None else "none"
    raise Wrong.said(
        "option-value",
        option=option.name,
        typed=typed,
        takes=", ".join(str(value) for value in option.values),
        more=more,
        format=option.own.format if option.own is not None else "",
    )


def content_of(own: Own, file: Path) -> Content:
    """The content for an option in a file."""
    facts = read_object(file)
    try:
        return content(own, facts)
    except ValueError as error:
        faults = each_fault(error)
        first = said_in(faults[0], spoken().language)
        if len(faults) > 1:
            raise Wrong.said("faults", file=str(file), first=first, more=len(faults) - 1) from error
        raise Wrong(f"{file}: {first}") from error


def read_object(file: Path) -> Mapping[str, Any]:
    """The JSON object in a file."""
    try:
        return read_facts(read_bytes(file))
    except ValueError as error:
        raise Wrong(f"{file}: {said_in(error, spoken().language)}") from error


def read_lineup(
    game: Game, typed: str | None, options: dict[str, Any], people: int = 0, usual: str = KNOWING
) -> list[str]:
    """A bot for every seat without a person; the number of seats is set in the options.

    Several bots take a seat each, and so set the number of seats; a single one takes all free seats. If none is typed, one
    that knows the game sits at the first free seat and `usual` at the others.
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
        raise Wrong.said("seats", game=game.id, takes=takes, wanted=wanted)
    free = int(wanted) - people
    if not names:
        knows = game.module("brain") is not None
        names = [KNOWING, *[usual] * (free - 1)] if knows else [ANYTHING] * free
    elif len(names) == 1:
        names = names * free
    elif len(names) != free:
        raise Wrong.said("bots", free=free, wanted=wanted, count=len(names), names=", ".join(names))
    return names


def read_bot(typed: str) -> str:
    """A bot's spec, checked: its name, or `name:argument` where it takes one."""
    name = typed.partition(":")[0]
    if name not in bots():
        raise Wrong.said("bot", typed=name, similar=similar(name, bots()), there=", ".join(bots()))
    try:
        bot(typed)
    except (KeyError, ValueError) as error:
        raise Wrong(str(error.args[0])) from error
    return typed


def read_table(typed: str) -> "TableKind":
    """A kind of table: a game, or `GAME:NAME=VALUE,NAME=VALUE` with some of its options."""
    from detente.arena.run import table

    name, colon, options = typed.partition(":")
    game = find_game(name)
    chosen = read_options(game, [option.strip() for option in options.split(",")] if colon else [])
    try:
        return table(game.id, chosen)
    except ValueError as error:
        raise Wrong(f"{typed}: {error}") from error


def read_seat(game: Game, typed: str | None, seats: int, options: Mapping[str, Any] | None = None) -> int:
    """A seat, as `detente.core.shown.seats` reads it; the first one if nothing was typed."""
    if typed is None:
        return 0
    try:
        return seat_of(game, seats, typed, options)
    except ValueError as error:
        raise Wrong(said_in(error, spoken().language)) from error


def read_limit(typed: str) -> Limit:
    """How long a bot may think."""
    try:
        return Limit.parse(typed)
    except ValueError as error:
        raise Wrong(str(error)) from error


def read_language(typed: str, there: Sequence[str], what: str) -> str:
    """A language for which there are texts."""
    if typed not in there:
        raise Wrong.said("language", what=what, there=", ".join(there) or "–", typed=typed)
    return typed


def read_bytes(file: Path) -> bytes:
    """The content of a file, for `read_json`; if it is too large, just enough of it to show that."""
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise Wrong.said("unreadable", file=str(file), problem=error.strerror or str(error)) from error


def check_writable(file: Path) -> None:
    """Check early that a file can be written; nothing is changed."""
    folder = file.parent
    if file.is_dir():
        raise Wrong.said("write-folder", file=str(file))
    if not folder.is_dir():
        raise Wrong.said("write-nowhere", file=str(file), folder=str(folder))
    if not os.access(file if file.exists() else folder, os.W_OK) or not os.access(folder, os.W_OK):
        raise Wrong.said("write-denied", file=str(file))
