"""Ids of Gymnasium, and many seats at once by its own interface."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import detente
from detente import IllegalAction
from detente.research.gymnasium import SeatEnv, SeatVectorEnv

IDS = [f"detente/{game}-v{detente.game(game).version}" for game in detente.games()]
ISLES = next(id for id in IDS if "isles" in id)


@pytest.mark.filterwarnings("error", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("id", IDS)
def test_each_game_has_an_id_and_passes_the_checker(id):
    env = gymnasium.make(id, render_mode="ansi")
    assert isinstance(env.unwrapped, SeatEnv) and env.spec is not None and env.spec.id == id
    check_env(env.unwrapped)


def test_action_masks_are_there_for_maskable_ppo():
    env = SeatEnv("isles", seat=0)
    _, info = env.reset(seed=3)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)


def vector(tables=3, **given):
    env = gymnasium.make_vec(ISLES, num_envs=tables, vectorization_mode="vector_entry_point", **given)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    return env


def first_legal(infos):
    return infos["action_mask"].argmax(axis=1)


def test_the_vector_environment_says_what_it_is():
    env = vector(4)
    assert env.num_envs == 4 and env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.single_action_space.n == detente.game("isles").actions.size
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.action_space.contains(first_legal(infos))
    env.close()


def shapes(found):
    """Types and shapes in nested infos."""
    if isinstance(found, dict):
        return {name: shapes(value) for name, value in found.items()}
    return found.dtype, found.shape


def until_over(env, seed):
    """Play first legal actions until a game is over: observations, rewards, endings and infos of that step."""
    _, infos = env.reset(seed=seed)
    for _ in range(1000):
        observations, rewards, over, cut, infos = env.step(first_legal(infos))
        assert not cut.any() and env.observation_space.contains(observations)
        if over.any():
            return observations, rewards, over, infos
        assert not rewards.any() and "final_obs" not in infos
    raise AssertionError("no game ends")


def test_its_infos_have_the_form_of_gymnasiums_own():
    own = SyncVectorEnv([lambda: SeatEnv("isles")] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    ours, theirs = until_over(vector(), 5), until_over(own, 5)
    for mine, other in zip(ours, theirs, strict=True):
        assert shapes(mine) == shapes(other)
    row = int(ours[2].argmax())
    final, wanted = ours[3]["final_obs"][row], theirs[3]["final_obs"][int(theirs[2].argmax())]
    assert shapes(final) == shapes(wanted)


def test_the_end_of_a_game_is_shown_and_its_reward_is_the_learners():
    env = vector(2)
    for seed in range(6):
        observations, rewards, over, infos = until_over(env, seed)
        row = int(over.argmax())
        final = infos["final_obs"][row]
        assert env.single_observation_space.contains(final) and not final["action_mask"].any()
        assert not np.array_equal(final["observation"], observations["observation"][row])
        assert rewards[row] in (0.0, 0.5, 1.0) and infos["_final_info"][row]


def test_a_seed_gives_the_same_games_and_workers_change_nothing():
    found = [until_over(vector(workers=workers), 7) for workers in (0, 2, 0)]
    for other in found[1:]:
        assert np.array_equal(found[0][0]["observation"], other[0]["observation"])
        assert np.array_equal(found[0][1], other[1])
    env = vector()
    one, _ = env.reset(seed=7)
    two, _ = env.reset()
    again, _ = env.reset(seed=7)
    assert np.array_equal(one["observation"], again["observation"])
    assert not np.array_equal(one["observation"], two["observation"])


def test_wrappers_of_gymnasium_go_around_it():
    env = RecordEpisodeStatistics(vector(3))
    _, rewards, over, infos = until_over(env, 2)
    assert infos["episode"]["r"][over].tolist() == rewards[over].tolist()
    assert (infos["episode"]["l"][over] > 1).all()


def test_it_can_be_pickled_and_is_then_made_anew():
    env = vector(2)
    twin = pickle.loads(pickle.dumps(env))
    assert np.array_equal(twin.reset(seed=7)[0]["observation"], env.reset(seed=7)[0]["observation"])


def test_what_cannot_be_is_refused():
    env = vector(2)
    _, infos = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"table 0: action \d+ is not in its mask"):
        env.step((infos["action_mask"] == 0).argmax(axis=1))
    with pytest.raises(ValueError, match="no render mode 'human'"):
        SeatVectorEnv("isles", 2, render_mode="human")
    with pytest.raises(ValueError, match="at least 1 name of opponents"):
        SeatVectorEnv("isles", 2, opponents=[])
    with pytest.raises(ValueError, match="the seed must be 0 or more"):
        env.unwrapped.tables.reset(-1)
    with pytest.raises(ValueError, match="no options in reset"):
        env.reset(options={"seats": 3})
    with pytest.raises(ValueError, match="opponents are a list of names"):
        vector(2, opponents="random")
