"""A table that is open in this process: its game, the holders of its seats, and its viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hmac import compare_digest
from typing import Any, Literal, NamedTuple

import orjson

from detente.bots.advice import Hint
from detente.core.engine.game import Game
from detente.core.engine.options import checked
from detente.core.records.record import Record
from detente.server.store.models import (
    ChatRow,
    EntryRow,
    HolderRow,
    ProposalRow,
    SeatChangeRow,
    TableRow,
    now,
)
from detente.server.store.seats import SavedTable
from detente.server.store.store import entry_of
from detente.server.store.stored_games import Adoption
from detente.server.store.time_control import LIVE, Clock, TimeControl
from detente.server.tables.frames import Frame, LiveRenderer
from detente.server.tables.game_log import GameLog, LogItem, Observer, PositionRange, SeatChange, Snapshot
from detente.server.tables.pace import Pace
from detente.server.tables.streams import Identity, Subscription

Thinking = Literal["short", "long"]
"""How long the bot thinks about a hint."""
MANY_LINES = 200
PRIVATE, UNLISTED, OPEN = "private", "unlisted", "open"
"""Who may come to a table, as in `TableRow.access`."""
RECORD_SECONDS = 60.0
"""When somebody acts for a seat, their presence is recorded at most this often."""


class FailedFrame(NamedTuple):
    """A frame that could not be made: for whom, and why."""

    subscriptions: list[Subscription]
    error: Exception


class RenderedFrame(NamedTuple):
    """A frame, encoded, for everyone who watches from the same seat in the same language."""

    subscriptions: list[Subscription]
    number: int
    data: bytes


@dataclass(eq=False, slots=True)
class BotTask:
    """A bot that is thinking: its holder row, the seat's question, and the task that waits for its move."""

    holder: HolderRow
    ask: int
    task: asyncio.Task[list[list[str]]]


@dataclass(frozen=True, slots=True)
class Tenure:
    """A time during which somebody held a seat: positions of the game's log, and numbers of chat lines (after, up to)."""

    positions: PositionRange
    chat: tuple[int, int | None]


