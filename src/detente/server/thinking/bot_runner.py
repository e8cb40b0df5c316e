"""Runs the bots: at each table where a bot owes a decision, one task in one process lets it think and plays its answers.

Answers come at set times, so that the time that a bot takes reveals nothing: the first answer of a move when the time for
that kind of bot is up, each further one a pace later. Bots that decide side by side all answer when their time is up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from math import ceil

from sqlalchemy.exc import SQLAlchemyError

from detente.bots import able, patience
from detente.core.engine.game import Game
from detente.server.errors import Refused
from detente.server.service.failure_notices import FailureNotices
from detente.server.service.open_tables import OpenTables
from detente.server.service.seating import Seating
from detente.server.service.table_service import TableService
from detente.server.settings import Settings
from detente.server.store.database import error_text, is_unavailable
from detente.server.store.leases import Leases
from detente.server.store.models import HolderRow
from detente.server.store.store import NewHolder, Store
from detente.server.tables.game_log import RulesFailed
from detente.server.tables.live_table import BotTask, LiveTable
from detente.server.thinking.bot_pool import Answer, BotPool, seed_of
from detente.server.thinking.fair_semaphore import WORKING_FOR
from detente.server.thinking.worker_pool import WorkFailed

log = logging.getLogger("detente.server")

RETRY_SECONDS = 1.0
"""The delay before the database is tried again after it was lost."""
PAUSE_SECONDS = 5.0
"""The delay before bots are tried again after an error that is neither theirs nor the rules'."""
SIMPLER = ("heuristic", "random")
"""Which bot replaces one that fails: the first of these, or the one after it."""


