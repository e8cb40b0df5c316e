"""Positions of a small game, from the declarations of its fields and cards."""

from collections.abc import Mapping
from typing import Any

from detente.core.engine.state import State
from detente.core.hidden.cards import Cards, fresh
from detente.core.records.facts import known, mapping
from detente.core.records.fields import Field

CARDS = "cards"


def card_ids(state: State) -> list[str]:
    """The id of each card's face, by card number."""
    ids = state.game.faces
    return [ids[face] if ids else str(face) for face in state.cards.layout.faces]


def set_fields(state: State, facts: Mapping[str, Any]) -> None:
    """Set up a position: the default of `Game.arrange`. ValueError names an impossible fact.

    Facts: fields by name, as a view shows them; `cards` {place: [ids]}, the top one first. Cards not named fill the gaps that
    this leaves at other places; the rest goes to the first place.
    """
    fields = {field.name: field for field in state.fields}
    there = [*fields, *([CARDS] if state.cards.layout.names else [])]
    for name, value in facts.items():
        if name not in there:
            raise ValueError(f"no fact {name!r}: there are {', '.join(there)}")
        if name in fields:
            setattr(state, name, fields[name].check(state, parsed(state, fields[name], value), name))
    if CARDS in facts:
        state.cards = laid_out(state, mapping(facts, CARDS))
    state.stack = []


def parsed(state: State, field: Field, value: Any) -> Any:
    """The value to store in a field, from the value that a view shows."""
    from detente.core.authors.plain.facts import plain_facts, value_of

    fact = next(fact for fact in plain_facts(state.game).facts if fact.name == field.name)
    return value_of(field, fact.parse(value, field.name))


def laid_out(state: State, chosen: Mapping[str, Any]) -> Cards:
    """The cards, with the chosen ones at their places. ValueError names an unknown place or a card that is not left."""
    old, ids = state.cards, card_ids(state)
    layout = old.layout
    for name in chosen:
        if name not in layout.names:
            raise ValueError(f"{CARDS}: no place {name!r}: there are {', '.join(layout.names)}")
    left = {place: old.at(place) for place in range(len(layout.names))}
    given: dict[int, list[int]] = {}
    gaps: list[int] = []
    for name in chosen:
        place = layout.names.index(name)
        given[place] = []
        for id in known(chosen, name, list(dict.fromkeys(ids))):
            source, card = taken(left, place, ids, id)
            given[place].append(card)
            gaps += [source] if source != place else []
        if layout.is_ordered(place):
            given[place].reverse()
    loose = [card for place in given for card in left[place]]
    for place in gaps:
        if place not in given and loose:
            left[place].append(loose.pop())
    if loose:
        left[0] = loose + (left[0] if 0 not in given else given.pop(0))
    cards = fresh(layout)
    for place in range(len(layout.names)):
        for card in given.get(place, left[place]):
            cards.lay(card, place)
    return cards


def taken(left: dict[int, list[int]], place: int, ids: list[str], id: str) -> tuple[int, int]:
    """Take a card with this id out of `left`, preferably from `place`; return the place it was at and the card.

    ValueError if no such card is left.
    """
    for source in sorted(left, key=lambda other: other != place):
        for card in left[source]:
            if ids[card] == id:
                left[source].remove(card)
                return source, card
    raise ValueError(f"{CARDS}: no card {id!r} is left")
