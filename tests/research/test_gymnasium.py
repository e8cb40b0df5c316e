"""Gymnasium's own check for every game, and what it does not look at."""

import pickle
from copy import deepcopy

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import detente
from detente import IllegalAction
from detente.research.gymnasium import ILLEGAL, SeatEnv

GAMES = detente.games()


@pytest.mark.filterwarnings("error", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("game", GAMES)
def test_the_checker_passes(game):
    check_env(SeatEnv(game, render_mode="ansi"), skip_render_check=True)


def played(env, seed):
    """The reward of a game, its decisions and the seat, the learner choosing its first legal action."""
    observation, info = env.reset(seed=seed)
    over, decisions, reward = False, 0, 0.0
    while not over:
        assert reward == 0 and env.observation_space.contains(observation)
        observation, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        decisions += 1
    assert not cut and not info["action_mask"].any()
    return reward, decisions, info["seat"]


def test_a_seed_gives_the_same_game():
    env = SeatEnv("nuclear_war")
    assert [played(env, seed) for seed in range(3)] == [played(env, seed) for seed in range(3)]


def test_without_a_seat_of_its_own_the_learner_sits_anywhere():
    env = SeatEnv("isles", options={"seats": 3})
    assert {played(env, seed)[2] for seed in range(12)} == {0, 1, 2}
    assert {played(SeatEnv("isles", seat=1), seed)[2] for seed in range(3)} == {1}


def test_the_learner_decides_whenever_its_seat_is_asked():
    env = SeatEnv("isles", seat=1, opponents=["heuristic", "random"], options={"seats": 3})
    env.reset(seed=2)
    assert [type(env.bots[seat]).__name__ for seat in (2, 0)] == ["HeuristicBot", "RandomBot"]
    assert 1 in env.table.to_act


def test_rewards_are_what_the_game_is_worth_to_the_seat():
    env = SeatEnv("isles", seat=0, rewards="points")
    reward, _, _ = played(env, 5)
    assert reward == next(p.points for p in detente.game("isles").ranking(env.table) if p.seat == 0)


def test_an_illegal_action_ends_the_episode():
    env = SeatEnv("isles", seat=0)
    _, info = env.reset(seed=1)
    before = env.table.to_dict()
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)
    assert env.table.to_dict() == before


def test_the_table_is_told_in_letters():
    env = SeatEnv("isles", seat=0, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("Isles: ")


def test_what_cannot_be_is_refused():
    with pytest.raises(KeyError, match="no bot 'deep_thought'"):
        SeatEnv("isles", opponents=["deep_thought"])
    with pytest.raises(ValueError, match="no seat 2: there are 0 to 1"):
        SeatEnv("isles", seat=2)
    with pytest.raises(ValueError, match="1 to 1 names of opponents, not 2"):
        SeatEnv("isles", opponents=["random", "random"])
    with pytest.raises(ValueError, match="no render mode 'human'"):
        SeatEnv("isles", render_mode="human")


@pytest.mark.parametrize("action", [1.5, np.float32(2), "bid 1", None, [0], np.array([0, 1])])
def test_what_is_no_number_of_an_action_is_refused(action):
    env = SeatEnv("isles", seat=0)
    env.reset(seed=1)
    before = env.table.to_dict()
    with pytest.raises(IllegalAction, match=r"an action is one whole number from 0 to \d+, not"):
        env.step(action)
    assert env.table.to_dict() == before


def test_an_action_may_be_an_array_without_dimensions():
    one, other = SeatEnv("isles", seat=0), SeatEnv("isles", seat=0)
    _, info = one.reset(seed=1)
    other.reset(seed=1)
    action = int(info["action_mask"].argmax())
    assert np.array_equal(one.step(action)[0]["observation"], other.step(np.array(action))[0]["observation"])


def test_calls_in_a_wrong_order_are_refused():
    env = SeatEnv("isles", seat=0)
    with pytest.raises(ValueError, match="must be reset first"):
        env.step(0)


def test_options_are_for_the_environment_not_for_a_game():
    with pytest.raises(
        ValueError, match=r"no options in reset, such as \['seats'\]: give options= to the environment"
    ):
        SeatEnv("isles").reset(options={"seats": 3})
    SeatEnv("isles").reset(options={})


def test_opponents_are_a_list():
    with pytest.raises(
        ValueError, match=r"opponents are a list of names, such as \['random'\], not 'random'"
    ):
        SeatEnv("isles", opponents="random")


def test_it_can_be_pickled_and_is_then_made_anew():
    env = SeatEnv("isles", seat=2, options={"seats": 3}, rewards="points")
    env.reset(seed=1)
    for twin in (pickle.loads(pickle.dumps(env)), deepcopy(env)):
        assert (twin.fixed_seat, twin.table.seats) == (2, 3)
        assert np.array_equal(twin.reset(seed=7)[0]["observation"], env.reset(seed=7)[0]["observation"])
