"""How cards are used, and whether the players who use them win.

A use of a card is compared with the other uses of the same card: among the seats that used it in some way, do those win more
often that used it in this way? Who does well may have more cards to use, which says nothing about a card; that they used it
this way and not another may. A seat or a bot that wins more often anyway must not make its uses look good: everything is
compared within the same bot in the same seat. The unit is a game, since its seats do not win independently of each other: the
errors are clustered by games (Liang & Zeger 1986, Biometrika 73, 13-22). With many cards, some seem to matter by chance: next to each p-value is
that of Benjamini & Hochberg (1995, J. R. Statist. Soc. B 57, 289-300); of the cards for which it is below 0.05, about 5%
are there by chance. A correlation is not a cause.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist

from detente.arena.match import Played
from detente.arena.stats import Rate, Z, rate

FEWEST = 5
"""The least expected number of winners and of losers, among the seats that used a card this way and among those that used it
otherwise, for a comparison (Cochran 1954, Biometrics 10, 417-451)."""

Pattern = tuple[tuple[str, ...], tuple[int, ...]]
"""The bots of a game by seat, and the seats that won."""
Case = tuple[Pattern, tuple[int, ...]]
"""A game in which some seats used a card: what it says about winning, and these seats."""


@dataclass(frozen=True, slots=True)
class Correlation:
    """The correlation of using a card this way, not otherwise, and winning, from -1 to 1.

    low, high: its 95% interval. p: for no correlation. corrected: p, corrected for the number of cards.
    """

    value: float
    low: float
    high: float
    p: float
    corrected: float


@dataclass(frozen=True, slots=True)
class CardUsed:
    """One use of one card. The uses of a card exclude each other: each time that it is used counts once.

    times: over all games; share: of all times that the card was used. games: the share of games with this use. won_with,
    won_otherwise: in decided games, the share of wins among the seats with this use, and among those that used the same card
    only otherwise. correlation: None if too few seats used it this way, or otherwise.
    """

    card: str
    use: str
    times: int
    share: Rate
    games: Rate
    won_with: Rate
    won_otherwise: Rate
    correlation: Correlation | None


def cards_used(played: Sequence[Played]) -> list[CardUsed]:
    """All uses of all cards, by card and use."""
    ended = [game for game in played if game.failure is None]
    times: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    of_card: Counter[str] = Counter()
    cases: defaultdict[str, Counter[Case]] = defaultdict(Counter)
    who: defaultdict[tuple[str, str], Counter[tuple[Case, tuple[int, ...]]]] = defaultdict(Counter)
    for game in ended:
        users: defaultdict[str, set[int]] = defaultdict(set)
        seats: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
        for one in game.used:
            times[one.card, one.use] += one.times
            of_card[one.card] += one.times
            by = seats[one.card, one.use]
            if one.seat is not None:
                by.add(one.seat)
                users[one.card].add(one.seat)
        games.update(list(seats))
        if game.winners:
            for card, among in users.items():
                cases[card][pattern(game), tuple(sorted(among))] += 1
            for (card, use), by in seats.items():
                if by:
                    case = (pattern(game), tuple(sorted(users[card])))
                    who[card, use][case, tuple(sorted(by))] += 1
    found = []
    for card, use in sorted(times):
        strata = Strata(cases[card])
        used = who[card, use]
        everybody = sum(len(among) * count for (_, among), count in cases[card].items())
        winners = sum(len(set(among) & set(won)) * count for ((_, won), among), count in cases[card].items())
        this_way = sum(len(seats) * count for (_, seats), count in used.items())
        won = sum(
            len(set(seats) & set(winning)) * count for (((_, winning), _), seats), count in used.items()
        )
        expected = min(this_way, everybody - this_way) * min(winners, everybody - winners)
        enough = expected >= FEWEST * everybody > 0
        found.append(
            CardUsed(
                card,
                use,
                times[card, use],
                rate(times[card, use], of_card[card]),
                rate(games[card, use], len(ended)),
                rate(won, this_way),
                rate(winners - won, everybody - this_way),
                strata.correlation(used) if enough else None,
            )
        )
    return corrected(found)


def pattern(game: Played) -> Pattern:
    """Everything that a game says about winning."""
    return game.lineup, game.winners


class Strata:
    """The seats of decided games that used a card, grouped by bot and seat."""

    def __init__(self, cases: Mapping[Case, int]) -> None:
        self.cases = cases
        self.seats: Counter[tuple[int, str]] = Counter()
        self.wins: Counter[tuple[int, str]] = Counter()
        for ((lineup, winners), among), count in cases.items():
            for seat in among:
                self.seats[seat, lineup[seat]] += count
                self.wins[seat, lineup[seat]] += count * (seat in winners)

    def correlation(self, used: Mapping[tuple[Case, tuple[int, ...]], int]) -> Correlation | None:
        """The correlation of using the card in some way and winning; None if all of them or none win or use it so.

        used: the number of games for each case and each set of seats that used it so.
        """
        uses: Counter[tuple[int, str]] = Counter()
        groups: Counter[tuple[Case, tuple[int, ...]]] = Counter()
        rest = Counter(dict(self.cases))
        for (case, seats), count in used.items():
            groups[case, seats] += count
            rest[case] -= count
            for seat in seats:
                uses[seat, case[0][0][seat]] += count
        for case, count in rest.items():
            groups[case, ()] += count
        # For each game: the sums over its seats of the products and squares of both, each minus the mean of its stratum.
        sums: list[tuple[float, float, float, int]] = []
        for (((lineup, winners), among), seats), count in groups.items():
            both = use = win = 0.0
            for seat in among:
                place = (seat, lineup[seat])
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
