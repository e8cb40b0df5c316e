"""Attendants: at each table where bots are asked, one task in one process that lets them think and gives their answers."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from detente.server.bots import Thinkers
from detente.server.errors import Refused
from detente.server.live import LiveTable

if TYPE_CHECKING:
    from detente.server.desk import Desk

log = logging.getLogger("detente.server")


class Attendants:
    """Sees to it that bots answer what they are asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pace = desk.settings.bot_pace
        self.leases = desk.leases
        self.thinkers = Thinkers(desk.settings.workers)

    async def stop(self) -> None:
        """Let no bot think any more."""
        tasks = [live.attendant for live in self.desk.tables.values() if live.attendant is not None]
        for task in tasks:
            task.cancel()
        self.thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, live: LiveTable) -> None:
        """See to it that the bots of a table answer, if they are asked."""
        if live.attendant is None and self.asked(live):
            live.attendant = asyncio.create_task(self._attend(live))

    async def take_up_all(self) -> None:
        """Go on at all tables: this process has just started, or another has died and nobody knows with what in its hands."""
        for row in await self.desk.store.running():
            await self.take_up(row.id)

    async def take_up(self, id: str) -> None:
        """Go on at a table, unless another process attends it."""
        try:
            live = await self.desk.live(id)
        except Refused as error:
            log.warning("table %s rests: %s", id, error.body("en")["error"]["message"])
            return
        self.attend(live)
        if live.attendant is None:
            await self.leases.release(id)

    def asked(self, live: LiveTable) -> list[int]:
        """The seats of bots that owe a decision."""
        if not live.running or live.table is None or self.desk.tables.get(live.row.id) is not live:
            return []
        return [seat for seat in live.table.state.to_act if live.holders[seat].kind == "bot"]

    async def _attend(self, live: LiveTable) -> None:
        """Let bots answer until none is asked, if no other process does; then look once more, for it may have asked while we left."""
        done = False
        try:
            if await self.leases.claim(live.row.id):
                try:
                    while asked := self.asked(live):
                        await self._answer(live, asked[0])
                    done = True
                finally:
                    await self.leases.release(live.row.id)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot at table %s has failed", live.row.id)
        finally:
            live.attendant = None
        if done:
            self.attend(live)

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """One answer of a bot: thought out beside the game, given at its time."""
        table, holder = live.table, live.holders[seat]
        assert table is not None and holder.bot is not None
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        ask, position = table.sight(seat).ask, len(table.entries)
        orders = await self.thinkers.choose(holder.bot, int(live.row.bot_seed), table, seat, self.pace / 2)
        late = loop.time() - asked_at
        await asyncio.sleep(self.pace - late % self.pace if self.pace else 0)
        command = f"bot {position} {ask}"
        async with live.lock:
            if live.holders[seat].id != holder.id or table.sight(seat).ask != ask:
                return
            try:
                await self.desk.surely(self.desk.carry_out(live, holder, command, ask, orders))
            except Refused as error:
                if error.code not in ("stale", "forbidden"):
                    raise