@dataclass(eq=False)
class LiveTable:
    """An open table. game_log: its game, once it has started. lock: held while anything changes or a timeline is made.

    holders: the present holders of all seats. all_holders: includes past ones. seat_changes: how seats were passed on during
    the game. last_seen: when holders were last seen, by their id; forgotten: holders who have had their data deleted; recorded_at: when this was last written to the database,
    by this process's clock. clocks: of the seats that people hold, at a table with a time control. proposal: what a seat asks of all
    people, as the database has it; `asked` is whether it still makes sense.

    subscriptions: who watches through this process. viewers_elsewhere: seats from which somebody watches through another
    process. visited: seats in whose name a standing order is about to be carried out: they count as watched. last_chat: the number of the last chat line that was sent. stored_position: the one at which its game was last stored
    beside the log; -1: it should be again. adoption: what the database must still note, as its rules have changed. renderers: by observer and language.

    on_change: called by `notify` at a table with bots. bot_loop: the task that lets the bots answer; changed wakes it.
    bot_tasks: the bots thinking now, by seat.
    stuck_seats: seats for which the rules fail at every action, with the number of log entries at which they do.
    hint_tasks: for each seat and each thinking the question for which a hint was requested, and the task that computes it.
    used: when it was last seen in use, by this process's clock.

    past: the table as it is shown later to those who only watch, if anybody does; present: of such a table the one that it follows;
    next_release: when that happened which comes next, if it is known.
    used: when it was last seen in use, by this process's clock. pace: of its rules and scenes.
    """

    row: TableRow
    game: Game
    holders: list[HolderRow]
    game_log: GameLog | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    all_holders: list[HolderRow] = field(default_factory=list)
    seat_changes: list[SeatChangeRow] = field(default_factory=list)
    last_seen: dict[int, datetime] = field(default_factory=dict)
    forgotten: frozenset[int] = frozenset()
    recorded_at: dict[int, float] = field(default_factory=dict)
    clocks: dict[int, Clock] = field(default_factory=dict)
    proposal: ProposalRow | None = None
    subscriptions: list[Subscription] = field(default_factory=list)
    viewers_elsewhere: frozenset[int] = frozenset()
    visited: set[int] = field(default_factory=set)
    last_chat: int = 0
    stored_position: int = 0
    adoption: Adoption | None = None
    renderers: dict[tuple[Observer, str], LiveRenderer] = field(default_factory=dict)
    on_change: Callable[[LiveTable], None] = lambda live: None
    bot_loop: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    bot_tasks: dict[int, BotTask] = field(default_factory=dict)
    stuck_seats: dict[int, int] = field(default_factory=dict)
    hint_tasks: dict[tuple[int, Thinking], tuple[int, asyncio.Task[Hint]]] = field(default_factory=dict)
    used: float = field(default_factory=time.monotonic)
    past: LiveTable | None = None
    present: LiveTable | None = None
    next_release: datetime | None = None
    pace: Pace = field(default_factory=Pace)
    _named: tuple[list[HolderRow], tuple[str, ...]] = field(default_factory=lambda: ([], ()))

    @property
    def in_use(self) -> bool:
        """Whether it must stay in memory: somebody watches it, bots play at it, or it is being changed."""
        return bool(self.all_subscriptions) or self.bot_loop is not None or self.lock.locked()

    @property
    def all_subscriptions(self) -> list[Subscription]:
        """Who watches through this process, at once or later."""
        return [*self.subscriptions, *([] if self.past is None else self.past.subscriptions)]

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table, checked; they never change once its game has begun."""
        return (
            self.game_log.state.options if self.game_log is not None else checked_options(self.game, self.row)
        )

    @property
    def control(self) -> TimeControl | None:
        """The time control of the table; None: without limit."""
        return None if self.row.time is None else TimeControl.read(self.row.time)

    @property
    def clocks_start(self) -> datetime | None:
        """When the clocks of a live table start at the latest; None once they have, or if they never stood."""
        control = self.control
        if control is None or control.kind != LIVE or not self.running:
            return None
        times = [clock.away_until for clock in self.clocks.values() if clock.away_until is not None]
        return max((time for time in times if time > now()), default=None)

    @property
    def asked(self) -> ProposalRow | None:
        """What a seat asks of all people at the table; None once its holder has gone, moved again, or taken the action back."""
        asked = self.proposal
        if asked is None or not self.running or self.holders[asked.seat].id != asked.holder:
            return None
        if asked.entry is not None:
            assert self.game_log is not None
            if self.game_log.last_decision(asked.seat) != asked.entry:
                return None
        return asked

    @property
    def yet_to_agree(self) -> list[int]:
        """The seats of people who have not agreed to what is asked; those who are forgotten cannot be asked."""
        agreed = self.forgotten if self.asked is None else self.forgotten.union(self.asked.agreed)
        return [row.seat for row in self.holders if row.kind == "person" and row.id not in agreed]

    def names(self) -> tuple[str, ...]:
        """The names of the seats' present holders; read once, as frames ask for them often."""
        holders, names = self._named
        if holders is not self.holders:
            names = tuple(holder.name for holder in self.holders)
            self._named = self.holders, names
        return names

    @property
    def running(self) -> bool:
        """Whether a game is under way."""
        return self.row.status == "running"

    def notify(self) -> None:
        """Something is new: call `on_change` if a bot holds a seat, or held one until now and is still thinking."""
        if self.bot_loop is not None or any(holder.kind == "bot" for holder in self.holders):
            self.on_change(self)

    def seats_of(self, identity: Identity) -> list[int]:
        """The seats that this identity holds."""
        return [holder.seat for holder in self.holders if identity.holds(holder)]

    # -- who held a seat, and when

    def tenures(self, seat: int) -> list[Tenure]:
        """The times during which the present holder of a seat held it: a person may have left and come back."""
        holder = self.holders[seat]
        rows = [row for row in self.all_holders if row.seat == seat]
        if holder.kind == "person":
            return [self._tenure(row) for row in rows if row.visitor == holder.visitor]
        return [self._tenure(row) for row in rows if row.id == holder.id]

    def _tenure(self, row: HolderRow) -> Tenure:
        """The tenure of one row. Before the game began, nothing was hidden."""
        came = next((change.said for change in self.seat_changes if change.after == row.id), 0)
        left = next((change.said for change in self.seat_changes if change.before == row.id), None)
        return Tenure(PositionRange(row.since, row.until), (came, left))

    def can_hear(self, observer: Observer, row: ChatRow) -> bool:
        """Whether a seat, or a spectator, may read a chat line: a seat's present holder only lines from their own time."""
        if row.heard is None:
            return True
        if observer is None or not row.heard >> observer & 1:
            return False
        times = (tenure.chat for tenure in self.tenures(observer))
        return any(came < row.number and (left is None or row.number <= left) for came, left in times)

    def may_look(self, identity: Identity) -> bool:
        """Whether somebody may look at the table: at a private one only the host, and whoever holds or held a seat."""
        if self.row.access != PRIVATE:
            return True
        if identity.visitor is not None and identity.visitor == self.row.host:
            return True
        people = [row for row in self.all_holders if row.kind == "person"]
        return any(identity.holds(row) for row in people)

    def sees_present(self, identity: Identity) -> bool:
        """Whether somebody sees at once what happens: everybody if the table has no delay, else the host and those who hold a seat."""
        if self.row.delay is None or self.row.status == "waiting":
            return True
        host = identity.visitor is not None and identity.visitor == self.row.host
        return host or bool(self.seats_of(identity))

    def person(self, holder: int | None) -> int | None:
        """The visitor who holds, or held, a seat by this row; None for bots and for the table itself."""
        return next((row.visitor for row in self.all_holders if row.id == holder), None)

    def persons(self, identity: Identity) -> set[int]:
        """The visitors behind an identity: of a browser, and of the seats for which it acts by link."""
        theirs = {row.visitor for row in self.all_holders if row.id in identity.holders} | {identity.visitor}
        return {visitor for visitor in theirs if visitor is not None}

    def held_before(self, identity: Identity, seat: int) -> bool:
        """Whether somebody held this seat in this game, and lost it."""
        rows = [row for row in self.all_holders if row.seat == seat and row.kind == "person" and row.until]
        return identity.visitor is not None and any(row.visitor == identity.visitor for row in rows)

    def may_return(self, identity: Identity, seat: int) -> bool:
        """Whether somebody may come back to a seat: no other person has taken it since."""
        if self.present is not None:
            return self.present.may_return(identity, seat)
        return self.running and self.holders[seat].kind != "person" and self.held_before(identity, seat)

    def load_items(self, saved: SavedTable) -> list[LogItem]:
        """Load holders and seat changes from the database; the new items for the game's log."""
        self.all_holders = saved.holders
        self.seat_changes += [row for row in saved.log if isinstance(row, SeatChangeRow)]
        names = {row.id: row for row in saved.holders}
        return [
            entry_of(row)
            if isinstance(row, EntryRow)
            else seat_change_of(row, names[row.before], names[row.after])
            for row in saved.log
        ]

    def set_holders_at(self, position: int) -> list[int]:
        """Set the present holders to those at this position; the seats with a new holder."""
        now = [
            row
            for row in sorted(self.all_holders, key=lambda row: row.seat)
            if row.since <= position and (row.until is None or row.until > position)
        ]
        before = {holder.id for holder in self.holders}
        self.holders = now
        new = [row.seat for row in now if row.id not in before]
        for seat in new:
            self._reset_seat(seat)
        return new

    def _reset_seat(self, seat: int) -> None:
        """Forget what a seat has seen: its new holder gets a new timeline."""
        if self.game_log is not None:
            self.game_log.set_tenures(seat, [tenure.positions for tenure in self.tenures(seat)])
        for key in [key for key in self.renderers if key[0] == seat]:
            del self.renderers[key]
        for hint in [hint for hint in self.hint_tasks if hint[0] == seat]:
            self.hint_tasks.pop(hint)[1].cancel()

    def start(self, game_log: GameLog) -> None:
        """Attach the game that has begun, at its present position."""
        self.game_log = game_log
        for holder in self.holders:
            game_log.set_tenures(holder.seat, [tenure.positions for tenure in self.tenures(holder.seat)])

    def record(self) -> Record:
        """The record of the game, which has begun."""
        assert self.game_log is not None
        return self.game_log.record(int(self.row.seed), self.row.facts)

    # -- presence

    def listeners(self, seat: int) -> list[int] | None:
        """The other seats that can read what this one writes now; None: everybody."""
        return self.game.listeners(self.options, seat) if self.running else None

    def is_present(self, seat: int) -> bool:
        """Whether somebody watches the table from this seat, through any process."""
        return seat in self.viewers_elsewhere or seat in self.watched_seats()

    def is_presence_due(self, holder: HolderRow) -> bool:
        """Whether to record again that a holder is present, as they have just acted. When they sat down is recorded already."""
        recorded = self.recorded_at.get(holder.id)
        if recorded is None:
            return now() - holder.at >= timedelta(seconds=RECORD_SECONDS)
        return time.monotonic() - recorded >= RECORD_SECONDS

    def watched_seats(self) -> set[int]:
        """The seats from which somebody watches through this process."""
        return {each.observer for each in self.subscriptions if each.observer is not None} | self.visited

    def watching_identity(self, seat: str, token: str) -> Identity | None:
        """The visitor with this cookie, if they watch from this seat and hold it.

        The identity of a stream may lack a right that was gained since, but never has too many: a cookie always belongs to
        the same visitor, and a device acts for the same holder. The holder of the seat is looked up here.
        """
        for each in self.subscriptions:
            identity = each.identity
            if str(each.observer) == seat and identity.token and same_secret(identity.token, token):
                return identity if identity.holds(self.holders[int(seat)]) else None
        return None

    # -- frames

    def renderer(self, observer: Observer, language: str) -> LiveRenderer:
        """The renderer of an observer's frames in a language, kept as long as anyone watches."""
        assert self.game_log is not None
        key = (observer, language)
        if key not in self.renderers:
            self.renderers[key] = LiveRenderer(self.game_log, observer, language, self.names)
        return self.renderers[key]

    def first_frame(self, subscription: Subscription, last: int | None) -> Frame | None:
        """The whole scene for a new subscription, with the log lines after frame `last`; None if it is up to date."""
        if self.game_log is None:
            return None
        renderer = self.renderer(subscription.observer, subscription.language)
        newest = renderer.timeline.latest
        if last == newest:
            return None
        if last is not None and last < newest:
            return renderer.full_frame(renderer.lines_after(last))
        return renderer.full_frame(renderer.last_lines(MANY_LINES))

    def remove(self, subscription: Subscription) -> None:
        """End a subscription."""
        if subscription not in self.subscriptions:
            return
        self.subscriptions.remove(subscription)
        key = (subscription.observer, subscription.language)
        if not any((other.observer, other.language) == key for other in self.subscriptions):
            self.renderers.pop(key, None)

    def subscribers(self, observer: Observer, language: str) -> list[Subscription]:
        """Who watches from this seat in this language."""
        return [each for each in self.subscriptions if (each.observer, each.language) == (observer, language)]

    async def publish(self, snapshot: Snapshot) -> list[FailedFrame]:
        """Apply the next snapshot of the game and send its frames; those that could not be made. The lock is held."""
        rendered, failed = await self.pace.run(self.advance_to, snapshot)
        self.send_frames(rendered)
        return failed

    def send_frames(self, rendered: Iterable[RenderedFrame]) -> None:
        """Send frames to the viewers for whom they were made."""
        self._cancel_outdated_hints()
        for subscriptions, number, data in rendered:
            for subscription in subscriptions:
                subscription.send_frame(number, data)

    def advance_to(self, snapshot: Snapshot) -> tuple[list[RenderedFrame], list[FailedFrame]]:
        """Apply the next snapshot of the game and make its frames. Slow in some games."""
        assert self.game_log is not None
        self.game_log.append(snapshot)
        rendered: list[RenderedFrame] = []
        failed: list[FailedFrame] = []
        for (observer, language), renderer in self.renderers.items():
            subscriptions = self.subscribers(observer, language)
            try:
                frame = renderer.next_frame(snapshot)
                if frame is not None and subscriptions:
                    data = orjson.dumps({"watch": subscriptions[0].watch, "frame": frame})
                    rendered.append(RenderedFrame(subscriptions, renderer.number, data))
            except Exception as error:
                failed.append(FailedFrame(subscriptions, error))
        if len(rendered) == len(self.renderers):
            self.game_log.forget_parts()
        return rendered, failed

    def _cancel_outdated_hints(self) -> None:
        """Stop computing hints for questions that are no longer open."""
        assert self.game_log is not None
        for (seat, thinking), (ask, task) in list(self.hint_tasks.items()):
            timeline = self.game_log.timelines.get(seat)
            if timeline is None or timeline.ask != ask:
                task.cancel()
                del self.hint_tasks[seat, thinking]


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are equal; the duration of the comparison reveals nothing about them."""
    return compare_digest(one.encode(), other.encode())


def seat_change_of(row: SeatChangeRow, before: HolderRow, after: HolderRow) -> SeatChange:
    """A seat that was passed on, as an item of the game's log."""
    how = f"{row.by}-{before.kind}-{after.kind}"
    return SeatChange(after.seat, how, before.name, after.name)


def checked_options(game: Game, row: TableRow) -> dict[str, Any]:
    """The options of a table, checked. LookupError if its game now has other options."""
    try:
        return checked(game.options, row.options)
    except ValueError as error:
        raise LookupError(f"{game.id} no longer takes the options of the table: {error}") from error
