"""Card faces of 2+2: the base game's normal cards, special cards with the 2+2 symbol and the 2+2 cards (TPT-COMP-2)."""

from typing import Final

from detente.core.records.facts import Entry
from detente.core.records.faults import Fault, Inspection
from detente.games.germany import codes
from detente.games.germany.cards import CARD_ICONS, CARDS, Cards
from detente.games.germany.icons import SIDES
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.icons import BELOW_WORDS, EVENT_WORDS, SPECIAL_WORDS, TEXTS, EditionIcons

TPT_COLOURS: Final = {
    "red": codes.RED,
    "yellow": codes.YELLOW,
    "dual": codes.DUAL,
    "blue": tpt.BLUE,
    "green": tpt.GREEN,
    "black": tpt.BLACK,
}
SPECIAL_IDS: Final = (
    "tpt_special_1",
    "tpt_special_2",
    "tpt_special_3",
    "tpt_special_4",
    "tpt_special_4_back",
)
SPECIAL_DECADES: Final = (1, 2, 3, 4, 4)
CARD_FIELDS: Final = (
    "number",
    "id",
    "decade",
    "colour",
    "year",
    "title_de",
    "title_en",
    "flight_symbols",
    "police_symbol",
    "event",
    "value",
    "note",
    "provenance",
    "topic_provenance",
)
POLICE_ICONS: Final = {"police_red": codes.POLICE_RED, "police_pink": codes.POLICE_PINK}
TPT_CARD_FIELDS: Final = (*CARD_FIELDS, "value_icons_right", "value_icons_below", "no_arms_race")
SPECIAL_CARD_FIELDS: Final = (
    *CARD_FIELDS,
    "base_id",
    "face",
    "difference_from_base",
    "every_end_of_decade_while_wall_stands",
)
LONGEST_TITLE: Final = 60
WALL_ICONS: Final = [
    {"icon": "arrow", "track": "prestige", "direction": "west", "count": 1, "strict": True},
    {"icon": "dismantle_e", "decided_by": "east"},
]


class TptCards(Cards):
    """All faces: the base game's normal cards, the special cards with the 2+2 symbol, and the 2+2 cards.

    A police icon also says which kind of police card it makes. By face, beyond `Cards`: banned, whether it bears the ban on
    the arms race. By side and face: followed, the source of the icons carried out when that side's player plays the value
    (next to the value, then below), or -1.
    """

    def __init__(self, icons: EditionIcons) -> None:
        super().__init__({**TPT_COLOURS, "special": codes.SPECIAL})
        self.banned: list[int] = []
        self.followed: list[list[int]] = [[], []]
        for face in range(codes.NORMAL_CARDS):
            self.take(face)
            icons.take(CARD_ICONS, face)

    def take(self, face: int) -> None:
        """Copy a normal card of the base game."""
        self.ids.append(CARDS.ids[face])
        for language, titles in self.titles.items():
            titles.append(CARDS.titles[language][face])
        self.years.append(CARDS.years[face])
        self.numbers.append(CARDS.numbers[face])
        self.colour.append(CARDS.colour[face])
        self.decade.append(CARDS.decade[face])
        self.flight.append(CARDS.flight[face])
        self.police.append(CARDS.police[face])
        for side in (codes.WEST, codes.EAST):
            self.value_of[side].append(CARDS.value_of[side][face])
        self.plain()

    def plain(self) -> None:
        """Mark the last face as usable for the arms race, with no icons next to or below its value."""
        self.banned.append(0)
        for side in (codes.WEST, codes.EAST):
            self.followed[side].append(-1)

    def add(self, card: Entry) -> int:
        """Read a face and return its number."""
        found = Inspection()
        for title in ("title_en", "title_de", "year"):
            text = card.entry.get(title)
            if isinstance(text, str) and (not text.isprintable() or len(text) > LONGEST_TITLE):
                found.faults.append(
                    Fault("long-title", card.where, TEXTS, key=repr(title), most=LONGEST_TITLE)
                )
        with found.of_part():
            super().add(card)
            self.plain()
        found.close()
        return len(self.ids) - 1


