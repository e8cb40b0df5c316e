"""The icons of 2+2 beside those of the base game: one vocabulary, and more columns in the tables of elements."""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.facts import Entry
from detente.games.twoplustwo.codes import (
    ARMS,
    DOMINANCE,
    ICON_CONFLICT,
    ICON_COST_UP,
    ICON_DOVE_LOST,
    ICON_DOVE_RESTORED,
    ICON_FREE_ARROW,
    ICON_NEXT_CARD,
    ICON_PEACEMAKER,
    ICON_TREASURY,
    ICON_VALUE_DOWN,
    SOVIET_UNION,
    SPACE,
    USA,
)
from detente.games.wsdv.codes import EAST, MOST_ICONS, NOBODY, WEST
from detente.games.wsdv.icons import ICONS as BASE_ICONS
from detente.games.wsdv.icons import TRACKS as BASE_TRACKS
from detente.games.wsdv.icons import Icons

ICONS: Final = BASE_ICONS | {
    "dove_lost": ICON_DOVE_LOST,
    "dove_restored": ICON_DOVE_RESTORED,
    "peacemaker": ICON_PEACEMAKER,
    "treasury": ICON_TREASURY,
    "conflict": ICON_CONFLICT,
    "free_arrow": ICON_FREE_ARROW,
    "arms_race_cost_up": ICON_COST_UP,
    "soviet_value_down": ICON_VALUE_DOWN,
    "next_decade_card": ICON_NEXT_CARD,
}
TRACKS: Final = BASE_TRACKS | {"dominance": DOMINANCE, "arms_race": ARMS, "space_race": SPACE}
POWERS: Final = {"usa": USA, "soviet_union": SOVIET_UNION}
CONFLICTS: Final = {"yellow": USA, "red": SOVIET_UNION, "black": NOBODY}
RED_WORDS: Final = (
    "stop_factory",
    "police_red",
    "police_pink",
    "build_wall",
    "remove_wall",
    "stasi_disbandment",
    "guillaume_affair",
)
"""TPT-AUTO-9.19: icons of the base game that are red without saying so by their ending."""
MOST_DOLLARS: Final = 20
MOST_ARROWS: Final = 4


class TptIcons(Icons):
    """The elements of all sources, with what 2+2 adds, by element.

    strict: a prestige arrow that never becomes dominance. shaded: ignored in an automatic event. amount: dollars.
    power: the superpower that an icon names, or NOBODY. tint: the side whose colour the entry has, or NOBODY.
    pair: the mask of the single arrows, of the source, that are printed with this one as one left-right icon; 0 for others.
    """

    def __init__(self, province_ids: list[str]) -> None:
        super().__init__(province_ids, ICONS, TRACKS)
        self.strict: list[int] = []
        self.shaded: list[int] = []
        self.amount: list[int] = []
        self.power: list[int] = []
        self.tint: list[int] = []
        self.pair: list[int] = []

    def add_source(self, where: str, event: list[Any]) -> int:
        """Read the event of a source; its number."""
        single: list[dict[str, Any]] = []
        pairs: list[int] = []
        for k, about in enumerate(event):
            entry = Entry(f"{where} event[{k}]", {"icon": about} if isinstance(about, str) else about)
            arrows = spread(entry)
            both = "left_right" in entry.entry
            mask = sum(1 << (len(single) + n) for n in range(len(arrows))) if both else 0
            single += arrows
            pairs += [mask] * len(arrows)
        source = super().add_source(where, single)
        for k in range(MOST_ICONS):
            if k < len(single):
                self.read_columns(Entry(f"{where} event", single[k]), pairs[k])
            else:
                self.add_columns(0, 0, 0, NOBODY, NOBODY, 0)
        first = source * MOST_ICONS
        for element in range(first, first + MOST_ICONS):
            own = self.all_facts(element)
            self.like[element] = next(k for k in range(first, element + 1) if self.all_facts(k) == own)
        return source

    def read_columns(self, entry: Entry, pair: int) -> None:
        """Read what 2+2 adds to one icon or single arrow."""
        word = str(entry.entry["icon"])
        amount, power = 0, NOBODY
        if word == "treasury":
            amount = entry.number("amount", -MOST_DOLLARS, MOST_DOLLARS)
        if word in ("treasury", "next_decade_card"):
            power = POWERS[entry.one_of("player", list(POWERS))]
        elif word == "conflict":
            power = CONFLICTS[entry.one_of("colour", list(CONFLICTS))]
        strict = int("strict" in entry.entry and entry.flag("strict"))
        shaded = int("shaded" in entry.entry and entry.flag("shaded"))
        self.add_columns(strict, shaded, amount, power, tint_of(word, entry.entry, power), pair)

    def add_columns(self, strict: int, shaded: int, amount: int, power: int, tint: int, pair: int) -> None:
        """Add an element to the tables."""
        self.strict.append(strict)
        self.shaded.append(shaded)
        self.amount.append(amount)
        self.power.append(power)
        self.tint.append(tint)
        self.pair.append(pair)

    def all_facts(self, element: int) -> tuple[int, ...]:
        """What makes two elements of a source the same."""
        return (
            *self.facts(element),
            self.strict[element],
            self.shaded[element],
            self.amount[element],
            self.power[element],
            self.pair[element],
        )


def spread(entry: Entry) -> list[dict[str, Any]]:
    """An icon as it is; arrows one by one, those of a left-right icon too, left first."""
    about = dict(entry.entry)
    if about.get("icon") != "arrow":
        return [about]
    if "left_right" not in about:
        return [about | {"count": 1}] * entry.number("count", 1, MOST_ARROWS)
    both = entry.part("left_right")
    return [
        about | {"direction": direction, "count": 1}
        for direction in ("west", "east")
        for _ in range(both.number(direction, 1, MOST_ARROWS))
    ]


def tint_of(word: str, about: Mapping[str, Any], power: int) -> int:
    """TPT-AUTO-9.19: the side whose colour an entry has."""
    if word == "arrow":
        return WEST if about["direction"] == "west" else EAST
    if word in ("treasury", "next_decade_card", "conflict"):
        return power
    if word.endswith("_w"):
        return WEST
    if word.endswith("_e") or word in RED_WORDS:
        return EAST
    return NOBODY
