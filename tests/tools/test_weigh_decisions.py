"""What decisions are worth is found from random ones."""

import random

import pytest

from tools.weigh_decisions import Trial, by_kind, by_question, effect, main, trials_of


def made_up(number):
    """A question at which `show` gains a tenth of a win and the brain likes `wait`; and one at which nothing matters."""
    rnd = random.Random(1)
    found = []
    for _ in range(number):
        text = rnd.choice(["show shield", "wait", "place card"])
        gain = rnd.gauss(0.1 if text == "show shield" else 0.0, 0.4)
        found.append(Trial("what", 4, text, text == "wait", gain))
        found.append(Trial("whom", 2, rnd.choice(["target A", "target B"]), True, rnd.gauss(0, 0.4)))
    return found


def test_what_gains_is_found_and_how_wrong_the_brain_is():
    trials = made_up(6000)
    questions = by_question(trials)
    assert list(questions) == [("what", 4)]
    assert questions["what", 4].difference == pytest.approx(-0.05, abs=0.03)
    kinds = by_kind(trials, 1)
    show = kinds["what", 4, "show"]
    assert abs(show.difference - 0.1) < 3 * show.error < 0.05
    assert kinds["what", 4, "wait"].difference == pytest.approx(-0.05, abs=0.03)
    assert set(by_kind(trials, 2)) >= {("whom", 2, "target A"), ("whom", 2, "target B")}


def test_an_effect_has_an_error():
    found = effect([1.0, 0.0, 1.0, 0.0], [0.0, 0.0])
    assert found is not None and (found.difference, found.trials) == (0.5, (4, 2))
    assert found.error == pytest.approx((1 / 3 / 4) ** 0.5)
    assert effect([1.0], [0.0, 0.0]) is None


def test_decisions_left_to_chance_are_told_with_what_came_of_them():
    trials = trials_of("nuclear_war", {"seats": 3}, 0.5, 1, 4)
    assert len(trials) > 5
    assert trials == trials_of("nuclear_war", {"seats": 3}, 0.5, 1, 4)
    assert {trial.left for trial in trials} <= {1, 2, 3}
    assert all(-1 <= trial.gain <= 1 for trial in trials)
    assert trials_of("nuclear_war", {"seats": 3}, 0.0, 1, 4) == []


def test_the_report_names_questions_and_kinds(capsys):
    main(["nuclear_war", "--games", "6", "--options", "seats=3", "--least", "5", "--seed", "2"])
    told = capsys.readouterr().out
    assert "decisions left to chance in 6 games" in told
    assert "place" in told and "best more than others" in told


def test_wrong_options_are_refused(capsys):
    with pytest.raises(SystemExit):
        main(["nuclear_war", "--options", "seats=9"])
    assert "seats" in capsys.readouterr().err
