"""Workers of a Ray cluster: they play the same games as any other workers.

Batches are Ray tasks that contain everything that determines a game. If a worker or machine dies, its batch is played
again elsewhere, with the same games. Every machine of the cluster needs this package, and the bots, installed.
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

    address: of its head (`HOST:PORT`, `ray://HOST:PORT`, `auto`), or None: the one in RAY_ADDRESS, else a fresh one on
    this machine. hands: the most workers to use. ConnectionError if nothing answers there. If this process is already
    connected to a cluster, it uses that one and leaves it running.
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
        """Start the games as one Ray task."""
        return RayJob(tasks, self.remote.remote(tasks))

    def wait(self, jobs: Collection[Job]) -> list[tuple[Job, Batch]]:
        """Wait for at least one job."""
        refs = {job.ref: job for job in jobs if isinstance(job, RayJob)}
        done, _ = ray.wait(list(refs), num_returns=1)
        try:
            return [(refs[ref], ray.get(ref)) for ref in done]
        except ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from error

    def cancel(self, job: Job) -> bool:
        """Always False: few games are given out at a time, and all of them are played to the end."""
        return False

    def close(self) -> None:
        """Leave the cluster; a cluster that was started here ends."""
        if self.own:
            ray.shutdown()


def knock(address: str) -> None:
    """Check that something answers at an address, since Ray itself would wait long. ConnectionError if nothing does; ValueError if
    it is not an address.
    """
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise ValueError(f"an address is HOST:PORT or ray://HOST:PORT, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except OSError as error:
        raise ConnectionError(f"nobody answers at {address}: {error}") from error
