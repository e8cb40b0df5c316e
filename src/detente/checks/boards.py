"""Boards: a game's drawings are safe to put into a page, and other documents can use their pictures."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

from detente.core.engine.game import Game
from detente.core.engine.options import choices

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"g", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline"}
KNOWN = SHAPES | {"svg", "defs", "symbol", "style", "text"}
MOST_BYTES = 150_000
MOST_LETTERS = 3
"""A board is the same in all languages: it may have digits and signs, but no words."""
ACTIVE = re.compile(r"<!(?!--)|<\?|&|url\(|@import|javascript:|http(?!://www\.w3\.org/2000/svg)")


def faults_of_boards(game: Game) -> Iterator[str]:
    """Everything that is wrong with the drawings of a game."""
    named = {game.board(game.start(options).options) for options in choices(game.options)}
    for name in sorted(set(game.drawings) - named):
        yield f"{name} is the board of no table"
    if game.drawings:
        for name in sorted(named - set(game.drawings)):
            yield f"there is no board {name}, which a table of some options has"
    for name in game.drawings:
        for fault in faults_of_board(game.text(name)):
            yield f"{name}: {fault}"


def faults_of_board(text: str) -> Iterator[str]:
    """Everything that is wrong with one drawing."""
    size = len(text.encode())
    if size > MOST_BYTES:
        yield f"it has {size} bytes, more than {MOST_BYTES}"
    for found in sorted(set(ACTIVE.findall(text))):
        yield f"{found!r} is not allowed: a board holds nothing that acts or leads elsewhere"
    try:
        drawn = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        yield f"it cannot be read: {error}"
        return
    for element in drawn.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in KNOWN:
            yield f"<{tag}> is not allowed; these are: {', '.join(sorted(KNOWN))}"
        for attribute in element.attrib:
            if attribute.startswith("on") or "href" in attribute or attribute == "style":
                yield f"<{tag}> has {attribute!r}: a board holds nothing that acts or leads elsewhere"
    for id, count in Counter(element.get("id") for element in drawn.iter() if "id" in element.attrib).items():
        if count > 1:
            yield f"{count} elements have the id {id!r}"
    for element in drawn.iter(f"{SVG}text"):
        if len(element.text or "") > MOST_LETTERS:
            yield f"it says {element.text!r}, but a board knows no language"
    alike: dict[str, list[str]] = {}
    for symbol in drawn.iter(f"{SVG}symbol"):
        for fault in faults_of_symbol(symbol):
            alike.setdefault(fault, []).append(repr(symbol.get("id")))
    for fault, (first, *others) in alike.items():
        further = f", and so it is with {len(others)} others: {', '.join(others)}" if others else ""
        yield f"the picture {first} {fault}{further}"


def faults_of_symbol(symbol: ElementTree.Element) -> Iterator[str]:
    """What prevents the use of a picture in another document, where no style of the board applies to it."""
    if not symbol.get("viewBox"):
        yield "has no viewBox"
    for element in list(symbol.iter())[1:]:
        tag = element.tag.removeprefix(SVG)
        if tag not in SHAPES:
            yield f"holds <{tag}>; a picture is made of {', '.join(sorted(SHAPES))}"
        for attribute in ("class", "id"):
            if attribute in element.attrib:
                yield f"holds a <{tag}> with {attribute!r}, which means nothing elsewhere"
