"""How many decisions a second the research environments see: one PettingZoo table, and many tables stepped at once.

    python benchmarks/vector.py                       # needs detente[bench], and the yardsticks on PYTHONPATH or installed
    python benchmarks/vector.py --games nuclear_war --tables 256 --workers 0 2 4

Random choices; the same games for all. Each decision costs an observation and a mask; the line "engine alone" has neither, and the
share of its speed that remains says what a learner pays. Hearts and connect four are also played by OpenSpiel, connect four by
PettingZoo, with their own observations and masks, through Python. Seconds are measured by the clock, and as CPU time of
all processes together: on a machine with other work only the latter are reliable.
"""

import argparse
import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich import box
from rich.console import Console
from rich.table import Table

import detente
import detente.core
from detente.core.shown.features import features_of
from detente.research.pettingzoo import env
from detente.research.vector import VectorEnv

ENGINE = "engine alone"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
Play = Callable[[], int]
"""Plays for a short time and returns how many decisions it made."""


@dataclass(frozen=True)
class Result:
    """One line. per_s, per_cpu_s: decisions per second of the clock, and of all processes' CPU time."""

    game: str
    driver: str
    features: int
    per_s: float
    per_cpu_s: float


def cpu_of(pid: int) -> float:
    """CPU seconds that a process has used; 0 if the system does not report them."""
    file = Path(f"/proc/{pid}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def engine(game: str, seed: int) -> Iterator[tuple[Play, list[int]]]:
    """The engine alone."""
    rng = random.Random(seed)

    def play() -> int:
        state, decisions = detente.game(game).start(seed=rng.getrandbits(53)), 0
        while not state.over and decisions < 500:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal_actions(seat)))
            decisions += 1
        return decisions

    yield play, []


@contextmanager
def single(table: Any, seed: int) -> Iterator[tuple[Play, list[int]]]:
    """One PettingZoo table: ours, or one of PettingZoo's own games."""
    table.reset(seed=seed)
    rng = random.Random(seed)

    def play() -> int:
        for _ in range(100):
            observation, _, over, _, _ = table.last()
            if over:
                table.reset()
            else:
                table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        return 100

    yield play, []


def any_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action of each row; its cost does not count for the environment, so it is kept low."""
    rows, actions = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    firsts = legal.searchsorted(np.arange(rows + 1) * actions)
    drawn = (rng.random(rows) * (firsts[1:] - firsts[:-1])).astype(np.int64)
    found: NDArray[np.int64] = legal[firsts[:-1] + drawn] % actions
    return found


@contextmanager
def many(game: str, seed: int, tables: int, workers: int) -> Iterator[tuple[Play, list[int]]]:
    """Many tables stepped at once."""
    with VectorEnv(game, tables, seed=seed, workers=workers) as vector:
        vector.reset()
        rng = np.random.default_rng(seed)

        def play() -> int:
            vector.step(any_legal(vector.batch.masks, rng))
            return tables

        yield play, [process.pid or 0 for process in vector.crew.processes] if vector.crew else []


@contextmanager
def openspiel(game: str, seed: int) -> Iterator[tuple[Play, list[int]]]:
    """OpenSpiel's own game: each decision with its information state, or observation where it has no such tensor, and its mask."""
    import pyspiel

    peer = pyspiel.load_game(game)
    recalls = peer.get_type().provides_information_state_tensor
    rng = random.Random(seed)

    def play() -> int:
        state, decisions = peer.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            tensor = state.information_state_tensor() if recalls else state.observation_tensor()
            np.asarray(tensor, np.float32)
            np.asarray(state.legal_actions_mask(), np.int8)
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    yield play, []


def pettingzoo(game: str, seed: int) -> Any:
    """PettingZoo's own game."""
    return single(import_module(f"pettingzoo.classic.{game}").env(), seed)


PEERS: Mapping[str, Mapping[str, Callable[[int], Any]]] = {
    "hearts": {"OpenSpiel": partial(openspiel, "hearts")},
    "connect_four": {
        "OpenSpiel": partial(openspiel, "connect_four"),
        "PettingZoo's own": partial(pettingzoo, "connect_four_v3"),
    },
}
"""The same games by others, by our game's id."""


def measure(game: str, driver: str, play: Play, pids: list[int], seconds: float) -> Result:
    """Play for some CPU seconds of all processes."""
    play()
    decisions, began, cpu = 0, time.monotonic(), time.process_time() + sum(map(cpu_of, pids))
    while (spent := time.process_time() + sum(map(cpu_of, pids)) - cpu) < seconds:
        decisions += play()
    return Result(
        game=game,
        driver=driver,
        features=features_of(detente.game(game)).size,
        per_s=decisions / (time.monotonic() - began),
        per_cpu_s=decisions / spent,
    )


def main() -> None:
    """Measure, print the table and write the requested file."""
    parser = argparse.ArgumentParser(description="Decisions a second in the research environments.")
    parser.add_argument("--games", nargs="+", metavar="ID", default=detente.games())
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--workers", type=int, nargs="+", default=[0, 1, 2])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()

    results = []
    for game in args.games:
        drivers = {ENGINE: engine(game, args.seed), "PettingZoo, one table": single(env(game), args.seed)}
        drivers |= {
            f"{args.tables} tables, {workers or 'no'} worker{'s' * (workers != 1)}": many(
                game, args.seed, args.tables, workers
            )
            for workers in args.workers
        }
        drivers |= {name: peer(args.seed) for name, peer in PEERS.get(game, {}).items()}
        for driver, opened in drivers.items():
            with opened as (play, pids):
                results.append(measure(game, driver, play, pids, args.seconds))

    console = Console()
    console.width = max(console.width, 110)
    state = "compiled" if detente.core.COMPILED else "interpreted"
    table = Table(
        title=f"Random play, Détente {state}, Python {platform.python_version()}", box=box.SIMPLE_HEAD
    )
    alone = {result.game: result.per_cpu_s for result in results if result.driver == ENGINE}
    for heading in ("game", "driver", "features", "decisions/s", "decisions/CPU s", "share of the engine"):
        table.add_column(heading, justify="left" if heading in ("game", "driver") else "right")
    for result in results:
        table.add_row(
            result.game,
            result.driver,
            f"{result.features:,}",
            f"{result.per_s:,.0f}",
            f"{result.per_cpu_s:,.0f}",
            f"{result.per_cpu_s / alone[result.game]:.0%}",
        )
    console.print(table)
    if args.json:
        facts = {
            "compiled": detente.core.COMPILED,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
            "tables": args.tables,
            "results": [asdict(result) for result in results],
        }
        args.json.write_text(json.dumps(facts, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
