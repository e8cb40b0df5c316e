"""Fit the value of a game's positions to played games, and write the weights into the game's package.

    python tools/fit_values.py nuclear_war --games 2000 --options seats=4 --out src/detente/games/nuclear_war/values.json

Bots play; some of their moves are replaced by random ones, so that positions vary. At random moments of each game the
brain returns traits, which should predict what the finished game returns to each side. The fit is a conditional logit by
maximum likelihood with a ridge. For a fifth of the games, held out, the tool reports how good the predictions are, next to
equal chances for all that can still win; then it fits to all games. The brain provides

- `TRAITS`: the names of the numbers;
- `traits(state) -> list[list[float]]`: a row of such numbers for each side; an empty one for a side that can no longer win; one
  row more than there are sides stands for "nobody wins" (a trait that is 1 there and 0 elsewhere is its constant);
- `sides(state) -> list[int]`, where sides are not seats: for each seat the number of its side's row;
- `MONOTONE`, optional: the traits of which more is never worse. Their weights are at least 0, so that chance in the games
  played does not teach a bot to harm itself.

The same arguments give the same file.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from scipy.optimize import minimize

import detente
from detente.bots import bot
from detente.cli.inputs import Wrong, read_options
from detente.core.authors.values import read_values
from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import State

HELD_OUT = 5
"""One of this many games is held out."""
BINS = 10
DIGITS = 6
"""Significant digits of a weight."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position. game: its number. rows: of each side. shares: each row's share of the win in the end."""

    game: int
    rows: list[list[float]]
    shares: list[float]


# -- games


def brain_of(game: detente.Game) -> ModuleType:
    """The game's brain. SystemExit if it lacks something that a fit needs."""
    brain = game.module("brain")
    for name in ("TRAITS", "traits"):
        if not hasattr(brain, name):
            raise SystemExit(f"{game.id} cannot be fitted: its brain has no `{name}`")
    assert brain is not None
    return brain


def moments_of(
    game_id: str,
    tables: Sequence[dict[str, Any]],
    bots: Sequence[str],
    stray: float,
    moments: int,
    seed: int,
    index: int,
) -> list[Moment]:
    """Play one game; up to `moments` of its positions, all equally likely."""
    game = detente.game(game_id)
    brain = brain_of(game)
    rng = seeded(int.from_bytes(f"{seed}/{index}".encode(), "big"))
    state = game.start(tables[index % len(tables)], rng.word())
    players = [bot(bots[(seat + index) % len(bots)], rng.word()) for seat in range(state.seats)]
    kept: list[list[list[float]]] = []
    seen = 0
    while not state.over:
        seen += 1
        at = len(kept) if len(kept) < moments else rng.below(seen)
        if at < moments:
            kept[at : at + 1] = [brain.traits(state)]
        move(state, players, stray, rng)
    returns = state.returns
    assert returns is not None
    sides = brain.sides(state) if hasattr(brain, "sides") else list(range(state.seats))
    return [Moment(index, rows, shares(rows, sides, returns)) for rows in kept]


def move(state: State, players: Sequence[Any], stray: float, rng: Rng) -> None:
    """Make one decision: the bot's or, now and then, a random one."""
    seat = state.to_act[0]
    actions = state.legal_actions(seat)
    if rng.below(10_000) < round(10_000 * stray):
        state.apply(seat, actions[rng.below(len(actions))])
        return
    action = players[seat].choose(state.view(seat), actions, partial(state.determinize, seat), None)
    state.apply(seat, action)


def shares(rows: list[list[float]], sides: Sequence[int], returns: Sequence[float]) -> list[float]:
    """The share that each row won: the returns of its seats; a row after those of the sides gets what no seat wins."""
    found = [0.0] * len(rows)
    for seat, share in enumerate(returns):
        found[sides[seat]] += share
    if len(rows) > max(sides) + 1:
        found[-1] = 1.0 - sum(returns)
    return found


# -- the fit


