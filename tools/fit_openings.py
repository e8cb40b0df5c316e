"""Fit what lands are worth in set-up of 1815 and 1715 to played games, and write the values into the game's package.

    python tools/fit_openings.py --out src/detente/games/europe1815/openings.json

Bots play games of every kind of table. In the first round they choose capitals and lands at random, in later rounds mostly those
that look best by the values of the round before. What each side gets of a finished game (half of it for the victory, half by SP) is
explained by what it had after set-up: a linear regression with a ridge, over the differences between the sides of a game and
with the place in the first turn order counted apart. A round's games are added to those of the rounds before, and count twice
as much as those.
"""

import argparse
import json
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

import detente
from detente.core.engine.rng import Rng, seeded
from detente.games.europe1815 import brain, codes
from detente.games.europe1815.brain import opening
from detente.games.europe1815.brain.outlook import Situation, read_position
from detente.games.europe1815.codes import LANDS, NOBODY
from detente.games.europe1815.data import AMERICA, EUROPE
from detente.games.europe1815.notation import CHOOSE, PLANT
from detente.games.europe1815.state import GameState

TABLES = [
    {"map": map, "mode": mode, "seats": seats}
    for map in ("1815", "1715")
    for mode, seats in (("each", 2), ("each", 3), ("each", 4), ("teams", 4))
]
FACTS = len(opening.FACTS)
TRAITS = 2 * LANDS + FACTS
"""Values of capitals, of lands, of facts."""
TEMPERATURE = 0.03
"""How much more a choice must be worth to be made e times as often, after the first round."""
RIDGE = 16.0
"""The variance of a result over the variance that values are expected to have."""
LATER = 2.0
DIGITS = 3


class Opening(NamedTuple):
    """What the sides of a game had after set-up, one row each, and the share of the game that each got."""

    rows: list[list[float]]
    places: list[list[float]]
    shares: list[float]


def kind(table: dict[str, Any]) -> str:
    """The name of a kind of table."""
    return opening.kind_of_table(table["map"] == "1715", table["mode"] == "teams", table["seats"])


def play(table: dict[str, Any], values: opening.Values | None, seed: int) -> Opening:
    """One game."""
    state = cast(GameState, detente.game("europe1815").start(table, seed))
    first = state.to_act[0]
    rng = seeded(seed)
    rows: list[list[float]] = []
    while not state.over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        if state.phase <= codes.PHASE_LANDS:
            action = drawn(state, seat, actions, values, rng)
        else:
            rows = rows or [row_of(state, each) for each in range(state.seats)]
            action = brain.policy(state, seat, actions, rng)
        state.apply(seat, action)
    assert state.returns is not None
    return by_sides(state, rows, first)


def drawn(state: GameState, seat: int, actions: list[int], values: opening.Values | None, rng: Rng) -> int:
    """A capital or land, drawn by what it is worth; all alike without values."""
    if values is None:
        return actions[rng.below(len(actions))]
    o = Situation(read_position(state, seat))
    found = []
    for action in actions:
        if action in PLANT:
            land = PLANT.one(action) % LANDS
            found.append(values.capital[land] + opening.worth(values, opening.flag_facts(o, seat, land)))
        else:
            land = CHOOSE.one(action) % LANDS
            found.append(values.land[land] + opening.worth(values, opening.land_facts(o, seat, land)))
    odds = [exp((one - max(found)) / TEMPERATURE) for one in found]
    left = rng.below(1 << 30) / (1 << 30) * sum(odds)
    for action, odd in zip(actions, odds, strict=True):
        left -= odd
        if left < 0:
            return action
    return actions[-1]


