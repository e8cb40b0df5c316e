"""Whether ships decide games of 1815: `heuristic` with ships against the same bot without.

    python tools/ships.py [--games 1000] [--seed 1] [--seats 2] [--admirals fleets]

Every deal is played twice: once the seats A and C use their ships, once B and D. The others build none, land nowhere and do no
diplomacy that needs gunboats. An equal share is half of the games, as with both all seats of a side count together (of three
seats: A and C, or B).
"""

import argparse
from collections.abc import Sequence
from typing import cast

import detente
from detente.arena.stats import rate
from detente.games.europe1815.brain import outlook, read_position, task_at
from detente.games.europe1815.brain.commands import weights
from detente.games.europe1815.codes import LANDS
from detente.games.europe1815.notation import BUILD, DIPLOMACY
from detente.games.europe1815.rules.intrigue import gunboats, talks
from detente.games.europe1815.state import GameState


def needs_ships(state: GameState, seat: int, action: int) -> bool:
    """Whether an action builds ships, or is diplomacy for which the influence without gunboats is too small."""
    if action not in DIPLOMACY:
        return action in BUILD
    land = DIPLOMACY.one(action) % LANDS
    influence, resistance = dict(talks(state, seat))[land]
    return influence - gunboats(state, seat, land) <= resistance


def chosen(state: GameState, seat: int, afloat: bool) -> int:
    """What `heuristic` does; without ships (`afloat`) it plans as if it had none of its own."""
    actions = state.legal_actions(seat)
    position = read_position(state, seat)
    if not afloat:
        actions = [action for action in actions if not needs_ships(state, seat, action)]
        others = [0 if owner == seat else n for n, owner in zip(position.ships, position.owner, strict=True)]
        position = position._replace(ships=tuple(others))
    found = weights(outlook(position), task_at(state), actions)
    best = [action for action, weight in zip(actions, found, strict=True) if weight == max(found)]
    return best[state.rng.below(len(best))]


def play(seed: int, seats: int, admirals: str, side: int) -> float:
    """Play one game in which the seats of a side (0: A and C, 1: B and D) use ships: their share of the victory."""
    start = detente.game("europe1815").start({"seats": seats, "admirals": admirals}, seed)
    state = cast(GameState, start)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, chosen(state, seat, seat % 2 == side))
    return float(sum((state.returns or [])[side::2]))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="how many deals, each played twice (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4), help="how many players (2)")
    parser.add_argument("--admirals", default="fleets", choices=("on", "fleets"), help="the option (fleets)")
    asked = parser.parse_args(arguments)
    won = sum(
        play(asked.seed + number, asked.seats, asked.admirals, side)
        for number in range(asked.games)
        for side in (0, 1)
    )
    share = rate(round(won), 2 * asked.games)
    print(
        f"| {asked.seats} | {asked.admirals} | {2 * asked.games} | "
        f"{share.share:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f}) |"
    )


if __name__ == "__main__":
    main()
