"""The progress of a run: a bar in a terminal, an occasional line in a log."""

import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from detente.arena.report import HEAD, clock

EVERY = 60.0
"""Seconds between two lines of a log."""


def progress_bar(console: Console) -> Progress:
    """Shows how many games are done and how long the others will take; shows nothing where there is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("left", HEAD),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class ProgressLog:
    """Logs the progress of a run, as an `arena.run.Progress`: one line a minute, none for a short run.

    total: the number of games. now: the time in seconds. The estimate of the time left excludes the games reported by the
    first call: those come from a file, and took no time.
    """

    def __init__(
        self, console: Console, about: str, total: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.console = console
        self.about = about
        self.total = total
        self.now = now
        self.done = self.before = 0
        self.began: float | None = None
        self.written = now()

    def __call__(self, games: int) -> None:
        self.done += games
        now = self.now()
        if self.began is None:
            self.began, self.before = now, self.done
        if now - self.written >= EVERY:
            self.written = now
            self.write(now - self.began)

    def write(self, seconds: float) -> None:
        """Write a line. seconds: since the first call."""
        played = self.done - self.before
        left = f", {clock((self.total - self.done) / played * seconds)} left" if played else ""
        self.console.print(
            f"{self.about}: {self.done:,} of {self.total:,} games{left}", markup=False, soft_wrap=True
        )
