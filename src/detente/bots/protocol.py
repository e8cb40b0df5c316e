"""What a bot is."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from detente.core.engine.state import State

View = dict[str, Any]
"""What a seat may know now, as plain JSON types, made by `State.view`. `view["game"]` names the game."""

Sample = Callable[[int], State]
"""Makes from a seed a whole state that the seat cannot tell from the true one, by `State.determinize`."""


class Bot(Protocol):
    """A player. It is asked whenever its seat owes a decision, and never sees the true state.

    Its factory may have more attributes: `knows(game)`, whether it can play a game; `configured(argument)`, the factory for
    the spec `name:argument`; `patience`, the seconds it may take for a move, if it looks ahead; `level`, from 1, its rank
    among the bots that are made for people; `strength`, its place among all bots, 0 for the weakest.

    The bot itself may have a method `policy()`: how much it favoured each of the legal actions in its last choice, in their
    order, as numbers from 0 that add up to 1, or None if it cannot say. Recorded games hold it (`policy_of`).
    """

    def choose(self, view: View, actions: Sequence[int], sample: Sample, budget: float | None) -> int:
        """One of the legal actions.

        view: its seat's view. actions: the legal actions in the engine's order. sample: possible worlds.
        budget: the seconds it may think about the whole move, which is all consecutive decisions that can still be taken
        back (`view["undoable"]`), or None if nobody waits. CannotPlay if it does not know the game.
        """
        ...


def policy_of(bot: Bot) -> Sequence[float] | None:
    """How much the bot favoured each of the legal actions in its last choice; None if it does not say."""
    told: Callable[[], Sequence[float] | None] | None = getattr(bot, "policy", None)
    return None if told is None else told()


class CannotPlay(ValueError):
    """A bot sits at a game that it cannot play."""
