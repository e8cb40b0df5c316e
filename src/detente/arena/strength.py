"""How strong a bot is: one challenger among copies of a field bot, compared with the field bot in the same seats.

A block is one deal: the field bot plays it alone (the baseline of all seats at once), and the challenger plays it once in
every seat, with the field bot in all other seats and the same seeds. So seats rotate, deals are paired, and blocks are
independent of each other. At planned looks, after a number of blocks, the trial stops if the questions are decided.
`sequential` explains how the intervals allow for several looks, and names the sources.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from detente.arena.match import Played, Task, task
from detente.arena.run import Session, TableKind
from detente.arena.sequential import Interval, interval, levels, looks
from detente.arena.stats import Rate, rate
from detente.bots import bot

MOST_GAMES = 400
MOST_LOOKS = 10
LEAST_BLOCKS = {2: 20, 3: 13}
"""The least number of blocks per look: about 40 games of the challenger, fewer only at large tables."""
FEWEST_BLOCKS = 10


@dataclass(frozen=True, slots=True)
class Trial:
    """The question: does the challenger win more often than the field bot in the same seats, than `factor` times as often, or
    than a given share of all games?

    games: the challenger plays no more. stride: added to the numbers of all its games, so that one journal can keep
    several trials.
    """

    table: TableKind
    challenger: str
    field: str
    games: int = MOST_GAMES
    seed: int = 0
    factor: float | None = None
    share: float | None = None
    budget: float | None = None
    stride: int = 0

    def __post_init__(self) -> None:
        bot(self.challenger)
        bot(self.field)
        if self.table.seats < 2:
            raise ValueError("a challenger needs at least one opponent")
        if self.games < 2 * self.table.seats:
            raise ValueError(
                f"the challenger must play every seat of at least two deals: {2 * self.table.seats} games, not {self.games}"
            )
        if self.factor is not None and self.factor <= 0:
            raise ValueError(f"the factor must be above 0, not {self.factor:g}")
        if self.share is not None and not 0 < self.share < 1:
            raise ValueError(f"the share must be between 0 and 1, not {self.share:g}")

    @property
    def blocks(self) -> int:
        """The largest number of deals to play."""
        return self.games // self.table.seats

    def question(self) -> dict[str, Any]:
        """Everything that determines the games, but not their number, nor the questions about them."""
        return {
            **self.table.question(),
            "challenger": self.challenger,
            "field": self.field,
        }

    def tasks(self, block: int) -> list[Task]:
        """The games of a block: the baseline, then the challenger in every seat."""
        seats = self.table.seats
        lineups = [[self.field] * seats]
        for seat in range(seats):
            lineups.append([self.challenger if other == seat else self.field for other in range(seats)])
        first = self.stride + block * (seats + 1)
        return [
            task(first + k, self.table.game.id, self.table.plain, lineup, self.seed, block, self.budget)
            for k, lineup in enumerate(lineups)
        ]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question. about: `baseline`, `factor` or `share`.

    bound: what the challenger is compared with, as a factor of the baseline or as a share. excess: the challenger's share
    of wins minus that.
    """

    about: str
    bound: float
    excess: Interval

    @property
    def verdict(self) -> bool | None:
        """Whether the challenger is better; None while the interval contains 0."""
        if self.excess.low > 0:
            return True
        return False if self.excess.high < 0 else None


@dataclass
class Strength:
    """The results of a trial.

    played: all games, by index. answers: at the last look, the `look`-th of at most `looks`; if it was interrupted, games
    played after that look count in all figures but these.
    """

    trial: Trial
    played: list[Played] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    look: int = 0
    looks: int = 0
    interrupted: bool = False
    seconds: float = 0.0

    @property
    def decided(self) -> bool:
        """Whether all questions are answered."""
        return bool(self.answers) and all(answer.verdict is not None for answer in self.answers)

    def blocks(self) -> list[list[Played]]:
        """The deals that were played in all seats, without failures."""
        return complete(self.trial, self.played)

    @property
    def failures(self) -> list[Played]:
        """Games that broke off."""
        return [game for game in self.played if game.failure is not None]

    @property
    def games(self) -> int:
        """How many games of the challenger count."""
        return len(self.blocks()) * self.trial.table.seats

    @property
    def won(self) -> Rate:
        """Games that the challenger won, out of all."""
        return rate(sum(wins(block) for block in self.blocks()), self.games)

    @property
    def of_decided(self) -> Rate:
        """Games that the challenger won, out of those that somebody won."""
        return rate(self.won.count, self.games - self.nobody.count)

    @property
    def nobody(self) -> Rate:
        """Games of the challenger without a winner."""
        count = sum(not game.winners for block in self.blocks() for game in block[1:])
        return rate(count, self.games)

    @property
    def won_by_field(self) -> Rate:
        """Seats that the field bot won in the deals it played alone, out of as many seats as the challenger's games."""
        return rate(sum(baseline(block) for block in self.blocks()), self.games)

    @property
    def won_by_field_of_decided(self) -> Rate:
        """Seats that the field bot won in the deals it played alone, out of those that somebody won."""
        undecided = self.nobody_by_field.count * self.trial.table.seats
        return rate(self.won_by_field.count, self.games - undecided)

    @property
    def nobody_by_field(self) -> Rate:
        """Deals that the field bot played alone, without a winner."""
        blocks = self.blocks()
        return rate(sum(not block[0].winners for block in blocks), len(blocks))

    def seats(self) -> list[tuple[Rate, Rate]]:
        """For each seat: won by the challenger, won by the field bot."""
        blocks = self.blocks()
        return [
            (
                rate(sum(seat in block[1 + seat].winners for block in blocks), len(blocks)),
                rate(sum(seat in block[0].winners for block in blocks), len(blocks)),
            )
            for seat in range(self.trial.table.seats)
        ]


