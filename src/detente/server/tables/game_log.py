"""The log of a game, the state that it leads to, and the frames that each observer has seen of it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from operator import is_
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import orjson

from detente.core.engine.game import Game
from detente.core.engine.rng import seeded
from detente.core.engine.state import IllegalAction, State
from detente.core.records.record import Base as RecordBase
from detente.core.records.record import Record, standing
from detente.core.shown.kept import Kept
from detente.core.shown.views import Sights

log = logging.getLogger("detente.server")

Entry = tuple[int, str | int]
"""`(seat, action text)`; `(seat, n)`: the seat took back its last `n` actions; or `(seat, -n)`: all agreed to take back the last
`n` actions of everybody, as the seat had asked."""

Observer = int | None
"""A seat, or None for spectators."""

FRAMES_TOLD = 200
"""Of how many frames a timeline keeps what was told: about as many as a browser gets lines of."""

Opening = Callable[[list[Any]], State]
"""Makes the state before the first item of a log, a new one each time, and appends what happened before it to the list."""


class BeforeUpgrade(IllegalAction):
    """What a seat would take back was done before the rules of the game changed: it cannot be played again."""


class RulesFailed(Exception):
    """The game's own rules failed at these entries of the log; `__cause__` has the error. The log is unchanged."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__(f"the rules broke down over {entries[-1] if entries else 'the start'}")
        self.entries = list(entries)


class SeatChange(NamedTuple):
    """A seat passed to another holder. how: selects the server's text for it, `log-seat-HOW`. before, after: their names."""

    seat: int
    how: str
    before: str
    after: str


LogItem = Entry | SeatChange
"""What a game's log consists of: what was played, and seats that were passed on in between."""


def entries_of(items: Iterable[LogItem]) -> list[Entry]:
    """What was played, without the seat changes."""
    return [item for item in items if not isinstance(item, SeatChange)]


class PositionRange(NamedTuple):
    """Positions of a log at which somebody held a seat. until: the first one after; None if they still hold it."""

    since: int = 0
    until: int | None = None


@dataclass(slots=True)
class Snapshot:
    """The game at a position of its log, that is, after this many items. entry, change: the last item, in one of the two; both
    are None at the start. events: the effects of the entry; at the start, what happened before the first decision. is_base: the game
    goes on from here under other rules. before: the entries of views of the snapshot before, if they are known.
    """

    position: int
    state: State
    entry: Entry | None = None
    change: SeatChange | None = None
    events: list[Any] = field(default_factory=list)
    is_base: bool = False
    before: dict[str, object] | None = None
    _sights: Sights | None = None
    _views: dict[Observer, dict[str, Any]] = field(default_factory=dict)
    _known_events: dict[Observer, list[dict[str, Any]]] = field(default_factory=dict)
    _told: dict[str, str] = field(default_factory=dict)
    _whole: list[dict[str, Any]] | None = None
    _whole_told: str | None = None

    @property
    def is_undo(self) -> bool:
        """Whether the last item took actions back."""
        return self.entry is not None and not isinstance(self.entry[1], str)

    @property
    def agreed(self) -> bool:
        """Whether actions were taken back to which everybody agreed."""
        return self.entry is not None and isinstance(self.entry[1], int) and self.entry[1] < 0

    def view(self, observer: Observer) -> dict[str, Any]:
        """The observer's view, computed once for timelines and scenes."""
        if observer not in self._views:
            self._views[observer] = self._made_view(observer)
        return self._views[observer]

    def _made_view(self, observer: Observer) -> dict[str, Any]:
        """A view; what is alike in those of several observers is made once, unless the game makes views in its own way."""
        game = self.state.game
        if type(game).view is not Game.view:
            return self.state.view(observer)
        if self._sights is None:
            self._sights = Sights(self.state, game.all_facts, self.before)
        return self._sights.view(observer)

    @property
    def entries(self) -> dict[str, object] | None:
        """The entries of its views, as far as they were made; None if there are none."""
        return None if self._sights is None else self._sights.entries

    def known_events(self, observer: Observer) -> list[dict[str, Any]]:
        """The events as far as the observer may know them, computed once for timelines, log lines and changes; one list for all who
        know everything.
        """
        known = self._known_events.get(observer)
        if known is None:
            shown = [event.seen_by(observer) for event in self.events]
            if all(map(is_, shown, self.events)):
                if self._whole is None:
                    self._whole = [event.to_dict() for event in self.events]
                known = self._whole
            else:
                known = [event.to_dict() for event in shown if event is not None]
            self._known_events[observer] = known
        return known

    def told(self, observer: Observer) -> str:
        """The events as far as the observer may know them, as JSON; one text for all who know the same."""
        known = self.known_events(observer)
        if known is self._whole and self._whole_told is not None:
            return self._whole_told
        text = orjson.dumps(known).decode()
        text = self._told.setdefault(text, text)
        if known is self._whole:
            self._whole_told = text
        return text


