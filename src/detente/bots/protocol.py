"""What a bot is."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from detente.core.engine.state import State

View = dict[str, Any]
"""What a seat may know now, as plain JSON types: see `State.view`. `view["game"]` names the game."""

Sample = Callable[[int], State]
"""Gives for a seed a whole state that the seat cannot tell from the true one: see `State.determinize`."""


class Bot(Protocol):
    """A player. It is asked whenever its seat owes a decision, and never sees the true state.

    What makes it may say more: `knows(game)`, whether it can play a game; `configured(argument)`, what makes bots of the
    spec `name:argument`; `patience`, the seconds that it may want for a move, if it looks ahead; `level`, from 1, where it
    stands among those that people may choose from.
    """

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """One of the legal actions.

        view: its seat's view. actions: the legal actions in the engine's order. sample: possible worlds.
        budget: the seconds it may think about the whole move, that is all decisions on end that can still be taken
        back (`view["undoable"]`), or None if nobody waits. CannotPlay if it does not know the game.
        """
        ...


class CannotPlay(ValueError):
    """A bot is seated at a game that it does not know how to play."""
