"""A table in memory: the log of its game, the state that the log leads to, and what each seat has been shown of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from detente.core.engine.game import Game
from detente.core.engine.rng import seeded
from detente.core.engine.state import IllegalAction, State
from detente.core.records.record import standing
from detente.core.shown.scene import seen

log = logging.getLogger("detente.server")

Entry = tuple[int, str | int]
"""`(seat, action text)`, or `(seat, n)`: the seat took its last `n` actions back."""

Observer = int | None
"""A seat, or None for spectators."""


class RulesFailed(Exception):
    """The game's own rules broke down over these entries of the log; `__cause__` says how. The table is as it was before."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__(f"the rules broke down over {entries[-1] if entries else 'the start'}")
        self.entries = list(entries)


class SeatChange(NamedTuple):
    """A seat passed to another holder. how: the server's text that says so, `log-seat-HOW`. before, after: their names."""

    seat: int
    how: str
    before: str
    after: str


LogItem = Entry | SeatChange
"""What a table's log is made of: what was played, and who began to hold a seat in between."""


def played(log: Iterable[LogItem]) -> list[Entry]:
    """The entries of a log: what was played."""
    return [written for written in log if not isinstance(written, SeatChange)]


class PositionRange(NamedTuple):
    """Moments of a table, by their numbers, in which somebody held a seat. until: the first one after; None if there is none."""

    since: int = 0
    until: int | None = None


@dataclass(slots=True)
class Snapshot:
    """The table after so many lines of its log (`number`). entry, change: the last of them, whichever it is; both are None
    before the first. events: what it brought about.
    """

    number: int
    state: State
    entry: Entry | None = None
    change: SeatChange | None = None
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


class SeatTimeline:
    """Which moments one observer came to notice: each is a frame.

    spans: when the present holder of a seat held it. Of all other times they are shown what a spectator saw: what another
    holder of the seat knew then stays closed.
    frames: for each frame the number of its moment. ask: the frame since which the question that stands for the
    observer, or its own answer to it, is what it is now.
    """

    def __init__(self, observer: Observer, spans: Sequence[PositionRange]) -> None:
        self.observer = observer
        self.spans = spans
        self.frames: list[int] = []
        self.ask = 0
        self._view: dict[str, Any] = {}
        self._question: Any = None

    def eyes(self, number: int) -> Observer:
        """As whom the observer sees this moment."""
        held = any(since <= number and (until is None or number < until) for since, until in self.spans)
        return self.observer if held else None

    def observe(self, moment: Snapshot) -> bool:
        """Take in the next moment; whether it makes a frame. All notice who holds a seat from now on.

        It makes one, too, if the game cannot say what is seen of it.
        """
        eyes = self.eyes(moment.number)
        question: Any
        try:
            view = moment.view(eyes)
            noticed = moment.change is not None or view != self._view or moment.known(eyes)
            if self.frames and not noticed:
                return False
            question = None if eyes is None else question_of(moment.state, eyes, view)
        except Exception:
            log.exception("what %s sees of a game cannot be told", self.observer)
            view, question = {}, object()
        self._view = view
        self.frames.append(moment.number)
        self._mark_question(moment, eyes, question)
        return True

    def _mark_question(self, moment: Snapshot, eyes: Observer, question: Any) -> None:
        """See whether another question stands for the seat: a command may answer only the one that it was made for."""
        if eyes is None:
            self._question = None
            return
        own = moment.entry is not None and moment.entry[0] == eyes
        if own or question != self._question:
            self._question = question
            self.ask = self.latest

    @property
    def latest(self) -> int:
        """The number of the newest frame."""
        return len(self.frames) - 1

    def frame_at(self, number: int) -> int:
        """The frame that stood at this moment."""
        frame = len(self.frames) - 1
        while self.frames[frame] > number:
            frame -= 1
        return frame


def question_of(state: State, seat: int, view: dict[str, Any]) -> tuple[Any, ...]:
    """The question that stands for a seat, or its own answer to it."""
    return view["question"], state.legal_actions(seat), view.get("draft"), view["undoable"]


