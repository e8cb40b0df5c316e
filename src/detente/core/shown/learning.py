"""How a game is learnt: a page to start with, a guided first game, and a glossary. A game may bring each of them, or none.

`learn.toml` in the game's package says what all languages share:

    [table]                                 # the guided first game; seat A is the learner's
    seats = 3                               # the other seats are bots
    bot = "easy"
    seed = "7"
    decisions = 25                          # of the learner, until the guide has said enough
    options = {}                            # optional, as when a table is opened
    facts = {}                              # optional, of a starting position: see `Game.position`

    [[picture]]                             # on the page to start with, in this order
    shows = "board"                         # the board, or a list of places
    facts = {}                              # optional: of its position, instead of that of the guided game
    moves = ["place king UOR", ...]         # optional: actions from there that lead to it
    rule = "NW-TURN-4"                      # optional: it heads the chapter of this rule on the rules page, too

    [glossary.carrier]                      # the message `legend-carrier` names the term and explains it
    rule = "NW-CARD-3"
    sprite = "atlas"                        # optional: its picture
    explains = ["missile", "bomber"]        # optional: terms of things on the table (`detente.core.shown.explained`) that it
                                            # explains, too; it always explains the term of its own name

`start.LANGUAGE.md` is the page to start with. `guide.LANGUAGE.md` holds what the guide says, in chapters:

    ## goal                                 # one sentence, which stays in sight
    ## asks place: A title                  # the first time that the learner is asked the question `place`
    ## log NW-WAR-1: A title                # the first time that a line of the log names this rule
    ## why place propaganda*                # why an action is worth trying; the first pattern that fits its text counts
    ## known                                # the last page: what the learner knows now

In texts, `![](<sprite:NAME>)` is a picture of the board's file, and `[words](<at:ELEMENT>)` points at an element of the scene, in
whose id `{seat}` is the letter of the learner's seat. Packages of `Game.words_from` may hold chapters and terms that games share.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from detente.core.shown.words import Words

if TYPE_CHECKING:
    from detente.core.engine.game import Game
    from detente.core.engine.state import State

CHAPTER = re.compile(r"^## (goal|known|asks|log|why)(?: ([^:\n]+?))?(?:: ([^\n]+))?$", re.MULTILINE)
CAPTION = re.compile(r"!\[([^\]]*)\]\(<picture:(\d+)>\)")
HEADING = re.compile(r"^## .*$", re.MULTILINE)
KINDS: Final = ("asks", "log")


@dataclass(frozen=True, slots=True)
class Step:
    """What the guide explains once. kind, key: when: a question by its name, or a line of the log by its rule. text: Markdown."""

    kind: Literal["asks", "log"]
    key: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is worth trying. pattern: of the action's text, in which `*` stands for anything. text: Markdown."""

    pattern: str
    text: str


@dataclass(frozen=True, slots=True)
class Guide:
    """What a guide says in one language, as Markdown: its goal, its steps, reasons in their order, and its last page."""

    goal: str
    steps: tuple[Step, ...]
    reasons: tuple[Reason, ...]
    known: str


@dataclass(frozen=True, slots=True)
class GuidedTable:
    """The table of a guided first game, at which the learner has seat A. decisions: after which the guide has said enough."""

    seats: int
    bot: str
    seed: int
    decisions: int
    options: Mapping[str, Any]
    facts: Mapping[str, Any] | None

    @property
    def choice(self) -> dict[str, Any]:
        """The options, with the number of seats."""
        return {**self.options, "seats": self.seats}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture on the page to start with. shows: the board, or the ids of places. facts, moves: its position, see above. rule: the
    rule whose chapter it heads on the rules page, or None.
    """

    shows: Literal["board"] | tuple[str, ...]
    facts: Mapping[str, Any] | None
    moves: tuple[str, ...]
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A term of the glossary. forms: the words by which texts call it. rule: its id. sprite: its picture, or None. explains: the terms
    of things on the table that lead to it.
    """

    id: str
    term: str
    meaning: str
    forms: tuple[str, ...]
    rule: str
    sprite: str | None
    explains: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shared:
    """What all languages share: the contents of `learn.toml`."""

    table: GuidedTable | None = None
    pictures: tuple[Picture, ...] = ()
    glossary: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


def packages(game: Game) -> tuple[str, ...]:
    """The packages in which texts for learners may be, the game's own last."""
    return (*game.words_from, game.package)


