"""Analyses of finished games: how a seat's chances changed, and which decisions cost it most."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, field

from sqlalchemy.exc import SQLAlchemyError

from detente.bots import advice
from detente.bots.advice import Decision
from detente.server.errors import Refused
from detente.server.service.failed_games import FailedGames
from detente.server.service.open_tables import OpenTables
from detente.server.settings import Settings
from detente.server.store.analyses import Analyses, Key
from detente.server.store.database import error_text
from detente.server.tables.live_table import LiveTable
from detente.server.thinking.worker_pool import WorkerPool

log = logging.getLogger("detente.server")

ANALYSES_AT_ONCE = 2
PATIENCE_SECONDS = 15.0
"""An analysis that nobody has requested for this long pauses until the next request."""
REPORT_SECONDS = 1.0
"""The progress of an analysis is written to the database at most this often."""


@dataclass(eq=False)
class Job:
    """An analysis that this process computes. entries: indices of the seat's entries. made: the decisions analysed so far."""

    key: Key
    record: bytes
    entries: list[int]
    made: list[Decision | None] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is: the number of actions analysed, their total, and all decisions once it is finished."""

    done: int
    of: int
    result: list[Decision] | None


class AnalysisService:
    """Computes analyses; of several processes on one database each computes its own."""

    def __init__(
        self,
        settings: Settings,
        analyses: Analyses,
        open_tables: OpenTables,
        failed_games: FailedGames,
        workers: WorkerPool,
    ) -> None:
        self.limit = settings.analysis_limit
        self.analyses = analyses
        self.open_tables = open_tables
        self.failed_games = failed_games
        self.workers = workers
        self.jobs: dict[Key, Job] = {}

    async def stop(self) -> None:
        """Pause all analyses."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def analysis(self, live: LiveTable, seat: int) -> Progress:
        """The progress of a seat's analysis of a finished game; it continues as long as somebody requests it."""
        if live.row.status != "over":
            async with live.lock:
                await self.open_tables.catch_up(live)
        if live.game_log is None or live.row.status != "over":
            raise Refused("not_now", "not-over")
        key = (live.row.id, seat)
        entries = advice.decided(live.game_log.entries, seat, live.game_log.first_entry)
        row = await self.analyses.request(key)
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
            job.task = asyncio.create_task(self._run(job, row.asked))
        return Progress(max(row.done, len(job.made)), len(entries), None)

    async def _run(self, job: Job, asked: int) -> None:
        """Analyse one decision after the other, until nobody requests it any more."""
        try:
            if await self._analyse_all(job, asked):
                await self.analyses.finish(job.key, [each for each in job.made if each is not None])
            else:
                await self.analyses.release(job.key)
        except asyncio.CancelledError:
            await self.analyses.release(job.key)
            raise
        except SQLAlchemyError as error:
            log.warning("the analysis of table %s for seat %s pauses: %s", *job.key, error_text(error))
        except Exception as error:
            try:
                await self.analyses.release(job.key)
                await self.failed_games.save_table(await self.open_tables.get(job.key[0]), "analysis", error)
            finally:
                job.failed = True
        finally:
            job.task = None

    async def _analyse_all(self, job: Job, asked: int) -> bool:
        """Analyse the remaining decisions; False if it stopped before the end. asked: the number of requests so far."""
        loop = asyncio.get_running_loop()
        requested = reported = loop.time()
        for entry in job.entries[len(job.made) :]:
            job.made.append(
                await self.workers.do(advice.looked_at, job.record, job.key[1], entry, self.limit)
            )
            now = loop.time()
            if now - reported < REPORT_SECONDS:
                continue
            reported = now
            requests = await self.analyses.report_progress(job.key, len(job.made))
            if requests is None:
                return False
            if requests != asked:
                asked, requested = requests, now
            elif now - requested > PATIENCE_SECONDS:
                return False
        return True


def record_of(live: LiveTable) -> bytes:
    """The game of a table so far, in the form that workers take."""
    assert live.game_log is not None
    record = live.record()
    return json.dumps(record.to_dict()).encode()
