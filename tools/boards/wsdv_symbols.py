"""The pictures of Wir sind das Volk!: pieces, icons and the grounds of cards, as symbols of 40 by 40 (cards 60 by 84).

Each is drawn with plain fills and strokes only, for styles do not reach it where it is used.
"""

from typing import Final

WEST: Final = "#f2b526"
EAST: Final = "#c9301f"
INK: Final = "#1f262d"
PAPER: Final = "#fbf6e8"
FIRE: Final = "#e8641b"
LEAF: Final = "#2f8a4e"
STEEL: Final = "#7d8894"

GROUND: Final = {"w": WEST, "e": EAST}
ON: Final = {"w": "#33260a", "e": "#ffffff"}
"""What is drawn on a side's ground."""

FACTORY: Final = "M6 33V18l8 5v-5l8 5v-5l7 5 1-15h5v25z"
FLAME: Final = (
    "M20 4c1 6 10 10 10 20a10 10 0 0 1-20 1c0-5 2-8 5-11 0 3 1 5 3 6 1-6-1-10 2-16zM20 33a5 5 0 0 0 5-5"
    "c0-4-3-5-4-9-2 4-6 5-6 9a5 5 0 0 0 5 5z"
)
HOUSE: Final = "M5 20L20 7l15 13-2 2-2-1v13h-8v-9h-6v9H9V21l-2 1z"
CROWD: Final = (
    "M9 5h22v11H21v6h-2v-6H9zM10 30a4 4 0 1 1 8 0M22 30a4 4 0 1 1 8 0M16 27a4 4 0 1 1 8 0"
    "M6 36c0-8 15-8 15 0zM19 36c0-8 15-8 15 0z"
)
STAR: Final = (
    "M20 5l4.4 10.6 11.4.9-8.7 7.5 2.7 11.2L20 29.200l-9.800 6 2.700-11.200-8.700-7.500 11.400-.900z"
)
SHIELD: Final = "M20 4l13 4v10c0 9-6 15-13 18C13 33 7 27 7 18V8z"
MEDAL: Final = "M12 3h6l3 9h-4zM28 3h-6l-3 9h4z"
CROSS: Final = "M8 12l4-4 8 8 8-8 4 4-8 8 8 8-4 4-8-8-8 8-4-4 8-8z"
RUNNER: Final = "M13 15l8-3 5 6 6 1M21 13l-3 10 7 5-1 8M18 23l-3 6H7"
EYE: Final = "M3 20c8-12 26-12 34 0-8 12-26 12-34 0z"


def path(d: str, fill: str = INK, rest: str = "") -> str:
    """A filled shape."""
    return f'<path d="{d}" fill="{fill}"{rest}/>'


def line(d: str, stroke: str = INK, width: float = 3, rest: str = "") -> str:
    """A drawn line."""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width}" '
        f'stroke-linecap="round" stroke-linejoin="round"{rest}/>'
    )


def disc(x: float, y: float, r: float, fill: str, stroke: str = "none", width: float = 0) -> str:
    """A circle."""
    edge = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{width}"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{edge}/>'


def box(x: float, y: float, w: float, h: float, r: float, fill: str, rest: str = "") -> str:
    """A rounded box."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{rest}/>'


def tile(side: str) -> str:
    """The ground of an icon: the colour of the side on which it works."""
    return box(1, 1, 38, 38, 8, GROUND[side], f' stroke="{INK}" stroke-width="1.5"')


def sign(kind: str) -> str:
    """What an icon does with what it shows, at its foot: more, less, elsewhere."""
    ground = disc(30.5, 30.5, 8.5, "#ffffff", INK, 1.5)
    strokes = {
        "more": line("M26 30.500h9M30.500 26v9", LEAF, 3.2),
        "less": line("M26 30.500h9", EAST, 3.6),
        "move": line("M26 28.500h8l-2.500-2.500M35 32.500h-8l2.500 2.500", INK, 2),
        "gone": line("M27 27l7 7M34 27l-7 7", EAST, 3.2),
    }
    return ground + strokes[kind]


def shrunk(drawn: str, factor: float = 0.8, x: float = 2, y: float = 2) -> str:
    """A drawing made smaller, to leave room for a sign."""
    return f'<g transform="translate({x:g} {y:g}) scale({factor:g})">{drawn}</g>'


def icon(side: str, drawn: str, does: str) -> str:
    """An icon: the ground of a side, what it is about, and what happens to it."""
    return tile(side) + shrunk(drawn) + sign(does)


def crowd(fill: str) -> str:
    """People with a banner."""
    return path(CROWD, fill)


def brick_wall() -> str:
    """The Wall."""
    return (
        box(3, 9, 34, 24, 2, "#b9b2a6", f' stroke="{INK}" stroke-width="1.5"')
        + line("M3 17h34M3 25h34M14 9v8M26 9v8M8 17v8M20 17v8M32 17v8M14 25v8M26 25v8", INK, 1.5)
        + line("M5 8c2-5 4-5 6 0s4 5 6 0 4-5 6 0 4 5 6 0 4-5 6 0", "#59636d", 1.8)
    )


def arms(side: str) -> str:
    """A coat of arms: black, red and gold; East's with its emblem."""
    drawn = (
        path(SHIELD, INK)
        + path("M7 14h26v4c0 2 0 4-1 6H8c-1-2-1-4-1-6z", "#c9301f")
        + path("M8 24h24c-2 6-7 10-12 12-5-2-10-6-12-12z", "#f2b526")
        + line(SHIELD, "#ffffff", 1.6)
    )
    if side == "e":
        drawn += disc(20, 18, 7.5, "#ffffff") + path("M15 14h6v3h-2v8h-3v-8h-1zM22 14h3v11h-3z", EAST)
    return drawn


