"""Limits: how much one visitor, and one address, may do in some time or have at once, so that there is room for all.

A visitor is known by cookie or seat key. As anybody can come under a new cookie, an address has limits of its own: a few
times those of a visitor, for several people may share it. Each server process counts for itself.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil

from fastapi import Request

from detente.server.errors import Refused
from detente.server.http.origins import bearer

COOKIE = "detente"
MINUTE, HOUR = 60, 3600
RATES = {
    "requests": (300, 10),
    "past": (200, MINUTE),
    "advice": (120, MINUTE),
    "chat": (30, MINUTE),
    "tables": (30, HOUR),
    "seats": (60, HOUR),
    "names": (60, HOUR),
}
"""How often something may be done, and in how many seconds: requests of any kind, looks at the past and things watched, hints and
analyses, lines of chat, new tables, seats taken or passed on, new names."""
AT_ONCE = {"answers": 20, "streams": 12, "unfinished": 40}
"""How much there may be at once: requests that are being answered, open streams, and requests that have not come in full (of
which only the address is known)."""
PER_ADDRESS = 5
ROUNDING = 1e-6
KEPT = 20_000
"""So many counts are kept at most before those that nothing is held against are forgotten."""

OFF = "off"


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed, by name; what is missing is not limited. per_address: how many times as much an address may."""

    most: Mapping[str, int] = field(
        default_factory=lambda: {name: most for name, (most, _) in RATES.items()} | AT_ONCE
    )
    per_address: int = PER_ADDRESS


USUAL = Limits()


def read_limits(text: str) -> Limits:
    """Limits as they are written: `off` for none, else the usual ones but for `tables=100,chat=off`. ValueError says what is wrong."""
    most, per_address = dict(USUAL.most), PER_ADDRESS
    if text.strip() == OFF:
        return Limits({}, per_address)
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = (each.strip() for each in part.partition("="))
        if name not in (*USUAL.most, "per_address"):
            raise ValueError(
                f"there is no limit {name!r}; there are {', '.join((*USUAL.most, 'per_address'))}"
            )
        if value == OFF and name != "per_address":
            most.pop(name, None)
        elif not value.isdecimal() or not 0 < int(value) < 10**9:
            raise ValueError(f"the limit {name!r} must be a number from 1 on, or off, not {value!r}")
        elif name == "per_address":
            per_address = int(value)
        else:
            most[name] = int(value)
    return Limits(most, per_address)


@dataclass(frozen=True, slots=True)
class Client:
    """Who asks, as far as limits are concerned."""

    visitor: int | None
    address: str


def guest_of(request: Request) -> Client:
    """Who sent a request: by cookie or key, and by address."""
    known = bearer(request.headers.get("authorization", "")) or request.cookies.get(COOKIE)
    address = request.client.host if request.client is not None else ""
    return Client(hash(known) if known else None, address)


class RateLimiter:
    """Counts what guests do, and refuses what is too much."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        self._full_at: dict[tuple[str, int | str], float] = {}
        self._there: Counter[tuple[str, int | str]] = Counter()

    def spend(self, name: str, guest: Client) -> None:
        """A guest does something once more. Refused if that is too often."""
        if name not in self.limits.most:
            return
        now, seconds = self._clock(), RATES[name][1]
        due: list[tuple[tuple[str, int | str], float]] = []
        for key, most in self._counts(name, guest):
            # An allowance is used up by as much as it takes to be whole again: each time costs its share of the seconds.
            whole = max(now, self._full_at.get(key, now)) + seconds / most
            if whole - now > seconds + ROUNDING:
                wait = ceil(whole - now - seconds)
                raise Refused("too_many", f"too-many-{name}", allowed=most, wait=max(1, wait))
            due.append((key, whole))
        self._full_at.update(due)
        if len(self._full_at) > KEPT:
            self._full_at = {key: whole for key, whole in self._full_at.items() if whole > now}

    def room(self, name: str, guest: Client) -> None:
        """Refused if a guest has as much of something as they may have at once."""
        for key, most in self._counts(name, guest) if name in self.limits.most else ():
            if self._there[key] >= most:
                raise Refused("too_many", f"too-many-{name}", allowed=most, wait=1)

    @contextmanager
    def held(self, name: str, guest: Client) -> Iterator[None]:
        """A guest has one more of something, as long as this goes on."""
        keys = [key for key, _ in self._counts(name, guest)] if name in self.limits.most else []
        self._there.update(keys)
        try:
            yield
        finally:
            self._there.subtract(keys)
            for key in keys:
                if not self._there[key]:
                    del self._there[key]

    def _counts(self, name: str, guest: Client) -> list[tuple[tuple[str, int | str], int]]:
        """What a guest's doings are counted under, and up to where."""
        most = self.limits.most[name]
        counts: list[tuple[tuple[str, int | str], int]] = []
        if guest.visitor is not None:
            counts.append(((name, guest.visitor), most))
        return [*counts, ((name, guest.address), most * self.limits.per_address)]
