"""The players' part of the site, in each language: of each game what it is, the guided first game, its rules, and its words and symbols.

All of it is made from what the program itself shows: the page to start with, the guide, the rules page, the glossary, and the board's symbols.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import detente
from detente import Game
from detente.core.shown.learning import glossary, guide, shared, start_page
from detente.core.shown.lobby import lobby_facts
from detente.core.shown.rulebook import marks, with_ids
from detente.core.shown.words import Words

SVG: Final = "http://www.w3.org/2000/svg"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
SPRITE = re.compile(r"!\[\]\(<sprite:([^>]+)>\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\(<picture:(\d+)>\)")
POINTER = re.compile(r"\[([^\]]+)\]\(<at:[^>]+>\)")
HEADING = re.compile(r"^# ", re.MULTILINE)

TEXTS: Final = {
    "en": {
        "minutes": "{} to {} minutes",
        "first": "First game",
        "first-about": "At the table, “Guided first game” explains each of these when it comes up. Here they are all together.",
        "asked": "What you are asked",
        "seen": "What you see happen",
        "known": "You now know",
        "rules": "Rules",
        "glossary": "Words and symbols",
        "rule": "rule",
        "marks": "{sign} marks a {meaning}.",
        "play": "In the terminal: `detente play {id}`. In the browser: `detente serve`, then choose the game.",
    },
    "de": {
        "minutes": "{} bis {} Minuten",
        "first": "Erstes Spiel",
        "first-about": "Am Tisch erklärt „Geführtes erstes Spiel“ jeden dieser Punkte, wenn er vorkommt. Hier stehen alle beisammen.",
        "asked": "Was Sie gefragt werden",
        "seen": "Was Sie geschehen sehen",
        "known": "Das wissen Sie jetzt",
        "rules": "Regeln",
        "glossary": "Begriffe und Symbole",
        "rule": "Regel",
        "marks": "{sign} bedeutet: {meaning}.",
        "play": "Im Terminal: `detente play {id}`. Im Browser: `detente serve`, dann das Spiel wählen.",
    },
}  # fmt: skip


def write(game: Game, language: str, folder: Path) -> None:
    """Write the pages of a game, and the symbols on them, into a folder of their own."""
    folder.mkdir(parents=True)
    texts = TEXTS[language]
    pages = {
        "index": about(game, language),
        "first-game": first_game(game, language),
        "rules": rules(game, language),
        "words": words_and_symbols(game, language),
    }
    contents = f"{texts['first']} <first-game>\n{texts['rules']} <rules>\n{texts['glossary']} <words>"
    pages["index"] += f"\n{texts['play'].format(id=game.id)}\n\n```{{toctree}}\n:hidden:\n\n{contents}\n```\n"
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(with_pictures(text, language), encoding="utf-8")
    write_symbols(game, set(SPRITE.findall("".join(pages.values()))), folder)


def about(game: Game, language: str) -> str:
    """What a game is: the page to start with."""
    facts = lobby_facts(game)
    minutes = (
        ""
        if facts is None
        else f"{Words(game, language)('game-kind')}, {TEXTS[language]['minutes'].format(*facts.minutes)}."
    )
    return f"# {game.title}\n\n{minutes}\n\n{start_page(game, language)}"


def first_game(game: Game, language: str) -> str:
    """All that the guide says at the table."""
    said, texts = guide(game, language), TEXTS[language]
    if said is None:
        raise ValueError(f"{game.id} has no guide in {language!r}")
    parts = [f"# {game.title}: {texts['first']}", texts["first-about"], said.goal]
    for kind, heading in (("asks", "asked"), ("log", "seen")):
        parts.append(f"## {texts[heading]}")
        parts += [f"### {step.title}\n\n{step.text}" for step in said.steps if step.kind == kind]
    parts += [f"## {texts['known']}", said.known]
    return "\n\n".join(parts) + "\n"


def rules(game: Game, language: str) -> str:
    """The rules page. Each rule has its id as an anchor and, small, as a link to itself."""
    text = with_ids(game.rules_text(language), "[{0}](#{0}){{.atom}}".format)
    text = HEADING.sub("## ", text.partition("\n")[2])
    signs = [
        TEXTS[language]["marks"].format(sign=sign, meaning=meaning)
        for sign, meaning in marks(game, language).items()
        if sign in text
    ]
    head, _, rest = ANCHOR.sub(r'[]{id="\1"}', text).partition("\n## ")
    title = f"# {game.title}: {TEXTS[language]['rules']}"
    return f"{title}\n\n{head.strip()}\n\n{' '.join(signs)}\n\n## {rest}"


def words_and_symbols(game: Game, language: str) -> str:
    """The glossary, with the symbols of the board."""
    texts = TEXTS[language]
    entries = [
        f"{f'![](<sprite:{entry.sprite}>) ' if entry.sprite else ''}{entry.term}\n"
        f": {entry.meaning} ({texts['rule']} [{entry.rule}](#{entry.rule}))\n"
        for entry in glossary(game, language)
    ]
    return f"# {game.title}: {texts['glossary']}\n\n" + "\n".join(entries)


def with_pictures(text: str, language: str) -> str:
    """A text whose pictures and symbols are files; words that point at the table are only words."""
    text = SPRITE.sub(lambda found: f"![](symbols/{unquote(found[1])}.svg){{.symbol}}", text)
    return PICTURE.sub(
        lambda found: (
            f"![{found[1]}](pictures/{language}-light-{found[2]}.webp){{.only-light}}"
            f"![{found[1]}](pictures/{language}-dark-{found[2]}.webp){{.only-dark}}\n\n*{found[1]}*"
        ),
        POINTER.sub(r"\1", text),
    )


def write_symbols(game: Game, names: set[str], folder: Path) -> None:
    """Each symbol of the board's file as a drawing of its own. ValueError names those that the file lacks."""
    ET.register_namespace("", SVG)
    board = game.board_of(game.standard)
    assert board is not None, game.id
    found = {symbol.get("id"): symbol for symbol in ET.fromstring(game.text(board)).iter(f"{{{SVG}}}symbol")}
    if missing := names - found.keys():
        raise ValueError(f"{game.id}: {board} has no symbols {', '.join(sorted(missing))}")
    (folder / "symbols").mkdir()
    for name in names:
        drawing = ET.Element(f"{{{SVG}}}svg", {"viewBox": found[name].get("viewBox", "")})
        drawing.extend(found[name])
        ET.ElementTree(drawing).write(
            folder / "symbols" / f"{name}.svg", encoding="utf-8", xml_declaration=True
        )


def shown_pictures(id: str) -> int:
    """The number of pictures on the page to start with."""
    return len(shared(detente.game(id)).pictures)
