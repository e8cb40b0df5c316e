"""The tables that are open in this process, kept up to date with the database."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import to_thread
from collections.abc import Callable, Iterable
from contextlib import suppress
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

import detente
from detente.core.engine.options import settled
from detente.server.errors import Refused
from detente.server.keys import is_id
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.failed_games import FailedGames
from detente.server.service.identities import follow_other_processes
from detente.server.service.last_seen import LastSeen
from detente.server.store.clocks import Clocks
from detente.server.store.leases import Leases
from detente.server.store.models import EntryRow, ProposalRow, now
from detente.server.store.moves import TableStatus
from detente.server.store.seats import Seats
from detente.server.store.store import Store, entry_of
from detente.server.store.stored_games import Adoption, SavedGame, StoredGames, Texts
from detente.server.tables.chat_text import notice
from detente.server.tables.game_log import (
    LogItem,
    Observer,
    RulesFailed,
    SeatChange,
    SeatTimeline,
    entries_of,
)
from detente.server.tables.live_table import LiveTable
from detente.server.tables.loading import load_game, load_table
from detente.server.tables.stored_game import stored
from detente.server.tables.streams import Subscription

MOST_IDLE = 500
"""How many tables may stay in memory; if there are more, those that nobody uses are put away before they are idle for long."""
RECENT_SECONDS = 30.0
"""How long a table stays in memory after its last use however many there are: somebody may be about to watch it."""
IDLE_SECONDS = 600.0
"""How long a table that nobody uses stays in memory."""
STORE_EVERY = 50
"""After how many items of its log a game is stored again."""
STORED_AT_ONCE = 20
"""How many games are stored in one transaction."""

log = logging.getLogger("detente.server")


class OpenTables:
    """Opens tables, and applies what is written about them. tables: the open ones, by id.

    on_change: as for `LiveTable`; the same for all tables.
    """

    def __init__(
        self,
        store: Store,
        seats: Seats,
        leases: Leases,
        last_seen: LastSeen,
        broadcaster: Broadcaster,
        failed_games: FailedGames,
        clocks: Clocks,
        stored_games: StoredGames,
    ) -> None:
        self.store = store
        self.stored_games = stored_games
        self.seats = seats
        self.clocks = clocks
        self.leases = leases
        self.last_seen = last_seen
        self.broadcaster = broadcaster
        self.failed_games = failed_games
        self.tables: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- opening and closing

    async def get(self, id: str) -> LiveTable:
        """The table with this id, opened if necessary. Refused if there is none, or its rules have changed."""
        live = self.tables.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        async with self._opening_lock(id):
            return self.tables.get(id) or await self._open(id)

    async def exists(self, id: str) -> bool:
        """Whether there is a table with this id, which need not be open."""
        return id in self.tables or (is_id(id) and await self.store.table(id) is not None)

    async def get_if_open(self, id: str) -> LiveTable | None:
        """The table with this id if it is open or being opened."""
        async with self._opening_lock(id):
            return self.tables.get(id)

    def _opening_lock(self, id: str) -> asyncio.Lock:
        """The lock for opening this table: opening may take long, and must not delay other tables."""
        return self._opening.setdefault(id, asyncio.Lock())

    async def _open(self, id: str) -> LiveTable:
        """Load a table from the database."""
        saved = await self.seats.load_table(id) if is_id(id) else None
        if saved is None:
            raise Refused("unknown", "no-table")
        row = saved.row
        try:
            texts = await self.stored_games.of(id) if row.status != "waiting" else Texts()
            live = await to_thread(load_table, saved, texts)
        except detente.BrokenGame as error:
            raise Refused("failed", "game-broken", game=row.game) from error
        except LookupError as error:
            log.warning("table %s cannot go on: %s", id, error)
            raise Refused("rules_changed", "rules-changed", game=row.game) from error
        except RulesFailed as error:
            entries = [entry_of(line) for line in saved.log if isinstance(line, EntryRow)]
            raise await self.failed_games.opening_failed(row, entries, error) from error
        if live.adoption is not None and not await self._adopt(live, live.adoption):
            return await self._open(id)  # another process has been faster
        live.on_change = self.on_change
        live.last_chat = await self.store.last_chat_number(id)
        live.viewers_elsewhere = await self.leases.viewers_elsewhere(id)
        await self.last_seen.load(live)
        await self.read_clocks(live)
        live.proposal = saved.proposal
        if len(self.tables) >= MOST_IDLE:
            await self.put_away(time.monotonic())
        self.tables[id] = live
        async with live.lock:
            await self.begin_if_full(live)
        live.notify()
        return live

    async def _adopt(self, live: LiveTable, adoption: Adoption) -> bool:
        """Note in the database that a game goes on under other rules; False if that has been noted already."""
        said = None
        if adoption.base is not None and live.running:
            key = f"rules changed {adoption.version} {adoption.base.position}"
            said = notice(live.row.id, key, "rules-changed", game=live.game.title)
        if not await self.stored_games.adopt(live.row.id, adoption, said):
            return False
        live.row.version = adoption.version
        log.warning(
            "table %s goes on under rules version %s of %s, %s",
            live.row.id, adoption.version, live.game.id,
            "as before" if adoption.base is None else f"from its stored state after {adoption.base.position} steps",
        )  # fmt: skip
        return True

    async def put_away(self, at: float) -> None:
        """Store and close the tables that nobody needs in memory now, the longest unused first. at: by this process's clock."""
        for live in self.tables.values():
            if live.in_use:
                live.used = at
        idle = [live for live in self.tables.values() if live.used <= at - RECENT_SECONDS]
        idle.sort(key=lambda live: live.used)
        many = len(self.tables) + 1 - MOST_IDLE
        old = [live for k, live in enumerate(idle) if k < many or at - live.used >= IDLE_SECONDS]
        await self.store_games(old)
        for live in old:
            if not live.in_use and live.used < at and self.is_open(live):
                del self.tables[live.row.id]

    async def store_games(self, tables: Iterable[LiveTable]) -> None:
        """Store the games of tables beside their logs, as far as they have gone on since they were last stored."""
        gone_on = [
            (live, game_log)
            for live in tables
            if (game_log := live.game_log) is not None and game_log.position > live.stored_position
        ]
        for k in range(0, len(gone_on), STORED_AT_ONCE):
            games: list[SavedGame] = []
            for live, game_log in gone_on[k : k + STORED_AT_ONCE]:
                if live.lock.locked():  # it is in use, and will be stored another time
                    continue
                async with live.lock:
                    position = game_log.position
                    try:
                        games.append(SavedGame(live.row.id, position, await to_thread(stored, game_log)))
                    except Exception:
                        log.exception("the game of table %s cannot be stored", live.row.id)
                    live.stored_position = position
            with suppress(SQLAlchemyError, OSError):  # it only saves a replay
                await self.stored_games.put(games)

    async def store_now_and_then(self, live: LiveTable) -> None:
        """Store the game of a table if it has gone on for a while since the last time. The table is not locked."""
        if live.game_log is not None and live.game_log.position - live.stored_position >= STORE_EVERY:
            await self.store_games([live])

    def watched(self) -> list[str]:
        """The tables that are in use in this process."""
        return [id for id, live in self.tables.items() if live.in_use]

    def forget(self, ids: Iterable[str]) -> None:
        """Close tables that have been deleted from the database."""
        for id in ids:
            self.tables.pop(id, None)

    def is_open(self, live: LiveTable) -> bool:
        """Whether this is still the table in use, and has not been discarded."""
        return self.tables.get(live.row.id) is live

    async def discard(self, live: LiveTable) -> None:
        """Discard a table that may differ from the database; browsers reconnect, and it is loaded again."""
        if self.is_open(live):
            del self.tables[live.row.id]
        live.notify()
        for subscription in live.all_subscriptions:
            subscription.stream.close()
        with suppress(SQLAlchemyError, OSError):
            await self.leases.set_viewers(live.row.id, ())

    async def timeline(self, live: LiveTable, observer: Observer) -> SeatTimeline:
        """An observer's timeline of a game that has started."""
        assert live.game_log is not None
        known = live.game_log.timelines.get(observer)
        if known is not None:
            return known
        async with live.lock:
            return await to_thread(live.game_log.timeline, observer)

    def subscriptions(self) -> list[Subscription]:
        """Whatever is watched at the open tables."""
        return [each for live in self.tables.values() for each in live.all_subscriptions]

    # -- following the database; the table is locked

    async def begin_if_full(self, live: LiveTable) -> None:
        """Begin the game when the last seat has been taken; also if the process that saw this died before it could."""
        if live.row.status != "waiting" or any(holder.kind == "open" for holder in live.holders):
            return
        live.row.options = settled(live.game.options, live.row.options, await self._host_seat(live))
        # The current rules count, even if the table was opened under others: nobody has played under them.
        try:
            game_log = await to_thread(load_game, live.game, live.row)
        except RulesFailed as error:
            raise await self.failed_games.opening_failed(live.row, [], error) from error
        status = TableStatus("running", list(game_log.state.to_act), now())
        try:
            await self.store.start_game(live.row.id, live.game.version, status, live.row.options)
            await self.catch_up(live)
        except SQLAlchemyError:
            await self.discard(live)
            raise

    async def _host_seat(self, live: LiveTable) -> int | None:
        """The host's seat, None if they hold none; if they hold several at one screen, the one under their own name."""
        theirs = [h for h in live.holders if h.kind == "person" and h.visitor == live.row.host]
        name = await self.store.visitor_name(live.row.host)
        theirs.sort(key=lambda holder: (holder.name != name, holder.seat))
        return theirs[0].seat if theirs else None

    async def follow(self, live: LiveTable) -> None:
        """Apply and send what other processes have written about a table, if there are any. The table is not locked."""
        if self.store.shared:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply and send what is new in the database about a game and its seats; whether there was anything."""
        known = live.game_log.position if live.game_log is not None else 0
        saved = await self.seats.load_table(live.row.id, known)
        if saved is None:
            await self.discard(live)
            raise Refused("unknown", "no-table")
        row = saved.row
        if live.game_log is not None and row.version != live.row.version:
            await self.discard(live)  # another process goes on with it under other rules
            raise Refused("stale", "stale")
        before, live.row = live.row, row
        known_as = [(holder.visitor, holder.name) for holder in live.holders]
        items = live.load_items(saved)
        if live.game_log is None:
            reseated = await self._reseat(live, len(items))
            if row.status != "waiting":
                try:
                    live.start(await to_thread(load_game, live.game, row, items))
                except RulesFailed as error:
                    raise await self.failed_games.opening_failed(row, entries_of(items), error) from error
                self.broadcaster.end_too_early(live)
                await self.broadcaster.send_hello_again(live)
        else:
            reseated = [await self._advance(live, item) for item in items].count(True) > 0
            live.set_holders_at(live.game_log.position)  # they may belong to an account now
        retimed = await self.read_clocks(live)
        asked = is_other_proposal(live.proposal, saved.proposal)
        live.proposal = saved.proposal
        now_as = [(holder.visitor, holder.name) for holder in live.holders]
        claimed = now_as != known_as or row.host != before.host
        if claimed:
            await self.last_seen.load(live)
        changed = (
            reseated
            or retimed
            or asked
            or claimed
            or (row.status, row.rematch, row.access) != (before.status, before.rematch, before.access)
        )
        if row.access != before.access:
            await self.broadcaster.end_strangers(live)
        if changed:
            await self.broadcaster.send_info(live)
        if changed or items:
            live.notify()
        return changed or bool(items)

    async def read_clocks(self, live: LiveTable) -> bool:
        """Read the clocks of a table, if it has any; whether one is new."""
        before = live.clocks
        if live.control is not None:
            live.clocks = await self.clocks.at(live.row.id)
        return live.clocks != before

    async def _reseat(self, live: LiveTable, position: int) -> bool:
        """Update the holders of the seats; whether any is new. Former holders can no longer see their seat."""
        new = live.set_holders_at(position)
        if new:
            await follow_other_processes(self.store, live.subscriptions)
        for seat in new:
            await self.broadcaster.end_former_holders(live, seat)
        if new:
            self.broadcaster.end_too_early(live)
        return bool(new)

    async def _advance(self, live: LiveTable, item: LogItem) -> bool:
        """Apply one item of the log, and send its frames; whether a seat was passed on."""
        assert live.game_log is not None
        if isinstance(item, SeatChange):
            await self._reseat(live, live.game_log.position + 1)
        try:
            snapshot = await to_thread(live.game_log.preview, item)
        except Exception as error:
            await self.discard(live)
            entries = entries_of([item])
            failed = RulesFailed(entries)
            failed.__cause__ = error
            raise await self.failed_games.opening_failed(
                live.row, [*live.game_log.entries, *entries], failed
            ) from error
        for failed_frame in await live.publish(snapshot):
            await self.broadcaster.report_failed_frame(live, failed_frame)
        if not isinstance(item, SeatChange):
            return False
        await self.broadcaster.send_hello_again(live, item.seat)
        return True


def is_other_proposal(before: ProposalRow | None, after: ProposalRow | None) -> bool:
    """Whether what people at a table ask of each other has changed."""
    known = [None if row is None else (row.number, row.agreed) for row in (before, after)]
    return known[0] != known[1]
