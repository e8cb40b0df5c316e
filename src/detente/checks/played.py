"""Random games as their observers see them, position by position and move by move."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from detente.checks.findings import Findings, said
from detente.core.authors.walk import Walk, found_at
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.drawing import Drawing, Scene
from detente.core.shown.scene import scene, scenery
from detente.core.shown.words import Words, languages_of

EVERY = 15
"""At least one in this many positions gets a close look, even if nothing new is asked there."""


Told = tuple[str, str]
"""A fault in a sentence, and the first observer whose scene has it; empty if all of them have."""


class Undrawable(Exception):
    """A scene cannot be drawn: the check of scenes reports it, other checks ignore it."""


class ShownPosition:
    """A position of a random game as its observers see it: each view and each drawing is made once.

    words: by language. language: that of this game, in which every position is drawn; close looks use all languages.
    position: the number of moves before it. close: whether this is a close look.
    """

    def __init__(
        self, state: State, words: Mapping[str, Words], language: str, position: int, close: bool
    ) -> None:
        self.state = state.clone()
        self.words = words
        self.language = language
        self.position = position
        self.close = close
        self._views: dict[int | None, dict[str, Any]] = {}
        self._drawn: dict[tuple[int | None, str], Drawing | Undrawable] = {}
        self._scenes: dict[tuple[int | None, str], Scene | Undrawable] = {}

    @property
    def game(self) -> Game:
        """The game."""
        return self.state.game  # type: ignore[no-any-return]

    @property
    def observers(self) -> tuple[int | None, ...]:
        """All seats, and the spectator."""
        return (*range(int(self.state.seats)), None)

    def view(self, observer: int | None) -> dict[str, Any]:
        """What an observer may know."""
        if observer not in self._views:
            self._views[observer] = self.state.view(observer)
        return self._views[observer]

    def asked(self) -> str:
        """The name of the open question; empty if there is none."""
        question = self.game.questions.get(int(self.state.asked))
        return question.name if question and not self.state.over else ""

    def drawn(self, observer: int | None, language: str) -> Drawing:
        """What the game draws for an observer. Undrawable if it fails."""
        key = observer, language
        if key not in self._drawn:
            try:
                self._drawn[key] = scenery(self.game).draw(self.view(observer), self.words[language])
            except Exception as error:
                self._drawn[key] = undrawable(error)
        found = self._drawn[key]
        if isinstance(found, Undrawable):
            raise found
        return found

    def scene(self, observer: int | None, language: str) -> Scene:
        """The whole scene of an observer. Undrawable if it fails."""
        key = observer, language
        if key not in self._scenes:
            try:
                self._scenes[key] = scene(self.state, observer, language, view=self.view(observer))
            except Exception as error:
                self._scenes[key] = undrawable(error)
        found = self._scenes[key]
        if isinstance(found, Undrawable):
            raise found
        return found


def undrawable(error: Exception) -> Undrawable:
    """The error that every check gets when it asks for this scene."""
    found = Undrawable(said(error))
    found.__cause__ = error
    return found


@dataclass(frozen=True)
class ShownMove:
    """A move of a random game: before and after it, and the events in between."""

    before: ShownPosition
    seat: int
    action: int
    events: list[Any]
    after: ShownPosition


class Watcher:
    """A check of what is shown: it looks at positions and moves of random games, and reports what is wrong there."""

    name: ClassVar[str]

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        self.game = game
        self.languages = languages
        self.count = 0

    @classmethod
    def lack(cls, game: Game) -> str:
        """What the game lacks for this check; empty if it has everything."""
        return ""

    def at(self, look: ShownPosition) -> Iterable[Told]:
        """What is wrong with a position."""
        return ()

    def begun(self, look: ShownPosition, events: list[Any]) -> Iterable[Told]:
        """What is wrong with what happens before the first decision."""
        return ()

    def over(self, step: ShownMove) -> Iterable[Told]:
        """What is wrong with a move."""
        return ()

    def looked(self) -> str:
        """What it has looked at, in a few words."""
        raise NotImplementedError


class Film:
    """Shows random games to watchers, in the languages in which the game has texts."""

    def __init__(self, game: Game, languages: tuple[str, ...], watchers: Iterable[type[Watcher]]) -> None:
        self.game = game
        self.languages = tuple(each for each in languages if each in languages_of(game))
        self.watchers: list[tuple[Watcher, Findings]] = []
        self.skipped: list[Findings] = []
        self.moves = 0
        self.broken = Findings("moves go through")
        for kind in watchers:
            lack = kind.lack(game)
            if lack:
                self.skipped.append(Findings(kind.name, lack, skipped=True))
            else:
                self.watchers.append((kind(game, self.languages), Findings(kind.name)))
        self.met: set[tuple[str, str]] = set()
        self.shown = 0

    def show(self, walk: Walk) -> None:
        """Show one random game, up to its last recorded move."""
        if not self.watchers:
            return
        opening: list[Any] = []
        try:
            state = self.game.start(walk.options, walk.seed, opening)
        except Exception as error:
            self.broken.add(said(error), partial(found_at, walk, 0))
            return
        words = {each: Words(self.game, each, options=state.options) for each in self.languages}
        language = self.languages[self.shown % len(self.languages)] if self.languages else ""
        self.shown += 1
        look = self.look(state, words, language, 0, len(walk.moves))
        self.at(look, walk)
        for watcher, findings in self.watchers:
            for fault, whose in told(watcher.begun(look, opening)):
                findings.add(fault, partial(found_at, walk, 0), whose)
        for position, (seat, action) in enumerate(walk.moves, 1):
            events: list[Any] = []
            try:
                state.apply(seat, action, events)
            except Exception as error:
                self.broken.add(said(error), partial(found_at, walk, position - 1))
                return
            self.moves += 1
            after = self.look(state, words, language, position, len(walk.moves))
            step = ShownMove(look, seat, action, events, after)
            for watcher, findings in self.watchers:
                for fault, whose in told(watcher.over(step)):
                    findings.add(fault, partial(found_at, walk, position - 1), whose)
            look = after
            self.at(look, walk)

    def at(self, look: ShownPosition, walk: Walk) -> None:
        """Show a position to all watchers."""
        for watcher, findings in self.watchers:
            for fault, whose in told(watcher.at(look)):
                findings.add(fault, partial(found_at, walk, look.position), whose)

    def look(
        self, state: State, words: Mapping[str, Words], language: str, position: int, last: int
    ) -> ShownPosition:
        """A position; it gets a close look if a question or a kind of action is new, at regular intervals, and at the end."""
        asked = str(int(state.asked))
        texts = (state.game.actions.text(a) for seat in state.to_act for a in state.legal_actions(seat))
        kinds = {(asked, text.partition(" ")[0]) for text in texts}
        close = not kinds <= self.met or position % EVERY == 0 or position == last
        self.met |= kinds
        return ShownPosition(state, words, language, position, close)

    def findings(self) -> Iterator[Findings]:
        """What the watchers have found, and which moves break down when their events are recorded."""
        self.broken.looked = f"{self.moves} moves"
        yield self.broken
        for watcher, findings in self.watchers:
            findings.looked = watcher.looked()
            yield findings
        yield from self.skipped


def told(faults: Iterable[Told]) -> Iterator[Told]:
    """The faults, and any error of the check itself; only the check of scenes reports scenes that cannot be drawn."""
    try:
        yield from faults
    except Undrawable:
        return
    except Exception as error:
        yield said(error), ""
