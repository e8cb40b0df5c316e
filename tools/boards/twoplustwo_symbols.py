"""The pictures of 2+2 beside those of Wir sind das Volk!, in the same manner: see `wsdv_symbols`."""

from typing import Final

from wsdv_symbols import (
    BAND,
    EAST,
    GROUND,
    INK,
    LEAF,
    ON,
    PAPER,
    WEST,
    box,
    card,
    disc,
    line,
    marker,
    path,
    shrunk,
    sign,
)
from wsdv_symbols import ICONS as BASE_ICONS

SKY: Final = "#8fc3e0"
NIGHT: Final = "#1d3557"
OLIVE: Final = "#3f7d4f"
SLATE: Final = "#2b3138"
POWERS: Final = {"usa": "w", "soviet_union": "e"}

DOVE: Final = (
    "M5 23c5 0 7-2 8-7 1-6 5-11 11-13-1 5 0 8 2 11 3-2 7-2 9 1l3 1-3 2c-1 8-7 13-15 13-6 0-12-3-15-8z"
)
ROCKET: Final = "M20 2c6 5 8 12 8 19l5 6v7l-8-4H15l-8 4v-7l5-6C12 14 14 7 20 2z"
MISSILE: Final = "M20 2c4 4 5 8 5 13v13l5 5v4l-7-3h-6l-7 3v-4l5-5V15c0-5 1-9 5-13z"
SWORDS: Final = "M6 4l6 1 20 22 3-1 1 3-4 4 4 4-2 2-4-4-3 3-3-1 1-3L4 10z"
SWORDS_OVER: Final = "M34 4l-6 1L8 27l-3-1-1 3 4 4-4 4 2 2 4-4 3 3 3-1-1-3L36 10z"
SICKLE: Final = "M14 8c9-2 16 4 16 12 0 7-6 12-13 11l-3 4-4-3 3-4c8 2 13-3 13-8s-4-10-12-12z"
FIVE: Final = (
    "M20 9l3.200 7.200 7.800.800-5.800 5.200 1.600 7.700-6.800-4-6.800 4 1.600-7.700-5.800-5.200 7.800-.800z"
)
TWIG: Final = (
    "M8 33C4 24 6 14 13 7M8 24l-5-2M9 18l-5-4M12 12l-4-5M32 33c4-9 2-19-5-26M32 24l5-2M31 18l5-4M28 12l4-5"
)
BOTH_WAYS: Final = "M2 20L13 9v7h14V9l11 11-11 11v-7H13v7z"


def dove(fill: str = "#ffffff", edge: str = NIGHT) -> str:
    """A dove of peace with its twig."""
    return (
        path(DOVE, fill, f' stroke="{edge}" stroke-width="2" stroke-linejoin="round"')
        + disc(32, 16, 1.3, edge)
        + line("M35 19c2 2 2 4 1 6M36 22l3 0", OLIVE, 2)
    )


def peace(does: str) -> str:
    """An icon about doves."""
    return box(1, 1, 38, 38, 8, SKY, f' stroke="{INK}" stroke-width="1.5"') + shrunk(dove()) + sign(does)


def globe() -> str:
    """Dominance in the world."""
    return disc(20, 20, 17, "#5fa3c7", INK, 1.8) + line(
        "M3 20h34M20 3c-12 10-12 24 0 34M20 3c12 10 12 24 0 34M7 10c8 5 18 5 26 0M7 30c8-5 18-5 26 0",
        INK,
        1.3,
    )


def rocket() -> str:
    """The space race."""
    return path(ROCKET, "#ffffff", f' stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"') + disc(
        20, 16, 3.6, "#5fa3c7", INK, 1.4
    ) + path("M16 32h8l-4 7z", "#e8641b")  # fmt: skip


def missile(fill: str = "#59636d") -> str:
    """The arms race."""
    return path(MISSILE, fill, f' stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"') + line(
        "M15.500 16h9M15.500 22h9", "#f2b526", 2.2
    )  # fmt: skip


def conflict(ground: str, ink: str) -> str:
    """Crossed swords on a ground that says who draws."""
    return (
        box(1, 1, 38, 38, 8, ground, f' stroke="{INK}" stroke-width="1.5"')
        + path(SWORDS, ink)
        + path(SWORDS_OVER, ink, f' stroke="{ground}" stroke-width="1"')
    )


