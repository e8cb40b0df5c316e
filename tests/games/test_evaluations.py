"""What the brains of the games tell search about positions: chances that hold in whatever way they are asked."""

import random

import pytest

import detente
from detente.core.engine.rng import seeded

GAMES = ["nations", "nuclear_war"]
DECK = 0


def positions(game, options, seed, step=7):
    """Positions of a random game."""
    rng = random.Random(seed)
    state = game.start(options, seed)
    made = 0
    while not state.over:
        if made % step == 0:
            yield state
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        made += 1


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_evaluations_are_chances_and_change_nothing(id, seats):
    game = detente.game(id)
    brain = game.module("brain")
    seen = set()
    for seed in range(2):
        for state in positions(game, {"seats": seats}, seed):
            before = state.to_dict()
            chances = brain.evaluate(state)
            assert state.to_dict() == before
            assert len(chances) == seats
            assert all(0 <= chance <= 1 for chance in chances)
            assert sum(chances) <= 1 + 1e-9
            for seat, chance in enumerate(chances):
                assert (chance > 0) == bool(state.living >> seat & 1)
            twin = state.clone()
            twin.cards.piles[DECK].reverse()
            twin.rng = seeded(99)
            assert brain.evaluate(twin) == chances, "the order of the deck tells nothing"
            seen.add(tuple(chances))
    assert len(seen) > 6


@pytest.mark.parametrize("id", GAMES)
def test_each_row_has_all_traits(id):
    game = detente.game(id)
    brain = game.module("brain")
    for state in positions(game, {"seats": 3}, 5, step=20):
        rows = brain.traits(state)
        assert all(len(row) in (0, len(brain.TRAITS)) for row in rows)


def test_policies_are_legal_and_the_same_for_the_same_world():
    game = detente.game("nuclear_war")
    policy = game.module("brain").policy
    for seed in range(6):
        state, rng = game.start({"seats": 2 + seed % 5}, seed), seeded(seed)
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            before = state.to_dict() if len(legal) % 4 == 0 else None
            action = policy(state, seat, legal, rng)
            assert before is None or state.to_dict() == before
            assert policy(state.clone(), seat, legal, rng) == action
            state.apply(seat, action)
