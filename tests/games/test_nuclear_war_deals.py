"""Population cards of others are dealt anew as likely as the deal makes them, whatever is known, in bounded steps."""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.engine.rng import Rng, seeded
from detente.games.nuclear_war import deals
from detente.games.nuclear_war.deals import (
    VALUES,
    Known,
    Share,
    bound_deals,
    count_deals,
    deal,
    total,
    try_deals,
)
from detente.games.nuclear_war.knowledge import own_cards, unseen_shares

SLOW = Path(__file__).parent.parent / "fixtures/worlds/nuclear_war-22-seconds.json"
MOST_CALLS = 40_000
"""Calls of functions for one world: some 20 ms. The slow position took 300 million."""
Hands = tuple[tuple[int, ...], ...]


def within(calls: int, act: Callable[[], Any]) -> int:
    """Do something in at most so many calls of functions; how many it took."""
    done = 0

    def tick(frame: Any, event: str, arg: Any) -> None:
        nonlocal done
        done += event in ("call", "c_call")
        if done > calls:
            sys.setprofile(None)
            raise AssertionError(f"more than {calls} calls")

    sys.setprofile(tick)
    try:
        act()
    finally:
        sys.setprofile(None)
    return done


def test_the_position_that_took_22_seconds_takes_few_steps() -> None:
    case = json.loads(SLOW.read_text(encoding="utf-8"))
    game = detente.game("nuclear_war")
    state = game.start({"seats": case["seats"]}, case["game_seed"])
    for seat, action in case["entries"]:
        state.apply(seat, game.actions.parse(action))
    within(MOST_CALLS, lambda: state.determinize(case["seat"], case["determinize_seed"]))
    for seed in range(60):
        for seat in range(state.seats + 1):
            within(MOST_CALLS, lambda seat=seat, seed=seed: state.determinize(seat, seed))


def pack(chance: random.Random) -> list[int]:
    cards = [kind for kind, count in enumerate(deals.EDITION.population_counts) for _ in range(count)]
    chance.shuffle(cards)
    return cards


def shares_around(cards: list[int], sizes: list[int], slack: list[int]) -> list[Share]:
    """Shares of so many cards; of each is known what is on its cards, less so much that is not (-1: nothing is known)."""
    shares, dealt = [], 0
    for size, loose in zip(sizes, slack, strict=True):
        here = sum(VALUES[kind] for kind in cards[dealt : dealt + size])
        dealt += size
        least = size if loose < 0 else max(size, here - loose)
        shares.append(Share(size, least, here if loose == 0 else 240))
    return shares


