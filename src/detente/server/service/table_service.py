"""The desk: opens tables, takes commands and lets everybody know what came of them."""

from __future__ import annotations

import asyncio
import logging
from asyncio import to_thread
from collections.abc import Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

import detente
from detente.core.engine.game import Game
from detente.core.engine.options import settled
from detente.core.engine.state import IllegalAction
from detente.server.cluster_sync import ClusterSync
from detente.server.errors import Refused
from detente.server.keys import fresh_id, fresh_seed, is_id
from detente.server.service.failure_notices import FailureNotices, said
from detente.server.service.last_seen import LastSeen
from detente.server.service.seating import Seating
from detente.server.settings import Settings
from detente.server.store.leases import leases_of
from detente.server.store.models import EntryRow, HolderRow, TableRow, now
from detente.server.store.moves import ConcurrentWrite, TableStatus
from detente.server.store.seats import Seats
from detente.server.store.store import NewHolder, Store, entry_of
from detente.server.tables.game_log import Observer, RulesFailed, SeatTimeline, Snapshot
from detente.server.tables.info import games_info, summary, table_info
from detente.server.tables.live_table import Identity, LiveTable, Subscription, begun, opened
from detente.server.thinking.bot_runner import BotRunner
from detente.server.thinking.hints import HintService

Answer = TypeVar("Answer")

log = logging.getLogger("detente.server")

LOBBY_SECONDS = 0.5
"""So often at most somebody in the lobby is sent their tables."""
ASIDE = 32
"""So many tables can be busy at the same time with what takes long, beside the event loop: rules, views, scenes, whole logs."""

QUIET_SECONDS = 5.0
"""So long after its start the server does nothing that can wait."""

OPEN_TABLES = 500
"""So many tables stay in memory although nobody looks at them."""


