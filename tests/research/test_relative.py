"""Actions that name a seat are counted from the seat that acts, as observations are."""

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test

import detente
from detente import IllegalAction
from detente.core.engine.rng import seeded
from detente.core.engine.verbs import SeatNames
from detente.core.shown.axes import Seats
from detente.core.shown.features import features_of
from detente.core.shown.words import LETTERS
from detente.research import pettingzoo
from detente.research.gymnasium import SeatEnv
from detente.research.relative import (
    RelativeActions,
    RelativeActionsAEC,
    RelativeActionsVector,
    RelativeSeats,
)
from detente.research.rows import mask_of
from detente.research.vector import VectorEnv

TABLES = [(id, int(seats)) for id in detente.games() for seats in detente.game(id).options[0].values]
NAMING = [id for id in detente.games() if any(
    slot.names_seats for verb in detente.game(id).actions.verbs for slot in verb.slots
)]  # fmt: skip


def test_a_game_that_names_seats_is_there():
    assert NAMING


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_numbers_are_turned_one_to_one_and_back(id, seats):
    game = detente.game(id)
    turned = RelativeSeats(game, seats)
    every = np.arange(game.actions.size)
    assert np.array_equal(turned.relative[0], every), "seat 0 is its own self"
    for seat in range(seats):
        assert np.array_equal(np.sort(turned.relative[seat]), every)
        assert np.array_equal(turned.absolute[seat][turned.relative[seat]], every)
        assert np.array_equal(turned.actions(turned.relative[seat], seat), every)
        if id not in NAMING:
            assert np.array_equal(turned.relative[seat], every)


@pytest.mark.parametrize(("id", "seats"), [each for each in TABLES if each[0] in NAMING])
def test_a_seat_in_an_action_is_counted_from_the_own_one(id, seats):
    actions = detente.game(id).actions
    turned = RelativeSeats(detente.game(id), seats)
    changed = 0
    for own in range(seats):
        for action in range(actions.size):
            here, there = actions.verb_of[action], actions.verb_of[turned.relative[own][action]]
            assert here is there
            before, after = here.said(action), there.said(int(turned.relative[own][action]))
            for slot in here.slots:
                was, now = slot.texts.index(str(before[slot.name])), slot.texts.index(str(after[slot.name]))
                assert now == ((was - own) % seats if slot.names_seats and was < seats else was)
                changed += now != was
    assert changed


@pytest.mark.parametrize("id", detente.games())
def test_slots_with_the_letters_of_seats_are_declared_as_seats(id):
    """Where observations count seats from the own one, no action may name them otherwise without saying so."""
    game = detente.game(id)
    if not any(
        isinstance(axis, Seats)
        for view in features_of(game).views[1:]
        for leaf in view.leaves
        for axis in leaf.axes
    ):
        return
    most = max(int(seats) for seats in game.options[0].values)
    for verb in game.actions.verbs:
        for slot in verb.slots:
            assert slot.names_seats or set(slot.texts) != set(LETTERS[:most]), verb


def test_any_slot_may_name_seats():
    from detente.core.engine.actions import ActionSpace

    class Small:
        actions = ActionSpace()

    Small.actions.verb("pass")
    Small.actions.verb(
        "ask {whom} about {whose} {card}",
        whom=SeatNames(["x", "y", "z"]),
        whose=SeatNames("xyz"),
        card=["a", "b"],
    )
    turned = RelativeSeats(Small, 3)
    number = Small.actions.parse("ask z about x b")
    assert Small.actions.text(int(turned.relative[1][number])) == "ask y about z b"
    assert Small.actions.text(int(turned.relative[2][number])) == "ask x about y b"
    two = RelativeSeats(Small, 2)
    assert Small.actions.text(int(two.relative[1][number])) == "ask z about y b", "seat z is not at the table"


def rotated(facts, seats, by):
    """The same facts with each seat moved on."""
    letters = LETTERS[:seats]
    return {
        (letters[(letters.index(name) + by) % seats] if name in letters else name): (
            letters[(letters.index(value) + by) % seats] if name == "turn" else value
        )
        for name, value in facts.items()
    }


@pytest.mark.parametrize("by", [1, 2, 3])
@pytest.mark.parametrize("dead", ["", "B", "C"])
def test_a_table_moved_on_by_some_seats_gives_the_same_relative_masks(by, dead):
    """In a game that treats all seats alike, for all decisions of a turn; one of them names a target."""
    game = detente.game("nuclear_war")
    own = {
        "population": 20,
        "hand": ["warhead_20", "atlas", "am_b"],
        "row": ["propaganda_5", "propaganda_10"],
    }
    facts = {letter: {"out": True} if letter == dead else {"population": 20} for letter in "BCD"} | {
        "A": own,
        "turn": "A",
    }
    here, there = (game.position(each, {"seats": 4}) for each in (facts, rotated(facts, 4, by)))
    turned, chance, named = RelativeSeats(game, 4), seeded(5), 0
    while here.to_act[0] == 0:
        assert list(there.to_act) == [by]
        mask = turned.masks(mask_of(here, 0), 0)
        assert np.array_equal(mask, turned.masks(mask_of(there, by), by))
        legal = np.flatnonzero(mask)
        relative = int(legal[chance.below(len(legal))])
        named += any(slot.names_seats for slot in game.actions.verb_of[relative].slots)
        here.apply(0, int(turned.actions(relative, 0)))
        there.apply(by, int(turned.actions(relative, by)))
    assert named


