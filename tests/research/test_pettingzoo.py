"""PettingZoo's own checks for every game, and what they do not look at."""

import pickle
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import detente
from detente.core.shown.features import features_of
from detente.research.pettingzoo import TableEnv, env, raw_env

GAMES = detente.games()
CYCLES = 60
"""Decisions of a seat that the suites look at."""

pytestmark = [
    # what other tests of this process have left open says so when it goes, in whatever test runs then
    pytest.mark.filterwarnings("error", "ignore::pytest.PytestUnraisableExceptionWarning"),
    # what PettingZoo says of every dict observation, those of its own classic games excepted by name
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes(game):
    api_test(env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", ["isles", "nuclear_war", "nations"])
def test_the_api_test_passes_to_the_end_of_a_game(game):
    api_test(env(game), num_cycles=2000)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game):
    seed_test(partial(env, game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_render_test_passes(game, capsys):
    title = detente.game(game).title
    render_test(partial(env, game), custom_tests={"ansi": lambda text: text.startswith(f"{title}: ")})
    assert f"{title}: " in capsys.readouterr().out


def played(table, seed, choose):
    """The rewards that all agents got in a game."""
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        assert not cut
        total[agent] += reward
        if not over:
            assert np.array_equal(observation["action_mask"], info["action_mask"])
        table.step(None if over else choose(agent, info["action_mask"]))
    return list(total.values())


def first(agent, mask):
    return int(np.flatnonzero(mask)[0])


def test_a_game_is_the_engines_game():
    table = env("isles")
    rewards = played(table, 11, first)
    state = detente.game("isles").start(None, 11)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal_actions(seat)[0])
    assert rewards == state.returns and sum(rewards) == 1


def test_observations_are_the_features_of_the_agents_view():
    table = env("nuclear_war", options={"seats": 3})
    table.reset(seed=4)
    features = features_of(detente.game("nuclear_war"))
    state = detente.game("nuclear_war").start({"seats": 3}, 4)
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen["observation"].tolist() == features.encode(state.view(seat))
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal_actions(seat)
        assert table.observation_space(agent).contains(seen)


def test_rewards_may_be_the_rulebooks_points():
    table = env("isles", rewards="points")
    rewards = played(table, 11, first)
    places = detente.game("isles").ranking(table.unwrapped.table)
    assert rewards == [place.points for place in sorted(places, key=lambda place: place.seat)]
    assert sum(rewards) > 1


def test_games_without_a_seed_follow_from_the_last_seed():
    table = TableEnv("isles")
    seen = []
    for _ in range(2):
        table.reset(seed=3)
        table.reset()
        seen.append(table.observe("player_1")["observation"])
    table.reset()
    assert np.array_equal(*seen)
    assert not np.array_equal(seen[0], table.observe("player_1")["observation"])


def test_it_can_be_pickled():
    twin = pickle.loads(pickle.dumps(TableEnv("isles", {"seats": 3}, "points")))
    assert len(twin.possible_agents) == 3 and twin.reward_of is not TableEnv("isles").reward_of


def test_what_cannot_be_is_refused():
    with pytest.raises(KeyError, match="there are"):
        env("chess")
    with pytest.raises(ValueError, match="option 'seats' takes"):
        env("isles", options={"seats": 9})
    with pytest.raises(ValueError, match="no rewards 'money': there are returns, points"):
        env("isles", rewards="money")
    with pytest.raises(ValueError, match="no render mode 'rgb_array': there are human, ansi"):
        env("isles", render_mode="rgb_array")
    table = env("isles")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(detente.IllegalAction, match="not legal now"):
        table.step(illegal)
    bare = raw_env("isles")
    bare.reset(seed=1)
    for action in (1.5, "bid 0", [0]):
        with pytest.raises(detente.IllegalAction, match="an action is one whole number from 0 to"):
            bare.step(action)


def test_calls_in_a_wrong_order_and_actions_of_no_game_are_refused(caplog):
    table = env("isles")
    with pytest.raises(AttributeError, match="before reset"):
        table.last()
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(table.unwrapped.game.actions.size)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(None)
    agents = iter(table.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match=r"need to call step\(\) or reset\(\)"):
        next(agents)
    played(table, 3, first)
    assert not table.agents
    table.step(None)
    assert "step() called after all agents are terminated" in caplog.text
    assert str(table) == "isles_v1"


def test_the_state_for_central_critics_is_what_all_seats_see():
    env = raw_env("isles", options={"seats": 3})
    env.reset(seed=4)
    for agent in env.agent_iter(max_iter=30):
        rows = [env.observe(each)["observation"] for each in env.possible_agents]
        assert np.array_equal(env.state(), np.concatenate(rows))
        assert env.state_space.contains(env.state())
        mask = env.infos[agent]["action_mask"]
        env.step(None if env.terminations[agent] else int(mask.argmax()))


def test_the_state_is_the_same_in_worlds_that_no_seat_can_tell_apart():
    env = raw_env("isles")
    env.reset(seed=4)
    known = env.state()
    seen_by_nobody = env.table.clone()
    seen_by_nobody.rng = type(seen_by_nobody.rng)(1, 2, 3, 4)
    env.table = seen_by_nobody
    assert np.array_equal(env.state(), known)
