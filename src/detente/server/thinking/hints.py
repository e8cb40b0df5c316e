"""Hints: what the bot would do, for a seat that owes a decision.

Only the requester receives a hint, and it leaves no trace at the table: nobody else can tell that it was given.
"""

from __future__ import annotations

import asyncio
from typing import Any

import detente
from detente.bots import advice
from detente.bots.advice import Hint
from detente.bots.search import Limit
from detente.server.errors import Refused
from detente.server.service.failed_games import FailedGames
from detente.server.service.open_tables import OpenTables
from detente.server.settings import Settings
from detente.server.tables.game_log import GameLog
from detente.server.tables.live_table import LiveTable, Thinking
from detente.server.thinking.advice_pool import NICENESS
from detente.server.thinking.bot_pool import SAMPLED_AT_ONCE
from detente.server.thinking.worker_pool import WorkerPool, WorkFailed
from detente.server.thinking.world_sampler import WorldSampler

HINTS_AT_ONCE = 8
SHORT = Limit(iterations=32)
"""Takes some hundredths of a second in every game."""


class HintService:
    """Computes hints for all tables of this process."""

    def __init__(
        self, settings: Settings, open_tables: OpenTables, failed_games: FailedGames, workers: WorkerPool
    ) -> None:
        self.limits: dict[Thinking, Limit] = {"short": SHORT, "long": settings.hint_limit}
        self.open_tables = open_tables
        self.failed_games = failed_games
        self.workers = workers
        self.worlds = WorldSampler(SAMPLED_AT_ONCE, settings.bot_limit, NICENESS)
        self._tasks: set[asyncio.Task[Hint]] = set()

    async def stop(self) -> None:
        """Cancel all hints."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        self.worlds.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, live: LiveTable, seat: int, ask: int, thinking: Thinking) -> Hint:
        """What the bot would answer to the question `ask` of a seat; computed once, however often it is requested."""
        if live.game_log is None or ask > (await self.open_tables.timeline(live, seat)).latest:
            async with live.lock:
                await self.open_tables.catch_up(live)
        if live.game_log is not None:
            await self.open_tables.timeline(live, seat)
        game_log = check_hint(live, seat, ask)
        task = self._task(live, game_log, seat, ask, thinking)
        try:
            found = await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refused("stale", "stale") from None
            raise
        except WorkFailed as error:
            await self.failed_games.save_table(live, "hint", error)
            raise Refused("failed", "hint-failed") from error
        check_hint(live, seat, ask)
        return found

    def _task(
        self, live: LiveTable, game_log: GameLog, seat: int, ask: int, thinking: Thinking
    ) -> asyncio.Task[Hint]:
        """The task that computes this hint; started if there is none. Refused if there are too many."""
        known = live.hint_tasks.get((seat, thinking))
        if known is not None and known[0] == ask and not (known[1].done() and has_failed(known[1])):
            return known[1]
        if len(self._tasks) >= HINTS_AT_ONCE:
            raise Refused("busy", "busy")
        if known is not None:
            known[1].cancel()
        task = asyncio.create_task(
            self._compute(game_log, seat, advice.seed_of(live.row.bot_seed, seat, ask), thinking)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        live.hint_tasks[seat, thinking] = (ask, task)
        return task

    async def _compute(self, game_log: GameLog, seat: int, seed: int, thinking: Thinking) -> Hint:
        """Have a worker compute a hint; it receives a sampled world, never the true state."""
        world = await self.worlds.sample(game_log.state, seat, seed)
        found: Hint = await self.workers.do(
            compute_hint, game_log.game.id, world, seat, seed, self.limits[thinking]
        )
        return found


def check_hint(live: LiveTable, seat: int, ask: int) -> GameLog:
    """The game, if this question of the seat may get a hint. Refused otherwise."""
    if live.game_log is None:
        raise Refused("not_now", "not-started")
    if live.row.status == "over":
        raise Refused("not_now", "over")
    if not live.row.hints:
        raise Refused("forbidden", "no-hints")
    if live.game_log.timeline(seat).ask != ask:
        raise Refused("stale", "stale")
    if seat not in live.game_log.state.to_act:
        raise Refused("not_now", "no-question")
    return live.game_log


def has_failed(task: asyncio.Task[Hint]) -> bool:
    """Whether a task has finished without a result."""
    return task.cancelled() or task.exception() is not None


def compute_hint(game: str, world: dict[str, Any], seat: int, seed: int, limit: Limit) -> Hint:
    """A hint, computed in a worker. world: a state that the seat cannot tell from the true one."""
    state = detente.game(game).from_dict(world)
    return advice.hint(state.view(seat), advice.worlds_of(state, seat), seed, limit)
