"""Bots that think: real processes that are killed at once when their answer is no longer needed."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from signal import SIGKILL

import pytest

import detente
from detente.core.engine.rng import seeded
from detente.server.container import Services
from detente.server.keys import fresh_token
from detente.server.settings import Settings
from detente.server.store.store import NewHolder
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from detente.server.thinking import bot_runner
from detente.server.thinking.worker_pool import WorkerPool, WorkerProcess, WorkFailed
from tests.server.serving import PATIENCE, in_a_loop, sqlite_url

LONG = 600.0
"""Seconds that a thought would take that nobody stops."""


async def come(true: Callable[[], object], what: str) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        await asyncio.sleep(0.01)


def test_work_that_is_not_awaited_any_more_is_killed_and_other_work_goes_on() -> None:
    async def play() -> None:
        workers = WorkerPool(1, time.sleep)
        try:
            task = asyncio.create_task(workers.do(LONG))
            await come(lambda: workers._busy, "a worker")
            (worker,) = workers._busy
            waiting = asyncio.create_task(workers.do(0.0))
            task.cancel()
            assert await waiting is None
            assert worker.process.exitcode == -SIGKILL
            with pytest.raises(RuntimeError, match=r"sleep has failed(.|\n)*TypeError"):
                await workers.do("no number")
            assert await workers.do(0.0) is None, "a worker outlives work that fails"
        finally:
            workers.close()

    in_a_loop(play())


def test_a_worker_that_is_killed_is_replaced_and_work_that_hangs_is_given_up() -> None:
    async def play() -> None:
        workers = WorkerPool(1, time.sleep, timeout=lambda given: 1.0 if given[0] > 10 else None)
        try:
            for idle in (False, True):
                waiting = asyncio.create_task(workers.do(0.3))
                await come(lambda: [each for each in workers._busy if each.started], "a worker")
                (worker,) = workers._busy
                if idle:
                    await waiting
                worker.process.kill()
                assert await (workers.do(0.0) if idle else waiting) is None
                assert workers._idle[0] is not worker
            with pytest.raises(WorkFailed, match="sleep has not come to an end in 1 s"):
                await workers.do(11.0)
            assert not workers._busy and not workers._idle, "what hangs is killed"
            assert await workers.do(0.0) is None
        finally:
            workers.close()

    in_a_loop(play())


def thinking(services: Services) -> list[WorkerProcess]:
    """The processes in which a bot thinks now."""
    return list(services.bots.pool.workers._busy)


async def undo(services: Services, live: LiveTable, person: Identity) -> None:
    """Take back what led to the bot's question."""
    table = live.game_log
    assert table is not None
    before = len(table.entries)
    await services.table_service.command(live.row.id, person, 0, "undo", table.timeline(0).ask, 1)
    assert len(table.entries) == before + 1


async def replace(services: Services, live: LiveTable, person: Identity) -> None:
    """Give the bot's seat to a person."""
    await services.seating.reassign(live, person, 1, "screen", "Zoe", None, "en")


async def forget(services: Services, live: LiveTable, person: Identity) -> None:
    """The table is gone."""
    await services.open_tables.discard(live)


@pytest.mark.parametrize("end", [undo, replace, forget])
def test_a_thought_that_nobody_needs_is_stopped_at_once(
    end: Callable[[Services, LiveTable, Identity], Awaitable[None]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_runner, "patience", lambda bot: LONG)

    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path), 0.01, 1))
        await services.start()
        try:
            live, person = await asked_while_the_person_may_undo(services)
            holder = NewHolder(1, "bot", "Bot", "search:100000000")
            async with live.lock:
                await services.seating.change_holder(live, live.holders[1], holder, "holder")
            await come(lambda: thinking(services), "a thought")
            (worker,) = thinking(services)
            await end(services, live, person)
            await come(lambda: worker.process.exitcode is not None, "the end of the thought")
            assert worker.process.exitcode == -SIGKILL
            await come(lambda: not live.bot_tasks, "its end in the books")
            assert not thinking(services)
        finally:
            await services.stop()

    in_a_loop(play())


async def asked_while_the_person_may_undo(services: Services) -> tuple[LiveTable, Identity]:
    """A table where seat 1 is asked because of what seat 0 has done and may still take back."""
    row = await services.store.register_visitor(fresh_token(), "Anna")
    person = Identity("token", row.id, row.name)
    game = detente.game("isles")
    holders = services.seating.holders_from(person, game, [("me", None, None), ("screen", "Ben", None)], "en")
    live = await services.table_service.create_table(
        person, game, {**game.start(None, 0).options}, "", holders
    )
    rng = seeded(1)
    while True:
        table = live.game_log
        assert table is not None and not table.state.over
        state = table.state
        if state.undoable(0) and state.to_act == (1,) and not state.drafting:
            return live, person
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        text = game.actions.text(actions[rng.below(len(actions))])
        ask = table.timeline(seat).ask
        await services.table_service.command(live.row.id, person, seat, f"c{len(table.entries)}", ask, [text])