def row_of(state: GameState, seat: int) -> list[float]:
    """What a seat has after set-up: its capital, its lands, and the facts, as if its lands were chosen one by one."""
    position = read_position(state, seat)
    row = [0.0] * TRAITS
    flag = state.flag[seat]
    row[flag] = 1.0
    own = [land for land in state.lands(seat) if land != flag]
    facts = np.array(opening.flag_facts(Situation(position), seat, flag))
    owner = list(position.owner)
    for land in own:
        row[LANDS + land] = 1.0
        owner[land] = NOBODY
    for land in own:
        facts += opening.land_facts(Situation(position._replace(owner=tuple(owner))), seat, land)
        owner[land] = seat
    row[2 * LANDS :] = facts.tolist()
    return row


def by_sides(state: GameState, rows: list[list[float]], first: int) -> Opening:
    """The rows of a game, added up by side."""
    sides = ((0, 2), (1, 3)) if state.teams else tuple((seat,) for seat in range(state.seats))
    whole = sum(state.points)
    returns = state.returns or []
    return Opening(
        [np.sum([rows[seat] for seat in side], axis=0).tolist() for side in sides],
        [
            [float((seat - first) % state.seats in (place,)) for place in range(4)]
            for seat in (s[0] for s in sides)
        ],
        [
            0.5 * float(returns[side[0]] > 0) + 0.5 * sum(state.points[seat] for seat in side) / whole
            for side in sides
        ],
    )


def fit(openings: Sequence[tuple[Opening, float]]) -> opening.Values:
    """The values that explain the results best. Each opening comes with its weight."""
    left, right = [], []
    for one, weight in openings:
        rows = np.hstack([np.array(one.rows), np.array(one.places)])
        shares = np.array(one.shares)
        left.append((rows - rows.mean(axis=0)) * weight**0.5)
        right.append((shares - shares.mean()) * weight**0.5)
    x, y = np.vstack(left), np.concatenate(right)
    found = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)[:TRAITS]
    return opening.Values(
        found[:LANDS].tolist(), found[LANDS : 2 * LANDS].tolist(), found[2 * LANDS :].tolist()
    )


def told(table: dict[str, Any], values: opening.Values) -> dict[str, dict[str, float]]:
    """The values by names, as in the file. Lands where no capital may be are left out."""
    board = AMERICA if table["map"] == "1715" else EUROPE
    capitals = {
        id: value
        for id, value, fortress in zip(board.land_ids, values.capital, board.fortress, strict=True)
        if not fortress
    }
    parts = {
        "capital": capitals,
        "land": dict(zip(board.land_ids, values.land, strict=True)),
        "facts": dict(zip(opening.FACTS, values.facts, strict=True)),
    }
    return {
        part: {name: round(value, DIGITS) + 0.0 for name, value in found.items()}
        for part, found in parts.items()
    }


def learn(table: dict[str, Any], games: int, rounds: int, seed: int) -> opening.Values:
    """The values for a kind of table, after all rounds."""
    values: opening.Values | None = None
    played: list[tuple[Opening, float]] = []
    for each in range(rounds):
        found = [play(table, values, seed + each * games + k) for k in range(games)]
        played += [(one, LATER**each) for one in found]
        values = fit(played)
    assert values is not None
    return values


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=int, default=1500, help="games of each kind of table and round (1500)"
    )
    parser.add_argument("--rounds", type=int, default=2, help="rounds (2)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument(
        "--only", action="append", default=[], help="only this kind, as in '1715 each 4'; others stay"
    )
    parser.add_argument("--out", type=Path, required=True, help="the file of values")
    args = parser.parse_args(arguments)
    data = json.loads(args.out.read_text("utf-8")) if args.out.exists() else {"tables": {}}
    data["made_by"] = (
        f"python tools/fit_openings.py --games {args.games} --rounds {args.rounds} --seed {args.seed}"
    )
    for table in TABLES:
        if not args.only or kind(table) in args.only:
            data["tables"][kind(table)] = told(table, learn(table, args.games, args.rounds, args.seed))
            args.out.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
            print(kind(table), flush=True)


if __name__ == "__main__":
    main()