class Sample:
    """Moments as arrays: traits (moments, rows, traits), which rows can win (moments, rows), shares (moments, rows)."""

    def __init__(self, moments: Sequence[Moment], traits: int) -> None:
        most = max(len(moment.rows) for moment in moments)
        self.traits = np.zeros((len(moments), most, traits))
        self.can_win = np.zeros((len(moments), most), dtype=bool)
        self.shares = np.zeros((len(moments), most))
        for k, moment in enumerate(moments):
            for r, row in enumerate(moment.rows):
                if row:
                    if len(row) != traits:
                        raise ValueError(f"a row has {len(row)} numbers, but there are {traits} traits")
                    self.traits[k, r] = row
                    self.can_win[k, r] = True
            self.shares[k, : len(moment.shares)] = moment.shares
        lost = (self.shares * ~self.can_win).sum()
        if lost > 0:
            raise ValueError(f"in {lost:.0f} moments a side won whose row was empty")
        whole = self.shares.sum(axis=1)
        if (whole == 0).any():
            raise ValueError("a game that nobody won needs a row for that: one more than there are sides")
        self.shares /= whole[:, None]

    def spread(self) -> np.ndarray:
        """The standard deviation of each trait within a moment, as only differences count; 1 where it never varies."""
        rows = self.can_win.sum(axis=1)[:, None]
        mean = self.traits.sum(axis=1) / rows
        deviation = (self.traits - mean[:, None, :]) * self.can_win[:, :, None]
        found: np.ndarray = np.sqrt((deviation**2).sum(axis=(0, 1)) / self.can_win.sum())
        found[found == 0] = 1.0
        return found

    def chances(self, weights: np.ndarray) -> np.ndarray:
        """The chances that the weights predict, (moments, rows)."""
        heights = np.where(self.can_win, self.traits @ weights, -np.inf)
        odds = np.exp(heights - heights.max(axis=1, keepdims=True))
        found: np.ndarray = odds / odds.sum(axis=1, keepdims=True)
        return found

    def log_loss(self, chances: np.ndarray) -> float:
        """The mean negative logarithm of the predicted chance of what happened, in nats."""
        logs = np.log(np.where(self.can_win, np.maximum(chances, 1e-12), 1.0))
        return float(-(self.shares * logs).sum() / len(self.shares))


