"""Observations of a small game: a number for each number of its fields, and how many cards of each face are where.

Ranges are those of the declared fields, over all tables of the game that its options allow one by one; a list that may be of
several lengths is filled up with 0, and a field with a number for each seat begins with the own seat's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from detente.core.authors.plain.view import CARDS
from detente.core.records.fields import EACH_SEAT, YES_OR_NO, Field, Range
from detente.core.shown import features as kit

if TYPE_CHECKING:
    from detente.core.engine.game import Game
    from detente.core.engine.state import State
    from detente.core.shown.features import Block, Features, View


def plain_features(game: Game) -> Features:
    """The observation of a game with the default view. ValueError names a field that the game's own view lacks."""
    tables = list(tables_of(game))
    shown = game.view(tables[0], 0)
    missing = [field.name for field in game.state_type.fields if field.name not in shown]
    if missing:
        raise ValueError(
            f"{game.id} has no observations: its package has no module 'features', and its view lacks {missing[0]!r}"
        )
    blocks = [block_of(field, tables) for field in game.state_type.fields]
    layouts = [table.cards.layout for table in tables]
    places = list(dict.fromkeys(name for layout in layouts for name in layout.names))
    faces = max(max(layout.faces, default=-1) for layout in layouts) + 1
    if places and CARDS in shown:
        ids = [game.faces[face] if game.faces else str(face) for face in range(faces)]
        most = max(len(layout.faces) for layout in layouts)
        blocks.append(
            kit.grid(
                CARDS,
                "cards that the seat sees, by place and face",
                0,
                most,
                (places, ids),
                seen(places, ids),
            )
        )
        blocks.append(
            kit.row(
                "cards unseen", "cards at each place that it does not see", 0, most, places, unseen(places)
            )
        )
    return kit.Features(game, blocks)


def tables_of(game: Game) -> Iterator[State]:
    """A table for each value of each option, all others as standard."""
    for option in game.options:
        for value in option.values:
            yield game.start({option.name: value})


def ends(values: Range, tables: Sequence[State]) -> tuple[int, int]:
    """The least and the most at any of these tables."""
    found = [values.ends(table) for table in tables]
    return min(least for least, _ in found), max(most for _, most in found)


def block_of(field: Field, tables: Sequence[State]) -> Block:
    """The numbers of a field."""
    low, high = ends(field.values or YES_OR_NO, tables)
    name, about = field.name, field.about or field.name
    if field.size is None:
        return kit.number(name, about, low, high, lambda view: view[name])
    most = ends(field.size, tables)[1]
    if field.size is EACH_SEAT:
        return kit.per_seat(name, about, min(low, 0), high, most, lambda view: view[name])
    parts = [str(k) for k in range(most)]
    return kit.row(name, about, min(low, 0), high, parts, padded(name, most))


def padded(name: str, most: int) -> Callable[[View], list[float]]:
    """Reads a list, filled up with 0."""
    return lambda view: [*view[name], *[0] * (most - len(view[name]))]


def seen(places: Sequence[str], ids: Sequence[str]) -> Callable[[View], list[float]]:
    """Reads how many cards of each face the seat sees at each place."""

    def read(view: View) -> list[float]:
        cards: dict[str, Any] = view[CARDS]
        there = [cards[place] if isinstance(cards.get(place), list) else [] for place in places]
        return [float(each.count(id)) for each in there for id in ids]

    return read


def unseen(places: Sequence[str]) -> Callable[[View], list[float]]:
    """Reads how many cards at each place the seat does not see."""

    def read(view: View) -> list[float]:
        cards: dict[str, Any] = view[CARDS]
        return [float(cards[place]) if isinstance(cards.get(place), int) else 0.0 for place in places]

    return read