class GameLog:
    """A game under way with its log. `opening` gives the state before the first entry, afresh each time.

    Its state is never changed, only replaced by the one that comes after it: whoever holds one may go on looking at it.
    """

    def __init__(self, game: Game, opening: Callable[[], State], log: Iterable[LogItem] = ()) -> None:
        self.game = game
        self.opening = opening
        self.log: list[LogItem] = list(log)
        self.entries: list[Entry] = []
        self.sights: dict[Observer, SeatTimeline] = {}
        self._spans: dict[int, Sequence[PositionRange]] = {}
        self._passed_on: dict[int, int] = {}
        for written in self.log:
            if isinstance(written, SeatChange):
                self._passed_on[written.seat] = len(self.entries)
            else:
                self.entries.append(written)
        self.state = self._state_of(self.entries)

    # -- the log

    @property
    def position(self) -> int:
        """The number of the newest moment: how long the log is."""
        return len(self.log)

    def _state_of(self, entries: list[Entry]) -> State:
        """The state that a log leads to."""
        state = self.opening()
        for _, seat, text in standing(entries):
            state.apply(seat, self.game.actions.parse(text))
        return state

    def moments(self) -> Iterator[Snapshot]:
        """The table before the first and after every line of the log, with events."""
        past = GameLog(self.game, self.opening)
        yield Snapshot(0, past.state)
        for written in list(self.log):
            yield past.advance(written)

    def moment(self, number: int) -> Snapshot:
        """The table after so many lines of its log."""
        if number == 0:
            return Snapshot(0, self.opening())
        past = GameLog(self.game, self.opening, self.log[: number - 1])
        return past.advance(self.log[number - 1])

    def before(self, entry: int) -> int:
        """The number of the moment in which the entry was made that has so many entries before it."""
        played = (number for number, written in enumerate(self.log) if not isinstance(written, SeatChange))
        return next(islice(played, entry, None), self.position)

    def ahead(self, written: LogItem) -> Snapshot:
        """What the next line of the log, which has been judged before, leads to; the table stays where it is."""
        number = self.position + 1
        if isinstance(written, SeatChange):
            return Snapshot(number, self.state, change=written)
        seat, what = written
        if isinstance(what, int):
            return Snapshot(number, self._state_of([*self.entries, written]), written)
        return after(self.state, seat, self.game.actions.parse(what), number)

    def take(self, moment: Snapshot) -> None:
        """Go on to the moment that comes next."""
        if moment.change is not None:
            self._passed_on[moment.change.seat] = len(self.entries)
            self.log.append(moment.change)
        elif moment.entry is not None:
            self.state = moment.state
            self.entries.append(moment.entry)
            self.log.append(moment.entry)
        for sight in self.sights.values():
            sight.observe(moment)

    def advance(self, written: LogItem) -> Snapshot:
        """Carry out the next line of the log, which has been judged before."""
        moment = self.ahead(written)
        self.take(moment)
        return moment

    # -- sights

    def held(self, seat: int, spans: Sequence[PositionRange]) -> None:
        """From now on the seat is looked at by who held it in these spans."""
        self._spans[seat] = spans
        self.sights.pop(seat, None)

    def sight(self, observer: Observer) -> SeatTimeline:
        """What the observer has been shown, up to now; the first time the whole game is looked through for it."""
        if observer not in self.sights:
            spans = (PositionRange(),) if observer is None else self._spans.get(observer, (PositionRange(),))
            sight = SeatTimeline(observer, spans)
            for moment in self.moments():
                sight.observe(moment)
            self.sights[observer] = sight
        return self.sights[observer]

    # -- judging

    def judge(self, seat: int, orders: list[str] | int) -> list[Snapshot]:
        """What a command leads to, entry by entry; the table stays where it is.

        IllegalAction if it cannot be, RulesFailed if the rules break down over it.
        """
        if isinstance(orders, int):
            return self._judge_undo(seat, orders)
        return self._judge_actions(seat, orders)

    def _judge_actions(self, seat: int, texts: list[str]) -> list[Snapshot]:
        """What actions lead to. All but the last must be such as can be taken back: else a refusal could tell what
        chance or a hidden card brought.
        """
        moments: list[Snapshot] = []
        state = self.state
        for k, text in enumerate(texts):
            action = self.parsed(state, seat, text)
            try:
                moment = after(state, seat, action, self.position + k + 1)
            except Exception as error:
                raise RulesFailed([(seat, done) for done in texts[: k + 1]]) from error
            moments.append(moment)
            before, state = state.undoable(seat), moment.state
            last = k == len(texts) - 1
            if not last and (seat not in state.to_act or state.undoable(seat) != before + 1):
                raise IllegalAction(f"{text!r} cannot be followed by {texts[k + 1]!r} in the same command")
        return moments

    def parsed(self, state: State, seat: int, text: str) -> int:
        """The action of a text. IllegalAction if there is no such action, or it is not legal."""
        try:
            action = self.game.actions.parse(text)
        except ValueError as error:
            raise IllegalAction(str(error)) from error
        if action not in self.legal(state, seat):
            raise refusal(state, seat, action)
        return action

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back: those that the rules allow, and none of a holder before."""
        may = int(self.state.undoable(seat))
        if not may or seat not in self._passed_on:
            return may
        since = self._passed_on[seat]
        own = sum(actor == seat and entry >= since for entry, actor, _ in standing(self.entries))
        return min(may, own)

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may do."""
        try:
            return state.legal_actions(seat)
        except Exception as error:
            raise RulesFailed([]) from error

    def _judge_undo(self, seat: int, count: int) -> list[Snapshot]:
        """What an undo leads to. IllegalAction if the seat may not take back so many actions."""
        may = self.undoable(seat)
        if not 1 <= count <= may:
            raise IllegalAction(f"seat {seat} may take back {may} actions now, not {count}")
        try:
            return [self.ahead((seat, count))]
        except Exception as error:
            raise RulesFailed([(seat, count)]) from error

    def way(self, seat: int, seed: int) -> str:
        """Any action of a seat, chosen by chance, that the rules can carry out. RulesFailed if there is none."""
        legal = self.legal(self.state, seat)
        seeded(seed).shuffle(legal)
        failed = RulesFailed([])
        for action in legal:
            text = self.game.actions.text(action)
            try:
                after(self.state, seat, action, self.position + 1)
            except Exception as error:
                failed = RulesFailed([(seat, text)])
                failed.__cause__ = error
            else:
                return text
        raise failed


def after(state: State, seat: int, action: int, number: int) -> Snapshot:
    """What a legal action of a seat leads to, with events, as the moment of this number; the state itself stays as it is."""
    text = state.game.actions.text(action)
    events: list[Any] = []
    twin = state.clone()
    twin.apply(seat, action, events)
    return Snapshot(number, twin, (seat, text), events=events)


def refusal(state: State, seat: int, action: int) -> IllegalAction:
    """The refusal of an illegal action, without a rule if the game fails to name it."""
    try:
        return state.refusal(seat, action)
    except Exception:
        log.exception("%s cannot say why an action is illegal", state.game.id)
        return IllegalAction("this action is not legal now")
