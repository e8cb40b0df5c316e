"""What is known of people, and what warheads do to them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from detente.core.hidden.knowledge import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain import weights
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import odds


class People:
    """An estimate of a population: `more[n]` is the chance of more than n, `summed[n]` the sum of `more` below n."""

    def __init__(self, chances: Mapping[int, float]) -> None:
        most = max(chances)
        self.more: list[float] = []
        self.summed = [0.0]
        left = 1.0
        for n in range(most + 1):
            left -= chances.get(n, 0.0)
            self.more.append(max(0.0, left))
            self.summed.append(self.summed[-1] + self.more[n])
        self.mean = self.summed[-1]

    def at_most(self, n: int) -> float:
        """The chance that there are at most n people, so that a loss of n kills."""
        return 1.0 - self.more[n] if n < len(self.more) else 1.0

    def loss(self, n: int) -> float:
        """The average loss if n people are to be lost, limited by those there are."""
        return self.summed[min(n, len(self.summed) - 1)]


@lru_cache(maxsize=256)
def dealt(pool: tuple[int, ...], cards: int) -> dict[int, float]:
    """The chance of each total of `cards` population cards drawn from the pool (counts by value)."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, count in zip(EDITION.population_values, pool, strict=True):
        grown: dict[tuple[int, int], int] = {}
        for (drawn, total), n in ways.items():
            for k in range(min(count, cards - drawn) + 1):
                key = (drawn + k, total + k * value)
                grown[key] = grown.get(key, 0) + n * comb(count, k)
        ways = grown
    every = comb(sum(pool), cards)
    return {total: n / every for (drawn, total), n in ways.items() if drawn == cards}


@lru_cache(maxsize=4096)
def estimated(pool: tuple[int, ...], cards: int, change: int, at_least: int) -> People:
    """NW-INFO-3: the people of a seat, from the number of cards dealt, the change since, and a known minimum."""
    chances = {total + change: p for total, p in dealt(pool, cards).items() if total + change >= at_least}
    whole = sum(chances.values())
    return People({n: p / whole for n, p in chances.items()}) if whole > 0.0 else exactly(at_least)


@lru_cache(maxsize=512)
def exactly(n: int) -> People:
    """A population known to be n."""
    return People({n: 1.0})


def losses(warhead: int) -> list[tuple[int, float]]:
    """What a warhead kills, as (people, chance); rolls that kill nobody are left out."""
    found = odds(EDITION.ids[warhead])
    rolls = len(found.losses) + found.chain
    return [(loss, n / rolls) for loss, n in sorted(Counter(found.losses).items()) if loss]


LOSSES: Final = [losses(warhead) for warhead in range(codes.WARHEADS)]
MEAN_LOSS: Final = [sum(loss * p for loss, p in LOSSES[warhead]) for warhead in range(codes.WARHEADS)]
BACKFIRE: Final = EDITION.result_of.count(codes.RESULT_LAUNCH_FAILURE) / len(EDITION.result_of)


class Hope(NamedTuple):
    """What an attack does to its target on average: people lost, and the chance of death."""

    loss: float
    death: float


def hope(target: People, warhead: int) -> Hope:
    """What a warhead that reaches the dice does to its target on average."""
    return Hope(
        sum(p * target.loss(loss) for loss, p in LOSSES[warhead]),
        sum(p * target.at_most(loss) for loss, p in LOSSES[warhead]),
    )


def danger(own: People, warhead: int) -> float:
    """What a warhead that reaches the dice costs its target."""
    expected = hope(own, warhead)
    return expected.loss + weights.DEATH * expected.death


def mask_of(faces: Iterable[int]) -> int:
    """The anti-missiles among these cards, as a mask."""
    found = 0
    for face in faces:
        if codes.ANTI_MISSILE <= face < codes.ANTI_MISSILE + codes.ANTI_MISSILES:
            found |= BIT[face - codes.ANTI_MISSILE]
    return found


STOPPED: Final = [
    [
        any(
            held & BIT[k] and EDITION.is_stopped(carrier, codes.ANTI_MISSILE + k)
            for k in range(codes.ANTI_MISSILES)
        )
        for held in range(16)
    ]
    for carrier in range(codes.CARRIER, codes.CARRIER + codes.CARRIERS)
]
"""Whether one of the anti-missiles held (a mask) stops a carrier."""
COVER: Final = [
    sum(EDITION.counts[codes.CARRIER + k] for k in range(codes.CARRIERS) if STOPPED[k][held])
    / sum(EDITION.counts[codes.CARRIER : codes.CARRIER + codes.CARRIERS])
    for held in range(16)
]
"""The share of the pack's carriers that the anti-missiles held (a mask) stop."""


def bears(carrier: int, warhead: int) -> bool:
    """NW-CARD-6: whether the carrier can bear the warhead."""
    return EDITION.megatons[warhead] <= EDITION.capacity[carrier]
