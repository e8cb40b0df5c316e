"""A table in memory: the log of its game, the state that the log leads to, and what each seat has been shown of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from detente.core.game import Game
from detente.core.record import standing
from detente.core.scene import seen
from detente.core.state import IllegalAction, State

Entry = tuple[int, str | int]
"""`(seat, action text)`, or `(seat, n)`: the seat took its last `n` actions back."""

Observer = int | None
"""A seat, or None for spectators."""


@dataclass(slots=True)
class Moment:
    """The table after an entry of its log, or before the first: then `entry` is None. events: what it brought about."""

    entry: Entry | None
    state: State
    events: list[Any] = field(default_factory=list)
    _views: dict[Observer, dict[str, Any]] = field(default_factory=dict)
    _known: dict[Observer, list[dict[str, Any]]] = field(default_factory=dict)

    def view(self, observer: Observer) -> dict[str, Any]:
        """What the observer knows then: made once, for the count of frames and for the scene."""
        if observer not in self._views:
            self._views[observer] = self.state.view(observer)
        return self._views[observer]

    def known(self, observer: Observer) -> list[dict[str, Any]]:
        """What the observer may know of the events: made once, for the count of frames, the log and the changes."""
        if observer not in self._known:
            self._known[observer] = seen(self.events, observer)
        return self._known[observer]


class Sight:
    """Which entries of the log one observer came to notice: each is a frame.

    frames: for each frame the number of entries after which it stands. ask: the frame since which the question that
    stands for the observer, or its own answer to it, is what it is now.
    """

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.frames: list[int] = []
        self.ask = 0
        self.seen_entries = -1
        self._view: dict[str, Any] = {}
        self._question: Any = None

    def observe(self, moment: Moment) -> bool:
        """Take in the next entry of the log; whether it makes a frame."""
        self.seen_entries += 1
        view = moment.view(self.observer)
        if self.frames and view == self._view and not moment.known(self.observer):
            return False
        self._view = view
        self.frames.append(self.seen_entries)
        self._mark_question(moment, view)
        return True

    def _mark_question(self, moment: Moment, view: dict[str, Any]) -> None:
        """See whether another question stands for the seat: a command may answer only the one that it was made for."""
        if self.observer is None:
            return
        question = (
            view["question"],
            moment.state.legal_actions(self.observer),
            view.get("draft"),
            view["undoable"],
        )
        own = moment.entry is not None and moment.entry[0] == self.observer
        if own or question != self._question:
            self._question = question
            self.ask = self.latest

    @property
    def latest(self) -> int:
        """The number of the newest frame."""
        return len(self.frames) - 1

    def frame_at(self, entries: int) -> int:
        """The frame that stood after so many entries."""
        number = len(self.frames) - 1
        while self.frames[number] > entries:
            number -= 1
        return number


class Table:
    """A game under way with its log. `opening` gives the state before the first entry, afresh each time."""

    def __init__(self, game: Game, opening: Callable[[], State], entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self.opening = opening
        self.entries: list[Entry] = []
        self._sights: dict[Observer, Sight] = {}
        self.state = opening()
        for entry in entries:
            self.state = self._after(entry, [])
            self.entries.append(entry)

    # -- the log

    def _after(self, entry: Entry, events: list[Any]) -> State:
        """The state after one more entry; the present one is changed unless the entry is an undo."""
        seat, what = entry
        if isinstance(what, str):
            self.state.apply(seat, self.game.actions.parse(what), events)
            return self.state
        return self._state_of([*self.entries, entry])

    def _state_of(self, entries: list[Entry]) -> State:
        """The state that a log leads to."""
        state = self.opening()
        for _, seat, text in standing(entries):
            state.apply(seat, self.game.actions.parse(text))
        return state

    def moments(self) -> Iterator[Moment]:
        """The table before the first and after every entry, with events. The states are one that goes on changing."""
        past = Table(self.game, self.opening)
        yield Moment(None, past.state)
        for entry in list(self.entries):
            yield past.advance(entry)

    def moment(self, entries: int) -> Moment:
        """The table after so many entries."""
        if entries == 0:
            return Moment(None, self.opening())
        past = Table(self.game, self.opening)
        past.entries = self.entries[: entries - 1]
        past.state = past._state_of(past.entries)
        return past.advance(self.entries[entries - 1])

    def advance(self, entry: Entry) -> Moment:
        """Carry out the next entry of the log, which has been judged before."""
        events: list[Any] = []
        self.state = self._after(entry, events)
        self.entries.append(entry)
        moment = Moment(entry, self.state, events)
        for sight in self._sights.values():
            sight.observe(moment)
        return moment

    def sight(self, observer: Observer) -> Sight:
        """What the observer has been shown, up to now."""
        if observer not in self._sights:
            sight = Sight(observer)
            for moment in self.moments():
                sight.observe(moment)
            self._sights[observer] = sight
        return self._sights[observer]

    # -- judging

    def judge_actions(self, seat: int, texts: list[str]) -> tuple[list[Entry], State]:
        """The entries of a command and the state after it, tried out on a copy. IllegalAction if one cannot be.

        All but the last must be such as can be taken back: else a refusal could tell what chance or a hidden card brought.
        """
        trial = self.state.clone()
        for k, text in enumerate(texts):
            action = self.parsed(trial, seat, text)
            before = trial.undoable(seat)
            trial.apply(seat, action)
            last = k == len(texts) - 1
            if not last and (seat not in trial.to_act or trial.undoable(seat) != before + 1):
                raise IllegalAction(f"{text!r} cannot be followed by {texts[k + 1]!r} in the same command")
        return [(seat, text) for text in texts], trial

    def parsed(self, state: State, seat: int, text: str) -> int:
        """The action of a text. IllegalAction if there is no such action, or it is not legal."""
        try:
            action = self.game.actions.parse(text)
        except ValueError as error:
            raise IllegalAction(str(error)) from error
        if action not in state.legal_actions(seat):
            raise state.refusal(seat, action)
        return action

    def judge_undo(self, seat: int, count: int) -> list[Entry]:
        """The entry of an undo. IllegalAction if the seat may not take back so many actions."""
        may = self.state.undoable(seat)
        if not 1 <= count <= may:
            raise IllegalAction(f"seat {seat} may take back {may} actions now, not {count}")
        return [(seat, count)]

    def state_after(self, entries: list[Entry]) -> State:
        """The state that the log and further entries lead to."""
        return self._state_of([*self.entries, *entries])
