"""Ways to deal the population cards, given the least and the most people that each share can have.

Every deal that fits is drawn with exactly the probability of the shuffle, in whole numbers, whatever is known:

- Shares with publicly known totals (of the dead, of an empty bank) can be dealt in few ways. `Known` counts their joint deals.
- All other shares are dealt at random until each has enough (`try_deals`).
- If that takes too long (`TRIES`), `Bound` deals the cards value by value, the highest first. High cards that one share gets
  are missing from the others, so the product of the shares' chances to have enough is never below the chance that all have
  enough (a shuffle is negatively associated: Joag-Dev and Proschan 1983). `Bound` therefore deals the cards of a value by
  each share's chance to have enough in the end, and rejects the attempt as often as that product is too high.
- If too many attempts are rejected (`ROUNDS`), `Known` counts the deals of all shares. Games never get there: nearly all
  totals would have to be known to within a few million.
"""

from math import comb, factorial
from typing import Final

from detente.core.engine.rng import Rng
from detente.games.nuclear_war.data import EDITION

VALUES: Final = EDITION.population_values
TRIES: Final = 24
"""How many random deals to try before `Bound` takes over."""
ROUNDS: Final = 200
"""How many attempts of `Bound` may be rejected before `Known` takes over."""
HANDS: Final[dict[int, list[list[list[int]]]]] = {}
"""All hands out of a whole pack, by number of cards and people on them; filled on first use."""


class Share:
    """A number of population cards, the least and the most people on them, and the hand drawn for it."""

    __slots__ = ("cards", "hand", "least", "most")

    def __init__(self, cards: int, least: int, most: int) -> None:
        self.cards = cards
        self.least = least
        self.most = most
        self.hand: list[int] = []


def total(hand: list[int]) -> int:
    """People on population cards, given as counts by value."""
    people = 0
    for kind in range(len(hand)):
        people += VALUES[kind] * hand[kind]
    return people


def hands_of(cards: int, people: int) -> list[list[int]]:
    """All hands of `cards` cards out of a whole pack with `people` people on them."""
    if cards not in HANDS:
        HANDS[cards] = [[] for _ in range(EDITION.population_total + 1)]
        for hand in all_hands(EDITION.population_counts, cards, 0):
            HANDS[cards][total(hand)].append(hand)
    return HANDS[cards][people]


def all_hands(pool: list[int], cards: int, kind: int) -> list[list[int]]:
    """All hands of `cards` cards out of the pool, from this kind on, as counts by value."""
    if kind == len(pool) - 1:
        return [[cards]] if cards <= pool[kind] else []
    found: list[list[int]] = []
    for here in range(min(cards, pool[kind]) + 1):
        for rest in all_hands(pool, cards - here, kind + 1):
            found.append([here, *rest])
    return found


def hands_within(share: Share) -> list[list[int]]:
    """All hands out of a whole pack that fit the share."""
    found: list[list[int]] = []
    for people in range(share.least, min(share.most, EDITION.population_total) + 1):
        found.extend(hands_of(share.cards, people))
    return found


def ways(pool: list[int], hand: list[int]) -> int:
    """The number of ways to take the hand out of the pool."""
    found = 1
    for kind in range(len(pool)):
        found *= comb(pool[kind], hand[kind])
    return found


class Known:
    """The joint deals of some shares, counted share by share.

    lefts: before each share, and after the last, each pool that may be left, with the number of ways to reach it.
    """

    def __init__(self, pool: list[int], shares: list[Share]) -> None:
        self.shares = shares
        self.lefts: list[dict[tuple[int, ...], int]] = [{tuple(pool): 1}]
        for share in shares:
            after: dict[tuple[int, ...], int] = {}
            hands = hands_within(share)
            for before, so_far in self.lefts[-1].items():
                have = list(before)
                for hand in hands:
                    here = ways(have, hand)
                    if here:
                        left = tuple([have[kind] - hand[kind] for kind in range(len(have))])
                        after[left] = after.get(left, 0) + so_far * here
            self.lefts.append(after)

    def pools(self) -> list[list[int]]:
        """The pools that may be left after all shares."""
        return [list(left) for left in self.lefts[-1]]

    def weights(self) -> list[int]:
        """The number of ways to leave each of the pools."""
        return list(self.lefts[-1].values())

    def draw(self, left: list[int], rng: Rng) -> list[list[int]]:
        """The hands of all shares, given what is left of the pool after them."""
        found: list[list[int]] = []
        for k in range(len(self.shares) - 1, -1, -1):
            hands: list[list[int]] = []
            weights: list[int] = []
            for hand in hands_within(self.shares[k]):
                before = [left[kind] + hand[kind] for kind in range(len(left))]
                so_far = self.lefts[k].get(tuple(before), 0)
                if so_far:
                    hands.append(hand)
                    weights.append(so_far * ways(before, hand))
            hand = hands[rng.weigh(weights)]
            left = [left[kind] + hand[kind] for kind in range(len(left))]
            found.append(hand)
        found.reverse()
        return found


