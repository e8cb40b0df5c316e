"""What a game foresees, in words: the questions that a player may answer beforehand, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from detente.core.engine.game import Game
from detente.core.shown.scene import offer_of, scenery
from detente.core.shown.standing import Foreseen, Happening
from detente.core.shown.words import Words


class Choice(TypedDict):
    """Something to choose, with its name for people. value: what is sent if it is chosen."""

    value: str | int
    label: str


class Fact(TypedDict):
    """Something that an answer may depend on. path: in the view. values: those that it may have."""

    path: str
    label: str
    values: list[Choice]


class Beforehand(TypedDict):
    """A question that may be answered beforehand: its name, and what there is to choose from."""

    question: str
    label: str
    actions: list[Choice]
    facts: list[Fact]
    until: list[Choice]


def foreseen(game: Game, view: dict[str, Any]) -> Mapping[str, Foreseen]:
    """The questions that the seat of a view may answer beforehand, by name."""
    own = getattr(scenery(game), "foreseen", None)
    found: Mapping[str, Foreseen] = {} if own is None else own(view)
    return found


def happenings(game: Game) -> Mapping[str, Happening]:
    """What may end a standing order, by name."""
    declared: Mapping[str, Happening] = getattr(scenery(game), "HAPPENINGS", {})
    return declared


def beforehand(game: Game, view: dict[str, Any], words: Words) -> list[Beforehand]:
    """The questions that the seat of a view may answer beforehand, in words."""
    return [
        Beforehand(
            question=question,
            label=words(f"foreseen-{question}"),
            actions=[
                Choice(value=text, label=answer_label(game, view, question, text, words))
                for text in asked.actions
            ],
            facts=[
                Fact(
                    path=path,
                    label=words(f"foreseen-{path.rpartition('.')[2]}"),
                    values=[Choice(value=value, label=value_label(value, words)) for value in values],
                )
                for path, values in asked.facts.items()
            ],
            until=[Choice(value=name, label=words(f"happening-{name}")) for name in asked.until],
        )
        for question, asked in foreseen(game, view).items()
    ]


def answer_label(game: Game, view: dict[str, Any], question: str, text: str, words: Words) -> str:
    """The label of an action as an answer to a question that is not asked yet."""
    return offer_of(game, view | {"question": {"name": question, "rule": None}}, text, words)[0]


def value_label(value: str | int, words: Words) -> str:
    """The name of a value of a fact: a seat's, or the text `foreseen-VALUE`."""
    return words.seat(value) if isinstance(value, int) else words(f"foreseen-{value}")
