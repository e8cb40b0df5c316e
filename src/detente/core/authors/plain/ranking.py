"""Rankings by a number that each seat has, for `Game(rank=...)`."""

from collections.abc import Callable

from detente.core.engine.game import Placement
from detente.core.engine.state import State

Rank = Callable[[State], list[Placement]]


def most_first(field: str, rule: str) -> Rank:
    """The seat with the most comes first; ties share a place.

    field: a field of the state with a number for each seat. rule: id of the rule that says so.
    """
    return lambda state: ranked(list(getattr(state, field)), 1, rule)


def fewest_first(field: str, rule: str) -> Rank:
    """The seat with the fewest comes first; ties share a place. Arguments as for `most_first`."""
    return lambda state: ranked(list(getattr(state, field)), -1, rule)


def ranked(numbers: list[int], sign: int, rule: str) -> list[Placement]:
    """Seats with their places and numbers. sign: 1 if more is better, -1 if less is better."""
    return [
        Placement(seat, 1 + sum(sign * other > sign * own for other in numbers), rule, float(own))
        for seat, own in enumerate(numbers)
    ]
