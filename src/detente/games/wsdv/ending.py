"""How a game of Wir sind das Volk! came out."""

from collections.abc import Sequence
from typing import Any

from detente.core.engine.game import Placement
from detente.core.shown.drawing import Section
from detente.core.shown.ending import Score, Story
from detente.core.shown.words import Words
from detente.games.germany.ending import CAUSES, decided, picture, provinces, state_scores, weight

__all__ = ["CAUSES", "decided", "picture", "scores", "sections", "weight"]


def scores(view: dict[str, Any], places: Sequence[Placement], words: Words) -> list[Score]:
    """What West and East suffered and had."""
    return state_scores(view, (), words)


def sections(view: dict[str, Any], story: Story, words: Words) -> list[Section]:
    """The provinces that rose."""
    return provinces(view, words)
