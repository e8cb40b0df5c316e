"""Places, and the cards on them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from detente.core.shown.drawing import Piece, Place
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.notation import ACTIONS, KEEP, PLACE_SHOWN
from detente.games.nuclear_war.scene.explained import kind_of
from detente.games.nuclear_war.scene.names import KEPT, asked, card_about, card_name
from detente.games.nuclear_war.state import SEAT_NAMES

BACK: Final = "back"
ROWS: Final = ("row", "strategy")
STRUCK: Final = ("", "note-struck", "note-struck-once")
"""The note on a card of another seat's row, by its mark in the view."""


@lru_cache(KEPT)
def places(seats: int, words: Words) -> list[Place]:
    """The piles, and each seat's places."""
    made = [named(id, id, words) for id in ("deck", "discard", "turned up")]
    for seat in range(seats):
        for id in ("hand", "row", "launch slot", "deterrents"):
            made.append(Place(**named(f"{SEAT_NAMES[seat]} {id}", id, words), seat=seat))
    return made


def named(id: str, kind: str, words: Words) -> Place:
    """A place of a kind, with the name and the term of its kind."""
    term = kind.replace(" ", "-")
    return Place(id=id, name=words(f"place-{term}"), term=term)


def pieces(view: dict[str, Any], words: Words) -> list[Piece]:
    """All cards, as far as the viewer can distinguish them."""
    made = [*unseen("deck", view["deck"]), *discarded(view["discard"], words)]
    turned_up = [view["turned_up"]] if view["turned_up"] else []
    made += stacked("turned up", turned_up + [secret["card"] for secret in view["waiting"]], words)
    own = view["seat"]
    for seat, about in enumerate(view["table"]):
        made += own_cards(view, about, words) if seat == own else cards_of(seat, about, words)
    return made


@kept
def discarded(pile: list[str], words: Words) -> list[Piece]:
    """The discard pile."""
    return stacked("discard", by_last(pile), words)


def own_cards(view: dict[str, Any], about: dict[str, Any], words: Words) -> list[Piece]:
    """The seat's own cards, with its draft applied. about: what everybody sees of it."""
    letter = SEAT_NAMES[view["seat"]]
    hand, row, deterrents = chosen(view)
    made = list(stacked(f"{letter} hand", sorted(hand, key=FACE_OF.__getitem__), words))
    lying = ["note-dead" if k in view["dead"] else "" for k in range(len(row))]
    made += lined_up(f"{letter} row", row, lying, words)
    return [*made, *shown_cards(letter, about, deterrents, words)]


@kept
def cards_of(seat: int, about: dict[str, Any], words: Words) -> list[Piece]:
    """The cards of another seat. about: what everybody sees of it."""
    letter = SEAT_NAMES[seat]
    deterrents: list[str] = about["deterrents"]
    made = unseen(f"{letter} hand", about["hand"] - len(deterrents))
    lying = [STRUCK[mark] for mark in about["struck"]]
    made += lined_up(f"{letter} row", [None] * about["row"], lying, words)
    return [*made, *shown_cards(letter, about, deterrents, words)]


def shown_cards(letter: str, about: dict[str, Any], deterrents: list[str], words: Words) -> list[Piece]:
    """The cards of a seat that lie face up: what it has launched, and deterrents."""
    made: list[Piece] = []
    if about["launch_slot"]:
        (carrier,) = stacked(f"{letter} launch slot", [about["launch_slot"]], words)
        made.append(Piece(**carrier, note=words("note-load", megatons=about["load"])))
    return [*made, *stacked(f"{letter} deterrents", deterrents, words)]


def chosen(view: dict[str, Any]) -> tuple[list[str], list[str], list[str]]:
    """The seat's own hand, row and deterrents, with its draft applied."""
    hand, row = list(view["hand"]), list(view["row"])
    deterrents = list(view["table"][view["seat"]]["deterrents"])
    parts = [ACTIONS.said(part) for part in view.get("draft", [])]
    if not parts or asked(view) not in ROWS or parts[0].verb is KEEP:
        return hand, row, deterrents
    hand += row
    laid = [str(part.values["card"]) for part in parts]
    for part, card in zip(parts, laid, strict=True):
        (deterrents if part.verb is PLACE_SHOWN else hand).remove(card)
    return hand, laid, deterrents


def unseen(place: str, count: int) -> list[Piece]:
    """Face-down cards that nobody can distinguish."""
    if not count:
        return []
    return [
        Piece(id=f"{place} cards", sprite=BACK, place=place, order=0, count=count, face=None, term="unseen")
    ]


def stacked(place: str, cards: list[str], words: Words) -> list[Piece]:
    """Cards face up; equal ones are one piece."""
    return stack(place, tuple(cards), words)


@lru_cache(KEPT)
def stack(place: str, cards: tuple[str, ...], words: Words) -> list[Piece]:
    """Cards face up, cached: most cards on a table were there before, and all seats see them."""
    made: dict[str, Piece] = {}
    for card in cards:
        if card in made:
            made[card]["count"] += 1
            continue
        made[card] = Piece(
            id=f"{place} {card}",
            sprite=card,
            place=place,
            order=len(made),
            count=1,
            face=card_name(card, words),
            about=card_about(card, words),
            term=kind_of(card),
        )
    return list(made.values())


@kept
def lined_up(place: str, cards: Sequence[str | None], lying: Sequence[str], words: Words) -> list[Piece]:
    """Cards in a row, one piece each. lying: for each card, its note, or an empty text."""
    made: list[Piece] = []
    for k, (card, note) in enumerate(zip(cards, lying, strict=True)):
        piece = Piece(
            id=f"{place} {k + 1}",
            sprite=card or BACK,
            place=place,
            order=k,
            count=1,
            face=card_name(card, words) if card else None,
            term=kind_of(card) if card else "unseen",
        )
        if card:
            piece["about"] = card_about(card, words)
        if note:
            piece["note"] = words(note)
        made.append(piece)
    return made


def by_last(pile: list[str]) -> list[str]:
    """The cards of a pile, ordered so that the kind of its top card is last."""
    kinds = list(dict.fromkeys(reversed(pile)))[::-1]
    return [card for card in kinds for _ in range(pile.count(card))]
