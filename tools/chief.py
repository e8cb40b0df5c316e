"""How often the native chief of 1715 wins among four, by the land of the capital.

    python tools/chief.py [--games 200] [--seed 1] [--land cherokee] [--ep 4]

In each game one seat, by turns every place of the first turn order, becomes the chief: in the land named if it may plant there, otherwise in
the best land inland by its values. The others plant elsewhere. All play `heuristic`.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import cast

import detente
from detente.arena.stats import rate
from detente.games.europe1815.brain import opening, outlook, policy, read_position
from detente.games.europe1815.codes import LANDS
from detente.games.europe1815.data import AMERICA
from detente.games.europe1815.notation import PLANT
from detente.games.europe1815.state import GameState


def land_of(action: int) -> int:
    """The land of a capital, as the board numbers it."""
    return PLANT.one(action) % LANDS


def planted(state: GameState, seat: int, actions: list[int], chief: bool, wanted: str) -> int:
    """Where the seat plants its flag: inland if it is to be the chief and may; otherwise as the bot does, but not inland."""
    inland = [action for action in actions if AMERICA.inland[land_of(action)]]
    if chief and inland:
        o = outlook(read_position(state, seat))
        return max(
            inland,
            key=lambda action: (
                AMERICA.land_ids[land_of(action)] == wanted,
                opening.capital(o, land_of(action)),
            ),
        )
    return policy(state, seat, [action for action in actions if action not in inland], state.rng)


def play(seed: int, place: int, wanted: str, ep: int) -> tuple[str, float]:
    """Play one game in which this place is to be the chief: the capital, and the share of the victory; empty if nobody could be."""
    state = cast(GameState, detente.game("europe1815").start({"map": "1715", "chief_ep": ep}, seed))
    would = (int(state.start) + place) % state.seats
    while not state.over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        if actions[0] in PLANT:
            action = planted(state, seat, actions, seat == would, wanted)
        else:
            action = policy(state, seat, actions, state.rng)
        state.apply(seat, action)
    chief = int(state.chief)
    return (
        (AMERICA.land_ids[state.flag[chief]], float((state.returns or [])[chief]))
        if chief >= 0
        else ("", 0.0)
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a line for each capital."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="how many (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--land", default="", help="the capital, if it is free: its id, such as cherokee")
    parser.add_argument("--ep", type=int, default=0, help="EP that the chief gets each year besides (0)")
    asked = parser.parse_args(arguments)
    played, won = Counter[str](), Counter[str]()
    for number in range(asked.games):
        land, share = play(asked.seed + number, number % 4, asked.land, asked.ep)
        played[land] += 1
        won[land] += share > 0
    for land, games in played.most_common():
        if land:
            share_of = rate(won[land], games)
            print(
                f"| {land} | {games} | {share_of.share:.1%} ({100 * share_of.low:.1f}–{100 * share_of.high:.1f}) |"
            )


if __name__ == "__main__":
    main()
