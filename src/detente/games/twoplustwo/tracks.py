"""The tracks of the expansion board (TPT-COMP-2.1, TPT-COMP-2.6)."""

from collections.abc import Sequence
from typing import Final

from detente.core.records.facts import Entry, listed, shortened
from detente.core.records.faults import Fault, Inspection
from detente.games.germany import codes
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.icons import SPACE_WORDS, SUPERPOWERS, TEXTS, EditionIcons

SPACE_FIELDS: Final = ("position", "side", "victory_points", "laurel")
TRACK_FIELDS: Final = (
    "kind",
    "start",
    "min",
    "max",
    "negative_side",
    "positive_side",
    "spaces",
    "overflow_west",
    "overflow_east",
    "provenance",
)
MOST_POINTS: Final = 20
MOST_INCOME: Final = 20


class Track:
    """A track: its first and last position, and tables by position - first.

    points: victory points. laurels: 1 on a victory space. advantage: level in automatic events. spaces: source of each
    space's icons, or -1 for none. income: dollars at the end of a decade, by side of the superpower.
    """

    def __init__(self) -> None:
        self.first: int = 0
        self.last: int = 0
        self.points: list[int] = []
        self.laurels: list[int] = []
        self.advantage: list[int] = []
        self.spaces: list[int] = []
        self.income: list[list[int]] = [[], []]


def read_track(
    icons: EditionIcons, tracks: Entry, name: str, fields: Sequence[str], inspection: Inspection
) -> Track:
    """TPT-COMP-2.1, TPT-COMP-2.6: read a track from the yellow end to the red one; the start is space 0."""
    track = Track()
    with inspection.of_part():
        entry = tracks.part(name)
        with inspection.of_part():
            entry.only([*TRACK_FIELDS, "end_of_decade", "advantage_levels", "moved_by"])
        check_field(entry, "start", 0, inspection)
        check_field(entry, "negative_side", "yellow", inspection)
        check_field(entry, "positive_side", "red", inspection)
        spaces = [Entry(f"{entry.where} spaces[{k}]", e) for k, e in enumerate(listed(entry.entry, "spaces"))]
        if not spaces:
            entry.wrong("no-spaces", TEXTS)
        track.first = spaces[0].number("position", -tpt.LONGEST_TRACK, -1)
        track.last = track.first + len(spaces) - 1
        if not 1 <= track.last <= tpt.LONGEST_TRACK:
            entry.wrong("last-space", TEXTS, most=tpt.LONGEST_TRACK, found=track.last)
        check_field(entry, "min", track.first, inspection, "by-spaces")
        check_field(entry, "max", track.last, inspection, "by-spaces")
        for at, space in enumerate(spaces, track.first):
            read_space(icons, track, space, at, fields, inspection)
    return track


def check_field(
    entry: Entry, key: str, value: int | str, inspection: Inspection, message: str = "stated-field"
) -> None:
    """Check a field that may be omitted but must not have another value."""
    if entry.entry.get(key, value) != value:
        found = shortened(entry.entry[key])
        inspection.faults.append(
            Fault(message, entry.where, TEXTS, key=repr(key), value=repr(value), found=found)
        )


def read_space(
    icons: EditionIcons,
    track: Track,
    space: Entry,
    at: int,
    fields: Sequence[str],
    inspection: Inspection,
) -> None:
    """TPT-EOD-12.1.1 to TPT-EOD-12.3.3: read a space of a track."""
    with inspection.of_part():
        space.only([*SPACE_FIELDS, *fields])
    inspection.read(at, space.number, "position", at, at)
    inspection.read("", space.one_of, "side", ["neutral" if at == 0 else "yellow" if at < 0 else "red"])
    most = 0 if at == 0 else MOST_POINTS
    track.points.append(inspection.read(0, space.number, "victory_points", 0, most))
    with inspection.of_part():
        laurel = space.flag("laurel")
        if laurel and at == 0:
            space.wrong("start-laurel", TEXTS)
        track.laurels.append(int(laurel))
        if "auto_event_advantage" in fields:
            level = space.number("auto_event_advantage", 0, 0 if at == 0 else tpt.LEVEL_LAUREL)
            if (level == tpt.LEVEL_LAUREL) != laurel:
                space.wrong("laurel-level", TEXTS, level=tpt.LEVEL_LAUREL)
            track.advantage.append(level)
    if "income" in fields:
        with inspection.of_part():
            income = space.part("income")
            income.only(list(SUPERPOWERS))
            for name, side in SUPERPOWERS.items():
                track.income[side].append(income.number(name, 0, MOST_INCOME))
    if "icons" in fields:
        words = SPACE_WORDS if "income" in fields else [*SPACE_WORDS, "next_decade_card"]
        with inspection.of_part():
            read_space_icons(icons, track, space, at, words)


def read_space_icons(icons: EditionIcons, track: Track, space: Entry, at: int, words: Sequence[str]) -> None:
    """TPT-EOD-12.2.2, TPT-EOD-12.3.1: read a space's icons; only the space race track has 3-1 symbols."""
    printed = space.entry.get("icons", [])
    source = icons.read(f"{space.where} icons", printed, words)
    if printed and at == 0:
        space.wrong("start-icons", TEXTS)
    owner = codes.WEST if at < 0 else codes.EAST
    for element in icons.elements(source):
        if icons.words[element] == "next_decade_card" and icons.colour[element] != owner:
            space.wrong("whose-symbol", TEXTS)
    track.spaces.append(source if printed else -1)


def read_treasury(tracks: Entry, stated: Sequence[str], inspection: Inspection) -> list[int]:
    """TPT-EOD-12.4.4: read the victory points an edition may print on the treasury track."""
    treasury = tracks.part("treasury")
    found: list[int] = []
    with inspection.of_part():
        treasury.only([*stated, "kind", "spaces", "overflow", "software_note", "provenance"])
        positions = range(tpt.LEAST_PRINTED_DOLLARS, tpt.MOST_PRINTED_DOLLARS + 1)
        entries = treasury.entry.get("spaces", [{"position": at} for at in positions])
        if not isinstance(entries, list) or len(entries) != len(positions):
            treasury.wrong("treasury-spaces", TEXTS, count=len(positions))
        for k, at in enumerate(positions):
            space = Entry(f"{treasury.where} spaces[{k}]", entries[k])
            space.only(["position", "in_the_red", "victory_points"])
            space.number("position", at, at)
            if space.entry.get("in_the_red", at < 0) != (at < 0):
                space.wrong("in-the-red", TEXTS, value="true" if at < 0 else "false")
            points = space.number("victory_points", 0, MOST_POINTS) if "victory_points" in space.entry else 0
            found.append(points)
    return found
