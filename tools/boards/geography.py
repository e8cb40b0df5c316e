"""Real coasts, cut into the lands of a game: the geography of `make_maps.py`.

A plan is a map's file in `tools/boards/maps`; facts are the game's data of the same map. Lands are shapes of shapely by id, on the board.
"""

import math
from itertools import combinations, pairwise
from typing import Any

import shapely
from shapely.geometry import GeometryCollection, MultiPoint, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

EDGE = 40.0
"""What is drawn beyond the frame, so that no border runs along it."""
RIDGE = 4.5
SHORTEST_BORDER = 18.0
SMALLEST_ISLE = 14.0
COARSE = 0.9
BEYOND = "beyond"
RIDGES = "ridges"

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
            owner = RIDGES
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
            if any(part.contains(seed) for seed in seeds) or owner in (BEYOND, RIDGES):
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
