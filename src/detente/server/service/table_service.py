"""What people and bots do at tables: open, play, chat, watch."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import to_thread
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from detente.core.engine.game import Game
from detente.core.engine.options import checked, plain_options
from detente.core.engine.state import IllegalAction
from detente.core.shown.learning import GuidedTable
from detente.server.errors import Refused
from detente.server.keys import fresh_id, fresh_seed, id_of_command
from detente.server.metrics import MOVE_SECONDS, MOVES
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.failed_games import FailedGames
from detente.server.service.failure_notices import FailureNotices
from detente.server.service.last_seen import LastSeen
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.watchers import Watchers
from detente.server.store.models import HolderRow, TableRow, now
from detente.server.store.moves import ConcurrentWrite, Move, TableStatus
from detente.server.store.store import NewHolder, Store
from detente.server.store.time_control import Tick, TimeControl
from detente.server.tables.chat_text import notice
from detente.server.tables.game_log import (
    BeforeUpgrade,
    GameLog,
    Observer,
    RulesFailed,
    SeatTimeline,
    Snapshot,
)
from detente.server.tables.live_table import UNLISTED, LiveTable
from detente.server.tables.loading import load_game
from detente.server.tables.streams import Identity, Subscription

log = logging.getLogger("detente.server")

Answer = TypeVar("Answer")
Orders = list[str] | int
"""The texts of actions, or how many of a seat's last actions to take back."""


