"""The results of a run of games, in numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median

from detente.arena.match import Played

Z = 1.959964
"""The normal quantile for a two-sided 95% interval."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A count out of a total, with the 95% interval (Wilson's); all 0 if the total is 0."""

    count: int
    of: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """A summary of some numbers."""

    mean: float
    median: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class BotResult:
    """How a bot did. seats: in the line-up. won: games it won, of all; of_decided: of those that somebody won."""

    name: str
    seats: int
    won: Rate
    of_decided: Rate


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of a run. seats: the games that each seat won, with any bot in it.

    endings: games by the rule that ended them, the most frequent first. ways: for each of these rules, the games that each
    seat won by it. turns: None if the game has none; per_turn: decisions from the start of each turn to the next.
    """

    games: int
    bots: list[BotResult]
    seats: list[Rate]
    nobody: Rate
    endings: list[tuple[str, Rate]]
    decisions: Spread
    turns: Spread | None
    per_turn: Spread | None
    ways: dict[str, list[int]]
    failures: int

    @property
    def equal_share(self) -> float:
        """What each seat would win if all won equally often, with as many winners as there were."""
        return fmean(seat.share for seat in self.seats)


def wilson(count: int, of: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share; from 0 to 1 if the total is 0."""
    if of == 0:
        return 0.0, 1.0
    share = count / of
    shrink = 1 + Z * Z / of
    middle = (share + Z * Z / (2 * of)) / shrink
    half = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(count: int, of: int) -> Rate:
    """A share with its interval."""
    return Rate(count, of, count / of if of else 0.0, *wilson(count, of))


def spread(numbers: Sequence[int]) -> Spread:
    """A summary of at least one number."""
    return Spread(fmean(numbers), float(median(numbers)), min(numbers), max(numbers))


def summary(played: Sequence[Played]) -> Summary | None:
    """The results of these games; None if none was played to the end."""
    ended = [game for game in played if game.failure is None]
    if not ended:
        return None
    decided = sum(bool(game.winners) for game in ended)
    names = sorted(set(ended[0].lineup))
    results = []
    for name in names:
        won = sum(any(game.lineup[seat] == name for seat in game.winners) for game in ended)
        seats = ended[0].lineup.count(name)
        results.append(BotResult(name, seats, rate(won, len(ended)), rate(won, decided)))
    results.sort(key=lambda result: (-result.won.count, result.name))
    endings = Counter(game.reason for game in ended)
    turns = [game.turns for game in ended if game.turns is not None]
    per_turn = [decisions for game in ended for decisions in game.per_turn]
    ways = {why: [0] * len(ended[0].lineup) for why in endings}
    for game in ended:
        for seat in game.winners:
            ways[game.reason][seat] += 1
    return Summary(
        games=len(ended),
        bots=results,
        seats=[
            rate(sum(seat in game.winners for game in ended), len(ended))
            for seat in range(len(ended[0].lineup))
        ],
        nobody=rate(len(ended) - decided, len(ended)),
        endings=[
            (why, rate(n, len(ended))) for why, n in sorted(endings.items(), key=lambda e: (-e[1], e[0]))
        ],
        decisions=spread([game.decisions for game in ended]),
        turns=spread(turns) if turns else None,
        per_turn=spread(per_turn) if per_turn else None,
        ways=ways,
        failures=len(played) - len(ended),
    )
