"""How cards are used, and whether the players who use them win.

The unit is a game, since its seats do not win independently of each other: the errors are clustered by games (Liang & Zeger
1986, Biometrika 73, 13-22). A seat or a bot that wins more often anyway must not make its cards look good: everything is
compared within the same bot in the same seat. With many cards, some seem to matter by chance: next to each p-value is
that of Benjamini & Hochberg (1995, J. R. Statist. Soc. B 57, 289-300); of the cards for which it is below 0.05, about 5%
are there by chance. A correlation is not a cause: players who do well may have more cards to use.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist

from detente.arena.match import Played
from detente.arena.stats import Rate, Z, rate

FEWEST = 5
"""The least expected number of winners and of losers, among the seats that used a card and among the others, for a comparison
(Cochran 1954, Biometrics 10, 417-451)."""

Pattern = tuple[tuple[str, ...], tuple[int, ...]]
"""The bots of a game by seat, and the seats that won."""


@dataclass(frozen=True, slots=True)
class Correlation:
    """The correlation of using a card and winning, from -1 to 1.

    low, high: its 95% interval. p: for no correlation. corrected: p, corrected for the number of cards.
    """

    value: float
    low: float
    high: float
    p: float
    corrected: float


@dataclass(frozen=True, slots=True)
class CardUsed:
    """One use of one card.

    times: over all games. games: the share of games with this use. won_with, won_without: in decided games, the share of
    wins among the seats with this use and among the others. correlation: None if too few seats used it, or did not.
    """

    card: str
    use: str
    times: int
    games: Rate
    won_with: Rate
    won_without: Rate
    correlation: Correlation | None


def cards_used(played: Sequence[Played]) -> list[CardUsed]:
    """All uses of all cards, by card and use."""
    ended = [game for game in played if game.failure is None]
    decided = [game for game in ended if game.winners]
    patterns = Counter(pattern(game) for game in decided)
    strata = Strata(patterns)
    times: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    who: defaultdict[tuple[str, str], Counter[tuple[Pattern, tuple[int, ...]]]] = defaultdict(Counter)
    for game in ended:
        seats: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
        for one in game.used:
            times[one.card, one.use] += one.times
            by = seats[one.card, one.use]
            if one.seat is not None:
                by.add(one.seat)
        for key, by in seats.items():
            games[key] += 1
            if game.winners and by:
                who[key][pattern(game), tuple(sorted(by))] += 1
    found = []
    everybody = sum(len(lineup) * count for (lineup, _), count in patterns.items())
    winners = sum(len(won) * count for (_, won), count in patterns.items())
    for key in sorted(times):
        used = who[key]
        users = sum(len(seats) * count for (_, seats), count in used.items())
        won = sum(len(set(seats) & set(winning)) * count for ((_, winning), seats), count in used.items())
        expected = min(users, everybody - users) * min(winners, everybody - winners)
        enough = expected >= FEWEST * everybody > 0
        found.append(
            CardUsed(
                *key,
                times[key],
                rate(games[key], len(ended)),
                rate(won, users),
                rate(winners - won, everybody - users),
                strata.correlation(used) if enough else None,
            )
        )
    return corrected(found)


def pattern(game: Played) -> Pattern:
    """Everything that a game says about winning."""
    return game.lineup, game.winners


class Strata:
    """The seats of decided games, grouped by bot and seat."""

    def __init__(self, patterns: Mapping[Pattern, int]) -> None:
        self.patterns = patterns
        self.seats: Counter[tuple[int, str]] = Counter()
        self.wins: Counter[tuple[int, str]] = Counter()
        for (lineup, winners), count in patterns.items():
            for seat, bot in enumerate(lineup):
                self.seats[seat, bot] += count
                self.wins[seat, bot] += count * (seat in winners)

    def correlation(self, used: Mapping[tuple[Pattern, tuple[int, ...]], int]) -> Correlation | None:
        """The correlation of using something and winning; None if all seats or none win or use it.

        used: the number of games for each pattern and each set of seats that used it.
        """
        uses: Counter[tuple[int, str]] = Counter()
        groups: Counter[tuple[Pattern, tuple[int, ...]]] = Counter()
        rest = Counter(dict(self.patterns))
        for (kind, seats), count in used.items():
            groups[kind, seats] += count
            rest[kind] -= count
            for seat in seats:
                uses[seat, kind[0][seat]] += count
        for kind, count in rest.items():
            groups[kind, ()] += count
        # For each game: the sums over its seats of the products and squares of both, each minus the mean of its stratum.
        sums: list[tuple[float, float, float, int]] = []
        for ((lineup, winners), seats), count in groups.items():
            both = use = win = 0.0
            for seat, bot in enumerate(lineup):
                place = (seat, bot)
                x = (seat in seats) - uses[place] / self.seats[place]
                y = (seat in winners) - self.wins[place] / self.seats[place]
                both += x * y
                use += x * x
                win += y * y
            sums.append((both, use, win, count))
        all_both, all_use, all_win = (sum(row[k] * row[3] for row in sums) for k in range(3))
        squares = sum(both * both * count for both, _, _, count in sums)
        # What chance alone would give if seats won independently: in few games the observed spread may be smaller.
        chance = sum(
            count * (1 - count / self.seats[place]) * share * (1 - share)
            for place, count in uses.items()
            for share in [self.wins[place] / self.seats[place]]
        )
        squares = max(squares, chance)
        if all_use <= 0 or all_win <= 0 or squares <= 0:
            return None
        value = all_both / sqrt(all_use * all_win)
        spread = sum(
            count * (both / sqrt(all_use * all_win) - value / 2 * (use / all_use + win / all_win)) ** 2
            for both, use, win, count in sums
        )
        half = Z * sqrt(max(spread, chance / (all_use * all_win)))
        p = 2 * NormalDist().cdf(-abs(all_both) / sqrt(squares))
        return Correlation(value, max(-1.0, value - half), min(1.0, value + half), p, p)


def corrected(found: Sequence[CardUsed]) -> list[CardUsed]:
    """The same uses with p-values corrected for their number, by the step-up procedure of Benjamini and Hochberg."""
    order = sorted((one.correlation.p, k) for k, one in enumerate(found) if one.correlation is not None)
    result = list(found)
    least = 1.0
    for rank in range(len(order), 0, -1):
        p, k = order[rank - 1]
        least = min(least, p * len(order) / rank)
        one = result[k]
        assert one.correlation is not None
        result[k] = replace(one, correlation=replace(one.correlation, corrected=least))
    return result