def pool_of(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(len(VALUES))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_however_much_is_known_the_steps_are_bounded(seats: int) -> None:
    """Totals known to within a few, of all, far closer than in any game: the truth is always found."""
    chance = random.Random(seats)
    each = deals.EDITION.population_deal[seats]
    sizes = [each] * seats + [40 - each * seats]
    for slack in (0, 4, 12, 30, 60):
        for seed in range(5):
            cards = pack(chance)
            shares = shares_around(cards, sizes, [slack] * (seats + 1))
            within(
                40 * MOST_CALLS,
                lambda shares=shares, cards=cards, seed=seed: deal(pool_of(cards), shares, seeded(seed)),
            )
            assert [sum(share.hand) for share in shares] == sizes
            assert all(share.least <= total(share.hand) <= share.most for share in shares)
            assert [sum(kind) for kind in zip(*(share.hand for share in shares), strict=True)] == pool_of(
                cards
            )


def all_deals(cards: list[int], sizes: list[int]) -> Counter[Hands]:
    """All hands of shares of so many cards, weighted by the deals behind them."""
    found: Counter[Hands] = Counter()
    left: Counter[tuple[Hands, tuple[int, ...]]] = Counter({((), tuple(pool_of(cards))): 1})
    for size in sizes:
        after: Counter[tuple[Hands, tuple[int, ...]]] = Counter()
        for (hands, pool), weight in left.items():
            for hand in deals.all_hands(list(pool), size, 0):
                rest = tuple(have - took for have, took in zip(pool, hand, strict=True))
                after[((*hands, tuple(hand)), rest)] += weight * deals.ways(list(pool), hand)
        left = after
    for (hands, _), weight in left.items():
        found[hands] += weight
    return found


def first_way(pool: list[int], shares: list[Share], rng: Rng) -> bool:
    known, others = parted(shares)
    return try_deals(Known(pool, known), others, rng)


def second_way(pool: list[int], shares: list[Share], rng: Rng) -> bool:
    known, others = parted(shares)
    bound = [share for share in others if share.least > share.cards]
    return bound_deals(Known(pool, known), bound, [share for share in others if share not in bound], rng)


def last_way(pool: list[int], shares: list[Share], rng: Rng) -> bool:
    loose = [share for share in shares if share.least <= share.cards]
    count_deals(pool, [share for share in shares if share not in loose], loose, rng)
    return True


def whole_way(pool: list[int], shares: list[Share], rng: Rng) -> bool:
    deal(pool, shares, rng)
    return True


def parted(shares: list[Share]) -> tuple[list[Share], list[Share]]:
    known = [share for share in shares if share.least == share.most]
    return known, [share for share in shares if share not in known]


WAYS = [first_way, second_way, last_way, whole_way]
SMALL = [
    # cards by value, sizes, slack
    ("1 1 2 2 5 5 10 25", [3, 3, 2], [4, 9, -1]),
    ("1 1 2 2 5 5 10 25", [3, 3, 2], [0, 9, -1]),
    ("1 1 1 2 5 5 10 10 25", [3, 3, 3], [10, 6, 20]),
    ("1 1 2 2 5 5 10 10 25 25", [3, 3, 2, 2], [9, 0, 5, -1]),
    ("1 2 2 5 5 10 10 25 25", [2, 2, 2, 3], [6, 12, 9, 14]),
    ("1 1 1 2 2 2 5 5 10 25", [4, 4, 2], [1, -1, 3]),
    ("1 2 5 10 10 10 25 25", [2, 2, 2, 2], [15, 15, 15, -1]),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", range(len(SMALL)))
def test_small_packs_are_dealt_as_likely_as_all_deals_make_it(way: Callable[..., bool], case: int) -> None:
    """Each way of dealing against going through all deals that fit."""
    text, sizes, slack = SMALL[case]
    cards = [VALUES.index(int(value)) for value in text.split()]
    random.Random(case).shuffle(cards)
    pool, shares = pool_of(cards), shares_around(cards, sizes, slack)
    likely = {
        hands: weight
        for hands, weight in all_deals(cards, sizes).items()
        if all(
            share.least <= total(list(hand)) <= share.most for share, hand in zip(shares, hands, strict=True)
        )
    }
    assert len(likely) > 3, "there is something to choose"
    drawn: Counter[Hands] = Counter()
    for seed in range(3000):
        if way(pool, shares, seeded(seed)):
            drawn[tuple(tuple(share.hand) for share in shares)] += 1
    assert sum(drawn.values()) > 750
    as_likely(drawn, likely)


def as_likely(drawn: Counter[Any], likely: dict[Any, int]) -> None:
    """Check that what was drawn is as likely as it should be (chi-square, some four deviations); rare things together."""
    assert set(drawn) <= set(likely)
    draws, whole = sum(drawn.values()), sum(likely.values())
    often = [thing for thing in likely if likely[thing] * draws >= 8 * whole]
    seen = [drawn[thing] for thing in often]
    expected = [likely[thing] * draws / whole for thing in often]
    if draws - sum(expected) > 8:
        seen.append(draws - sum(seen))
        expected.append(draws - sum(expected))
    distance = sum((here - mean) ** 2 / mean for here, mean in zip(seen, expected, strict=True))
    freedom = max(1, len(expected) - 1)
    assert distance < freedom + 4 * (2 * freedom) ** 0.5 + 4, (
        f"{distance:.0f} for {freedom} degrees of freedom"
    )


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_totals_in_tight_positions_of_games_are_as_likely_as_counting_makes_them(seats: int) -> None:
    """Positions of random games in which dealing at random hardly ever fits: the totals of one seat, against all deals.

    `Known` counts all deals of the whole pack here; that it does so rightly is tested on small packs.
    """
    game = detente.game("nuclear_war")
    chance = random.Random(seats)
    tested = 0
    for seed in count():
        state = game.start({"seats": seats}, seed)
        while not state.over:
            state.apply(state.to_act[0], chance.choice(state.legal_actions(state.to_act[0])))
            if state.exact.bit_count() >= seats - 2 and not state.over and chance.random() < 0.05:
                break
        if state.over or state.living.bit_count() < 2:
            continue
        seat = chance.choice([k for k in range(seats) if state.lives(k)])
        other = chance.choice([k for k in range(seats) if state.lives(k) and k != seat])
        likely = totals(state, seat, other)
        if len(likely) < 8:
            continue
        change = state.change[other]
        drawn = Counter(state.determinize(seat, n).population[other] - change for n in range(600))
        as_likely(drawn, likely)
        tested += 1
        if tested == 3:
            return


def totals(state: Any, seat: int, other: int) -> dict[int, int]:
    """The ways to each total dealt to a seat, for another, by counting all deals."""
    mine = own_cards(state.dealt, seat)
    pool = [have - took for have, took in zip(deals.EDITION.population_counts, mine, strict=True)]
    others = [k for k in range(state.seats) if k != seat]
    shares = unseen_shares(state, others, pool)
    at = others.index(other)
    wanted = shares.pop(at)
    joint = Known(pool, [share for share in shares if share.least == share.most])
    rest = [share for share in shares if share.least < share.most]
    found: Counter[int] = Counter()
    for left, weight in zip(joint.pools(), joint.weights(), strict=True):
        for hand in deals.all_hands(left, wanted.cards, 0):
            if not wanted.least <= total(hand) <= wanted.most:
                continue
            after = [have - took for have, took in zip(left, hand, strict=True)]
            ways = sum(Known(after, rest).weights())
            found[total(hand)] += weight * deals.ways(left, hand) * ways
    return dict(found)
