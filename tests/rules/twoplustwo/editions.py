"""Random editions of 2+2: everything that docs/editions.md allows, the odd and the extreme as likely as the usual."""

import random
from typing import Any

from detente.games.germany.board import BOARD
from detente.games.germany.codes import MOST_ICONS
from detente.games.germany.icons import BOUND_TO, DIRECTIONS, MOST_ARROWS, MOST_TWICE, SIDES, TRACKS
from detente.games.twoplustwo.codes import DECADES, DECK_CARDS, LEVEL_LAUREL, LONGEST_TRACK, TPT_CARDS
from detente.games.twoplustwo.icons import (
    BASE_FIELDS,
    BELOW_WORDS,
    DECK_WORDS,
    EVENT_WORDS,
    MOST_DOLLARS,
    NEW_ICONS,
    NEW_TRACKS,
    SPACE_WORDS,
    SPECIAL_WORDS,
    SUPERPOWERS,
)
from detente.games.twoplustwo.tracks import MOST_INCOME, MOST_POINTS

COLOURS = ("red", "yellow", "dual", "blue", "green", "black")
MOST_VALUE = 9
LONGEST = "\N{LATIN CAPITAL LETTER O WITH DIAERESIS}" * 60
QUIET = [word for word in DECK_WORDS if word not in ("conflict", "arrow")]
RESTRICTED = {
    "_e": [*BOARD.province_ids[8:], *BOUND_TO],
    "_w": [*BOARD.province_ids[:8], "west_germany", "niedersachsen_hamburg", *BOUND_TO],
}
"""Restrictions of the icons that take effect in the East and in the West."""


