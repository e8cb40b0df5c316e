"""How strong the bots are. The seeds are fixed, so a change of the numbers is a change of the bots or the rules.

Over 1,000 games at seats that rotate, `heuristic` wins some 66% of those of its games against three `random` that somebody
wins. With 200 games a bot of that strength falls below the bound here in fewer than one of 10,000 choices of seeds.
"""

import pytest

from detente.arena import simulate, summary

GAME = "nuclear_war"
GAMES = 200
BOUND = 0.53
MOST_WITHOUT_WINNER = 26


@pytest.mark.long
def test_heuristic_beats_three_random_bots() -> None:
    run = simulate(GAME, ["heuristic", "random", "random", "random"], GAMES, seed=2024, workers=1)
    found = summary(run.played)
    assert found is not None
    assert found.failures == 0
    share = {bot.name: bot.of_decided.share for bot in found.bots}
    assert share["heuristic"] >= BOUND
    assert found.nobody.count <= MOST_WITHOUT_WINNER
