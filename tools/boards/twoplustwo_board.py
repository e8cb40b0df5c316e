"""Draw the board of 2+2: `src/detente/games/twoplustwo/board.svg`, that of Wir sind das Volk! with the superpowers' tracks.

    python tools/boards/twoplustwo_board.py [--out FILE]

How long the tracks are follows from `data.json`; what an edition prints on their spaces the client lays there.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from twoplustwo_symbols import TPT_CARDS, TPT_ICONS, TPT_PIECES
from wsdv_board import (
    COLUMN,
    DATA,
    GAMES,
    HEIGHT,
    WIDTH,
    drawing,
    element,
    figure,
    germany,
    placed,
    read_shapes,
    use,
)
from wsdv_symbols import CARDS, ICONS, PIECES, symbols

OWN: Final = GAMES / "twoplustwo"
LEFT: Final = (18, 632)
WIDE: Final = 590
ROWS: Final = (1012, 1144)
BOTTOM: Final = 1230
SPACE_HIGH: Final = 34
PRINT_HIGH: Final = 38
TRACKS: Final = (
    ("dominance", 0, 0, "dominance"),
    ("arms_race", 1, 0, "arms_race"),
    ("space_race", 1, 1, "space_race"),
)
DOLLARS: Final = range(-5, 11)
POOL_Y: Final = 874
ORDER_Y: Final = 934


def title(name: str, picture: str, x: float, y: float, wide: float) -> list[str]:
    """The name of a track, over it, with its picture and the ways in which its marker goes."""
    return [
        element("rect", id=f"{name} track", class_="title", x=x + 24, y=y - 22, width=wide - 48, height=8),
        placed(TPT_ICONS[picture], x, y - 25, 22),
        use("arrow-west", x + 26, y - 22, 16),
        use("arrow-east", x + wide - 18, y - 22, 16),
    ]


def spaces(name: str, at: range, x: float, y: float) -> tuple[list[str], list[str]]:
    """The spaces of a track, and under each the anchors of what is printed there."""
    wide = WIDE / len(at)
    drawn, printed = [], []
    for k, position in enumerate(at):
        left, side = x + k * wide, "west" if position < 0 else "east" if position > 0 else "none"
        box = {"x": f"{left:.1f}", "width": f"{wide - 3:.1f}"}
        drawn.append(
            element(
                "rect", id=f"{name} {position}", class_=f"space {side}", y=y, height=SPACE_HIGH, rx=4, **box
            )
        )
        text = f"{position:+d}".replace("-", "−") if position else "0"
        drawn.append(figure(left + wide / 2 - 1.5, y + 17, text))
        printed.append(
            element("rect", id=f"{name} {position} print", y=y + SPACE_HIGH + 2, height=PRINT_HIGH, **box)
        )
        if name == "dominance":
            y_income = y + SPACE_HIGH + PRINT_HIGH + 2
            printed.append(element("rect", id=f"{name} {position} income", y=y_income, height=18, **box))
    return drawn, printed


def treasury() -> list[str]:
    """TPT-ACT-6.5.5: one track for both treasuries."""
    x, y = LEFT[0], ROWS[1]
    wide = WIDE / len(DOLLARS)
    made = []
    for k, dollars in enumerate(DOLLARS):
        left = x + k * wide
        shade = "east" if dollars < 0 else "none"
        made.append(
            element(
                "rect", id=f"treasury {dollars}", class_=f"space {shade}", x=f"{left:.1f}", y=y,
                width=f"{wide - 3:.1f}", height=SPACE_HIGH + PRINT_HIGH, rx=4,
            )
        )  # fmt: skip
        made.append(
            figure(left + wide / 2 - 1.5, y + SPACE_HIGH + PRINT_HIGH - 13, str(dollars).replace("-", "−"))
        )
    return made


def slots(prefix: str, names: list[str], x: float, y: float, wide: float, texts: list[str]) -> list[str]:
    """Boxes in a row, each for one thing."""
    made = []
    for k, name in enumerate(names):
        left = x + k * wide
        made.append(
            element(
                "rect",
                id=f"{prefix} {name}",
                class_="space none",
                x=left,
                y=y,
                width=wide - 4,
                height=36,
                rx=6,
            )
        )
        if texts[k]:
            made.append(figure(left + wide / 2 - 2, y + 18, texts[k]))
    return made


def world(facts: dict[str, Any]) -> list[str]:
    """The four tracks below Germany; pool, turn order and sub-decades in the free corner of its column."""
    names, drawn, printed = [], [], []
    for name, column, row, picture in TRACKS:
        track = facts["tracks"][name]
        x, y = LEFT[column], ROWS[row]
        names += title(name, picture, x, y, WIDE)
        boxes, under = spaces(name, range(track["min"], track["max"] + 1), x, y)
        drawn += boxes
        printed += under
    names.append(
        element(
            "rect",
            id="treasury track",
            class_="title",
            x=LEFT[0] + 50,
            y=ROWS[1] - 22,
            width=WIDE - 98,
            height=8,
        )
    )
    names += [
        placed(TPT_ICONS["treasury-usa"], LEFT[0], ROWS[1] - 25, 22),
        placed(TPT_ICONS["treasury-soviet_union"], LEFT[0] + 25, ROWS[1] - 25, 22),
    ]
    doves = facts["tracks"]["world_peace_pool"]["doves"]
    names.append(element("rect", id="pool", class_="title", x=COLUMN, y=POOL_Y - 20, width=290, height=6))
    drawn += slots("dove", [str(k + 1) for k in range(doves)], COLUMN, POOL_Y, 41, [""] * doves)
    drawn.append(
        element("rect", id="button", class_="box", x=COLUMN + 41 * doves, y=POOL_Y, width=42, height=36, rx=6)
    )
    drawn.append(
        element("rect", id="reminders", class_="box", x=COLUMN + 294, y=POOL_Y, width=44, height=36, rx=6)
    )
    names.append(element("rect", id="order", class_="title", x=COLUMN, y=ORDER_Y - 20, width=164, height=6))
    names.append(
        element("rect", id="subs", class_="title", x=COLUMN + 182, y=ORDER_Y - 20, width=156, height=6)
    )
    drawn += slots("sub", ["A", "B", "C"], COLUMN + 182, ORDER_Y, 53, ["A", "B", "C"])
    ground = element(
        "rect", class_="column", x=6, y=HEIGHT + 4, width=WIDTH - 12, height=BOTTOM - HEIGHT - 10, rx=14
    )
    return [
        element("rect", class_="sea", y=HEIGHT - 1, width=WIDTH, height=BOTTOM - HEIGHT + 1),
        ground,
        '<g class="unnamed">',
        *drawn,
        "</g>",
        '<g class="unnamed centred">',
        *treasury(),
        *slots("turn", ["1", "2", "3", "4"], COLUMN, ORDER_Y, 42, ["1", "2", "3", "4"]),
        "</g>",
        '<g class="unnamed printed" fill="none">',
        *printed,
        "</g>",
        '<g class="lettered">',
        *names,
        "</g>",
    ]


def main() -> None:
    """Draw it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=OWN / "board.svg")
    wanted = parser.parse_args()
    base = json.loads(DATA.read_text(encoding="utf-8"))
    facts = json.loads((OWN / "data.json").read_text(encoding="utf-8"))
    pictures = symbols(PIECES | TPT_PIECES | ICONS | TPT_ICONS, CARDS | TPT_CARDS)
    drawn = drawing(
        germany(base, read_shapes()) + world(facts), pictures, BOTTOM, "0 4 2 1", "twoplustwo_board.py"
    )
    wanted.out.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