class Told(NamedTuple):
    """What the log tells of a frame. frame: its number. known: the events, as far as the observer knows them, as JSON."""

    frame: int
    known: str


class Seen(NamedTuple):
    """What an observer had seen when a game was stored: as in `SeatTimeline`."""

    observer: Observer
    tenures: list[PositionRange]
    frames: list[int]
    ask: int
    base_frame: int | None
    told: list[Told]


@dataclass(frozen=True, slots=True)
class Base:
    """Where a game goes on under other rules than before. position: of the log; what was before cannot be played again.

    state: there. data: the stored game in which it was found. seen: what observers had seen until then.
    """

    position: int
    state: State
    data: str
    seen: list[Seen]

    def __post_init__(self) -> None:
        self.state.share()

    def opening(self, events: list[Any]) -> State:
        """An `Opening`. What happened before is not known any more."""
        return self.state.clone()


class SeatTimeline:
    """The frames of one observer: the positions at which they noticed something.

    tenures: when the present holder of a seat held it. For all other times they see what a spectator saw: what another
    holder of the seat knew remains hidden.
    frames: the position of each frame. ask: the first frame with the seat's present open question, or with its present
    answer to it. told: the newest frames that the log has something to tell of; None: something could not be kept.
    base_frame: the one with which the game went on under other rules; those before cannot be shown any more. early: what was told of these.
    """

    def __init__(self, observer: Observer, tenures: Sequence[PositionRange]) -> None:
        self.observer = observer
        self.tenures = tenures
        self.frames: list[int] = []
        self.ask = 0
        self.told: deque[Told] | None = deque(maxlen=FRAMES_TOLD)
        self.base_frame: int | None = None
        self.early: Sequence[Told] = ()
        self._view: dict[str, Any] = {}
        self._question: Any = None

    def viewpoint(self, position: int) -> Observer:
        """The viewpoint from which the observer sees this position: their seat, or None for a spectator."""
        held = any(since <= position and (until is None or position < until) for since, until in self.tenures)
        return self.observer if held else None

    def observe(self, snapshot: Snapshot) -> bool:
        """Add the next snapshot; whether it makes a frame. A seat change, what all agreed to take back, and new rules make one for everyone.

        A snapshot makes one, too, if the game fails to make its view.
        """
        viewpoint = self.viewpoint(snapshot.position)
        question: Any
        try:
            view = snapshot.view(viewpoint)
            public = snapshot.change is not None or snapshot.agreed or snapshot.is_base
            noticed = public or view != self._view or snapshot.known_events(viewpoint)
            if self.frames and not noticed:
                return False
            question = None if viewpoint is None else question_of(snapshot.state, viewpoint, view)
        except Exception:
            log.exception("the view of observer %s cannot be made", self.observer)
            view, question = {}, object()
        self._view = view
        self.frames.append(snapshot.position)
        if snapshot.is_base:
            self.base_frame = self.latest
        self._update_ask(snapshot, viewpoint, question)
        self._keep_told(snapshot, viewpoint)
        return True

    def _keep_told(self, snapshot: Snapshot, viewpoint: Observer) -> None:
        """Keep what the log will tell of the newest frame, so that whoever looks later needs no replay."""
        if self.told is None:
            return
        try:
            item = snapshot.change is not None or snapshot.is_undo or snapshot.is_base
            if item or snapshot.known_events(viewpoint):
                self.told.append(Told(self.latest, snapshot.told(viewpoint)))
        except Exception:
            log.exception("what observer %s is told cannot be kept", self.observer)
            self.told = None

    def begin_at_base(self, seen: Iterable[Seen]) -> None:
        """Begin with the frames from before the rules changed, if it is known what this observer had seen."""
        for each in seen:
            if each.observer == self.observer and each.tenures == [*self.tenures]:
                self.frames, self.early = [*each.frames], each.told
                self.told = deque(each.told, maxlen=FRAMES_TOLD)

    def resume(self, seen: Seen, now: Snapshot) -> None:
        """Go on where a timeline of this observer was left; now: the game at that position. Raises what the game raises."""
        viewpoint = self.viewpoint(now.position)
        self._view = now.view(viewpoint)
        self._question = None if viewpoint is None else question_of(now.state, viewpoint, self._view)
        self.frames, self.ask, self.base_frame = seen.frames, seen.ask, seen.base_frame
        self.told = deque(seen.told, maxlen=FRAMES_TOLD)

    def _update_ask(self, snapshot: Snapshot, viewpoint: Observer, question: Any) -> None:
        """Record whether the seat has a new question: a command may answer only the question it was made for."""
        if viewpoint is None:
            self._question = None
            return
        own = snapshot.entry is not None and snapshot.entry[0] == viewpoint
        if own or snapshot.agreed or snapshot.is_base or question != self._question:
            self._question = question
            self.ask = self.latest

    @property
    def latest(self) -> int:
        """The number of the newest frame."""
        return len(self.frames) - 1

    def frame_at(self, position: int) -> int:
        """The newest frame at this position; the first one if that was before all frames."""
        frame = len(self.frames) - 1
        while frame and self.frames[frame] > position:
            frame -= 1
        return frame


