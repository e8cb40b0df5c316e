"""When to stop counting: intervals that may be looked at several times.

Someone who keeps looking at an ordinary 95% interval, and stops when they like what they see, errs far more often than in
one of twenty cases. So the looks are planned, as a group-sequential design: the error of 5% is spent on them bit by bit, and
the intervals are wide enough that all of them together cover the truth with about 95% (repeated confidence intervals;
Jennison & Turnbull 1989, J. R. Statist. Soc. B 51, 305-361).

The spending function is that of Kim & DeMets (1987, Biometrika 74, 149-154), alpha * t ** 1.5, for the share `t` of all
observations (Lan & DeMets 1983, Biometrika 70, 659-663): little at first, most at the end. The bounds are computed for a
Brownian motion by the recursion of Armitage, McPherson & Rowe (1969, J. R. Statist. Soc. A 132, 235-244), and carried
over to few observations of unknown variance by their nominal levels, with Student's t (Jennison & Turnbull 2000, Group
Sequential Methods, section 4.4). This is an approximation; `tests/arena/test_sequential.py` measures the coverage.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import fmean, variance

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq
from scipy.stats import norm, t

ALPHA = 0.05
POWER = 1.5
GRID = 801
WIDEST = 9.0


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the interval that covers the true mean."""

    mean: float
    low: float
    high: float


@cache
def levels(times: tuple[float, ...]) -> tuple[float, ...]:
    """The nominal two-sided level of each look. times: the shares of all observations at the looks, rising up to 1."""
    spent = [ALPHA * time**POWER for time in times]
    found = [spent[0]]
    bound = float(norm.isf(spent[0] / 2))
    # The density of the Brownian motion at the previous look, where it has not left the bounds.
    places = np.linspace(-bound, bound, GRID) * sqrt(times[0])
    density = norm.pdf(places, scale=sqrt(times[0]))
    for before, now, spend in zip(times, times[1:], np.diff(spent), strict=False):
        bound = brentq(overspent, 0.0, WIDEST, args=(places, density, before, now, float(spend)))
        found.append(float(2 * norm.sf(bound)))
        edge = bound * sqrt(now)
        after = np.linspace(-edge, edge, GRID)
        steps = norm.pdf(after[:, None] - places[None, :], scale=sqrt(now - before))
        density = np.trapezoid(steps * density[None, :], places, axis=1)
        places = after
    return tuple(found)


def overspent(
    bound: float,
    places: NDArray[np.float64],
    density: NDArray[np.float64],
    before: float,
    now: float,
    spend: float,
) -> float:
    """The probability that the motion leaves a bound at this look after staying within the earlier ones, minus what may be spent."""
    edge, step = bound * sqrt(now), sqrt(now - before)
    beyond = norm.sf((edge - places) / step) + norm.sf((edge + places) / step)
    return float(np.trapezoid(beyond * density, places)) - spend


def interval(values: Sequence[float], level: float, grain: float) -> Interval:
    """The interval of the mean of independent values, at a nominal two-sided level.

    grain: how much one game changes a value. Values that hardly differ do not show how much they could: so the variance is
    at least that with two more values, one a grain above the mean and one a grain below it.
    """
    n = len(values)
    mean = fmean(values)
    squares = variance(values) if n > 1 else 0.0
    least = (squares * (n - 1) + 2 * grain * grain) / (n + 1)
    half = float(t.isf(level / 2, max(n - 1, 1))) * sqrt(max(squares, least) / n)
    return Interval(mean, mean - half, mean + half)


def looks(blocks: int, most_looks: int, least_blocks: int) -> list[int]:
    """After how many blocks to look: evenly spread, the last time after all of them."""
    count = max(1, min(most_looks, blocks // least_blocks))
    return [round(blocks * (k + 1) / count) for k in range(count)]
