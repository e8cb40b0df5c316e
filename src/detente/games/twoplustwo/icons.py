"""The icons of 2+2 as flat tables: Germany's words plus those of the expansion, read with the same reader."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.records.facts import Entry, shortened
from detente.core.records.faults import Fault
from detente.games.germany import codes
from detente.games.germany.icons import DIRECTIONS, ICONS, MOST_ARROWS, TRACKS, Icons, too_many
from detente.games.twoplustwo import codes as tpt

NEW_ICONS: Final = {
    "dove_lost": tpt.ICON_DOVE_LOST,
    "dove_restored": tpt.ICON_DOVE_RESTORED,
    "peacemaker": tpt.ICON_PEACEMAKER,
    "treasury": tpt.ICON_TREASURY,
    "conflict": tpt.ICON_CONFLICT,
    "free_arrow": tpt.ICON_FREE_ARROW,
    "arms_race_cost_up": tpt.ICON_ARMS_RACE_COST_UP,
    "soviet_value_down": tpt.ICON_SOVIET_VALUE_DOWN,
    "next_decade_card": tpt.ICON_NEXT_DECADE_CARD,
}
NEW_TRACKS: Final = {"dominance": tpt.DOMINANCE, "space_race": tpt.SPACE_RACE, "arms_race": tpt.ARMS_RACE}

ONLY_SPECIAL: Final = ("build_wall", "remove_wall", "stasi_disbandment")
TO_BE_KEPT: Final = ("police_red", "police_pink", "guillaume_affair")
OF_A_PLAYER: Final = ("peacemaker", "free_arrow", "arms_race_cost_up", "soviet_value_down")
SPECIAL_WORDS: Final = list(ICONS)
NOT_IN_EVENTS: Final = (*ONLY_SPECIAL, "peacemaker", "next_decade_card")
EVENT_WORDS: Final = [word for word in [*ICONS, *NEW_ICONS] if word not in NOT_IN_EVENTS]
NOT_BELOW: Final = ONLY_SPECIAL + TO_BE_KEPT + OF_A_PLAYER + ("next_decade_card",)
BELOW_WORDS: Final = [word for word in [*ICONS, *NEW_ICONS] if word not in NOT_BELOW]
DECK_WORDS: Final = BELOW_WORDS
SPACE_WORDS: Final = [word for word in BELOW_WORDS if word != "conflict"]
"""TPT-EOD-12.3.4: track spaces only have icons that can be carried out when no one is active."""

FIELDS: Final = ("icon", "row", "decided_by", "shaded")
MORE_FIELDS: Final = {
    "arrow": ("track", "direction", "count", "strict", "left_right"),
    "treasury": ("player", "amount"),
    "conflict": ("colour",),
    "next_decade_card": ("player",),
}
BASE_FIELDS: Final = ("restriction", "max_per_province")
SUPERPOWERS: Final = {"usa": codes.WEST, "soviet_union": codes.EAST}
CONFLICTS: Final = {"yellow": codes.WEST, "red": codes.EAST, "black": codes.NOBODY}
RED_WORDS: Final = (
    "stop_factory",
    "police_red",
    "police_pink",
    "build_wall",
    "remove_wall",
    "stasi_disbandment",
    "guillaume_affair",
)
MOST_DOLLARS: Final = 20


TEXTS: Final = "detente.games.twoplustwo"
"""Where the texts about faults in editions are."""


class EditionIcons(Icons):
    """The elements of all sources of an edition.

    By element, beyond `Icons`: shaded, strict (1 or 0); colour: the side of a red or yellow entry, or of the superpower that
    pays, receives or draws, or NOBODY; amount, of dollars; pair: the mask of elements of its source (from bit 0) that
    form one left-right icon with it, or 0.
    """

    def __init__(self, province_ids: list[str]) -> None:
        super().__init__(province_ids, {**ICONS, **NEW_ICONS}, {**TRACKS, **NEW_TRACKS})
        self.shaded: list[int] = []
        self.strict: list[int] = []
        self.colour: list[int] = []
        self.amount: list[int] = []
        self.pair: list[int] = []
        self.allowed: list[str] = []
        self.may_shade = False
        self.pairing = 0

    def read(self, where: str, icons: Any, words: Sequence[str], may_shade: bool = False) -> int:
        """Read the icons of a source, limited to these words, and return its number."""
        if not isinstance(icons, list):
            raise Fault("icon-list", where, TEXTS, found=shortened(icons))
        if len(icons) > codes.MOST_ICONS:
            raise too_many(where)
        self.allowed = list(words)
        self.may_shade = may_shade
        self.pairing = 0
        return self.add_source(where, icons)

    def take(self, base: Icons, source: int) -> int:
        """Copy a source from Germany's tables; return its number here."""
        first, own = source * codes.MOST_ICONS, len(self.icon)
        for k in range(first, first + codes.MOST_ICONS):
            self.append(
                base.icon[k],
                base.provinces[k],
                base.bound[k],
                base.decider[k],
                base.most[k],
                base.track[k],
                base.step[k],
                own + base.like[k] - first,
                base.words[k],
            )
            self.note(None)
            self.colour[-1] = colour_of(base.words[k], base.step[k])
        self.counts.append(base.counts[source])
        return len(self.counts) - 1

    def add_icon(self, entry: Entry, source: int) -> None:
        """TPT-ACT-6.4.8: read one icon; the arrows of a left-right icon become paired elements."""
        word = entry.one_of("icon", self.allowed)
        more = MORE_FIELDS.get(word, () if word in NEW_ICONS else BASE_FIELDS)
        entry.only([*FIELDS, *more])
        if "row" in entry.entry:
            entry.number("row", 1, codes.MOST_ICONS)
        if word != "arrow" or "left_right" not in entry.entry:
            super().add_icon(entry, source)
            return
        if "direction" in entry.entry or "count" in entry.entry:
            entry.wrong("both-ways", TEXTS)
        track = self.tracks[entry.one_of("track", list(self.tracks))]
        both = entry.part("left_right")
        both.only(list(DIRECTIONS))
        counts = {side: both.number(side, 1, MOST_ARROWS) for side in DIRECTIONS}
        first = len(self.icon) - source * codes.MOST_ICONS
        self.pairing = ((1 << sum(counts.values())) - 1) << first
        for side, count in counts.items():
            for _ in range(count):
                self.add_element(entry, source, word, track, DIRECTIONS[side])
        self.pairing = 0

    def note(self, entry: Entry | None) -> None:
        """Add the 2+2 facts about the last element."""
        self.pair.append(self.pairing)
        if entry is None:
            for column in (self.shaded, self.strict, self.amount):
                column.append(0)
            self.colour.append(codes.NOBODY)
            return
        word = self.words[-1]
        shaded = "shaded" in entry.entry and entry.flag("shaded")
        if shaded and not self.may_shade:
            entry.wrong("shaded", TEXTS)
        strict = "strict" in entry.entry and entry.flag("strict")
        if strict and entry.entry.get("track") != "prestige":
            entry.wrong("strict", TEXTS)
        amount = entry.number("amount", -MOST_DOLLARS, MOST_DOLLARS) if word == "treasury" else 0
        if word == "treasury" and amount == 0:
            entry.wrong("no-amount", TEXTS)
        self.shaded.append(int(shaded))
        self.strict.append(int(strict))
        self.amount.append(amount)
        self.colour.append(self.read_colour(entry, word))

    def read_colour(self, entry: Entry, word: str) -> int:
        """TPT-AUTO-9.19: the side of an entry."""
        if word in ("treasury", "next_decade_card"):
            return SUPERPOWERS[entry.one_of("player", list(SUPERPOWERS))]
        if word == "conflict":
            return CONFLICTS[entry.one_of("colour", list(CONFLICTS))]
        return colour_of(word, self.step[-1])

    def facts(self, element: int) -> tuple[int, ...]:
        """The facts that make two elements of a source identical."""
        more = (self.shaded, self.strict, self.colour, self.amount, self.pair)
        return super().facts(element) + tuple(column[element] for column in more)

    def columns(self) -> list[list[Any]]:
        """All tables by element."""
        return [*super().columns(), self.shaded, self.strict, self.colour, self.amount, self.pair]

    def elements(self, source: int) -> range:
        """The elements of a source."""
        first = source * codes.MOST_ICONS
        return range(first, first + self.counts[source])

    def draws(self, source: int) -> bool:
        """TPT-DECK-8.8: whether carrying out the source can make a superpower draw an arms race or conflict card."""
        return any(
            self.icon[k] == tpt.ICON_CONFLICT
            or (self.icon[k] == codes.ICON_ARROW and self.track[k] == tpt.ARMS_RACE)
            for k in self.elements(source)
        )


def colour_of(word: str, step: int) -> int:
    """TPT-AUTO-9.19: an icon's side, derived from its word or its arrow's direction."""
    if step:
        return codes.EAST if step > 0 else codes.WEST
    if word in RED_WORDS or word.endswith("_e"):
        return codes.EAST
    return codes.WEST if word.endswith("_w") else codes.NOBODY
