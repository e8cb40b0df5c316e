"""The icons of cards and track boxes as flat tables: the words of the data file, read once.

One vocabulary and one interpreter (`rules.icons`) serve every game on Germany. What an event comes from, a card's face or
a box of a track, is a *source*; each of its icons and single arrows is an *element*, numbered source * 16 + place.
"""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.facts import Entry
from detente.games.wsdv.codes import (
    ANYWHERE,
    AT_RHEINSBERG,
    BRANDENBURG,
    CURRENCY,
    EAST,
    EAST_PROVINCES,
    ICON_ARROW,
    ICON_BUILD_E,
    ICON_BUILD_W,
    ICON_BUILD_WALL,
    ICON_DISMANTLE_E,
    ICON_DISMANTLE_W,
    ICON_GUILLAUME_AFFAIR,
    ICON_LS_E,
    ICON_LS_ONLY_W,
    ICON_LS_W,
    ICON_MOVE_UNREST_E,
    ICON_POLICE_PINK,
    ICON_POLICE_RED,
    ICON_REMOVE_LS_E,
    ICON_REMOVE_MASS_PROTEST_E,
    ICON_REMOVE_UNREST_E,
    ICON_REMOVE_UNREST_W,
    ICON_REMOVE_WALL,
    ICON_REPAIR_E,
    ICON_RUNDOWN_E,
    ICON_STASI_DISBANDMENT,
    ICON_STOP_FACTORY,
    ICON_UNREST_E,
    ICON_UNREST_W,
    IN_CSSR,
    IN_POLSKA,
    MOST_ICONS,
    NIEDERSACHSEN,
    NOBODY,
    PRESTIGE,
    SOCIALIST,
    WEST,
    WEST_GERMANY,
    WEST_PROVINCES,
)

ICONS: Final = {
    "build_e": ICON_BUILD_E,
    "build_w": ICON_BUILD_W,
    "dismantle_e": ICON_DISMANTLE_E,
    "dismantle_w": ICON_DISMANTLE_W,
    "unrest_e": ICON_UNREST_E,
    "unrest_w": ICON_UNREST_W,
    "remove_unrest_e": ICON_REMOVE_UNREST_E,
    "remove_unrest_w": ICON_REMOVE_UNREST_W,
    "move_unrest_e": ICON_MOVE_UNREST_E,
    "ls_e": ICON_LS_E,
    "ls_w": ICON_LS_W,
    "ls_only_w": ICON_LS_ONLY_W,
    "remove_ls_e": ICON_REMOVE_LS_E,
    "remove_mass_protest_e": ICON_REMOVE_MASS_PROTEST_E,
    "stop_factory": ICON_STOP_FACTORY,
    "rundown_e": ICON_RUNDOWN_E,
    "repair_e": ICON_REPAIR_E,
    "police_red": ICON_POLICE_RED,
    "police_pink": ICON_POLICE_PINK,
    "build_wall": ICON_BUILD_WALL,
    "remove_wall": ICON_REMOVE_WALL,
    "stasi_disbandment": ICON_STASI_DISBANDMENT,
    "guillaume_affair": ICON_GUILLAUME_AFFAIR,
    "arrow": ICON_ARROW,
}
"""Appendix B: the vocabulary."""
TRACKS: Final = {"prestige": PRESTIGE, "western_currency": CURRENCY, "socialist": SOCIALIST}
SIDES: Final = {"west": WEST, "east": EAST}
DIRECTIONS: Final = {"west": -1, "east": 1}
BOUND_TO: Final = {"cssr": IN_CSSR, "polska": IN_POLSKA, "rheinsberg": AT_RHEINSBERG}
MOST_TWICE: Final = 4
"""Pieces of one card in a province, at most."""


