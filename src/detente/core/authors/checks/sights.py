"""What an observer is shown of a state, to the byte."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.core.shown.scene import scene
from detente.core.shown.words import languages_of

Sight = Callable[[State, int], Any]
"""Returns one part of what an observer is shown of a state, as JSON types."""


def view_of(s: State, observer: int) -> dict[str, Any]:
    """The view of a seat, or of the spectator (observer = number of seats)."""
    return s.view(observer if observer < s.seats else None)


def refusals(s: State, observer: int) -> list[str | None]:
    """For each action the rule that forbids it to the observer, or None."""
    return [s.why_not(observer, action) for action in range(s.game.actions.size)]


def numbers(s: State, observer: int) -> list[tuple[int, int]]:
    """The observation of a seat as (index, number) pairs, without zeros; empty for a spectator."""
    return sorted(features_of(s.game).of_state(s, observer).items()) if observer < s.seats else []


def scenes(s: State, observer: int) -> list[Any]:
    """The observer's scene in each language of the game."""
    seat = observer if observer < s.seats else None
    return [scene(s, seat, language) for language in languages_of(s.game)]


QUICK_SIGHTS: Mapping[str, Sight] = {
    "view": view_of,
    "to act": lambda s, observer: list(s.to_act),
    "legal actions": lambda s, observer: s.legal_actions(observer),
    "undoable": lambda s, observer: int(s.undoable(observer)) if observer < s.seats else 0,
}


SIGHTS: Mapping[str, Sight] = {**QUICK_SIGHTS, "refusals": refusals, "numbers": numbers, "scenes": scenes}
"""What an observer is shown, by name."""


def sight(s: State, observer: int, sights: Mapping[str, Sight]) -> dict[str, str]:
    """What the observer is shown: by name of the sight, its JSON text."""
    return {name: json.dumps(show(s, observer)) for name, show in sights.items()}
