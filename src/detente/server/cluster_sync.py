"""Company: keeps the tables of this process in step with what others have written to the same database."""

from __future__ import annotations

import asyncio
import logging
from asyncio import to_thread
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from detente.server.errors import Refused
from detente.server.service.failure_notices import said
from detente.server.store.database import told
from detente.server.store.leases import BEAT_SECONDS, Takeover
from detente.server.store.notifications import Notification, Topic
from detente.server.tables.game_log import LogItem, RulesFailed, SeatChange, played
from detente.server.tables.live_table import LiveTable, begun

if TYPE_CHECKING:
    from detente.server.service.table_service import TableService

log = logging.getLogger("detente.server")


class ClusterSync:
    """Hears what other processes tell, and takes it in; the same way in which a process takes in what itself has written."""

    def __init__(self, desk: TableService) -> None:
        self.desk = desk
        self.store = desk.store
        self.leases = desk.leases
        self._behind: dict[str, set[Topic]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen, and to tell that this process lives."""
        listening = asyncio.Event()

        def missed() -> None:
            listening.set()
            self.missed()

        self._run(self.store.news.listen(self.hear, missed))
        await listening.wait()
        await self.inherit(await self.leases.beat())
        self._run(self._beat())

    async def stop(self) -> None:
        """Leave; others go on with what this process held."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.leases.leave()
        except (SQLAlchemyError, OSError) as error:
            log.warning("could not tell the database that this process leaves: %s", error)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a piece of work go on by itself."""
        task = asyncio.create_task(self._carry_out(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, work: Coroutine[Any, Any, None]) -> None:
        """Do a piece of work for which nobody waits, and say if it cannot be done."""
        try:
            await work
        except SQLAlchemyError as error:
            log.warning("the database cannot be used: %s", told(error))
        except Exception:
            log.exception("could not follow what another process wrote")

    async def _beat(self) -> None:
        """Tell again and again that this process lives."""
        missed = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                bequest = await self.leases.beat()
                bequest.revived |= missed
                await self.inherit(bequest)
                missed = False
            except Exception as error:
                missed = True
                log.warning("could not tell the database that this process lives: %s", told(error))

    # -- hearing

    def hear(self, item: Notification) -> None:
        """Something is new at a table. What comes for it meanwhile is taken in together."""
        if item.table in self._behind:
            self._behind[item.table].add(item.what)
            return
        self._behind[item.table] = {item.what}
        self._run(self._follow(item.table))

    def missed(self) -> None:
        """Anything may be new at every table."""
        whats: tuple[Topic, ...] = ("game", "chat", "here")
        for id in self.desk.tables:
            for what in whats:
                self.hear(Notification(id, what, ""))
        self._run(self.desk.tell_all_in_lobby())

    async def _follow(self, id: str) -> None:
        """Take in what is new at a table, if it is open here, and tell the lobby."""
        live = await self.desk.if_open(id)
        if live is None:
            news = self._behind.pop(id)
        else:
            news = await self._take_in(live)
        if "lobby" in news:
            await self.desk.tell_lobby(id)

    async def _take_in(self, live: LiveTable) -> set[Topic]:
        """Take in all that is new at an open table; what that was."""
        async with live.lock:
            news = self._behind.pop(live.row.id)
            try:
                if "game" in news:
                    await self.catch_up(live)
                if "chat" in news:
                    await self.show_chat(live)
                if "here" in news:
                    await self.show_presence(live)
            except SQLAlchemyError as error:
                log.warning("table %s cannot follow what another process wrote: %s", live.row.id, told(error))
                await self.desk.drop(live)
            except Exception:
                log.exception("table %s cannot follow what another process wrote", live.row.id)
                await self.desk.drop(live)
        self.desk.attendants.attend(live)
        return news

    async def inherit(self, bequest: Takeover) -> None:
        """Go on with what dead processes held."""
        for id in bequest.looks:
            self.hear(Notification(id, "here", ""))
        if bequest.revived:
            await self.leases.look_nowhere()
            for live in list(self.desk.tables.values()):
                if live.looks:
                    async with live.lock:
                        await self.leases.look(live.row.id, live.seats_looked_from())
        if bequest.deaths:
            self.desk.attendants.take_up_all()
        for id in bequest.bots:
            await self.desk.attendants.take_up(id)

    # -- taking in, with the table's lock held

    async def catch_up(self, live: LiveTable) -> bool:
        """Take in what the store has of a game and its seats beyond what this process knew; whether there was anything."""
        known = live.table.position if live.table is not None else 0
        row = await self.store.table(live.row.id)
        if row is None:
            await self.desk.drop(live)
            raise Refused("unknown", "no-table")
        story = await self.desk.seats.story(row.id, known)
        status, live.row = live.row.status, row
        log = live.follow(story)
        if live.table is None:
            reseated = await self._reseat(live, len(log))
            if row.status != "waiting":
                try:
                    live.begin(await to_thread(begun, live.game, row, log))
                except RulesFailed as error:
                    raise await self.desk.troubles.start(row, played(log), error) from error
                await self.desk.greet(live)
        else:
            reseated = [await self._advance(live, written) for written in log].count(True) > 0
        changed = reseated or row.status != status
        if changed:
            await self.desk.tell_table(live)
        return changed or bool(log)

    async def _reseat(self, live: LiveTable, number: int) -> bool:
        """Let those sit who do at this moment; whether anybody is new. Who holds a seat no more sees no more of it."""
        new = live.seat_at(number)
        if new:
            await self.desk.recognize_strangers(live.looks)
        for seat in new:
            await self.desk.seating.turn_away(live, seat)
        return bool(new)

    async def _advance(self, live: LiveTable, written: LogItem) -> bool:
        """Go on by one line of the log, and show it; whether a seat was passed on."""
        assert live.table is not None
        if isinstance(written, SeatChange):
            await self._reseat(live, live.table.position + 1)
        try:
            moment = await to_thread(live.table.ahead, written)
        except Exception as error:
            await self.desk.drop(live)
            entries = played([written])
            failed = RulesFailed(entries)
            failed.__cause__ = error
            raise await self.desk.troubles.start(live.row, [*live.table.entries, *entries], failed) from error
        await self.desk.show(live, moment)
        if not isinstance(written, SeatChange):
            return False
        await self.desk.greet(live, written.seat)
        return True

    async def show_chat(self, live: LiveTable) -> None:
        """Show what was said since this process last looked."""
        for row in await self.store.chat(live.row.id, live.chat):
            live.chat = row.number
            for look in list(live.looks):
                if live.hears(look.observer, row):
                    look.send("chat", chat=said(row, look.language))

    async def show_presence(self, live: LiveTable) -> None:
        """Show who looks at the table through other processes."""
        before, live.elsewhere = live.elsewhere, await self.leases.elsewhere(live.row.id)
        if live.elsewhere != before:
            await self.desk.sightings.learn(live)
            await self.desk.tell_table(live)
