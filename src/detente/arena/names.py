"""Names for people: what pages and tables call the ids of a run."""

from collections.abc import Mapping
from typing import Any

import detente
from detente.arena.course import CHANCE
from detente.arena.run import Run
from detente.core.engine.options import Option
from detente.core.shown.rulebook import ending
from detente.core.shown.seats import seat_name
from detente.core.shown.statistics import card_name, short_ending, statistics_of, use_name
from detente.core.shown.words import Texts, Words, choice, languages_of


class Names:
    """The names of seats, cards, endings, uses, measures and options of a game in a language.

    say: the arena's texts. options: of the table, checked, since an edition brings names for its cards.
    """

    def __init__(
        self, game_id: str, language: str, seats: int, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game = detente.game(game_id)
        self.language = language
        self.say = Texts(language, "detente.arena")
        own = game if language in languages_of(game) else None
        self.words = Words(own, language, options=options)
        self.seats = [seat_name(self.words, seat) for seat in range(seats)]
        self.known: dict[str, str] = {}

    def seat(self, seat: int | None) -> str:
        """The name of a seat; of the table for None."""
        return self.say("the-table") if seat is None else self.seats[seat]

    def card(self, card: str) -> str:
        """The printed name of a card; with the id, too, where another card has the same name."""
        if card not in self.known:
            self.known[card] = card_name(self.game, card, self.words)
        return self.known[card]

    def use(self, use: str) -> str:
        """The name of a use of a card."""
        return use_name(use, self.words)

    def ending(self, reason: str) -> str:
        """The short name of an ending."""
        return short_ending(reason, self.words)

    def told(self, reason: str) -> str:
        """How a game ended by a rule, in a sentence; empty if the game has no texts."""
        try:
            return ending(self.game, self.language, reason)
        except (FileNotFoundError, ValueError):
            return ""

    def measure(self, name: str) -> str:
        """The name of a measure of the course."""
        if name == CHANCE:
            return self.say("chance")
        declared = next(one for one in statistics_of(self.game).course if one.name == name)
        return self.words.get(declared.message, name)

    def option(self, option: Option, value: Any) -> str:
        """An option with its value: `Edition: mine`."""
        shown = choice(option, self.words)
        said = {each["value"]: each["label"] for each in shown["values"]}
        label = value["name"] if isinstance(value, dict) else said.get(value, value)
        return f"{shown['label']}: {label}"

    def options(self, values: Mapping[str, Any]) -> list[str]:
        """Options that differ from their default, with their values in readable form."""
        return [
            self.option(option, values[option.name])
            for option in self.game.options
            if option.name == "seats" or values[option.name] != option.standard
        ]

    def differing(self, one: Mapping[str, Any], other: Mapping[str, Any]) -> tuple[str, str]:
        """What distinguishes two tables: of each, the options in which they differ, with the hash of contents of one name."""
        told: list[list[str]] = [[], []]
        for option in self.game.options:
            pair = (one[option.name], other[option.name])
            if pair[0] == pair[1]:
                continue
            names = [self.option(option, value) for value in pair]
            if names[0] == names[1]:
                names = [f"{name} ({value['hash']})" for name, value in zip(names, pair, strict=True)]
            for mine, name in zip(told, names, strict=True):
                mine.append(name)
        if not told[0]:
            return self.say("first-edition"), self.say("second-edition")
        return ", ".join(told[0]), ", ".join(told[1])


def names_of(run: Run, language: str) -> Names:
    """The names of a run. ValueError if there are no texts in this language."""
    game = detente.game(run.game)
    options = game.start(run.plain, 0).options if run.plain is not None else None
    return Names(run.game, language, len(run.lineup), options)
