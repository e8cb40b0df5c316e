"""How good bots are, from games with any number of sides: ratings, and wins against each other.

Ratings are those of the Plackett-Luce model for games of several teams by Weng & Lin (2011, Journal of Machine Learning
Research 12, 267-300), as `openskill` computes them. The winning side is first, all others tie behind it: bots play to win,
not for second place. In a game without a winner, all tie.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from detente.arena.match import Played
from detente.arena.stats import Rate, rate

Sides = Sequence[Sequence[int]]
Result = tuple[Played, Sides]
"""A game, and the groups of seats that win together at its table."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating: mean and standard deviation of its estimated skill; its games, and how many it won."""

    bot: str
    mu: float
    sigma: float
    won: Rate


def ratings(results: Iterable[Result]) -> list[Rating]:
    """The ratings of all bots after these games, played in this order; best first. Games that broke off do not count.

    A bot in several seats of a game is updated by the mean of what each of them would have learned.
    """
    model = PlackettLuce()
    skill: dict[str, tuple[float, float]] = {}
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game, sides in results:
        if game.failure is not None:
            continue
        for bot in set(game.lineup):
            skill.setdefault(bot, (model.mu, model.sigma))
            games[bot] += 1
            won[bot] += any(game.lineup[seat] == bot for seat in game.winners)
        if len(set(game.lineup)) == 1:
            continue
        teams = [
            [model.rating(*skill[game.lineup[seat]], name=game.lineup[seat]) for seat in side]
            for side in sides
        ]
        ranks = [0.0 if not set(side).isdisjoint(game.winners) else 1.0 for side in sides]
        learned = [one for team in model.rate(teams, ranks=ranks) for one in team]
        for bot in set(game.lineup):
            own = [one for one in learned if one.name == bot]
            skill[bot] = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    found = [Rating(bot, mu, sigma, rate(won[bot], games[bot])) for bot, (mu, sigma) in skill.items()]
    return sorted(found, key=lambda one: (-one.mu, one.bot))


def pairs(results: Iterable[Result]) -> dict[tuple[str, str], Rate]:
    """For each two bots: how often the first won, of the games in which one of them won and the other was on another side."""
    won: Counter[tuple[str, str]] = Counter()
    bots: set[str] = set()
    for game, sides in results:
        bots.update(game.lineup)
        winning = {game.lineup[seat] for seat in game.winners}
        losing = {game.lineup[seat] for side in sides if set(side).isdisjoint(game.winners) for seat in side}
        for winner in winning:
            for loser in losing - winning:
                won[winner, loser] += 1
    return {
        (one, other): rate(won[one, other], won[one, other] + won[other, one])
        for one in sorted(bots)
        for other in sorted(bots)
        if one != other
    }
