"""Many tables at once: the same games as one by one, with workers or without, and processes that end cleanly."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import detente
from detente.core.shown.features import features_of
from detente.research import vector
from detente.research.vector import VectorEnv, seed_of

ARRAYS = ("observations", "masks", "seats", "rewards", "over")


def choices(masks, rng):
    """A random legal action for each table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def course(env, steps, seed=5):
    """All that an environment shows in some steps of random play: the arrays of each, copied."""
    rng = np.random.default_rng(seed)
    batch, seen = env.reset(), []
    for _ in range(steps):
        seen.append([getattr(batch, name).copy() for name in ARRAYS])
        batch = env.step(choices(batch.masks, rng))
    return seen


def same(one, other):
    return all(
        np.array_equal(a, b)
        for ones, others in zip(one, other, strict=True)
        for a, b in zip(ones, others, strict=True)
    )


def test_workers_play_the_same_games():
    with VectorEnv("isles", 5, seed=3) as here, VectorEnv("isles", 5, seed=3, workers=2) as there:
        expected = course(here, 60)
        assert same(expected, course(there, 60))
        assert any(over.any() for *_, over in expected)
        assert same(expected, course(there, 60)), "a reset deals the first games again"


@pytest.mark.parametrize("opponents", [(), ("random",), ("heuristic", "random")])
def test_each_table_plays_as_it_would_alone(opponents):
    options = {"seats": 3}
    games = [0, 0, 0]
    env = VectorEnv("isles", 3, options=options, opponents=opponents, seed=8)
    rng, batch = np.random.default_rng(1), env.reset()
    game, features = detente.game("isles"), features_of(detente.game("isles"))
    alone = [game.start(options, seed_of(8, table, 0)) for table in range(3)]
    for _ in range(180):
        actions = choices(batch.masks, rng)
        for table, state in enumerate(alone):
            if not opponents:
                seat = state.to_act[0]
                assert batch.seats[table] == seat
                assert batch.observations[table].tolist() == features.encode(state.view(seat))
                assert np.flatnonzero(batch.masks[table]).tolist() == state.legal_actions(seat)
                state.apply(seat, int(actions[table]))
        batch = env.step(actions)
        for table in range(3):
            games[table] += bool(batch.over[table])
            if not opponents and alone[table].over:
                assert batch.over[table] and batch.rewards[table].tolist() == pytest.approx(
                    alone[table].returns
                )
                alone[table] = game.start(options, seed_of(8, table, games[table]))
            if opponents:
                assert batch.seats[table] == (table + games[table]) % 3
            assert bool(batch.rewards[table].any()) == bool(batch.over[table])
    assert min(games) > 0


def test_tables_share_their_options():
    env = VectorEnv("isles", 3, options={"seats": 3}, seed=2)
    batch, rng = env.reset(), np.random.default_rng(1)
    over = 0
    while over < 2:
        batch = env.step(choices(batch.masks, rng))
        over += batch.over.sum()
    assert len({id(state.options) for state in env.here.states}) == 1


def test_seeds_are_of_table_and_game_alone():
    assert len({seed_of(1, table, game) for table in range(20) for game in range(20)}) == 400
    few, many = VectorEnv("isles", 1, seed=4).reset(), VectorEnv("isles", 6, seed=4).reset()
    assert np.array_equal(few.observations[0], many.observations[0])


def test_an_action_outside_its_mask_is_refused_before_anything_is_done():
    env = VectorEnv("isles", 2)
    batch = env.reset()
    before = batch.observations.copy()
    good = choices(batch.masks, np.random.default_rng(1))
    for bad in (int(np.flatnonzero(batch.masks[1] == 0)[0]), -1, 10**6):
        with pytest.raises(detente.IllegalAction, match=f"table 1: action {bad} is not in its mask"):
            env.step([good[0], bad])
    assert np.array_equal(env.batch.observations, before)
    with pytest.raises(ValueError, match="there must be 2 actions, not an array of shape"):
        env.step([1, 2, 3])


def test_what_cannot_be_is_refused():
    with pytest.raises(ValueError, match="must be reset first"):
        VectorEnv("isles", 1).step([0])
    with pytest.raises(ValueError, match="2 tables and 3 workers"):
        VectorEnv("isles", 2, workers=3)
    with pytest.raises(ValueError, match="at most 1 opponents, not 2"):
        VectorEnv("isles", 2, opponents=["random", "random"])
    with pytest.raises(KeyError, match="no bot 'nobody'"):
        VectorEnv("isles", 2, opponents=["nobody"])
    with pytest.raises(ValueError, match="opponents are a list of names"):
        VectorEnv("isles", 2, opponents="random")


@pytest.mark.parametrize("actions", [[0.5, 1.0], ["bid 0", "bid 1"], [None, None], [True, False]])
def test_what_are_no_numbers_of_actions_is_refused(actions):
    env = VectorEnv("isles", 2)
    before = env.reset().observations.copy()
    with pytest.raises(detente.IllegalAction, match="actions are whole numbers, not"):
        env.step(actions)
    assert np.array_equal(env.batch.observations, before)


def gone(pid):
    """Whether a process has ended; a moment is given to it."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if (
            Path(f"/proc/{pid}/stat").exists()
            and Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] == "Z"
        ):
            return True
        time.sleep(0.05)
    return False


def test_if_a_worker_is_killed_the_others_end():
    env = VectorEnv("isles", 2, workers=2)
    batch = env.reset()
    processes = env.crew.processes[:]
    actions = choices(batch.masks, np.random.default_rng(1))
    os.kill(processes[0].pid, signal.SIGKILL)
    processes[0].join()
    with pytest.raises(RuntimeError, match="a worker has died; the environment is closed"):
        env.step(actions)
    assert all(not process.is_alive() for process in processes)
    assert batch.masks.any(), "arrays that somebody holds can still be read"
    env.close()
    with pytest.raises(ValueError, match="the environment is closed"):
        env.reset()


def test_no_file_of_the_shared_memory_is_left_while_it_is_used(tmp_path, monkeypatch):
    monkeypatch.setattr(vector, "SHARED_FOLDER", tmp_path)
    with VectorEnv("isles", 2, workers=1) as env:
        env.reset()
        assert list(tmp_path.iterdir()) == []


CHILD = """
import sys, time
from detente.research.vector import VectorEnv
if __name__ == "__main__":
    env = VectorEnv("isles", 2, workers=2)
    env.reset()
    print(*[process.pid for process in env.crew.processes], flush=True)
    time.sleep(60)
"""


def test_if_the_learner_is_killed_its_workers_end(tmp_path):
    script = tmp_path / "learner.py"
    script.write_text(CHILD)
    learner = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    first, second = learner.stdout.readline().split()
    learner.kill()
    learner.wait()
    assert gone(int(first)) and gone(int(second))
