"""`detente serve`, forked from a process that has imported all it needs: a start then takes a quarter of the CPU time.

What a start from the command line does is tested in `tests/cli`.
"""

from __future__ import annotations

import atexit
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from weakref import WeakSet

import detente
import detente.bots
import detente.cli.serve
import detente.server.app
from detente.cli import app
from detente.server.content.client import WEB, client_of
from detente.server.content.games import game_info, games_info
from detente.server.service import accounts

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])

for _id in detente.games():
    detente.game(_id)
client_of(WEB).page("lobby.html", "en")
for _language in ("de", "en"):
    games_info(_language)

OF_INSTALLED = (detente.installed, detente.loaded, detente.bots.maker, detente.bots.can_play, game_info)
"""Functions that keep what they have found installed."""

STRONG = accounts.PasswordHasher
"""How passwords are hashed where people play; here it would take 0.1 s of CPU each time."""
WEAK = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}
accounts.PasswordHasher = partial(STRONG, **WEAK)  # type: ignore[assignment, misc]

# A server looks for garbage as it starts. There is none in what is shared.
gc.collect()
gc.freeze()


def run(typed: Sequence[str], environment: dict[str, str], folder: str, complaints: str) -> None:
    """Be a command in a new process. complaints: the file for what it writes to stderr.

    What PYTHONPATH names beyond the folders that were known before is installed, too: games and bots are looked for anew.
    """
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    named = [path for path in environment.get("PYTHONPATH", "").split(os.pathsep) if path]
    further = [path for path in named if path not in sys.path]
    sys.path[:0] = further
    for found in OF_INSTALLED if further else ():
        found.cache_clear()
    with Path(complaints).open("ab") as file:
        os.dup2(file.fileno(), 2)
    with Path(os.devnull).open("wb") as nothing:
        os.dup2(nothing.fileno(), 1)
    sys.argv = ["detente", *typed]
    app()


class Forked:
    """A process that runs a command, with as much of `subprocess.Popen` as the tests ask for."""

    def __init__(self, typed: Sequence[str], environment: Mapping[str, str], complaints: str) -> None:
        self.process = CONTEXT.Process(target=run, args=(typed, dict(environment), os.getcwd(), complaints))
        self.process.start()
        RUNNING.add(self)

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self.process.pid is not None
        return self.process.pid

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; its exit code."""
        self.process.join(timeout)
        code = self.process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("detente", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)


RUNNING: WeakSet[Forked] = WeakSet()


@atexit.register
def kill_all() -> None:
    """Leave none behind: Python would wait for them."""
    for process in RUNNING:
        process.kill()
