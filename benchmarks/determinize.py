"""How long it takes to draw a world: positions of random and of heuristic games of every installed game.

    python benchmarks/determinize.py [GAME ...] [--positions 100000] [--seed 1] [--json FILE]

Half of the positions are from games with random moves, half from games of `heuristic`; games go through all values of the
options. A position is a table as one observer sees it: at every decision each seat in turn, and the spectator. One world is
drawn for each, and the CPU time of the thread is measured. Anything that takes more than 5 ms is measured three times, and the
shortest time counts: the rest was the garbage collector or another program.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

import detente
import detente.core
from detente.bots import able, bot
from detente.core.engine.options import choices
from detente.core.engine.state import State

MOVERS = ("random", "heuristic")
QUANTILES = {"50%": 0.5, "99%": 0.99, "99.99%": 0.9999, "most": 1.0}
MOST = {"99.99%": 5.0, "most": 50.0}
"""The required limits, in milliseconds."""
AGAIN = 5.0
"""From this many milliseconds on, a position is measured again."""


def positions(game: detente.Game, mover: str, seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of games, one after the other, as each observer sees them; endless."""
    chance = random.Random(seed)
    for options in cycle(choices(game.options)):
        state = game.start(options, chance.getrandbits(60))
        player = bot(mover, chance.getrandbits(60))
        blind = getattr(player, "blind", False)
        while not state.over:
            for observer in range(state.seats + 1):
                yield state, observer
            seat = chance.choice(state.to_act)
            legal = state.legal_actions(seat)
            view = {} if blind else state.view(seat)
            state.apply(seat, player.choose(view, legal, partial(state.determinize, seat), None))


def milliseconds(state: State, observer: int, seed: int) -> float:
    """The time to draw one world."""
    began = time.thread_time()
    state.determinize(observer, seed)
    return (time.thread_time() - began) * 1000


def times(game: detente.Game, mover: str, count: int, seed: int) -> list[float]:
    """The times to draw this many worlds, ascending."""
    found: list[float] = []
    for state, observer in islice(positions(game, mover, seed), count):
        drawn = len(found)
        spent = milliseconds(state, observer, drawn)
        if spent > AGAIN:
            spent = min(spent, milliseconds(state, observer, drawn), milliseconds(state, observer, drawn))
        found.append(spent)
    return sorted(found)


def rows(names: list[str], count: int, seed: int) -> list[dict[str, Any]]:
    """A line for each game and kind of player."""
    found: list[dict[str, Any]] = []
    for name in names:
        game = detente.game(name)
        movers = [mover for mover in MOVERS if mover in able(game)]
        for mover in movers:
            spent = times(game, mover, count // len(movers), seed)
            marks = {
                mark: spent[min(len(spent) - 1, int(part * len(spent)))] for mark, part in QUANTILES.items()
            }
            found.append(
                {
                    "game": name,
                    "moves": mover,
                    "positions": len(spent),
                    "milliseconds": {"mean": sum(spent) / len(spent), **marks},
                }
            )
    return found


def main() -> None:
    """Measure and print; exits with 1 if a world took longer than required."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--positions", type=int, default=100_000, help="of each game (100,000)")
    parser.add_argument("--seed", type=int, default=1, help="of games and choices (1)")
    parser.add_argument("--json", type=Path, help="write the numbers there")
    args = parser.parse_args()
    found = rows(args.names or detente.games(), args.positions, args.seed)
    how = "compiled" if detente.core.COMPILED else "interpreted"
    table = Table("game", "moves", "positions", "mean", *QUANTILES, box=box.SIMPLE_HEAD)
    late: list[str] = []
    for row in found:
        spent = row["milliseconds"]
        table.add_row(
            row["game"], row["moves"], f"{row['positions']:,}", *(f"{ms:.3f}" for ms in spent.values())
        )
        late += [
            f"{row['game']}, {row['moves']}: {mark} {spent[mark]:.1f} ms, asked: {most:.0f}"
            for mark, most in MOST.items()
            if spent[mark] > most
        ]
    console = Console()
    console.print(f"Milliseconds of CPU time for one world, core and rules {how}")
    console.print(table)
    asked = ", ".join(f"{mark} within {most:.0f} ms" for mark, most in MOST.items())
    for line in late or [f"{asked}, as asked"]:
        console.print(line)
    if args.json:
        args.json.write_text(json.dumps({"core": how, "rows": found}, indent=2) + "\n", encoding="utf-8")
    raise SystemExit(bool(late))


if __name__ == "__main__":
    main()
