"""Draw the board of Wir sind das Volk!: `src/detente/games/wsdv/board.svg`.

    python tools/boards/wsdv_board.py [--out FILE]

Outlines are those of Natural Earth (public domain, `tools/boards/shapes/germany.json`): the Länder of today are the provinces.
Where cities lie is their true place, moved a little where lines would run into each other; the map is drawn somewhat
wider than it is, so that it fills a screen. What lies where follows from the tables below and from `data.json`.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any, Final

from outlines import Point, Topology, said, simplified, undone
from wsdv_symbols import CARDS, ICONS, PIECES, symbols

HERE: Final = Path(__file__).parent
GAMES: Final = HERE.parents[1] / "src" / "detente" / "games"
DATA: Final = GAMES / "germany" / "data.json"

WIDTH: Final = 1240
HEIGHT: Final = 980
WEST_EDGE, NORTH_EDGE = 5.80, 55.12
PER_LON, PER_LAT = 88.0, 121.0

LAENDER: Final = {
    "schleswig_holstein": ("Schleswig-Holstein",),
    "niedersachsen": ("Niedersachsen", "Bremen"),
    "nordrhein_westfalen": ("Nordrhein-Westfalen",),
    "hessen": ("Hessen",),
    "rheinland_pfalz": ("Rheinland-Pfalz", "Saarland"),
    "baden_wuerttemberg": ("Baden-Württemberg",),
    "bayern": ("Bayern",),
    "mecklenburg_vorpommern": ("Mecklenburg-Vorpommern",),
    "brandenburg": ("Brandenburg",),
    "sachsen_anhalt": ("Sachsen-Anhalt",),
    "sachsen": ("Sachsen",),
    "thueringen": ("Thüringen",),
}
WEST: Final = tuple(LAENDER)[:7]
EAST: Final = tuple(LAENDER)[7:]
SHADE: Final = {
    "schleswig_holstein": 1, "niedersachsen": 2, "nordrhein_westfalen": 3, "hessen": 1, "rheinland_pfalz": 2,
    "baden_wuerttemberg": 3, "bayern": 2, "mecklenburg_vorpommern": 1, "brandenburg": 2, "sachsen_anhalt": 3,
    "sachsen": 1, "thueringen": 2,
}  # fmt: skip

CITIES: Final = {
    "flensburg": (9.40, 54.74), "kiel": (10.15, 54.28), "hamburg": (9.98, 53.58), "bremen": (8.80, 53.08),
    "hannover": (9.70, 52.38), "wolfsburg": (10.66, 52.43), "bielefeld": (8.55, 52.05), "duisburg": (6.62, 51.52),
    "dortmund": (7.58, 51.55), "koeln": (6.93, 50.93), "kassel": (9.48, 51.33), "giessen": (8.50, 50.65),
    "fulda": (9.68, 50.47), "frankfurt": (8.62, 50.08), "koblenz": (7.58, 50.37), "saarbruecken": (6.95, 49.27),
    "kaiserslautern": (7.68, 49.42), "mannheim": (8.48, 49.53), "heilbronn": (9.32, 49.30), "stuttgart": (9.05, 48.70),
    "ulm": (10.02, 48.26), "bayreuth": (11.72, 49.92), "nuernberg": (11.02, 49.45), "ingolstadt": (11.80, 48.80),
    "muenchen": (11.56, 48.12), "rostock": (12.12, 54.05), "neubrandenburg": (13.25, 53.56), "schwedt": (14.22, 53.05),
    "rheinsberg": (12.62, 53.02), "cottbus": (14.33, 51.76), "berlin": (13.42, 52.52), "magdeburg": (11.72, 52.10),
    "bitterfeld": (12.20, 51.78), "leipzig": (12.62, 51.26), "dresden": (13.78, 51.05),
    "karl_marx_stadt": (12.92, 50.78), "eisenach": (10.34, 50.98), "jena": (11.60, 50.93),
    "polska_north": (14.80, 53.62), "polska_south": (14.80, 52.45), "cssr_east": (14.62, 50.66),
    "cssr_west": (12.72, 50.20),
}  # fmt: skip
ABROAD: Final = ("polska_north", "polska_south", "cssr_east", "cssr_west")

PLATES: Final = {
    "schleswig_holstein": (7.92, 54.42), "niedersachsen": (7.72, 53.14), "nordrhein_westfalen": (7.98, 51.14),
    "hessen": (9.44, 50.83), "rheinland_pfalz": (6.66, 50.02), "baden_wuerttemberg": (8.48, 48.22),
    "bayern": (12.72, 48.78), "mecklenburg_vorpommern": (12.70, 54.74), "brandenburg": (13.34, 51.85),
    "sachsen_anhalt": (11.14, 52.74), "sachsen": (13.52, 51.40), "thueringen": (10.98, 50.64),
}  # fmt: skip
PLATE: Final = {"west": (128, 58), "east": (128, 58)}

BORDER_PAIRS: Final = (
    ((10.86, 53.74), (11.10, 53.66)), ((11.02, 53.24), (11.22, 53.36)), ((11.46, 53.00), (11.64, 53.10)),
    ((10.86, 52.28), (11.14, 52.24)), ((9.80, 51.42), (10.86, 51.68)), ((9.92, 50.98), (10.16, 50.84)),
    ((12.02, 50.24), (12.26, 50.44)), ((11.22, 50.20), (11.08, 50.44)),
)  # fmt: skip
"""Where the unrest of phase 7 crosses the border: WSDV-MAP-12."""

COLUMN: Final = 884
STEP: Final = 26
TRACKS: Final = {"prestige": 40, "western_currency": 168, "socialist": 240}
FLIGHT_Y: Final = 312
INSET: Final = (884, 398, 338, 300)


def project(lon: float, lat: float) -> Point:
    """A place on the earth as a point of the drawing."""
    return (lon - WEST_EDGE) * PER_LON, (NORTH_EDGE - lat) * PER_LAT


def shape(rings: list[list[Point]]) -> str:
    """Rings as one path."""
    return "".join(said(ring, closed=True) for ring in rings)


def element(name: str, **attributes: Any) -> str:
    """An element without content."""
    told = "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f"<{name}{told}/>"


def use(name: str, x: float, y: float, size: float) -> str:
    """A picture of the vocabulary within the drawing."""
    return placed(ICONS[name], x, y, size)


def placed(picture: str, x: float, y: float, size: float) -> str:
    """A picture within the drawing."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 40:g})">{picture}</g>'


