"""The cards that every game on Germany uses, with the icons of their events and of the prestige track's boxes."""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.records.facts import Entry, listed
from detente.core.records.faults import Inspection
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.data import FACTS
from detente.games.germany.icons import ICONS, SIDES, TEXTS, TRACKS, Icons

MOST_VALUE: Final = 9
COLOURS: Final = {"red": codes.RED, "yellow": codes.YELLOW, "dual": codes.DUAL, "special": codes.SPECIAL}


class Cards:
    """The faces of all cards: ids, titles by language, years, colour, value_of (by side), flight symbols, police symbol
    (a POLICE code), decade.
    """

    def __init__(self, colours: Mapping[str, int]) -> None:
        self.colours = dict(colours)
        self.ids: list[str] = []
        self.titles: dict[str, list[str]] = {"en": [], "de": []}
        self.years: list[str] = []
        self.numbers: list[str] = []
        self.colour: list[int] = []
        self.decade: list[int] = []
        self.flight: list[int] = []
        self.police: list[int] = []
        self.value_of: list[list[int]] = [[], []]

    def add(self, card: Entry) -> int:
        """Read a face and return its number."""
        found = Inspection()
        colour = self.colours[found.read("special", card.one_of, "colour", list(self.colours))]
        values = [0, 0]
        if colour != codes.SPECIAL:
            values = found.read(values, self.read_values, card)
        titles = {language: found.read("", card.word, f"title_{language}") for language in self.titles}
        id, year = found.read("", card.word, "id"), found.read("", card.word, "year")
        decade = found.read(0, card.number, "decade", 1, 4)
        flight = found.read(0, card.number, "flight_symbols", 0, 2)
        police = found.read(codes.NO_POLICE, self.read_police, card)
        found.close()
        if id in self.ids:
            card.wrong("id-twice", TEXTS)
        self.ids.append(id)
        for language, title in titles.items():
            self.titles[language].append(title)
        self.years.append(year)
        self.numbers.append(str(card.entry.get("number")))
        self.colour.append(colour)
        self.decade.append(decade)
        self.flight.append(flight)
        self.police.append(police)
        for side in (codes.WEST, codes.EAST):
            self.value_of[side].append(values[side])
        return len(self.ids) - 1

    def read_values(self, card: Entry) -> list[int]:
        """WSDV-COMP-4: West's value and East's."""
        value = card.part("value")
        value.only(list(SIDES))
        return [value.number(side, 0, MOST_VALUE) for side in SIDES]

    def read_police(self, card: Entry) -> int:
        """WSDV-COMP-4: the police symbol in the corner."""
        symbol = card.entry.get("police_symbol")
        if symbol is None:
            return codes.NO_POLICE
        return (
            codes.POLICE_RED if card.one_of("police_symbol", ["red", "pink"]) == "red" else codes.POLICE_PINK
        )


def read_cards(entries: list[Any], icons: Icons) -> Cards:
    """WSDV-COMP-1: read the 80 normal cards by decade, then the faces of the special cards, with the sources of their icons."""
    found = [Entry(f"cards[{k}]", e) for k, e in enumerate(entries)]
    if len(found) != codes.FACES:
        raise ValueError(f"cards: there must be {codes.FACES} faces, not {len(found)}")
    found.sort(key=lambda card: card.entry.get("colour") == "special")
    cards = Cards(COLOURS)
    for card in found:
        face = cards.add(card)
        if (cards.colour[face] == codes.SPECIAL) != (face >= codes.NORMAL_CARDS):
            card.fail(f"there must be {codes.NORMAL_CARDS} normal cards")
        if face < codes.NORMAL_CARDS and cards.decade[face] != 1 + face // codes.CARDS_OF_A_DECADE:
            card.fail(f"it must be a card of decade {1 + face // codes.CARDS_OF_A_DECADE}")
        icons.add_source(f"{card.where} event", listed(card.entry, "event"))
    return cards


def read_boxes(boxes: Entry, icons: Icons) -> int:
    """WSDV-TRK-2, WSDV-TRK-3: read the boxes of the prestige track from West's end to East's; return the source of box 0."""
    first = len(icons.counts)
    for at in range(-codes.TRACK_END, codes.TRACK_END + 1):
        icons.add_source(f"{boxes.where} {at}", listed(boxes.entry, str(at)))
    return first + codes.TRACK_END


CARD_ICONS: Final[Icons] = Icons(BOARD.province_ids, ICONS, TRACKS)
CARDS: Final[Cards] = read_cards(listed(FACTS, "cards"), CARD_ICONS)
BOX_0: Final[int] = read_boxes(
    Entry("tracks", FACTS.get("tracks", {})).part("prestige").part("boxes"), CARD_ICONS
)
