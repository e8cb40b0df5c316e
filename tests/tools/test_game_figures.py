"""The figures of games on the pages of docs/research: measured with today's rules, and as they say."""

import json
from typing import Any

import pytest

import detente
from tools import game_figures, research_pages


def test_all_games_are_measured_with_todays_rules():
    measured = json.loads(game_figures.FIGURES.read_text("utf-8"))
    versions = {name: figures["version"] for name, figures in measured.items()}
    assert versions == {name: detente.game(name).version for name in game_figures.GAMES}, (
        "run: python -m tools.game_figures"
    )


def test_a_game_is_measured(monkeypatch: Any) -> None:
    for name, value in {"POSITIONS": 6, "CHOICES": 3, "ENDINGS": 4}.items():
        monkeypatch.setattr(game_figures, name, value)
    game = detente.game("isles")
    found = game_figures.measured(game, 6, seed=1)
    again = game_figures.measured(game, 6, seed=1)
    assert found == again
    assert (found.version, found.seats) == (game.version, int(game.start().seats))
    for course in found.courses.values():
        assert course.games == 6 and course.shortest <= course.median <= course.longest
        assert 1 <= course.choices <= course.most and 0 <= course.forced < 1
    assert sum(found.first) == pytest.approx(1, abs=0.01)
    assert 0 <= found.stake < 1


def test_a_game_without_figures_has_no_section():
    assert research_pages.figures(detente.game("isles")) == []
