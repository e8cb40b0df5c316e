"""Draw the boards of 1815 and 1715: real coasts, cut into the lands of the game.

    npm pack world-atlas && tar xzf world-atlas-*.tgz        # anywhere outside the tree: Natural Earth's coasts, public domain
    pip install shapely
    python tools/boards/make_maps.py package/land-50m.json [--map america1715] [--check]

What is ours lies in `tools/boards/maps`: of each map a file of points of each land (whoever has the nearest point has the ground),
lakes, ways over the sea, boxes for the pieces, and `pieces.svg`, the pictures of the pieces. Which lands are neighbours is read from
the game's data, and checked: neighbours by land share a border, others do not; where they would, a ridge that nobody crosses is
laid between them. The boards are written to `src/detente/games/europe1815`; `--check` only says whether the lands fit.
"""

import argparse
import json
import math
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import shapely
from geography import (
    BEYOND,
    RIDGE,
    RIDGES,
    SHORTEST_BORDER,
    Line,
    Projection,
    border,
    divided,
    faults,
    parts_of,
)
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, unary_union

HERE = Path(__file__).parent / "maps"
GAME = Path(__file__).parents[2] / "src" / "detente" / "games" / "europe1815"
BOARDS = {"europe1815": "board-1815", "america1715": "board-1715"}


def path_of(shape: BaseGeometry) -> str:
    """Polygons or lines as a path: the first point of each ring as it is, the others as steps from point to point."""
    if shape.is_empty:
        return ""
    if hasattr(shape, "geoms"):
        return "".join(path_of(part) for part in shape.geoms)
    if isinstance(shape, Polygon):
        return "".join(steps(ring.coords[:-1]) + "z" for ring in (shape.exterior, *shape.interiors))
    return steps(shape.coords) if isinstance(shape, LineString) else ""


