"""OpenSpiel's games as contenders: through its Python binding, and in C++ if `build.py` has compiled that.

How chance steps are drawn matters much: by weight, as a loop for any of its games must do it, or, in games where all
outcomes are equally likely, simply one of the legal ones. Both are measured.
"""

import importlib.util
import random
import subprocess
from pathlib import Path
from typing import Any

from measuring import Contender, Speed, Tally, copies, paced

GAMES = ("hearts", "connect_four", "leduc_poker")
ANY_GAME = "OpenSpiel Python, loop for any game"
SHORTEST = "OpenSpiel Python, shortest loop"
CPP_ANY_GAME = "OpenSpiel C++, loop for any game"
CPP_SHORTEST = "OpenSpiel C++, shortest loop"


def contenders(games: list[str], rng: random.Random, program: Path) -> list[Contender]:
    """Those of its games, in every way that is there."""
    found: list[Contender] = []
    for name in games:
        if importlib.util.find_spec("pyspiel"):
            found += through_python(name, rng)
        if program.exists():
            found += compiled(name, rng, program)
    return found


def through_python(name: str, rng: random.Random) -> list[Contender]:
    """A game through the Python binding: the shortest loop, and the one that fits all its games."""
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
        Contender(name, ANY_GAME, paced(play_weighted)),
        Contender(name, SHORTEST, paced(play), copies(walk)),
    ]


def compiled(name: str, rng: random.Random, program: Path) -> list[Contender]:
    """A game in C++, in a process of its own that measures its own CPU time."""

    def run(way: str, seconds: float) -> Speed:
        words = [str(program), name, way, str(seconds), str(rng.getrandbits(40))]
        games, decisions, chance, spent = map(float, subprocess.check_output(words, text=True).split())
        return Speed(games / spent, decisions / spent, chance / spent)

    return [
        Contender(name, CPP_ANY_GAME, lambda seconds: run("any", seconds)),
        Contender(
            name,
            CPP_SHORTEST,
            lambda seconds: run("shortest", seconds),
            lambda seconds: 1 / run("clone", seconds).games,
        ),
    ]
