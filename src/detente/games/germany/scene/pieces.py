"""The pieces on the board, and the cards."""

from functools import lru_cache
from typing import Any, Final

from detente.core.shown.drawing import Piece
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.scene.places import term_of
from detente.games.germany.symbols import card_about, card_face, card_name, card_term, sprite_of

BACK: Final = "back"
RHEINSBERG: Final = "rheinsberg"
PIECES_KEPT: Final = 4000
"""Of how many pieces there is one for all tables."""


@kept
def germany(view: dict[str, Any], words: Words) -> list[Piece]:
    """All pieces on the map and its tracks."""
    made = [
        lying(f"{id} line", "infrastructure", id, words("piece-infrastructure"), "line")
        for id in view["lines"]
    ]
    made += [factory(id, about, words) for id, about in view["factories"].items()]
    for id, about in view["provinces"].items():
        made += counters(id, about, words)
    for id, about in view["sectors"].items():
        made += counted(id, "standard", about["standards"], words)
    return sorted_out(made + on_tracks(view, words))


def sorted_out(made: list[Piece]) -> list[Piece]:
    """The pieces, numbered in order at each place."""
    there: dict[str, int] = {}
    ordered: list[Piece] = []
    for piece in made:
        place = piece["place"]
        order = there.get(place, 0)
        there[place] = order + 1
        ordered.append(piece if piece["order"] == order else {**piece, "order": order})
    return ordered


@lru_cache(PIECES_KEPT)
def lying(id: str, sprite: str, place: str, face: str | None, term: str, count: int = 1) -> Piece:
    """A piece at a place. It belongs to all: only a copy may be changed."""
    return Piece(id=id, sprite=sprite, place=place, order=0, count=count, face=face, term=term)


def counted(place: str, sprite: str, count: int, words: Words) -> list[Piece]:
    """This many pieces of one kind as a single piece, or an empty list for none."""
    if not count:
        return []
    term = sprite.replace("_", "-")
    return [lying(f"{place} {sprite}", sprite, place, words(f"piece-{term}"), term, count)]


def counters(id: str, about: dict[str, Any], words: Words) -> list[Piece]:
    """The pieces in a province; West Berlin's living standard is in its sectors instead."""
    own = about["protests"] - about["supplier"]
    standards = 0 if id == "west_berlin" else about["standards"]
    there = {
        "standard": standards,
        "unrest": about["unrest"],
        "mass_protest": own,
        "supplier_protest": about["supplier"],
        "socialist": about["socialists"],
    }
    return [piece for kind, count in there.items() for piece in counted(names.plate(id), kind, count, words)]


def factory_sprite(id: str, rundown: bool = False) -> str:
    """The picture of a factory. Rheinsberg looks the same with one point or two, since its points are counted."""
    if names.abroad(id):
        return "factory-abroad"
    if names.CITY[id] < codes.WEST_CITIES:
        return "factory-west"
    return "rundown" if rundown and id != RHEINSBERG else "factory-east"


def factory(id: str, about: dict[str, Any], words: Words) -> Piece:
    """A factory with its value."""
    count = about["value"] if id == RHEINSBERG else 1
    rundown = about["rundown"] and id != RHEINSBERG
    piece = lying(
        f"{id} factory",
        factory_sprite(id, rundown),
        id,
        words("piece-rundown" if rundown else "piece-factory"),
        "rundown" if rundown else "factory",
        count,
    ).copy()
    piece["note"] = words("note-value", value=about["value"])
    return piece


@kept
def on_tracks(view: dict[str, Any], words: Words) -> list[Piece]:
    """The markers, the Wall, and socialists in the box and the supply."""
    made = [
        lying(f"{track} marker", f"marker-{track}", f"{track} {at}", words(f"track-{track}"), term_of(track))
        for track, at in view["tracks"].items()
    ]
    place = f"decade {view['decade']}"
    made.append(lying("decade marker", "marker-decade", place, words("piece-decade-marker"), "decade"))
    if view["wall"]:
        made.append(lying("the wall", "the-wall", "wall", words("piece-wall"), "wall"))
    made += counted("holding", "socialist", view["box"], words)
    return made + counted("supply", "socialist", view["supply"], words)


# -- cards


@kept
def card_piece(place: str, card: str, words: Words) -> Piece:
    """A card, face up."""
    piece = lying(
        f"{place} {card}", sprite_of(card, words), place, card_name(card, words), card_term(card, words)
    ).copy()
    piece["about"] = card_about(card, words)
    piece["card"] = card_face(card, words)
    return piece


def cards_at(place: str, cards: list[str], words: Words) -> list[Piece]:
    """The cards of a place, face up and in order; most places have none."""
    return lined_up(place, cards, words) if cards else []


@kept
def lined_up(place: str, cards: list[str], words: Words) -> list[Piece]:
    """Cards at a place, face up and in order."""
    return sorted_out([card_piece(place, card, words) for card in cards])


def face_down(place: str, count: int, back: str = BACK) -> list[Piece]:
    """Cards with only their number known."""
    return [lying(f"{place} cards", back, place, None, "unseen", count)] if count else []


def common_cards(view: dict[str, Any], words: Words) -> list[Piece]:
    """Display, special card, card in play, hands, row, cards that are looked at, deck, police; numbered at each place."""
    made = [*cards_at("display", view["display"], words)]
    if view["special"] is not None:
        made.append(card_piece("special", view["special"], words))
    if card_in_play(view) is not None:
        made.append(card_piece("in play", card_in_play(view) or "", words))
    for seat in range(view["seats"]):
        if seat == view["seat"]:
            made += cards_at(names.hand(seat), view["hand"], words)
        else:
            made += face_down(names.hand(seat), view["hands"][seat])
    made += cards_at("row", view["row"], words)
    made += cards_at("looked", view["looked"], words)
    made += face_down("deck", view["deck"])
    return made + sorted_out([police(each, words) for each in view["police"]])


def card_in_play(view: dict[str, Any]) -> str | None:
    """The card in play, unless it is already with the police."""
    card: str | None = view["play"]["card"]
    return None if card in [each["card"] for each in view["police"]] else card


@kept
def police(about: dict[str, Any], words: Words) -> Piece:
    """WSDV-POL-1: a card that serves as police."""
    card = about["card"]
    piece = lying(f"police {card}", "badge", "police", card_name(card, words), "police").copy()
    piece["about"] = words("about-police-red" if about["red"] else "about-police-pink")
    piece["note"] = words("note-used" if about["used"] else "note-fresh")
    return piece
