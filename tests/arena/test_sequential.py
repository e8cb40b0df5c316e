"""Intervals that may be looked at several times."""

import random

import pytest
from scipy.stats import norm

from detente.arena.sequential import interval, levels, looks

TENTHS = tuple(k / 10 for k in range(1, 11))


def test_a_single_look_is_the_ordinary_interval() -> None:
    assert levels((1.0,)) == pytest.approx((0.05,))


def test_two_equal_looks_have_the_bounds_of_the_tables() -> None:
    """Computed apart by the bivariate normal distribution of the two looks (correlation sqrt(1/2))."""
    from scipy.stats import multivariate_normal

    first, second = (float(norm.isf(level / 2)) for level in levels((0.5, 1.0)))
    assert 2 * norm.sf(first) == pytest.approx(0.05 * 0.5**1.5)
    both = multivariate_normal([0, 0], [[1, 0.5**0.5], [0.5**0.5, 1]])
    within = both.cdf([first, second], lower_limit=[-first, -second])
    assert 1 - within == pytest.approx(0.05, abs=2e-5)


def test_the_bounds_fall_from_look_to_look() -> None:
    bounds = [float(norm.isf(level / 2)) for level in levels(TENTHS)]
    assert bounds == sorted(bounds, reverse=True)
    assert bounds[0] == pytest.approx(float(norm.isf(0.05 * 0.1**1.5 / 2)))
    assert 2.0 < bounds[-1] < 2.3


@pytest.mark.parametrize(("seats", "chance"), [(4, 0.25), (4, 0.05), (2, 0.65)])
def test_all_looks_together_cover_the_truth(seats: int, chance: float) -> None:
    """95%, give or take: of 400 runs at most 36 may miss it, which a coverage of 95% exceeds in 1 of 1,000 tries."""
    rng = random.Random(1)
    at = looks(200 // seats, 5, 8)
    nominal = levels(tuple(blocks / at[-1] for blocks in at))
    missed = 0
    for _ in range(400):
        values = [sum(rng.random() < chance for _ in range(seats)) / seats for _ in range(at[-1])]
        found = [interval(values[:n], level, 1 / seats) for n, level in zip(at, nominal, strict=True)]
        missed += any(not one.low <= chance <= one.high for one in found)
    assert missed <= 36


def test_values_that_do_not_differ_still_have_an_interval() -> None:
    found = interval([1.0] * 10, 0.05, 0.25)
    assert found.mean == 1.0
    assert 0.05 < found.high - found.mean < 0.2
    assert interval([1.0] * 40, 0.05, 0.25).low > found.low


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [(100, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]), (33, [11, 22, 33]), (12, [12]), (5, [5])],
)
def test_looks_are_spread_evenly(blocks: int, expected: list[int]) -> None:
    assert looks(blocks, 10, 10) == expected
