"""Acts when the time of seats is up, and gives time back after an outage. All processes on a database watch; one acts."""

from __future__ import annotations

import logging
from datetime import datetime
from functools import partial

from sqlalchemy.orm import Session

from detente.core.shown.words import LETTERS, Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.seating import Seating, unique_name
from detente.server.service.standing_keeper import StandingKeeper
from detente.server.service.watch import Watch
from detente.server.store.clocks import Clocks, Late, is_late
from detente.server.store.database import is_unavailable
from detente.server.store.models import HolderRow, now
from detente.server.store.store import NewHolder
from detente.server.store.time_control import BOT, END
from detente.server.tables.chat_text import notice
from detente.server.tables.live_table import LiveTable

log = logging.getLogger("detente.server")

LOOK_SECONDS = 2.0
"""How often a process looks whose time is up."""


class Timekeeper:
    """The watch over all clocks."""

    def __init__(
        self,
        clocks: Clocks,
        open_tables: OpenTables,
        seating: Seating,
        lobby: Lobby,
        broadcaster: Broadcaster,
        standing: StandingKeeper,
    ) -> None:
        self.clocks = clocks
        self.open_tables = open_tables
        self.seating = seating
        self.lobby = lobby
        self.broadcaster = broadcaster
        self.standing = standing
        self._watch = Watch("clocks", self.look, LOOK_SECONDS)
        self._left_alone: set[str] = set()
        """Tables that cannot be opened under the installed rules."""

    async def start(self) -> None:
        """Give back the time in which nobody was at work, and begin to watch."""
        await self.clocks.beat(now())
        self._watch.start()

    async def stop(self) -> None:
        """Stop watching."""
        await self._watch.stop()

    async def look(self, at: datetime) -> None:
        """Act on all seats whose time was up at this moment. First the time of an outage is given back: nobody is late because of it."""
        gap = await self.clocks.beat(at)
        if gap is not None:
            log.warning(
                "nobody could play for %d s: all running clocks get that time back", gap.total_seconds()
            )
        for late in await self.clocks.expired(at):
            if late.table in self._left_alone:
                continue
            try:
                live = await self.open_tables.get(late.table)
                await self._act(live, late, at)
            except Refused as error:
                if error.code in ("rules_changed", "failed"):
                    self._left_alone.add(late.table)
                log.warning(
                    "nobody can act on the clock of table %s: %s",
                    late.table,
                    error.body("en")["error"]["message"],
                )
            except Exception as error:
                if is_unavailable(error):
                    raise
                log.exception("nobody can act on the clock of table %s", late.table)

    async def _act(self, live: LiveTable, late: Late, at: datetime) -> None:
        """Do what the table has agreed on for a seat whose time is up, unless another process has, or a standing order answers."""
        control = live.control
        assert control is not None
        async with live.lock:
            await self.open_tables.catch_up(live)
            holder = live.holders[late.seat]
            if holder.id != late.holder or await self.standing.answer(live, holder):
                return
            if control.late == BOT:
                await self._seat_bot(live, holder, control.bot, late, at)
                return
            ends = control.late == END
            key = f"late {holder.id} {live.row.position}"
            said = notice(late.table, key, "time-ended" if ends else "time-up", name=holder.name)
            await (self.clocks.end_table if ends else self.clocks.mark_late)(late, at, said)
            await self.open_tables.catch_up(live)
            await self.broadcaster.send_new_chat(live)
            await self.lobby.table_changed(live.row, live.holders)

    async def _seat_bot(
        self, live: LiveTable, holder: HolderRow, bot: str | None, late: Late, at: datetime
    ) -> None:
        """Let a bot play on for a seat whose time is up. The table is locked."""
        taken = [other.name for other in live.holders if other.seat != holder.seat]
        name = Texts("en", PACKAGE)("name-bot", letter=LETTERS[holder.seat])
        wished = NewHolder(holder.seat, "bot", unique_name(name, taken), bot)
        try:
            await self.seating.change_holder(live, holder, wished, "time", partial(still_late, late, at))
        except Refused as error:
            if error.code != "not_now":
                raise


def still_late(late: Late, at: datetime, session: Session) -> bool:
    """Whether a seat's time is still up: its holder may have moved meanwhile. The table is locked."""
    return is_late(session.connection(), late.holder, at)
