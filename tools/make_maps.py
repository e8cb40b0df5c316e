"""Draw the boards of 1815 and 1715: real coasts, cut into the lands of the game.

    npm pack world-atlas && tar xzf world-atlas-*.tgz        # anywhere outside the tree: Natural Earth's coasts, public domain
    pip install shapely
    python tools/make_maps.py package/land-50m.json [--map america1715] [--check]

What is ours lies in `tools/maps`: of each map a file of points of each land (whoever has the nearest point has the ground),
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
from shapely.geometry import GeometryCollection, LineString, MultiPoint, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, polygonize, unary_union

HERE = Path(__file__).parent / "maps"
GAME = Path(__file__).parent.parent / "src" / "detente" / "games" / "europe1815"
BOARDS = {"europe1815": "board-1815", "america1715": "board-1715"}
MAPS = tuple(BOARDS)
EDGE = 40.0
"""What is drawn beyond the frame, so that no border runs along it."""
RIDGE = 4.5
SHORTEST_BORDER = 18.0
SMALLEST_ISLE = 14.0
COARSE = 0.9
BEYOND = "beyond"

Line = list[tuple[float, float]]


class Projection:
    """Lambert's conformal cone, fitted to a frame, and lenses that make crowded corners larger.

    A lens (x, y, radius, strength) moves what lies around its middle outwards: by 1 + strength there, less and less beyond.
    """

    def __init__(self, plan: dict[str, Any]) -> None:
        about = plan["projection"]
        self.middle = math.radians(about["lon"])
        first, second = (math.radians(lat) for lat in about["parallels"])
        ratio = math.tan(math.pi / 4 + second / 2) / math.tan(math.pi / 4 + first / 2)
        self.cone = math.log(math.cos(first) / math.cos(second)) / math.log(ratio)
        self.factor = math.cos(first) * math.tan(math.pi / 4 + first / 2) ** self.cone / self.cone
        width, height = plan["size"]
        west, east = self.raw(*about["west"])[0], self.raw(*about["east"])[0]
        south, north = self.raw(about["lon"], about["south"])[1], self.raw(about["lon"], about["north"])[1]
        self.scale = width / (east - west), height / (south - north)
        self.shift = west, north
        self.lenses: list[tuple[float, float, float, float]] = []
        for lon, lat, radius, strength in plan["lenses"]:
            x, y = self(lon, lat)
            self.lenses.append((x, y, radius, strength))

    def raw(self, lon: float, lat: float) -> tuple[float, float]:
        """A point on the cone's mantle; y grows to the south."""
        away = self.factor / math.tan(math.pi / 4 + math.radians(min(lat, 88.0)) / 2) ** self.cone
        turn = self.cone * (math.radians(lon) - self.middle)
        return away * math.sin(turn), away * math.cos(turn)

    def __call__(self, lon: float, lat: float) -> tuple[float, float]:
        """A point of the globe, in degrees, on the board."""
        x, y = self.raw(lon, lat)
        x, y = (x - self.shift[0]) * self.scale[0], (y - self.shift[1]) * self.scale[1]
        for at_x, at_y, radius, strength in self.lenses:
            near = math.exp(-((x - at_x) ** 2 + (y - at_y) ** 2) / radius**2)
            x, y = x + (x - at_x) * strength * near, y + (y - at_y) * strength * near
        return x, y


