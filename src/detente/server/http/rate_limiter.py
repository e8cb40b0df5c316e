"""Applies the limits to clients: by visitor and by address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

from detente.server.errors import Refused
from detente.server.limits import RATES, Limits

ROUNDING = 1e-6
MOST_COUNTS = 20_000
"""At this number of counts, those that no longer matter are deleted."""


@dataclass(frozen=True, slots=True)
class Client:
    """Who sends a request, as far as limits are concerned. visitor: a hash of their cookie or seat key."""

    visitor: int | None
    address: str


class RateLimiter:
    """Counts what clients do, and refuses what exceeds the limits."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._whole_at: dict[tuple[str, int | str], float] = {}
        self._active: Counter[tuple[str, int | str]] = Counter()

    def count(self, name: str, client: Client) -> None:
        """Count an action of a client. Refused if they do it too often."""
        if name not in self.limits.most:
            return
        now, seconds = self._clock(), RATES[name][1]
        due: list[tuple[tuple[str, int | str], float]] = []
        for key, most in self._counts(name, client):
            # An allowance is stored as the time at which it is full again: each use moves that time by its share of the seconds.
            whole = max(now, self._whole_at.get(key, now)) + seconds / most
            if whole - now > seconds + ROUNDING:
                wait = ceil(whole - now - seconds)
                raise Refused("too_many", f"too-many-{name}", allowed=most, wait=max(1, wait))
            due.append((key, whole))
        self._whole_at.update(due)
        if len(self._whole_at) > MOST_COUNTS:
            self._whole_at = {key: whole for key, whole in self._whole_at.items() if whole > now}

    def check_room(self, name: str, client: Client) -> None:
        """Refused if a client already has as many of something as they may have at once."""
        for key, most in self._counts(name, client) if name in self.limits.most else ():
            if self._active[key] >= most:
                raise Refused("too_many", f"too-many-{name}", allowed=most, wait=1)

    @contextmanager
    def hold(self, name: str, client: Client) -> Iterator[None]:
        """Count one more of something that a client has, inside a `with` statement."""
        keys = [key for key, _ in self._counts(name, client)] if name in self.limits.most else []
        self._active.update(keys)
        try:
            yield
        finally:
            self._active.subtract(keys)
            for key in keys:
                if not self._active[key]:
                    del self._active[key]

    def _counts(self, name: str, client: Client) -> list[tuple[tuple[str, int | str], int]]:
        """The keys under which something is counted for a client, with their limits."""
        most = self.limits.most[name]
        counts: list[tuple[tuple[str, int | str], int]] = []
        if client.visitor is not None:
            counts.append(((name, client.visitor), most))
        return [*counts, ((name, client.address), most * self.limits.per_address)]
