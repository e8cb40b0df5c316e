"""Where the work of a table is done: in a thread, unless it has been quick for a while."""

import asyncio
import threading
import time

import pytest

from detente.server.tables import pace
from detente.server.tables.pace import PROBATION, Pace
from tests.server.serving import in_a_loop

MANY = 100


def thread() -> int:
    """Where it is called."""
    return threading.get_ident()


def busy() -> int:
    """Some work that is slow."""
    until = time.thread_time() + 2 * pace.QUICK_SECONDS
    while time.thread_time() < until:
        pass
    return thread()


def test_quick_work_is_done_on_the_event_loop_after_its_probation() -> None:
    async def play() -> None:
        found = Pace()
        where = [await found.run(thread) for _ in range(MANY)]
        assert thread() not in where[:PROBATION] and set(where[PROBATION + 1 :]) == {thread()}

    in_a_loop(play())


def test_slow_work_is_done_in_threads_and_returns_when_it_is_quick_again() -> None:
    async def play() -> None:
        found = Pace()
        for _ in range(MANY):
            await found.run(thread)
        for _ in range(MANY):
            where = await found.run(busy)
        assert where != thread()
        assert [await found.run(thread) for _ in range(MANY)][-1] == thread()

    in_a_loop(play())


def test_work_that_only_waits_is_slow_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "HANGING_SECONDS", 0.05)

    async def play() -> None:
        found = Pace()
        for _ in range(MANY):
            await found.run(thread)
        await found.run(time.sleep, 0.2)
        assert await found.run(thread) != thread()

    in_a_loop(play())


def test_what_fails_is_raised_and_counts() -> None:
    def fail() -> None:
        busy()
        raise LookupError

    async def play() -> None:
        found = Pace()
        for _ in range(MANY):
            await found.run(thread)
        for _ in range(MANY):
            with pytest.raises(LookupError):
                await found.run(fail)
        assert not found.quick

    in_a_loop(asyncio.wait_for(play(), 60))
