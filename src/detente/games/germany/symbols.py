"""The printed icons and arrows of cards, boxes and spaces: their pictures and descriptions.

Each game's module `card_faces` provides what is printed on the cards of its tables (`Faces`).
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple, cast

from detente.core.shown.drawing import Card, Figure, Icon
from detente.core.shown.words import Words
from detente.games.germany.names import province, short, signed

KEPT: Final = 1000
"""How many results of repeated drawing to cache."""


class Symbol(NamedTuple):
    """A printed icon, or one single arrow.

    row: where it is printed. where: a restriction, or empty; decider: `west`, `east` or empty; most: pieces of the card in
    one province, 0 for any number; track, direction: of an arrow, else empty; whose: the player or the colour it is for,
    or empty; amount: of dollars, 0 for none; strict: the arrow stays on its track; shaded: it has a shaded background.
    """

    row: int
    icon: str
    where: str
    decider: str
    most: int
    track: str
    direction: str
    whose: str
    amount: int
    strict: bool
    shaded: bool


def read_symbols(event: Iterable[Any]) -> Iterator[Symbol]:
    """The symbols of an event in printed order; a double arrow is two symbols, and a two-way arrow starts with west."""
    for entry in event:
        told: dict[str, Any] = {"icon": entry} if isinstance(entry, str) else entry
        ways = told.get("left_right", {told.get("direction", ""): told.get("count", 1)})
        for direction in sorted(ways, reverse=True):
            for _ in range(ways[direction]):
                yield Symbol(
                    told.get("row", 1),
                    told["icon"],
                    told.get("restriction", ""),
                    told.get("decided_by", ""),
                    told.get("max_per_province", 0),
                    told.get("track", ""),
                    direction,
                    told.get("player", told.get("colour", "")),
                    told.get("amount", 0),
                    told.get("strict", False),
                    told.get("shaded", False),
                )


TRACK_PICTURES: Final = {
    "prestige": "medal",
    "western_currency": "coins",
    "socialist": "star",
}
"""Pictures of tracks whose names differ from the track's."""
DARK: Final = ("yellow",)
"""Card colours with dark text on their band."""
GOLD, CRIMSON, BLACK = "#f2b526", "#c9301f", "#1f262d"
LONG_WORDS: Final = {
    word.replace("|", ""): word.replace("|", "\N{SOFT HYPHEN}")
    for word in (
        "Wie|der|gut|ma|chungs|ab|kom|men",
        "Passier|schein|abkommen",
        "Weltraum|spazier|gang",
        "Woh|nungs|bau|pro|gramm",
        "Zwangs|ver|eini|gung",
        "Staats|bürgerschaft",
        "Selbst|schuß|anlagen",
        "Devisen|beschaffung",
        "Deutsch|land|treffen",
        "Verstaat|lichung",
        "Auschwitz|prozesse",
        "Umwelt|bibliothek",
        "Wiederbe|waffnung",
        "Wieder|eröffnung",
        "Selbstver|brennung",
        "Öllieferun|gen",
        "Wahl|betrugs",
        "Versöh|nungs|geste",
        "Not|stands|gesetze",
        "Transit|abkommen",
        "Wirtschafts|wunder",
        "Werf|ten|sterben",
        "Montags|demos",
        "Staatsbe|such",
        "Mittel|standes",
        "Friedens|bewegung",
        "Olympi|sches",
        "Saar|protektorat",
        "Wäh|rungs|reform",
        "Repara|tions",
        "Conscien|tious",
        "Nationali|zing",
        "Krisen|regierung",
        "Souverä|nität",
        "Rearma|ment",
        "Bundes|republik",
        "Plan|mäßiger",
        "Sozialis|mus",
        "Nordatlan|tische",
        "Nordatlan|tisches",
        "Öster|rei|chischer",
        "Boden|reform",
        "Säube|rungen",
        "Stali|nisti|sche",
        "Demon|tage",
        "Berufs|verbot",
        "Atom|kraft|werk",
        "Farb|fernsehen",
        "Frank|furter",
        "Ver|doppelung",
        "Guil|laume-Af|färe",
        "Auto|industrie",
        "Bier|mann-Aus|bür|gerung",
        "Olym|pische",
        "Wald|sterben",
        "Um|strittene",
        "Ein|führung",
        "Kriegs|recht",
        "Auf|deckung",
        "Tru|man-Dok|trin",
        "Staats|vertrag",
        "Unga|rischer",
        "Volks|aufstand",
        "Mond|landung",
        "KSZE-Schluß|akte",
        "Sol|sche|nizyn",
        "Ein|marsch",
        "Iran-Con|tra-Af|färe",
        "Raum|fähre",
        "San|di|nisten",
        "Sowjet|wirtschaft",
        "Dis|man|tling",
        "Self-immo|lation",
        "Ship|yards'",
        "Recon|struction",
        "Launch|ing",
        "Recon|ciliation",
        "Uncov|ering",
        "Hunga|rian",
        "Solzhe|nitsyn",
        "San|di|nistas",
    )
}
"""Where to break long words."""