def read(package: str, name: str) -> str | None:
    """A text file of a package; None if there is none."""
    file = resources.files(package).joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def shared(game: Game) -> Shared:
    """What `learn.toml` says; nothing if the game has none. ValueError or KeyError if it cannot be read."""
    glossary: dict[str, Mapping[str, Any]] = {}
    own: dict[str, Any] = {}
    for package in packages(game):
        own = tomllib.loads(read(package, "learn.toml") or "")
        glossary |= own.get("glossary", {})
    table = own.get("table")
    return Shared(
        table=guided_table(table) if table is not None else None,
        pictures=tuple(picture(each) for each in own.get("picture", [])),
        glossary=glossary,
    )


def guided_table(found: Mapping[str, Any]) -> GuidedTable:
    """The table of a guided first game from `learn.toml`."""
    return GuidedTable(
        seats=int(found["seats"]),
        bot=str(found["bot"]),
        seed=int(found["seed"]),
        decisions=int(found["decisions"]),
        options=found.get("options", {}),
        facts=found.get("facts"),
    )


def picture(found: Mapping[str, Any]) -> Picture:
    """A picture from `learn.toml`."""
    shows = found["shows"]
    return Picture(
        "board" if shows == "board" else tuple(shows),
        found.get("facts"),
        tuple(found.get("moves", ())),
        found.get("rule"),
    )


def pictured(game: Game, table: GuidedTable, picture: Picture) -> State:
    """The position of a picture, at the options of a table. IllegalAction or ValueError if there is no such position."""
    facts = picture.facts if picture.facts is not None else table.facts
    if facts is None:
        state = game.start(table.choice, table.seed)
    else:
        state = game.position(facts, table.choice, table.seed)
    for text in picture.moves:
        state.apply(state.to_act[0], game.actions.parse(text))
    return state


def has_guide(game: Game) -> bool:
    """Whether there is a guided first game."""
    return shared(game).table is not None


def start_page(game: Game, language: str) -> str | None:
    """The page to start with, as Markdown; None if there is none."""
    return read(game.package, f"start.{language}.md")


def captions(game: Game, language: str) -> dict[int, str]:
    """What the page to start with says of its pictures, by their numbers from 1."""
    return {int(number): text for text, number in CAPTION.findall(start_page(game, language) or "")}


@cache
def guide(game: Game, language: str) -> Guide | None:
    """What the guide says; None if the game has none. ValueError names a heading that is none of a guide."""
    if read(game.package, f"guide.{language}.md") is None:
        return None
    chapters: dict[tuple[str, str], tuple[str, str]] = {}
    for package in reversed(packages(game)):
        for key, said in chapters_of(read(package, f"guide.{language}.md") or ""):
            chapters.setdefault(key, said)
    return Guide(
        goal=chapters.get(("goal", ""), ("", ""))[1],
        steps=tuple(
            Step(cast(Literal["asks", "log"], kind), key, title, text)
            for (kind, key), (title, text) in chapters.items()
            if kind in KINDS
        ),
        reasons=tuple(Reason(key, text) for (kind, key), (_, text) in chapters.items() if kind == "why"),
        known=chapters.get(("known", ""), ("", ""))[1],
    )


def chapters_of(text: str) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """The chapters of a guide's file: kind and key, title and text. ValueError names a heading that is none."""
    found: list[tuple[tuple[str, str], tuple[str, str]]] = []
    heads = list(HEADING.finditer(text))
    for k, head in enumerate(heads):
        told = CHAPTER.fullmatch(head[0])
        if told is None:
            raise ValueError(f"{head[0]!r} is no heading of a guide: goal, asks, log, why or known")
        end = heads[k + 1].start() if k + 1 < len(heads) else len(text)
        found.append(((told[1], told[2] or ""), (told[3] or "", text[head.end() : end].strip())))
    return found


@cache
def glossary(game: Game, language: str) -> tuple[Entry, ...]:
    """The terms of a game in the order of the alphabet. KeyError if one has no text."""
    words = Words(game, language)
    found = []
    for id, about in shared(game).glossary.items():
        message = f"legend-{id}"
        term, more = words(message), words.forms(message)
        forms = (term, *filter(None, map(str.strip, more.get("forms", "").split(","))))
        explains = (id, *about.get("explains", ()))
        found.append(Entry(id, term, more["is"], forms, about["rule"], about.get("sprite"), explains))
    return tuple(sorted(found, key=lambda entry: entry.term.casefold()))
