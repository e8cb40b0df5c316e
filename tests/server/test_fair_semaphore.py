"""The fair semaphore: those who want much do not keep others waiting."""

import asyncio
import time
from pathlib import Path
from typing import Any

from detente.server.thinking.fair_semaphore import WORKING_FOR, FairSemaphore
from detente.server.thinking.worker_pool import WorkerPool
from tests.server.serving import PATIENCE, in_a_loop


def test_whoever_wants_much_leaves_a_place_for_others() -> None:
    async def play() -> None:
        semaphore = FairSemaphore(2)
        order: list[Any] = []
        go = asyncio.Event()

        async def work(owner: Any, number: int) -> None:
            WORKING_FOR.set(owner)
            async with semaphore.slot():
                order.append((owner, number))
                await go.wait()

        much = [asyncio.create_task(work("much", number)) for number in range(20)]
        await asyncio.sleep(0)
        assert order == [("much", 0)]
        little = asyncio.create_task(work("little", 0))
        await asyncio.sleep(0.01)
        assert order == [("much", 0), ("little", 0)], "at once, though nineteen have waited longer"
        go.set()
        await asyncio.gather(*much, little)
        assert [number for owner, number in order if owner == "much"] == list(range(20))

    in_a_loop(play())


def test_owners_take_turns() -> None:
    async def play() -> None:
        semaphore = FairSemaphore(1)
        order: list[str] = []

        async def work(owner: str) -> None:
            WORKING_FOR.set(owner)
            async with semaphore.slot():
                order.append(owner)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            for owner in "aaaabcc":
                group.create_task(work(owner))
        assert "".join(order) == "abcacaa"
        semaphore = FairSemaphore(3)
        order.clear()
        gates: dict[str, asyncio.Event] = {owner: asyncio.Event() for owner in "abc"}

        async def long_work(owner: str) -> None:
            WORKING_FOR.set(owner)
            async with semaphore.slot():
                order.append(owner)
                await gates[owner].wait()

        tasks = [asyncio.create_task(long_work(owner)) for owner in "aaaaabbc"]
        await asyncio.sleep(0.01)
        assert order == ["a", "a", "b"]
        gates["b"].set()
        await asyncio.sleep(0.01)
        assert order == ["a", "a", "b", "c"], "c, who had nothing yet, before any more of the others"
        for gate in gates.values():
            gate.set()
        await asyncio.gather(*tasks)

    in_a_loop(play())


def test_whoever_waits_no_more_is_passed_over() -> None:
    async def play() -> None:
        semaphore = FairSemaphore(1)
        WORKING_FOR.set("a")
        async with semaphore.slot():
            given_up = asyncio.create_task(hold(semaphore, "b"))
            waiting = asyncio.create_task(hold(semaphore, "c"))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.sleep(0)
        await waiting
        assert given_up.cancelled() and not semaphore._waiting and not semaphore._used

    async def hold(semaphore: FairSemaphore, owner: str) -> None:
        WORKING_FOR.set(owner)
        async with semaphore.slot():
            pass

    in_a_loop(play())


def wait_for(path: Path) -> None:
    """Work for a worker: done once the file is there."""
    while not path.exists():
        time.sleep(0.01)


def test_the_work_of_one_owner_does_not_wait_for_all_of_anothers(tmp_path: Path) -> None:
    at_once, later = tmp_path, tmp_path / "later"

    async def play() -> None:
        workers = WorkerPool(2, wait_for)
        try:

            async def work(owner: str, path: Path) -> None:
                WORKING_FOR.set(owner)
                await workers.do(path)

            much = [asyncio.create_task(work("much", later)) for _ in range(12)]
            await asyncio.sleep(0)
            await asyncio.wait_for(work("little", at_once), PATIENCE)
            assert not any(task.done() for task in much)
            later.touch()
            await asyncio.gather(*much)
        finally:
            workers.close()

    in_a_loop(play())
