"""Many games: the same ones however they are spread, and kept when somebody stops them."""

import os
import signal
import time
from collections.abc import Collection
from contextlib import closing, suppress
from pathlib import Path

import pytest

import detente
from detente.arena import crew, simulate
from detente.arena.crew import LARGEST_BATCH, Batch, Job, Pace, Processes, WorkersDie, dispatch
from detente.arena.match import Task, play, task
from detente.bots import CannotPlay

GAME = "isles"
SEATS = int(next(option.standard for option in detente.game(GAME).options if option.name == "seats"))
LINEUP = ["random"] * SEATS


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate(GAME, LINEUP, 13, seed=3, workers=1)
    together = simulate(GAME, LINEUP, 13, seed=3, workers=3)
    assert alone.played == together.played
    assert [game.index for game in alone.played] == list(range(13))
    assert not alone.interrupted
    assert simulate(GAME, LINEUP, 13, seed=4, workers=1).played != alone.played


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    assert (
        simulate(GAME, LINEUP, 4, seed=3, workers=1).played
        == (simulate(GAME, LINEUP, 7, seed=3, workers=1).played[:4])
    )


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(GAME, LINEUP, 5, workers=1, progress=told.append)
    assert sum(told) == 5
    assert len(told) > 1
    told.clear()
    simulate(GAME, LINEUP, 5, workers=2, progress=told.append)
    assert sum(told) == 5


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_run_keeps_what_is_done(workers: int) -> None:
    done: list[int] = []

    def stop_early(count: int) -> None:
        done.append(count)
        if len(done) == 2:
            raise KeyboardInterrupt

    run = simulate(GAME, LINEUP, 200, seed=3, workers=workers, progress=stop_early)
    assert run.interrupted
    assert 2 <= len(run.played) < 200
    indexes = [game.index for game in run.played]
    assert indexes == sorted(set(indexes))
    whole = simulate(GAME, LINEUP, max(indexes) + 1, seed=3, workers=1)
    assert run.played == [whole.played[index] for index in indexes]


def test_options_and_lineup_must_agree() -> None:
    with pytest.raises(ValueError, match="line-up has 2 bots, but the table has 3 seats"):
        simulate(GAME, ["random", "random"], 1, options={"seats": 3})
    with pytest.raises(ValueError, match="no option 'moon'"):
        simulate(GAME, LINEUP, 1, options={"moon": 1})
    with pytest.raises(KeyError, match="no bot 'clever'"):
        simulate(GAME, ["clever", "random"], 1)
    with pytest.raises(KeyError, match="no game 'chess'"):
        simulate("chess", LINEUP, 1)
    with pytest.raises(ValueError, match="at least 1 game, not 0"):
        simulate(GAME, LINEUP, 0)
    with pytest.raises(ValueError, match="at least 1 worker, not 0"):
        simulate(GAME, LINEUP, 1, workers=0)


def test_the_lineup_says_how_many_sit_at_the_table() -> None:
    run = simulate(GAME, ["random", "random"], 2, workers=1)
    assert run.options["seats"] == 2
    assert all(len(game.lineup) == 2 for game in run.played)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_cannot_play_ends_the_run(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "play_batch", refuse)
    with pytest.raises(CannotPlay, match="never seen this"):
        simulate(GAME, LINEUP, 40, workers=workers)


def refuse(tasks: list[Task]) -> None:
    raise CannotPlay("never seen this")


def test_games_of_a_worker_that_dies_are_played_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DETENTE_TEST_DEATHS", str(tmp_path / "deaths"))
    monkeypatch.setattr(crew, "play_batch", die_once)
    run = simulate(GAME, LINEUP, 9, seed=3, workers=2)
    assert (tmp_path / "deaths").exists()
    assert not run.interrupted
    assert run.played == simulate(GAME, LINEUP, 9, seed=3, workers=1).played


def die_once(tasks: list[Task]) -> Batch:
    with suppress(FileExistsError):
        os.close(os.open(os.environ["DETENTE_TEST_DEATHS"], os.O_CREAT | os.O_EXCL))
        os.kill(os.getpid(), signal.SIGKILL)
    began = time.perf_counter()
    return Batch([play(task) for task in tasks], time.perf_counter() - began)


def test_workers_that_always_die_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "DEATHS_BORNE", 1)
    monkeypatch.setattr(crew, "play_batch", die)
    with pytest.raises(WorkersDie, match="workers die time and again"):
        simulate(GAME, LINEUP, 9, workers=2)


def die(tasks: list[Task]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_batches_grow_with_the_speed_of_games_and_shrink_at_the_end() -> None:
    pace = Pace()
    played = simulate(GAME, LINEUP, 4, workers=1).played
    assert pace.size(1000, 2) == 1
    pace.learn(Batch(played, 0.4))
    assert pace.size(1000, 2) == 10
    assert pace.size(12, 2) == 3
    assert pace.size(1, 2) == 1
    pace.learn(Batch(played, 4000.0))
    assert pace.size(1000, 2) == 1
    fast = Pace()
    fast.learn(Batch(played, 0.0))
    assert fast.size(1000, 2) == LARGEST_BATCH


class Stubborn:
    """A crew at which Ctrl-C is pressed again and again."""

    hands = 2

    def __init__(self) -> None:
        self.waits = 0

    def start(self, tasks: list[Task]) -> Job:
        return Job(tasks)

    def wait(self, jobs: Collection[Job]) -> list[tuple[Job, Batch]]:
        self.waits += 1
        raise KeyboardInterrupt

    def cancel(self, job: Job) -> bool:
        return False

    def close(self) -> None:
        pass


def test_a_second_interrupt_stops_at_once() -> None:
    stubborn = Stubborn()
    tasks = [task(index, GAME, {}, LINEUP, 0, index) for index in range(9)]
    assert not dispatch(stubborn, tasks, lambda played: None)
    assert stubborn.waits == 2


def test_a_crew_can_play_several_runs() -> None:
    with closing(Processes(2)) as workers:
        runs = [simulate(GAME, LINEUP, 3, seed=3, crew=workers) for _ in range(2)]
    assert runs[0].played == runs[1].played == simulate(GAME, LINEUP, 3, seed=3, workers=1).played


def test_workers_that_still_play_are_ended_with_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "play_batch", sleep)
    workers = Processes(1)
    workers.start([])
    while not (processes := list(workers.pool._processes.values())):
        time.sleep(0.01)
    workers.close()
    for process in processes:
        latest = time.monotonic() + 20
        while process.exitcode is None and time.monotonic() < latest:  # the pool may have waited for it first
            time.sleep(0.01)
        assert process.exitcode == -signal.SIGTERM


def sleep(tasks: list[Task]) -> None:
    time.sleep(600)
