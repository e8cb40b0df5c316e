"""What an edition of 2+2 prints on its cards and on the spaces of its tracks."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from detente.core.engine.options import CONTENTS_KEPT, Content
from detente.core.shown.drawing import Card, Figure, Icon
from detente.core.shown.words import Words
from detente.games.germany import symbols
from detente.games.germany.data import FACTS
from detente.games.germany.ids import PHASE_IDS
from detente.games.germany.names import roman
from detente.games.twoplustwo.data import house_facts
from detente.games.twoplustwo.events import NEW_PHASE_IDS

PHASES: Final = (*NEW_PHASE_IDS, *PHASE_IDS)
"""The phases of the end of decade, in order."""
POWERS: Final = ("usa", "soviet_union")
SIDES: Final = ("west", "east")
TRACKS: Final = ("dominance", "arms_race", "space_race")
SMALL_DECKS: Final = ("arms_race", "conflict")


class EditionFaces(symbols.Faces):
    """What an edition prints on the cards of both games, the small decks, and the spaces of the tracks.

    tracks: the spaces of each track by position, as in the file. Further sources of icons are `tpt_12 value west`,
    `arms_race_03 2 usa`, `conflict_05 usa`, `dominance -4` and `space_race 2`.
    """

    def __init__(self, base: Mapping[str, Any], facts: Mapping[str, Any]) -> None:
        normal = [card for card in base["cards"] if card["colour"] != "special"]
        faces = [card["id"] for card in base["cards"] if card["colour"] == "special"]
        special = [{**card, "id": id} for id, card in zip(faces, facts["special_cards"], strict=True)]
        super().__init__([*normal, *facts["cards"], *special], base["tracks"]["prestige"]["boxes"])
        self.own = facts
        self.small = {str(card["id"]): card for deck in SMALL_DECKS for card in facts[f"{deck}_cards"]}
        self.tracks: dict[str, dict[int, Mapping[str, Any]]] = {
            track: {space["position"]: space for space in facts["tracks"][track]["spaces"]}
            for track in TRACKS
        }
        self.symbols |= {
            source: tuple(symbols.read_symbols(icons)) for source, icons in self.further_sources(facts)
        }

    def further_sources(self, facts: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
        """The further sources besides events and boxes, with their icons."""
        for card in facts["cards"]:
            for side in SIDES:
                yield f"{card['id']} value {side}", value_icons(card, side)
        for card in facts["arms_race_cards"]:
            for decade, columns in card["grid"].items():
                for power in POWERS:
                    yield f"{card['id']} {decade} {power}", columns[power]
        for card in facts["conflict_cards"]:
            for power in POWERS:
                yield f"{card['id']} {power}", card[power]
        for track, spaces in self.tracks.items():
            for at, space in spaces.items():
                yield f"{track} {at}", space.get("icons", [])

    def title(self, source: str, words: Words) -> str:
        """The title of a source."""
        return self.name(source.split(maxsplit=1)[0], words.language)

    def name(self, card: str, language: str) -> str:
        """The title of a card; a small deck's card has a number."""
        if card in self.small:
            return f"{DECK_TITLES[language][card.rsplit('_', 1)[0]]} {self.small[card]['number']}"
        return super().name(card, language)

    def sprite(self, card: str) -> str:
        """The background sprite of a card."""
        if card in self.small:
            return f"card-{card.rsplit('_', 1)[0]}"
        return super().sprite(card)

    def term(self, card: str) -> str:
        """The term that says what the card is for."""
        return "small-card" if card in self.small else super().term(card)

    def figures(self, card: str) -> list[Figure]:
        """TPT-VAL-7.2: the values, with the icons next to them."""
        beside = self.cards[card].get("value_icons_right", {})
        if not any(beside.values()):
            return super().figures(card)
        return [
            Figure(
                text=str(value),
                colour=colour,
                sprites=[f"{each['icon']}-{each['colour']}" for each in beside.get(side, [])],
            )
            for side, colour, value in zip(
                SIDES, (symbols.GOLD, symbols.CRIMSON), self.values(card), strict=True
            )
        ]

    def corner(self, card: str) -> list[str]:
        """TPT-COMP-2.4: the corner of a card, including the ban on the arms race."""
        return super().corner(card) + (["ban"] if self.cards[card].get("no_arms_race") else [])

    def face(self, card: str, words: Words) -> Card:
        """The printed face of a card."""
        if card in self.small:
            return self.small_face(card, words)
        made = super().face(card, words)
        below = list(symbols.read_symbols(self.cards[card].get("value_icons_below", [])))
        if below:
            made["below"] = symbols.row_of_icons(below, words)
        return made

    def small_face(self, card: str, words: Words) -> Card:
        """TPT-DECK-8.1: a column for each superpower; an arms race card has a row for each decade."""
        rows: list[list[Icon]] = []
        for lines in self.lines(card):
            row: list[Icon] = []
            for source in lines:
                for printed in symbols.row_of_icons(self.symbols[source], words):
                    row.append({**printed, "label": column_name(source, words)})
            rows.append(row)
        made = Card(title=self.name(card, words.language), ink="light", rows=[row for row in rows if row])
        if self.small[card]["reshuffle"]:
            made["corner"] = ["reshuffle"]
        return made

    def lines(self, card: str) -> list[list[str]]:
        """The sources of a small deck's card, row by row, the USA's first."""
        if "grid" in self.small[card]:
            return [[f"{card} {decade} {power}" for power in POWERS] for decade in self.small[card]["grid"]]
        return [[f"{card} {power}"] for power in POWERS]

    def about(self, card: str, words: Words) -> str:
        """What a card can do."""
        if card in self.small:
            told = [
                words("about-column", column=column_name(source, words), text=self.told(source, words))
                for line in self.lines(card)
                for source in line
            ]
            return " ".join(told + ([words("about-reshuffle")] if self.small[card]["reshuffle"] else []))
        told = [super().about(card, words)]
        for side in SIDES:
            beside = self.cards[card].get("value_icons_right", {}).get(side)
            if beside:
                text = symbols.listed(symbols.read_symbols(beside), words)
                told.append(words("about-beside", side=words(f"players-{side}"), text=text))
        below = self.cards[card].get("value_icons_below")
        if below:
            told.append(words("about-below", text=symbols.listed(symbols.read_symbols(below), words)))
        if self.cards[card].get("no_arms_race"):
            told.append(words("about-ban"))
        return " ".join(told)

    def told(self, source: str, words: Words) -> str:
        """The icons of a source, in words."""
        return symbols.listed(self.symbols[source], words) or words("nothing")


DECK_TITLES: Final = {
    "en": {"arms_race": "Arms race", "conflict": "Conflict"},
    "de": {"arms_race": "Wettrüsten", "conflict": "Konflikt"},
}


def value_icons(card: Mapping[str, Any], side: str) -> list[Any]:
    """TPT-VAL-7.4: icons carried out when the side's player plays the value: those next to it, then those below."""
    return [*card.get("value_icons_right", {}).get(side, []), *card.get("value_icons_below", [])]


def column_name(source: str, words: Words) -> str:
    """TPT-DECK-8.1: whose column of a small card, and in which decade, the icons are in."""
    _, *decade, power = source.split()
    short = words(f"short-{power.replace('_', '-')}")
    return f"{roman(int(decade[0]))} {short}" if decade else short


HOUSE: Final = EditionFaces(FACTS, house_facts())


@lru_cache(CONTENTS_KEPT)
def faces_of(content: Content) -> EditionFaces:
    """What the table's own edition prints."""
    return EditionFaces(FACTS, content.facts())


def faces(options: Mapping[str, Any]) -> EditionFaces:
    """What is printed on the cards of a table with these options."""
    chosen = options.get("edition")
    return faces_of(chosen) if isinstance(chosen, Content) else HOUSE
