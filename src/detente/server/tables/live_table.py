"""A table that is open in this process: its game, who holds the seats, and who is looking at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from hmac import compare_digest
from typing import Any, NamedTuple

import orjson

import detente
from detente.bots.advice import Hint
from detente.core.engine.game import Game
from detente.core.engine.options import checked
from detente.core.engine.state import IllegalAction, State
from detente.server.store import ChatRow, EntryRow, HolderRow, TableRow
from detente.server.store.models import SeatChangeRow
from detente.server.store.seats import SavedLog
from detente.server.store.store import entry_of
from detente.server.tables.frames import Frame, LiveRenderer
from detente.server.tables.game_log import (
    GameLog,
    LogItem,
    Observer,
    PositionRange,
    RulesFailed,
    SeatChange,
    Snapshot,
)

QUEUE = 1000
"""Events that may wait for a slow browser; then its stream is cut, and it begins anew with a `hello`."""

MANY_LINES = 200


@dataclass(frozen=True, slots=True)
class Identity:
    """Who asks: a visitor, known by a cookie or not yet, and the holders for whom it acts by link."""

    token: str | None = None
    visitor: int | None = None
    name: str = ""
    holders: frozenset[int] = frozenset()

    def holds(self, row: HolderRow) -> bool:
        """Whether this seat is the asker's."""
        if row.kind != "person":
            return False
        return row.id in self.holders or (self.visitor is not None and row.visitor == self.visitor)


class Stream:
    """Events on their way to one browser. numbers: of the last frame sent for each thing it watches."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[tuple[str, bytes, str] | None] = asyncio.Queue(QUEUE)
        self.numbers: list[int | None] = []
        self.cut = False

    def send(self, event: str, data: bytes) -> None:
        """Send an event, with the numbers as they are now as its id."""
        if self.cut:
            return
        if self.queue.full():
            self.close()
            return
        id = ".".join("-" if number is None else str(number) for number in self.numbers)
        self.queue.put_nowait((event, data, id))

    @property
    def ended(self) -> bool:
        """Whether nothing is to come any more."""
        return self.cut and self.queue.empty()

    def drain(self) -> list[tuple[str, bytes, str] | None]:
        """All that waits, taken out."""
        return [self.queue.get_nowait() for _ in range(self.queue.qsize())]

    def close(self) -> None:
        """End the stream; the browser will come again, and has not got what is left out now."""
        self.cut = True
        if self.queue.full():
            self.drain()
        self.queue.put_nowait(None)


@dataclass(eq=False, slots=True)
class Subscription:
    """One of the things that a stream watches: a table from a seat, in a language. index: its place among them."""

    stream: Stream
    index: int
    watch: str
    observer: Observer
    language: str
    asker: Identity

    def send(self, event: str, **data: Any) -> None:
        """Send an event about this watch."""
        self.stream.send(event, orjson.dumps({"watch": self.watch} | data))

    def send_frame(self, number: int, data: bytes) -> None:
        """Send a frame, encoded before."""
        self.stream.numbers[self.index] = number
        self.stream.send("frame", data)


class RenderedFrame(NamedTuple):
    """A frame, encoded, for all who look from the same seat in the same language; or why it could not be drawn."""

    looks: list[Subscription]
    number: int
    data: bytes
    error: Exception | None = None


@dataclass(eq=False, slots=True)
class BotTask:
    """A bot at work: for which holder, on which question of its seat, and the task that waits for its move."""

    holder: HolderRow
    ask: int
    task: asyncio.Task[list[list[str]]]


@dataclass(frozen=True, slots=True)
class Tenure:
    """A time that somebody held a seat, by the table's moments, and by the numbers of what was said."""

    span: PositionRange
    said: tuple[int, int | None]


