"""Games from the even quick start in which bots vary their play."""

import random

import detente
from tools.even_start import TABLES, line, varied, winners

TEAMS = TABLES[2]


def test_a_team_wins_together_and_the_same_seed_gives_the_same_game():
    won = [winners(TEAMS, 0.5, random.Random(seed)) for seed in (1, 2, 1)]
    assert set(won) <= {(0, 2), (1, 3)}
    assert won[0] == won[2]


def test_warmth_varies_what_is_chosen():
    state = detente.game("europe1815").start(TEAMS, 1)
    cold = {varied(state, 0, 0.0, random.Random(seed)) for seed in range(20)}
    warm = {varied(state, 0, 0.5, random.Random(seed)) for seed in range(20)}
    assert cold < warm


def test_a_line_names_the_table_and_all_sides():
    told = line(TEAMS, 1, 0.0, 3)
    assert told.startswith("| 1815 | teams | in_turn | 0 | 1 | A+C ")
    assert ", B+D " in told


def test_a_line_of_everyone_for_themselves_names_all_seats():
    told = line(TABLES[0], 1, 0.0, 3)
    assert told.startswith("| 1815 | each | one_team | 0 | 1 | A ")
    assert ", D " in told
