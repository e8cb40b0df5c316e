"""Weights of an evaluation are fitted to played games."""

import json

import numpy as np
import pytest
from isles import brain

from detente.core.authors.values import read_values
from tools.fit_values import Moment, Sample, calibration, fit, main, shares

TRAITS = ("pearls", "pearls late", "nobody")
TRUE = np.array([1.5, -0.7, -0.4])


def made_up(moments, seed=1):
    """Positions of four sides and nobody, of which some sides are out; the winner is drawn as the true weights say."""
    rng = np.random.default_rng(seed)
    found = []
    for game in range(moments):
        rows = [[*rng.normal(size=2).tolist(), 0.0] for _ in range(4)] + [[0.0, 0.0, 1.0]]
        if game % 3 == 0:
            rows[game % 4] = []
        heights = np.array([np.dot(row, TRUE) if row else -np.inf for row in rows])
        odds = np.exp(heights)
        won = rng.choice(5, p=odds / odds.sum())
        found.append(Moment(game, rows, [float(row == won) for row in range(5)]))
    return found


def test_weights_behind_made_up_games_are_found():
    assert fit(Sample(made_up(6000), 3), ridge=1.0) == pytest.approx(TRUE, abs=0.12)


def test_a_ridge_holds_weights_back():
    sample = Sample(made_up(200), 3)
    free, held = fit(sample, ridge=0.01), fit(sample, ridge=300.0)
    assert np.abs(held).sum() < 0.6 * np.abs(free).sum()


def test_a_monotone_trait_never_counts_against_who_has_it():
    weights = fit(Sample(made_up(2000), 3), ridge=1.0, monotone=(True, True, False))
    assert weights[0] > 1 and weights[1] == 0 and weights[2] < 0


def test_what_an_earlier_fit_found_is_kept_where_games_say_little():
    sample = Sample(made_up(200), 3)
    earlier = (4.0, -3.0, 2.0)
    assert fit(sample, ridge=1e6, towards=earlier) == pytest.approx(earlier, abs=0.05)
    assert fit(Sample(made_up(6000), 3), ridge=1.0, towards=earlier) == pytest.approx(TRUE, abs=0.12)


def test_the_true_weights_foretell_better_than_equal_chances_and_as_often_as_they_say():
    sample = Sample(made_up(6000, seed=2), 3)
    chances = sample.chances(TRUE)
    equal = sample.chances(np.zeros(3))
    assert sample.log_loss(chances) < sample.log_loss(equal) - 0.3
    for foretold, won, count in calibration(sample, chances):
        assert won == pytest.approx(foretold, abs=4 * np.sqrt(foretold * (1 - foretold) / count))


def test_a_row_wins_what_its_seats_return_and_the_last_what_nobody_does():
    rows = [[1.0], [2.0]]
    assert shares(rows, [0, 1, 0, 1], [0.5, 0.0, 0.5, 0.0]) == [1.0, 0.0]
    assert shares([*rows, [0.0]], [0, 1], [0.0, 0.0]) == [0.0, 0.0, 1.0]
    assert shares([*rows, [0.0]], [0, 1], [0.5, 0.5]) == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("moment", "why"),
    [
        (Moment(0, [[1.0, 2.0, 3.0], []], [0.0, 1.0]), "in 1 moments a side won whose row was empty"),
        (Moment(0, [[1.0, 2.0, 3.0]], [0.0]), "a game that nobody won needs a row for that"),
        (Moment(0, [[1.0, 2.0]], [1.0]), "a row has 2 numbers, but there are 3 traits"),
    ],
)
def test_traits_that_cannot_be_are_refused(moment, why):
    with pytest.raises(ValueError, match=why):
        Sample([moment], 3)


def traits(state):
    """Of Isles: pearls, and pearls as the tide rises."""
    tide = state.tide / 6
    return [[pearls, pearls * tide, 0.0] for pearls in state.pearls]


def test_games_are_played_and_their_weights_written(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(brain, "TRAITS", TRAITS, raising=False)
    monkeypatch.setattr(brain, "traits", traits, raising=False)
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        main(
            [
                "isles",
                "--games",
                "20",
                "--options",
                "seats=2",
                "--options",
                "seats=3,tides=4",
                "--out",
                str(file),
            ]
        )
    assert files[0].read_bytes() == files[1].read_bytes()
    weights = read_values(files[0].read_text("utf-8"), TRAITS).weights
    assert weights[0] > 0
    assert weights[2] == 0
    assert "held out: log loss" in capsys.readouterr().out
    assert (
        json.loads(files[0].read_text("utf-8"))["made_by"]
        == "python tools/fit_values.py isles --games 20 --options seats=2 --options seats=3,tides=4"
    )


def test_sides_may_be_teams(monkeypatch, tmp_path):
    monkeypatch.setattr(brain, "TRAITS", ("pearls", "nobody"), raising=False)
    monkeypatch.setattr(
        brain, "traits", lambda s: [[float(sum(s.pearls[::2])), 0], [float(s.pearls[1]), 0]], raising=False
    )
    monkeypatch.setattr(brain, "sides", lambda s: [0, 1, 0], raising=False)
    main(["isles", "--games", "10", "--options", "seats=3", "--out", str(tmp_path / "values.json")])
    assert read_values((tmp_path / "values.json").read_text("utf-8"), ("pearls", "nobody")).weights[0] > 0


def test_a_game_whose_brain_reads_no_traits_is_refused():
    with pytest.raises(SystemExit, match="isles cannot be fitted: its brain has no `TRAITS`"):
        main(["isles"])


def test_an_option_that_is_not_there_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(brain, "TRAITS", TRAITS, raising=False)
    monkeypatch.setattr(brain, "traits", traits, raising=False)
    with pytest.raises(SystemExit):
        main(["isles", "--options", "seats=9"])
    assert "option 'seats' takes 2, 3; not '9'" in capsys.readouterr().err
