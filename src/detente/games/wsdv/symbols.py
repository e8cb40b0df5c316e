"""The icons and arrows of cards and prestige boxes, as they are printed: which picture, how they are said."""

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from itertools import groupby
from typing import Any, Final, NamedTuple

from detente.core.facts import read_facts
from detente.core.scene import Card, Figure, Icon
from detente.core.words import Words
from detente.games.wsdv.data import CARDS

KEPT: Final = 1000
"""So much of what is drawn again and again is kept as it was made."""


class Symbol(NamedTuple):
    """A printed icon, or one single arrow. where: a restriction, or empty; decider: `west`, `east` or empty; most: pieces
    of the card in one province, 0 for any number; track, direction: of an arrow, else empty.
    """

    row: int
    icon: str
    where: str
    decider: str
    most: int
    track: str
    direction: str


def read_symbols(event: list[Any]) -> Iterator[Symbol]:
    """The symbols of an event in printed order; a double arrow is two."""
    for entry in event:
        told: dict[str, Any] = {"icon": entry} if isinstance(entry, str) else entry
        for _ in range(told.get("count", 1)):
            yield Symbol(
                told.get("row", 1),
                told["icon"],
                told.get("restriction", ""),
                told.get("decided_by", ""),
                told.get("max_per_province", 0),
                told.get("track", ""),
                told.get("direction", ""),
            )


def read() -> dict[str, tuple[Symbol, ...]]:
    """The symbols of every card, by its id, and of every prestige box (`box -4`)."""
    facts = read_facts(resources.files("detente.games.wsdv").joinpath("data.json").read_text("utf-8"))
    found = {card["id"]: tuple(read_symbols(card["event"])) for card in facts["cards"]}
    boxes = facts["tracks"]["prestige"]["boxes"]
    return found | {f"box {at}": tuple(read_symbols(event)) for at, event in boxes.items()}


SYMBOLS: Final = read()
TRACK_PICTURES: Final = {
    "prestige": "medal",
    "western_currency": "coins",
    "socialist": "star",
}
COLOURS: Final = ("red", "yellow", "dual", "special")
LIGHT: Final = ("red", "special", "dual")
"""Cards with light words on their band."""
GOLD, CRIMSON, BLACK = "#f2b526", "#c9301f", "#1f262d"
LONG_WORDS: Final = {
    word.replace("|", ""): word.replace("|", "\N{SOFT HYPHEN}")
    for word in (
        "Wiedergut|machungs|abkommen",
        "Passierschein|abkommen",
        "Wohnungsbau|programm",
        "Zwangs|vereinigung",
        "Staats|bürgerschaft",
        "Selbstschuß|anlagen",
        "Devisen|beschaffung",
        "Deutschland|treffen",
        "Verstaat|lichung",
        "Auschwitz|prozesse",
        "Umwelt|bibliothek",
        "Wiederbe|waffnung",
        "Wieder|eröffnung",
        "Selbstver|brennung",
        "Öllieferun|gen",
        "Wahl|betrugs",
        "Versöhnungs|geste",
        "Wirtschafts|wunder",
        "Staatsbe|such",
        "Mittel|standes",
        "Friedens|bewegung",
        "Olympi|sches",
        "Saar|protektorat",
        "Währungs|reform",
        "Reparations",
        "Conscientious",
        "Nationali|zing",
        "Wirtschafts|wunder",
        "Krisen|regierung",
        "Souverä|nität",
        "Rearma|ment",
    )
}
"""Where long words may be broken."""
FACE_OF: Final = {id: face for face, id in enumerate(CARDS.ids)}


def picture(symbol: Symbol) -> str:
    """The sprite of a symbol."""
    return f"arrow-{symbol.direction}" if symbol.icon == "arrow" else symbol.icon


def said(symbol: Symbol, words: Words, count: int = 1) -> str:
    """A symbol in words, or several of the same kind."""
    if symbol.icon == "arrow":
        text = words(f"arrow-{symbol.track}", change=count if symbol.direction == "east" else -count)
    else:
        text = words(f"icon-{symbol.icon.replace('_', '-')}", count=count)
    added = [words(f"where-{symbol.where.replace('_', '-')}")] if symbol.where else []
    if symbol.most:
        added.append(words("most-in-province", most=symbol.most))
    if symbol.decider:
        added.append(words("decides", side=words(f"side-{symbol.decider}")))
    return f"{text} ({', '.join(added)})" if added else text


def listed(symbols: tuple[Symbol, ...], words: Words) -> str:
    """An event in words."""
    return "; ".join(said(symbol, words, len(list(same))) for symbol, same in groupby(symbols))


def sprite_of(card: str) -> str:
    """The ground of a card."""
    return f"card-{COLOURS[CARDS.colour[FACE_OF[card]]]}"


def card_name(card: str, words: Words) -> str:
    """The title of a card."""
    return CARDS.titles[words.language][FACE_OF[card]]


def breakable(title: str) -> str:
    """A title whose long words may be broken where they are made of two."""
    return " ".join(LONG_WORDS.get(word, word) for word in title.split(" "))


def figures(face: int) -> list[Figure]:
    """WSDV-COMP-4: one black value, or West's above East's."""
    west, east = (values[face] for values in CARDS.value_of)
    if COLOURS[CARDS.colour[face]] == "special":
        return []
    if west == east:
        return [Figure(text=str(west), colour=BLACK)]
    return [Figure(text=str(west), colour=GOLD), Figure(text=str(east), colour=CRIMSON)]


def corner(face: int) -> list[str]:
    """WSDV-COMP-4: flight symbols, or a police symbol."""
    police = ["", "police_red", "police_pink"][CARDS.police[face]]
    return ["runner"] * CARDS.flight[face] + ([police] if police else [])


def icon(symbol: Symbol, words: Words) -> Icon:
    """A symbol on a card's face."""
    made = Icon(sprite=picture(symbol))
    label = words(f"short-{symbol.where.replace('_', '-')}") if symbol.where else ""
    if symbol.most:
        label = words("short-most", most=symbol.most)
    if label:
        made["label"] = label
    if symbol.decider:
        made["badge"] = f"arms-{symbol.decider}"
    return made


@lru_cache(KEPT)
def card_face(card: str, words: Words) -> Card:
    """What is printed on a card."""
    face = FACE_OF[card]
    rows: list[list[Icon]] = []
    for _, row in groupby(SYMBOLS[card], key=lambda symbol: symbol.row):
        symbols = list(row)
        track = symbols[0].track
        shown = [Icon(sprite=TRACK_PICTURES[track])] if track else []
        rows.append(shown + [icon(symbol, words) for symbol in symbols])
    return Card(
        title=breakable(card_name(card, words)),
        subtitle=CARDS.years[face],
        ink="light" if COLOURS[CARDS.colour[face]] in LIGHT else "dark",
        figures=figures(face),
        corner=corner(face),
        rows=rows,
    )


@lru_cache(KEPT)
def card_about(card: str, words: Words) -> str:
    """What a card can do: who may trigger its event, its values, its symbols, its event."""
    face = FACE_OF[card]
    colour = COLOURS[CARDS.colour[face]]
    told = [words(f"about-{colour}")]
    west, east = (values[face] for values in CARDS.value_of)
    if colour != "special":
        told.append(words("about-values", west=west, east=east))
    if CARDS.flight[face]:
        told.append(words("about-flight", count=CARDS.flight[face]))
    told.append(words("about-event", event=listed(SYMBOLS[card], words)))
    return " ".join(told)
