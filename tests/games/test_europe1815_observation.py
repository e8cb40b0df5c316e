"""Observations of 1815 and 1715: what a command would do can be told from the numbers alone."""

import json
import random

import pytest

import detente
from detente.core.shown.features import features_of
from detente.games.europe1815.data import BOARDS

GAME = detente.game("europe1815")
FEATURES = features_of(GAME)
TABLES = [
    {"seats": 4, "start": "quick"},
    {"seats": 3, "admirals": "on"},
    {"seats": 4, "start": "quick", "map": "1715"},
    {"seats": 4, "start": "quick", "mode": "teams"},
]


def walk(options, decisions):
    """States of a random game, those in which `done` can be said."""
    rng = random.Random(7)
    state = GAME.start(options, 7)
    for _ in range(decisions):
        if state.over:
            return
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        if state.view(seat)["command"] and state.view(seat)["command"]["after"]:
            yield state


def lands_with(values, *blocks):
    """Numbers of the lands at which one of these blocks, a number for each land, is not zero."""
    return {k for block in blocks for k, at in enumerate(FEATURES.span(block)) if values[at]}


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_lands_of_a_command_are_told_apart(options):
    seen = 0
    ids = BOARDS[options.get("map") == "1715"].land_ids
    for state in walk(options, 400):
        seat = state.to_act[0]
        view = json.loads(json.dumps(state.view(seat)))
        assert FEATURES.of_state(state, seat) == FEATURES.of_view(view)
        values, command = FEATURES.encode(view), view["command"]
        after = [f"command after {kind}" for kind in ("inf", "kav", "art")]
        assert lands_with(values, *after) == {ids.index(id) for id in command["after"]}
        parts = [f"command parts {kind}" for kind in ("inf", "kav", "art", "general")]
        assert lands_with(values, *parts) == {ids.index(part["land"]) for part in command["parts"]}
        seen += 1
    assert seen > 3
