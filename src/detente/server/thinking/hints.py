"""Advice at tables: hints for seats that owe a decision, analyses of games that are over.

Both are thought out in worker processes of their own, which stand back behind all else: bots and other tables do not wait
for them. A hint goes to who asked for it and leaves no trace at the table, so nobody else can tell that it was given.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

import detente
from detente.bots import advice
from detente.bots.advice import Decision, Hint
from detente.bots.search import Limit
from detente.core.records.record import Record
from detente.core.shown.scene import advised, advised_line
from detente.server.errors import Refused
from detente.server.store.analyses import Analyses, Key
from detente.server.store.database import told
from detente.server.tables.frames import Renderer
from detente.server.tables.game_log import GameLog
from detente.server.tables.live_table import LiveTable
from detente.server.thinking.bot_pool import DRAWN_AT_ONCE
from detente.server.thinking.worker_pool import WorkerPool, WorkFailed
from detente.server.thinking.world_sampler import WorldSampler

if TYPE_CHECKING:
    from detente.server.service.table_service import TableService

log = logging.getLogger("detente.server")

NICENESS = 10
HINTS_AT_ONCE = 8
ANALYSES_AT_ONCE = 2
PATIENCE_SECONDS = 15.0
"""An analysis for which nobody has asked for so long rests until somebody does again."""
LONG = 4
"""Thinking may take so many times its limit: all parts of a hint together, or iterations on a slow machine."""
NOTE_SECONDS = 1.0
"""So often at most a process writes down how far an analysis is."""


@dataclass(eq=False)
class Job:
    """An analysis that this process thinks about. entries: where in the log its seat acted. made: what was found there so far."""

    key: Key
    record: bytes
    entries: list[int]
    made: list[Decision | None] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is: actions looked at, of how many, and all decisions once they are there."""

    done: int
    of: int
    result: list[Decision] | None