def deal_at_random(pool: list[int], shares: list[Share], rng: Rng) -> list[list[int]] | None:
    """Deal the pool to the shares; None if a share has too few people."""
    cards: list[int] = []
    for kind in range(len(pool)):
        cards.extend([kind] * pool[kind])
    rng.shuffle(cards)
    found: list[list[int]] = []
    dealt = 0
    for share in shares:
        hand = [0] * len(pool)
        for kind in cards[dealt : dealt + share.cards]:
            hand[kind] += 1
        dealt += share.cards
        if total(hand) < share.least:
            return None
        found.append(hand)
    return found


class Bound:
    """Deals a pool, value by value, to shares that each need a minimum of people.

    cards, least: of each share. below[k]: how many cards the lowest k values have together.
    enough: cached results of `ways_to_have`. first: the result of `spread` for the highest value.
    """

    def __init__(self, pool: list[int], shares: list[Share]) -> None:
        self.pool = pool
        self.cards: list[int] = [share.cards for share in shares]
        self.least: list[int] = [share.least for share in shares]
        self.below: list[int] = [0]
        for count in pool:
            self.below.append(self.below[-1] + count)
        self.enough: dict[tuple[int, int, int], int] = {}
        self.first: list[list[int]] = self.spread(len(pool) - 1, self.cards, self.least)

    def weight(self) -> int:
        """An upper bound on the number of deals, on a scale common to all pools with as many cards."""
        ratio = factorial(self.below[-1]) // factorial(self.below[-2])
        whole: int = self.first[0][-1] * ratio ** (len(self.cards) - 1)
        return whole

    def ways_to_have(self, values: int, cards: int, least: int) -> int:
        """The number of ways to take `cards` cards of the lowest `values` values with at least `least` people."""
        if least <= cards * VALUES[0]:
            return comb(self.below[values], cards)
        if values == 0 or least > cards * VALUES[values - 1]:
            return 0
        key = (values, cards, least)
        found = self.enough.get(key, -1)
        if found < 0:
            found = 0
            have = self.pool[values - 1]
            for here in range(min(have, cards) + 1):
                rest = self.ways_to_have(values - 1, cards - here, least - here * VALUES[values - 1])
                found += comb(have, here) * rest
            self.enough[key] = found
        return found

    def chance(self, values: int, cards: int, least: int) -> int:
        """The chance that a share gets enough from the lowest values, on a scale common to all numbers of cards."""
        pool = self.below[values]
        return self.ways_to_have(values, cards, least) * factorial(pool - cards) if cards <= pool else 0

    def chances(self, kind: int, cards: int, least: int) -> list[int]:
        """The chance that a share has enough in the end, by the number of cards of this value that it gets."""
        found: list[int] = []
        for here in range(min(cards, self.pool[kind]) + 1):
            found.append(self.chance(kind, cards - here, least - here * VALUES[kind]))
        return found

    def spread(self, kind: int, cards: list[int], least: list[int]) -> list[list[int]]:
        """The weights of dealing a value's cards to each share and those after it, by number of cards left for them."""
        found: list[list[int]] = [[1] + [0] * self.pool[kind]]
        for share in range(len(cards) - 1, -1, -1):
            chances = self.chances(kind, cards[share], least[share])
            behind = found[-1]
            found.append([sum(ways_on(chances, behind, left)) for left in range(len(behind))])
        found.reverse()
        return found

    def deal(self, rng: Rng) -> list[list[int]] | None:
        """Deal all cards; None if the attempt was rejected."""
        cards = self.cards[:]
        least = self.least[:]
        hands = [[0] * len(self.pool) for _ in cards]
        spread = self.first
        for kind in range(len(self.pool) - 1, 0, -1):
            left = self.pool[kind]
            for share in range(len(cards)):
                chances = self.chances(kind, cards[share], least[share])
                taken = rng.weigh(ways_on(chances, spread[share + 1], left))
                hands[share][kind] = taken
                cards[share] -= taken
                least[share] -= taken * VALUES[kind]
                left -= taken
            if kind > 1:
                spread = self.spread(kind - 1, cards, least)
                if self.gives_up(kind - 1, cards, least, spread[0][-1], rng):
                    return None
        for share in range(len(cards)):
            hands[share][0] = cards[share]
        return hands

    def gives_up(self, kind: int, cards: list[int], least: list[int], heavy: int, rng: Rng) -> bool:
        """Whether to reject the attempt: with probability 1 - weight / product of the shares' chances."""
        high = factorial(self.below[kind]) ** (len(cards) - 1)
        for share in range(len(cards)):
            high *= self.chance(kind + 1, cards[share], least[share])
        heavy *= factorial(self.below[kind + 1]) ** (len(cards) - 1)
        return rng.weigh([heavy, high - heavy]) == 1


