"""What holds for every game that is installed (see `detente.checks`): random games, every value of every option.

DETENTE_PROPERTY_PROFILE=long plays many more games, other ones each time; `ci` plays many, always the same. Each game is
played once for all properties. A failure names the property, the game, its options and seed, and a file with its moves.
"""

import os
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import detente
from detente.checks import ALL_PROPERTIES
from detente.core.authors.walk import hold
from detente.core.engine.options import choices, fitting

PROFILES = {
    "short": settings(max_examples=3, derandomize=True, database=None, phases=[Phase.generate]),
    "ci": settings(max_examples=40, derandomize=True, database=None, phases=[Phase.generate]),
    "long": settings(max_examples=120, print_blob=True, database=None),
}
PROFILE = settings(
    PROFILES[os.environ.get("DETENTE_PROPERTY_PROFILE", "short")],
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


each_game = pytest.mark.parametrize("id", detente.games())


@each_game
def test_with_every_value_of_every_option(id: str) -> None:
    game = detente.game(id)
    for seed, options in enumerate(choices(game.options)):
        hold(game, ALL_PROPERTIES.values(), options, seed)


@each_game
def test_in_random_games(id: str) -> None:
    game = detente.game(id)
    values = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in game.options})
    tables = values.map(partial(fitting, game.options))

    @PROFILE
    @given(options=tables, seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 999), max_size=40))
    def plays(options: dict[str, Any], seed: int, choices: list[int]) -> None:
        hold(game, ALL_PROPERTIES.values(), options, seed, choices)

    plays()
