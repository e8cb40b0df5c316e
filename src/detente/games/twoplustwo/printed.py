"""What an edition prints on the spaces of the superpowers' tracks, for the board and for text."""

from functools import lru_cache
from typing import Any, Final, cast

from detente.core.shown.drawing import Mark, Piece
from detente.core.shown.words import Words
from detente.games.germany.names import signed
from detente.games.germany.symbols import KEPT, faces, listed, pictures, said
from detente.games.twoplustwo.card_faces import POWERS, TRACKS, EditionFaces

LAUREL_LEVEL: Final = 4
"""The arms race level shown by the laurel picture."""


def edition_faces(words: Words) -> EditionFaces:
    """What the table's edition prints."""
    return cast(EditionFaces, faces(words))


@lru_cache(KEPT)
def spaces(track: str, words: Words) -> tuple[tuple[int, str, str], ...]:
    """The positions of a track, each with the space's name and with what is printed there, '' if nothing."""
    name = words(f"track-{track}")
    return tuple(
        (at, words("space", track=name, at=signed(at)), on_it(track, at, words))
        for at in edition_faces(words).tracks[track]
    )


def on_it(track: str, at: int, words: Words) -> str:
    """What is printed on a space, in words."""
    own = edition_faces(words)
    space = own.tracks[track][at]
    told = []
    if space["victory_points"]:
        told.append(words("space-points", points=space["victory_points"]))
    if space.get("auto_event_advantage"):
        told.append(words("space-level", level=space["auto_event_advantage"]))
    if space.get("laurel"):
        told.append(words("space-laurel"))
    if symbols := own.symbols[f"{track} {at}"]:
        told.append(listed(symbols, words))
    if "income" in space:
        told.append(words("space-income", usa=space["income"]["usa"], su=space["income"]["soviet_union"]))
    return "; ".join(told)


@lru_cache(KEPT)
def prints(words: Words) -> tuple[tuple[Piece, ...], tuple[Mark, ...]]:
    """The pieces for printed content, and the figures on them."""
    pieces: list[Piece] = []
    marks: list[Mark] = []
    for track in TRACKS:
        for at, space in edition_faces(words).tracks[track].items():
            for piece, figure in on_space(track, at, space, words):
                pieces.append(piece)
                if figure:
                    marks.append(Mark(kind="value", on=[piece["id"]], text=figure, term=piece["term"]))
    return tuple(pieces), tuple(marks)


def on_space(track: str, at: int, space: Any, words: Words) -> list[tuple[Piece, str]]:
    """The printed content of a space; each piece with its figure or ''."""
    place = f"{track} {at} print"
    made: list[tuple[Piece, str]] = []
    if space["victory_points"]:
        points = space["victory_points"]
        made.append((printed(place, "points", words("space-points", points=points), "points"), str(points)))
    level = space.get("auto_event_advantage", 0)
    if 0 < level < LAUREL_LEVEL:
        made.append((printed(place, f"level-{level}", words("space-level", level=level), "level"), ""))
    if space.get("laurel"):
        made.append((printed(place, "laurel", words("space-laurel"), "laurel"), ""))
    for k, symbol in enumerate(edition_faces(words).symbols[f"{track} {at}"]):
        figure = str(abs(symbol.amount)) if symbol.amount else ""
        for sprite in pictures(symbol):
            made.append((printed(place, sprite, said(symbol, words), "icon", f"{sprite} {k}"), figure))
    for power in POWERS if "income" in space else ():
        dollars = space["income"][power]
        face = words("space-income-of", power=words(f"role-{power}"), dollars=dollars)
        made.append((printed(f"{track} {at} income", f"treasury-{power}", face, "income"), str(dollars)))
    return made


def money(dollars: int, words: Words) -> str:
    """An amount of dollars; a debt has a minus sign."""
    return words("dollars", sign="\N{MINUS SIGN}" if dollars < 0 else "", amount=abs(dollars))


def printed(place: str, sprite: str, face: str, kind: str, key: str = "") -> Piece:
    """A printed item, as a piece. kind: `points`, `level`, `laurel`, `icon` or `income`."""
    return Piece(
        id=f"{place} {key or sprite}",
        sprite=sprite,
        place=place,
        order=0,
        count=1,
        face=face,
        term=f"print-{kind}",
        printed=True,
    )