def question_of(state: State, seat: int, view: dict[str, Any]) -> tuple[Any, ...]:
    """The open question of a seat, or its own answer to it."""
    return view["question"], state.legal_actions(seat), view.get("draft"), view["undoable"]


class SharedParts(Kept):
    """Parts that go with the last viewer who needs them: an instance of a compiled class cannot be referred to weakly."""


class GameLog:
    """A game with its log.

    The state is never changed, only replaced by the next one: readers may keep the one they have, also in other threads. state: the one
    after the items, if it is known; else they are replayed. base: where they can be replayed from, unless that is the opening.
    """

    def __init__(
        self,
        game: Game,
        opening: Opening,
        items: Iterable[LogItem] = (),
        state: State | None = None,
        base: Base | None = None,
    ) -> None:
        self.game = game
        self.opening = opening if base is None else base.opening
        self.base = base
        self.items: list[LogItem] = list(items)
        self.entries: list[Entry] = []
        self.timelines: dict[Observer, SeatTimeline] = {}
        self._shown: dict[str, object] | None = None
        self._kept: WeakValueDictionary[tuple[str, tuple[str, ...]], SharedParts] = WeakValueDictionary()
        self._tenures: dict[int, Sequence[PositionRange]] = {}
        self._entries_before_change: dict[int, int] = {}
        for item in self.items:
            if isinstance(item, SeatChange):
                self._entries_before_change[item.seat] = len(self.entries)
            else:
                self.entries.append(item)
        self.first_entry = len(entries_of(self.items[: self.first]))
        self.state = self._state_after(self.entries) if state is None else state
        self.state.share()

    # -- the log

    @property
    def position(self) -> int:
        """The length of the log."""
        return len(self.items)

    @property
    def first(self) -> int:
        """The first position that can be shown: 0, or that of the base."""
        return 0 if self.base is None else self.base.position

    def _state_after(self, entries: list[Entry]) -> State:
        """The state that entries lead to."""
        state = self.opening([])
        for _, seat, text in standing(entries, self.first_entry):
            state.apply(seat, self.game.actions.parse(text))
        return state

    def snapshots(self) -> Iterator[Snapshot]:
        """The game at every position that can be shown, with events."""
        past = self.until(self.first)
        yield self.snapshot(self.first)
        for item in self.items[self.first :]:
            yield past.advance(item)

    def snapshot(self, position: int) -> Snapshot:
        """The game at one position, which can be shown."""
        if position == self.first:
            events: list[Any] = []
            state = self.opening(events)
            return Snapshot(position, state, events=events, is_base=self.base is not None)
        return self.until(position - 1).advance(self.items[position - 1])

    def until(self, position: int) -> GameLog:
        """The game as it was at a position that can be shown."""
        return GameLog(self.game, self.opening, self.items[:position], base=self.base)

    def position_before(self, entry: int) -> int:
        """The position at which the entry with this index was made."""
        played = (position for position, item in enumerate(self.items) if not isinstance(item, SeatChange))
        return next(islice(played, entry, None), self.position)

    def preview(self, item: LogItem) -> Snapshot:
        """The snapshot after the next item, which must be legal; the log is unchanged."""
        position = self.position + 1
        if isinstance(item, SeatChange):
            return Snapshot(position, self.state, change=item)
        seat, what = item
        if isinstance(what, int):
            return Snapshot(position, self._state_after([*self.entries, item]), item)
        return after(self.state, seat, self.game.actions.parse(what), position)

    def append(self, snapshot: Snapshot) -> None:
        """Continue with the next snapshot."""
        if snapshot.change is not None:
            self._entries_before_change[snapshot.change.seat] = len(self.entries)
            self.items.append(snapshot.change)
        elif snapshot.entry is not None:
            snapshot.state.share()
            self.state = snapshot.state
            self.entries.append(snapshot.entry)
            self.items.append(snapshot.entry)
        snapshot.before = self._shown
        for timeline in self.timelines.values():
            timeline.observe(snapshot)
        self._shown = snapshot.entries

    def advance(self, item: LogItem) -> Snapshot:
        """Append the next item, which must be legal."""
        snapshot = self.preview(item)
        self.append(snapshot)
        return snapshot

    def record(self, seed: int, facts: dict[str, Any] | None) -> Record:
        """The record of the game, which began with this seed and these facts."""
        return Record.of(self.state, seed, self.entries, facts, self.record_base())

    def record_base(self) -> RecordBase | None:
        """Where a record of the game can be played from, unless that is its start."""
        return None if self.base is None else RecordBase(self.first_entry, self.base.state.to_dict())

    # -- timelines

    def set_tenures(self, seat: int, tenures: Sequence[PositionRange]) -> None:
        """Start a new timeline for the seat, whose holder held it at these positions."""
        self._tenures[seat] = tenures
        self.timelines.pop(seat, None)

    def empty_timeline(self, observer: Observer) -> SeatTimeline:
        """A timeline of an observer that has seen nothing yet, but for what was left of the time before the rules changed."""
        everything = (PositionRange(),)
        timeline = SeatTimeline(
            observer, everything if observer is None else self._tenures.get(observer, everything)
        )
        if self.base is not None:
            timeline.begin_at_base(self.base.seen)
        return timeline

    def timeline(self, observer: Observer) -> SeatTimeline:
        """The observer's frames up to now. The first call replays the whole game: slow."""
        if observer not in self.timelines:
            timeline = self.empty_timeline(observer)
            for snapshot in self.snapshots():
                timeline.observe(snapshot)
            self.timelines[observer] = timeline
        return self.timelines[observer]

    # -- what viewers share

    def kept(self, language: str, names: tuple[str, ...]) -> Kept:
        """The parts of scenes in a language, with these names of seats; they are kept as long as anyone needs them."""
        return self._kept.setdefault((language, names), SharedParts())

    def forget_parts(self) -> None:
        """All live viewers have been shown the newest position: keep only the parts of scenes that are seen there."""
        for parts in self._kept.values():
            parts.forget()

    # -- judging

    def judge(self, seat: int, orders: list[str] | int) -> list[Snapshot]:
        """The snapshots that a command leads to, entry by entry; the log is unchanged.

        IllegalAction if it is not legal, RulesFailed if the rules fail.
        """
        if isinstance(orders, int):
            return self._judge_undo(seat, orders)
        return self._judge_actions(seat, orders)

    def _judge_actions(self, seat: int, texts: list[str]) -> list[Snapshot]:
        """The snapshots that actions lead to. All but the last must be undoable: otherwise a refusal could reveal the outcome
        of chance or a hidden card.
        """
        snapshots: list[Snapshot] = []
        state = self.state
        for k, text in enumerate(texts):
            action = self.parse_legal(state, seat, text)
            try:
                snapshot = after(state, seat, action, self.position + k + 1)
            except Exception as error:
                raise RulesFailed([(seat, done) for done in texts[: k + 1]]) from error
            snapshots.append(snapshot)
            before, state = state.undoable(seat), snapshot.state
            last = k == len(texts) - 1
            if not last and (seat not in state.to_act or state.undoable(seat) != before + 1):
                raise IllegalAction(f"{text!r} cannot be followed by {texts[k + 1]!r} in the same command")
        return snapshots

    def parse_legal(self, state: State, seat: int, text: str) -> int:
        """The action of a text. IllegalAction if there is no such action, or it is not legal."""
        try:
            action = self.game.actions.parse(text)
        except ValueError as error:
            raise IllegalAction(str(error)) from error
        if action not in self.legal(state, seat):
            raise refusal(state, seat, action)
        return action

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back: as many as the rules allow, but none of a former holder, nor from before
        the rules changed.
        """
        may = int(self.state.undoable(seat))
        since = self._own_since(seat)
        if not may or not since:
            return may
        return min(may, sum(actor == seat for _, actor, _ in standing(self.entries, since)))

    def _own_since(self, seat: int) -> int:
        """The index of the first entry that a seat may have taken back."""
        return max(self.first_entry, self._entries_before_change.get(seat, 0))

    def last_decision(self, seat: int) -> int | None:
        """The index in `entries` of the last action of a seat's present holder that stands; None if there is none."""
        stands = [entry for entry, actor, _ in standing(self.entries, self._own_since(seat)) if actor == seat]
        return stands[-1] if stands else None

    def rewound(self, seat: int, entry: int) -> Snapshot:
        """The snapshot that it leads to if all agree to go back to before an entry that stands, as a seat has asked.

        RulesFailed if the rules fail.
        """
        count = sum(number >= entry for number, _, _ in standing(self.entries))
        try:
            return self.preview((seat, -count))
        except Exception as error:
            raise RulesFailed([(seat, -count)]) from error

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal actions of a seat."""
        try:
            return state.legal_actions(seat)
        except Exception as error:
            raise RulesFailed([]) from error

    def _judge_undo(self, seat: int, count: int) -> list[Snapshot]:
        """The snapshot that an undo leads to. IllegalAction if the seat may not take back this many actions, BeforeUpgrade if that is
        because the rules have changed.
        """
        may = self.undoable(seat)
        if not 1 <= count <= may:
            changed = may < count <= self.state.undoable(seat) and self._own_since(seat) == self.first_entry
            kind = BeforeUpgrade if changed and self.base is not None else IllegalAction
            raise kind(f"seat {seat} may take back {may} actions now, not {count}")
        try:
            return [self.preview((seat, count))]
        except Exception as error:
            raise RulesFailed([(seat, count)]) from error

    def any_playable_action(self, seat: int, seed: int) -> str:
        """A random action of a seat that the rules can carry out. RulesFailed if there is none."""
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


def after(state: State, seat: int, action: int, position: int) -> Snapshot:
    """The snapshot after a legal action of a seat, with events, at this position; the state is unchanged."""
    text = state.game.actions.text(action)
    events: list[Any] = []
    twin = state.clone()
    twin.apply(seat, action, events)
    return Snapshot(position, twin, (seat, text), events=events)


def refusal(state: State, seat: int, action: int) -> IllegalAction:
    """The refusal of an illegal action, without a rule if the game fails to name it."""
    try:
        return state.refusal(seat, action)
    except Exception:
        log.exception("%s cannot say why an action is illegal", state.game.id)
        return IllegalAction("this action is not legal now")