def read_special_cards(
    cards: TptCards, icons: EditionIcons, entries: list[tuple[int, Entry]], inspection: Inspection
) -> None:
    """TPT-ACT-6.4.12: read the special cards, whose prestige arrows are strict."""
    for k, card in entries:
        with inspection.of_part():
            card.only(SPECIAL_CARD_FIELDS)
        with inspection.of_part():
            card.one_of("id", [SPECIAL_IDS[k]])
            card.one_of("colour", ["special"])
            card.number("decade", SPECIAL_DECADES[k], SPECIAL_DECADES[k])
            cards.add(card)
        with inspection.of_part():
            event = f"{card.where} event"
            source = icons.read(event, card.entry.get("event"), SPECIAL_WORDS)
            if any(
                icons.icon[e] == codes.ICON_ARROW and icons.track[e] == codes.PRESTIGE and not icons.strict[e]
                for e in icons.elements(source)
            ):
                card.wrong("special-strict", TEXTS)
        with inspection.of_part():
            yearly = card.entry.get("every_end_of_decade_while_wall_stands", WALL_ICONS)
            if yearly != WALL_ICONS:
                card.wrong("wall", TEXTS, value=repr(WALL_ICONS))


def read_cards(
    cards: TptCards, icons: EditionIcons, entries: list[tuple[int, Entry]], inspection: Inspection
) -> list[tuple[int, Entry]]:
    """TPT-COMP-2.2 to TPT-COMP-2.4: read the 2+2 cards and their events; return the cards by face, -1 if unreadable."""
    found: list[tuple[int, Entry]] = []
    for k, card in entries:
        decade = 1 + k // tpt.TPT_CARDS_OF_A_DECADE
        with inspection.of_part():
            card.only(TPT_CARD_FIELDS)
        inspection.read(0, card.number, "number", k + 1, k + 1)
        inspection.read(0, card.number, "decade", decade, decade)
        face = inspection.read(-1, add_card, cards, card, f"tpt_{k + 1:02}")
        banned = inspection.read(False, card.flag, "no_arms_race")
        kind = inspection.read(codes.NO_POLICE, read_event, icons, card)
        if face >= 0:
            cards.banned[face] = int(banned)
            if kind != codes.NO_POLICE:
                cards.police[face] = kind
        found.append((face, card))
    return found


def add_card(cards: TptCards, card: Entry, id: str) -> int:
    """Read the 2+2 card with this id, without its event; return its face."""
    card.one_of("id", [id])
    card.one_of("colour", list(TPT_COLOURS))
    return cards.add(card)


def read_event(icons: EditionIcons, card: Entry) -> int:
    """TPT-ACT-6.4.4, TPT-ACT-6.4.6, TPT-NUKE-11.6: read an event with only the icons its card may have.

    Returns the POLICE code of its first police icon, which is the card's colour as police. A card without a colour may
    have any icon.
    """
    colour = card.entry.get("colour")
    green = colour == "green" or colour not in list(TPT_COLOURS)
    words = [*EVENT_WORDS, "peacemaker"] if green else EVENT_WORDS
    source = icons.read(f"{card.where} event", card.entry.get("event"), words, green)
    if not icons.counts[source]:
        card.wrong("no-event", TEXTS)
    if colour == "blue" and any(icons.colour[e] == codes.NOBODY for e in icons.elements(source)):
        card.wrong("blue", TEXTS)
    police = [icons.words[e] for e in icons.elements(source) if icons.words[e] in POLICE_ICONS]
    if not police:
        return codes.NO_POLICE
    name = police[0].removeprefix("police_")
    if card.entry.get("police_symbol") not in (None, name):
        card.wrong("police", TEXTS, colour=name)
    return POLICE_ICONS[police[0]]


def read_value_icons(
    cards: TptCards, icons: EditionIcons, faces: list[tuple[int, Entry]], inspection: Inspection
) -> None:
    """TPT-VAL-7.2, TPT-VAL-7.3: read the icons next to and below the values."""
    for face, card in faces:
        with inspection.of_part():
            black = card.entry.get("colour") == "black"
            words = [*BELOW_WORDS, "peacemaker"] if black else BELOW_WORDS
            below = card.entry.get("value_icons_below", [])
            right = card.part("value_icons_right")
            right.only(list(SIDES))
            if below:
                icons.read(f"{card.where} value_icons_below", below, words)
            for name, side in SIDES.items():
                beside = right.entry.get(name, [])
                source = icons.read(f"{right.where} {name}", beside, ["conflict"])
                if any(icons.colour[e] != side for e in icons.elements(source)):
                    card.wrong("conflict-colour", TEXTS, side=name)
                if beside or below:
                    source = icons.read(f"{card.where} value icons", [*beside, *below], [*words, "conflict"])
                    if face >= 0:
                        cards.followed[side][face] = source