def as_dict(found: Strength) -> dict[str, Any]:
    """A result as plain JSON types."""
    trial = found.trial
    return {
        **trial.question(),
        "seed": trial.seed,
        "games": found.games,
        "at most": trial.blocks * trial.table.seats,
        "look": found.look,
        "looks": found.looks,
        "interrupted": found.interrupted,
        "challenger won": asdict(found.won),
        "challenger won of decided": asdict(found.of_decided),
        "nobody won": asdict(found.nobody),
        "field won in the same seats": asdict(found.won_by_field),
        "nobody won among the field": asdict(found.nobody_by_field),
        "seats": [{"challenger": asdict(own), "field": asdict(other)} for own, other in found.seats()],
        "answers": [
            {"about": one.about, "bound": one.bound, "excess": asdict(one.excess), "better": one.verdict}
            for one in found.answers
        ],
    }


def complete(trial: Trial, played: Sequence[Played]) -> list[list[Played]]:
    """The deals that were played in all seats without failures: for each, the baseline, then the challenger by seat."""
    size = trial.table.seats + 1
    blocks: dict[int, list[Played]] = {}
    for game in played:
        if game.failure is None:
            blocks.setdefault((game.index - trial.stride) // size, []).append(game)
    return [block for _, block in sorted(blocks.items()) if len(block) == size]


def wins(block: Sequence[Played]) -> int:
    """How many of its games of a deal the challenger won."""
    return sum(seat in game.winners for seat, game in enumerate(block[1:]))


def baseline(block: Sequence[Played]) -> int:
    """How many seats won when the field bot played the deal alone."""
    return len(block[0].winners)


def answers(trial: Trial, blocks: Sequence[Sequence[Played]], level: float) -> list[Answer]:
    """What these blocks say about the questions, with intervals at a nominal level."""
    seats = trial.table.seats
    challenger = [wins(block) / seats for block in blocks]
    field = [baseline(block) / seats for block in blocks]

    def over(factor: float) -> Interval:
        values = [own - factor * other for own, other in zip(challenger, field, strict=True)]
        return interval(values, level, 1 / seats)

    found = [Answer("baseline", 1.0, over(1.0))]
    if trial.factor is not None:
        found.append(Answer("factor", trial.factor, over(trial.factor)))
    if trial.share is not None:
        own = interval(challenger, level, 1 / seats)
        share = trial.share
        found.append(Answer("share", share, Interval(own.mean - share, own.low - share, own.high - share)))
    return found


def measure(
    trial: Trial, session: Session, told: Callable[[Strength], object] = lambda found: None
) -> Strength:
    """Play until the questions are decided, or the games are used up. told: called with the current results at every look."""
    least = LEAST_BLOCKS.get(trial.table.seats, FEWEST_BLOCKS)
    at = looks(trial.blocks, MOST_LOOKS, least)
    nominal = levels(tuple(blocks / at[-1] for blocks in at))
    found = Strength(trial, looks=len(at))
    before = session.seconds
    for look, (blocks, level) in enumerate(zip(at, nominal, strict=True), 1):
        first = len(found.played) // (trial.table.seats + 1)
        tasks = [one for block in range(first, blocks) for one in trial.tasks(block)]
        found.played += session.play(tasks)
        found.interrupted = session.interrupted
        found.seconds = session.seconds - before
        if found.interrupted:
            break
        counted = found.blocks()
        if len(counted) > 1:
            found.look = look
            found.answers = answers(trial, counted, level)
            told(found)
        if found.decided:
            break
    return found