def fit(
    sample: Sample, ridge: float, monotone: Sequence[bool] = (), towards: Sequence[float] = ()
) -> np.ndarray:
    """The weights that maximize the log-likelihood minus half the ridge times each squared weight (of a trait of spread 1).

    monotone: for each trait whether its weight is at least 0; if empty, no weight is bounded. towards: the ridge pulls
    weights to these instead of 0.
    """
    spread = sample.spread()
    scaled = sample.traits / spread
    centre = np.array(towards) * spread if len(towards) else np.zeros(len(spread))

    def cost(weights: np.ndarray) -> tuple[float, np.ndarray]:
        chances = sample.chances(weights / spread)
        loss = sample.log_loss(chances) * len(sample.shares) + 0.5 * ridge * ((weights - centre) ** 2).sum()
        slope = np.einsum("mrt,mr->t", scaled, chances - sample.shares) + ridge * (weights - centre)
        return loss, slope

    bounds = [(0.0 if least else None, None) for least in monotone] or None
    found = minimize(cost, centre, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": 2000})
    weights: np.ndarray = found.x / spread
    return weights


def calibration(sample: Sample, chances: np.ndarray) -> Iterator[tuple[float, float, int]]:
    """By bins of the predicted chances: their mean, the share that won, and the number of cases."""
    foretold, won = chances[sample.can_win], sample.shares[sample.can_win]
    bins = np.minimum((foretold * BINS).astype(int), BINS - 1)
    for k in range(BINS):
        here = bins == k
        if here.any():
            yield float(foretold[here].mean()), float(won[here].mean()), int(here.sum())


def report(sample: Sample, weights: np.ndarray) -> Iterator[str]:
    """How well weights predict moments that they were not fitted to."""
    chances = sample.chances(weights)
    equal = sample.can_win / sample.can_win.sum(axis=1, keepdims=True)
    loss, baseline = sample.log_loss(chances), sample.log_loss(equal)
    yield f"held out: log loss {loss:.4f}, equal chances {baseline:.4f} ({len(sample.shares)} positions)"
    yield "foretold   won      rows"
    for foretold, won, count in calibration(sample, chances):
        yield f"{foretold:8.3f} {won:6.3f} {count:8d}"


# -- the tool


def collect(args: argparse.Namespace, tables: Sequence[dict[str, Any]]) -> list[Moment]:
    """The moments of all games, in the order of the games."""
    bots = [name.strip() for name in args.bots.split(",")]
    play = partial(moments_of, args.game, tables, bots, args.stray, args.moments, args.seed)
    if args.workers == 1:
        found = [play(index) for index in range(args.games)]
    else:
        with ProcessPoolExecutor(args.workers) as pool:
            found = list(pool.map(play, range(args.games), chunksize=5))
    return [moment for of_game in found for moment in of_game]


def written(names: Sequence[str], weights: np.ndarray, made_by: str) -> str:
    """The file of weights. made_by: the command that writes the same file."""
    rounded = {
        name: float(f"{weight:.{DIGITS}g}") for name, weight in zip(names, weights.tolist(), strict=True)
    }
    return json.dumps({"made_by": made_by, "weights": rounded}, indent=2) + "\n"


def command(parser: argparse.ArgumentParser, args: argparse.Namespace) -> str:
    """The command that gives the same weights: all arguments that differ from the defaults, except output and speed."""
    words = ["python tools/fit_values.py", args.game]
    for name, value in vars(args).items():
        if name not in ("game", "workers", "out") and value != parser.get_default(name):
            for each in value if isinstance(value, list) else [value]:
                words += [f"--{name}", str(each)]
    return " ".join(words)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, report, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=detente.games())
    parser.add_argument("--games", type=int, default=1000, help="games (1000)")
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="NAME=VALUE[,...]",
        help="options of a table; given again, a further table: games go round them (standard)",
    )
    parser.add_argument("--bots", default="heuristic", help="who plays, names with commas (heuristic)")
    parser.add_argument("--stray", type=float, default=0.1, help="share of random moves (0.1)")
    parser.add_argument("--moments", type=int, default=8, help="positions of each game (8)")
    parser.add_argument("--ridge", type=float, default=1.0, help="strength of the regularisation (1)")
    parser.add_argument("--seed", type=int, default=1, help="of the run (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--towards",
        type=Path,
        help="weights of an earlier fit; the regularisation pulls to them instead of 0",
    )
    parser.add_argument("--out", type=Path, help="write the weights there")
    args = parser.parse_args(arguments)
    game = detente.game(args.game)
    brain = brain_of(game)
    names = list(brain.TRAITS)
    monotone = [name in getattr(brain, "MONOTONE", ()) for name in names]
    try:
        tables = [read_options(game, text.split(",")) for text in args.options] or [{}]
    except Wrong as error:
        parser.error(error.message)
    towards = read_values(args.towards.read_text("utf-8"), names).weights if args.towards else ()
    moments = collect(args, tables)
    held_out = [moment for moment in moments if moment.game % HELD_OUT == 0]
    others = [moment for moment in moments if moment.game % HELD_OUT]
    if not held_out or not others:
        parser.error(f"too few games: at least {HELD_OUT} are needed")
    tried = fit(Sample(others, len(names)), args.ridge, monotone, towards)
    for line in report(Sample(held_out, len(names)), tried):
        print(line)
    sample = Sample(moments, len(names))
    weights = fit(sample, args.ridge, monotone, towards)
    spread = sample.spread()
    print("weight      per spread  trait")
    for name, weight, each in zip(names, weights, weights * spread, strict=True):
        print(f"{weight:10.5g}  {each:10.3f}  {name}")
    if args.out:
        args.out.write_text(written(names, weights, command(parser, args)), encoding="utf-8")


if __name__ == "__main__":
    main()