class TableService:
    """All that is done with tables, for all routes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.leases = leases_of(self.store)
        self.seats = Seats(self.store)
        self.sightings = LastSeen(self.seats, settings.away_after)
        self.tables: dict[str, LiveTable] = {}
        self.lobby: list[Subscription] = []
        self.closing = False
        self._untold: set[Subscription] = set()
        self._telling: asyncio.Task[None] | None = None
        self.seating = Seating(self)
        self.attendants = BotRunner(self)
        self.advisers = HintService(self)
        self.company = ClusterSync(self)
        self.troubles = FailureNotices(self)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the database, and go on where bots were to move."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(ASIDE, "aside"))
        await self.store.open()
        await self.seating.start()
        await self.company.start()
        self.attendants.take_up_all()
        self._looking = self._run(self._look_through_games())

    async def _look_through_games(self) -> None:
        """Load all games beside all else, so that nobody waits for it later, and the log says soon what is broken."""
        await asyncio.sleep(QUIET_SECONDS)
        await to_thread(games_info, "en")

    async def hang_up(self) -> None:
        """Close all streams and stop the bots: whoever waits for something is answered, and nothing new begins."""
        self.closing = True
        if self._looking is not None:
            self._looking.cancel()
        await self.attendants.stop()
        await self.advisers.stop()
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        looks = [look for live in self.tables.values() for look in live.looks]
        for look in [*self.lobby, *looks]:
            look.stream.close()

    async def stop(self) -> None:
        """Hang up, finish what was begun, close the database."""
        await self.hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.company.stop()
        await self.store.close()

    async def surely(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Finish a piece of work even if whoever asked for it has gone: what is committed must be shown, too."""
        return await asyncio.shield(self._run(work))

    def _run(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Let a piece of work go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- tables

    async def live(self, id: str) -> LiveTable:
        """The table with this id, opened. Refused if there is none, or its rules have changed."""
        live = self.tables.get(id)
        if live is not None:
            return live
        async with self._being_opened(id):
            if id in self.tables:
                return self.tables[id]
            row = await self.store.table(id) if is_id(id) else None
            if row is None:
                raise Refused("unknown", "no-table")
            story = await self.seats.story(id)
            try:
                live = await to_thread(opened, row, story)
            except detente.BrokenGame as error:
                raise Refused("failed", "game-broken", game=row.game) from error
            except LookupError as error:
                raise Refused("rules_changed", "rules-changed", game=row.game) from error
            except RulesFailed as error:
                entries = [entry_of(line) for line in story.log if isinstance(line, EntryRow)]
                raise await self.troubles.start(row, entries, error) from error
            live.chat = await self.store.last_said(id)
            live.elsewhere = await self.leases.elsewhere(id)
            await self.sightings.learn(live)
            self.trim()
            self.tables[id] = live
            async with live.lock:
                await self.begin_if_full(live)
            self.attendants.attend(live)
            return live

    async def if_open(self, id: str) -> LiveTable | None:
        """The table with this id if it is open, or is just being opened."""
        async with self._being_opened(id):
            return self.tables.get(id)

    def _being_opened(self, id: str) -> asyncio.Lock:
        """Held by who opens a table: that may take long, and nobody else's table waits for it."""
        return self._opening.setdefault(id, asyncio.Lock())

    def trim(self) -> None:
        """Close tables that nobody looks at, if there are many."""
        idle = [
            id
            for id, live in self.tables.items()
            if not live.looks and live.attendant is None and not live.lock.locked()
        ]
        for id in idle[: max(0, len(self.tables) - OPEN_TABLES)]:
            del self.tables[id]

    async def put_up(
        self,
        asker: Identity,
        game: Game,
        options: dict[str, Any],
        name: str,
        holders: Sequence[NewHolder],
        hints: bool = True,
    ) -> LiveTable:
        """A new table; its game begins at once if every seat is taken."""
        assert asker.visitor is not None
        row = TableRow(
            id=fresh_id(),
            name=name,
            game=game.id,
            version=game.version,
            options=options,
            seed=str(fresh_seed()),
            bot_seed=str(fresh_seed()),
            status="waiting",
            position=0,
            owed=[],
            host=asker.visitor,
            hints=hints,
        )
        try:
            await to_thread(begun, game, row)
        except RulesFailed as error:
            raise await self.troubles.start(row, [], error) from error
        await self.store.add_table(row, holders)
        live = await self.live(row.id)
        await self.tell_lobby(live.row.id)
        return live

    async def begin_if_full(self, live: LiveTable) -> None:
        """Begin the game when the last seat is taken, or was, by a process that could not begin it any more. The lock is held."""
        if live.row.status != "waiting" or any(holder.kind == "open" for holder in live.holders):
            return
        live.row.options = settled(live.game.options, live.row.options, await self.opener(live))
        # The rules are those of today, even if the table was put up under others: nobody has played under them.
        try:
            table = await to_thread(begun, live.game, live.row)
        except RulesFailed as error:
            raise await self.troubles.start(live.row, [], error) from error
        standing = TableStatus("running", list(table.state.to_act), now())
        try:
            await self.store.begin(live.row.id, live.game.version, standing, live.row.options)
            await self.company.catch_up(live)
        except SQLAlchemyError:
            await self.drop(live)
            raise
        self.attendants.attend(live)

    async def opener(self, live: LiveTable) -> int | None:
        """The seat of whoever opened the table, None if they hold none; of several at one screen that in their own name."""
        theirs = [h for h in live.holders if h.kind == "person" and h.visitor == live.row.host]
        name = await self.store.visitor_name(live.row.host)
        theirs.sort(key=lambda holder: (holder.name != name, holder.seat))
        return theirs[0].seat if theirs else None

    # -- commands

    async def seated(self, live: LiveTable, asker: Identity, seat: int) -> HolderRow:
        """The holder of a seat that must be the asker's; who has just sat down through another process is looked up."""
        try:
            holder = self.holder(live, asker, seat)
        except Refused:
            async with live.lock:
                await self.company.catch_up(live)
            holder = self.holder(live, asker, seat)
        await self.sightings.note(live, holder)
        return holder

    def holder(self, live: LiveTable, asker: Identity, seat: int) -> HolderRow:
        """The holder of a seat that must be the asker's, as far as this process knows."""
        if not 0 <= seat < len(live.holders):
            raise Refused("unknown", "no-seat")
        holder = live.holders[seat]
        if not asker.holds(holder):
            raise Refused("forbidden", "not-your-seat")
        return holder

    async def command(
        self, id: str, asker: Identity, seat: int, command: str, ask: int, orders: list[str] | int
    ) -> int:
        """Carry out actions of a seat, or take back its last ones; the number of the frame that shows it."""
        live = await self.live(id)
        await self.seated(live, asker, seat)
        try:
            async with live.lock:
                holder = self.holder(live, asker, seat)
                frame = await self.carry_out(live, holder, command, ask, orders)
        except RulesFailed as error:
            await self.troubles.rules(live, seat, ask, error)
            raise Refused("failed", "rules-failed", game=live.game.title) from error
        self.attendants.attend(live)
        return frame

    async def carry_out(
        self, live: LiveTable, holder: HolderRow, command: str, ask: int, orders: list[str] | int
    ) -> int:
        """Judge, write down, then show. If another process was faster, judge again after what it wrote. The lock is held.

        RulesFailed if the rules break down over it: then nothing is written, and the table is as it was before.
        """
        if live.table is None or ask > (await to_thread(live.table.sight, holder.seat)).latest:
            await self.company.catch_up(live)
        while self.tables.get(live.row.id) is live:
            try:
                return await self._carry_out(live, holder.seat, command, ask, orders)
            except ConcurrentWrite:
                if not await self.company.catch_up(live):
                    await self.drop(live)
                elif live.holders[holder.seat].id != holder.id:
                    raise Refused("forbidden", "not-your-seat") from None
        raise Refused("stale", "stale")

    async def _carry_out(
        self, live: LiveTable, seat: int, command: str, ask: int, orders: list[str] | int
    ) -> int:
        """Judge, write down, then show. Moved if another process was faster."""
        table = live.table
        if table is None:
            raise Refused("not_now", "not-started")
        sight = await to_thread(table.sight, seat)
        if ask != sight.ask or live.row.status == "over":
            # A command that comes again is of this kind: it has been answered, so its question stands no more.
            done = await self.store.command(live.row.id, seat, command)
            if done is not None:
                if done > table.position:
                    await self.company.catch_up(live)
                return sight.frame_at(done)
            over = live.row.status == "over"
            raise Refused("not_now", "over") if over else Refused("stale", "stale")
        try:
            moments = await to_thread(table.judge, seat, orders)
        except IllegalAction as error:
            message = "undo" if isinstance(orders, int) else "rule" if error.rule else ""
            raise Refused("illegal", f"illegal-{message}".rstrip("-"), error.rule) from error
        entries = [moment.entry for moment in moments if moment.entry is not None]
        over, owed = moments[-1].state.over, [int(owing) for owing in moments[-1].state.to_act]
        status = "over" if over else "running"
        news = (status, owed) != (live.row.status, live.row.owed)
        updated = now() if news else live.row.updated
        standing = TableStatus(status, owed, updated) if news else None
        try:
            await self.store.append(live.row.id, table.position, entries, (seat, command), standing)
            live.row.status, live.row.owed, live.row.updated = status, owed, updated
            for moment in moments:
                await self.show(live, moment)
        except ConcurrentWrite:
            raise
        except Exception:
            await self.drop(live)
            raise
        if over:
            await self.tell_table(live)
        if news:
            await self.tell_lobby(live.row.id)
        return sight.latest

    async def show(self, live: LiveTable, moment: Snapshot) -> None:
        """Go on to the next moment of a game, and show it to all who look. The lock is held.

        Whoever cannot be shown it is told so; all others go on.
        """
        drawn = await to_thread(live.come_to, moment)
        live.send(drawn)
        for looks, _, _, error in drawn:
            if error is not None:
                await self.turn_away(live, looks, await self.unseen(live, error))

    async def unseen(self, live: LiveTable, error: Exception) -> Refused:
        """The refusal of whoever cannot be shown a game."""
        await self.troubles.keep_table(live, "scene", error)
        return Refused("failed", "scene-failed", game=live.game.title)

    async def turn_away(self, live: LiveTable, looks: Sequence[Subscription], error: Refused) -> None:
        """Show a table no more to these, and tell them why. The lock is held."""
        for look in looks:
            live.leave(look)
            look.stream.numbers[look.index] = None
            look.send("refused", **error.body(look.language))
        if looks:
            await self.leases.look(live.row.id, live.seats_looked_from())

    async def sight(self, live: LiveTable, observer: Observer) -> SeatTimeline:
        """What an observer has been shown of a game that has started."""
        assert live.table is not None
        known = live.table.sights.get(observer)
        if known is not None:
            return known
        async with live.lock:
            return await to_thread(live.table.sight, observer)

    async def drop(self, live: LiveTable) -> None:
        """Forget what this process thinks of a table; whoever looks at it begins anew from the store."""
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]
        self.attendants.review(live)
        for look in live.looks:
            look.stream.close()
        with suppress(SQLAlchemyError, OSError):
            await self.leases.look(live.row.id, ())

    # -- news

    async def greet(self, live: LiveTable, seat: int | None = None) -> None:
        """Show all who look the whole table anew, for the game has begun; or those who look from a seat that was passed on."""
        for look in list(live.looks):
            if seat is not None and look.observer != seat:
                continue
            try:
                await self.hello(live, look, await self.chat(live, look), None)
            except Refused as error:
                await self.turn_away(live, [look], error)

    async def hello(
        self, live: LiveTable, look: Subscription, chat: list[dict[str, Any]], last: int | None
    ) -> None:
        """All that is to be seen. Refused if the game cannot be shown to this one."""
        try:
            frame = await to_thread(live.opening_frame, look, last)
        except Exception as error:
            raise await self.unseen(live, error) from error
        if live.table is not None:
            look.stream.numbers[look.index] = live.table.sight(look.observer).latest
        look.send("hello", table=self.info(live, look.asker), chat=chat, frame=frame)

    def info(self, live: LiveTable, asker: Identity) -> dict[str, Any]:
        """The table as the asker may know it."""
        return table_info(live, asker, lambda holder: self.seating.link(live, holder), self.sightings)

    async def tell_table(self, live: LiveTable) -> None:
        """Tell all who look about seats, presence and status."""
        for look in list(live.looks):
            look.send("table", table=self.info(live, look.asker))

    async def tell_lobby(self, id: str) -> None:
        """Tell those in the lobby whom this table concerns."""
        if not self.lobby:
            return
        live = self.tables.get(id)
        row = live.row if live is not None else await self.store.table(id)
        if row is None:
            return
        holders = live.holders if live is not None else await self.store.holders(id)
        await self.recognize_strangers(self.lobby)
        visitors, ids = {holder.visitor for holder in holders} | {row.host}, {holder.id for holder in holders}
        self._tell_soon(
            look for look in self.lobby if look.asker.visitor in visitors or look.asker.holders & ids
        )

    async def tell_all_in_lobby(self) -> None:
        """Tell everybody in the lobby."""
        self._tell_soon(self.lobby)

    def _tell_soon(self, looks: Iterable[Subscription]) -> None:
        """Send these their tables, at once if that was not done just now."""
        self._untold.update(looks)
        if self._untold and self._telling is None:
            self._telling = asyncio.create_task(self._tell_untold())

    async def _tell_untold(self) -> None:
        """Send their tables to all who are to be told: once to each however much is new, and made once for each visitor."""
        try:
            while self._untold and not self.closing:
                untold, self._untold = self._untold, set()
                for asker in {look.asker for look in untold}:
                    tables = await self.summaries(asker)
                    for look in self.lobby:
                        if look in untold and look.asker == asker:
                            look.send("tables", tables=tables)
                await asyncio.sleep(LOBBY_SECONDS)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the lobby could not be told what is new: %s", error)
        finally:
            self._telling = None

    def recognize(self, asker: Identity) -> None:
        """A visitor whose streams are open already is known from now on, or has another name."""
        looks = [look for live in self.tables.values() for look in live.looks]
        for look in [*self.lobby, *looks]:
            if look.asker.token is not None and look.asker.token == asker.token:
                look.asker = asker

    async def recognize_strangers(self, looks: Sequence[Subscription]) -> None:
        """The same for visitors who may have become known to another process."""
        for look in list(looks):
            asker = look.asker
            known = await self.store.visitor(asker.token) if asker.token and asker.visitor is None else None
            if known is not None:
                look.asker = Identity(asker.token, *known)

    async def host_name(self, live: LiveTable) -> str:
        """What the host is called: at the table, if he sits there."""
        host = live.row.host
        seated = next((holder.name for holder in live.holders if holder.visitor == host), None)
        return seated or await self.store.visitor_name(host)

    async def summaries(self, asker: Identity) -> list[dict[str, Any]]:
        """The asker's tables, the latest first."""
        if asker.visitor is None:
            return []
        rows = await self.store.tables_of(asker.visitor)
        holders = await self.store.holders_of([row.id for row in rows])
        return [summary(row, holders[row.id], asker) for row in rows if row.game in detente.games()]

    # -- chat

    async def say(self, id: str, asker: Identity, seat: int, text: str, command: str) -> None:
        """Say something at a table."""
        live = await self.live(id)
        await self.seated(live, asker, seat)
        async with live.lock:
            holder = self.holder(live, asker, seat)
            await self.store.say(id, seat, holder.name, text, command, hearing(live, seat))
            await self.company.show_chat(live)

    async def chat(self, live: LiveTable, look: Subscription) -> list[dict[str, Any]]:
        """What was said and somebody who looks hears, as far as it has been shown."""
        observer = look.observer
        there = [(0, None)] if observer is None else [stay.said for stay in live.stays(observer)]
        rows = await self.store.heard(live.row.id, observer, live.chat, there)
        return [said(row, look.language) for row in rows]

    # -- looking

    async def arrive(self, live: LiveTable, look: Subscription, last: int | None) -> None:
        """Somebody begins to look at a table."""
        async with live.lock:
            if look.observer is not None:
                self.holder(live, look.asker, look.observer)
            if live.table is not None:
                sight = await to_thread(live.table.sight, look.observer)
                if (last or 0) > sight.latest:
                    await self.company.catch_up(live)
            await self.company.show_chat(live)
            chat = await self.chat(live, look)
            if self.tables.get(live.row.id) is not live:
                look.stream.close()
                return
            was_here = look.observer is None or look.observer in live.seats_looked_from()
            live.looks.append(look)
            try:
                await self.hello(live, look, chat, last)
            except Refused:
                live.leave(look)
                raise
            if not was_here:
                await self._presence(live)

    async def depart(self, look: Subscription) -> None:
        """Somebody ceases to look."""
        if look in self.lobby:
            self.lobby.remove(look)
        for live in list(self.tables.values()):
            if look not in live.looks:
                continue
            async with live.lock:
                live.leave(look)
                if look.observer is not None and look.observer not in live.seats_looked_from():
                    with suppress(SQLAlchemyError):  # without a database: when it is back, all is told anew
                        await self.sightings.write(live, live.holders[look.observer])
                        await self._presence(live)

    async def _presence(self, live: LiveTable) -> None:
        """Tell everywhere from which seats somebody looks."""
        await self.leases.look(live.row.id, live.seats_looked_from())
        await self.tell_table(live)


def hearing(live: LiveTable, seat: int) -> int | None:
    """The seats that hear what this one says now, itself included, as a mask; None: everybody. Refused if it may not talk."""
    listeners = live.listeners(seat)
    if listeners is None:
        return None
    if not listeners:
        raise Refused("forbidden", "no-talk")
    return sum(1 << hearer for hearer in {seat, *listeners})
