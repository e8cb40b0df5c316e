"""Views of a game with more in them than its facts say."""

from collections.abc import Callable
from typing import Any

from detente.core.engine.game import Game
from detente.core.shown.groups import View

More = Callable[[Any, int | None], dict[str, Any]]
"""What else is shown of a state to a seat, None for a spectator."""


class WithMore(View[Any]):
    """The facts of a game, and more."""

    def __init__(self, game: Game, more: More) -> None:
        facts = game.all_facts
        super().__init__(*facts.facts, observed_too=facts.observed_too)
        self.more = more

    def entries(self, s: Any, seat: int) -> dict[str, object]:
        """What the facts say, and what is shown besides."""
        return super().entries(s, seat) | self.more(s, None if seat < 0 else seat)