class TableService:
    """Carries out requests at tables."""

    def __init__(
        self,
        store: Store,
        open_tables: OpenTables,
        broadcaster: Broadcaster,
        lobby: Lobby,
        watchers: Watchers,
        last_seen: LastSeen,
        failed_games: FailedGames,
        notices: FailureNotices,
    ) -> None:
        self.store = store
        self.open_tables = open_tables
        self.broadcaster = broadcaster
        self.lobby = lobby
        self.watchers = watchers
        self.last_seen = last_seen
        self.failed_games = failed_games
        self.notices = notices
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- work that is always finished

    async def run_shielded(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Finish some work even if its request is cancelled: committed changes must also be sent."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def run_later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work that nobody waits for; what goes wrong is logged."""

        async def logged() -> None:
            try:
                await work
            except Exception:
                log.exception("something that nobody waited for has failed")

        task = asyncio.create_task(logged())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish_tasks(self) -> None:
        """Wait for all shielded work."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- tables and identities

    async def create_table(
        self,
        identity: Identity,
        game: Game,
        options: dict[str, Any],
        name: str,
        holders: Sequence[NewHolder],
        hints: bool = True,
        control: TimeControl | None = None,
        access: str = UNLISTED,
        delay: int | None = None,
        command: str | None = None,
    ) -> LiveTable:
        """A new table; its game begins at once if every seat is taken. command: an id; sent
        again, it leads to the table that it has opened.
        """
        row = new_table(identity, game, options, name, hints)
        row.time, row.access, row.delay = None if control is None else asdict(control), access, delay
        if command is not None:
            row.id = id_of_command(await self.store.secret("tables"), row.host, command)
        await self.check_start(game, row)
        try:
            await self.store.add_table(row, holders)
        except IntegrityError:
            if command is None or await self.store.table(row.id) is None:
                raise
        return await self._opened(row.id)

    async def create_guided(
        self, identity: Identity, game: Game, table: GuidedTable, holders: Sequence[NewHolder]
    ) -> LiveTable:
        """The table of a guided first game, which is the same for everyone."""
        row = new_table(identity, game, plain_options(checked(game.options, table.choice)), "", hints=True)
        row.seed = row.bot_seed = str(table.seed)
        row.facts = dict(table.facts) if table.facts is not None else None
        await self.check_start(game, row)
        await self.store.add_table(row, holders)
        return await self._opened(row.id)

    async def rematch(self, live: LiveTable, identity: Identity, holders: Sequence[NewHolder]) -> LiveTable:
        """The table at which those of a finished game play again; these holders sit there if it is new."""
        if live.row.rematch is not None:
            return await self.open_tables.get(live.row.rematch)
        former = live.row
        row = new_table(identity, live.game, former.options, former.name, former.hints)
        row.facts, row.time, row.access, row.delay = former.facts, former.time, former.access, former.delay
        await self.check_start(live.game, row)
        left = sum(holder.kind == "open" for holder in holders) > sum(
            each.kind == "open" for each in live.holders
        )
        said = notice(row.id, "left open", "left-open") if left else None
        id = await self.store.add_rematch(row, holders, former.id, said)
        async with live.lock:
            await self.open_tables.catch_up(live)
        return await self._opened(id)

    async def check_start(self, game: Game, row: TableRow) -> None:
        """Refused if the rules fail over the start of a new table."""
        try:
            await to_thread(load_game, game, row)
        except RulesFailed as error:
            raise await self.failed_games.opening_failed(row, [], error) from error

    async def _opened(self, id: str) -> LiveTable:
        """A table that is new, after the lobby has heard of it."""
        live = await self.open_tables.get(id)
        await self.lobby.table_changed(live.row, live.holders)
        return live

    async def host_name(self, live: LiveTable) -> str:
        """The host's name: the one at the table if they have a seat."""
        host = live.row.host
        seated = next((holder.name for holder in live.holders if holder.visitor == host), None)
        return seated or await self.store.visitor_name(host)

    async def register(self, identity: Identity, name: str | None = None) -> Identity:
        """A visitor's identity after they are registered in the database, with a new name if one is given."""
        if identity.visitor is not None and not name:
            return identity
        if identity.token is None:
            assert identity.visitor is not None
            row = await self.store.rename_visitor(identity.visitor, name or "")
        else:
            row = await self.store.register_visitor(identity.token, name or None)
        known = Identity(identity.token, row.id, row.name, identity.holders)
        self.watchers.update_identity(known)
        return known

    async def visit(self, id: str, identity: Identity) -> LiveTable:
        """A table for somebody who would look at it. Refused if it is private and not theirs; the database is asked before."""
        live = await self.open_tables.get(id)
        await self.check_access(live, identity)
        return live

    async def check_access(self, live: LiveTable, identity: Identity) -> None:
        """Refused if a table is private and somebody has no business there."""
        if not live.may_look(identity):
            async with live.lock:
                await self.open_tables.catch_up(live)
            if not live.may_look(identity):
                raise Refused("forbidden", "private")

    async def authorize(self, live: LiveTable, identity: Identity, seat: int) -> HolderRow:
        """The holder of a seat if the request is theirs; if they took it through another process, the database is read."""
        try:
            holder = holder_of(live, identity, seat)
        except Refused:
            async with live.lock:
                await self.open_tables.catch_up(live)
            holder = holder_of(live, identity, seat)
        if live.is_presence_due(holder):
            await self.last_seen.record(live, holder)
        return holder

    # -- commands

    async def command(
        self, id: str, identity: Identity, seat: int, command: str, ask: int, orders: Orders
    ) -> int:
        """Carry out actions of a seat, or take back its last ones; the number of the resulting frame."""
        live = await self.open_tables.get(id)
        await self.authorize(live, identity, seat)
        try:
            async with live.lock:
                frame = await self.carry_out(live, holder_of(live, identity, seat), command, ask, orders)
        except RulesFailed as error:
            await self.notices.rules_failed(live, seat, ask, error)
            raise Refused("failed", "rules-failed", game=live.game.title) from error
        await self.open_tables.store_now_and_then(live)
        return frame

    async def carry_out(
        self, live: LiveTable, holder: HolderRow, command: str, ask: int, orders: Orders
    ) -> int:
        """Judge a command, write it to the database, then send it; retry if another process was faster. The lock is held.

        RulesFailed if the rules fail: then nothing is written, and the table is as before.
        """
        if live.game_log is None or ask > (await timeline_of(live.game_log, holder.seat)).latest:
            await self.open_tables.catch_up(live)
        while self.open_tables.is_open(live):
            if live.game_log is None:
                raise Refused("not_now", "not-started")
            timeline = await timeline_of(live.game_log, holder.seat)
            if ask != timeline.ask or live.row.status == "over":
                return await self._repeated(live, live.game_log, timeline, holder.seat, command)
            try:
                await self._write_and_send(live, live.game_log, holder.seat, command, orders)
            except ConcurrentWrite:
                if not await self.open_tables.catch_up(live):
                    await self.open_tables.discard(live)
                elif live.holders[holder.seat].id != holder.id:
                    raise Refused("forbidden", "not-your-seat") from None
            else:
                return timeline.latest
        raise Refused("stale", "stale")

    async def _repeated(
        self, live: LiveTable, game_log: GameLog, timeline: SeatTimeline, seat: int, command: str
    ) -> int:
        """The frame of a command that was carried out before. Refused if it was not: its question is no longer open."""
        done = await self.store.position_after_command(live.row.id, seat, command)
        if done is None:
            raise Refused("not_now", "over") if live.row.status == "over" else Refused("stale", "stale")
        if done > game_log.position:
            await self.open_tables.catch_up(live)
        return timeline.frame_at(done)

    async def _write_and_send(
        self, live: LiveTable, game_log: GameLog, seat: int, command: str, orders: Orders
    ) -> None:
        """Judge a command, and carry it out. ConcurrentWrite if another process was faster."""
        began = time.perf_counter()
        try:
            if isinstance(orders, int):
                snapshots = await to_thread(game_log.judge, seat, orders)  # replays the whole game
            else:
                snapshots = await live.pace.run(game_log.judge, seat, orders)
        except BeforeUpgrade as error:
            raise Refused("illegal", "illegal-undo-upgrade") from error
        except IllegalAction as error:
            message = "undo" if isinstance(orders, int) else "rule" if error.rule else ""
            raise Refused("illegal", f"illegal-{message}".rstrip("-"), error.rule) from error
        await self.write_and_send(live, game_log, (seat, command), snapshots)
        MOVES.labels(live.game.id).inc()
        MOVE_SECONDS.labels(live.game.id).observe(time.perf_counter() - began)

    async def write_and_send(
        self,
        live: LiveTable,
        game_log: GameLog,
        command: tuple[int, str],
        snapshots: Sequence[Snapshot],
        back_to: datetime | None = None,
    ) -> None:
        """Write what a command leads to, then send its frames. ConcurrentWrite if another process was faster. The table is locked.

        command: its seat and id. back_to: the time to which all agreed to go back, if they did.
        """
        entries = [snapshot.entry for snapshot in snapshots if snapshot.entry is not None]
        over, owed = snapshots[-1].state.over, [int(owing) for owing in snapshots[-1].state.to_act]
        status = "over" if over else "running"
        new_status = None
        if (status, owed) != (live.row.status, live.row.owed):
            new_status = TableStatus(status, owed, now())
        control = live.control
        tick = None
        if control is not None:
            undone = isinstance(entries[-1][1], int)
            tick = await live.pace.run(tick_of, live.game, control, snapshots, undone, back_to)
        try:
            await self.store.moves.write(
                Move(live.row.id, game_log.position, entries, command, new_status, tick)
            )
            if new_status is not None:
                live.row.status, live.row.owed, live.row.updated = status, owed, new_status.updated
            for snapshot in snapshots:
                for failed in await live.publish(snapshot):
                    await self.broadcaster.report_failed_frame(live, failed)
        except ConcurrentWrite:
            raise
        except Exception:
            await self.open_tables.discard(live)
            raise
        if await self.open_tables.read_clocks(live) or over or live.proposal is not None:
            await self.broadcaster.send_info(live)
        if new_status is not None:
            await self.lobby.table_changed(live.row, live.holders)
        live.notify()

    # -- chat

    async def send_chat(self, id: str, identity: Identity, seat: int, text: str, command: str) -> None:
        """Write a line of chat."""
        live = await self.open_tables.get(id)
        await self.authorize(live, identity, seat)
        async with live.lock:
            holder = holder_of(live, identity, seat)
            await self.store.add_chat_line(holder, text, command, audience(live, seat))
            await self.broadcaster.send_new_chat(live)

    # -- watching

    async def subscribe(self, live: LiveTable, subscription: Subscription, last: int | None) -> None:
        """Begin to watch a table. last: the newest frame that the browser has."""
        async with live.lock:
            if subscription.observer is not None:
                holder_of(live, subscription.identity, subscription.observer)
            if live.game_log is not None:
                timeline = await timeline_of(live.game_log, subscription.observer)
                if (last or 0) > timeline.latest:
                    await self.open_tables.catch_up(live)
            await self.broadcaster.send_new_chat(live)
            chat = await self.broadcaster.chat_history(live, subscription)
            if not self.open_tables.is_open(live):
                subscription.stream.close()
                return
            was_present = subscription.observer is None or subscription.observer in live.watched_seats()
            live.subscriptions.append(subscription)
            try:
                await self.broadcaster.send_hello(live, subscription, chat, last)
            except Refused:
                live.remove(subscription)
                raise
            if not was_present:
                await self.broadcaster.publish_presence(live)

    async def unsubscribe(self, subscription: Subscription) -> None:
        """Stop watching the lobby or a table."""
        self.lobby.unsubscribe(subscription)
        live = self.open_tables.tables.get(subscription.watch.rpartition(":")[0])
        if live is not None and live.past is not None:
            live.past.remove(subscription)
        if live is None or subscription not in live.subscriptions:
            return
        async with live.lock:
            live.remove(subscription)
            if subscription.observer is not None and subscription.observer not in live.watched_seats():
                with suppress(SQLAlchemyError):  # without a database: when it is back, presence is sent again
                    await self.last_seen.record(live, live.holders[subscription.observer])
                    await self.broadcaster.publish_presence(live)


async def timeline_of(game_log: GameLog, observer: Observer) -> SeatTimeline:
    """An observer's timeline, made beside the event loop if it is not there yet. The table is locked."""
    known = game_log.timelines.get(observer)
    return known if known is not None else await to_thread(game_log.timeline, observer)


def new_table(identity: Identity, game: Game, options: dict[str, Any], name: str, hints: bool) -> TableRow:
    """A table that waits for its players, with seeds of its own."""
    assert identity.visitor is not None
    return TableRow(
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
        host=identity.visitor,
        hints=hints,
        access=UNLISTED,
    )


def tick_of(
    game: Game,
    control: TimeControl,
    snapshots: Sequence[Snapshot],
    undone: bool,
    back_to: datetime | None = None,
) -> Tick:
    """What a command means for the clocks of a table."""
    events = chain.from_iterable(snapshot.known_events(None) for snapshot in snapshots)
    kinds = [game.event(event["event"]) for event in events]
    begun = any(kind.begins_turn or kind.begins_phase for kind in kinds)
    owed = frozenset(map(int, snapshots[-1].state.to_act))
    return Tick(control, owed, begun, undone, now(), back_to)


def holder_of(live: LiveTable, identity: Identity, seat: int) -> HolderRow:
    """The holder of a seat if the request is theirs, as far as this process knows. Refused otherwise."""
    if not 0 <= seat < len(live.holders):
        raise Refused("unknown", "no-seat")
    holder = live.holders[seat]
    if not identity.holds(holder):
        raise Refused("forbidden", "not-your-seat")
    return holder


def audience(live: LiveTable, seat: int) -> int | None:
    """The seats that can read what this one writes now, including itself, as a mask; None: everyone. Refused if there are none."""
    listeners = live.listeners(seat)
    if listeners is None:
        return None
    if not listeners:
        raise Refused("forbidden", "no-talk")
    return sum(1 << hearer for hearer in {seat, *listeners})