@dataclass(eq=False)
class LiveTable:
    """A table that is open. holders: of its seats, now. table: the game, once it has started.
    lock: held by who changes anything, or makes a sight of it.

    all_holders: those of before, too. changes: how seats were passed on while the game ran. seen: when holders were last seen.

    attendant: lets its bots answer; stirred tells it that something is new. thoughts: by seat, what they are thinking about now.
    stuck: seats for which the rules break down at every action, with the number of entries after which they do. elsewhere: seats from which somebody looks through another process. chat: the number of the last line that was shown.
    hints: for seats the question for which they have asked one, and the thinking of it.
    """

    row: TableRow
    game: Game
    holders: list[HolderRow]
    table: GameLog | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    screens: dict[tuple[Observer, str], LiveRenderer] = field(default_factory=dict)
    looks: list[Subscription] = field(default_factory=list)
    attendant: asyncio.Task[None] | None = None
    stuck: dict[int, int] = field(default_factory=dict)
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    thoughts: dict[int, BotTask] = field(default_factory=dict)
    elsewhere: frozenset[int] = frozenset()
    chat: int = 0
    hints: dict[int, tuple[int, asyncio.Task[Hint]]] = field(default_factory=dict)
    all_holders: list[HolderRow] = field(default_factory=list)
    changes: list[SeatChangeRow] = field(default_factory=list)
    seen: dict[int, datetime] = field(default_factory=dict)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table, checked; from when its game begins they never change."""
        return self.table.state.options if self.table is not None else options_of(self.game, self.row)

    def names(self) -> list[str]:
        """What the seats are called now."""
        return [holder.name for holder in self.holders]

    @property
    def running(self) -> bool:
        """Whether a game is under way."""
        return self.row.status == "running"

    def seats_of(self, asker: Identity) -> list[int]:
        """The seats that the asker holds."""
        return [holder.seat for holder in self.holders if asker.holds(holder)]

    # -- who held a seat, and when

    def stays(self, seat: int) -> list[Tenure]:
        """The times that the present holder of a seat has held it: a person may have left it and come back."""
        holder = self.holders[seat]
        rows = [row for row in self.all_holders if row.seat == seat]
        if holder.kind == "person":
            return [self._stay(row) for row in rows if row.visitor == holder.visitor]
        return [self._stay(row) for row in rows if row.id == holder.id]

    def _stay(self, row: HolderRow) -> Tenure:
        """The time of one row. Before the game began nothing was hidden."""
        came = next((change.said for change in self.changes if change.after == row.id), 0)
        left = next((change.said for change in self.changes if change.before == row.id), None)
        return Tenure(PositionRange(row.since, row.until), (came, left))

    def hears(self, observer: Observer, row: ChatRow) -> bool:
        """Whether a seat, or a spectator, hears what was said: its present holder only what was said in their time."""
        if row.heard is None:
            return True
        if observer is None or not row.heard >> observer & 1:
            return False
        times = (stay.said for stay in self.stays(observer))
        return any(came < row.number and (left is None or row.number <= left) for came, left in times)

    def held_before(self, asker: Identity, seat: int) -> bool:
        """Whether the asker has held this seat in this game, and has lost it."""
        rows = [row for row in self.all_holders if row.seat == seat and row.kind == "person" and row.until]
        return asker.visitor is not None and any(row.visitor == asker.visitor for row in rows)

    def leads_back(self, asker: Identity, seat: int) -> bool:
        """Whether the asker may come back to a seat: nobody else has sat down there since."""
        return self.running and self.holders[seat].kind != "person" and self.held_before(asker, seat)

    def follow(self, story: SavedLog) -> list[LogItem]:
        """Take in who holds and held the seats; what was written, as the table takes it."""
        self.all_holders = story.holders
        self.changes += [row for row in story.log if isinstance(row, SeatChangeRow)]
        names = {row.id: row for row in story.holders}
        return [
            entry_of(row)
            if isinstance(row, EntryRow)
            else change_of(row, names[row.before], names[row.after])
            for row in story.log
        ]

    def seat_at(self, number: int) -> list[int]:
        """Let those hold the seats who do at this moment; the seats that have other holders than before."""
        now = [
            row
            for row in sorted(self.all_holders, key=lambda row: row.seat)
            if row.since <= number and (row.until is None or row.until > number)
        ]
        before = {holder.id for holder in self.holders}
        self.holders = now
        new = [row.seat for row in now if row.id not in before]
        for seat in new:
            self._begin_anew(seat)
        return new

    def _begin_anew(self, seat: int) -> None:
        """Show the seat from now on to its new holder, and to nobody what it was shown before."""
        if self.table is not None:
            self.table.held(seat, [stay.span for stay in self.stays(seat)])
        for key in [key for key in self.screens if key[0] == seat]:
            del self.screens[key]
        if seat in self.hints:
            self.hints.pop(seat)[1].cancel()

    def begin(self, table: GameLog) -> None:
        """The game is under way, and has come this far."""
        self.table = table
        for holder in self.holders:
            table.held(holder.seat, [stay.span for stay in self.stays(holder.seat)])

    # -- who is there

    def listeners(self, seat: int) -> list[int] | None:
        """The other seats that hear what this one says now; None: everybody."""
        return self.game.listeners(self.options, seat) if self.running else None

    def here(self, seat: int) -> bool:
        """Whether somebody looks at the table from this seat."""
        return seat in self.elsewhere or seat in self.seats_looked_from()

    def seats_looked_from(self) -> set[int]:
        """The seats from which somebody looks through this process."""
        return {look.observer for look in self.looks if look.observer is not None}

    def recognized(self, seat: str, token: str) -> Identity | None:
        """The visitor with this cookie, if he looks from this seat and holds it.

        What is remembered of him may lack a right, but has none too many: a cookie is always the same visitor's, and a
        device always acts for the same holder. Who holds the seat is known to the table.
        """
        for look in self.looks:
            asker = look.asker
            if str(look.observer) == seat and asker.token and same(asker.token, token):
                return asker if asker.holds(self.holders[int(seat)]) else None
        return None

    # -- looking

    def screen(self, observer: Observer, language: str) -> LiveRenderer:
        """What is shown to an observer in a language, kept up to date while anybody looks."""
        assert self.table is not None
        key = (observer, language)
        if key not in self.screens:
            self.screens[key] = LiveRenderer(self.table, observer, language, self.names)
        return self.screens[key]

    def opening_frame(self, look: Subscription, last: int | None) -> Frame | None:
        """The whole scene for who begins to look, with the lines of the log that it has not got; None if it has all."""
        if self.table is None:
            return None
        screen = self.screen(look.observer, look.language)
        newest = screen.sight.latest
        if last == newest:
            return None
        lines = screen.log()
        if last is not None and last < newest:
            return screen.whole([line for line in lines if line["frame"] > last])
        return screen.whole(lines[-MANY_LINES:])

    def leave(self, look: Subscription) -> None:
        """Somebody has ceased to look."""
        if look not in self.looks:
            return
        self.looks.remove(look)
        key = (look.observer, look.language)
        if not any((other.observer, other.language) == key for other in self.looks):
            self.screens.pop(key, None)

    def come_to(self, moment: Snapshot) -> list[RenderedFrame]:
        """Go on to the next moment of the game, and draw it for all who look. Takes its time: not for the event loop."""
        assert self.table is not None
        self.table.take(moment)
        drawn: list[RenderedFrame] = []
        for (observer, language), screen in self.screens.items():
            looks = self.looks_of(observer, language)
            try:
                frame = screen.next(moment)
                if frame is not None and looks:
                    data = orjson.dumps({"watch": looks[0].watch, "frame": frame})
                    drawn.append(RenderedFrame(looks, screen.number, data))
            except Exception as error:
                drawn.append(RenderedFrame(looks, screen.number, b"", error))
        return drawn

    def send(self, drawn: Iterable[RenderedFrame]) -> None:
        """Send everybody who looks what was drawn for them."""
        self.drop_hints()
        for looks, number, data, error in drawn:
            for look in looks if error is None else ():
                look.send_frame(number, data)

    def drop_hints(self) -> None:
        """Think no more about questions that have passed."""
        assert self.table is not None
        for seat, (ask, thought) in list(self.hints.items()):
            sight = self.table.sights.get(seat)
            if sight is None or sight.ask != ask:
                thought.cancel()
                del self.hints[seat]

    def looks_of(self, observer: Observer, language: str) -> list[Subscription]:
        """Who looks from this seat in this language."""
        return [look for look in self.looks if look.observer == observer and look.language == language]


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same; how long that takes to tell says nothing of them."""
    return compare_digest(one.encode(), other.encode())


