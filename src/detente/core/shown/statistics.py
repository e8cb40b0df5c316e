"""What a game declares for statistics of many games, in its module `statistics`, as `STATISTICS`; all of it is optional.

`course`: the public numbers that show how a game runs, each once. The message `measure-NAME` (or `said`) is what people read.
The message `use-USE` is the name of a use of a card (`Event.card_uses`), with hyphens for spaces; the attribute `.short` of the
message `ending-RULE` is the short name of an ending; `course-note` explains the measures where their names do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.events import Event, Named
from detente.core.shown.facts import Amounts, Fact
from detente.core.shown.groups import Each
from detente.core.shown.words import Words

SPECTATOR = -1
MODULE = "statistics"

Reading = int | None | Sequence[int | None]
"""A number of the table, or one for each seat; None if there is none."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number of the course of a game.

    name: stable, in files. read: the path of a fact of the view (`doves`, `tracks.prestige`, `table.cash`), or a function that
    returns a number of the table or one for each seat. said: the message of its name; default `measure-NAME`.
    leads: whether the seat with the highest number is in the lead. part: whether it is the number of a part of the game, such
    as its round or year, which never falls; courses can then be laid side by side by it.
    """

    name: str
    read: str | Callable[[Any], Reading]
    said: str = ""
    leads: bool = False
    part: bool = False

    @property
    def message(self) -> str:
        """The message of its name."""
        return self.said or f"measure-{self.name}"


def nothing_at_hand(state: Any, seat: int) -> Iterable[str]:
    """No card: for games without cards that wait to be played."""
    return ()


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a game declares.

    course: the numbers of the course of a game, in the order of the page.
    card_name: the printed name of a card, by its id; default: the message `KIND-ID` as in the log.
    at_hand: the ids of the cards that a seat could play now or later: its hand, and what is open to it.
    aside: uses that do not count as playing a card, such as discarding it.
    """

    course: tuple[Measure, ...] = ()
    card_name: Callable[[str, Words], str] | None = None
    at_hand: Callable[[Any, int], Iterable[str]] = nothing_at_hand
    aside: tuple[str, ...] = ()


@cache
def statistics_of(game: Game) -> Statistics:
    """What a game declares; nothing if it has no module `statistics`."""
    module = game.module(MODULE)
    return module.STATISTICS if module is not None else Statistics()


def course_of(game: Game, state: State) -> list[Reading]:
    """The numbers of the course of a game in a state, in the order of its measures; each fact is read once."""
    known: dict[str, Any] = {}
    found: list[Reading] = []
    for measure in statistics_of(game).course:
        if not isinstance(measure.read, str):
            found.append(measure.read(state))
            continue
        name, _, part = measure.read.partition(".")
        fact = fact_named(game, name)
        if name not in known:
            known[name] = fact.raw(state, SPECTATOR)
        found.append(part_of(fact, known[name], part))
    return found


@cache
def fact_named(game: Game, name: str) -> Fact[Any]:
    """A fact of the game's view. KeyError if it has none of this name."""
    for fact in game.all_facts.facts:
        if fact.name == name:
            return fact
    raise KeyError(f"the view of {game.id} has no fact {name!r}")


def part_of(fact: Fact[Any], raw: Any, part: str) -> Reading:
    """A fact, or a part of it: a column of a table, a number of several."""
    if isinstance(fact, Each):
        return fact.of_fact(raw, [inner.name for inner in fact.facts].index(part))
    if isinstance(fact, Amounts) and part:
        return int(raw[fact.axis.number(part, fact.name)])
    return raw  # type: ignore[no-any-return]


def card_name(game: Game, card: str, words: Words) -> str:
    """The printed name of a card; its id if the game has no name for it."""
    own = statistics_of(game).card_name
    if own is not None:
        return own(card, words)
    kinds = (note.kind for note in named_fields(game) if card in note.ids)
    return next((words(f"{kind}-{card}") for kind in kinds if f"{kind}-{card}" in words), card)


@cache
def named_fields(game: Game) -> tuple[Named, ...]:
    """How the fields of the game's events that report a use of a card are named."""
    found = [
        note
        for kind in game.events.values()
        if kind.card_uses is not Event.card_uses
        for note in kind.readers.values()
    ]
    return tuple(note for note in found if isinstance(note, Named))


def use_name(use: str, words: Words) -> str:
    """The name of a use of a card; the word of the rules if the game has no name for it."""
    return words.get(f"use-{use.replace(' ', '-')}", use)


def short_ending(reason: str, words: Words) -> str:
    """The short name of an ending, or its sentence without the full stop; the id of its rule if the game has neither."""
    message = f"ending-{reason.replace('.', '-')}"
    if message not in words:
        return reason
    return words.forms(message).get("short") or words(message).removesuffix(".")
