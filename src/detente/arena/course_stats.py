"""The courses of many games, in numbers: how a measure runs, who leads by how much, and when a game is decided."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from detente.arena.course import CHANCE, PER_MILLE, Course, Series
from detente.arena.match import Played

FEWEST_GAMES = 5
LEAST_SHARE = 0.25
"""A curve ends where fewer games than this share still run."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


@dataclass(frozen=True, slots=True)
class Band:
    """A measure after a turn or a part of the game, over the games that lasted so long: its number, how many they are, and the quantiles (`QUANTILES`)."""

    turn: int
    games: int
    quantiles: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Curve:
    """A measure of a seat (None: of the table), turn by turn."""

    measure: str
    seat: int | None
    bands: tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class Quartiles:
    """The quartiles of some numbers, and their mean."""

    low: float
    median: float
    high: float
    mean: float


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads by a measure, over many games.

    margin: what the first side is ahead of the second one, after each turn; halfway: in the middle of each game. changes: of the lead, in a game. decided: the turn
    after which the later winner leads for good, in games that one side won; share: the same as a share of the game's length.
    late: the share of these games in which the winner leads for good only at the very end, or not even then.
    """

    measure: str
    margin: tuple[Band, ...]
    halfway: Quartiles
    changes: Quartiles
    decided: Quartiles | None
    share: Quartiles | None
    late: float


def courses(played: Sequence[Played]) -> list[tuple[Played, Course]]:
    """The games whose course was taken down."""
    return [(game, game.course) for game in played if game.course is not None and game.failure is None]


def curves(played: Sequence[Played]) -> list[Curve]:
    """All measures, in the order of their declaration."""
    found: dict[tuple[str, int | None], list[Sequence[int | None]]] = {}
    for _, course in courses(played):
        for one in course.series:
            found.setdefault((one.measure, one.seat), []).append(one.values)
    return [
        Curve(measure, seat, bands([[scaled(measure, v) for v in row] for row in found[measure, seat]]))
        for measure, seat in in_order(found)
    ]


def in_order(keys: Iterable[tuple[str, int | None]]) -> list[tuple[str, int | None]]:
    """Measures with their seats, in the order of their declaration, and of the seats."""
    known = list(keys)
    order = list(dict.fromkeys(measure for measure, _ in known))
    return sorted(known, key=lambda key: (order.index(key[0]), -1 if key[1] is None else key[1]))


def part_of_game(played: Sequence[Played], parts: Sequence[str]) -> str | None:
    """The first of these measures that the games have; None if they have none."""
    known = {one.measure for _, course in courses(played) for one in course.series}
    return next((part for part in parts if part in known), None)


def by_part(played: Sequence[Played], part: str) -> list[Curve]:
    """All measures at the end of each part of the game, such as a round: of the games that reached it. part: the measure of its number."""
    found: dict[tuple[str, int | None], list[Sequence[float | None]]] = {}
    for _, course in courses(played):
        numbers = next((one.values for one in course.series if one.measure == part), None)
        for one in course.series:
            if numbers is not None and one.measure != part:
                found.setdefault((one.measure, one.seat), []).append(at_ends(numbers, one))
    return [Curve(*key, bands(found[key], first=1)) for key in in_order(found)]


def at_ends(numbers: Sequence[int | None], one: Series) -> list[float | None]:
    """The numbers of a measure at the end of parts 1, 2 and so on. numbers: of the part, by sample."""
    ends = {number: scaled(one.measure, value) for number, value in zip(numbers, one.values, strict=True)}
    return [ends.get(number) for number in range(1, max([n for n in ends if n is not None], default=0) + 1)]


def scaled(measure: str, value: int | None) -> float | None:
    """A number as people read it: chances are shares."""
    return value if value is None or measure != CHANCE else value / PER_MILLE


def bands(rows: Sequence[Sequence[float | None]], first: int = 0) -> tuple[Band, ...]:
    """The quantiles at each sample, as long as enough games run. first: the number of the first sample."""
    least = max(min(FEWEST_GAMES, len(rows)), LEAST_SHARE * len(rows))
    found = []
    for turn in range(max(map(len, rows), default=0)):
        values = sorted(value for row in rows if len(row) > turn and (value := row[turn]) is not None)
        if not values or sum(len(row) > turn for row in rows) < least:
            break
        found.append(Band(first + turn, len(values), tuple(quantile(values, q) for q in QUANTILES)))
    return tuple(found)


def quantile(ordered: Sequence[float], share: float) -> float:
    """A quantile of at least one ordered number, between neighbours by linear interpolation."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def quartiles(numbers: Sequence[float]) -> Quartiles:
    """The quartiles of at least one number."""
    ordered = sorted(numbers)
    low, median, high = (quantile(ordered, share) for share in (0.25, 0.5, 0.75))
    return Quartiles(low, median, high, fmean(ordered))


def leads(played: Sequence[Played], sides: Sequence[Sequence[int]], measures: Sequence[str]) -> list[Lead]:
    """Who leads by each of these measures that the games have. sides: the seats that win together."""
    return [found for measure in measures if (found := lead(played, sides, measure)) is not None]


def lead(played: Sequence[Played], sides: Sequence[Sequence[int]], measure: str) -> Lead | None:
    """Who leads by a measure; None if no game has it for all sides."""
    margins: list[list[float | None]] = []
    halves: list[float] = []
    changes: list[float] = []
    decided: list[float] = []
    shares: list[float] = []
    late = 0
    for game, course in courses(played):
        values = {one.seat: one.values for one in course.series if one.measure == measure}
        if len(sides) < 2 or any(seat not in values for side in sides for seat in side):
            continue
        rows = [
            [standing(values, side, k, measure) for side in sides] for k in range(len(values[sides[0][0]]))
        ]
        margins.append([ahead(row) for row in rows])
        halves.append(ahead(rows[len(rows) // 2]))
        leaders = [leader(row) for row in rows]
        known = [side for side in leaders if side is not None]
        changes.append(sum(one != other for one, other in pairwise(known)))
        winning = {k for k, side in enumerate(sides) if set(side) & set(game.winners)}
        if len(winning) == 1:
            turn = for_good(leaders, winning.pop())
            late += turn >= len(leaders) - 1
            decided.append(turn)
            shares.append(min(1.0, turn / max(1, len(leaders) - 1)))
    if not margins:
        return None
    return Lead(
        measure,
        bands(margins),
        quartiles(halves),
        quartiles(changes),
        quartiles(decided) if decided else None,
        quartiles(shares) if shares else None,
        late / len(decided) if decided else 0.0,
    )


def standing(
    values: dict[int | None, tuple[int | None, ...]], side: Sequence[int], sample: int, measure: str
) -> float:
    """Where a side stands: the mean of its seats."""
    return fmean(scaled(measure, values[seat][sample]) or 0.0 for seat in side)


def ahead(row: Sequence[float]) -> float:
    """How far the first is ahead of the second."""
    first, second = sorted(row, reverse=True)[:2]
    return first - second


def leader(row: Sequence[float]) -> int | None:
    """The side that is ahead of all others; None if several are."""
    first = max(row)
    return row.index(first) if sum(one == first for one in row) == 1 else None


def for_good(leaders: Sequence[int | None], side: int) -> int:
    """The first sample from which a side leads for good; the number of samples if it does not lead at the end."""
    for k in range(len(leaders), 0, -1):
        if leaders[k - 1] != side:
            return k
    return 0
