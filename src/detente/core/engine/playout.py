"""Random games with a compiled loop, for benchmarks, statistics and search."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """The totals of a run of random games: games, decisions, and the sum of returns of each seat."""

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.returns: list[float] = [0.0] * seats


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end by uniformly random choices; return the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        seat: i64 = state.to_act[0]
        legal = state.answers(seat)
        pick: i64 = 0
        if len(legal) > 1:
            pick = rng.below(len(legal))
        state.carry_out(seat, legal[pick], None)
        decisions += 1
    return decisions


def playouts(game: Any, n: int, seed: int = 0, options: dict[str, Any] | None = None) -> Tally:
    """Play `n` random games from the start, game `i` with seed `seed + i`."""
    first: State = game.start(options, seed)
    tally = Tally(first.seats)
    rng = seeded(seed)
    for i in range(n):
        state = first.another(seed + i)
        tally.decisions += playout(state, rng)
        tally.games += 1
        returns = state.returns
        if returns is not None:
            for seat in range(state.seats):
                tally.returns[seat] += returns[seat]
    return tally