def bill(power: str) -> str:
    """A bank note of a superpower: the amount is written into it."""
    ground, ink = GROUND[POWERS[power]], ON[POWERS[power]]
    return box(1, 8, 38, 24, 3, ground, f' stroke="{INK}" stroke-width="1.5"') + box(
        4, 11, 32, 18, 2, "none", f' stroke="{ink}" stroke-width="1" stroke-opacity="0.55"'
    )


def crest(power: str) -> str:
    """A superpower's emblem: a star with stripes, hammer and sickle made simple."""
    if power == "usa":
        stripes = "M7 20h26M8 25h24M11 30h18"
        return (
            path(
                "M20 4l13 4v10c0 9-6 15-13 18C13 33 7 27 7 18V8z",
                "#ffffff",
                f' stroke="{INK}" stroke-width="1.8"',
            )
            + line(stripes, "#b3261a", 2.4)
            + path("M20 5l12 4v8H8V9z", "#2f4b8f")
            + shrunk(path(FIVE, "#ffffff"), 0.4, 12, 4)
        )
    return (
        disc(20, 20, 16, "#b3261a", INK, 1.8) + path(SICKLE, "#f2d16b") + line("M10 10l10 10", "#f2d16b", 3.4)
    )


def barred(drawn: str) -> str:
    """Something that is forbidden."""
    return (
        disc(20, 20, 17, "#ffffff", "#c9301f", 4)
        + shrunk(drawn, 0.66, 6.8, 6.6)
        + line("M8.500 31.500l23-23", "#c9301f", 4)
    )


def laurel(fill: str = "#3f7d4f") -> str:
    """A wreath."""
    return line(TWIG, fill, 2.6) + line("M14 36h12", fill, 2.6)


def pips(count: int) -> str:
    """A level of advantage: so many chevrons over a hand that points."""
    chevrons = "".join(line(f"M9 {30 - 8 * k:g}l11-7 11 7", "#f7f2e4", 4) for k in range(count))
    return disc(20, 20, 18.5, SLATE, "#ffffff", 1.5) + chevrons


def next_card(power: str) -> str:
    """The 3-1 symbol: three cards, one goes."""
    side = GROUND[POWERS[power]]
    one = box(0, 0, 15, 21, 2, "#fffdf6", f' stroke="{INK}" stroke-width="1.5"')
    return (
        box(1, 1, 38, 38, 8, side, f' stroke="{INK}" stroke-width="1.5"')
        + f'<g transform="translate(5 9) rotate(-12 7 10)">{one}</g><g transform="translate(12 7)">{one}</g>'
        + f'<g transform="translate(20 9) rotate(12 7 10)">{one}</g>'
        + sign("less")
    )


def small_deck(ground: str, drawn: str) -> str:
    """The ground of an arms race or conflict card."""
    return card(path(BAND, ground) + f'<g transform="translate(40 3) scale(0.4)" opacity="0.9">{drawn}</g>')


def small_back(ground: str, drawn: str) -> str:
    """The back of a small deck."""
    return (
        box(0.5, 0.5, 59, 83, 4, ground, ' stroke="#151b21"')
        + box(4, 4, 52, 76, 2, "none", ' stroke="#f7f2e4" stroke-width="1.5"')
        + f'<g transform="translate(10 22)">{drawn}</g>'
    )


