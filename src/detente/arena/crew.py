"""The workers that play the games of a run: this process or processes of this machine; `cluster` adds a Ray cluster."""

import os
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Protocol

import detente
from detente.arena.match import Played, Task, play
from detente.core.engine.worker import serve_parent

BATCH_SECONDS = 1.0
"""Seconds of play before a worker returns its games: short enough to stop soon, long enough to be worth sending."""

LARGEST_BATCH = 25
BATCHES_AHEAD = 2
"""Batches per worker that are given out at a time, so that no worker waits for its next one."""

DEATHS_BORNE = 5
"""How many times in a row workers may die without finishing a game."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Games that were played together, and the seconds that they took.

    recorded: their trajectories by index, as `detente.arena.trajectories.packed` makes them; none of games that broke off.
    """

    played: list[Played]
    seconds: float
    recorded: Mapping[int, bytes] = field(default_factory=dict)


@dataclass(eq=False)
class Job:
    """Tasks that were given out together."""

    tasks: list[Task]


class WorkersDie(RuntimeError):
    """Workers keep dying, and no game gets finished."""


class Crew(Protocol):
    """Workers. hands: how many batches they play at the same time."""

    hands: int

    def start(self, tasks: list[Task]) -> Job:
        """Give out some games."""
        ...

    def wait(self, jobs: Collection[Job]) -> list[tuple[Job, Batch]]:
        """Wait until at least one job is done; the finished jobs and their batches. Raises what a game raised (CannotPlay)."""
        ...

    def cancel(self, job: Job) -> bool:
        """Cancel a job unless a worker has begun it; whether it was cancelled."""
        ...

    def close(self) -> None:
        """Dismiss the workers; games they are still playing are lost."""
        ...


def play_batch(tasks: Sequence[Task]) -> Batch:
    """Play some games, in a worker."""
    began = time.perf_counter()
    recorded: dict[int, bytes] = {}
    played = [play(task) if task.record is None else play_recorded(task, recorded) for task in tasks]
    return Batch(played, time.perf_counter() - began, recorded)


def play_recorded(task: Task, recorded: dict[int, bytes]) -> Played:
    """Play a game, and add its trajectory to the recorded ones unless it breaks off."""
    from detente.arena.trajectories import Decisions, packed

    assert task.record is not None
    rows = Decisions(detente.game(task.game), task.record, task.index, task.deal, task.lineup)
    played = play(task, rows)
    if played.failure is None:
        recorded[task.index] = packed(rows.table)
    return played


class Here:
    """All games in this process, one after the other."""

    hands = 1

    def start(self, tasks: list[Task]) -> Job:
        """Accept the games; `wait` plays them."""
        return Job(tasks)

    def wait(self, jobs: Collection[Job]) -> list[tuple[Job, Batch]]:
        """Play the next job."""
        job = next(iter(jobs))
        return [(job, play_batch(job.tasks))]

    def cancel(self, job: Job) -> bool:
        """Drop a job that has not been played."""
        return True

    def close(self) -> None:
        """Nothing to release."""


@dataclass(eq=False)
class PoolJob(Job):
    """A job of a pool of processes."""

    future: Future[Batch]


class Processes:
    """Worker processes of this machine. If one dies, others play its games again."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.pool = fresh_pool(hands)
        self.given: set[PoolJob] = set()
        self.deaths = 0

    def start(self, tasks: list[Task]) -> PoolJob:
        """Give the games to the processes."""
        try:
            future = self.pool.submit(play_batch, tasks)
        except BrokenProcessPool:
            self.recover()
            future = self.pool.submit(play_batch, tasks)
        job = PoolJob(tasks, future)
        self.given.add(job)
        return job

    def wait(self, jobs: Collection[Job]) -> list[tuple[Job, Batch]]:
        """Wait for at least one job; if workers die, start others."""
        while True:
            futures = {job.future: job for job in jobs if isinstance(job, PoolJob)}
            done, _ = wait(futures, return_when=FIRST_COMPLETED)
            finished: list[tuple[Job, Batch]] = []
            died = False
            for future in done:
                try:
                    finished.append((futures[future], future.result()))
                except BrokenProcessPool:
                    died = True
            self.given.difference_update(job for job, _ in finished if isinstance(job, PoolJob))
            if finished:
                self.deaths = 0
                return finished
            if died:
                self.recover()

    def recover(self) -> None:
        """Start fresh workers, and give them all unfinished games. WorkersDie if they keep dying."""
        self.deaths += 1
        if self.deaths > DEATHS_BORNE:
            raise WorkersDie("workers die time and again; is there too little memory?")
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = fresh_pool(self.hands)
        for job in self.given:
            if not job.future.done() or job.future.cancelled() or job.future.exception() is not None:
                job.future = self.pool.submit(play_batch, job.tasks)

    def cancel(self, job: Job) -> bool:
        """Cancel a job that no process has begun."""
        assert isinstance(job, PoolJob)
        if not job.future.cancel():
            return False
        self.given.discard(job)
        return True

    def close(self) -> None:
        """End the workers, even those that are still playing: otherwise this process would wait for them when it exits."""
        playing = list(self.pool._processes.values()) if self.given and self.pool._processes else []
        self.pool.shutdown(wait=not self.given, cancel_futures=True)
        for process in playing:
            process.terminate()


def fresh_pool(hands: int) -> ProcessPoolExecutor:
    """Fresh processes instead of forks: the same on every platform, and safe with the threads of a progress bar."""
    return ProcessPoolExecutor(hands, get_context("spawn"), serve_parent)


def available_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Pace:
    """Decides how many games to give out together."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def learn(self, batch: Batch) -> None:
        """Record how long games take."""
        self.games += len(batch.played)
        self.seconds += batch.seconds

    def size(self, left: int, hands: int) -> int:
        """The games of the next batch, out of the remaining ones: few at first and at the end."""
        if not self.games:
            return 1
        fitting = int(BATCH_SECONDS * self.games / max(self.seconds, 1e-9))
        return max(1, min(fitting, LARGEST_BATCH, left // (BATCHES_AHEAD * hands)))


def dispatch(crew: Crew, tasks: Sequence[Task], take: Callable[[Batch], object]) -> bool:
    """Have all tasks played, and collect batches of games as they finish, in any order; whether all were played.

    The first Ctrl-C stops giving out games, and still collects those that have begun. A second one stops at once.
    """
    running: set[Job] = set()
    pace = Pace()
    given = 0
    try:
        while True:
            while given < len(tasks) and len(running) < (BATCHES_AHEAD * crew.hands if crew.hands > 1 else 1):
                size = pace.size(len(tasks) - given, crew.hands)
                running.add(crew.start(list(tasks[given : given + size])))
                given += size
            if not running:
                return True
            collect(crew, running, pace, take)
    except KeyboardInterrupt:
        running = {job for job in running if not crew.cancel(job)}
        with suppress(KeyboardInterrupt):
            while running:
                collect(crew, running, pace, take)
        return False


def collect(crew: Crew, running: set[Job], pace: Pace, take: Callable[[Batch], object]) -> None:
    """Collect the games that finished next, and remove their jobs from the running ones."""
    for job, batch in crew.wait(running):
        running.discard(job)
        pace.learn(batch)
        take(batch)
