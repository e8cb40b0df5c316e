"""How fast games are played: contenders take turns, by CPU time, and the median counts."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Tally(NamedTuple):
    """The total results of some playouts."""

    games: int
    decisions: int
    chance: int = 0


class Speed(NamedTuple):
    """Games, decisions and chance steps per CPU second."""

    games: float
    decisions: float
    chance: float


@dataclass(frozen=True)
class Contender:
    """A game, who plays it and how.

    run: plays for about this many CPU seconds and returns the speed. clone: clones positions from the middle of games for
    this long; returns the CPU seconds of one copy. None if copies are not measured.
    """

    game: str
    driver: str
    run: Callable[[float], Speed]
    clone: Callable[[float], float] | None = None


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
    ratios: dict[str, float | None] = field(default_factory=dict)


def paced(play: Callable[[int], Tally]) -> Callable[[float], Speed]:
    """Turn a function that plays a number of games into one that plays for some seconds, in batches that grow until time is up."""

    def run(seconds: float) -> Speed:
        games = decisions = chance = 0
        batch = 1
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            tally = play(batch)
            games, decisions, chance = games + tally.games, decisions + tally.decisions, chance + tally.chance
            # about 20 looks at the clock, and no batch much longer than the time left
            speed = games / max(time.process_time() - start, 1e-6)
            batch = max(1, min(2 * batch, int(speed * min(seconds / 20, seconds - spent))))
        return Speed(games / spent, decisions / spent, chance / spent)

    return run


def copies(walk: Callable[[], list[Any]], games: int = 16) -> Callable[[float], float]:
    """A function that measures a clone, for the middle positions of some random games that `walk` plays."""
    walks = [walk() for _ in range(games)]
    positions = [seen[len(seen) // 2] for seen in walks]

    def clone(seconds: float) -> float:
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(50):
                for position in positions:
                    position.clone()
            count += 50 * len(positions)
        return spent / count

    return clone


def measure(contenders: list[Contender], seconds: float, repeats: int) -> list[Result]:
    """Let all contenders take turns, `repeats` times; the medians."""
    speeds: list[list[Speed]] = [[] for _ in contenders]
    clones: list[list[float]] = [[] for _ in contenders]
    for contender in contenders:
        contender.run(0.001)  # what the first call sets up is not measured
    for _ in range(repeats):
        for i, contender in enumerate(contenders):
            speeds[i].append(contender.run(seconds))
            if contender.clone:
                clones[i].append(contender.clone(seconds / 4))
    return [
        Result(
            game=contender.game,
            driver=contender.driver,
            decisions_per_s=statistics.median(s.decisions for s in speed),
            chance_per_s=statistics.median(s.chance for s in speed),
            games_per_s=statistics.median(s.games for s in speed),
            decisions_per_game=statistics.median(s.decisions / s.games for s in speed),
            clone_us=1e6 * statistics.median(clone) if clone else None,
        )
        for contender, speed, clone in zip(contenders, speeds, clones, strict=True)
    ]