class BotRunner:
    """Lets bots answer their questions."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        leases: Leases,
        open_tables: OpenTables,
        table_service: TableService,
        seating: Seating,
        notices: FailureNotices,
    ) -> None:
        self.pace = settings.bot_pace
        self.store = store
        self.leases = leases
        self.open_tables = open_tables
        self.table_service = table_service
        self.seating = seating
        self.notices = notices
        self.pool = BotPool(settings.workers, settings.bot_limit)
        self.random_only: set[int] = set()
        """Holders whose actions are chosen at random: even the simplest bot has failed."""
        self._resuming: asyncio.Task[None] | None = None
        self._resume_again = False
        self._stopped = False

    async def stop(self) -> None:
        """Stop all bots."""
        self._stopped = True
        loops = [live.bot_loop for live in self.open_tables.tables.values()]
        tasks = [task for task in (self._resuming, *loops) if task is not None]
        for task in tasks:
            task.cancel()
        self.pool.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- at which tables bots run

    def wake(self, live: LiveTable) -> None:
        """Something is new at a table: stop bots whose answer is no longer needed, and let the bots that owe one answer."""
        for bot_task in live.bot_tasks.values():
            if not self._is_current(live, bot_task.holder, bot_task.ask):
                bot_task.task.cancel()
        live.changed.set()
        if live.bot_loop is None and self._to_answer(live):
            live.bot_loop = asyncio.create_task(self._run(live))

    def resume_all(self) -> None:
        """Begin to resume all tables at which a bot is to move and no process runs it: this process has just started, or
        another has died. Nothing waits for this, as there may be many such tables.
        """
        self._resume_again = True
        if self._resuming is None or self._resuming.done():
            self._resuming = asyncio.create_task(self._resume_until_done())

    async def _resume_until_done(self) -> None:
        """Resume such tables, once more for each request in between; if there is no database, when it is back."""
        while self._resume_again:
            self._resume_again = False
            try:
                awaiting = await self.store.tables_awaiting_bots()
                elsewhere = await self.leases.claimed_elsewhere()
                for id in awaiting:
                    if id not in elsewhere:
                        await self.resume(id)
            except Exception as error:
                if not is_unavailable(error):
                    raise
                self._resume_again = True
                await asyncio.sleep(RETRY_SECONDS)

    async def resume(self, id: str) -> None:
        """Run the bots of a table, unless another process does."""
        try:
            live = await self.open_tables.get(id)
        except Refused as error:
            log.warning("the bots at table %s are paused: %s", id, error.body("en")["error"]["message"])
            return
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("table %s cannot be opened", id)
            return
        self.wake(live)
        if live.bot_loop is None:
            await self.leases.release(id)

    async def _run(self, live: LiveTable) -> None:
        """Let bots answer until none has to, unless another process does; then check again: a question may have come meanwhile."""
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
            log.warning("a bot's answer at table %s cannot be saved: %s", live.row.id, error_text(error))
            await asyncio.sleep(RETRY_SECONDS)
            self.resume_all()
        except Exception:
            log.exception("the bots at table %s have stopped with an error, trying again", live.row.id)
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.wake, live)
        finally:
            live.bot_loop = None
        if done:
            self.wake(live)

    # -- which bots have to answer

    def _to_answer(self, live: LiveTable) -> list[int]:
        """The seats of bots that owe a decision, except where the rules fail at every action."""
        if self._stopped or not live.running or live.game_log is None or not self.open_tables.is_open(live):
            return []
        bots = [seat for seat in live.game_log.state.to_act if live.holders[seat].kind == "bot"]
        return [seat for seat in bots if live.stuck_seats.get(seat) != len(live.game_log.entries)]

    def _is_current(self, live: LiveTable, holder: HolderRow, ask: int) -> bool:
        """Whether this question is still open for this holder."""
        seat = holder.seat
        if seat not in self._to_answer(live) or live.holders[seat].id != holder.id:
            return False
        assert live.game_log is not None
        timeline = live.game_log.timelines.get(seat)
        return timeline is not None and timeline.ask == ask

    async def _answer_all(self, live: LiveTable) -> None:
        """Let all bots that owe an answer give it, until none does. Those that decide side by side do not wait for each other."""
        answering: dict[int, asyncio.Task[None]] = {}
        try:
            while True:
                live.changed.clear()
                for seat in self._to_answer(live):
                    if seat not in answering:
                        answering[seat] = asyncio.create_task(self._answer(live, seat))
                if not answering:
                    return
                await wait_for_any(live.changed, answering.values())
                for seat, task in list(answering.items()):
                    if task.done():
                        del answering[seat]
                        task.result()
        finally:
            for task in answering.values():
                task.cancel()
            await asyncio.gather(*answering.values(), return_exceptions=True)

    # -- one answer

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """One move of a bot; if anything fails, the game still continues."""
        holder = live.holders[seat]
        clock = asyncio.get_running_loop().time
        assert holder.bot is not None
        due = clock() + self._time_for(holder.bot)
        timeline = await self.open_tables.timeline(live, seat)
        ask = timeline.ask
        try:
            if holder.id in self.random_only:
                await asyncio.sleep(due - clock())
                await self._play_random(live, holder, ask)
                return
            for answer in await self._think(live, holder, ask):
                late = clock() - due
                await asyncio.sleep(-late if late < 0 or not self.pace else self.pace - late % self.pace)
                if not await self._play(live, holder, ask, answer):
                    return
                due = clock() + self.pace
                ask = timeline.ask
        except WorkFailed as error:
            await self._replace(live, holder, error)
        except RulesFailed as error:
            await self.notices.rules_failed(live, seat, ask, error)
            await self._play_random(live, holder, ask)

    async def _think(self, live: LiveTable, holder: HolderRow, ask: int) -> list[Answer]:
        """The move that a bot chooses; empty if it was stopped because its answer is no longer needed."""
        assert live.game_log is not None and holder.bot is not None
        budget = (patience(holder.bot) or self.pace / 2) * self._share(live)
        work = self.pool.choose(holder.bot, int(live.row.bot_seed), live.game_log, holder.seat, budget)
        bot_task = live.bot_tasks[holder.seat] = BotTask(holder, ask, asyncio.create_task(work))
        try:
            await asyncio.wait([bot_task.task])
        finally:
            del live.bot_tasks[holder.seat]
            bot_task.task.cancel()
        return [] if bot_task.task.cancelled() else bot_task.task.result()

    def _time_for(self, bot: str) -> float:
        """The seconds after which this kind of bot answers: a whole number of paces."""
        wanted = patience(bot)
        return self.pace * ceil(wanted / self.pace) if wanted is not None and self.pace else self.pace

    def _share(self, live: LiveTable) -> float:
        """Each bot's share of the time for a move, if several think at this table: all must be done when it is up."""
        return min(1.0, self.pool.processes / max(1, len(self._to_answer(live))))

    async def _play(self, live: LiveTable, holder: HolderRow, ask: int, answer: Answer) -> bool:
        """Carry out an answer, if the question is still open; whether it was carried out.

        WorkFailed if it is not legal, RulesFailed if the rules fail at it.
        """
        async with live.lock:
            if not self._is_current(live, holder, ask):
                return False
            try:
                await self._carry_out(live, holder, ask, answer)
            except Refused as error:
                if error.code == "illegal":
                    raise WorkFailed(f"the bot {holder.bot!r} answered {answer}: {error}") from error
                if error.code not in ("stale", "forbidden"):
                    raise
                return False
        return True

    async def _play_random(self, live: LiveTable, holder: HolderRow, ask: int) -> None:
        """Answer with a random action that the rules can carry out; if there is none, the seat waits until the game moves on."""
        seat = holder.seat
        try:
            async with live.lock:
                if not self._is_current(live, holder, ask):
                    return
                assert live.game_log is not None
                seed = seed_of(int(live.row.bot_seed), seat, len(live.game_log.entries))
                text = await asyncio.to_thread(live.game_log.any_playable_action, seat, seed)
                await self._carry_out(live, holder, ask, [text])
        except RulesFailed as error:
            assert live.game_log is not None
            live.stuck_seats[seat] = len(live.game_log.entries)
            await self.notices.rules_failed(live, seat, ask, error)

    async def _carry_out(self, live: LiveTable, holder: HolderRow, ask: int, answer: Answer) -> None:
        """Carry out a command of a bot. The table is locked."""
        assert live.game_log is not None
        command = f"bot {len(live.game_log.entries)} {ask}"
        service = self.table_service
        await service.run_shielded(service.carry_out(live, holder, command, ask, answer))

    async def _replace(self, live: LiveTable, holder: HolderRow, error: WorkFailed) -> None:
        """Give the seat of a failed bot to a simpler one, and write a notice."""
        assert holder.bot is not None
        instead = simpler(live.game, holder.bot)
        await self.notices.bot_failed(live, holder, instead, error)
        if instead is None:
            self.random_only.add(holder.id)
            return
        async with live.lock:
            if live.holders[holder.seat].id == holder.id:
                replacement = NewHolder(holder.seat, "bot", holder.name, instead)
                await self.seating.change_holder(live, holder, replacement, "table")


def simpler(game: Game, bot: str) -> str | None:
    """The bot that replaces a failed one: the next simpler one that can play the game, if there is one."""
    name = bot.partition(":")[0]
    order = SIMPLER[SIMPLER.index(name) + 1 :] if name in SIMPLER else SIMPLER
    there = able(game)
    return next((each for each in order if each in there), None)


async def wait_for_any(event: asyncio.Event, tasks: Collection[asyncio.Task[None]]) -> None:
    """Wait until an event is set, or one of the tasks is done."""
    waiting = asyncio.create_task(event.wait())
    try:
        await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