def police(fill: str, about: str = "") -> str:
    """A badge."""
    star = "M20 11l2 5 5.500.400-4.200 3.600 1.300 5.400L20 22.500l-4.600 2.900 1.300-5.400-4.200-3.600 5.500-.400z"
    return path(SHIELD, fill, f' stroke="{INK}" stroke-width="1.8"') + path(star, "#ffffff") + about


def factory_piece(fill: str, ink: str = INK) -> str:
    """A factory as a piece: its value is written into it."""
    roof = "M2 38V16l9 6v-6l9 6v-6l8 6 1-19h8v35z"
    return path(roof, "#ffffff", ' stroke="#ffffff" stroke-width="4" stroke-linejoin="round"') + path(
        roof, fill, f' stroke="{ink}" stroke-width="2" stroke-linejoin="round"'
    )


def marker(drawn: str, fill: str) -> str:
    """A marker of a track."""
    return disc(20, 20, 18, fill, "#ffffff", 3) + line(
        "M20 1a19 19 0 1 1-.1 0z", INK, 1.5
    ) + shrunk(drawn, 0.72, 5.6, 5.6)  # fmt: skip


def medal(fill: str = "#f2d16b") -> str:
    """Prestige."""
    return (
        path(MEDAL, EAST)
        + disc(20, 24, 12, fill, INK, 1.8)
        + path(
            "M20 16l2.300 5.300 5.700.500-4.300 3.800 1.300 5.600-5-3-5 3 1.300-5.600-4.300-3.800 5.700-.500z",
            INK,
        )
    )


def coins() -> str:
    """Western currency."""
    one = '<ellipse cx="20" cy="{y}" rx="14" ry="6" fill="#c7d0d8" stroke="#1f262d" stroke-width="1.8"/>'
    return "".join(one.format(y=y) for y in (30, 23, 16)) + line("M15 16h10M20 13.500v5", INK, 2)


def arrow(direction: str) -> str:
    """A single arrow of a track: East's points to the right, West's to the left."""
    right = "M4 15h17V7l15 13-15 13v-8H4z"
    if direction == "e":
        return path(right, EAST, f' stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"')
    return (
        f'<g transform="translate(40 0) scale(-1 1)">'
        f"{path(right, WEST, f' stroke={chr(34)}{INK}{chr(34)} stroke-width={chr(34)}1.8{chr(34)}')}</g>"
    )


def runner(ink: str) -> str:
    """Somebody who flees."""
    return disc(25, 7, 4, ink) + line(RUNNER, ink, 3.6)


def card(band: str) -> str:
    """The ground of a card: paper with a band of its colour."""
    return (
        box(0.5, 0.5, 59, 83, 4, PAPER, ' stroke="#6b6250"')
        + band
        + box(0.5, 0.5, 59, 83, 4, "none", ' stroke="#6b6250"')
    )


BAND: Final = "M1 30V4.500Q1 1 4.500 1h51Q59 1 59 4.500V30z"

