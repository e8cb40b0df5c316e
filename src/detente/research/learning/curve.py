"""The learning curve of a run as a picture."""

from __future__ import annotations

from itertools import groupby
from math import ceil

from detente.research.learning.training import Training

WIDE, HIGH, LEFT, RIGHT, TOP, LOW = 640, 340, 52, 16, 48, 44


def picture(training: Training) -> str:
    """The share of victories in the games measured, by decisions, as SVG. ValueError if nothing was played yet."""
    points = training.curve
    if not points:
        raise ValueError("there is no curve before the first stage")
    even = 1 / training.seats
    top = min(1.0, ceil(max(2 * even, *(point.share for point in points)) * 10) / 10)
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
        f'<text x="{x(most * k / 4):.1f}" y="{HIGH - 24}" text-anchor="{"end" if k == 4 else "middle"}">{most * k / 4 / 1e6:.2f}</text>'
        for k in range(5)
    ]
    lines: list[str] = []
    for among, part in groupby(points, lambda point: point.among):
        drawn = [(x(point.decisions), y(point.share)) for point in part]
        line = " ".join(f"{across:.1f},{up:.1f}" for across, up in drawn)
        name = f"among {among}" if among else "among what the lessons taught"
        lines.append(
            f'<polyline points="{line}" fill="none" stroke="#27c" stroke-width="2"/>'
            f'<text x="{drawn[0][0] + 4:.1f}" y="{16 + 16 * len(lines)}" fill="#27c">{name}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12" fill="#777">'
        f"<title>{training.game.title}: the learner's share of the victories, alone among others</title>"
        f'{"".join(grid)}<line x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y(even):.1f}" y2="{y(even):.1f}" stroke="#c60" stroke-dasharray="5 4"/>'
        f'<text x="{LEFT + 4}" y="{y(even) - 4:.1f}" fill="#c60">equal share</text>'
        f'{"".join(lines)}<text x="{(LEFT + WIDE - RIGHT) / 2}" y="{HIGH - 6}" text-anchor="middle">million decisions</text></svg>\n'
    )
