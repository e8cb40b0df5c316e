"""How often each side wins the even quick start of 1815 and 1715 (E15-SETUP-9), when bots vary their play.

    python tools/even_start.py [--games 100] [--seed 1] [--warmth 0.5]

A begins, so a seat is a place, and from one position `heuristic` plays nearly the same game each time. Here it draws its actions: one
worth `warmth` less is chosen 1/e times as often. Which units take part in an action is never varied. At warmth 0 it always takes
the best action. Each line has the shares of wins with intervals of 95%.
"""

import argparse
import random
from collections.abc import Sequence
from math import exp
from typing import Any, cast

import detente
from detente.arena.stats import rate
from detente.core.engine.state import State
from detente.games.europe1815.brain import outlook, read_position, task_at, weights
from detente.games.europe1815.codes import NO_COMMAND
from detente.games.europe1815.state import GameState

KINDS = (("each", "one_team"), ("teams", "one_team"), ("teams", "in_turn"))
"""Mode and who begins."""
TABLES = [
    {"seats": 4, "map": map, "mode": mode, "begins": begins, "start": "even"}
    for map in ("1815", "1715")
    for mode, begins in KINDS
]


def varied(state: State, seat: int, warmth: float, chance: random.Random) -> int:
    """An action of the seat: drawn by worth between commands, otherwise one of the best."""
    s = cast(GameState, state)
    actions = s.legal_actions(seat)
    if len(actions) == 1:
        return actions[0]
    worths = weights(outlook(read_position(s, seat)), task_at(s), actions)
    most = max(worths)
    if warmth and s.command == NO_COMMAND:
        return chance.choices(actions, [exp((worth - most) / warmth) for worth in worths])[0]
    return chance.choice([action for action, worth in zip(actions, worths, strict=True) if worth == most])


def winners(table: dict[str, Any], warmth: float, chance: random.Random) -> tuple[int, ...]:
    """Play one game: the seats that win."""
    state = detente.game("europe1815").start(table, chance.getrandbits(30))
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, varied(state, seat, warmth, chance))
    return tuple(seat for seat, share in enumerate(state.returns or ()) if share)


def line(table: dict[str, Any], games: int, warmth: float, seed: int) -> str:
    """The line of a table."""
    chance = random.Random(f"{seed} {sorted(table.items())}")
    played = [winners(table, warmth, chance) for _ in range(games)]
    sides = detente.game("europe1815").sides(table)
    shares = [rate(sum(side[0] in won for won in played), games) for side in sides]
    told = ", ".join(
        f"{'+'.join('ABCD'[seat] for seat in side)} {share.share:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"
        for side, share in zip(sides, shares, strict=True)
    )
    return f"| {table['map']} | {table['mode']} | {table['begins']} | {warmth:g} | {games} | {told} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100, help="games of each kind of table (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the runs (1)")
    parser.add_argument("--warmth", type=float, default=0.5, help="how much bots vary their play (0.5)")
    asked = parser.parse_args(arguments)
    for table in TABLES:
        print(line(table, asked.games, asked.warmth, asked.seed), flush=True)


if __name__ == "__main__":
    main()