UNREST: Final = path(FLAME, FIRE, ' fill-rule="evenodd"')
PIECES: Final = {
    "unrest": disc(20, 20, 18, INK, "#ffffff", 2) + shrunk(path(FLAME, "#ff9a3c", ' fill-rule="evenodd"'), 0.82, 3.6, 3),
    "mass_protest": box(2, 2, 36, 36, 5, "#ffffff", f' stroke="{EAST}" stroke-width="3.5"') + crowd(EAST),
    "supplier_protest": box(2, 2, 36, 36, 5, "#ffe9c4", f' stroke="{INK}" stroke-width="3.5"') + crowd(INK),
    "standard": disc(20, 20, 18, LEAF, "#ffffff", 2) + shrunk(path(HOUSE, "#ffffff"), 0.75, 5, 4.5),
    "socialist": disc(20, 20, 18, "#ffffff", EAST, 3) + shrunk(path(STAR, EAST), 0.8, 4, 4),
    "factory-west": factory_piece(WEST),
    "factory-east": factory_piece(EAST),
    "factory-abroad": factory_piece("#8a5aa8"),
    "rundown": factory_piece("#a39a8c", "#5b1d12") + line("M9 20l5 5-4 4 6 6M30 10l3 6-4 4", "#5b1d12", 2),
    "infrastructure": line("M4 14h32M4 26h32M10 9v22M20 9v22M30 9v22", INK, 3),
    "marker-prestige": marker(medal(), "#ffffff"),
    "marker-western_currency": marker(coins(), "#ffffff"),
    "marker-socialist": marker(path(STAR, EAST), "#ffffff"),
    "marker-flight": marker(runner(INK), "#ffe08a"),
    "the-wall": brick_wall(),
    "badge": police("#4a6079"),
    "marker-decade": disc(20, 20, 17, "none", FIRE, 5),
}  # fmt: skip
ICONS: Final = {
    **{f"build_{s}": icon(s, path(FACTORY, ON[s]), "more") for s in "we"},
    **{f"dismantle_{s}": icon(s, path(FACTORY, ON[s]), "less") for s in "we"},
    **{
        f"unrest_{s}": icon(s, path(FLAME, INK if s == "w" else "#ffd9a0", ' fill-rule="evenodd"'), "more")
        for s in "we"
    },
    **{
        f"remove_unrest_{s}": icon(s, path(FLAME, INK if s == "w" else "#ffd9a0", ' fill-rule="evenodd"'), "less")
        for s in "we"
    },
    "move_unrest_e": icon("e", path(FLAME, "#ffd9a0", ' fill-rule="evenodd"'), "move"),
    **{f"ls_{s}": icon(s, path(HOUSE, ON[s]), "more") for s in "we"},
    "ls_only_w": path("M20 1l19 37H1z", WEST, f' stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"')
    + shrunk(path(HOUSE, ON["w"]), 0.5, 10, 15) + sign("more"),
    "remove_ls_e": icon("e", path(HOUSE, ON["e"]), "less"),
    "remove_mass_protest_e": icon("e", crowd(ON["e"]), "gone"),
    "stop_factory": box(1, 1, 38, 38, 8, "#8a5aa8", f' stroke="{INK}" stroke-width="1.5"')
    + shrunk(path(FACTORY, "#ffffff")) + sign("gone"),
    "rundown_e": tile("e") + shrunk(path(FACTORY, "#d9d3c7") + line("M8 20l6 5-5 3 6 6", EAST, 2.5)) + sign("less"),
    "repair_e": tile("e") + shrunk(path(FACTORY, "#ffffff")) + disc(30.5, 30.5, 8.5, "#ffffff", INK, 1.5)
    + line("M26.500 31l3 3 5-7", LEAF, 3),
    "police_red": police(EAST),
    "police_pink": police("#e58aa8"),
    "build_wall": brick_wall() + sign("more"),
    "remove_wall": brick_wall() + sign("gone"),
    "stasi_disbandment": police("#59636d", line("M5 35L35 5", EAST, 4)),
    "guillaume_affair": box(1, 1, 38, 38, 8, "#3d4650", f' stroke="{INK}" stroke-width="1.5"')
    + path(EYE, "#ffffff") + disc(20, 20, 6, INK) + disc(22, 18, 2, "#ffffff"),
    "arrow-east": arrow("e"),
    "arrow-west": arrow("w"),
    "medal": medal(),
    "coins": coins(),
    "star": path(STAR, EAST, f' stroke="{INK}" stroke-width="1.5"'),
    "runner": disc(20, 20, 19, "#ffe08a", INK, 1.5) + shrunk(runner(INK), 0.85, 2, 3),
    "arms-west": arms("w"),
    "arms-east": arms("e"),
    "use-unrest": disc(20, 20, 19, "#ffffff", INK, 1.5) + shrunk(UNREST) + sign("less"),
    "use-build": disc(20, 20, 19, "#ffffff", INK, 1.5) + shrunk(path(FACTORY, INK), 0.7, 5, 4) + sign("more"),
    "use-raise": disc(20, 20, 19, "#ffffff", INK, 1.5) + shrunk(path(HOUSE, LEAF), 0.75, 4, 4) + sign("more"),
    "use-event": disc(20, 20, 19, "#ffffff", INK, 1.5)
    + path("M22 4L9 23h9l-3 13 15-20h-10z", WEST, f' stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'),
}  # fmt: skip
CARDS: Final = {
    "card-red": card(path(BAND, "#b3261a")),
    "card-yellow": card(path(BAND, "#edb62e")),
    "card-dual": card(path(BAND, "#b3261a") + path("M30 30L59 8V30zM59 8V4.500Q59 1 55.500 1H38z", "#edb62e")),
    "card-special": card(path(BAND, "#2c3a47")),
    "back": box(0.5, 0.5, 59, 83, 4, "#2c3a47", ' stroke="#151b21"')
    + box(4, 4, 52, 76, 2, "none", ' stroke="#f2b526" stroke-width="1.5"')
    + path("M4 42L56 24v12L4 54z", EAST) + path("M4 54L56 36v12L4 66z", WEST),
}  # fmt: skip


def symbols(squares: dict[str, str], cards: dict[str, str]) -> str:
    """All of them, ready for a drawing."""
    drawn = [f'<symbol id="{name}" viewBox="0 0 40 40">{what}</symbol>' for name, what in squares.items()]
    drawn += [f'<symbol id="{name}" viewBox="0 0 60 84">{what}</symbol>' for name, what in cards.items()]
    return "\n    ".join(drawn)
