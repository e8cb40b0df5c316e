"""Values of lands in set-up are fitted to played games."""

import json

import numpy as np
import pytest

from detente.games.europe1815.brain import opening
from detente.games.europe1815.codes import LANDS
from tools.fit_openings import FACTS, TABLES, TRAITS, Opening, fit, kind, main, play


def made_up(games, value, seed=1):
    """Games of four in which land 3 as a capital is worth `value` of the game, and the first place as much again."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(games):
        rows = np.zeros((4, TRAITS))
        capitals = rng.choice(30, 4, replace=False)
        rows[range(4), capitals] = 1.0
        rows[:, 2 * LANDS :] = rng.normal(size=(4, FACTS))
        places = rng.permutation(np.eye(4))
        shares = value * (capitals == 3) + value * places[:, 0] + rng.normal(0.25, 0.1, 4)
        found.append((Opening(rows.tolist(), places.tolist(), shares.tolist()), 1.0))
    return found


def test_the_value_of_a_land_is_told_from_that_of_a_place():
    values = fit(made_up(3000, 0.2))
    assert values.capital[3] - np.mean(values.capital) == pytest.approx(0.2, abs=0.03)
    assert max(abs(value) for value in values.facts) < 0.02
    assert sorted(values.capital)[-2] < 0.06


def test_a_game_gives_each_side_a_row_and_all_of_the_game():
    for table in TABLES:
        one = play(table, None, 5)
        sides = 2 if table["mode"] == "teams" else table["seats"]
        capitals = table["seats"] // sides
        assert len(one.rows) == len(one.places) == sides
        assert sum(one.shares) == pytest.approx(1.0)
        assert all(sum(row[:LANDS]) == capitals for row in one.rows)


def test_the_tool_fits_one_kind_and_leaves_the_others(tmp_path, monkeypatch):
    out = tmp_path / "openings.json"
    out.write_text(json.dumps({"tables": {"1815 each 2": "kept"}}))
    main(["--games", "3", "--rounds", "2", "--only", "1715 each 2", "--out", str(out)])
    data = json.loads(out.read_text())
    assert data["tables"].pop("1815 each 2") == "kept"
    read = opening.read_openings(data)["1715 each 2"]
    assert any(read.capital) and any(read.land)


def test_every_kind_of_table_has_values():
    assert set(opening.OPENINGS) == {kind(table) for table in TABLES}
