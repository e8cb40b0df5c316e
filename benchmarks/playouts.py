"""Random playouts of every game of Détente beside two of OpenSpiel's, in one run on one machine.

    python benchmarks/playouts.py [--seconds 1.5] [--repeats 3] [--json FILE]

All speeds are per second of this process's CPU time; each is the median of the repeats, and the repeats of all
contenders take turns, so that a noisy moment hits all of them. Compare ratios of one run, not numbers of two.
A decision is a choice by a player; OpenSpiel's chance steps cost time but are counted apart. How they are drawn
matters much: by weight, as a loop for any of its games must do it, or, in games where all outcomes are equally
likely, simply one of the legal ones. Both are measured, and there is a ratio to each.
"""

import argparse
import importlib.metadata
import importlib.util
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

import detente
import detente.core
from detente.core.playout import playouts

SPIEL_GAMES = ("hearts", "leduc_poker")
YARDSTICK = "hearts"
ANY_GAME = "OpenSpiel, loop for any game"
SHORTEST = "OpenSpiel, shortest loop"


class Tally(NamedTuple):
    """What a number of playouts amounted to."""

    games: int
    decisions: int
    chance: int = 0


@dataclass(frozen=True)
class Contender:
    """A game, who plays it and how: `play(n)` plays n games, `positions()` gives some from the middle of games."""

    game: str
    driver: str
    play: Callable[[int], Tally]
    positions: Callable[[], list[Any]] | None = None


@dataclass(frozen=True)
class Result:
    """One line of the table."""

    game: str
    driver: str
    decisions_per_s: float
    chance_per_s: float
    games_per_s: float
    decisions_per_game: float
    clone_us: float | None


def spiel(name: str, rng: random.Random) -> list[Contender]:
    """A game of OpenSpiel through its Python binding: the shortest loop, and the one that fits all its games."""
    import pyspiel

    game = pyspiel.load_game(name)
    rand = rng.random

    def play(n: int) -> Tally:
        decisions = chance = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                # In the games chosen here all outcomes of chance are equally likely (walk makes sure of it).
                actions = state.legal_actions()
                if state.is_chance_node():
                    chance += 1
                else:
                    decisions += 1
                state.apply_action(actions[int(rand() * len(actions))])
        return Tally(n, decisions, chance)

    def play_weighted(n: int) -> Tally:
        decisions = chance = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    chance += 1
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rand() * len(actions))])
                    decisions += 1
        return Tally(n, decisions, chance)

    def walk() -> list[Any]:
        state, seen = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                odds = [p for _, p in state.chance_outcomes()]
                if max(odds) - min(odds) > 1e-9:
                    raise ValueError(f"{name} has a chance step that is not uniform")
            else:
                seen.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        return seen

    return [
        Contender(name, SHORTEST, play, lambda: middles(walk)),
        Contender(name, ANY_GAME, play_weighted),
    ]


def ours(name: str, rng: random.Random) -> list[Contender]:
    """A game of Détente, driven from Python and with the loop inside."""
    game = detente.game(name)
    rand = rng.random

    def play(n: int) -> Tally:
        decisions = 0
        for _ in range(n):
            state = game.start(options=None, seed=rng.getrandbits(63))
            while not state.over:
                seat = state.to_act[0]
                actions = state.legal_actions(seat)
                state.apply(seat, actions[int(rand() * len(actions))])
                decisions += 1
        return Tally(n, decisions)

    def play_inside(n: int) -> Tally:
        done = playouts(game, n, seed=rng.getrandbits(63))
        return Tally(done.games, done.decisions)

    def walk() -> list[Any]:
        state, seen = game.start(options=None, seed=rng.getrandbits(63)), []
        while not state.over:
            seen.append(state.clone())
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal_actions(seat)))
        return seen

    return [
        Contender(name, "Détente, driven from Python", play, lambda: middles(walk)),
        Contender(name, "Détente, loop inside", play_inside),
    ]


