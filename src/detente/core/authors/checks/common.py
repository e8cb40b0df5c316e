"""Helpers shared by the checks of this package: they compare states, moves and errors."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from detente.core.authors.walk import Checkpoint, Move
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.events import Event
from detente.core.shown.rulebook import pages

USUAL = "en"
"""The language used for a game without a rules page."""


SHORT = 12
"""Number of items tried from a long list at one position."""


STRANGE = (-1, 2**31, 2**64, -(2**64))
"""Numbers that are neither an action nor a seat in any game."""


PASSING = frozenset({"game", "options", "cards", "rng", "event_log", "choice", "choice_of", "informed"})
"""Attributes of a state that are compared in another way, or have no meaning between two actions."""


@cache
def written(game: Game) -> tuple[str, ...]:
    """The languages in which a game has a rules page."""
    return tuple(pages(game)) or (USUAL,)


def attributes(s: State) -> dict[str, Any]:
    """A copy of everything that makes up a state, except caches: names that begin with an underscore."""
    names = {field.name for field in s.fields} | set(vars(s) if hasattr(s, "__dict__") else ())
    for kind in type(s).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()), getattr(kind, "__slots__", ()))
    names = {name for name in names - PASSING if name[0] != "_" and hasattr(s, name)}
    found = {name: plain(getattr(s, name)) for name in sorted(names)}
    return found | {"cards": s.cards.to_dict(), "where": s.cards.where, "rng": s.rng.to_list()}


def plain(value: Any) -> Any:
    """A copy of plain data; for anything else only its type name, as it is shared and never changes."""
    if isinstance(value, list | tuple | bytearray):
        return [item if type(item) is int else plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value if value is None or isinstance(value, int | float | str) else type(value).__name__


def some_move(m: Checkpoint, s: State) -> Move:
    """A random move."""
    seat = s.to_act[m.chance.below(len(s.to_act))]
    legal = s.legal_actions(seat)
    return seat, legal[m.chance.below(len(legal))]


def told_events(s: State, move: Move) -> list[Event]:
    """Carry out the move; return the events it reports."""
    events: list[Event] = []
    s.apply(*move, events)
    return events


def told(s: State, move: Move) -> list[dict[str, Any]]:
    """Carry out the move; return the events it reports, as plain types."""
    return [event.to_dict() for event in told_events(s, move)]


def seen_by(events: list[Event], s: State, observer: int) -> list[dict[str, Any]]:
    """The events as far as the observer may know them, as plain types."""
    seen = [event.seen_by(observer if observer < s.seats else None) for event in events]
    return [event.to_dict() for event in seen if event is not None]


def applies(s: State, move: Move) -> bool:
    """Carry out the move if it is legal; return whether it was."""
    if move[1] not in s.legal_actions(move[0]):
        return False
    s.apply(*move)
    return True


def raises(kind: type[Exception], action: Callable[[], Any], what: str) -> None:
    """Check that an action raises an error."""
    try:
        action()
    except kind:
        return
    raise AssertionError(f"{what} raises no {kind.__name__}")


def same(found: Any, expected: Any, what: str) -> None:
    """Check that two values are equal; the AssertionError says where they first differ."""
    if found != expected:
        raise AssertionError(f"{what} differs{difference(found, expected)}")


def difference(found: Any, expected: Any) -> str:
    """Where two unequal values first differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in {**expected, **found}:
            if found.get(key) != expected.get(key):
                return f", {key}{difference(found.get(key), expected.get(key))}"
    if isinstance(found, str) and isinstance(expected, str) and found[:1] in "[{" and expected[:1] in "[{":
        return difference(json.loads(found), json.loads(expected))
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        k = next(k for k in range(len(found)) if found[k] != expected[k])
        return f", [{k}]{difference(found[k], expected[k])}"
    return f": {found!r}, not {expected!r}"
