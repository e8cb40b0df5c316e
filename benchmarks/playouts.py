"""Random playouts of every game of Détente next to OpenSpiel's, in one run on one machine.

    python benchmarks/playouts.py [--games ID ...] [--peers ID ...] [--seconds 1.5] [--repeats 3] [--json FILE]

All speeds are per second of CPU time of the process that plays; each is the median of the repeats, and the repeats of
all contenders take turns, so that a noisy moment affects all of them. Compare ratios of one run, not numbers of two.
A decision is a choice by a player; OpenSpiel's chance steps cost time but are counted separately.

Hearts and connect four are in both (ours in `benchmarks/yardsticks`); there the ratios compare a game with itself.
Ratios of all other games are to OpenSpiel's hearts and only show an order of magnitude. OpenSpiel without Python takes part
if `make bench-openspiel` has compiled it.
"""

import argparse
import importlib.metadata
import json
import platform
import random
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from measuring import Contender, Result, Tally, copies, measure, paced
from openspiel import peers
from rich import box
from rich.console import Console
from rich.table import Table

import detente
import detente.core
from detente.core.engine.playout import playouts

YARDSTICK = "hearts"
"""The game that is compared with games that OpenSpiel does not have."""
DRIVEN = "Détente, driven from Python"
INSIDE = "Détente, loop inside"
PROGRAM = Path("out/openspiel/playouts")
RIVALS = {
    "py any": peers.ANY_GAME,
    "py short": peers.SHORTEST,
    "C++ any": peers.CPP_ANY_GAME,
    "C++ short": peers.CPP_SHORTEST,
}
"""The columns of ratios: how many times as many decisions per second as each of OpenSpiel's loops."""


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
        Contender(name, DRIVEN, paced(play), copies(walk)),
        Contender(name, INSIDE, paced(play_inside)),
    ]


def compared(results: list[Result]) -> list[Result]:
    """The results with their ratios to OpenSpiel's of the same game, or of the yardstick; None where that is missing."""
    by_loop = {(result.game, result.driver): result for result in results}
    there = {result.game for result in results if result.driver in RIVALS.values()}

    def ratios(result: Result) -> Mapping[str, float | None]:
        game = result.game if result.game in there else YARDSTICK
        found: dict[str, float | None] = {}
        for column, driver in RIVALS.items():
            rival = by_loop.get((game, driver))
            found[column] = result.decisions_per_s / rival.decisions_per_s if rival else None
        rival = by_loop.get((game, peers.SHORTEST))
        copied = rival.clone_us if rival else None
        found["clone"] = copied / result.clone_us if copied and result.clone_us else None
        return found

    return [replace(result, ratios=dict(ratios(result))) for result in results]


def number(value: float | None) -> str:
    """Three or more digits, with thousands separators; a dash if it was not measured."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:,.2f}"


def as_table(results: list[Result]) -> Table:
    """The results with their ratios."""
    title = f"Random playouts per CPU second; × is to OpenSpiel's loops of the same game, or of {YARDSTICK}"
    table = Table(title=title, box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    table.add_column("driver", no_wrap=True)
    headings = (
        "decisions/s",
        *(f"× {column}" for column in RIVALS),
        "games/s",
        "dec./game",
        "chance/s",
        "clone µs",
    )
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for r in results:
        cells = [
            r.decisions_per_s,
            *(r.ratios[column] for column in RIVALS),
            r.games_per_s,
            r.decisions_per_game,
        ]
        cells += [r.chance_per_s or None, r.clone_us]
        table.add_row(r.game, r.driver, *(number(cell) for cell in cells))
    return table


def as_json(results: list[Result], seconds: float, repeats: int) -> str:
    """The results, with everything needed to judge them."""
    try:
        spiel_version = importlib.metadata.version("open_spiel")
    except importlib.metadata.PackageNotFoundError:
        spiel_version = None
    facts = {
        "detente": importlib.metadata.version("detente"),
        "compiled": detente.core.COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "open_spiel": spiel_version,
        "unit": "per second of process CPU time",
        "seconds": seconds,
        "repeats": repeats,
        "yardstick": YARDSTICK,
        "results": [asdict(result) for result in results],
    }
    return json.dumps(facts, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Measure, print the table and write the requested file."""
    parser = argparse.ArgumentParser(description="Random playouts beside OpenSpiel's, in one run.")
    parser.add_argument(
        "--games", nargs="+", metavar="ID", default=detente.games(), help="only these of ours"
    )
    parser.add_argument(
        "--peers", nargs="*", metavar="ID", default=peers.GAMES, help="only these of OpenSpiel's"
    )
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds for each measurement (1.5)")
    parser.add_argument("--repeats", type=int, default=3, help="measurements of each, for the median (3)")
    parser.add_argument("--seed", type=int, default=1, help="of the games and the choices (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()

    console = Console()
    console.width = max(console.width, 170)  # the table has the same width in a file or a pipe
    state = "compiled" if detente.core.COMPILED else "interpreted"
    console.print(f"Détente is [bold]{state}[/bold]; Python {platform.python_version()}")
    rng = random.Random(args.seed)
    contenders = peers.contenders(list(args.peers), rng, PROGRAM)
    if not contenders:
        console.print(
            "OpenSpiel is not installed (pip install open_spiel), so there is nothing to compare with."
        )
    elif not PROGRAM.exists():
        console.print(
            "OpenSpiel's C++ is not compiled (make bench-openspiel), so only its Python binding plays."
        )
    for name in args.games:
        contenders += ours(name, rng)

    results = compared(measure(contenders, args.seconds, args.repeats))
    console.print(as_table(results))
    if args.json:
        args.json.write_text(as_json(results, args.seconds, args.repeats), "utf-8")


if __name__ == "__main__":
    main()