def ways_on(chances: list[int], behind: list[int], left: int) -> list[int]:
    """The weight of a share taking 0, 1, ... of the cards left, and the shares after it the rest."""
    return [
        comb(left, here) * chances[here] * behind[left - here] for here in range(min(left + 1, len(chances)))
    ]


def deal(pool: list[int], shares: list[Share], rng: Rng) -> None:
    """Deal all cards of the pool to the shares and set their hands. ValueError if no deal fits."""
    known: list[Share] = []
    bound: list[Share] = []
    loose: list[Share] = []
    for share in shares:
        if share.least == share.most:
            known.append(share)
        elif share.least > share.cards * VALUES[0]:
            bound.append(share)
        else:
            loose.append(share)
    joint = Known(pool, known)
    if not (try_deals(joint, bound + loose, rng) or bound_deals(joint, bound, loose, rng)):
        count_deals(pool, known + bound, loose, rng)


def try_deals(joint: Known, others: list[Share], rng: Rng) -> bool:
    """Deal to the others at random until all have enough. Returns whether that succeeded."""
    pools = joint.pools()
    for _ in range(TRIES if pools else 0):
        left = pools[rng.weigh(joint.weights())]
        hands = deal_at_random(left, others, rng)
        if hands is not None:
            hand_out(others, hands)
            hand_out(joint.shares, joint.draw(left, rng))
            return True
    return False


def bound_deals(joint: Known, bound: list[Share], loose: list[Share], rng: Rng) -> bool:
    """Deal to bound shares value by value, and the rest to loose ones. Returns whether an attempt succeeded."""
    rest = Share(0, 0, 0)
    for share in loose:
        rest.cards += share.cards
    bounds = [Bound(left, [*bound, rest]) for left in joint.pools()]
    weights = [here * after.weight() for here, after in zip(joint.weights(), bounds, strict=True)]
    for _ in range(ROUNDS if sum(weights) else 0):
        chosen = bounds[rng.weigh(weights)]
        hands = chosen.deal(rng)
        if hands is not None:
            hand_out([*bound, rest], hands)
            hand_out(joint.shares, joint.draw(chosen.pool, rng))
            deal_rest(rest.hand, loose, rng)
            return True
    return False


def count_deals(pool: list[int], shares: list[Share], loose: list[Share], rng: Rng) -> None:
    """Deal to shares after counting all ways, and the rest to loose ones. ValueError if there is no way."""
    joint = Known(pool, shares)
    pools = joint.pools()
    if not pools:
        raise ValueError("no deal of people fits what has been announced: the state is broken")
    left = pools[rng.weigh(joint.weights())]
    hand_out(shares, joint.draw(left, rng))
    deal_rest(left, loose, rng)


def deal_rest(pool: list[int], loose: list[Share], rng: Rng) -> None:
    """Deal the pool to shares that accept any cards."""
    hands = deal_at_random(pool, loose, rng)
    if hands is not None:
        hand_out(loose, hands)


def hand_out(shares: list[Share], hands: list[list[int]]) -> None:
    """Give each share its hand."""
    for share, hand in zip(shares, hands, strict=True):
        share.hand = hand
