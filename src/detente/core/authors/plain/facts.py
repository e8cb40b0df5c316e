"""The facts of a small game's view, from the declarations of its fields and cards.

A view holds each field by its name, and `cards`: for each place the ids of the cards there (in an ordered pile, the top card
first), or their number for observers who do not see them. Ranges are the widest of the declared fields at any table that
differs from the standard in one option. In observations, shorter lists are padded with 0, and a field with a number for each
seat begins with the observer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from detente.core.authors.plain.position import CARDS, card_ids
from detente.core.records.fields import (
    EACH_SEAT,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    YES_OR_NO,
    Field,
    OneOf,
    Range,
)
from detente.core.shown.axes import Axis, Line, Numbers, Seats
from detente.core.shown.facts import Amounts, Fact, Flag, Number, One, Ones, Tally
from detente.core.shown.groups import View

if TYPE_CHECKING:
    from detente.core.engine.game import Game
    from detente.core.engine.state import State

UNSEEN = "unseen"
"""The name under which observations count cards that the seat does not see."""


@cache
def plain_facts(game: Game) -> View[State]:
    """The view of a game without its own facts: all fields, and the cards as far as the seat sees them."""
    tables = list(tables_of(game))
    facts: list[Fact[State]] = [fact_of(field, tables) for field in game.state_type.fields]
    layouts = [table.cards.layout for table in tables]
    places = list(dict.fromkeys(name for layout in layouts for name in layout.names))
    if places:
        faces = max(max(layout.faces, default=-1) for layout in layouts) + 1
        ids = [game.faces[face] if game.faces else str(face) for face in range(faces)]
        facts.append(CardsSeen(places, ids, max(len(layout.faces) for layout in layouts)))
    return View(*facts)


def tables_of(game: Game) -> Iterator[State]:
    """A table for each value of each option, with what the value needs, and all other options at their standard."""
    for option in game.options:
        for value in option.values:
            needed = (
                {name: values[0] for name, values in option.needs.items()} if value != option.standard else {}
            )
            yield game.start({**needed, option.name: value})


def ends(values: Range, tables: Sequence[State]) -> tuple[int, int]:
    """The least and greatest value at any of these tables."""
    found = [values.ends(table) for table in tables]
    return min(least for least, _ in found), max(most for _, most in found)


def fact_of(field: Field, tables: Sequence[State]) -> Fact[State]:
    """The fact for a field: seats, names and masks of seats are shown as such, all else as numbers."""
    values = field.values or YES_OR_NO
    low, high = ends(values, tables)
    name, about, read = field.name, field.about or field.name, reader(field)
    named = axis_of(values, tables)
    if field.size is not None:
        most = ends(field.size, tables)[1]
        axis = Seats(most) if field.size is EACH_SEAT else Line([str(k) for k in range(most)])
        if named is not None:
            return Ones(name, about, axis, named, read)
        return Amounts(name, about, axis, low, high, read)
    if values is SEATS:
        return Tally(name, about, Seats(most_seats(tables)), 1, read)
    if named is not None:
        return One(name, about, named, read)
    return Flag(name, about, read) if field.values is None else Number(name, about, low, high, read)


def axis_of(values: Range, tables: Sequence[State]) -> Axis | None:
    """The axis that the numbers of a field count along: seats or names; None for plain numbers."""
    if isinstance(values, OneOf):
        return Axis(values.names)
    return Seats(most_seats(tables)) if values in (SEAT, SEAT_OR_NONE) else None


def most_seats(tables: Sequence[State]) -> int:
    """The largest number of seats at any of these tables."""
    return max(int(table.seats) for table in tables)


def reader(field: Field) -> Callable[..., Any]:
    """A function that reads the field from a state; it turns a mask of seats into a list."""
    name = field.name
    if field.values is SEATS and field.size is None:
        return lambda s, seat: [other for other in range(s.seats) if getattr(s, name) >> other & 1]
    return lambda s, seat: getattr(s, name)


def value_of(field: Field, raw: Any) -> Any:
    """The value to store in a field, from what its fact reads."""
    return sum(1 << seat for seat in set(raw)) if field.values is SEATS and field.size is None else raw


class CardsSeen(Fact[Any]):
    """Cards by place. An observation counts them by place and face; cards that the seat does not see count as `UNSEEN`.

    places: names of all places at any table. ids: ids of the faces. most: the largest number of cards at any table.
    """

    def __init__(self, places: Sequence[str], ids: Sequence[str], most: int) -> None:
        self.places = Axis(places)
        self.ids = Axis([*ids, UNSEEN])
        super().__init__(
            CARDS, "cards by place and face, as far as the seat sees them", None, None, 0, most, 0
        )
        self.size = self.places.size * self.ids.size

    def raw(self, s: Any, seat: int) -> Any:
        """For each place of the table, its name and the ids of the cards there, or their number."""
        observer = s.seats if seat < 0 else seat
        return [(name, cards_at(s, place, observer)) for place, name in enumerate(s.cards.layout.names)]

    def show(self, s: Any, raw: Any) -> object:
        """The ids or the number of cards, by place."""
        return dict(raw)

    def parse(self, shown: Any, where: str) -> Any:
        """The ids or the number of cards, by place."""
        return list(shown.items())

    def put(self, raw: Any, out: Numbers, k: int) -> None:
        """Write how many cards of each face are at each place."""
        for name, there in raw:
            first = self.base + self.places.index[name] * self.ids.size
            if isinstance(there, int):
                out.put(first + self.ids.size - 1, there)
            else:
                for id in there:
                    out.add(first + self.ids.index[id], 1)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: ids or a number, by place."""
        ids = {"type": "array", "items": {"enum": self.ids.labels[:-1]}}
        return {"type": "object", "additionalProperties": {"anyOf": [ids, {"type": "integer", "minimum": 0}]}}

    def axes(self) -> list[Axis]:
        """The places and the faces."""
        return [self.places, self.ids]


def cards_at(state: State, place: int, observer: int) -> list[str] | int:
    """The ids of the cards at a place if the observer sees them, else their number."""
    cards = state.cards
    if not cards.layout.visible_to[place] >> observer & 1:
        return cards.count(place)
    by_card = card_ids(state)
    ids = [by_card[card] for card in cards.at(place)]
    return ids[::-1] if cards.layout.is_ordered(place) else ids
