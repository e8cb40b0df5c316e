"""An edition of 2+2: the values of cards, decks and tracks, read from a file and checked (TPT-COMP, TPT-OPEN-1).

An edition is one object of flat tables; states share it and change nothing in it. Rules look facts up by card, face and
space. See docs/editions.md for the file.
"""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.facts import Entry, Inspection, listed, shortened
from detente.games.twoplustwo.cards import (
    SPECIAL_IDS,
    TptCards,
    read_cards,
    read_special_cards,
    read_value_icons,
)
from detente.games.twoplustwo.codes import DECK_CARDS, FIRST_TPT, TPT_CARDS
from detente.games.twoplustwo.decks import Deck, read_deck
from detente.games.twoplustwo.icons import EditionIcons
from detente.games.twoplustwo.tracks import Track, read_track, read_treasury
from detente.games.wsdv.codes import FACES, TRACK_END
from detente.games.wsdv.data import BOARD, BOX_0, CARD_ICONS

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
"""What the rulebook states of the tracks: a file need not say it, but must not say otherwise."""
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

    The source of a face's event is the face's number; that of the base game's prestige box at a position is box_0 plus
    the position.
    """

    def __init__(self, facts: Mapping[str, Any]) -> None:
        file = Entry("the file", facts)
        file.only(FILE_FIELDS)
        file.number("format_version", FORMAT_VERSION, FORMAT_VERSION)
        self.name: str = Entry("meta", facts.get("meta", {})).word("edition")
        inspection = Inspection()
        check_stated(facts, inspection)
        self.icons = EditionIcons(BOARD.province_ids)
        self.cards = TptCards(self.icons)
        read_special_cards(
            self.cards, self.icons, numbered(facts, "special_cards", len(SPECIAL_IDS)), inspection
        )
        own = read_cards(self.cards, self.icons, numbered(facts, "cards", TPT_CARDS), inspection)
        first = len(self.icons.counts)
        for box in range(BOX_0 - TRACK_END, BOX_0 + TRACK_END + 1):
            self.icons.take(CARD_ICONS, box)
        self.box_0: int = first + TRACK_END
        read_value_icons(self.cards, self.icons, own, inspection)
        small = numbered(facts, "arms_race_cards", DECK_CARDS)
        self.arms_race_deck: Deck = read_deck(self.icons, "arms_race", small, inspection)
        small = numbered(facts, "conflict_cards", DECK_CARDS)
        self.conflict_deck: Deck = read_deck(self.icons, "conflict", small, inspection)
        tracks = Entry("tracks", facts.get("tracks", {}))
        tracks.only(list(STATED))
        self.dominance: Track = read_track(self.icons, tracks, "dominance", ("income", "icons"), inspection)
        self.space_race: Track = read_track(self.icons, tracks, "space_race", ("icons",), inspection)
        self.arms_race: Track = read_track(
            self.icons, tracks, "arms_race", ("auto_event_advantage",), inspection
        )
        self.treasury_points: list[int] = read_treasury(tracks, [*STATED["treasury"]], inspection)
        inspection.close()
        assert self.cards.ids[FIRST_TPT] == "tpt_01" and FIRST_TPT == FACES


def check_stated(facts: Mapping[str, Any], inspection: Inspection) -> None:
    """TPT-SETUP-3.2 to TPT-SETUP-3.6, TPT-SEQ-4.8 to TPT-SEQ-4.17: numbers that the rulebook gives."""
    tracks = Entry("tracks", facts.get("tracks", {}))
    places = [(tracks.part(name), stated) for name, stated in STATED.items()]
    places.append((Entry("counts", facts.get("counts", {})), COUNTS))
    for entry, stated in places:
        for key, value in stated.items():
            with inspection.of_part():
                if key in entry.entry and entry.entry[key] != value:
                    entry.fail(
                        f"{key!r} is stated in the rules: it must be {value!r}, not {shortened(entry.entry[key])}"
                    )


def numbered(facts: Mapping[str, Any], key: str, count: int) -> list[Entry]:
    """The entries of a list that must have so many."""
    entries = listed(facts, key)
    if len(entries) != count:
        raise ValueError(f"{key}: there must be {count}, not {len(entries)}")
    return [Entry(f"{key}[{k}]", entry) for k, entry in enumerate(entries)]
