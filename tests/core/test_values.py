"""Chances of winning from rows of traits."""

import json
from math import exp

import pytest

from detente.core.authors.values import Values, read_values

TRAITS = ("people", "cards")


def test_chances_grow_with_the_weighted_traits():
    chances = Values((0.5, -1.0)).chances([[2.0, 0.0], [0.0, 0.0], [2.0, 1.0]])
    assert chances == pytest.approx([exp(1) / (exp(1) + 2), 1 / (exp(1) + 2), 1 / (exp(1) + 2)])


def test_an_empty_row_wins_nothing():
    assert Values((-5.0, 0.0)).chances([[], [200.0, 0.0], []]) == [0.0, 1.0, 0.0]


def test_great_numbers_overflow_nothing():
    assert Values((1.0, 0.0)).chances([[4000.0, 0.0], [-4000.0, 0.0]]) == [1.0, 0.0]


def test_without_a_side_there_is_no_chance():
    with pytest.raises(ValueError):
        Values((1.0,)).chances([[], []])


def test_weights_are_read_in_the_order_of_the_traits():
    text = json.dumps({"made_by": "hand", "weights": {"cards": 2, "people": -0.5}})
    assert read_values(text, TRAITS) == Values((-0.5, 2.0))


@pytest.mark.parametrize(
    ("weights", "why"),
    [
        ({"people": 1}, "values weights: 'cards' must be a number, not None"),
        ({"people": 1, "cards": True}, "values weights: 'cards' must be a number, not True"),
        ({"people": 1, "cards": float("nan")}, "NaN is no number"),
        (
            {"people": 1, "cards": 1, "oil": 1},
            "values weights: 'oil' is not known here; there may be people, cards",
        ),
        ([], "values weights: must be an object"),
    ],
)
def test_what_is_wrong_is_named(weights, why):
    with pytest.raises(ValueError, match=why):
        read_values(json.dumps({"weights": weights}), TRAITS)