@pytest.mark.parametrize("id", ["isles", "nuclear_war"])
def test_gymnasium_takes_relative_numbers(id):
    plain, turned = SeatEnv(id, seat=1), RelativeActions(SeatEnv(id, seat=1))
    seats = turned.turned
    (seen, info), (other, told) = plain.reset(seed=4), turned.reset(seed=4)
    rng, over = np.random.default_rng(1), False
    while not over:
        assert np.array_equal(seen["observation"], other["observation"])
        assert np.array_equal(other["action_mask"], seats.masks(seen["action_mask"], 1))
        assert np.array_equal(told["action_mask"], other["action_mask"])
        assert np.array_equal(turned.action_masks(), other["action_mask"] == 1)
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = plain.step(action)
        other, same, ended, _, told = turned.step(int(seats.relative[1][action]))
        assert (over, reward) == (ended, same)
    turned.reset(seed=4)
    assert turned.step(10**6)[1] == -1.0 and turned.step(-1)[1] == -1.0
    with pytest.raises(ValueError, match="in a SeatEnv"):
        RelativeActions(gymnasium.make("CartPole-v1"))


def test_many_tables_take_relative_numbers():
    version = detente.game("nuclear_war").version

    def made():
        return gymnasium.make_vec(
            f"detente/nuclear_war-v{version}", num_envs=4, vectorization_mode="vector_entry_point"
        )

    plain, turned = made(), RelativeActionsVector(made())
    (seen, infos), (other, told) = plain.reset(seed=4), turned.reset(seed=4)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(150):
        assert np.array_equal(seen["observation"], other["observation"])
        assert np.array_equal(infos["seat"], told["seat"])
        wanted = turned.turned.masks(infos["action_mask"], infos["seat"])
        assert np.array_equal(other["action_mask"], wanted) and np.array_equal(told["action_mask"], wanted)
        assert np.array_equal(turned.action_masks(), wanted == 1)
        actions = (rng.random(wanted.shape) * infos["action_mask"]).argmax(axis=1)
        relative = turned.turned.relative[infos["seat"], actions]
        assert np.array_equal(turned.turned.actions(relative, infos["seat"]), actions)
        seen, rewards, over, _, infos = plain.step(actions)
        other, same, _, _, told = turned.step(relative)
        assert np.array_equal(rewards, same)
        ended += int(over.sum())
    assert ended
    for wrong in (-1, 10**6, int((told["action_mask"][0] == 0).argmax())):
        with pytest.raises(IllegalAction, match="table 0: action"):
            turned.step([wrong, *told["action_mask"].argmax(axis=1)[1:]])
    with pytest.raises(ValueError, match="in a SeatVectorEnv"):
        RelativeActionsVector(gymnasium.make_vec("CartPole-v1", num_envs=2))


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("id", ["isles", "nuclear_war"])
def test_pettingzoo_takes_relative_numbers(id):
    api_test(RelativeActionsAEC(pettingzoo.env(id)), num_cycles=200)
    plain, turned = pettingzoo.env(id), RelativeActionsAEC(pettingzoo.env(id))
    plain.reset(seed=3)
    turned.reset(seed=3)
    rng = np.random.default_rng(2)
    for agent in plain.agent_iter():
        observation, _, over, _, info = plain.last()
        other, *_, told = turned.last()
        if over:
            assert turned.rewards == plain.rewards
            break
        seat = plain.unwrapped.seat_of[agent]
        wanted = turned.turned.masks(info["action_mask"], seat)
        assert np.array_equal(other["action_mask"], wanted) and np.array_equal(told["action_mask"], wanted)
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        plain.step(action)
        turned.step(int(turned.turned.relative[seat][action]))
    with pytest.raises(IllegalAction):
        fresh = RelativeActionsAEC(pettingzoo.raw_env(id))
        fresh.reset(seed=3)
        fresh.step(-1)


def test_arrays_of_many_tables_are_turned():
    with VectorEnv("nuclear_war", 6, options={"seats": 4}, seed=1) as env:
        turned = RelativeSeats(detente.game("nuclear_war"), 4)
        batch = env.reset()
        for _ in range(60):
            masks = turned.masks(batch.masks, batch.seats)
            assert np.array_equal(masks.sum(1), batch.masks.sum(1))
            batch = env.step(turned.actions(masks.argmax(axis=1), batch.seats))