def picture(symbol: Symbol) -> str:
    """The sprite of a symbol."""
    if symbol.icon == "arrow":
        return f"arrow-{symbol.direction}"
    return f"{symbol.icon}-{symbol.whose}" if symbol.whose else symbol.icon


def track_picture(symbol: Symbol) -> str:
    """The sprite of an arrow's track."""
    drawn = TRACK_PICTURES.get(symbol.track, symbol.track)
    return f"{drawn}-strict" if symbol.strict else drawn


def pictures(symbol: Symbol) -> list[str]:
    """The sprites of a symbol: an arrow's track and direction, otherwise one."""
    return [track_picture(symbol), picture(symbol)] if symbol.track else [picture(symbol)]


def dollars(amount: int) -> str:
    """An amount of dollars with a currency sign."""
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}") if amount else ""


def effect(symbol: Symbol, words: Words, count: int = 1) -> str:
    """The effect of a symbol, or of several of the same kind together."""
    if symbol.icon == "arrow":
        return words(f"arrow-{symbol.track}", change=signed(count if symbol.direction == "east" else -count))
    return words(
        f"icon-{symbol.icon.replace('_', '-')}",
        count=count,
        whose=symbol.whose,
        sign=dollars(symbol.amount)[:1],
        dollars=abs(symbol.amount) * count,
    )


def named(kind: str, where: str, words: Words) -> str:
    """The name of a restriction in this kind of text; provinces have names already."""
    return words.get(f"{kind}-{where.replace('_', '-')}")


def said(symbol: Symbol, words: Words, count: int = 1) -> str:
    """A symbol in words, or several of the same kind."""
    text = effect(symbol, words, count)
    if count > 1 and text == effect(symbol, words):
        text = words("times", count=count, text=text)
    added = [named("where", symbol.where, words) or province(symbol.where, words)] if symbol.where else []
    if symbol.most:
        added.append(words("most-in-province", most=symbol.most))
    if symbol.decider:
        added.append(words("decides", side=words(f"side-{symbol.decider}")))
    if symbol.strict:
        added.append(words("strict"))
    if symbol.shaded:
        added.append(words("shaded"))
    return f"{text} ({', '.join(added)})" if added else text


def brief(symbol: Symbol, words: Words) -> str:
    """A symbol on a button: its effect and restriction; the card gives the details."""
    where = short_of(symbol.where, words)
    return f"{effect(symbol, words)} ({where})" if where else effect(symbol, words)


def short_of(where: str, words: Words) -> str:
    """A restriction in short form."""
    return named("short", where, words) or short(where, words) if where else ""


def listed(symbols: Iterable[Symbol], words: Words) -> str:
    """The symbols of an event in words."""
    return "; ".join(said(symbol, words, len(list(same))) for symbol, same in groupby(symbols))


def icon(symbol: Symbol, words: Words) -> Icon:
    """A symbol drawn on a card's face."""
    made = Icon(sprite=picture(symbol))
    label = short_of(symbol.where, words)
    if symbol.most:
        label = words("short-most", most=symbol.most)
    if label:
        made["label"] = label
    if symbol.decider:
        made["badge"] = f"arms-{symbol.decider}"
    if symbol.amount:
        made["text"] = dollars(symbol.amount)
    if symbol.shaded:
        made["shaded"] = True
    if not symbol.track:
        made["means"] = said(symbol, words)
    return made


