"""Write down what players read: log lines, prompts and offers of 20 random games of each game, in each of its languages.

    python tools/sentences.py [GAME ...]

The files are in tests/fixtures/sentences; a test compares them, so that a change of texts is visible in the diff. Read the
diff as a player would: aloud, with the game in mind. Of sentences that differ only in their names and numbers, a few are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import detente
from detente import Game, State
from detente.core.authors.walk import Walk
from detente.core.shown.scene import scene
from detente.core.shown.telling import lines_of, seen, told_together
from detente.core.shown.words import Words, languages_of

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "sentences"
GAMES = 20
EXAMPLES = 3
"""How many sentences of one kind are kept."""
DRAWN = 8
"""How many scenes are drawn for each question, in each language."""
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fatma")

Kinds = dict[str, dict[str, list[str]]]
"""Sentences by the event or question that they are about, and by their kind."""


class Listening(Words):
    """Words that remember the last message: the one that makes the sentence."""

    last = ""

    def __call__(self, message: str, /, **values: Any) -> str:
        self.last = message
        return super().__call__(message, **values)


class Heard:
    """Collects what players of one game read in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.log: Kinds = {}
        self.asked: Kinds = {}
        self.drawn: dict[str, int] = {}

    def listen(self, words: Listening, events: list[Any], seat: int, seats: int) -> None:
        """Collect the log lines of some events, as a seat, the next one and spectators read them."""
        for observer in (seat, (seat + 1) % seats, None):
            for event in told_together(self.game, seen(events, observer)):
                words.last = ""
                for line in lines_of(self.game, [event], words):
                    keep(self.log, event["event"], words.last, line["text"])

    def look(self, state: State, seat: int, names: tuple[str, ...]) -> None:
        """Collect what a seat is asked, and what it may answer."""
        question = state.sequence.questions[state.asked].name
        self.drawn[question] = self.drawn.get(question, 0) + 1
        if self.drawn[question] > DRAWN:
            return
        shown = scene(state, seat, self.language, names)
        keep(self.asked, question, "?", shown["prompt"]["text"])
        for offer in shown["offers"]:
            keep(self.asked, question, offer["action"].partition(" ")[0], offer["label"])

    def lines(self) -> Iterator[str]:
        """Everything collected, as lines of a file."""
        for title, kinds in (("What happens", self.log), ("What is asked", self.asked)):
            yield f"== {title}"
            for name, sentences in sorted(kinds.items()):
                yield f"{name}"
                for _, examples in sorted(sentences.items()):
                    yield from (f"  {each}".replace("\n", " / ") for each in examples)


def keep(kinds: Kinds, name: str, kind: str, sentence: str) -> None:
    """Keep a sentence if there are not enough of its kind."""
    there = kinds.setdefault(name, {}).setdefault(kind, [])
    if len(there) < EXAMPLES and sentence and sentence not in there:
        there.append(sentence)


def options_of(game: Game, number: int) -> Mapping[str, Any]:
    """The options of the game with this number: all values of all options come up."""
    found = {}
    for k, option in enumerate(game.options):
        found[option.name] = option.values[(number * (k + 1) + number // 3) % len(option.values)]
    return found


def walk_of(game: Game, number: int) -> Walk:
    """A random game; with the default options if the given ones are incompatible."""
    try:
        return Walk(game, options_of(game, number), number)
    except ValueError:
        return Walk(game, None, number)


def sentences(game: Game) -> dict[str, str]:
    """What players of a game read, by language: the contents of the files."""
    heard = {language: Heard(game, language) for language in languages_of(game)}
    for number in range(GAMES):
        walk = walk_of(game, number)
        opening: list[Any] = []
        state = game.start(walk.options, number, opening)
        names = NAMES[: state.seats]
        words = {
            language: Listening(game, language, names=names, options=state.options) for language in heard
        }
        for language, each in heard.items():
            each.listen(words[language], opening, 0, state.seats)
        for seat, action in walk.moves:
            for each in heard.values():
                each.look(state, seat, names)
            events: list[Any] = []
            state.apply(seat, action, events)
            for language, each in heard.items():
                each.listen(words[language], events, seat, state.seats)
    return {language: "\n".join(each.lines()) + "\n" for language, each in heard.items()}


def file_of(game: Game, language: str) -> Path:
    """The folder of a game's sentences."""
    return FOLDER / f"{game.id}.{language}.txt"


def main(ids: list[str]) -> None:
    """Write the files of these games, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for id in ids or detente.games():
        game = detente.game(id)
        for language, text in sentences(game).items():
            file_of(game, language).write_text(text, encoding="utf-8")
            print(f"{file_of(game, language).name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
