"""The learning curve of a run as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import ceil

from detente.research.learning.training import Point, Training

WIDE, HIGH, LEFT, RIGHT, TOP, LOW = 640, 320, 52, 16, 16, 44
SMOOTHED = 3
"""Stages over which the curve is averaged."""


def picture(training: Training) -> str:
    """The share of victories in the games measured, by decisions, as SVG. ValueError if nothing was played yet."""
    points = training.curve
    if not points:
        raise ValueError("there is no curve before the first stage")
    even = 1 / training.seats
    shares = smoothed(points)
    top = min(1.0, ceil(max(*shares, 2 * even) * 10) / 10)
    most = points[-1].decisions

    def x(decisions: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * decisions / most

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - LOW) * (1 - share / top)

    grid = [
        f'<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(k / 10):.1f}" y2="{y(k / 10):.1f}" stroke="#8888" stroke-width=".5"/>'
        f'<text x="{LEFT - 8}" y="{y(k / 10) + 4:.1f}" text-anchor="end">{k * 10} %</text>'
        for k in range(round(top * 10) + 1)
    ]
    grid += [
        f'<text x="{x(most * k / 4):.1f}" y="{HIGH - 24}" text-anchor="{"end" if k == 4 else "middle"}">{most * k / 4 / 1e6:.1f}</text>'
        for k in range(5)
    ]
    lines: list[str] = []
    for among, part in groupby(zip(points, shares, strict=True), lambda pair: pair[0].among):
        drawn = [(x(point.decisions), y(share)) for point, share in part]
        line = " ".join(f"{across:.1f},{up:.1f}" for across, up in drawn)
        name = f"among {among}" if among else "among what the lessons taught"
        lines.append(
            f'<polyline points="{line}" fill="none" stroke="#27c" stroke-width="2"/>'
            f'<text x="{drawn[0][0] + 4:.1f}" y="{TOP + 10 + 16 * len(lines)}" fill="#27c">{name}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12" fill="#777">'
        f"<title>{training.game.title}: the learner's share of the victories, alone among others</title>"
        f'{"".join(grid)}<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(even):.1f}" y2="{y(even):.1f}" stroke="#c60" stroke-dasharray="5 4"/>'
        f'<text x="{WIDE - RIGHT - 2}" y="{y(even) - 4:.1f}" text-anchor="end" fill="#c60">equal share</text>'
        f'{"".join(lines)}<text x="{(LEFT + WIDE - RIGHT) / 2}" y="{HIGH - 6}" text-anchor="middle">million decisions</text></svg>\n'
    )


def smoothed(points: Sequence[Point]) -> list[float]:
    """The shares, averaged over the last stages by their games."""
    found = []
    for k in range(len(points)):
        last = [p for p in points[max(0, k - SMOOTHED + 1) : k + 1] if p.among == points[k].among]
        found.append(sum(p.share * p.measured for p in last) / max(sum(p.measured for p in last), 1))
    return found