def row_of_icons(symbols: Iterable[Symbol], words: Words) -> list[Icon]:
    """Symbols in a row; the track's picture precedes a group of its arrows."""
    made: list[Icon] = []
    for _, same in groupby(symbols, key=lambda symbol: (symbol.track, symbol.strict, symbol.shaded)):
        arrows = list(same)
        if arrows[0].track:
            before = Icon(sprite=track_picture(arrows[0]), means=listed(arrows, words))
            if arrows[0].shaded:
                before["shaded"] = True
            made.append(before)
        made += [icon(symbol, words) for symbol in arrows]
    return made


def breakable(title: str) -> str:
    """A title that can break inside its long compound words."""
    return " ".join(LONG_WORDS.get(word, word) for word in title.split(" "))


class Faces:
    """What is printed on the cards of a table.

    cards: as in the data file, by id. symbols: of every icon source, a card or a box of the prestige track (`box -4`).
    """

    def __init__(self, cards: Iterable[Mapping[str, Any]], boxes: Mapping[str, Any]) -> None:
        self.cards = {str(card["id"]): card for card in cards}
        self.symbols: dict[str, tuple[Symbol, ...]] = {
            id: tuple(read_symbols(card["event"])) for id, card in self.cards.items()
        }
        self.symbols |= {f"box {at}": tuple(read_symbols(event)) for at, event in boxes.items()}

    def name(self, card: str, language: str) -> str:
        """The title of a card."""
        return str(self.cards[card][f"title_{language}"])

    def sprite(self, card: str) -> str:
        """The background sprite of a card."""
        return f"card-{self.cards[card]['colour']}"

    def term(self, card: str) -> str:
        """The term that says what the card is for."""
        return "special-card" if self.cards[card]["colour"] == "special" else "card"

    def values(self, card: str) -> list[int]:
        """West's value and East's; a special card has no values."""
        value = self.cards[card]["value"]
        return [] if self.cards[card]["colour"] == "special" else [value["west"], value["east"]]

    def figures(self, card: str) -> list[Figure]:
        """WSDV-COMP-4: one black value, or West's above East's."""
        values = self.values(card)
        if len(set(values)) == 1:
            return [Figure(text=str(values[0]), colour=BLACK)]
        return [Figure(text=str(n), colour=c) for n, c in zip(values, (GOLD, CRIMSON), strict=False)]

    def corner(self, card: str) -> list[str]:
        """WSDV-COMP-4: flight symbols, or a police symbol."""
        printed = self.cards[card]
        police = printed.get("police_symbol")
        return ["runner"] * printed["flight_symbols"] + ([f"police_{police}"] if police else [])

    def face(self, card: str, words: Words) -> Card:
        """The printed face of a card."""
        symbols = self.symbols[card]
        return Card(
            title=breakable(self.name(card, words.language)),
            subtitle=self.cards[card]["year"],
            ink="dark" if self.cards[card]["colour"] in DARK else "light",
            figures=self.figures(card),
            corner=self.corner(card),
            rows=[row_of_icons(row, words) for _, row in groupby(symbols, key=lambda symbol: symbol.row)],
        )

    def about(self, card: str, words: Words) -> str:
        """What a card can do: who may trigger its event, its values, its symbols and the event itself."""
        told = [words(f"about-{self.cards[card]['colour']}")]
        values = self.values(card)
        if values:
            told.append(words("about-values", west=values[0], east=values[1]))
        flight = self.cards[card]["flight_symbols"]
        if flight:
            told.append(words("about-flight", count=flight))
        told.append(words("about-event", event=listed(self.symbols[card], words)))
        return " ".join(told)


@lru_cache(KEPT)
def faces(words: Words) -> Faces:
    """The printed faces of the current table's cards."""
    assert words.game is not None
    return cast(Faces, words.game.module("card_faces").faces(words.options))  # type: ignore[union-attr]


def symbols_of(source: str, words: Words) -> tuple[Symbol, ...]:
    """The symbols of a card or of a box."""
    return faces(words).symbols[source]


def sprite_of(card: str, words: Words) -> str:
    """The background sprite of a card."""
    return faces(words).sprite(card)


def card_name(card: str, words: Words) -> str:
    """The title of a card."""
    return faces(words).name(card, words.language)


def card_term(card: str, words: Words) -> str:
    """The term that says what a card is for."""
    return faces(words).term(card)


@lru_cache(KEPT)
def card_face(card: str, words: Words) -> Card:
    """The printed face of a card."""
    return faces(words).face(card, words)


@lru_cache(KEPT)
def card_about(card: str, words: Words) -> str:
    """The text of what a card can do."""
    return faces(words).about(card, words)