class Maker:
    """Makes an edition. favourite: an icon that is printed as often as all others together, or None."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.full = self.chance.random()
        self.favourite = self.chance.choice([None, *EVENT_WORDS])

    def number(self, least: int, most: int) -> int:
        """A number within bounds; every other one is a bound."""
        chosen = [least, most, self.chance.randint(least, most), self.chance.randint(least, most)]
        return self.chance.choice(chosen)

    def flag(self) -> bool:
        """Yes or no."""
        return self.chance.random() < 0.5

    # -- icons

    def icon(self, words: list[str], shade: bool = False) -> tuple[Any, int]:
        """An icon of these words, and how many elements it is."""
        word = self.favourite if self.favourite in words and self.flag() else self.chance.choice(words)
        assert word is not None
        more = self.fields(word)
        if shade and self.flag():
            more["shaded"] = True
        if self.chance.random() < 0.2:
            more["decided_by"] = self.chance.choice(list(SIDES))
        if self.chance.random() < 0.2:
            more["row"] = self.number(1, MOST_ICONS)
        elements = sum(more["left_right"].values()) if "left_right" in more else more.get("count", 1)
        return ({"icon": word, **more} if more or self.flag() else word), elements

    def fields(self, word: str) -> dict[str, Any]:
        """What an icon says beside its word."""
        if word == "arrow":
            return self.arrow([*TRACKS, *NEW_TRACKS])
        if word == "treasury":
            amount = self.number(1, MOST_DOLLARS)
            power = self.chance.choice(list(SUPERPOWERS))
            return {"player": power, "amount": amount if self.flag() else -amount}
        if word == "next_decade_card":
            return {"player": self.chance.choice(list(SUPERPOWERS))}
        if word == "conflict":
            return {"colour": self.chance.choice(["yellow", "red", "black"])}
        more: dict[str, Any] = {}
        if word not in NEW_ICONS and BASE_FIELDS:
            restrictions = RESTRICTED.get(word[-2:], list(BOUND_TO))
            if self.chance.random() < 0.3:
                more["restriction"] = self.chance.choice(restrictions)
            if self.chance.random() < 0.2:
                more["max_per_province"] = self.number(1, MOST_TWICE)
        return more

    def arrow(self, tracks: list[str]) -> dict[str, Any]:
        """An arrow on one of these tracks."""
        made: dict[str, Any] = {"track": self.chance.choice(tracks)}
        if made["track"] == "prestige" and self.flag():
            made["strict"] = True
        if self.chance.random() < 0.3:
            return made | {"left_right": {side: self.number(1, MOST_ARROWS) for side in DIRECTIONS}}
        return made | {
            "direction": self.chance.choice(list(DIRECTIONS)),
            "count": self.number(1, MOST_ARROWS),
        }

    def icons(self, words: list[str], most: int, least: int = 0, shade: bool = False) -> list[Any]:
        """Icons of at most so many elements."""
        wanted = self.number(least, most) if self.chance.random() < self.full else self.number(least, 4)
        made: list[Any] = []
        elements = 0
        while len(made) < wanted or len(made) < least:
            icon, more = self.icon(words, shade)
            if elements + more > most:
                if len(made) >= least:
                    break
                continue
            made.append(icon)
            elements += more
        return made

    # -- cards

    def card(self, number: int) -> dict[str, Any]:
        """A 2+2 card."""
        colour = self.chance.choice(COLOURS)
        words = list(EVENT_WORDS)
        if colour == "green":
            words.append("peacemaker")
        if colour == "blue":
            words = [word for word in words if word in ("arrow", "treasury") or word[-2:] in ("_e", "_w")]
        event = self.icons(words, MOST_ICONS, 1, colour == "green")
        below = [*BELOW_WORDS, "peacemaker"] if colour == "black" else BELOW_WORDS
        colours = {"west": "yellow", "east": "red"}
        beside = {
            side: [{"icon": "conflict", "colour": own}] * self.number(0, 2) for side, own in colours.items()
        }
        card: dict[str, Any] = {
            "number": number, "id": f"tpt_{number:02}", "decade": 1 + (number - 1) // 10, "colour": colour,
            "title_en": LONGEST if self.flag() else "A", "title_de": LONGEST if self.flag() else "Ä", "year": "1",
            "value": {side: self.number(0, MOST_VALUE) for side in SIDES},
            "value_icons_right": beside, "value_icons_below": self.icons(below, MOST_ICONS - 2),
            "no_arms_race": self.flag(), "flight_symbols": self.number(0, 2), "police_symbol": None, "event": event,
        }  # fmt: skip
        named = [icon if isinstance(icon, str) else icon["icon"] for icon in event]
        police = next((word for word in named if word.startswith("police_")), None)
        if police is not None and self.flag():
            card["police_symbol"] = police.removeprefix("police_")
        return card

    def special(self, card: dict[str, Any]) -> dict[str, Any]:
        """A face of a special card with another event."""
        event = self.icons(list(SPECIAL_WORDS), MOST_ICONS)
        for icon in event:
            if isinstance(icon, dict) and icon.get("track") == "prestige":
                icon["strict"] = True
            if isinstance(icon, dict) and icon.get("track") in NEW_TRACKS:
                icon["track"] = "socialist"
        return card | {"event": event, "flight_symbols": self.number(0, 2)}

    def deck_cards(self, prefix: str) -> list[dict[str, Any]]:
        """A small deck: in each column at most half of the cards draw on."""
        reshuffles = self.chance.sample(range(DECK_CARDS), 2)
        cards: list[dict[str, Any]] = [
            {"id": f"{prefix}_{k + 1:02}", "number": k + 1, "reshuffle": k in reshuffles}
            for k in range(DECK_CARDS)
        ]
        rows = [str(k) for k in range(1, DECADES + 1)] if prefix == "arms_race" else [""]
        for row in rows:
            for power in SUPERPOWERS:
                drawing = self.chance.sample(range(DECK_CARDS), self.number(0, 5))
                for k, card in enumerate(cards):
                    column = card.setdefault("grid", {}).setdefault(row, {}) if row else card
                    column[power] = self.icons(list(DECK_WORDS) if k in drawing else QUIET, MOST_ICONS)
        return cards

    # -- tracks

    def track(self, name: str) -> dict[str, Any]:
        """A track: as short or as long as can be, or between."""
        first, last = -self.number(1, LONGEST_TRACK), self.number(1, LONGEST_TRACK)
        return {"spaces": [self.space(name, at) for at in range(first, last + 1)]}

    def space(self, name: str, at: int) -> dict[str, Any]:
        """A space of a track."""
        side = "neutral" if at == 0 else "yellow" if at < 0 else "red"
        laurel = at != 0 and self.chance.random() < 0.2
        made: dict[str, Any] = {"position": at, "side": side, "laurel": laurel}
        made["victory_points"] = self.number(0, MOST_POINTS) if at else 0
        if name == "arms_race":
            level = self.number(0, LEVEL_LAUREL - 1) if at else 0
            return made | {"auto_event_advantage": LEVEL_LAUREL if laurel else level}
        if name == "dominance":
            made["income"] = {power: self.number(0, MOST_INCOME) for power in SUPERPOWERS}
        icons = self.icons(list(SPACE_WORDS), MOST_ICONS - 1) if at else []
        if name == "space_race" and at and self.flag():
            icons.append({"icon": "next_decade_card", "player": "usa" if at < 0 else "soviet_union"})
        return made | {"icons": icons}


def random_edition(house: dict[str, Any], seed: int) -> dict[str, Any]:
    """An edition that is our own one with all, or with some, of its values drawn anew."""
    maker = Maker(seed)
    share = maker.chance.choice([0.05, 0.3, 1.0])

    def anew() -> bool:
        return maker.chance.random() < share

    cards = [maker.card(k + 1) if anew() else house["cards"][k] for k in range(TPT_CARDS)]
    specials = [maker.special(card) if anew() else card for card in house["special_cards"]]
    tracks = dict(house["tracks"])
    for name in NEW_TRACKS:
        if anew():
            tracks[name] = maker.track(name)
    if anew():
        spaces = [{"position": at, "victory_points": maker.number(0, MOST_POINTS)} for at in range(-5, 11)]
        tracks["treasury"] = {"spaces": spaces}
    decks = {
        f"{name}_cards": maker.deck_cards(name) if anew() else house[f"{name}_cards"]
        for name in ("arms_race", "conflict")
    }
    named = {
        "meta": {"edition": f"random {seed}"},
        "cards": cards,
        "special_cards": specials,
        "tracks": tracks,
    }
    return house | named | decks
