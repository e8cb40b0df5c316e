"""The editions of 2+2: cards, decks and tracks as flat tables, read from `data.json` or a table's own file and checked.

An edition is one object that never changes, shared by all states that play with it. Cards and tracks of the base game
come from its own data.
"""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from detente.core.facts import Entry, listed, read_facts
from detente.games.twoplustwo.codes import (
    ARMS,
    BLACK,
    BLUE,
    CENTRE,
    DECK_CARDS,
    DOMINANCE,
    GREEN,
    SOURCE_ARMS,
    SOURCE_BOX,
    SOURCE_CONFLICT,
    SOURCE_DOMINANCE,
    SOURCE_SPACE,
    SOURCE_SPECIAL,
    SOURCE_VALUE,
    SOURCES,
    SPACE,
    SPACES,
    SPECIALS,
    TPT_CARDS,
    TPT_CARDS_OF_A_DECADE,
)
from detente.games.twoplustwo.icons import POWERS, TptIcons
from detente.games.wsdv.codes import (
    CARDS_OF_A_DECADE,
    DUAL,
    NO_POLICE,
    NORMAL_CARDS,
    POLICE_PINK,
    POLICE_RED,
    RED,
    SPECIAL,
    YELLOW,
)
from detente.games.wsdv.data import BOARD, CARDS
from detente.games.wsdv.icons import SIDES

COLOURS: Final = {"red": RED, "yellow": YELLOW, "dual": DUAL, "blue": BLUE, "green": GREEN, "black": BLACK}
TRACK_WORDS: Final = {DOMINANCE: "dominance", ARMS: "arms_race", SPACE: "space_race"}
TPT_IDS: Final = [f"tpt_{k:02}" for k in range(1, TPT_CARDS + 1)]
ARMS_IDS: Final = [f"arms_race_{k:02}" for k in range(1, DECK_CARDS + 1)]
CONFLICT_IDS: Final = [f"conflict_{k:02}" for k in range(1, DECK_CARDS + 1)]
IDS: Final = CARDS.ids[:NORMAL_CARDS] + TPT_IDS + ARMS_IDS + CONFLICT_IDS + CARDS.ids[NORMAL_CARDS:]
"""Of all faces, in every edition: special cards have the ids of the base game."""
SUB_DECADES: Final = ("A", "B", "C")


def base_facts() -> Mapping[str, Any]:
    """The base game's data file."""
    return read_facts(resources.files("detente.games.wsdv").joinpath("data.json").read_text("utf-8"))


BASE_FACTS: Final = base_facts()


