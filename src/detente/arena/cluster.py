"""Workers of a Ray cluster: the same games, wherever they are played.

Batches are Ray tasks that hold all that a game follows from, so a batch whose worker or machine dies is played again
elsewhere, and gives the same games. Every machine of the cluster needs this package, and the bots, installed.
"""

import logging
import os
import socket
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import ray

from detente.arena.crew import Batch, Job, available_cores, play_batch
from detente.arena.match import Task

FOR_EVER = -1
CONNECT_SECONDS = 10


@dataclass(eq=False)
class RayJob(Job):
    """A job of the cluster."""

    ref: Any


class RayCluster:
    """The workers of a Ray cluster, one for each of its CPUs.

    address: of its head (`HOST:PORT`, `ray://HOST:PORT`, `auto`), or None: the one that RAY_ADDRESS names, else a fresh
    one on this machine. hands: how many workers to use at most. ConnectionError if nobody is there. A cluster that is
    connected to already is used, and left running.
    """

    def __init__(self, address: str | None = None, hands: int | None = None) -> None:
        self.own = not ray.is_initialized()
        if self.own:
            if address is not None and ":" in address:
                knock(address)
            fresh = address is None and "RAY_ADDRESS" not in os.environ
            here = {"num_cpus": hands or available_cores(), "include_dashboard": False} if fresh else {}
            ray.init(address, log_to_driver=False, logging_level=logging.WARNING, **here)
        there = int(ray.cluster_resources().get("CPU", 1))
        self.hands = max(1, min(hands or there, there))
        self.remote = ray.remote(num_cpus=1, max_retries=FOR_EVER)(play_batch)

    def start(self, tasks: list[Task]) -> RayJob:
        """See `Crew`."""
        return RayJob(tasks, self.remote.remote(tasks))

    def wait(self, jobs: Collection[Job]) -> list[tuple[Job, Batch]]:
        """See `Crew`."""
        refs = {job.ref: job for job in jobs if isinstance(job, RayJob)}
        done, _ = ray.wait(list(refs), num_returns=1)
        try:
            return [(refs[ref], ray.get(ref)) for ref in done]
        except ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from error

    def cancel(self, job: Job) -> bool:
        """Nothing is taken back: what is given out is little, and played to its end."""
        return False

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        if self.own:
            ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody is at an address, for Ray itself would wait long. ConnectionError, ValueError if it is none."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise ValueError(f"an address is HOST:PORT or ray://HOST:PORT, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except OSError as error:
        raise ConnectionError(f"nobody answers at {address}: {error}") from error