class Icons:
    """The elements of all sources.

    counts: how many elements a source has. By element: icon, its number in the vocabulary; provinces, the mask of
    those where it may take effect; bound: ANYWHERE, or the sites to which it is bound; decider: the side of its
    coat of arms, or NOBODY; most: pieces of this card in one province, 0 for any number; track, step: of an arrow the
    marker and -1 (west) or +1 (east); like: the first element of the source that is just the same.
    words: the icon's word in the data file, by element.
    """

    def __init__(
        self, province_ids: list[str], vocabulary: Mapping[str, int], tracks: Mapping[str, int]
    ) -> None:
        self.province_ids = province_ids
        self.vocabulary = dict(vocabulary)
        self.tracks = dict(tracks)
        self.counts: list[int] = []
        self.icon: list[int] = []
        self.provinces: list[int] = []
        self.bound: list[int] = []
        self.decider: list[int] = []
        self.most: list[int] = []
        self.track: list[int] = []
        self.step: list[int] = []
        self.like: list[int] = []
        self.words: list[str] = []

    def add_source(self, where: str, event: list[Any]) -> int:
        """Read the event of a source; its number."""
        source = len(self.counts)
        entries = [
            Entry(f"{where} event[{k}]", {"icon": e} if isinstance(e, str) else e)
            for k, e in enumerate(event)
        ]
        for entry in entries:
            count = entry.number("count", 1, 4) if entry.entry.get("icon") == "arrow" else 1
            for _ in range(count):
                self.add_element(entry, source)
        count = len(self.icon) - source * MOST_ICONS
        if count > MOST_ICONS:
            raise ValueError(f"{where}: more than {MOST_ICONS} icons and arrows")
        self.counts.append(count)
        while len(self.icon) < (source + 1) * MOST_ICONS:
            self.append(0, 0, ANYWHERE, NOBODY, 0, 0, 0, len(self.icon), "")
        return source

    def add_element(self, entry: Entry, source: int) -> None:
        """Read one icon or single arrow."""
        word = entry.one_of("icon", list(self.vocabulary))
        track, step = 0, 0
        if word == "arrow":
            track = self.tracks[entry.one_of("track", list(self.tracks))]
            step = DIRECTIONS[entry.one_of("direction", list(DIRECTIONS))]
        decider = NOBODY
        if "decided_by" in entry.entry:
            decider = SIDES[entry.one_of("decided_by", list(SIDES))]
        most = entry.number("max_per_province", 1, MOST_TWICE) if "max_per_province" in entry.entry else 0
        provinces, bound = self.read_restriction(entry, word)
        element = len(self.icon)
        facts = (self.vocabulary[word], provinces, bound, decider, most, track, step)
        like = next((k for k in range(source * MOST_ICONS, element) if self.facts(k) == facts), element)
        self.append(*facts, like, word)

    def read_restriction(self, entry: Entry, word: str) -> tuple[int, int]:
        """The mask of provinces where the icon may take effect, and the sites to which it is bound."""
        provinces = EAST_PROVINCES if word.endswith("_e") else WEST_PROVINCES if word.endswith("_w") else 0
        if "restriction" not in entry.entry:
            return provinces, ANYWHERE
        named = {province: 1 << k for k, province in enumerate(self.province_ids)}
        masks = {"west_germany": WEST_GERMANY, "niedersachsen_hamburg": 1 << NIEDERSACHSEN} | named
        restriction = entry.one_of("restriction", [*masks, *BOUND_TO])
        if restriction in BOUND_TO:
            return 1 << BRANDENBURG if restriction == "rheinsberg" else provinces, BOUND_TO[restriction]
        if not masks[restriction] & provinces:
            entry.fail(f"the restriction {restriction!r} leaves {word!r} no province")
        return masks[restriction] & provinces, ANYWHERE

    def facts(self, element: int) -> tuple[int, ...]:
        """What makes two elements of a source the same."""
        return (
            self.icon[element],
            self.provinces[element],
            self.bound[element],
            self.decider[element],
            self.most[element],
            self.track[element],
            self.step[element],
        )

    def append(
        self,
        icon: int,
        provinces: int,
        bound: int,
        decider: int,
        most: int,
        track: int,
        step: int,
        like: int,
        word: str,
    ) -> None:
        """Add an element to the tables."""
        self.icon.append(icon)
        self.provinces.append(provinces)
        self.bound.append(bound)
        self.decider.append(decider)
        self.most.append(most)
        self.track.append(track)
        self.step.append(step)
        self.like.append(like)
        self.words.append(word)