def land(shapes: dict[str, Any], germany: Topology) -> list[str]:
    """Neighbours, the provinces, the border."""
    made = []
    for rings in shapes["neighbours"].values():
        lines = [simplified([project(*p) for p in undone(ring)], 1.5) for ring in rings]
        made.append(element("path", class_="abroad", d=shape(lines)))
    for id, names in LAENDER.items():
        side = "west" if id in WEST else "east"
        made.append(
            element("path", id=id, class_=f"area {side} s{SHADE[id]}", d=shape(germany.outlines(names)))
        )
    made.append(element("path", class_="hamburg", d=shape(germany.outlines(["Hamburg"], least=200))))
    made.append(element("path", class_="capital", d=shape(germany.outlines(["Berlin"]))))
    west = [name for id in WEST for name in LAENDER[id]]
    east = [name for id in EAST for name in LAENDER[id]]
    border = "".join(said(line) for line in germany.between(west, east))
    made.append(element("path", class_="curtain", d=border))
    made.append(element("path", class_="wire", d=border))
    return made


def pressures() -> list[str]:
    """Small bridges where unrest may cross the border."""
    made = []
    for a, b in BORDER_PAIRS:
        (ax, ay), (bx, by) = project(*a), project(*b)
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        long = math.hypot(bx - ax, by - ay)
        made.append(
            f'<path class="bridge" transform="translate({ax:.1f} {ay:.1f}) rotate({turn:.0f})" '
            f'd="M-5 0l7-5v3h{long - 4:.0f}v-3l7 5-7 5v-3h-{long - 4:.0f}v3z"/>'
        )
    return made


