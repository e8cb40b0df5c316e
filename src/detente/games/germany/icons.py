"""The icons of cards and track boxes as flat tables, read once from the words of the data file.

One vocabulary and one interpreter (`rules.event`) serve every game on Germany. Whatever causes an event, a card's face or
a track's box, is a *source*; each of its icons and single arrows is an *element*, numbered source * 16 + place.
"""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.records.facts import Entry
from detente.core.records.faults import Fault, Inspection
from detente.games.germany import codes

ICONS: Final = {
    "build_e": codes.ICON_BUILD_E,
    "build_w": codes.ICON_BUILD_W,
    "dismantle_e": codes.ICON_DISMANTLE_E,
    "dismantle_w": codes.ICON_DISMANTLE_W,
    "unrest_e": codes.ICON_UNREST_E,
    "unrest_w": codes.ICON_UNREST_W,
    "remove_unrest_e": codes.ICON_REMOVE_UNREST_E,
    "remove_unrest_w": codes.ICON_REMOVE_UNREST_W,
    "move_unrest_e": codes.ICON_MOVE_UNREST_E,
    "ls_e": codes.ICON_LS_E,
    "ls_w": codes.ICON_LS_W,
    "ls_only_w": codes.ICON_LS_ONLY_W,
    "remove_ls_e": codes.ICON_REMOVE_LS_E,
    "remove_mass_protest_e": codes.ICON_REMOVE_MASS_PROTEST_E,
    "stop_factory": codes.ICON_STOP_FACTORY,
    "rundown_e": codes.ICON_RUNDOWN_E,
    "repair_e": codes.ICON_REPAIR_E,
    "police_red": codes.ICON_POLICE_RED,
    "police_pink": codes.ICON_POLICE_PINK,
    "build_wall": codes.ICON_BUILD_WALL,
    "remove_wall": codes.ICON_REMOVE_WALL,
    "stasi_disbandment": codes.ICON_STASI_DISBANDMENT,
    "guillaume_affair": codes.ICON_GUILLAUME_AFFAIR,
    "arrow": codes.ICON_ARROW,
}
"""Appendix B: the vocabulary."""
TRACKS: Final = {"prestige": codes.PRESTIGE, "western_currency": codes.CURRENCY, "socialist": codes.SOCIALIST}
SIDES: Final = {"west": codes.WEST, "east": codes.EAST}
DIRECTIONS: Final = {"west": -1, "east": 1}
BOUND_TO: Final = {"cssr": codes.IN_CSSR, "polska": codes.IN_POLSKA, "rheinsberg": codes.AT_RHEINSBERG}
MOST_ARROWS: Final = 4
MOST_TWICE: Final = 4
"""The most pieces that one card may put in a province."""


TEXTS: Final = "detente.games.germany"
"""Where the texts about faults in files are."""


def too_many(where: str) -> Fault:
    """The fault of a source with more icons and arrows than the tables hold."""
    return Fault("too-many-icons", where, TEXTS, most=codes.MOST_ICONS)


class Icons:
    """The elements of all sources.

    counts: how many elements a source has. By element: icon, its number in the vocabulary; provinces, the mask of
    those where it may take effect; bound: the sites to which it is bound, or ANYWHERE; decider: the side of its
    coat of arms, or NOBODY; most: pieces of this card in one province, 0 for any number; track, step: of an arrow the
    marker and -1 (west) or +1 (east); like: the first identical element of the source.
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

    def add_source(self, where: str, icons: list[Any]) -> int:
        """Read the icons of a source and return its number. If the source has errors, drop what was read of it."""
        source = len(self.counts)
        for column in self.columns():
            del column[source * codes.MOST_ICONS :]
        inspection = Inspection()
        for k, icon in enumerate(icons):
            with inspection.of_part():
                self.add_icon(
                    Entry(f"{where}[{k}]", {"icon": icon} if isinstance(icon, str) else icon), source
                )
        inspection.close()
        count = len(self.icon) - source * codes.MOST_ICONS
        if count > codes.MOST_ICONS:
            raise too_many(where)
        while len(self.icon) < (source + 1) * codes.MOST_ICONS:
            self.append(0, 0, codes.ANYWHERE, codes.NOBODY, 0, 0, 0, len(self.icon), "")
            self.note(None)
        self.counts.append(count)
        return source

    def add_icon(self, entry: Entry, source: int) -> None:
        """Read one icon: one element, or one per arrow."""
        word = entry.one_of("icon", list(self.vocabulary))
        if word != "arrow":
            self.add_element(entry, source, word, 0, 0)
            return
        track = self.tracks[entry.one_of("track", list(self.tracks))]
        step = DIRECTIONS[entry.one_of("direction", list(DIRECTIONS))]
        for _ in range(entry.number("count", 1, MOST_ARROWS)):
            self.add_element(entry, source, word, track, step)

    def add_element(self, entry: Entry, source: int, word: str, track: int, step: int) -> None:
        """Read one icon or single arrow."""
        decider = codes.NOBODY
        if "decided_by" in entry.entry:
            decider = SIDES[entry.one_of("decided_by", list(SIDES))]
        most = entry.number("max_per_province", 1, MOST_TWICE) if "max_per_province" in entry.entry else 0
        provinces, bound = self.read_restriction(entry, word)
        element = len(self.icon)
        self.append(self.vocabulary[word], provinces, bound, decider, most, track, step, element, word)
        self.note(entry)
        facts = self.facts(element)
        self.like[element] = next(
            k for k in range(source * codes.MOST_ICONS, element + 1) if self.facts(k) == facts
        )

    def note(self, entry: Entry | None) -> None:
        """Add a game's further facts about the last element; None: fill an empty place."""

    def columns(self) -> list[list[Any]]:
        """All tables by element."""
        return [
            self.icon,
            self.provinces,
            self.bound,
            self.decider,
            self.most,
            self.track,
            self.step,
            self.like,
            self.words,
        ]

    def read_restriction(self, entry: Entry, word: str) -> tuple[int, int]:
        """The mask of provinces where the icon may take effect, and the sites to which it is bound."""
        provinces = (
            codes.EAST_PROVINCES
            if word.endswith("_e")
            else codes.WEST_PROVINCES
            if word.endswith("_w")
            else 0
        )
        if "restriction" not in entry.entry:
            return provinces, codes.ANYWHERE
        named = {province: 1 << k for k, province in enumerate(self.province_ids)}
        masks = {
            "west_germany": codes.WEST_GERMANY,
            "niedersachsen_hamburg": 1 << codes.NIEDERSACHSEN,
        } | named
        restriction = entry.one_of("restriction", [*masks, *BOUND_TO])
        if restriction in BOUND_TO:
            return 1 << codes.BRANDENBURG if restriction == "rheinsberg" else provinces, BOUND_TO[restriction]
        if not masks[restriction] & provinces:
            entry.wrong("no-province", TEXTS, restriction=repr(restriction), icon=repr(word))
        return masks[restriction] & provinces, codes.ANYWHERE

    def facts(self, element: int) -> tuple[int, ...]:
        """The facts that make two elements of a source identical."""
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
        """Append an element to the tables."""
        self.icon.append(icon)
        self.provinces.append(provinces)
        self.bound.append(bound)
        self.decider.append(decider)
        self.most.append(most)
        self.track.append(track)
        self.step.append(step)
        self.like.append(like)
        self.words.append(word)


NO_ICONS: Final[Icons] = Icons([], {}, {})
"""The icons of an empty table."""
