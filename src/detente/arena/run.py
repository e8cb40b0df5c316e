"""Many games over all cores."""

import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import detente
from detente.arena.match import Played, play
from detente.bots import bot
from detente.core.options import plain_options, shown_options

CHUNKS_PER_WORKER = 16
LARGEST_CHUNK = 25

Job = tuple[str, tuple[str, ...], dict[str, Any], int, float | None]
"""What a worker needs to play any game of a run: game, line-up, options, seed of the run, budget."""


@dataclass
class Run:
    """What a run came to. options: as people are shown them. played: its games, by index; fewer than `games` if it was interrupted."""

    game: str
    lineup: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    played: list[Played] = field(default_factory=list)
    interrupted: bool = False
    seconds: float = 0.0


def simulate(
    game_id: str,
    lineup: Sequence[str],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int | None = None,
    budget: float | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> Run:
    """Let bots play a number of games against each other.

    lineup: a bot's name for every seat; it moves on by one seat from game to game. seed: of the run; with it, game `i`
    is the same game however many workers there are (as long as no bot uses a clock). workers: processes, by default
    one per core; with 1 all is played in this process. progress: is told how many games were done since the last time.

    Ctrl-C ends the run early; what is done is kept. KeyError names an unknown game or bot; ValueError a wrong option or
    number, or a bot that cannot play the game (CannotPlay).
    """
    game = detente.game(game_id)
    for name in lineup:
        bot(name)
    if games < 1:
        raise ValueError(f"there must be at least 1 game, not {games}")
    if workers is not None and workers < 1:
        raise ValueError(f"there must be at least 1 worker, not {workers}")
    start = game.start({"seats": len(lineup), **(options or {})}, 0)
    if start.seats != len(lineup):
        raise ValueError(f"the line-up has {len(lineup)} bots, but the table has {start.seats} seats")
    job: Job = (game_id, tuple(lineup), plain_options(start.options), seed, budget)
    run = Run(game_id, tuple(lineup), shown_options(start.options), seed, games)
    workers = min(workers or available_cores(), games)
    began = time.monotonic()
    if workers == 1:
        play_here(job, run, progress)
    else:
        play_in_pool(job, run, workers, progress)
    run.played = sorted({played.index: played for played in run.played}.values(), key=lambda game: game.index)
    run.seconds = time.monotonic() - began
    return run


def available_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(job: Job, run: Run, progress: Callable[[int], object]) -> None:
    """Play all games in this process."""
    game_id, lineup, options, seed, budget = job
    try:
        for index in range(run.games):
            run.played.append(play(game_id, lineup, options, seed, index, budget))
            progress(1)
    except KeyboardInterrupt:
        run.interrupted = True


def play_in_pool(job: Job, run: Run, workers: int, progress: Callable[[int], object]) -> None:
    """Play all games in worker processes, in chunks. At Ctrl-C the chunks under way are played to their end."""
    size = max(1, min(LARGEST_CHUNK, run.games // (workers * CHUNKS_PER_WORKER)))
    chunks = [(first, min(size, run.games - first)) for first in range(0, run.games, size)]
    # Fresh processes instead of forks: the same on every platform, and safe beside the threads of a progress bar.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)
    pending: set[Future[list[Played]]] = set()
    try:
        pending.update(pool.submit(play_chunk, job, first, count) for first, count in chunks)
        gather(pending, run, progress)
    except KeyboardInterrupt:
        run.interrupted = True
        gather({future for future in pending if not future.cancel()}, run, progress)
    finally:
        pool.shutdown(wait=not pending or run.interrupted, cancel_futures=True)


def gather(pending: set[Future[list[Played]]], run: Run, progress: Callable[[int], object]) -> None:
    """Collect chunks as they come, and take them out of `pending`."""
    for future in as_completed(pending):
        played = future.result()
        run.played.extend(played)
        pending.discard(future)
        progress(len(played))


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that started the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(job: Job, first: int, count: int) -> list[Played]:
    """Play some games of a run, in a worker."""
    game_id, lineup, options, seed, budget = job
    return [play(game_id, lineup, options, seed, first + k, budget) for k in range(count)]