def decoded(atlas: dict[str, Any]) -> list[list[Line]]:
    """The land polygons of a TopoJSON file, each a list of rings, in degrees."""
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs: list[Line] = []
    for arc in atlas["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(numbers: list[int]) -> Line:
        points: Line = []
        for number in numbers:
            part = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += part[1 if points else 0 :]
        return unwrapped(points)

    found = []
    for shape in atlas["objects"]["land"]["geometries"]:
        parts = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        found += [[ring(numbers) for numbers in rings] for rings in parts]
    return found


def unwrapped(points: Line) -> Line:
    """A ring that crosses the 180th meridian goes on beyond it."""
    made = points[:1]
    for lon, lat in points[1:]:
        turns = round((made[-1][0] - lon) / 360)
        made.append((lon + 360 * turns, lat))
    turns = round(sum(lon for lon, _ in made) / len(made) / 360)
    return [(lon - 360 * turns, lat) for lon, lat in made]


def parts_of(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a shape."""
    if isinstance(shape, Polygon):
        return [shape] if not shape.is_empty else []
    if isinstance(shape, MultiPolygon | GeometryCollection):
        return [part for each in shape.geoms for part in parts_of(each)]
    return []


def ground(atlas: dict[str, Any], plan: dict[str, Any], project: Projection) -> BaseGeometry:
    """All land within the frame and a little beyond, without lakes."""
    width, height = plan["size"]
    window = box(-EDGE, -EDGE, width + EDGE, height + EDGE)
    about = plan["projection"]
    near = box(
        about["west"][0] - 45, about["south"] - 14, about["east"][0] + 45, min(86.0, about["north"] + 14)
    )
    shapes = []
    for rings in decoded(atlas):
        shape = shapely.make_valid(Polygon(rings[0], rings[1:]))
        for part in parts_of(shape.intersection(near)):
            part = part.segmentize(1.0)
            on_board = shapely.transform(part, lambda points: [project(*point) for point in points])
            shapes.append(shapely.make_valid(on_board).intersection(window))
    lakes = [
        Polygon([project(*point) for point in points]).buffer(3, join_style="round").buffer(-3)
        for points in plan["lakes"].values()
    ]
    lakes = [smoothed(lake) for lake in lakes]
    return unary_union(shapes).difference(unary_union(lakes))


def smoothed(shape: Polygon) -> Polygon:
    """A shape with its corners cut, twice."""
    points = list(shape.exterior.coords)
    for _ in range(2):
        cut: Line = []
        for (x, y), (u, v) in pairwise(points):
            cut += [(x * 0.75 + u * 0.25, y * 0.75 + v * 0.25), (x * 0.25 + u * 0.75, y * 0.25 + v * 0.75)]
        points = [*cut, cut[0]]
    return Polygon(points)


def wiggled(points: Any) -> Any:
    """Borders that follow hills and rivers: a small shift that is the same for all that lies at a point."""
    made = []
    for x, y in points:
        x, y = round(x, 4), round(y, 4)
        dx = 5 * math.sin(y / 13.0 + math.sin(x / 29.0)) + 2.4 * math.sin(y / 5.3 + x / 9.1)
        dy = 5 * math.sin(x / 14.0 + math.sin(y / 31.0)) + 2.4 * math.sin(x / 5.7 - y / 8.3)
        made.append((x + dx, y + dy))
    return made


def cells(plan: dict[str, Any], project: Projection) -> dict[str, BaseGeometry]:
    """The ground of each land if there were no sea: all that is nearest to one of its points."""
    owners = [land for land, points in plan["seeds"].items() for _ in points] + [BEYOND] * len(plan["beyond"])
    points = [project(*point) for found in plan["seeds"].values() for point in found]
    points += [project(*point) for point in plan["beyond"]]
    width, height = plan["size"]
    window = box(-4 * EDGE, -4 * EDGE, width + 4 * EDGE, height + 4 * EDGE)
    found: dict[str, list[BaseGeometry]] = {}
    diagram = shapely.voronoi_polygons(MultiPoint(points), extend_to=window, ordered=True)
    for owner, cell in zip(owners, diagram.geoms, strict=True):
        found.setdefault(owner, []).append(cell)
    return {
        owner: shapely.transform(shapely.coverage_union_all(shapes).segmentize(4.0), wiggled)
        for owner, shapes in found.items()
    }


def cut(
    land: BaseGeometry, grounds: dict[str, BaseGeometry], walls: BaseGeometry | None
) -> dict[str, BaseGeometry]:
    """The land in parts that fit together point for point. walls: what belongs to nobody."""
    lines = [land.boundary, *(shape.boundary for shape in grounds.values())]
    if walls is not None and not walls.is_empty:
        lines.append(walls.boundary)
    parts: dict[str, list[Polygon]] = {}
    tree = shapely.STRtree(list(grounds.values()))
    names = list(grounds)
    for face in polygonize(unary_union(lines)):
        middle = face.representative_point()
        if not land.contains(middle):
            continue
        owner = next((names[k] for k in tree.query(middle) if grounds[names[k]].contains(middle)), BEYOND)
        if walls is not None and walls.contains(middle):
            owner = "ridges"
        parts.setdefault(owner, []).append(face)
    return {owner: shapely.coverage_union_all(faces) for owner, faces in parts.items()}


def tidied(
    lands: dict[str, BaseGeometry], plan: dict[str, Any], project: Projection
) -> dict[str, BaseGeometry]:
    """Scraps that were cut off from their land go to the neighbour with the longest border; specks vanish."""
    kept: dict[str, list[Polygon]] = {owner: [] for owner in lands}
    scraps: list[tuple[str, Polygon]] = []
    everything = unary_union(list(lands.values()))
    coasts = list(parts_of(everything))
    for owner, shape in lands.items():
        seeds = [Point(*project(*point)) for point in plan["seeds"].get(owner, [])]
        for part in parts_of(shape):
            isle = next((coast for coast in coasts if coast.covers(part.representative_point())), part)
            whole = part.area > 0.9 * isle.area
            if any(part.contains(seed) for seed in seeds) or owner in (BEYOND, "ridges"):
                kept[owner].append(part)
            elif whole:
                if part.area > SMALLEST_ISLE:
                    kept[owner].append(part)
            else:
                scraps.append((owner, part))
    for owner, part in scraps:
        borders = {
            other: sum(part.boundary.intersection(each.boundary).length for each in parts)
            for other, parts in kept.items()
            if other != owner
        }
        best = max(borders, key=lambda other: borders[other])
        if borders[best] > 0:
            kept[best].append(part)
    return {owner: shapely.coverage_union_all(parts) for owner, parts in kept.items() if parts}


def border(a: BaseGeometry, b: BaseGeometry) -> BaseGeometry:
    """The line along which two lands touch."""
    return a.boundary.intersection(b.boundary)


def divided(atlas: dict[str, Any], plan: dict[str, Any], facts: dict[str, Any]) -> dict[str, BaseGeometry]:
    """The lands, with ridges between those that touch and are no neighbours, simplified together and rounded."""
    project = Projection(plan)
    land = ground(atlas, plan, project)
    grounds = cells(plan, project)
    first = tidied(cut(land, grounds, None), plan, project)
    near = neighbours(facts)
    walls = [
        border(first[a], first[b]).buffer(RIDGE, cap_style="square")
        for a, b in combinations(sorted(plan["seeds"]), 2)
        if frozenset((a, b)) not in near and border(first[a], first[b]).length > 0.5
    ]
    second = tidied(cut(land, grounds, unary_union(walls) if walls else None), plan, project)
    owners = list(second)
    shapes = shapely.coverage_simplify(list(second.values()), COARSE)
    rounded = [shapely.transform(shape, lambda points: points.round(1)) for shape in shapes]
    width, height = plan["size"]
    window = box(-EDGE / 2, -EDGE / 2, width + EDGE / 2, height + EDGE / 2)
    return {owner: pruned(shape, window) for owner, shape in zip(owners, rounded, strict=True)}


def pruned(shape: BaseGeometry, window: Polygon) -> BaseGeometry:
    """Without specks, and without what lies far beyond the frame."""
    parts = [part for part in parts_of(shape) if part.area > SMALLEST_ISLE / 2 and part.intersects(window)]
    return MultiPolygon(parts)


def neighbours(facts: dict[str, Any]) -> set[frozenset[str]]:
    """All pairs of neighbours."""
    return {frozenset((edge["a"], edge["b"])) for edge in facts["edges"]}


def faults(lands: dict[str, BaseGeometry], facts: dict[str, Any]) -> list[str]:
    """Where the lands do not touch as the data wants it."""
    found = []
    by_land = {frozenset((edge["a"], edge["b"])) for edge in facts["edges"] if edge["type"] == "land"}
    near = neighbours(facts)
    for a, b in combinations(sorted(land["id"] for land in facts["lands"]), 2):
        if a not in lands or b not in lands:
            found.append(f"{a if a not in lands else b} has no ground")
            continue
        length = border(lands[a], lands[b]).length
        pair = frozenset((a, b))
        if pair in by_land and length < SHORTEST_BORDER:
            found.append(f"{a} and {b} touch along {length:.0f} only")
        if pair not in near and length > 0:
            found.append(f"{a} and {b} are no neighbours, and touch along {length:.0f}")
    return found


# -- drawing


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
            "<!-- Written by tools/make_maps.py. Coasts: Natural Earth, public domain. One path for each land, a box of it for its pieces. -->",
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
        ridge = self.lands.get("ridges", MultiPolygon())
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
    parser.add_argument("--map", choices=MAPS, action="append", help="only this one")
    parser.add_argument("--check", action="store_true", help="write nothing")
    wanted = parser.parse_args()
    atlas = json.loads(wanted.atlas.read_text(encoding="utf-8"))
    wrong = False
    for name in wanted.map or MAPS:
        drawing = Drawing(name, atlas)
        for fault in faults(drawing.lands, drawing.facts):
            wrong = True
            print(f"{name}: {fault}")
        if not wanted.check:
            (GAME / f"{BOARDS[name]}.svg").write_text(drawing.write(), encoding="utf-8")
    raise SystemExit(wrong)


if __name__ == "__main__":
    main()