def lines(facts: dict[str, Any]) -> list[str]:
    """The places of infrastructure: a line each; a connection of two is cut in its middle."""
    made = []
    for connection in facts["connections"]:
        ends = [project(*CITIES[end]) for end in connection["cities"]]
        (ax, ay), (bx, by) = ends
        long = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / long, (by - ay) / long
        a, b = (ax + ux * 18, ay + uy * 18), (bx - ux * 18, by - uy * 18)
        middle = ((ax + bx) / 2, (ay + by) / 2)
        side = connection["side"]
        ids = connection.get("line_ids", [connection["id"]])
        if len(ids) == 1:
            made.append(element("path", id=ids[0], class_=f"way {side}", d=said([a, b])))
            continue
        gap = (ux * 3.5, uy * 3.5)
        near = [(a, (middle[0] - gap[0], middle[1] - gap[1])), (b, (middle[0] + gap[0], middle[1] + gap[1]))]
        for id, part in zip(ids, near, strict=True):
            made.append(element("path", id=id, class_=f"way {side}", d=said(part)))
        across = [(middle[0] - uy * 9, middle[1] + ux * 9), (middle[0] + uy * 9, middle[1] - ux * 9)]
        made.append(element("path", class_="joint", d=said(across)))
    return made


def cities(facts: dict[str, Any]) -> list[str]:
    """The sites of factories: circles at home, triangles abroad."""
    sides = {city["id"]: city["side"] for city in facts["cities"]}
    made = []
    for id, place in CITIES.items():
        x, y = project(*place)
        if id in ABROAD:
            triangle = [(x, y - 25), (x + 24, y + 16), (x - 24, y + 16)]
            made.append(element("path", id=id, class_="site foreign", d=said(triangle, closed=True)))
        elif id == "rheinsberg":
            made.append(
                element(
                    "rect",
                    id=id,
                    class_="site east",
                    x=f"{x - 16:.1f}",
                    y=f"{y - 16:.1f}",
                    width=32,
                    height=32,
                    rx=5,
                )
            )
        else:
            made.append(
                element("circle", id=id, class_=f"site {sides[id]}", cx=f"{x:.1f}", cy=f"{y:.1f}", r=18)
            )
    return made


def plates() -> list[str]:
    """Where each province’s counters lie; those of Berlin in the inset."""
    made = [plate(id, "west" if id in WEST else "east", *project(*place)) for id, place in PLATES.items()]
    left, top, wide, high = INSET
    y = top + high - 36
    return [
        *made,
        plate("west_berlin", "west", left + 76, y),
        plate("east_berlin", "east", left + wide - 76, y),
    ]


def plate(id: str, side: str, x: float, y: float) -> str:
    """One of them, by its middle."""
    w, h = PLATE[side]
    return element(
        "rect", id=f"{id} plate", class_=f"plate {side}", x=f"{x - w / 2:.1f}", y=f"{y - h / 2:.1f}", width=w, height=h, rx=9
    )  # fmt: skip


