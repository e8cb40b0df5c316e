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
from detente.server.errors import Refused
from detente.server.keys import fresh_token
from detente.server.service.table_service import TableService
from detente.server.settings import Settings
from detente.server.tables.live_table import Identity, LiveTable
from detente.server.thinking import hints as advisers
from detente.server.thinking.hints import Progress
from tests.server.serving import PATIENCE, in_a_loop, sqlite_url

GAME = "isles"


class Desks:
    """Processes on one database whose workers think as long as the test wants: each permit is one decision."""

    def __init__(self, address: str, number: int) -> None:
        self.desks = [
            TableService(Settings(address, analysis_limit=Limit(iterations=2))) for _ in range(number)
        ]
        self.permits = asyncio.Semaphore(0)
        self.thought: list[tuple[int, int]] = []

    async def __aenter__(self) -> "Desks":
        for number, desk in enumerate(self.desks):
            await desk.start()
            desk.advisers.workers.do = partial(self.think, number)  # type: ignore[method-assign]
        return self

    async def __aexit__(self, *error: object) -> None:
        for desk in self.desks:
            await desk.stop()

    async def think(self, number: int, work: Callable[..., Any], *task: Any) -> Any:
        """A worker of a process."""
        await self.permits.acquire()
        _, _, entry, _ = task
        self.thought.append((number, entry))
        return work(*task)

    async def ask(self, number: int, table: str, seat: int = 0) -> Progress:
        """Ask a process how far it is."""
        desk = self.desks[number]
        return await desk.advisers.analysis(await desk.live(table), seat)

    async def begun(self, number: int) -> tuple[LiveTable, Identity]:
        """A table whose game has just begun, with one person at both seats."""
        desk = self.desks[number]
        row = await desk.store.welcome(fresh_token(), "Anna")
        game, asker = detente.game(GAME), Identity("token", row.id, row.name)
        holders = desk.seating.holders_from(asker, game, [("me", None, None)] * 2, "en")
        return await desk.put_up(asker, game, {**game.start(None, 0).options}, "", holders), asker

    async def finished(self, number: int, seed: int) -> str:
        """A table whose game is over."""
        desk = self.desks[number]
        live, asker = await self.begun(number)
        game = detente.game(GAME)
        rnd = random.Random(seed)
        while live.row.status != "over":
            assert live.table is not None
            seat = live.table.state.to_act[0]
            action = game.actions.text(rnd.choice(live.table.state.legal_actions(seat)))
            ask = live.table.sight(seat).ask
            await desk.command(live.row.id, asker, seat, f"{len(live.table.entries)}", ask, [action])
        return live.row.id


async def come(true: Callable[[], Any]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def test_a_hint_is_thought_about_no_more_once_its_question_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desks(sqlite_url(tmp_path), 1) as desks:
            live, asker = await desks.begun(0)
            assert live.table is not None
            desk, state = desks.desks[0], live.table.state
            seat = state.to_act[0]
            ask = live.table.sight(seat).ask
            waiting = asyncio.create_task(desk.advisers.hint(live, seat, ask))
            await come(lambda: seat in live.hints)
            thought = live.hints[seat][1]
            action = state.game.actions.text(state.legal_actions(seat)[0])
            await desk.command(live.row.id, asker, seat, "1", ask, [action])
            assert thought.cancelling() and not live.hints
            with pytest.raises(Refused) as refused:
                await waiting
            assert refused.value.code == "stale" and thought.cancelled()

    in_a_loop(play())


def test_an_analysis_rests_when_nobody_asks_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisers, "NOTE_SECONDS", 0.0)
    monkeypatch.setattr(advisers, "PATIENCE_SECONDS", 0.0)

    async def play() -> None:
        async with Desks(sqlite_url(tmp_path), 1) as desks:
            table = await desks.finished(0, 1)
            first = await desks.ask(0, table)
            assert first.result is None and first.of > 4
            job = desks.desks[0].advisers.jobs[table, 0]
            desks.permits.release()
            await come(lambda: job.task is None)
            assert len(desks.thought) == 1
            again = await desks.ask(0, table)
            assert again.done == 1 and job.task is not None
            monkeypatch.setattr(advisers, "PATIENCE_SECONDS", 60.0)
            for _ in range(first.of):
                desks.permits.release()
            await come(lambda: job.task is None)
            found = await desks.ask(0, table)
            assert found.result is not None and found.done == found.of == len(desks.thought) == first.of

    in_a_loop(play())


def test_no_more_than_two_games_are_analysed_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desks(sqlite_url(tmp_path), 1) as desks:
            tables = [await desks.finished(0, seed) for seed in range(2)]
            asked = [(table, seat) for table in tables for seat in (0, 1)]
            for table, seat in asked[:2]:
                await desks.ask(0, table, seat)
            with pytest.raises(Refused) as refused:
                await desks.ask(0, *asked[2])
            assert refused.value.code == "busy"
            assert (await desks.ask(0, *asked[0])).result is None

    in_a_loop(play())


def test_an_analysis_that_fails_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desks(sqlite_url(tmp_path), 1) as desks:
            table = await desks.finished(0, 1)

            async def break_down(*task: Any) -> Any:
                raise ZeroDivisionError

            desks.desks[0].advisers.workers.do = break_down  # type: ignore[method-assign]
            await desks.ask(0, table)
            await come(lambda: desks.desks[0].advisers.jobs[table, 0].failed)
            with pytest.raises(Refused) as refused:
                await desks.ask(0, table)
            assert refused.value.code == "failed"

    in_a_loop(play())


def test_of_two_processes_one_thinks_and_both_know_how_far_it_is(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisers, "NOTE_SECONDS", 0.0)

    async def play() -> None:
        async with Desks(postgres, 2) as desks:
            table = await desks.finished(0, 1)
            first = await desks.ask(1, table)
            assert (await desks.ask(0, table)).result is None
            job = desks.desks[1].advisers.jobs[table, 0]
            desks.permits.release()
            await come(lambda: job.made)
            while not (await desks.ask(0, table)).done:
                await asyncio.sleep(0.01)
            for _ in range(first.of):
                desks.permits.release()
            await come(lambda: job.task is None)
            one, other = await desks.ask(0, table), await desks.ask(1, table)
            assert one == other and one.result == [each for each in job.made if each is not None]
            assert {number for number, _ in desks.thought} == {1} and len(desks.thought) == first.of

    in_a_loop(play())


def test_what_a_dead_process_thought_about_another_takes_up(postgres: str) -> None:
    async def play() -> None:
        async with Desks(postgres, 2) as desks:
            table = await desks.finished(0, 1)
            await desks.ask(0, table)
            await desks.ask(1, table)
            assert not desks.desks[1].advisers.jobs
            await desks.desks[0].company.stop()
            await desks.desks[1].company.inherit(await desks.desks[1].leases.beat())
            await desks.ask(1, table)
            assert desks.desks[1].advisers.jobs[table, 0].task is not None
            desks.permits.release()
            job = desks.desks[0].advisers.jobs[table, 0]
            for _ in range(2 * len(job.entries)):
                desks.permits.release()
            await come(lambda: desks.desks[1].advisers.jobs[table, 0].task is None)
            assert (await desks.ask(1, table)).result is not None

    in_a_loop(play())
