"""Attendants: at each table where bots are asked, one task in one process that lets them think and gives their answers.

Answers are given at set times, so that how long a bot thinks tells nothing: the first of a move when the time is up that
its kind may take, each further one a pace later. Bots that are asked side by side are all due when their time is up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from math import ceil
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from detente.bots import able, patience
from detente.core.engine.game import Game
from detente.server.errors import Refused
from detente.server.store import HolderRow
from detente.server.store.database import told, unreachable
from detente.server.store.store import NewHolder
from detente.server.tables.game_log import RulesFailed
from detente.server.tables.live_table import BotTask, LiveTable
from detente.server.thinking.bot_pool import Answer, BotPool, seed_of
from detente.server.thinking.fair_semaphore import WORKING_FOR
from detente.server.thinking.worker_pool import WorkFailed

if TYPE_CHECKING:
    from detente.server.service.table_service import TableService

log = logging.getLogger("detente.server")

AGAIN_SECONDS = 1.0
"""So long after the database was lost it is asked again."""
PAUSE_SECONDS = 5.0
"""So long after something has gone wrong that is neither a bot's fault nor the rules', bots are asked again."""
SIMPLER = ("heuristic", "random")
"""Who takes over for a bot that breaks down: the first of these, or the one behind it."""


class BotRunner:
    """Sees to it that bots answer what they are asked."""

    def __init__(self, desk: TableService) -> None:
        self.desk = desk
        self.pace = desk.settings.bot_pace
        self.leases = desk.leases
        self.thinkers = BotPool(desk.settings.workers, desk.settings.bot_limit)
        self.blind: set[int] = set()
        """Holders whose actions are picked by chance: even the simplest bot has broken down."""
        self._round: asyncio.Task[None] | None = None
        self._due = False
        self._stopped = False

    async def stop(self) -> None:
        """Let no bot think any more."""
        self._stopped = True
        attending = [live.attendant for live in self.desk.tables.values()]
        tasks = [task for task in (self._round, *attending) if task is not None]
        for task in tasks:
            task.cancel()
        self.thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, live: LiveTable) -> None:
        """Something is new at a table: see to it that its bots answer if they are asked, and do not think in vain."""
        self.review(live)
        live.stirred.set()
        if live.attendant is None and self.asked(live):
            live.attendant = asyncio.create_task(self._attend(live))

    def take_up_all(self) -> None:
        """Begin to go on where a bot is to move and no process attends it: this process has just started, or another has
        died and nobody knows with what in its hands. Nobody waits for it: there may be many such tables.
        """
        self._due = True
        if self._round is None or self._round.done():
            self._round = asyncio.create_task(self._take_up_due())

    async def _take_up_due(self) -> None:
        """Go on at all such tables, again as long as there is reason to; without a database, when it is back."""
        while self._due:
            self._due = False
            try:
                await self._take_up_all()
            except Exception as error:
                if not unreachable(error):
                    raise
                self._due = True
                await asyncio.sleep(AGAIN_SECONDS)

    async def _take_up_all(self) -> None:
        """Go on at one such table after the other."""
        owing = await self.desk.store.bots_owing()
        elsewhere = await self.leases.attended_elsewhere()
        for id in owing:
            if id not in elsewhere:
                await self.take_up(id)

    async def take_up(self, id: str) -> None:
        """Go on at a table, unless another process attends it."""
        try:
            live = await self.desk.live(id)
        except Refused as error:
            log.warning("table %s rests: %s", id, error.body("en")["error"]["message"])
            return
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("table %s cannot be opened", id)
            return
        self.attend(live)
        if live.attendant is None:
            await self.leases.release(id)

    def asked(self, live: LiveTable) -> list[int]:
        """The seats of bots that owe a decision, but for those at which the rules break down whatever they do."""
        if (
            self._stopped
            or not live.running
            or live.table is None
            or self.desk.tables.get(live.row.id) is not live
        ):
            return []
        bots = [seat for seat in live.table.state.to_act if live.holders[seat].kind == "bot"]
        return [seat for seat in bots if live.stuck.get(seat) != len(live.table.entries)]

    async def _attend(self, live: LiveTable) -> None:
        """Let bots answer until none is asked, if no other process does; then look once more, for it may have asked while we left."""
        done = False
        WORKING_FOR.set(live.row.host)
        try:
            if await self.leases.claim(live.row.id):
                try:
                    await self._answer_all(live)
                    done = True
                finally:
                    await self.leases.release(live.row.id)
        except asyncio.CancelledError:
            raise
        except SQLAlchemyError as error:
            log.warning("a bot's answer at table %s cannot be written down: %s", live.row.id, told(error))
            await asyncio.sleep(AGAIN_SECONDS)
            self.take_up_all()
        except Exception:
            log.exception("the bots at table %s cannot go on, trying again", live.row.id)
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.attend, live)
        finally:
            live.attendant = None
        if done:
            self.attend(live)

    async def _answer_all(self, live: LiveTable) -> None:
        """Let all bots answer that are asked, each by its own clock, until none is: those asked side by side do not wait
        for each other.
        """
        answering: dict[int, asyncio.Task[None]] = {}
        try:
            while True:
                live.stirred.clear()
                for seat in self.asked(live):
                    if seat not in answering:
                        answering[seat] = asyncio.create_task(self._answer(live, seat))
                if not answering:
                    return
                await first_of(live.stirred, answering.values())
                for seat, task in list(answering.items()):
                    if task.done():
                        del answering[seat]
                        task.result()
        finally:
            for task in answering.values():
                task.cancel()
            await asyncio.gather(*answering.values(), return_exceptions=True)

    def review(self, live: LiveTable) -> None:
        """Have bots stop at once that think about what nobody asks them any more."""
        for thought in live.thoughts.values():
            if not self.stands(live, thought.holder, thought.ask):
                thought.task.cancel()

    def stands(self, live: LiveTable, holder: HolderRow, ask: int) -> bool:
        """Whether the question still stands for whom it was asked."""
        seat = holder.seat
        if seat not in self.asked(live) or live.holders[seat].id != holder.id:
            return False
        assert live.table is not None
        sight = live.table.sights.get(seat)
        return sight is not None and sight.ask == ask

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """One move of a bot; what breaks down over it must not make the table stand still."""
        holder = live.holders[seat]
        clock = asyncio.get_running_loop().time
        assert holder.bot is not None
        due = clock() + self.time_for(holder.bot)
        sight = await self.desk.sight(live, seat)
        ask = sight.ask
        try:
            if holder.id in self.blind:
                await asyncio.sleep(due - clock())
                await self._pick(live, holder, ask)
                return
            for answer in await self._think(live, holder, ask):
                late = clock() - due
                await asyncio.sleep(-late if late < 0 or not self.pace else self.pace - late % self.pace)
                if not await self._give(live, holder, ask, answer):
                    return
                due = clock() + self.pace
                ask = sight.ask
        except WorkFailed as error:
            await self._fall_back(live, holder, error)
        except RulesFailed as error:
            await self.desk.troubles.rules(live, seat, ask, error)
            await self._pick(live, holder, ask)

    async def _fall_back(self, live: LiveTable, holder: HolderRow, error: WorkFailed) -> None:
        """A simpler bot takes the seat of one that broke down; all are told."""
        assert holder.bot is not None
        instead = simpler(live.game, holder.bot)
        await self.desk.troubles.bot(live, holder, instead, error)
        if instead is None:
            self.blind.add(holder.id)
            return
        async with live.lock:
            if live.holders[holder.seat].id == holder.id:
                await self.desk.seating.hold(
                    live, holder, NewHolder(holder.seat, "bot", holder.name, instead), "table"
                )

    async def _pick(self, live: LiveTable, holder: HolderRow, ask: int) -> None:
        """Answer for a bot by any action that the rules can carry out; if there is none, the seat rests until the table moves on."""
        seat = holder.seat
        try:
            async with live.lock:
                if not self.stands(live, holder, ask):
                    return
                assert live.table is not None
                entries = len(live.table.entries)
                text = await asyncio.to_thread(
                    live.table.way, seat, seed_of(int(live.row.bot_seed), seat, entries)
                )
                await self.desk.surely(self.desk.carry_out(live, holder, f"bot {entries} {ask}", ask, [text]))
        except RulesFailed as error:
            assert live.table is not None
            live.stuck[seat] = len(live.table.entries)
            await self.desk.troubles.rules(live, seat, ask, error)

    def time_for(self, bot: str) -> float:
        """The seconds after which a bot of this kind answers: so many paces as it may need."""
        wanted = patience(bot)
        return self.pace * ceil(wanted / self.pace) if wanted is not None and self.pace else self.pace

    async def _think(self, live: LiveTable, holder: HolderRow, ask: int) -> list[Answer]:
        """The move that a bot thinks of; none if it was stopped because nobody needs it any more."""
        assert live.table is not None and holder.bot is not None
        budget = (patience(holder.bot) or self.pace / 2) * self._share(live)
        work = self.thinkers.choose(holder.bot, int(live.row.bot_seed), live.table, holder.seat, budget)
        thought = live.thoughts[holder.seat] = BotTask(holder, ask, asyncio.create_task(work))
        try:
            await asyncio.wait([thought.task])
        finally:
            del live.thoughts[holder.seat]
            thought.task.cancel()
        return [] if thought.task.cancelled() else thought.task.result()

    def _share(self, live: LiveTable) -> float:
        """Of the time for a move, what one of the bots has that think at this table now: all must be done when it is up."""
        return min(1.0, self.thinkers.processes / max(1, len(self.asked(live))))

    async def _give(self, live: LiveTable, holder: HolderRow, ask: int, answer: Answer) -> bool:
        """Carry out an answer, if the question still stands; whether it was carried out.

        WorkFailed if it is not legal, RulesFailed if the rules break down over it.
        """
        async with live.lock:
            if not self.stands(live, holder, ask):
                return False
            assert live.table is not None
            command = f"bot {len(live.table.entries)} {ask}"
            try:
                await self.desk.surely(self.desk.carry_out(live, holder, command, ask, answer))
            except Refused as error:
                if error.code == "illegal":
                    raise WorkFailed(f"the bot {holder.bot!r} answered {answer}: {error}") from error
                if error.code not in ("stale", "forbidden"):
                    raise
                return False
        return True


def simpler(game: Game, bot: str) -> str | None:
    """The bot that takes over if one breaks down: the next simpler one that can play the game, if there is any."""
    name = bot.partition(":")[0]
    order = SIMPLER[SIMPLER.index(name) + 1 :] if name in SIMPLER else SIMPLER
    there = able(game)
    return next((each for each in order if each in there), None)


async def first_of(stirred: asyncio.Event, tasks: Collection[asyncio.Task[None]]) -> None:
    """Wait until something stirs, or one of the tasks is done."""
    waiting = asyncio.create_task(stirred.wait())
    try:
        await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
