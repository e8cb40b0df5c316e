"""An edition of 2+2: values of cards, decks and tracks, read from a file and checked (TPT-COMP).

An edition is one object of flat tables that states share and never change. Rules look up facts by card, face and
space. See docs/editions.md for the file format.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from detente.core.records.facts import Entry, listed, shortened
from detente.core.records.faults import Fault, Inspection
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import BOX_0, CARD_ICONS
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.cards import (
    SPECIAL_IDS,
    TptCards,
    read_cards,
    read_special_cards,
    read_value_icons,
)
from detente.games.twoplustwo.decks import Deck, deck_ids, read_deck
from detente.games.twoplustwo.icons import TEXTS, EditionIcons
from detente.games.twoplustwo.tracks import Track, read_track, read_treasury

FORMAT: Final = "twoplustwo-facts"
FORMAT_VERSION: Final = 2
FILE_FIELDS: Final = (
    "format",
    "format_version",
    "meta",
    "vocabulary",
    "counts",
    "reminders",
    "tracks",
    "cards",
    "special_cards",
    "arms_race_cards",
    "conflict_cards",
)
STATED: Final[Mapping[str, Mapping[str, Any]]] = {
    "treasury": {
        "per_player": ["usa", "soviet_union"],
        "printed_min": -5,
        "printed_max": 10,
        "start": 6,
        "debt_victory_points": {"per_dollars": 2, "points": -1, "rounding": "whole pairs of dollars only"},
    },
    "world_peace_pool": {"doves": 6, "red_buttons": 1, "start_doves_face_up": 6},
    "turn_order": {"spaces": [1, 2, 3, 4], "start": ["usa", "soviet_union", "west", "east"]},
    "sub_decades": {
        "spaces": ["A", "B", "C"],
        "tpt_cards": {"A": 3, "B": 3, "C": 3},
        "base_cards": {"A": 3, "B": 3, "C": 4},
        "unseen_discards_per_decade": 1,
    },
    "end_of_decade": {"new_phases": ["arms_race", "space_race", "dominance"], "marker_start": "arms_race"},
    "dominance": {
        "overflow_west": {
            "beneficiary": "usa",
            "choose_one": [
                {"icon": "treasury", "player": "usa", "amount": 1},
                {"icon": "remove_unrest_w"},
            ],
        },
        "overflow_east": {
            "beneficiary": "soviet_union",
            "choose_one": [
                {"icon": "treasury", "player": "soviet_union", "amount": 1},
                {"icon": "remove_unrest_e"},
            ],
        },
    },
    "space_race": {"overflow_west": None, "overflow_east": None},
    "arms_race": {"overflow_west": None, "overflow_east": None},
}
"""Facts about the tracks that the rulebook states; a file may omit them but must not contradict them."""
COUNTS: Final = {
    "cards": 40,
    "cards_per_decade": 10,
    "special_cards": 4,
    "arms_race_cards": 10,
    "conflict_cards": 10,
    "peace_doves": 6,
}


class Edition:
    """An edition: its name, icons of all sources, faces, small decks, tracks, and the points of the treasury's spaces.

    The source of a face's event is the face's number; the source of the base game's prestige box at a position is box_0
    plus the position.
    """

    def __init__(self, facts: Mapping[str, Any]) -> None:
        inspection = Inspection()
        file = Entry("", facts)
        with inspection.of_part():
            file.only(FILE_FIELDS)
        inspection.read(0, file.number, "format_version", FORMAT_VERSION, FORMAT_VERSION)
        self.name: str = inspection.read("", name_of, facts)
        tracks = inspection.read(Entry("tracks", {}), Entry, "tracks", facts.get("tracks", {}))
        check_stated(facts, tracks, inspection)
        self.icons = EditionIcons(BOARD.province_ids)
        self.cards = TptCards(self.icons)
        special = numbered(facts, "special_cards", SPECIAL_IDS, inspection)
        read_special_cards(self.cards, self.icons, special, inspection)
        ids = [f"tpt_{k:02}" for k in range(1, tpt.TPT_CARDS + 1)]
        own = read_cards(self.cards, self.icons, numbered(facts, "cards", ids, inspection), inspection)
        first = len(self.icons.counts)
        for box in range(BOX_0 - codes.TRACK_END, BOX_0 + codes.TRACK_END + 1):
            self.icons.take(CARD_ICONS, box)
        self.box_0: int = first + codes.TRACK_END
        read_value_icons(self.cards, self.icons, own, inspection)
        small = numbered(facts, "arms_race_cards", deck_ids("arms_race"), inspection)
        self.arms_race_deck: Deck = read_deck(self.icons, "arms_race", small, inspection)
        small = numbered(facts, "conflict_cards", deck_ids("conflict"), inspection)
        self.conflict_deck: Deck = read_deck(self.icons, "conflict", small, inspection)
        with inspection.of_part():
            tracks.only(list(STATED))
        self.dominance: Track = read_track(self.icons, tracks, "dominance", ("income", "icons"), inspection)
        self.space_race: Track = read_track(self.icons, tracks, "space_race", ("icons",), inspection)
        self.arms_race: Track = read_track(
            self.icons, tracks, "arms_race", ("auto_event_advantage",), inspection
        )
        self.treasury_points: list[int] = read_treasury(tracks, [*STATED["treasury"]], inspection)
        inspection.close()
        assert self.cards.ids[tpt.FIRST_TPT] == "tpt_01" and tpt.FIRST_TPT == codes.FACES


def name_of(facts: Mapping[str, Any]) -> str:
    """The name of the edition."""
    return Entry("meta", facts.get("meta", {})).word("edition")


def check_stated(facts: Mapping[str, Any], tracks: Entry, inspection: Inspection) -> None:
    """TPT-SETUP-3.2 to TPT-SETUP-3.6, TPT-SEQ-4.8 to TPT-SEQ-4.17: check the numbers stated by the rulebook."""
    for name, stated in STATED.items():
        with inspection.of_part():
            check_part(tracks.part(name), stated, inspection)
    with inspection.of_part():
        counts = Entry("counts", facts.get("counts", {}))
        counts.only(list(COUNTS))
        check_part(counts, COUNTS, inspection)


def check_part(part: Entry, stated: Mapping[str, Any], inspection: Inspection) -> None:
    """Record a fault for each entry that contradicts the stated value."""
    for key, value in stated.items():
        if key in part.entry and part.entry[key] != value:
            found = shortened(part.entry[key])
            inspection.faults.append(
                Fault("stated", part.where, TEXTS, key=repr(key), value=repr(value), found=found)
            )


def numbered(
    facts: Mapping[str, Any], key: str, ids: Sequence[str], inspection: Inspection
) -> list[tuple[int, Entry]]:
    """The entries of a list with one entry for each of these ids, in order; each with its number from 0.

    If the list has the wrong length, the entries with known ids are read anyway.
    """
    entries: list[Any] = inspection.read([], listed, facts, key)
    right = len(entries) == len(ids)
    found: list[tuple[int, Entry]] = []
    for k, fact in enumerate(entries):
        with inspection.of_part():
            entry = Entry(f"{key}[{k}]", fact)
            if right or entry.entry.get("id") in ids:
                found.append((k if right else ids.index(entry.entry["id"]), entry))
    if not right and isinstance(facts.get(key), list):
        there = [number for number, _ in found]
        missing = ", ".join(id for number, id in enumerate(ids) if number not in there)
        inspection.faults.append(
            Fault("count", key, TEXTS, count=len(ids), found=len(entries), missing=missing or "none")
        )
    return found
