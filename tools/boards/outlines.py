"""Outlines of countries for the drawings of boards: lines simplified, joined and written as paths."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]


def undone(steps: Sequence[Sequence[int]]) -> list[Point]:
    """A line of the shapes: thousandths of a degree, each relative to the one before."""
    x = y = 0
    line: list[Point] = []
    for dx, dy in steps:
        x, y = x + dx, y + dy
        line.append((x / 1000, y / 1000))
    return line


def simplified(line: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker's: no point that was left out lies further from the line than the tolerance."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    long = math.hypot(bx - ax, by - ay)
    far, at = -1.0, 0
    for k in range(1, len(line) - 1):
        px, py = line[k]
        away = (
            abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / long
            if long
            else math.hypot(px - ax, py - ay)
        )
        if away > far:
            far, at = away, k
    if far <= tolerance:
        return [line[0], line[-1]]
    return simplified(line[: at + 1], tolerance)[:-1] + simplified(line[at:], tolerance)


def area(ring: Sequence[Point]) -> float:
    """The area of a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def said(line: Iterable[Point], closed: bool = False) -> str:
    """A line as a path, with as few characters as will do."""
    made = ""
    last: Point | None = None
    for x, y in line:
        point = (round(x, 1), round(y, 1))
        if last is None:
            made = f"M{point[0]:g} {point[1]:g}"
        elif point != last:
            dx, dy = round(point[0] - last[0], 1), round(point[1] - last[1], 1)
            made += f"l{dx:g}" + (f"{dy:g}" if dy < 0 else f" {dy:g}")
        last = point
    return made + ("z" if closed else "")


class Topology:
    """Regions whose neighbours share lines: each line is simplified once, so that nothing gapes.

    arcs: lines as `undone` reads them; parts: of each region its polygons, of each polygon its rings, of each ring its arcs
    (as in TopoJSON: ~n is arc n backwards); project: from the earth to the drawing.
    """

    def __init__(
        self,
        arcs: Sequence[Sequence[Sequence[int]]],
        parts: dict[str, list[list[list[int]]]],
        project: Callable[[float, float], Point],
    ) -> None:
        self.arcs = [undone(arc) for arc in arcs]
        self.parts = parts
        self.project = project

    def drawn(self, arc: int, tolerance: float) -> list[Point]:
        """An arc on the drawing; of a negative number, backwards."""
        own = ~arc if arc < 0 else arc
        line = simplified([self.project(*point) for point in self.arcs[own]], tolerance)
        return line[::-1] if arc < 0 else line

    def uses(self, names: Iterable[str]) -> Counter[int]:
        """How often regions use each arc."""
        return Counter(
            ~arc if arc < 0 else arc
            for name in names
            for polygon in self.parts[name]
            for ring in polygon
            for arc in ring
        )

    def outlines(self, names: Sequence[str], tolerance: float = 0.9, least: float = 60) -> list[list[Point]]:
        """The rings of several regions together, without lines between them and without the smallest islands."""
        inner = {arc for arc, times in self.uses(names).items() if times > 1}
        loose = [
            arc
            for name in names
            for polygon in self.parts[name]
            for ring in polygon
            for arc in ring
            if (~arc if arc < 0 else arc) not in inner
        ]
        lines = [self.drawn(arc, tolerance) for arc in loose]
        rings: list[list[Point]] = []
        while lines:
            ring = lines.pop(0)
            while ring[0] != ring[-1]:
                following = next(line for line in lines if line[0] == ring[-1])
                lines.remove(following)
                ring = ring[:-1] + following
            if area(ring) >= least:
                rings.append(ring[:-1])
        return rings

    def between(self, first: Iterable[str], second: Iterable[str]) -> list[list[Point]]:
        """The lines that lie between the one and the other."""
        both = set(self.uses(first)) & set(self.uses(second))
        return [self.drawn(arc, 0.9) for arc in sorted(both)]
