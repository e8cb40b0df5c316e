"""The engine's properties at tables of 1815 that need several options at once: 2vs2, the quick start, ships, 1715."""

import pytest

import detente
from detente.core.authors.checks import PROPERTIES
from detente.core.authors.walk import hold

GAME = detente.game("europe1815")
TABLES = {
    "2vs2": {"mode": "teams"},
    "2vs2 in 1715": {"mode": "teams", "map": "1715", "start": "quick"},
    "admirals": {"admirals": "on", "start": "quick"},
    "fleets": {"admirals": "fleets"},
    "1715": {"map": "1715"},
}


@pytest.mark.parametrize("table", TABLES)
def test_the_properties_of_all_games_hold(table):
    hold(GAME, PROPERTIES.values(), TABLES[table], seed=len(table), samples=5)
