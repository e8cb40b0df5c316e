"""Rankings by a number that each seat has: for `Game(rank=...)`."""

from collections.abc import Callable

from detente.core.engine.game import Placement
from detente.core.engine.state import State

Rank = Callable[[State], list[Placement]]


def most_first(field: str, rule: str) -> Rank:
    """Who has most comes first, ties share a place. field: of the state, with a number for each seat. rule: says so."""
    return lambda state: ranked(list(getattr(state, field)), 1, rule)


def fewest_first(field: str, rule: str) -> Rank:
    """Who has fewest comes first; see `most_first`."""
    return lambda state: ranked(list(getattr(state, field)), -1, rule)


def ranked(numbers: list[int], sign: int, rule: str) -> list[Placement]:
    """Seats with their places and numbers. sign: 1 if many are good, -1 if few are."""
    return [
        Placement(seat, 1 + sum(sign * other > sign * own for other in numbers), rule, float(own))
        for seat, own in enumerate(numbers)
    ]