def change_of(row: SeatChangeRow, before: HolderRow, after: HolderRow) -> SeatChange:
    """A seat passed on, as the table's log says it."""
    how = f"{row.by}-{before.kind}-{after.kind}"
    return SeatChange(after.seat, how, before.name, after.name)


def opened(row: TableRow, story: SavedLog) -> LiveTable:
    """A table from the store. LookupError if its game is not installed, or has other rules by now."""
    game = detente.game(row.game)
    live = LiveTable(row, game, [], None)
    log = live.follow(story)
    live.seat_at(len(log))
    if row.status != "waiting":
        live.begin(begun(game, row, log))
    options_of(game, row)
    return live


def options_of(game: Game, row: TableRow) -> dict[str, Any]:
    """The options of a table, checked. LookupError if its game takes others by now."""
    try:
        return checked(game.options, row.options)
    except ValueError as error:
        raise LookupError(f"{game.id} no longer takes the options of the table: {error}") from error


def begun(game: Game, row: TableRow, log: Iterable[LogItem] = ()) -> GameLog:
    """The game of a table, played as far as its log goes. LookupError if its rules have changed since it began: they have,
    too, where they do not allow what the log says was done. RulesFailed if they break down.
    """
    if game.version != row.version and row.status != "waiting":
        raise LookupError(f"{game.id} has rules version {game.version}, the table {row.version}")
    options, seed, facts = options_of(game, row), int(row.seed), row.facts

    def opening() -> State:
        return game.start(options, seed) if facts is None else game.position(facts, options, seed)

    try:
        return GameLog(game, opening, log)
    except IllegalAction as error:
        raise LookupError(f"{game.id} does not allow what was done at the table: {error}") from error
    except Exception as error:
        raise RulesFailed([]) from error
