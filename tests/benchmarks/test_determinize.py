"""The measurement of worlds draws what it says it draws."""

import json
import sys

import pytest

from benchmarks import determinize


def test_worlds_of_random_and_of_heuristic_games_are_measured(tmp_path, monkeypatch, capsys):
    file = tmp_path / "found.json"
    monkeypatch.setattr(sys, "argv", ["determinize", "isles", "--positions", "40", "--json", str(file)])
    monkeypatch.setattr(determinize, "MOST", {"50%": 1e6})
    with pytest.raises(SystemExit) as ended:
        determinize.main()
    assert not ended.value.code
    rows = json.loads(file.read_text())["rows"]
    assert [(row["game"], row["moves"], row["positions"]) for row in rows] == [
        ("isles", "random", 20),
        ("isles", "heuristic", 20),
    ]
    for row in rows:
        spent = row["milliseconds"]
        assert 0 < spent["50%"] <= spent["99%"] <= spent["99.99%"] <= spent["most"]
        assert spent["mean"] <= spent["most"]
    assert "as asked" in capsys.readouterr().out


def test_a_world_that_takes_too_long_is_named_and_ends_with_1(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["determinize", "isles", "--positions", "20"])
    monkeypatch.setattr(determinize, "MOST", {"most": 0.0})
    with pytest.raises(SystemExit) as ended:
        determinize.main()
    assert ended.value.code
    assert "isles, random: most" in capsys.readouterr().out