class Edition:
    """An edition.

    name. icons: the elements of all sources, numbered by the SOURCE codes. facts: the file.
    By face: colour, value_of (by side), flight, police (a POLICE code), banned (for the arms race), decade.
    By card of 2+2: titles (by language), years. By deck and card: reshuffles.
    By new track (from FIRST_NEW_TRACK) and space (position + 6): points, laurel. ends: the last position of each track.
    advantage: by space of the arms race. incomes: by power and space of dominance.
    By position + 5, from -5 to 10: treasury_points. start_money, doves. missed: dollars for an impossible dominance arrow.
    laid: base cards and cards of 2+2 that come to the display, by sub-decade. order: the first turn order, seats.
    """

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        self.name: str = Entry("meta", facts.get("meta", {})).word("edition")
        self.icons = TptIcons(BOARD.province_ids)
        self.read_base()
        cards = [Entry(f"cards[{k}]", about) for k, about in enumerate(listed(facts, "cards"))]
        if [card.entry.get("id") for card in cards] != TPT_IDS:
            raise ValueError(f"cards: there must be {TPT_IDS[0]} to {TPT_IDS[-1]}, in this order")
        self.titles: dict[str, list[str]] = {
            "en": [card.word("title_en") for card in cards],
            "de": [card.word("title_de") for card in cards],
        }
        self.years: list[str] = [card.word("year") for card in cards]
        for k, card in enumerate(cards):
            self.read_card(card, k)
        self.colour += [SPECIAL] * (2 * DECK_CARDS + SPECIALS)
        for side in range(2):
            self.value_of[side] += [0] * (2 * DECK_CARDS + SPECIALS)
        self.police += [NO_POLICE] * (2 * DECK_CARDS + SPECIALS)
        self.banned += [0] * (2 * DECK_CARDS + SPECIALS)
        self.flight += [0] * (2 * DECK_CARDS)
        self.decade += [0] * (2 * DECK_CARDS)
        self.read_specials()
        boxes = Entry("tracks", BASE_FACTS["tracks"]).part("prestige").part("boxes")
        assert len(self.icons.counts) == SOURCE_BOX
        for at in range(-CENTRE, CENTRE + 1):
            self.icons.add_source(f"{boxes.where} {at}", listed(boxes.entry, str(at)))
        for card in cards:
            self.read_value_icons(card)
        self.reshuffles: list[list[int]] = [[], []]
        self.read_decks()
        self.read_tracks(Entry("tracks", facts.get("tracks", {})))
        assert len(self.icons.counts) == SOURCES

    def read_base(self) -> None:
        """The normal cards of the base game."""
        normal = [about for about in BASE_FACTS["cards"] if about["colour"] != "special"]
        for k, about in enumerate(normal):
            self.icons.add_source(f"cards[{k}] of the base game", about["event"])
        self.colour: list[int] = CARDS.colour[:NORMAL_CARDS]
        self.value_of: list[list[int]] = [values[:NORMAL_CARDS] for values in CARDS.value_of]
        self.flight: list[int] = CARDS.flight[:NORMAL_CARDS]
        self.police: list[int] = CARDS.police[:NORMAL_CARDS]
        self.decade: list[int] = [1 + k // CARDS_OF_A_DECADE for k in range(NORMAL_CARDS)]
        self.banned: list[int] = [0] * NORMAL_CARDS

    def read_card(self, card: Entry, k: int) -> None:
        """TPT-COMP-2.2 to TPT-COMP-2.5: a card of 2+2."""
        decade = 1 + k // TPT_CARDS_OF_A_DECADE
        self.decade.append(card.number("decade", decade, decade))
        self.colour.append(COLOURS[card.one_of("colour", list(COLOURS))])
        value = card.part("value")
        for side, number in SIDES.items():
            self.value_of[number].append(value.number(side, 0, 9))
        self.flight.append(card.number("flight_symbols", 0, 2))
        symbol = card.entry.get("police_symbol")
        police = NO_POLICE
        if symbol is not None:
            police = POLICE_RED if card.one_of("police_symbol", ["red", "pink"]) == "red" else POLICE_PINK
        self.police.append(police)
        self.banned.append(int(card.flag("no_arms_race")))
        self.icons.add_source(card.where, listed(card.entry, "event"))

    def read_specials(self) -> None:
        """TPT-COMP-2.2: the special cards with their 2+2 symbol, in the order of the base game."""
        specials = {
            str(about.get("base_id")): Entry(f"special_cards[{k}]", about)
            for k, about in enumerate(listed(self.facts, "special_cards"))
        }
        for id in CARDS.ids[NORMAL_CARDS:]:
            if id not in specials:
                raise ValueError(f"special_cards: none has the base_id {id!r}")
            card = specials[id]
            self.flight.append(card.number("flight_symbols", 0, 2))
            self.decade.append(card.number("decade", 1, BOARD.decades))
            assert len(self.icons.counts) >= SOURCE_SPECIAL
            self.icons.add_source(card.where, listed(card.entry, "event"))

    def read_value_icons(self, card: Entry) -> None:
        """TPT-COMP-2.5, TPT-VAL-7.4: the icons at a value, for yellow and for red players, in their order."""
        right = card.part("value_icons_right")
        below = listed(card.entry, "value_icons_below")
        assert len(self.icons.counts) >= SOURCE_VALUE
        for side in SIDES:
            self.icons.add_source(f"{card.where} value {side}", listed(right.entry, side) + below)

    def read_decks(self) -> None:
        """TPT-DECK-8.1, TPT-DECK-8.2, TPT-DECK-8.10: both decks."""
        assert len(self.icons.counts) == SOURCE_ARMS
        arms = [
            Entry(f"arms_race_cards[{k}]", e) for k, e in enumerate(listed(self.facts, "arms_race_cards"))
        ]
        if [card.entry.get("id") for card in arms] != ARMS_IDS:
            raise ValueError(f"arms_race_cards: there must be {ARMS_IDS[0]} to {ARMS_IDS[-1]}, in this order")
        for card in arms:
            self.reshuffles[0].append(int(card.flag("reshuffle")))
            for decade in range(1, BOARD.decades + 1):
                row = card.part("grid").part(str(decade))
                for power in POWERS:
                    self.icons.add_source(f"{row.where} {power}", listed(row.entry, power))
        assert len(self.icons.counts) == SOURCE_CONFLICT
        conflicts = [
            Entry(f"conflict_cards[{k}]", e) for k, e in enumerate(listed(self.facts, "conflict_cards"))
        ]
        if [card.entry.get("id") for card in conflicts] != CONFLICT_IDS:
            raise ValueError(
                f"conflict_cards: there must be {CONFLICT_IDS[0]} to {CONFLICT_IDS[-1]}, in this order"
            )
        for card in conflicts:
            self.reshuffles[1].append(int(card.flag("reshuffle")))
            for power in POWERS:
                self.icons.add_source(f"{card.where} {power}", listed(card.entry, power))

    def read_tracks(self, tracks: Entry) -> None:
        """TPT-COMP-2.1, TPT-COMP-2.6, TPT-COMP-2.7, TPT-EOD-12.4.4."""
        self.points: list[list[int]] = []
        self.laurel: list[list[int]] = []
        self.ends: list[int] = []
        self.advantage: list[int] = [0] * SPACES
        self.incomes: list[list[int]] = [[0] * SPACES, [0] * SPACES]
        for track, word in TRACK_WORDS.items():
            part = tracks.part(word)
            end = part.number("max", 1, CENTRE)
            part.number("min", -end, -end)
            part.number("start", 0, 0)
            spaces = [Entry(f"{part.where} {k}", e) for k, e in enumerate(listed(part.entry, "spaces"))]
            if [space.entry.get("position") for space in spaces] != list(range(-end, end + 1)):
                part.fail(f"'spaces' must be those from {-end} to {end}, in this order")
            points, laurel = [0] * SPACES, [0] * SPACES
            for space in spaces:
                at = CENTRE + space.number("position", -end, end)
                points[at] = space.number("victory_points", 0, 99)
                laurel[at] = int(space.flag("laurel"))
                if track == ARMS:
                    self.advantage[at] = space.number("auto_event_advantage", 0, 4)
                elif track == DOMINANCE:
                    for name, power in POWERS.items():
                        self.incomes[power][at] = space.part("income").number(name, 0, 99)
            self.points.append(points)
            self.laurel.append(laurel)
            self.ends.append(end)
        for track, source in ((DOMINANCE, SOURCE_DOMINANCE), (SPACE, SOURCE_SPACE)):
            assert len(self.icons.counts) == source
            part = tracks.part(TRACK_WORDS[track])
            icons = {about["position"]: about.get("icons", []) for about in listed(part.entry, "spaces")}
            for at in range(-CENTRE, CENTRE + 1):
                self.icons.add_source(f"{part.where} {at}", icons.get(at, []))
        treasury = tracks.part("treasury")
        self.start_money: int = treasury.number("start", -5, 20)
        self.treasury_points: list[int] = [
            Entry(f"{treasury.where} {k}", about).number("victory_points", -99, 99)
            for k, about in enumerate(listed(treasury.entry, "spaces"))
        ]
        self.missed: list[int] = []
        for side, name in zip(SIDES, POWERS, strict=True):
            overflow = tracks.part("dominance").part(f"overflow_{side}")
            overflow.one_of("beneficiary", [name])
            self.missed.append(
                Entry(overflow.where, listed(overflow.entry, "choose_one")[0]).number("amount", 0, 99)
            )
        self.doves: int = tracks.part("world_peace_pool").number("doves", 1, 99)
        laid = tracks.part("sub_decades")
        self.laid: list[list[int]] = [
            [laid.part(kind).number(name, 1, 10) for kind in ("base_cards", "tpt_cards")]
            for name in SUB_DECADES
        ]
        seats = [*POWERS, *SIDES]
        self.order: list[int] = [
            seats.index(seat) for seat in tracks.part("turn_order").words("start", seats, 4)
        ]


HOUSE: Final = Edition(
    read_facts(resources.files("detente.games.twoplustwo").joinpath("data.json").read_text("utf-8"))
)
