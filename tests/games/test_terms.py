"""One word for one thing: the table, the cards and the rules page of a game call it what its rulebook calls it."""

import json
import re
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any, Final

import pytest

import detente
from detente.checks.texts import messages

GERMANY_DE: Final = {
    r"Jahrzehnt": "Dekade, Dekadenende",
    r"[Zz]weifarbig": "dual",
    r"[Aa]uswärtige": "extern",
    r"Polizei": "Staatsgewalt",
    r"Baupunkt": "Wirtschaftspunkt",
    r"Lebensstandard (zu )?heben": "Lebensstandard erzeugen",
    r"[Mm]arker\b": "Marke",
    r"Unruhe weniger|Unruhe mehr|LS weniger": "−1 Unruhe",
    r"(?<=[\s(/])-\d": "−",
}
GERMANY_EN: Final = {
    r"\b[Ss]ymbols?\b": "icon",
    r"\b[Pp]olice(?! power| removal)\b": "police power",
    r"[Rr]ais(e|ing) (the )?living standard": "increase living standard",
    r"unrest (less|more)\b": "−1 unrest",
    r"\bwhoever\b": "the player who",
    r"\bhe\b|\bhis\b|\bhim\b": "they",
    r"(?<=[\s(/])-\d": "−",
}
TWOPLUSTWO_DE: Final = {
    r"\b(vom|im|den) Stapel\b|[Ss]tapel (ist )?leer": "Talon",
    r"Wettlauf ins All": "Raumfahrt",
    r"Abschnitt [ABC]\b": "Subdekade",
    r"Merker": "Erinnerungshilfe",
    r"Rüstungs(karte|schritt|vorteil|stapel)|Rüstungsstufe": "Wettrüstung…",
    r"(?<![Ss]taats)\b[Kk]assen?\b": "Staatskasse",
}


def beginning(words: Mapping[str, str]) -> dict[str, str]:
    """Words that begin so."""
    return {rf"\b(?:{wrong})": better for wrong, better in words.items()}


FORBIDDEN: Final[Mapping[tuple[str, str], Mapping[str, str]]] = {
    ("europe1815", "de"): beginning(
        {
            r"Stapel": "Truppen",
            r"Runde": "Jahr",
            r"Umgruppierung|Verlegungsaktion": "Verlegung",
            r"Garnison": "Besatzung",
            r"Provinz": "Land, Territorium",
            r"Siegespunkt": "Siegpunkt",
            r"Trophäe": "Erfolgsmarker",
            r"Reserve": "Vorrat",
            r"Indianer": "Ureinwohner",
            r"(?<![\w-])Platz [1-4]\b": "Platz A bis D",
            r"General von \{": "Annas General",
        }
    ),
    ("europe1815", "en"): beginning(
        {
            r"[Ss]tacks?\b": "troops",
            r"[Pp]rovinces?\b": "land, territory",
            r"puts? up\b(?! to)": "places",
            r"for himself\b": "everyone for themselves",
            r"considers\b": "is thinking",
            r"[Rr]ounds?\b": "year",
            r"[Ss]eat [1-4]\b": "seat A to D",
            r"Kav\b": "Cav",
            r"General of \{": "Anna’s General",
            r"for ever\b": "always",
        }
    ),
    ("nations", "de"): beginning(
        {
            r"Tanker(?!unglück)": "Tankschiff",
            r"Zwischenfallfeld": "Fragezeichen",
            r"Ereigniskarte": "Karte „Innenpolitische Zwischenfälle“",
            r"Förderpaar": "Produktionspaar",
            r"Trasse": "Strecke",
            r"Einkommen": "Einkünfte",
            r"Spion(?!agekarten)": "Geheimagent",
            r"Minister|Anführer": "Staatschef",
        }
    ),
    ("nations", "en"): beginning(
        {
            r"[Ss]hips?\b(?! launched)": "tanker",
            r"[Ss]py|[Ss]pies": "secret agent",
            r"has the turn": "’s turn",
        }
    ),
    ("nuclear_war", "de"): beginning(
        {
            r"Vergeltung": "finaler Gegenschlag",
            r"Sprengkopf \d+ Megatonnen": "10-Megatonnen-Sprengkopf",
            r"Träger(?!system)": "Trägersystem",
            r"Abwehrrakete|Abfangrakete": "Anti-Missile",
            r"setzt eine Runde aus": "setzt einen Zug aus",
            r"Gestorbene": "tote Spieler",
            r"Abwurf|Ablage(?!stapel)": "Ablagestapel",
        }
    ),
    ("nuclear_war", "en"): beginning(
        {
            r"[Vv]engeance|[Rr]evenge": "final retaliation",
            r"(?:are|is) to be turned up": "will be turned up",
            r"It is war": "War!",
            r"makes propaganda": "propaganda targets",
        }
    ),
    ("twoplustwo", "de"): {**GERMANY_DE, **TWOPLUSTWO_DE},
    ("twoplustwo", "en"): GERMANY_EN,
    ("wsdv", "de"): {**GERMANY_DE, r"\bStapels?\b": "Talon"},
    ("wsdv", "en"): GERMANY_EN,
}
"""By game and language: what no text of it says (a regular expression), and what it says instead."""


@pytest.mark.parametrize(("id", "language"), FORBIDDEN)
def test_texts_use_the_words_of_the_rulebook(id: str, language: str) -> None:
    texts = dict(all_texts(detente.game(id), language))
    assert len(texts) > len(messages(detente.game(id).package, language))
    assert [
        f"{where}: {found[0]!r}, say {better}: {text[max(0, found.start() - 30) : found.end() + 30]!r}"
        for wrong, better in FORBIDDEN[id, language].items()
        for where, text in texts.items()
        for found in re.finditer(wrong, text)
    ] == []


def all_texts(game: detente.Game, language: str) -> Iterator[tuple[str, str]]:
    """What a game says in a language, each text with where it is: its messages and those that it shares, its pages, its data file."""
    for package in (*game.words_from, game.package):
        source = resources.files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
        for number, line in enumerate(source.splitlines(), 1):
            if not line.startswith("#"):
                yield f"{package} {language}.ftl:{number}", plain(line)
    for kind in ("rules", "start", "guide"):
        for number, line in enumerate(game.text(f"{kind}.{language}.md").splitlines(), 1):
            yield f"{kind}.{language}.md:{number}", plain(line)
    data = resources.files(game.package).joinpath("data.json")
    if data.is_file():
        yield from said_in(json.loads(data.read_text(encoding="utf-8")), language, "data.json")


def plain(line: str) -> str:
    """A line without what nobody reads: ids of messages and values, code, links, tags."""
    return re.sub(r"^[\w-]+ = |\{ \$?[a-z][\w.-]*|`[^`]*`|\]\([^)]*\)|<[^>]*>", "", line)


def said_in(value: Any, language: str, where: str) -> Iterator[tuple[str, str]]:
    """The texts of a language in a data file: the values of `text_de`, `name_de` and the like."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, str) and key.endswith(f"_{language}"):
                yield f"{where} {key}", inner
            yield from said_in(inner, language, f"{where} {key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from said_in(inner, language, f"{where}[{number}]")
