"""Two editions of a game side by side: both play the same deals with the same bots in the same seats.

What differs is then the edition, not luck: each deal gives a pair, and the intervals are those of the mean difference of pairs.
For shares it is that of Bonett & Price (2012, Brit. J. Math. Stat. Psychol. 65, 479-488), which stays honest where hardly any
pair differs; for lengths Student's. An edition compared with itself differs in nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from scipy.stats import t

from detente.arena.crew import Crew, available_cores
from detente.arena.journal import Journal
from detente.arena.match import Played, seating, task
from detente.arena.run import (
    Progress,
    Run,
    Session,
    TableKind,
    check_numbers,
    quiet,
    run_of,
    run_question,
    table_of,
)
from detente.arena.sequential import Interval
from detente.arena.stats import Z

ALPHA = 0.05
WIN = "win"
NOBODY = "nobody"
ENDING = "ending"
DECISIONS = "decisions"
TURNS = "turns"
SHARES = (WIN, NOBODY, ENDING)


@dataclass(frozen=True, slots=True)
class Difference:
    """A number of both editions, and the second minus the first, with its paired 95% interval.

    kind: what is counted; seat, rule: of which seat or ending. Shares are from 0 to 1. deals: the number of pairs.
    interval: None for the length of fewer than two pairs.
    """

    kind: str
    seat: int | None
    rule: str | None
    first: float
    second: float
    difference: float
    interval: Interval | None
    deals: int


@dataclass
class Comparison:
    """Two runs on the same deals; the games of a deal have the same index in both."""

    first: Run
    second: Run

    @property
    def pairs(self) -> list[tuple[Played, Played]]:
        """The deals that both have played to the end."""
        there = {game.index: game for game in self.second.played if game.failure is None}
        return [
            (game, there[game.index])
            for game in self.first.played
            if game.failure is None and game.index in there
        ]


def compare(
    game_id: str,
    lineup: Sequence[str],
    deals: int,
    options: Mapping[str, Any],
    others: Mapping[str, Any],
    *,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress = quiet,
    crew: Crew | None = None,
    file: Path | None = None,
) -> Comparison:
    """Play deals with both editions. options, others: of the first and the second; all else as for `simulate`."""
    check_numbers(lineup, deals, workers)
    kinds = [table_of(game_id, lineup, chosen) for chosen in (options, others)]
    # The games of a deal are neighbours, so a longer run continues a shorter one.
    tasks = [
        task(2 * deal + k, game_id, kind.plain, seating(lineup, deal), seed, deal, course=True)
        for deal in range(deals)
        for k, kind in enumerate(kinds)
    ]
    journal = Journal(file, comparison_question(kinds, lineup, seed)) if file is not None else None
    hands = min(workers or available_cores(), len(tasks))
    with Session(hands, crew=crew, journal=journal, progress=progress) as session:
        played = session.play(tasks)
    sides = [
        [replace(game, index=game.index // 2) for game in played if game.index % 2 == k] for k in range(2)
    ]
    return Comparison(
        *(run_of(kind, lineup, seed, deals, games, session) for kind, games in zip(kinds, sides, strict=True))
    )


def comparison_question(kinds: Sequence[TableKind], lineup: Sequence[str], seed: int) -> dict[str, Any]:
    """Everything that determines the games of a comparison, but not their number."""
    first, second = (kind.question() for kind in kinds)
    return run_question("compare", seed, None, first=first, second=second, lineup=list(lineup))


def differences(found: Comparison) -> list[Difference]:
    """All differences: wins by seat, games that nobody won, endings, lengths."""
    pairs = found.pairs
    if not pairs:
        return []
    seats = range(len(found.first.lineup))
    told = [paired(pairs, WIN, [won(pair, seat) for pair in pairs], seat=seat) for seat in seats]
    told.append(paired(pairs, NOBODY, [(not a.winners, not b.winners) for a, b in pairs]))
    reasons = sorted({game.reason for pair in pairs for game in pair})
    endings = [
        paired(pairs, ENDING, [(a.reason == rule, b.reason == rule) for a, b in pairs], rule=rule)
        for rule in reasons
    ]
    told += sorted(endings, key=lambda one: -max(one.first, one.second))
    told.append(paired(pairs, DECISIONS, [(a.decisions, b.decisions) for a, b in pairs]))
    turns = [(a.turns, b.turns) for a, b in pairs if a.turns is not None and b.turns is not None]
    if turns:
        told.append(paired(pairs, TURNS, turns))
    return told


def won(pair: tuple[Played, Played], seat: int) -> tuple[bool, bool]:
    """Whether the seat has won in both."""
    return seat in pair[0].winners, seat in pair[1].winners


def paired(
    pairs: Sequence[tuple[Played, Played]],
    kind: str,
    numbers: Sequence[tuple[float, float]],
    seat: int | None = None,
    rule: str | None = None,
) -> Difference:
    """The mean difference of pairs of numbers, with its interval."""
    changes = [float(second) - float(first) for first, second in numbers]
    return Difference(
        kind,
        seat,
        rule,
        fmean(float(first) for first, _ in numbers),
        fmean(float(second) for _, second in numbers),
        fmean(changes),
        of_shares(changes) if kind in SHARES else of_means(changes),
        len(numbers),
    )


def of_shares(changes: Sequence[float]) -> Interval:
    """The 95% interval of a difference of shares. changes: -1, 0 or 1 for each pair."""
    pairs = len(changes) + 2
    more = (sum(change > 0 for change in changes) + 1) / pairs
    less = (sum(change < 0 for change in changes) + 1) / pairs
    half = Z * sqrt((more + less - (more - less) ** 2) / pairs)
    middle = more - less
    return Interval(fmean(changes), max(-1.0, middle - half), min(1.0, middle + half))


def of_means(changes: Sequence[float]) -> Interval | None:
    """The 95% interval of a mean; None for fewer than two numbers."""
    if len(changes) < 2:
        return None
    middle = fmean(changes)
    half = float(t.isf(ALPHA / 2, len(changes) - 1)) * sqrt(variance(changes) / len(changes))
    return Interval(middle, middle - half, middle + half)


def as_row(one: Difference) -> dict[str, Any]:
    """A difference as plain JSON types."""
    row = asdict(one)
    del row["interval"]
    low, high = (one.interval.low, one.interval.high) if one.interval is not None else (None, None)
    return row | {"low": low, "high": high}