class HintService:
    """Gives hints and analyses to all tables of this process."""

    def __init__(self, desk: TableService) -> None:
        self.desk = desk
        self.settings = desk.settings
        self.analyses = Analyses(desk.store)
        self.worlds = WorldSampler(DRAWN_AT_ONCE, desk.settings.bot_limit, NICENESS)
        self.workers = WorkerPool(desk.settings.advisers, carry_out, NICENESS, self.patience)
        self.jobs: dict[Key, Job] = {}
        self._hints: set[asyncio.Task[Hint]] = set()

    async def stop(self) -> None:
        """Let nobody think any more."""
        tasks = [*self._hints, *(job.task for job in self.jobs.values() if job.task is not None)]
        for task in tasks:
            task.cancel()
        self.worlds.close()
        self.workers.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def patience(self, given: tuple[Any, ...]) -> float:
        """The seconds after which thinking is held to have hung; its limit comes last in what is given for it."""
        limit: Limit = given[-1]
        longest = self.settings.bot_limit * LONG if limit.seconds is None else limit.seconds * LONG
        return self.settings.bot_limit + longest

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what other processes have written about a table."""
        async with live.lock:
            await self.desk.company.catch_up(live)

    # -- hints

    async def hint(self, live: LiveTable, seat: int, ask: int) -> Hint:
        """What the bot would answer to the question `ask` of a seat; thought out once, however often it is asked for."""
        if live.table is None or ask > (await self.desk.sight(live, seat)).latest:
            await self._catch_up(live)
        if live.table is not None:
            await self.desk.sight(live, seat)
        table = asked_of(live, seat, ask)
        known = live.hints.get(seat)
        if known is None or known[0] != ask or (known[1].done() and failed(known[1])):
            if len(self._hints) >= HINTS_AT_ONCE:
                raise Refused("busy", "busy")
            if known is not None:
                known[1].cancel()
            task = asyncio.create_task(self._hint(live, table, seat, ask))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            known = live.hints[seat] = (ask, task)
        thought = known[1]
        try:
            found = await asyncio.shield(thought)
        except asyncio.CancelledError:
            if thought.cancelled():
                raise Refused("stale", "stale") from None
            raise
        except WorkFailed as error:
            await self.desk.troubles.keep_table(live, "hint", error)
            raise Refused("failed", "hint-failed") from error
        asked_of(live, seat, ask)
        return found

    async def _hint(self, live: LiveTable, table: GameLog, seat: int, ask: int) -> Hint:
        """Let a worker think; it gets a twin of the state, never the true one."""
        seed = advice.seed_of(live.row.bot_seed, seat, ask)
        world = await self.worlds.world(table.state, seat, seed)
        found: Hint = await self.workers.do(
            think_of_hint, table.game.id, world, seat, seed, self.settings.hint_limit
        )
        return found

    # -- analyses

    async def analysis(self, live: LiveTable, seat: int) -> Progress:
        """How far the analysis of a finished game is for a seat; it goes on as long as somebody asks."""
        if live.row.status != "over":
            await self._catch_up(live)
        if live.table is None or live.row.status != "over":
            raise Refused("not_now", "not-over")
        key = (live.row.id, seat)
        entries = advice.decided(live.table.entries, seat)
        row = await self.analyses.ask(key)
        if row.result is not None:
            self.jobs.pop(key, None)
            return Progress(len(entries), len(entries), row.result)
        job = self.jobs.get(key) or Job(key, record_of(live), entries)
        if job.failed:
            raise Refused("failed", "analysis-failed")
        if job.task is not None:
            return Progress(len(job.made), len(entries), None)
        if await self.analyses.claim(key):
            if sum(other.task is not None for other in self.jobs.values()) >= ANALYSES_AT_ONCE:
                await self.analyses.release(key)
                raise Refused("busy", "busy")
            self.jobs[key] = job
            job.task = asyncio.create_task(self._analyse(job, row.asked))
        return Progress(max(row.done, len(job.made)), len(entries), None)

    async def _analyse(self, job: Job, asked: int) -> None:
        """Look at one decision after the other, until nobody asks any more."""
        try:
            if await self._look_at_all(job, asked):
                await self.analyses.finish(job.key, [each for each in job.made if each is not None])
            else:
                await self.analyses.release(job.key)
        except asyncio.CancelledError:
            await self.analyses.release(job.key)
            raise
        except SQLAlchemyError as error:
            log.warning("the analysis of table %s for seat %s rests: %s", *job.key, told(error))
        except Exception as error:
            try:
                await self.analyses.release(job.key)
                await self.desk.troubles.keep_table(await self.desk.live(job.key[0]), "analysis", error)
            finally:
                job.failed = True
        finally:
            job.task = None

    async def _look_at_all(self, job: Job, asked: int) -> bool:
        """Look at the decisions that are left; whether none is."""
        loop = asyncio.get_running_loop()
        heard = noted = loop.time()
        for entry in job.entries[len(job.made) :]:
            limit = self.settings.analysis_limit
            job.made.append(await self.workers.do(advice.looked_at, job.record, job.key[1], entry, limit))
            now = loop.time()
            if now - noted < NOTE_SECONDS:
                continue
            noted = now
            again = await self.analyses.note(job.key, len(job.made))
            if again is None:
                return False
            if again != asked:
                asked, heard = again, now
            elif now - heard > PATIENCE_SECONDS:
                return False
        return True


def asked_of(live: LiveTable, seat: int, ask: int) -> GameLog:
    """The table, if a hint may be given for this question of the seat."""
    if live.table is None:
        raise Refused("not_now", "not-started")
    if live.row.status == "over":
        raise Refused("not_now", "over")
    if not live.row.hints:
        raise Refused("forbidden", "no-hints")
    if live.table.sight(seat).ask != ask:
        raise Refused("stale", "stale")
    if seat not in live.table.state.to_act:
        raise Refused("not_now", "no-question")
    return live.table


def failed(task: asyncio.Task[Hint]) -> bool:
    """Whether a task that is done came to nothing."""
    return task.cancelled() or task.exception() is not None


def carry_out(work: Callable[..., Any], *task: Any) -> Any:
    """What a worker does: any piece of work."""
    return work(*task)


def think_of_hint(game: str, world: dict[str, Any], seat: int, seed: int, limit: Limit) -> Hint:
    """A hint, thought out in a worker. world: a state that the seat cannot tell from the true one."""
    state = detente.game(game).from_dict(world)
    return advice.hint(state.view(seat), advice.worlds_of(state, seat), seed, limit)


def record_of(live: LiveTable) -> bytes:
    """The game of a table so far, as a worker takes it."""
    assert live.table is not None
    record = Record.of(live.table.state, int(live.row.seed), live.table.entries, live.row.facts)
    return json.dumps(record.to_dict()).encode()


# -- in words


def spoken_hint(shower: Renderer, hint: Hint) -> dict[str, Any]:
    """A hint with the labels of its actions, and the elements of the table that they are on."""
    seat, words, state = hint["seat"], shower.words, shower.table.state.clone()
    lines = [
        {
            "chance": round(line["chance"], 4),
            "actions": advised_line(state, seat, line["actions"], words),
        }
        for line in hint["lines"]
    ]
    return {"chances": rounded(hint["chances"]), "lines": lines}


def spoken_analysis(shower: Renderer, made: list[Decision]) -> dict[str, Any]:
    """An analysis as the seat is shown it: its moments by their frames, the costliest decisions in words."""
    table, sight, state = shower.table, shower.sight, shower.table.state
    moments = {each["entry"]: table.before(each["entry"]) for each in made}
    own = [each for each in made if sight.eyes(moments[each["entry"]]) is not None]
    points = [
        {"frame": sight.frame_at(moments[each["entry"]]), "chances": rounded(each["chances"])}
        for each in made
    ]
    return {
        "seat": shower.observer,
        "points": points,
        "end": {"frame": sight.latest, "chances": advice.came_out(state)},
        "costliest": [costly(table, shower, each) for each in advice.costliest(own)],
    }


def costly(table: GameLog, shower: Renderer, made: Decision) -> dict[str, Any]:
    """A decision that cost much: when, what was done, and what would have been better."""
    moment = table.before(made["entry"])
    then, seat = table.moment(moment).state, shower.observer
    assert seat is not None
    return {
        "frame": shower.sight.frame_at(moment),
        "loss": round(made["loss"], 4),
        "taken": {**advised(then, seat, made["taken"], shower.words), "chance": round(made["value"], 4)},
        "best": {**advised(then, seat, made["best"], shower.words), "chance": round(made["most"], 4)},
    }


def rounded(chances: list[float]) -> list[float]:
    """Chances, no finer than they can be known."""
    return [round(chance, 4) for chance in chances]