def tracks(facts: dict[str, Any]) -> list[str]:
    """Prestige, Western currency and the socialists: thirteen spaces each, and the flight of people."""
    made = []
    for name, y in TRACKS.items():
        picture = {"prestige": "medal", "western_currency": "coins", "socialist": "star"}[name]
        made.append(
            element(
                "rect",
                id=f"{name} track",
                class_="title",
                x=COLUMN + 24,
                y=y - 22,
                width=STEP * 13 - 48,
                height=8,
            )
        )
        made.append(use(picture, COLUMN, y - 24, 20))
        made.append(use("arrow-west", COLUMN + 24, y - 22, 16))
        made.append(use("arrow-east", COLUMN + STEP * 13 - 18, y - 22, 16))
        for k in range(-6, 7):
            x = COLUMN + (k + 6) * STEP
            side = "west" if k < 0 else "east" if k > 0 else "none"
            made.append(
                element(
                    "rect",
                    id=f"{name} {k}",
                    class_=f"space {side}",
                    x=x,
                    y=y,
                    width=STEP - 2,
                    height=30,
                    rx=4,
                )
            )
            made.append(figure(x + STEP / 2 - 1, y + 15, printed(facts, name, k)))
            if name == "prestige":
                boxes = facts["tracks"]["prestige"]["boxes"][str(k)]
                made += [use(icon, x + 1, y + 33 + n * 24, 22) for n, icon in enumerate(boxes)]
    made.append(
        element(
            "rect",
            id="flight track",
            class_="title",
            x=COLUMN + 24,
            y=FLIGHT_Y - 22,
            width=STEP * 13 - 48,
            height=8,
        )
    )
    made.append(use("runner", COLUMN, FLIGHT_Y - 24, 20))
    wide = STEP * 13 / 21
    for k in range(21):
        x = COLUMN + k * wide
        made.append(
            element("rect", id=f"flight {k}", class_=f"space flight{k % 2}", x=f"{x:.1f}", y=FLIGHT_Y, width=f"{wide - 1.5:.1f}", height=30, rx=3)
        )  # fmt: skip
        if k % 2 == 0:
            made.append(figure(x + wide / 2 - 0.7, FLIGHT_Y + 15, str(k // 2)))
    return made


def printed(facts: dict[str, Any], name: str, k: int) -> str:
    """The number on a space of a track; whose it is its colour and the arrows at the ends say: a sign would make it too small to read."""
    if name == "socialist":
        return str(abs(facts["tracks"]["socialist"]["socialists_per_space"][str(k)]))
    return str(abs(k))


def figure(x: float, y: float, text: str) -> str:
    """A figure on a space."""
    return f'<text class="figure" x="{x:.1f}" y="{y:.1f}">{text}</text>'


BLUE, RED, WHITE = "#24357f", "#c9301f", "#ffffff"
FLAG: Final = (27, 18)
FLAGS: Final = {
    "french": [(BLUE, "M0 0h9v18h-9z"), (WHITE, "M9 0h9v18h-9z"), (RED, "M18 0h9v18h-9z")],
    "british": [
        (BLUE, "M0 0h27v18H0z"),
        (WHITE, "M0 0h3l24 15v3h-3L0 3zM27 0h-3L0 15v3h3L27 3zM11 0h5v18h-5zM0 6.500h27v5H0z"),
        (
            RED,
            "M0 0l10 6.500h2L1.500 0zM27 18l-10-6.500h-2L25.500 18zM27 0L17 6.500h-2L25.500 0zM0 18l10-6.500h2L1.500 18z",
        ),
        (RED, "M12 0h3v18h-3zM0 7.500h27v3H0z"),
    ],
    "us": [
        (RED, "M0 0h27v18H0z"),
        (WHITE, "M0 2.600h27v2.600H0zM0 7.800h27v2.600H0zM0 13h27v2.600H0z"),
        (BLUE, "M0 0h12v10.400H0z"),
        (WHITE, "M2 2h2v2H2zM5.500 2h2v2h-2zM9 2h2v2H9zM3.700 6h2v2h-2zM7.300 6h2v2h-2z"),
    ],
}
"""The flags of the sectors: colours and paths, one over the other."""


def flag(shapes: list[tuple[str, str]], x: float, y: float) -> list[str]:
    """A flag whose upper left corner is here."""
    wide, high = FLAG
    made = [
        element("path", class_="cloth", d=d, fill=colour, transform=f"translate({x:.1f} {y:.1f})")
        for colour, d in shapes
    ]
    return [
        *made,
        element("rect", class_="flag", x=f"{x:.1f}", y=f"{y:.1f}", width=wide, height=high, fill="none"),
    ]


CUTS: Final = {
    "north": (13.40, 52.64), "french": (13.20, 52.62), "british": (13.11, 52.44), "south": (13.53, 52.39),
}  # fmt: skip
WALL: Final = (
    (13.41, 52.57),
    (13.39, 52.545),
    (13.372, 52.53),
    (13.378, 52.51),
    (13.44, 52.503),
    (13.475, 52.48),
    (13.48, 52.43),
)
MEETS: Final = {"french": 2, "british": 3}
WAYS: Final = {
    "french": ((13.25, 52.59), (13.27, 52.555), (13.32, 52.54)),
    "british": ((13.18, 52.465), (13.25, 52.478), (13.33, 52.485)),
}


def berlin(germany: Topology, facts: dict[str, Any]) -> list[str]:
    """The inset: Berlin, its three western sectors and the eastern one."""
    left, top, wide, high = INSET
    arcs = [arc for ring in germany.parts["Berlin"][0] for arc in ring]
    outline = [p for arc in arcs for p in (germany.arcs[arc] if arc >= 0 else germany.arcs[~arc][::-1])]
    outline = outline[:-1]
    scale = 420.0

    def placed(point: Point) -> Point:
        return left + 24 + (point[0] - 13.09) * scale, top + 20 + (52.68 - point[1]) * scale * 1.42

    def nearest(point: Point) -> int:
        return min(range(len(outline)), key=lambda k: math.dist(outline[k], point))

    at = {name: nearest(point) for name, point in CUTS.items()}

    def along(a: str, b: str) -> list[Point]:
        """The outline from a cut to a cut, the way on which none of the others lies."""
        others = [k for name, k in at.items() if name not in (a, b)]
        i, j = at[a], at[b]
        ahead = [(i + n) % len(outline) for n in range((j - i) % len(outline) + 1)]
        back = [(i - n) % len(outline) for n in range((i - j) % len(outline) + 1)]
        way = ahead if not set(others) & set(ahead) else back
        return [outline[k] for k in way]

    wall = list(WALL)
    french = [*along("north", "french"), *WAYS["french"], *wall[MEETS["french"] :: -1]]
    british = [
        *along("french", "british"),
        *WAYS["british"],
        *wall[MEETS["british"] : MEETS["french"] - 1 : -1],
        *WAYS["french"][::-1],
    ]
    us = [*along("british", "south"), *wall[: MEETS["british"] - 1 : -1], *WAYS["british"][::-1]]
    west = [
        *along("north", "french"),
        *along("french", "british")[1:],
        *along("british", "south")[1:],
        *wall[::-1],
    ]
    east = along("south", "north") + wall
    parts = {"french": french, "british": british, "us": us}
    made = [element("rect", class_="inset", x=left - 8, y=top - 6, width=wide + 14, height=high + 12, rx=12)]
    draw = {
        name: said(simplified([placed(p) for p in part], 1.2), closed=True) for name, part in parts.items()
    }
    made.append(
        element(
            "path",
            id="east_berlin",
            class_="area unnamed east s3",
            d=said(simplified([placed(p) for p in east], 1.2), closed=True),
        )
    )
    made += [element("path", id=name, class_="sector small unnamed", d=d) for name, d in draw.items()]
    made.append(
        element(
            "path",
            id="west_berlin",
            class_="area unnamed whole",
            d=said(simplified([placed(p) for p in west], 1.2), closed=True),
        )
    )
    line = said([placed(p) for p in (outline[at["north"]], *wall, outline[at["south"]])])
    made += [element("path", class_="curtain", d=line), element("path", class_="wire", d=line)]
    spots = {"french": (13.225, 52.665), "british": (13.10, 52.565), "us": (13.13, 52.42)}
    for name, place in spots.items():
        made += flag(FLAGS[name], *placed(place))
    x, y = project(*CITIES["berlin"])
    made.insert(0, element("path", class_="lead", d=said([(x + 24, y + 26), (left - 8, top + 60)])))
    return made


def boxes() -> list[str]:
    """Holding box, supply, the decade and the Wall."""
    y = 728
    made = []
    for k in range(4):
        made.append(
            element(
                "rect",
                id=f"decade {k + 1}",
                class_="space none unnamed",
                x=COLUMN + k * 42,
                y=y,
                width=38,
                height=34,
                rx=5,
            )
        )
        made.append(figure(COLUMN + k * 42 + 19, y + 17, ("I", "II", "III", "IV")[k]))
    made.append(element("rect", id="wall", class_="box", x=COLUMN + 200, y=y, width=136, height=34, rx=5))
    made.append(
        element("rect", id="holding", class_="box east", x=COLUMN, y=y + 66, width=160, height=40, rx=6)
    )
    made.append(
        element("rect", id="supply", class_="box", x=COLUMN + 176, y=y + 66, width=160, height=40, rx=6)
    )
    return made


STYLE: Final = """
    .wsdv .sea { fill: var(--sea, #a9c6d3); }
    .wsdv .abroad { fill: var(--abroad, #d9d5c9); stroke: var(--abroad-edge, #bfb9aa); stroke-width: 1; }
    .wsdv .area { stroke: var(--edge, #6f6a5c); stroke-width: 1.6; stroke-linejoin: round; }
    .wsdv .west.s1 { fill: var(--w1, #f6e6b4); } .wsdv .west.s2 { fill: var(--w2, #f2dc9a); } .wsdv .west.s3 { fill: var(--w3, #f8ecc8); }
    .wsdv .east.s1 { fill: var(--e1, #efc2b5); } .wsdv .east.s2 { fill: var(--e2, #e9b0a0); } .wsdv .east.s3 { fill: var(--e3, #f3d0c5); }
    .wsdv .hamburg { fill: var(--hamburg, #fffaf0); stroke: var(--edge, #6f6a5c); stroke-width: 1.2; stroke-dasharray: 3 2; pointer-events: none; }
    .wsdv .capital { fill: var(--capital, #fbe9e2); stroke: var(--edge, #6f6a5c); stroke-width: 1.4; pointer-events: none; }
    .wsdv .curtain { fill: none; stroke: var(--curtain, #4a4038); stroke-width: 5; stroke-linejoin: round; stroke-linecap: round; pointer-events: none; }
    .wsdv .wire { fill: none; stroke: var(--wire, #f4efe2); stroke-width: 1.4; stroke-dasharray: 4 5; pointer-events: none; }
    .wsdv .bridge { fill: var(--curtain, #4a4038); stroke: var(--wire, #f4efe2); stroke-width: 1; pointer-events: none; }
    .wsdv .way { fill: none; stroke: var(--way, #6d8fb0); stroke-width: 3; stroke-dasharray: 7 4; }
    .wsdv .way[data-lies] { stroke-width: 9; stroke-dasharray: none; }
    .wsdv .way.west[data-lies] { stroke: var(--rail-w, #a86f00); } .wsdv .way.east[data-lies] { stroke: var(--rail-e, #b3261a); }
    .wsdv .joint { fill: none; stroke: var(--way, #6d8fb0); stroke-width: 2.5; pointer-events: none; }
    .wsdv .site { fill: var(--site, #fffdf6); stroke: var(--ink, #3a3f45); stroke-width: 2; }
    .wsdv .site.foreign { stroke-linejoin: round; fill: var(--foreign, #e4d6ee); }
    .wsdv :is(.site, .sector, .way):not([data-offered], [data-droppable]) { pointer-events: none; }
    .wsdv .plate { fill: var(--plate, rgb(255 255 255 / 72%)); stroke: var(--ink, #3a3f45); stroke-width: 1.2; }
    .wsdv .plate.west { stroke: var(--rail-w, #a86f00); } .wsdv .plate.east { stroke: var(--rail-e, #b3261a); }
    .wsdv .column { fill: var(--column, #f6f2e7); stroke: var(--edge, #6f6a5c); stroke-width: 1; }
    .wsdv .title { fill: none; }
    .wsdv .space { fill: var(--space, #fffdf6); stroke: var(--edge, #6f6a5c); stroke-width: 1; }
    .wsdv .space.west { fill: var(--space-w, #f8dc8e); } .wsdv .space.east { fill: var(--space-e, #f0b3a4); } .wsdv .space.flight1 { fill: var(--space-f, #efe9da); }
    .wsdv .figure { font: 600 13px sans-serif; font-size: clamp(13px, 11.2px / var(--scale, 1), 23px); dominant-baseline: central; text-anchor: middle; fill: var(--ink, #3a3f45); pointer-events: none; }
    .wsdv .inset { fill: var(--inset, #fbf8ef); stroke: var(--edge, #6f6a5c); stroke-width: 1.5; }
    .wsdv .lead { fill: none; stroke: var(--edge, #6f6a5c); stroke-width: 1.5; stroke-dasharray: 2 4; }
    .wsdv .sector { fill: var(--w2, #f2dc9a); stroke: var(--edge, #6f6a5c); stroke-width: 1.6; stroke-dasharray: 5 3; }
    .wsdv .whole { fill: transparent; pointer-events: none; } .wsdv .whole:is([data-offered], [data-droppable]) { pointer-events: stroke; }
    .wsdv .flag { stroke: var(--ink, #3a3f45); stroke-width: 1; pointer-events: none; } .wsdv .cloth { pointer-events: none; }
    .wsdv .box { fill: var(--space, #fffdf6); stroke: var(--edge, #6f6a5c); stroke-width: 1.2; } .wsdv .box.east { fill: var(--space-e, #f0b3a4); }
    @supports (color: light-dark(#000, #fff)) {
      .wsdv {
        --sea: light-dark(#a9c6d3, #16262f); --abroad: light-dark(#d9d5c9, #2a2f33); --abroad-edge: light-dark(#bfb9aa, #3a4147); --edge: light-dark(#6f6a5c, #12171b);
        --w1: light-dark(#f6e6b4, #6e5f2f); --w2: light-dark(#f2dc9a, #625428); --w3: light-dark(#f8ecc8, #796a3a);
        --e1: light-dark(#efc2b5, #6b372b); --e2: light-dark(#e9b0a0, #5e2e24); --e3: light-dark(#f3d0c5, #774337);
        --hamburg: light-dark(#fffaf0, #847447); --capital: light-dark(#fbe9e2, #85503f); --curtain: light-dark(#4a4038, #0b0e11); --wire: light-dark(#f4efe2, #d8cfb9);
        --way: light-dark(#6d8fb0, #8fb4d6); --rail-w: light-dark(#a86f00, #ffc64a); --rail-e: light-dark(#b3261a, #ff7a60); --site: light-dark(#fffdf6, #e6dfce); --foreign: light-dark(#e4d6ee, #9a86ab);
        --ink: light-dark(#3a3f45, #14181c); --plate: light-dark(rgb(255 255 255 / 72%), rgb(232 225 208 / 82%)); --column: light-dark(#f6f2e7, #1d252b);
        --space: light-dark(#fffdf6, #cfc8b6); --space-w: light-dark(#f8dc8e, #c9a44a); --space-e: light-dark(#f0b3a4, #c07a66); --space-f: light-dark(#efe9da, #b9b2a1); --inset: light-dark(#fbf8ef, #252e35);
      }
    }
"""


def germany(facts: dict[str, Any], shapes: dict[str, Any]) -> list[str]:
    """All that is drawn of Germany, from the ground up."""
    laender = Topology(shapes["arcs"], shapes["laender"], project)
    land_drawn = land(shapes, laender)
    areas = [each for each in land_drawn if 'class="area' in each]
    before = [each for each in land_drawn if 'class="abroad' in each]
    after = land_drawn[len(before) + len(areas) :]
    inset = berlin(laender, facts)
    column = element(
        "rect", class_="column", x=COLUMN - 16, y=6, width=STEP * 13 + 32, height=HEIGHT - 12, rx=14
    )
    return [
        element("rect", class_="sea", width=WIDTH, height=HEIGHT),
        *before,
        '<g class="unnamed">',
        *areas,
        "</g>",
        *after,
        *pressures(),
        column,
        '<g class="unnamed">',
        *lines(facts),
        "</g>",
        '<g class="lettered">',
        *cities(facts),
        "</g>",
        *inset,
        '<g class="boxed">',
        *plates(),
        "</g>",
        '<g class="unnamed">',
        *[each for each in tracks(facts) if 'class="space' in each or 'class="figure' in each],
        "</g>",
        '<g class="lettered">',
        *[each for each in tracks(facts) if not ('class="space' in each or 'class="figure' in each)],
        *boxes(),
        "</g>",
    ]


def drawing(drawn: list[str], pictures: str, height: int, palette: str, tool: str) -> str:
    """The whole file. pictures: its symbols. palette: the common colours of the seats. tool: what draws it."""
    body = "\n  ".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="wsdv" data-palette="{palette}" viewBox="0 0 {WIDTH} {height}">\n'
        f"  <!-- Made by tools/boards/{tool}. Outlines: Natural Earth, public domain. One element with an id for each place:\n"
        "       provinces and the plates of their counters, cities, lines of connections, sectors of Berlin, spaces of tracks.\n"
        "       No words here: the client writes them in its language. -->\n"
        f"  <style>{STYLE}  </style>\n  <defs>\n    {pictures}\n  </defs>\n  {body}\n</svg>\n"
    )


def read_shapes() -> dict[str, Any]:
    """The outlines of the Länder and of their neighbours."""
    shapes: dict[str, Any] = json.loads((HERE / "shapes" / "germany.json").read_text(encoding="utf-8"))
    return shapes


def main() -> None:
    """Draw it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=GAMES / "wsdv" / "board.svg")
    parser.add_argument("--data", type=Path, default=DATA)
    wanted = parser.parse_args()
    facts = json.loads(wanted.data.read_text(encoding="utf-8"))
    drawn = drawing(
        germany(facts, read_shapes()), symbols(PIECES | ICONS, CARDS), HEIGHT, "2 1", "wsdv_board.py"
    )
    wanted.out.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