def middles(walk: Callable[[], list[Any]], games: int = 16) -> list[Any]:
    """The middle position of some random games."""
    walks = [walk() for _ in range(games)]
    return [seen[len(seen) // 2] for seen in walks]


def per_second(play: Callable[[int], Tally], seconds: float) -> tuple[float, float, float]:
    """Games, decisions and chance steps per CPU second, in batches that grow until the time is up."""
    games = decisions = chance = 0
    batch = 1
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tally = play(batch)
        games, decisions, chance = games + tally.games, decisions + tally.decisions, chance + tally.chance
        # about 20 looks at the clock, and no batch much longer than what is left
        speed = games / max(time.process_time() - start, 1e-6)
        batch = max(1, min(2 * batch, int(speed * min(seconds / 20, seconds - spent))))
    return games / spent, decisions / spent, chance / spent


def clone_seconds(positions: list[Any], seconds: float) -> float:
    """CPU seconds that one clone takes."""
    clones = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(50):
            for position in positions:
                position.clone()
        clones += 50 * len(positions)
    return spent / clones


def measure(contenders: list[Contender], seconds: float, repeats: int) -> list[Result]:
    """Lets all contenders take turns, `repeats` times, and takes the medians."""
    positions = [contender.positions() if contender.positions else [] for contender in contenders]
    speeds: list[list[tuple[float, float, float]]] = [[] for _ in contenders]
    clones: list[list[float]] = [[] for _ in contenders]
    for contender in contenders:
        contender.play(1)  # what is set up at the first call is not measured
    for _ in range(repeats):
        for i, contender in enumerate(contenders):
            speeds[i].append(per_second(contender.play, seconds))
            if positions[i]:
                clones[i].append(clone_seconds(positions[i], seconds / 4))

    results = []
    for contender, speed, clone in zip(contenders, speeds, clones, strict=True):
        games, decisions, chance = (statistics.median(column) for column in zip(*speed, strict=True))
        results.append(
            Result(
                game=contender.game,
                driver=contender.driver,
                decisions_per_s=decisions,
                chance_per_s=chance,
                games_per_s=games,
                decisions_per_game=statistics.median(d / g for g, d, _ in speed),
                clone_us=1e6 * statistics.median(clone) if clone else None,
            )
        )
    return results


def yardstick(results: list[Result], driver: str = SHORTEST) -> Result | None:
    """OpenSpiel's hearts in one of its loops, if it was there to be measured."""
    return next((r for r in results if (r.game, r.driver) == (YARDSTICK, driver)), None)


def ratios(result: Result, results: list[Result]) -> dict[str, float | None]:
    """How many times as fast as the yardstick in either loop; None where there is nothing to compare."""
    any_game, shortest = yardstick(results, ANY_GAME), yardstick(results)
    if any_game is None or shortest is None:
        return {"any_game": None, "shortest": None, "clone": None}
    return {
        "any_game": result.decisions_per_s / any_game.decisions_per_s,
        "shortest": result.decisions_per_s / shortest.decisions_per_s,
        "clone": shortest.clone_us / result.clone_us if shortest.clone_us and result.clone_us else None,
    }


def number(value: float | None) -> str:
    """Three or more figures, thousands apart; a dash for what was not measured."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


def as_table(results: list[Result]) -> Table:
    """The results with their ratios to the yardstick."""
    title = f"Random playouts per CPU second; the ratios are to OpenSpiel's {YARDSTICK}: × loop for any game, × shortest"
    table = Table(title=title, box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    table.add_column("driver", no_wrap=True)
    headings = ("decisions/s", "× any", "× short", "games/s", "dec./game", "chance/s", "clone µs", "clone ×")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for r in results:
        ratio = ratios(r, results)
        cells = [r.decisions_per_s, ratio["any_game"], ratio["shortest"], r.games_per_s, r.decisions_per_game]
        cells += [r.chance_per_s or None, r.clone_us, ratio["clone"]]
        table.add_row(r.game, r.driver, *(number(cell) for cell in cells))
    return table


def as_json(results: list[Result], seconds: float, repeats: int) -> str:
    """The results, with what is needed to judge them."""
    base = yardstick(results)
    spiel_version = importlib.metadata.version("open_spiel") if base else None
    facts = {
        "detente": importlib.metadata.version("detente"),
        "compiled": detente.core.COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "open_spiel": spiel_version,
        "unit": "per second of process CPU time",
        "seconds": seconds,
        "repeats": repeats,
        "results": [asdict(r) | {"ratio_to_" + YARDSTICK: ratios(r, results)} for r in results],
    }
    return json.dumps(facts, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Measures, prints the table and writes the file that was asked for."""
    parser = argparse.ArgumentParser(description="Random playouts beside OpenSpiel's, in one run.")
    parser.add_argument(
        "--games", nargs="+", metavar="ID", default=detente.games(), help="only these of ours"
    )
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds for each measurement (1.5)")
    parser.add_argument("--repeats", type=int, default=3, help="measurements of each, for the median (3)")
    parser.add_argument("--seed", type=int, default=1, help="of the games and the choices (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()

    console = Console()
    console.width = max(console.width, 150)  # the table is as wide in a file or a pipe
    state = "compiled" if detente.core.COMPILED else "interpreted"
    console.print(f"Détente is [bold]{state}[/bold]; Python {platform.python_version()}")
    rng = random.Random(args.seed)
    contenders: list[Contender] = []
    if importlib.util.find_spec("pyspiel"):
        for name in SPIEL_GAMES:
            contenders += spiel(name, rng)
    else:
        console.print(
            "OpenSpiel is not installed (pip install open_spiel), so there is nothing to compare with."
        )
    for name in args.games:
        contenders += ours(name, rng)

    results = measure(contenders, args.seconds, args.repeats)
    console.print(as_table(results))
    if yardstick(results):
        console.print(
            "Different games: the ratios tell the order of magnitude, not who is the better engine."
        )
    if args.json:
        args.json.write_text(as_json(results, args.seconds, args.repeats), "utf-8")


if __name__ == "__main__":
    main()
