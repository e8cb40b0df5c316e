"""OpenSpiel's own tests for every game, and what they do not look at: resampling, recall, what is hidden stays hidden."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.algorithms.sample_some_states import sample_some_states

import detente
from detente.core.shown.features import features_of
from detente.research.openspiel import DIGITS, HASH_BITS, PREFIX, SeatedBot, options_of, resampler

GAMES = detente.games()
STATES = 90


def conformance(id):
    """OpenSpiel's checks of a game of theirs, on ours."""

    class Conformance(api_test.EnforceAPIOnPartialTreeBase):
        game_name = PREFIX + id
        game = pyspiel.load_game(PREFIX + id)

        @classmethod
        def setUpClass(cls):
            """As theirs, with fewer states, the same each time."""
            random.seed(3)
            cls.some_states = sample_some_states(cls.game, max_states=STATES)
            cls.game_type = cls.game.get_type()

    return Conformance


for id in GAMES:
    globals()[f"Test_{id}"] = conformance(id)


@pytest.mark.parametrize("id", GAMES)
def test_the_random_sim_test_passes(id):
    few = "(players=2)" if id == "europe1815" else ""
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + id + few), num_sims=1, serialize=True, verbose=False)


def dealt(game, digits=(1, 2, 3, 4)):
    """A game whose seed is drawn."""
    state = pyspiel.load_game(f"{PREFIX}{game}").new_initial_state()
    for digit in digits:
        state.apply_action(digit)
    return state


def walked(game, decisions, seed=0):
    """A state after some random decisions."""
    rng, state = random.Random(seed), dealt(game)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_the_seed_is_drawn_first_and_then_nothing_else_is():
    state = dealt("isles")
    assert [step.player for step in state.full_history()] == [pyspiel.PlayerId.CHANCE] * DIGITS
    table = detente.game("isles").start(None, 0x01020304)
    rng = random.Random(1)
    while not state.is_terminal():
        assert not state.is_chance_node() and state.current_player() == table.to_act[0]
        assert state.legal_actions() == table.legal_actions(table.to_act[0])
        action = rng.choice(state.legal_actions())
        table.apply(table.to_act[0], action)
        state.apply_action(action)
    assert state.returns() == table.returns and sum(state.returns()) == 1


@pytest.mark.parametrize("id", GAMES)
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_the_true_one(id):
    state = walked(id, 17, seed=4)
    chance = random.Random(2).random
    for player in range(state.num_players()):
        world = state.resample_from_infostate(player, chance)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.current_player() == state.current_player()
        assert world.legal_actions(player) == state.legal_actions(player)
        assert world.history() == []
        clone = world.clone()
        assert clone.information_state_string(player) == state.information_state_string(player)
        assert str(clone) == str(world) != str(state)


def test_worlds_vary_in_what_is_hidden_and_in_chance_to_come():
    state = walked("nuclear_war", 12)
    chance = random.Random(2).random
    hands = set()
    for _ in range(6):
        world = state.resample_from_infostate(0, chance)
        hands.add(world.observation_string(1))
    assert len(hands) > 1
    # nothing is hidden in 1815, and yet what the dice will say is not known
    open_game = walked("europe1815", 3)
    assert len({str(open_game.resample_from_infostate(0, chance)) for _ in range(4)}) == 4


def test_information_states_recall_the_own_past_and_not_what_others_do_unseen():
    state = dealt("isles")
    table = state.course.state
    first, second = table.to_act
    lines = state.information_state_string(second).splitlines()
    bid = state.legal_actions()[-1]
    state.apply_action(bid)
    text = detente.game("isles").actions.text(bid)
    assert f"> {text}" in state.information_state_string(first)
    assert state.information_state_string(second).splitlines() == lines
    while state.course.state.drafting:
        state.apply_action(state.legal_actions()[0])
    later = state.information_state_string(first).splitlines()
    assert f"> {text}" in later and any("OrdersOpened" in line for line in later)
    assert len(state.information_state_string(second).splitlines()) > len(lines)


def test_two_histories_of_one_information_state_agree_in_the_own_past():
    pasts = {}
    for seed in range(150):
        rng, state = random.Random(seed), dealt("isles", (0, 0, 0, seed % 3))
        own = []
        for _ in range(6):
            player = state.current_player()
            if player == 0:
                key = state.information_state_string()
                assert pasts.setdefault(key, list(own)) == own
            action = rng.choice(state.legal_actions()[:2])
            if player == 0:
                own.append((key, action))
            state.apply_action(action)
    assert len(pasts) < 450


def test_tensors_are_features_and_tell_information_states_apart():
    state = walked("nuclear_war", 9)
    features = features_of(detente.game("nuclear_war"))
    values = list(map(float, features.encode(state.course.state.view(2))))
    assert state.observation_tensor(2) == pytest.approx(values)
    tensor = state.information_state_tensor(2)
    assert tensor[: features.size] == pytest.approx(values) and len(tensor) == features.size + HASH_BITS
    assert set(tensor[features.size :]) <= {0.0, 1.0}
    assert tensor[features.size :] != walked("nuclear_war", 10).information_state_tensor(2)[features.size :]


def test_observations_come_in_a_public_and_a_private_part():
    state = walked("nuclear_war", 9)
    game = state.get_game()
    single, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, none))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, single))
    assert '"hand":[]' in public.string_from(state, 0)
    assert private.string_from(state, 1).startswith("player 1 ") and '"hand":[' in private.string_from(
        state, 1
    )
    assert '"deck"' not in private.string_from(state, 1)


def test_options_are_parameters():
    game = pyspiel.load_game("detente_europe1815(players=3,map=1715,loyalty=off)")
    assert game.num_players() == 3 and game.options["map"] == "1715" and game.options["loyalty"] == "off"
    again = pyspiel.load_game(str(game))
    assert again.options == game.options
    with pytest.raises(ValueError, match="option 'map' takes 1815, 1715; not 1900"):
        detente.game("europe1815").start(options_of(detente.game("europe1815"), {"map": 1900}))


def test_states_can_be_pickled():
    state = walked("isles", 8)
    twin = pickle.loads(pickle.dumps(state))
    for player in range(2):
        assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.history() == state.history() and twin.legal_actions() == state.legal_actions()


def their_search(game, simulations, seed=1):
    """OpenSpiel's own IS-MCTS, with worlds drawn from what the player knows."""
    found = ISMCTSBot(
        game,
        RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed)),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
    )
    found.set_resampler(resampler(seed))
    return found


def test_open_spiels_search_plays_against_ours():
    game = pyspiel.load_game("detente_isles")
    returns = pyspiel.evaluate_bots(
        game.new_initial_state(), [their_search(game, 4), SeatedBot("search:10", seed=1)], 3
    )
    assert sum(returns) == 1


def test_open_spiels_search_draws_its_own_worlds_too():
    state = walked("isles", 4)
    bot = ISMCTSBot(
        state.get_game(),
        RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(2)),
        uct_c=1.0,
        max_simulations=6,
    )
    assert bot.step(state) in state.legal_actions()


def test_open_spiels_search_sees_no_more_than_its_player():
    state = walked("isles", 4)
    world = state.resample_from_infostate(state.current_player(), random.Random(7).random)
    chosen = [their_search(state.get_game(), 12).step(hidden) for hidden in (state, world)]
    assert chosen[0] == chosen[1] and chosen[0] in state.legal_actions()
