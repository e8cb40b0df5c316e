"""Analyses: one process thinks as long as anybody asks, and all processes on a database know what it has found."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.bots.search import Limit
from detente.server.container import Services
from detente.server.errors import Refused
from detente.server.keys import fresh_token
from detente.server.settings import Settings
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from detente.server.thinking import analyses
from detente.server.thinking.analyses import Progress
from tests.server.serving import PATIENCE, in_a_loop, sqlite_url

GAME = "isles"


class Processes:
    """Processes on one database whose workers think as long as the test wants: each permit is one decision."""

    def __init__(self, address: str, number: int) -> None:
        self.services = [
            Services(Settings(address, analysis_limit=Limit(iterations=2))) for _ in range(number)
        ]
        self.permits = asyncio.Semaphore(0)
        self.thought: list[tuple[int, int]] = []

    async def __aenter__(self) -> "Processes":
        for number, services in enumerate(self.services):
            await services.start()
            services.advice_workers.do = partial(self.think, number)  # type: ignore[method-assign]
        return self

    async def __aexit__(self, *error: object) -> None:
        for services in self.services:
            await services.stop()

    async def think(self, number: int, work: Callable[..., Any], *task: Any) -> Any:
        """A worker of a process."""
        await self.permits.acquire()
        _, _, entry, _ = task
        self.thought.append((number, entry))
        return work(*task)

    async def ask(self, number: int, table: str, seat: int = 0) -> Progress:
        """Ask a process how far it is."""
        services = self.services[number]
        return await services.analyses.analysis(await services.open_tables.get(table), seat)

    async def begun(self, number: int) -> tuple[LiveTable, Identity]:
        """A table whose game has just begun, with one person at both seats."""
        services = self.services[number]
        row = await services.store.register_visitor(fresh_token(), "Anna")
        game, identity = detente.game(GAME), Identity("token", row.id, row.name)
        holders = services.seating.holders_from(identity, game, [("me", None, None)] * 2, "en")
        return await services.table_service.create_table(
            identity, game, {**game.start(None, 0).options}, "", holders
        ), identity

    async def finished(self, number: int, seed: int) -> str:
        """A table whose game is over."""
        services = self.services[number]
        live, identity = await self.begun(number)
        game = detente.game(GAME)
        rnd = random.Random(seed)
        while live.row.status != "over":
            assert live.game_log is not None
            seat = live.game_log.state.to_act[0]
            action = game.actions.text(rnd.choice(live.game_log.state.legal_actions(seat)))
            ask = live.game_log.timeline(seat).ask
            await services.table_service.command(
                live.row.id, identity, seat, f"{len(live.game_log.entries)}", ask, [action]
            )
        return live.row.id


async def come(true: Callable[[], Any]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def test_a_hint_is_thought_about_no_more_once_its_question_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            live, identity = await processes.begun(0)
            assert live.game_log is not None
            services, state = processes.services[0], live.game_log.state
            seat = state.to_act[0]
            ask = live.game_log.timeline(seat).ask
            waiting = asyncio.create_task(services.hints.hint(live, seat, ask, "long"))
            await come(lambda: (seat, "long") in live.hint_tasks)
            thought = live.hint_tasks[seat, "long"][1]
            action = state.game.actions.text(state.legal_actions(seat)[0])
            await services.table_service.command(live.row.id, identity, seat, "1", ask, [action])
            assert thought.cancelling() and not live.hint_tasks
            with pytest.raises(Refused) as refused:
                await waiting
            assert refused.value.code == "stale" and thought.cancelled()

    in_a_loop(play())


def test_an_analysis_rests_when_nobody_asks_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "REPORT_SECONDS", 0.0)
    monkeypatch.setattr(analyses, "PATIENCE_SECONDS", 0.0)

    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            table = await processes.finished(0, 1)
            first = await processes.ask(0, table)
            assert first.result is None and first.of > 4
            job = processes.services[0].analyses.jobs[table, 0]
            processes.permits.release()
            await come(lambda: job.task is None)
            assert len(processes.thought) == 1
            again = await processes.ask(0, table)
            assert again.done == 1 and job.task is not None
            monkeypatch.setattr(analyses, "PATIENCE_SECONDS", 60.0)
            for _ in range(first.of):
                processes.permits.release()
            await come(lambda: job.task is None)
            found = await processes.ask(0, table)
            assert found.result is not None and found.done == found.of == len(processes.thought) == first.of

    in_a_loop(play())


def test_no_more_than_two_games_are_analysed_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            tables = [await processes.finished(0, seed) for seed in range(2)]
            asked = [(table, seat) for table in tables for seat in (0, 1)]
            for table, seat in asked[:2]:
                await processes.ask(0, table, seat)
            with pytest.raises(Refused) as refused:
                await processes.ask(0, *asked[2])
            assert refused.value.code == "busy"
            assert (await processes.ask(0, *asked[0])).result is None

    in_a_loop(play())


def test_an_analysis_that_fails_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            table = await processes.finished(0, 1)

            async def break_down(*task: Any) -> Any:
                raise ZeroDivisionError

            processes.services[0].advice_workers.do = break_down  # type: ignore[method-assign]
            await processes.ask(0, table)
            await come(lambda: processes.services[0].analyses.jobs[table, 0].failed)
            with pytest.raises(Refused) as refused:
                await processes.ask(0, table)
            assert refused.value.code == "failed"

    in_a_loop(play())


def test_of_two_processes_one_thinks_and_both_know_how_far_it_is(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "REPORT_SECONDS", 0.0)

    async def play() -> None:
        async with Processes(postgres, 2) as processes:
            table = await processes.finished(0, 1)
            first = await processes.ask(1, table)
            assert (await processes.ask(0, table)).result is None
            job = processes.services[1].analyses.jobs[table, 0]
            processes.permits.release()
            await come(lambda: job.made)
            while not (await processes.ask(0, table)).done:
                await asyncio.sleep(0.01)
            for _ in range(first.of):
                processes.permits.release()
            await come(lambda: job.task is None)
            one, other = await processes.ask(0, table), await processes.ask(1, table)
            assert one == other and one.result == [each for each in job.made if each is not None]
            assert {number for number, _ in processes.thought} == {1} and len(processes.thought) == first.of

    in_a_loop(play())


def test_what_a_dead_process_thought_about_another_takes_up(postgres: str) -> None:
    async def play() -> None:
        async with Processes(postgres, 2) as processes:
            table = await processes.finished(0, 1)
            await processes.ask(0, table)
            await processes.ask(1, table)
            assert not processes.services[1].analyses.jobs
            await processes.services[0].cluster.stop()
            await processes.services[1].cluster.take_over(await processes.services[1].leases.heartbeat())
            await processes.ask(1, table)
            assert processes.services[1].analyses.jobs[table, 0].task is not None
            processes.permits.release()
            job = processes.services[0].analyses.jobs[table, 0]
            for _ in range(2 * len(job.entries)):
                processes.permits.release()
            await come(lambda: processes.services[1].analyses.jobs[table, 0].task is None)
            assert (await processes.ask(1, table)).result is not None

    in_a_loop(play())
