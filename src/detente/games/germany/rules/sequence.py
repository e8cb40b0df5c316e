"""The questions and steps of Germany in the order of their codes, identical in every game on it."""

from typing import Any, Final

from detente.core.engine.sequence import Question, Step
from detente.games.germany.rules import decade_end, economy, event, guillaume, standard, unrest

Places = tuple[Step[Any] | None, ...]


def questions(
    next_icon: Question[Any], ignoring: Question[Any], looking: Question[Any], price: Question[Any]
) -> tuple[Question[Any], ...]:
    """All questions, each of which can also be on the stack. The arguments are the game's own versions."""
    return (
        economy.BUILDING,
        economy.DISMANTLING,
        unrest.PLACING,
        unrest.REMOVING,
        unrest.MOVING_FROM,
        unrest.MOVING_TO,
        standard.STANDARD,
        standard.LOWERING,
        unrest.ENDING_PROTEST,
        unrest.SUPPLIER,
        unrest.LIFTING,
        economy.RUNNING_DOWN,
        economy.STOPPING,
        unrest.SOCIALIST,
        decade_end.LOSING_SOCIALIST,
        standard.HAMBURG,
        standard.ASSIGNING,
        standard.RAISING,
        standard.DELIVERING,
        decade_end.PRESSING,
        decade_end.CHOOSING_BOX,
        next_icon,
        ignoring,
        looking,
        guillaume.SEEN,
        guillaume.GIVING,
        event.BONUS,
        unrest.AFTER,
        price,
        unrest.RETURNING,
    )


def steps() -> Places:
    """The steps numbered between Germany's questions and the game's own steps, which start at 64."""
    return (
        *(None, None),
        decade_end.PHASE,
        decade_end.DISMANTLES,
        decade_end.RUN_DOWNS,
        None,
        unrest.BERLIN,
        unrest.SOCIALISTS,
        decade_end.EXPORT,
        decade_end.CURRENCY,
        event.ARROW,
        guillaume.PUT_BACK,
        decade_end.PRESSURE,
        decade_end.SOCIALISTS_LOST,
        decade_end.POLICE_RENEWED,
        *[None] * 19,
    )


NO_STEPS: Final[tuple[None, ...]] = (None,) * 34
"""Padding for the places of these steps in the list of questions."""
