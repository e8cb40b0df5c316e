"""What a decision costs bots: legal actions computed afresh, a view, a new world, a copy.

    python benchmarks/decisions.py [GAME ...] [--games 12] [--seconds 0.5] [--json FILE]

Positions are those of random games, one every few decisions. `State.legal_actions` keeps its list until the next action, so
this calls `State.answers`, which makes it. WSDV's build decisions have a separate line: their list takes longest to make, and
20 microseconds, compiled, is the most that it may take. All times are microseconds of this process's CPU time: the median
over repeats of the mean over all positions.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

import detente
import detente.core
from detente.core.engine.state import State

EVERY = 7
MOST = 300
"""Positions of a game's random plays, at most."""
REPEATS = 5
APART = {"wsdv": "build"}
"""For each game, the question whose decisions are measured separately."""
GOAL = {"wsdv": 20.0}
"""The most microseconds that the legal actions of such a decision may take on the compiled core."""
MEASURES: dict[str, Callable[[State, int], Any]] = {
    "legal actions": lambda state, seat: state.answers(seat),
    "view": lambda state, seat: state.view(seat),
    "determinize": lambda state, seat: state.determinize(seat, 5),
    "clone": lambda state, seat: state.clone(),
}


def positions(game: detente.Game, games: int, question: str | None) -> list[State]:
    """Positions of random games: one every few decisions, or all with this question open."""
    found: list[State] = []
    for seed in range(games):
        rng = random.Random(seed)
        state = game.start(seed=seed)
        decisions = 0
        while not state.over and len(found) < MOST:
            seat = state.to_act[0]
            decisions += 1
            if question is None:
                wanted = decisions % EVERY == 0
            else:
                asked = game.questions.get(state.asked)
                wanted = asked is not None and asked.name == question
            if wanted:
                found.append(state.clone())
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    return found


def microseconds(states: list[State], call: Callable[[State, int], Any], seconds: float) -> float:
    """The average time of a call."""
    pairs = [(state, state.to_act[0]) for state in states]
    means: list[float] = []
    for _ in range(REPEATS):
        rounds, began = 0, time.process_time()
        while time.process_time() - began < seconds / REPEATS:
            for state, seat in pairs:
                call(state, seat)
            rounds += 1
        means.append((time.process_time() - began) / rounds / len(pairs) * 1e6)
    return statistics.median(means)


def rows(names: list[str], games: int, seconds: float) -> list[dict[str, Any]]:
    """A line for each game, and for the decisions that are measured separately."""
    found: list[dict[str, Any]] = []
    for name in names:
        game = detente.game(name)
        for question in (None, APART[name]) if name in APART else (None,):
            states = positions(game, games, question)
            times = {what: microseconds(states, call, seconds) for what, call in MEASURES.items()}
            choices = statistics.mean(len(state.answers(state.to_act[0])) for state in states)
            found.append(
                {
                    "game": name,
                    "question": question,
                    "positions": len(states),
                    "choices": round(choices, 1),
                    "microseconds": {what: round(us, 2) for what, us in times.items()},
                }
            )
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--games", type=int, default=12, help="random games of each kind (12)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each number (0.5)")
    parser.add_argument("--json", type=Path, help="write the numbers there")
    args = parser.parse_args()
    found = rows(args.names or detente.games(), args.games, args.seconds)
    how = "compiled" if detente.core.COMPILED else "interpreted"
    table = Table("game", "decisions", "positions", "choices", *MEASURES, box=box.SIMPLE_HEAD)
    for row in found:
        times = [f"{us:.1f}" for us in row["microseconds"].values()]
        decisions = row["question"] or "all"
        table.add_row(row["game"], decisions, str(row["positions"]), str(row["choices"]), *times)
    console = Console()
    console.print(f"Microseconds of CPU time, core and rules {how}")
    console.print(table)
    for row in found:
        if row["question"] is not None:
            us, goal = row["microseconds"]["legal actions"], GOAL[row["game"]]
            verdict = "below" if us < goal else "not below"
            console.print(
                f"{row['game']}, {row['question']} decisions: {us:.1f}, {verdict} {goal:.0f} (the goal is for compiled rules)"
            )
    if args.json:
        args.json.write_text(json.dumps({"core": how, "rows": found}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