def steps(points: Any) -> str:
    """`M12 30l1.5-2 3 4`, in tenths."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    written = f"M{figure(tenths[0][0])}{joined(tenths[0][1])}"
    moves = [(u - x, v - y) for (x, y), (u, v) in pairwise(tenths) if (u, v) != (x, y)]
    return (
        written + "l" + "".join(figure(dx) + joined(dy) + " " for dx, dy in moves).strip().replace(" -", "-")
    )


def figure(tenths: int) -> str:
    """A length as short as it can be written."""
    text = f"{tenths / 10:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def joined(tenths: int) -> str:
    """A second length, with a blank before it where it needs one."""
    text = figure(tenths)
    return text if text.startswith("-") else f" {text}"


Box = tuple[float, float, float, float]
"""x, y, width, height."""
ROOMS = ((124.0, 52.0), (104.0, 46.0), (88.0, 42.0))
ENOUGH = 0.96
MARGIN = 8.0
WIDEST = 134.0
NAME = 20.0
"""How high the name below a box is."""


def room(shape: BaseGeometry, size: tuple[float, float]) -> Box:
    """Where the pieces of a land lie: the largest box that lies almost wholly in it, with the name under it; else the smallest where it lies best."""
    seen = shape.intersection(box(MARGIN, MARGIN, size[0] - MARGIN, size[1] - MARGIN))
    main = max(parts_of(seen), key=lambda part: part.area)
    left, top, right, bottom = (int(each) for each in main.bounds)
    middle = main.centroid
    found: tuple[float, float, Box] | None = None
    for width, height in ROOMS:
        found = None
        for x in range(left - 30, right - int(width) + 30, 4):
            for y in range(top - 20, bottom - int(height) + 20, 4):
                frame = box(x, y, x + width, y + height + NAME)
                away = math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y)
                merit = min(main.intersection(frame).area / frame.area, ENOUGH), -away
                if found is None or merit > found[:2]:
                    found = *merit, (x, y, width, height)
        if found is not None and found[0] >= ENOUGH:
            break
    assert found is not None
    return found[2]


def widened(frame: Box, size: tuple[float, float]) -> Box:
    """Where pieces lie: in the middle of a box, and if there are many a little beyond it."""
    x, y, width, height = frame
    middle = x + width / 2
    wide = max(width, min(WIDEST, 2 * (middle - MARGIN), 2 * (size[0] - MARGIN - middle)))
    return round(middle - wide / 2), y - 2, round(wide), height + 4


class Drawing:
    """The board of one map, as lines of SVG."""

    def __init__(self, name: str, atlas: dict[str, Any]) -> None:
        self.plan = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
        self.facts = json.loads((GAME / f"{name}.json").read_text(encoding="utf-8"))
        self.name = name
        self.project = Projection(self.plan)
        self.lands = divided(atlas, self.plan, self.facts)
        self.land_of = {land["id"]: land for land in self.facts["lands"]}
        self.boxes: dict[str, Box] = {
            land: tuple(self.plan["boxes"].get(land) or room(self.lands[land], self.plan["size"]))
            for land in self.plan["seeds"]
        }

    def write(self) -> str:
        """The file."""
        width, height = self.plan["size"]
        pieces = (HERE / "pieces.svg").read_text(encoding="utf-8").rstrip()
        style = (HERE / "style.css").read_text(encoding="utf-8").rstrip()
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="chart {self.name}" viewBox="0 0 {width} {height}">',
            "<!-- Written by tools/boards/make_maps.py. Coasts: Natural Earth, public domain. One path for each land, a box of it for its pieces. -->",
            f"<style>\n{style}\n</style>",
            f"<defs>\n{pieces}\n</defs>",
            f'<rect class="sea" width="{width}" height="{height}"/>',
            f'<path class="grid" d="{self.graticule()}"/>',
            *self.shoals(),
            f'<path class="beyond" d="{path_of(self.lands.get(BEYOND, MultiPolygon()))}"/>',
            *self.sea_ways(),
            '<g class="regions">',
            *(
                self.land(land)
                for land in sorted(self.boxes, key=lambda land: (self.land_of[land]["territory"], land))
            ),
            "</g>",
            *self.borders(),
            *self.ridges(),
            *self.rose(),
            *(self.leader(land) for land in self.boxes if land in self.plan["boxes"]),
            *(self.fortress(land) for land in self.boxes if self.land_of[land]["fortress"]),
            '<g class="lettering">',
            *(self.sea(sea, at) for sea, at in self.plan["seas"].items()),
            "</g>",
            "</svg>",
        ]
        return "\n".join(line for line in lines if line) + "\n"

    def graticule(self) -> str:
        """Meridians and parallels, every five degrees."""
        about = self.plan["projection"]
        west, east = int(about["west"][0]) // 5 * 5 - 30, int(about["east"][0]) // 5 * 5 + 35
        south, north = int(about["south"]) // 5 * 5 - 10, int(about["north"]) // 5 * 5 + 15
        width, height = self.plan["size"]
        window = box(0, 0, width, height)
        lines = [
            LineString([self.project(lon, lat / 2) for lat in range(2 * south, 2 * north + 1, 2)])
            for lon in range(west, east + 1, 5)
        ]
        lines += [
            LineString([self.project(lon, lat) for lon in range(west, east + 1)])
            for lat in range(south, north + 1, 5)
        ]
        return path_of(unary_union([line.intersection(window).simplify(0.4) for line in lines]))

    def shoals(self) -> list[str]:
        """Lines along the coast, as engravers drew them."""
        coast = unary_union(list(self.lands.values())).buffer(1.5).buffer(-1.5).simplify(1.6)
        d = path_of(coast)
        return [f'<path class="shoal far" d="{d}"/>', f'<path class="shoal near" d="{d}"/>']

    def land(self, land: str) -> str:
        """A land: its anchor."""
        about = self.land_of[land]
        territory = [each["id"] for each in self.facts["territories"]].index(about["territory"])
        box_text = " ".join(f"{each:g}" for each in widened(self.boxes[land], self.plan["size"]))
        return f'<path id="{land}" class="land ground{territory + 1}" data-box="{box_text}" d="{path_of(self.lands[land])}"/>'

    def borders(self) -> list[str]:
        """Between territories a strong line, within them a fine one; both over the lands."""
        fine, strong = [], []
        for a, b in combinations(sorted(self.boxes), 2):
            line = border(self.lands[a], self.lands[b])
            if line.length > 0:
                same = self.land_of[a]["territory"] == self.land_of[b]["territory"]
                (fine if same else strong).append(shapely.line_merge(unary_union([line])))
        return [
            f'<path class="border" d="{"".join(map(path_of, fine))}"/>',
            f'<path class="frontier" d="{"".join(map(path_of, strong))}"/>',
        ]

    def ridges(self) -> list[str]:
        """Mountains where neighbours by eye are none by the rules."""
        ridge = self.lands.get(RIDGES, MultiPolygon())
        if ridge.is_empty:
            return []
        peaks = []
        for part in parts_of(ridge):
            if part.area < 60:
                continue
            number = max(1, round(part.area / (2 * RIDGE) / 17))
            for x, y in along(part, number):
                peaks.append(f"M{x - 8:.0f} {y + 5:.0f}l8-13 8 13")
        return [f'<path class="ridge" d="{path_of(ridge)}"/>', f'<path class="peak" d="{"".join(peaks)}"/>']

    def sea_ways(self) -> list[str]:
        """A dashed line over the water for each pair of neighbours by sea."""
        made = []
        for edge in self.facts["edges"]:
            if edge["type"] != "sea":
                continue
            a, b = edge["a"], edge["b"]
            by = self.plan["sea_lines"].get(f"{a} {b}", self.plan["sea_lines"].get(f"{b} {a}", []))
            if border(self.lands[a], self.lands[b]).length > SHORTEST_BORDER and not by:
                continue
            made.append(f'<path class="way" data-joins="{a} {b}" d="{self.way(a, b, by)}"/>')
        return made

    def way(self, a: str, b: str, by: list[list[float]]) -> str:
        """From coast to coast, bent if a point is given by which it goes."""
        if not by:
            start, end = nearest_points(self.lands[a], self.lands[b])
            start, end = stretched(start, end, 7), stretched(end, start, 7)
            return f"M{start.x:.0f} {start.y:.0f}L{end.x:.0f} {end.y:.0f}"
        via = Point(*self.project(*by[0]))
        start, end = nearest_points(self.lands[a], via)[0], nearest_points(self.lands[b], via)[0]
        bend = 2 * via.x - (start.x + end.x) / 2, 2 * via.y - (start.y + end.y) / 2
        return f"M{start.x:.0f} {start.y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {end.x:.0f} {end.y:.0f}"

    def leader(self, land: str) -> str:
        """For a land too small for its pieces: a plate beside it, and a line from there."""
        x, y, width, height = self.boxes[land]
        plate = box(x, y, x + width, y + height)
        if self.lands[land].intersection(plate).area > 0.6 * plate.area:
            return ""
        start, _ = nearest_points(plate, self.lands[land].representative_point())
        end = max(parts_of(self.lands[land]), key=lambda part: part.area).representative_point()
        return (
            f'<path class="leader" d="M{start.x:.0f} {start.y:.0f}L{end.x:.0f} {end.y:.0f}"/>'
            f'<circle class="leader-end" cx="{end.x:.0f}" cy="{end.y:.0f}" r="3.5"/>'
            f'<rect class="plate" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="9"/>'
        )

    def fortress(self, land: str) -> str:
        """A grey fortress is a star, a white one a castle; both are printed on the board."""
        x, y, _, _ = self.boxes[land]
        at_x, at_y = self.plan.get("fortresses", {}).get(land, [x + 1, y - 19])
        return f'<g class="fort {self.land_of[land]["fortress"]}" transform="translate({at_x - 15:g} {at_y:g})">{FORTS[self.land_of[land]["fortress"]]}</g>'

    def sea(self, sea: str, at: list[float]) -> str:
        """Where the name of a sea stands."""
        x, y = self.project(*at)
        return f'<rect id="{sea}" x="{x - 60:.0f}" y="{y - 16:.0f}" width="120" height="16" fill="none"/>'

    def rose(self) -> list[str]:
        """A compass rose."""
        x, y, size = self.plan["rose"]
        long = "".join(
            f'<path d="M0 0L{size * 0.13:g}-{size * 0.13:g} 0-{size} -{size * 0.13:g}-{size * 0.13:g}z" transform="rotate({turn})"/>'
            for turn in (0, 90, 180, 270)
        )
        short = "".join(
            f'<path d="M0 0L{size * 0.1:g}-{size * 0.1:g} 0-{size * 0.6:g} -{size * 0.1:g}-{size * 0.1:g}z" transform="rotate({turn})"/>'
            for turn in (45, 135, 225, 315)
        )
        half = "".join(
            f'<path class="lit" d="M0 0V-{size}L{size * 0.13:g}-{size * 0.13:g}z" transform="rotate({turn})"/>'
            for turn in (0, 90, 180, 270)
        )
        ring = f'<circle r="{size * 0.45:g}"/><circle r="{size * 0.5:g}"/>'
        return [f'<g class="rose" transform="translate({x} {y})">{ring}{short}{long}{half}</g>']


FORTS = {
    "grey": '<path class="glacis" d="M15-1l4.3 8.4 9.4-1.5-4.4 8.6 6.7 6.8-9.4 1.5 1.4 9.4L15 28l-8 4.2 1.4-9.4-9.4-1.5 6.7-6.8L1.3 5.9l9.4 1.5z"/><path class="ward" d="M15 9l6.5 4.7-2.5 7.6h-8L8.5 13.7z"/>',
    "white": '<path class="glacis" d="M2 3h5v4h4V3h8v4h4V3h5v10h-2v17H4V13H2z"/><path class="ward" d="M11 30v-7a4 4 0 0 1 8 0v7zM9 15h2v5H9zM19 15h2v5h-2z"/>',
}


def along(part: Polygon, number: int) -> Line:
    """So many points in the middle of a narrow strip, evenly spaced."""
    outline = list(part.exterior.coords)
    half = len(outline) // 2
    one, other = LineString(outline[: half + 1]), LineString(outline[half:][::-1])
    found = []
    for k in range(number):
        share = (k + 0.5) / number
        a, b = one.interpolate(share, normalized=True), other.interpolate(share, normalized=True)
        found.append(((a.x + b.x) / 2, (a.y + b.y) / 2))
    return found


def stretched(start: Point, away: Point, by: float) -> Point:
    """A point moved a little further from another one."""
    length = math.hypot(start.x - away.x, start.y - away.y) or 1.0
    return Point(start.x + (start.x - away.x) / length * by, start.y + (start.y - away.y) / length * by)


def main() -> None:
    """Write the boards, or only check them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("atlas", type=Path, help="land-50m.json of the npm package world-atlas")
    parser.add_argument("--map", choices=list(BOARDS), action="append", help="only this one")
    parser.add_argument("--check", action="store_true", help="write nothing")
    wanted = parser.parse_args()
    atlas = json.loads(wanted.atlas.read_text(encoding="utf-8"))
    wrong = False
    for name in wanted.map or BOARDS:
        drawing = Drawing(name, atlas)
        for fault in faults(drawing.lands, drawing.facts):
            wrong = True
            print(f"{name}: {fault}")
        if not wanted.check:
            (GAME / f"{BOARDS[name]}.svg").write_text(drawing.write(), encoding="utf-8")
    raise SystemExit(wrong)


if __name__ == "__main__":
    main()