PEACEMAKER: Final = disc(20, 20, 18.5, "#ffffff", OLIVE, 2.5) + laurel() + shrunk(dove(), 0.55, 9, 8)
TPT_PIECES: Final = {
    "dove": disc(20, 20, 19, SKY, INK, 1.5) + shrunk(dove(), 0.8, 4, 4),
    "dove-gone": disc(20, 20, 19, "#8b8f94", INK, 1.5) + line("M12 12l16 16M28 12L12 28", "#5d6166", 4),
    "red-button": box(3, 22, 34, 15, 4, "#f2c230", f' stroke="{INK}" stroke-width="1.8"')
    + line("M8 36l6-13M16 36l6-13M24 36l6-13M32 34l3-8", INK, 2.4)
    + path("M8 23c0-16 24-16 24 0z", "#d3221b", f' stroke="{INK}" stroke-width="1.8"')
    + line("M13 17c1-4 4-6 7-6", "#ff9d92", 2.4),
    "marker-dominance": marker(globe(), "#ffffff"),
    "marker-arms_race": marker(missile(), "#ffffff"),
    "marker-space_race": marker(rocket(), NIGHT),
    "money-usa": disc(20, 20, 18.5, GROUND["w"], INK, 2) + disc(20, 20, 14.500, "none", ON["w"], 1),
    "money-soviet_union": disc(20, 20, 18.5, GROUND["e"], INK, 2) + disc(20, 20, 14.500, "none", ON["e"], 1),
    "player": disc(20, 20, 18.5, "currentColor", INK, 2),
    "marker-sub": disc(20, 20, 17, "none", "#e8641b", 5),
    "points": disc(20, 20, 18.5, "#fffdf6", OLIVE, 2.5),
    "laurel": disc(20, 20, 18.5, "#fffdf6", "#b08a1c", 2.5) + laurel("#b08a1c")
    + shrunk(path(FIVE, "#b08a1c"), 0.55, 9, 9),
    **{f"level-{k}": pips(k) for k in (1, 2, 3)},
}  # fmt: skip
TPT_ICONS: Final = {
    "dove_lost": peace("gone"),
    "dove_restored": peace("more"),
    "peacemaker": PEACEMAKER,
    **{f"treasury-{power}": bill(power) for power in POWERS},
    "conflict-yellow": conflict(WEST, ON["w"]),
    "conflict-red": conflict(EAST, ON["e"]),
    "conflict-black": conflict("#1b1f24", "#f7f2e4"),
    "free_arrow": path(BOTH_WAYS, "#ffffff", f' stroke="{INK}" stroke-width="2" stroke-linejoin="round"'),
    "arms_race_cost_up": box(1, 1, 38, 38, 8, "#d8dde1", f' stroke="{INK}" stroke-width="1.5"')
    + shrunk(missile()) + sign("more"),
    "soviet_value_down": box(1, 1, 38, 38, 8, "#d8dde1", f' stroke="{INK}" stroke-width="1.5"')
    + shrunk(crest("soviet_union")) + sign("less"),
    **{f"next_decade_card-{power}": next_card(power) for power in POWERS},
    "dominance": globe(),
    "arms_race": missile(),
    "space_race": rocket(),
    "medal-strict": BASE_ICONS["medal"] + box(0, 26, 15, 12, 2, INK) + line("M3.500 26v-3c0-5 8-5 8 0v3", INK, 2.4),
    "ban": barred(missile()),
    "reshuffle": disc(20, 20, 18.5, "#fffdf6", INK, 1.5)
    + line("M10 22c-1-12 14-16 19-7M30 18c1 12-14 16-19 7", INK, 3)
    + path("M32 8v10h-10zM8 32V22h10z", INK),
    "arms-usa": crest("usa"),
    "arms-soviet_union": crest("soviet_union"),
    "use-arms_race": disc(20, 20, 19, "#ffffff", INK, 1.5) + shrunk(missile(), 0.75, 5, 4),
    "use-credit": disc(20, 20, 19, "#ffffff", INK, 1.5) + shrunk(bill("usa"), 0.75, 5, 5)
    + line("M20 13v14M23.500 16c-5-3-9 1-4 3.500s3 6-3.500 4", LEAF, 2.2),
}  # fmt: skip
TPT_CARDS: Final = {
    "card-blue": card(path(BAND, "#2a6296")),
    "card-green": card(path(BAND, "#3b7a48")),
    "card-black": card(path(BAND, "#1b1f24")),
    "card-arms_race": small_deck("#4b545c", missile("#aab3ba")),
    "card-conflict": small_deck("#6b3a2e", path(SWORDS, PAPER) + path(SWORDS_OVER, PAPER)),
    "back-arms_race": small_back("#4b545c", missile("#aab3ba")),
    "back-conflict": small_back("#6b3a2e", path(SWORDS, PAPER) + path(SWORDS_OVER, PAPER)),
    "back-tpt": small_back(NIGHT, globe()),
}  # fmt: skip
