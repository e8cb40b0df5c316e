"""The desk: opens tables, seats people and bots, takes commands and lets everybody know what came of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import detente
from detente.bots import able
from detente.core.game import Game
from detente.core.state import IllegalAction
from detente.core.words import LETTERS, Words
from detente.server.bots import Thinkers
from detente.server.errors import PACKAGE, Refused
from detente.server.keys import Key, Keys, fresh_id, fresh_seed
from detente.server.live import Asker, LiveTable, Look, begun, opened
from detente.server.settings import Settings
from detente.server.shape import summary, table_info
from detente.server.store.models import ChatRow, HolderRow, TableRow, now
from detente.server.store.store import Moved, NewHolder, Standing, Store, chat_dict
from detente.server.table import Entry, Table

log = logging.getLogger("detente.server")
Answer = TypeVar("Answer")

OPEN_TABLES = 500
"""So many tables stay in memory although nobody looks at them."""


class Desk:
    """All that is done with tables, for all routes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings.workers)
        self.tables: dict[str, LiveTable] = {}
        self.lobby: list[Look] = []
        self.keys = Keys("")
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Open the database, and go on where bots were to move."""
        await self.store.open()
        self.keys = Keys(await self.store.secret())
        for row in await self.store.running():
            try:
                self.attend(await self.live(row.id))
            except Refused as error:
                log.warning("table %s rests: %s", row.id, error.body("en")["error"]["message"])

    async def stop(self) -> None:
        """Close all streams, stop the bots, close the database."""
        for live in self.tables.values():
            if live.attendant is not None:
                live.attendant.cancel()
            for look in live.looks:
                look.stream.close()
        for look in self.lobby:
            look.stream.close()
        self.thinkers.close()
        await self.store.close()

    async def surely(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Finish a piece of work even if whoever asked for it has gone: what is committed must be shown, too."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # -- tables

    async def live(self, id: str) -> LiveTable:
        """The table with this id, opened. Refused if there is none, or its rules have changed."""
        live = self.tables.get(id)
        if live is not None:
            return live
        async with self._opening:
            if id in self.tables:
                return self.tables[id]
            row = await self.store.table(id)
            if row is None:
                raise Refused("unknown", "no-table")
            try:
                live = opened(row, await self.store.holders(id), await self.store.entries(id))
            except LookupError as error:
                raise Refused("rules_changed", "rules-changed", game=row.game) from error
            self.trim()
            self.tables[id] = live
            return live

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
        self, asker: Asker, game: Game, options: dict[str, Any], name: str, holders: Sequence[NewHolder]
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
        )
        await self.store.add_table(row, holders)
        live = await self.live(row.id)
        async with live.lock:
            await self.begin_if_full(live)
        await self.tell_lobby(live)
        return live

    async def begin_if_full(self, live: LiveTable) -> None:
        """Begin the game when the last seat is taken."""
        if live.row.status != "waiting" or any(holder.kind == "open" for holder in live.holders):
            return
        try:
            table = begun(live.game, live.row)
        except LookupError as error:
            raise Refused("rules_changed", "rules-changed", game=live.game.id) from error
        owed = list(table.state.to_act)
        live.row.status, live.row.owed, live.row.updated = "running", owed, now()
        await self.store.set_standing(live.row.id, Standing("running", owed, live.row.updated))
        live.table = table
        await self.greet(live)
        self.attend(live)

    # -- commands

    def seated(self, live: LiveTable, asker: Asker, seat: int) -> HolderRow:
        """The holder of a seat that must be the asker's."""
        if not 0 <= seat < len(live.holders):
            raise Refused("unknown", "no-seat")
        holder = live.holders[seat]
        if not asker.holds(holder):
            raise Refused("forbidden", "not-your-seat")
        return holder

    async def command(
        self, id: str, asker: Asker, seat: int, command: str, ask: int, orders: list[str] | int
    ) -> int:
        """Carry out actions of a seat, or take back its last ones; the number of the frame that shows it."""
        live = await self.live(id)
        async with live.lock:
            self.seated(live, asker, seat)
            frame = await self._carry_out(live, seat, command, ask, orders)
        self.attend(live)
        return frame

    async def _carry_out(
        self, live: LiveTable, seat: int, command: str, ask: int, orders: list[str] | int
    ) -> int:
        """Judge, write down, then show. The lock is held."""
        table = live.table
        if table is None:
            raise Refused("not_now", "not-started")
        sight = table.sight(seat)
        if ask != sight.ask or live.row.status == "over":
            # A command that comes again is of this kind: it has been answered, so its question stands no more.
            done = await self.store.command(live.row.id, seat, command)
            if done is not None:
                return sight.frame_at(done)
            over = live.row.status == "over"
            raise Refused("not_now", "over") if over else Refused("stale", "stale")
        try:
            entries, over, owed = judged(table, seat, orders)
        except IllegalAction as error:
            message = "undo" if isinstance(orders, int) else "rule" if error.rule else ""
            raise Refused("illegal", f"illegal-{message}".rstrip("-"), error.rule) from error
        status = "over" if over else "running"
        news = (status, owed) != (live.row.status, live.row.owed)
        updated = now() if news else live.row.updated
        try:
            await self.store.append(
                live.row.id, len(table.entries), entries, (seat, command), Standing(status, owed, updated)
            )
        except Moved as error:
            done = await self.store.command(live.row.id, seat, command)
            if done is not None and done <= len(table.entries):
                return sight.frame_at(done)
            self.drop(live)
            raise Refused("stale", "stale") from error
        live.row.status, live.row.owed, live.row.updated = status, owed, updated
        try:
            for entry in entries:
                live.publish(table.advance(entry))
        except Exception:
            self.drop(live)
            raise
        if over:
            await self.tell_table(live)
        if news:
            await self.tell_lobby(live)
        return sight.latest

    def drop(self, live: LiveTable) -> None:
        """Forget what this process thinks of a table; whoever looks at it begins anew from the store."""
        self.tables.pop(live.row.id, None)
        for look in list(live.looks):
            look.stream.close()

    # -- bots

    def attend(self, live: LiveTable) -> None:
        """See to it that bots answer what they are asked."""
        if not live.running or live.attendant is not None or not self.bots_owing(live):
            return
        live.attendant = asyncio.create_task(self._attend(live))

    def bots_owing(self, live: LiveTable) -> list[int]:
        """The seats of bots that owe a decision."""
        assert live.table is not None
        return [seat for seat in live.table.state.to_act if live.holders[seat].kind == "bot"]

    async def _attend(self, live: LiveTable) -> None:
        """Let bots answer until none is asked."""
        try:
            while live.running and self.bots_owing(live) and self.tables.get(live.row.id) is live:
                await self._answer(live, self.bots_owing(live)[0])
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot at table %s has failed", live.row.id)
        finally:
            live.attendant = None

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """One answer of a bot: thought out beside the game, given at its time."""
        table, holder = live.table, live.holders[seat]
        assert table is not None and holder.bot is not None
        pace = self.settings.bot_pace
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        ask, position = table.sight(seat).ask, len(table.entries)
        orders = await self.thinkers.choose(holder.bot, int(live.row.bot_seed), table, seat, pace / 2)
        late = loop.time() - asked_at
        await asyncio.sleep(pace - late % pace if pace else 0)
        command = f"bot {position} {ask}"
        async with live.lock:
            if live.holders[seat].id != holder.id or table.sight(seat).ask != ask:
                return
            try:
                await self.surely(self._carry_out(live, seat, command, ask, orders))
            except Refused as error:
                if error.code != "stale":
                    raise

    # -- seats

    def holders_from(
        self, asker: Asker, game: Game, wishes: Sequence[tuple[str, str | None, str | None]], language: str
    ) -> list[NewHolder]:
        """Holders of all seats from what the host wishes for each: kind, name, bot."""
        taken: list[str] = []
        made: list[NewHolder] = []
        for seat, (kind, name, bot) in enumerate(wishes):
            holder = self.holder_from(asker, game, seat, kind, name, bot, language, taken)
            taken.append(holder.name)
            made.append(holder)
        return made

    def holder_from(
        self,
        asker: Asker,
        game: Game,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
        taken: Sequence[str],
    ) -> NewHolder:
        """The holder that is wished for a seat, under a name that no other seat has."""
        letter = LETTERS[seat]
        words = Words(None, language, PACKAGE)
        if kind == "bot":
            if bot not in able(game):
                raise Refused("malformed", "no-bot", bots=", ".join(able(game)))
            return NewHolder(seat, "bot", unique(words("name-bot", letter=letter), taken), bot)
        if kind == "friend":
            return NewHolder(seat, "open", unique(words("name-open", letter=letter), taken))
        wanted = (name if kind == "screen" else name or asker.name) or words("name-guest", letter=letter)
        return NewHolder(seat, "person", unique(wanted, taken), visitor=asker.visitor)

    async def reseat(
        self,
        live: LiveTable,
        asker: Asker,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
    ) -> None:
        """Give a seat to somebody else: by the host, or by who holds it."""
        async with live.lock:
            if not 0 <= seat < len(live.holders):
                raise Refused("unknown", "no-seat")
            present = live.holders[seat]
            if live.row.host != asker.visitor and not asker.holds(present):
                raise Refused("forbidden", "not-your-seat")
            if live.row.status == "over":
                raise Refused("not_now", "over")
            taken = [other.name for other in live.holders if other.seat != seat]
            wished = self.holder_from(asker, live.game, seat, kind, name, bot, language, taken)
            await self._hold(live, present, wished)

    async def _hold(self, live: LiveTable, present: HolderRow, wished: NewHolder) -> HolderRow:
        """Change the holder of a seat, and let everybody know. The lock is held."""
        position = len(live.table.entries) if live.table is not None else 0
        row = await self.store.hold(live.row.id, present.id, wished, position)
        if row is None:
            self.drop(live)
            raise Refused("not_now", "seat-taken")
        live.replace(row)
        self.turn_away(live, row.seat)
        if live.row.status == "waiting":
            await self.begin_if_full(live)
        else:
            for screen in live.screens.values():
                screen.refresh()
            await self.greet(live)
        await self.tell_table(live)
        await self.tell_lobby(live)
        self.attend(live)
        return row

    def turn_away(self, live: LiveTable, seat: int) -> None:
        """Who looked from a seat that it holds no more sees no more of it."""
        error = Refused("forbidden", "not-your-seat")
        for look in [look for look in live.looks if look.observer == seat]:
            if not look.asker.holds(live.holders[seat]):
                live.leave(look)
                look.stream.numbers[look.index] = None
                look.send("refused", **error.body(look.language))

    # -- links

    def link(self, live: LiveTable, holder: HolderRow) -> str:
        """The key of a seat, or the invitation to it if it is open."""
        open_seat = holder.kind == "open"
        return self.keys.make(Key("invitation" if open_seat else "seat", live.row.id, holder.id))

    async def read_key(self, text: str) -> tuple[Key, LiveTable, HolderRow, bool]:
        """Where a link leads: the key, its table, its holder, and whether that holder still has the seat."""
        key = self.keys.read(text)
        if key is None:
            raise Refused("unknown", "no-key")
        live = await self.live(key.table)
        holder = await self.store.holder(key.holder)
        if holder is None:
            raise Refused("unknown", "no-key")
        return key, live, holder, live.holders[holder.seat].id == holder.id

    async def take_key(
        self, text: str, asker: Asker, name: str, language: str
    ) -> tuple[LiveTable, HolderRow]:
        """Sit down at an open seat, or act for a seat from one more browser."""
        assert asker.visitor is not None
        key, live, holder, stands = await self.read_key(text)
        async with live.lock:
            present = live.holders[holder.seat]
            if key.kind == "seat":
                if present.id != holder.id:
                    raise Refused("not_now", "key-outdated")
                if present.visitor != asker.visitor:
                    await self.store.add_device(present.id, asker.visitor)
                return live, present
            if present.id != holder.id:
                if asker.holds(present):
                    return live, present
                raise Refused("not_now", "seat-taken")
            taken = [other.name for other in live.holders if other.seat != holder.seat]
            wished = self.holder_from(asker, live.game, holder.seat, "me", name, None, language, taken)
            return live, await self._hold(live, present, wished)

    # -- news

    async def greet(self, live: LiveTable) -> None:
        """Show all who look the whole table anew: the game has begun, or somebody has another name."""
        chat = [chat_dict(row) for row in await self.store.chat(live.row.id)]
        for look in list(live.looks):
            self.hello(live, look, chat, None)

    def hello(self, live: LiveTable, look: Look, chat: list[dict[str, Any]], last: int | None) -> None:
        """All that is to be seen."""
        frame = live.opening_frame(look, last)
        look.send("hello", table=self.info(live, look.asker), chat=chat, frame=frame)

    def info(self, live: LiveTable, asker: Asker) -> dict[str, Any]:
        """The table as the asker may know it."""
        return table_info(live, asker, lambda holder: self.link(live, holder))

    async def tell_table(self, live: LiveTable) -> None:
        """Tell all who look about seats, presence and status."""
        for look in list(live.looks):
            look.send("table", table=self.info(live, look.asker))

    async def tell_lobby(self, live: LiveTable) -> None:
        """Tell those in the lobby whom this table concerns."""
        concerned = {holder.visitor for holder in live.holders} | {live.row.host}
        for look in list(self.lobby):
            if look.asker.visitor in concerned or look.asker.holders & {h.id for h in live.holders}:
                look.send("tables", tables=await self.summaries(look.asker))

    def recognize(self, asker: Asker) -> None:
        """A visitor whose streams are open already is known from now on, or has another name."""
        looks = [look for live in self.tables.values() for look in live.looks]
        for look in [*self.lobby, *looks]:
            if look.asker.token is not None and look.asker.token == asker.token:
                look.asker = asker

    async def host_name(self, live: LiveTable) -> str:
        """What the host is called: at the table, if he sits there."""
        host = live.row.host
        seated = next((holder.name for holder in live.holders if holder.visitor == host), None)
        return seated or await self.store.visitor_name(host)

    async def summaries(self, asker: Asker) -> list[dict[str, Any]]:
        """The asker's tables, the latest first."""
        if asker.visitor is None:
            return []
        rows = await self.store.tables_of(asker.visitor)
        holders = await self.store.holders_of([row.id for row in rows])
        return [summary(row, holders[row.id], asker) for row in rows if row.game in detente.games()]

    # -- chat

    async def say(self, id: str, asker: Asker, seat: int, text: str, command: str) -> None:
        """Say something at a table."""
        live = await self.live(id)
        async with live.lock:
            holder = self.seated(live, asker, seat)
            row: ChatRow | None = await self.store.say(id, seat, holder.name, text, command)
        if row is not None:
            for look in list(live.looks):
                look.send("chat", chat=chat_dict(row))


def judged(table: Table, seat: int, orders: list[str] | int) -> tuple[list[Entry], bool, list[int]]:
    """The entries of a command, whether the game is over after it, and who then owes a decision. IllegalAction if it cannot be."""
    if isinstance(orders, int):
        entries = table.judge_undo(seat, orders)
        after = table.state_after(entries)
    else:
        entries, after = table.judge_actions(seat, orders)
    return entries, after.over, [int(owing) for owing in after.to_act]


def unique(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if another seat has it."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
