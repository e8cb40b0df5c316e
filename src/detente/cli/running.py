"""Common parts of commands that play many games: where games are played and saved, and what is shown meanwhile."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from detente.arena.crew import Crew, WorkersDie
from detente.arena.journal import Journal, NoJournal, asked_in
from detente.arena.match import Played
from detente.arena.progress import ProgressLog, progress_bar
from detente.arena.run import Progress, Session
from detente.bots import CannotPlay
from detente.cli.commands.common import Where
from detente.cli.inputs import Wrong, check_writable
from detente.core.authors.walk import keep
from detente.core.records.record import read_record

SEED_BITS = 32
SAVED_FAILURES = 10
FAILED = 1
INTERRUPTED = 130


def read_seed(typed: int | None, asked: Mapping[str, Any] | None) -> int:
    """The seed of a run: as typed, or that of the run that is continued, or a random one."""
    if typed is not None:
        return typed
    there = asked.get("seed") if asked is not None else None
    return there if isinstance(there, int) else secrets.randbits(SEED_BITS)


def kept_question(resume: Path | None) -> dict[str, Any] | None:
    """The question of the run that is continued, if there is one."""
    if resume is None:
        return None
    check_writable(resume)
    try:
        return asked_in(resume)
    except (NoJournal, OSError) as error:
        raise Wrong(str(error)) from error


@contextmanager
def crew(where: Where) -> Iterator[Crew | None]:
    """The crew that plays, for as long as it is needed; None stands for processes of this machine."""
    if where.cluster is None:
        yield None
        return
    with closing(cluster(where.cluster, where.workers)) as workers:
        yield workers


def cluster(typed: str, workers: int | None) -> Crew:
    """The workers of a cluster."""
    name, _, address = typed.partition(":")
    if name != "ray":
        raise Wrong(f"--cluster takes ray or ray:ADDRESS, not {typed!r}")
    try:
        from detente.arena.cluster import RayCluster
    except ModuleNotFoundError as error:
        raise lacking(error, "cluster", "--cluster ray") from error
    try:
        return RayCluster(address or None, workers)
    except (ConnectionError, ValueError) as error:
        raise Wrong(f"there is no Ray cluster: {error}") from error


def lacking(error: ModuleNotFoundError, extra: str, what: str) -> Wrong:
    """The message if a package of an extra is not installed."""
    return Wrong(f"{what} needs the package {error.name}: pip install 'detente[{extra}]'")


def check_workers(where: Where) -> None:
    """Refuse an impossible number of workers."""
    if where.workers is not None and where.workers < 1:
        raise Wrong(f"--workers must be at least 1, not {where.workers}")


@contextmanager
def progress(total: int, about: str) -> Iterator[Progress]:
    """A progress display that is called with finished games. One line says why if a run is impossible."""
    console = Console(stderr=True, highlight=False)
    with progress_bar(console) as bar:
        task = bar.add_task(about, total=total)
        log = ProgressLog(console, about, total)
        try:
            yield (lambda done: bar.advance(task, done)) if console.is_terminal else log
        except (CannotPlay, NoJournal, WorkersDie) as error:
            raise Wrong(str(error)) from error
        except OSError as error:
            raise Wrong(f"the games cannot be kept: {error.strerror or error}") from error


@contextmanager
def session(total: int, about: str, question: Mapping[str, Any], where: Where) -> Iterator[Session]:
    """A session of games, with a progress bar."""
    check_workers(where)
    with progress(total, about) as told:
        journal = Journal(where.resume, question) if where.resume is not None else None
        with (
            crew(where) as workers,
            Session(where.workers, crew=workers, journal=journal, progress=told) as running,
        ):
            yield running


def save_failures(played: Sequence[Played], prefix: str, console: Console) -> int:
    """Save the first few games that broke off; how many broke off."""
    failures = [game for game in played if game.failure is not None]
    for game in failures[:SAVED_FAILURES]:
        assert game.record is not None
        file = keep(read_record(game.record), f"{prefix}-{game.index}")
        console.print(f"Game {game.index} broke off; see it with: detente replay {file}", markup=False)
    if failures:
        console.print(failures[0].failure, markup=False)
        console.print(f"{len(failures):,} of {len(played):,} games broke off.", style="red")
    return len(failures)


def exit_code(interrupted: bool, failed: int) -> int:
    """The exit code of a run."""
    if interrupted:
        return INTERRUPTED
    return FAILED if failed else 0
