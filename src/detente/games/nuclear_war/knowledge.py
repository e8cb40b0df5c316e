"""What a seat cannot see in Nuclear War besides cards: the others' people, which of their warheads are dead; and where no secret can lie."""

from math import comb
from typing import Final

from detente.core.ken import BIT
from detente.core.rng import Rng
from detente.games.nuclear_war.codes import (
    FACES,
    HAND,
    ROW_SLOTS,
    RULING_HIDDEN_TOTALS,
    SECRET,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import Table

VALUES: Final = EDITION.population_values
TRIES: Final = 60
"""How often people are dealt at random before the deal is searched for."""
DEALS: Final[dict[int, list[list[list[int]]]]] = {}
"""By number of cards and people on them: all such deals of a whole pack; filled when first asked for."""


def barred_places(s: Table) -> list[int]:
    """NW-REVEAL-7, NW-SETUP-10: secrets lie in no row, and in no hand whose set-up is over."""
    mask = 0
    for seat in range(s.seats):
        if not s.setup_left & BIT[seat]:
            mask |= BIT[HAND + seat]
        for k in range(ROW_SLOTS):
            mask |= BIT[s.row_at + ROW_SLOTS * seat + k]
    return [0] * SECRET + [mask] * (FACES - SECRET)


def redraw_people(s: Table, seat: int, rng: Rng) -> None:
    """NW-INFO-3: deal the population cards of all others anew, so that all that has been announced fits.

    Seats whose totals are known exactly come first, drawn together from all deals with these totals; then all
    others and the bank together, until what is known of them fits.
    """
    if s.over or not s.rulings[RULING_HIDDEN_TOTALS]:
        return
    for _ in range(TRIES):
        pool = EDITION.population_counts[:]
        dealt = s.dealt[:]
        if seat < s.seats:
            take(pool, own_cards(s.dealt, seat))
        if deal_exact(s, seat, pool, dealt, rng) and deal_others(s, seat, pool, dealt, rng):
            settle(s, seat, pool, dealt)
            return
    pool = EDITION.population_counts[:]
    dealt = s.dealt[:]
    if seat < s.seats:
        take(pool, own_cards(s.dealt, seat))
    if not search(s, [other for other in range(s.seats) if other != seat], pool, dealt, rng):
        raise ValueError("no deal of people fits what has been announced: the state is broken")
    settle(s, seat, pool, dealt)


def redraw_spared(s: Table, seat: int, rng: Rng) -> None:
    """NW-BOMB-5, NW-STRAT-5: whether others have exchanged what lay in a row when their bomber was shot down.

    A warhead there may be a dead one or a new one; both are taken to be equally likely.
    """
    for other in range(s.seats):
        if other != seat and s.relaid[other]:
            s.spared[other] = rng.below(BIT[ROW_SLOTS]) & s.relaid[other]


def own_cards(dealt: list[int], seat: int) -> list[int]:
    """How many population cards of each value a seat was dealt."""
    return dealt[seat * len(VALUES) : (seat + 1) * len(VALUES)]


def take(pool: list[int], cards: list[int]) -> None:
    """Take cards out of the pool."""
    for kind in range(len(pool)):
        pool[kind] -= cards[kind]


def give(dealt: list[int], seat: int, cards: list[int]) -> None:
    """Write down what a seat is dealt."""
    dealt[seat * len(VALUES) : (seat + 1) * len(VALUES)] = cards


def total(cards: list[int]) -> int:
    """People on population cards."""
    people = 0
    for kind in range(len(cards)):
        people += VALUES[kind] * cards[kind]
    return people


def fits(s: Table, seat: int, people: int) -> bool:
    """Whether a total dealt to a seat (or left to the bank) fits what all can tell of it."""
    if s.exact & BIT[seat]:
        return people == s.floor[seat]
    return people >= s.floor[seat]


def deal_exact(s: Table, seat: int, pool: list[int], dealt: list[int], rng: Rng) -> bool:
    """Deal to all seats whose totals are known, each way as likely as a shuffle makes it; whether there is one."""
    seats = [other for other in range(s.seats) if other != seat and s.exact & BIT[other]]
    if not seats:
        return True
    found: list[list[int]] = []
    ways: list[int] = []
    join_deals(s, seats, pool, [], 1, found, ways)
    if not found:
        return False
    joint = found[heavier(ways, rng)]
    for k in range(len(seats)):
        cards = own_cards(joint, k)
        take(pool, cards)
        give(dealt, seats[k], cards)
    return True


def join_deals(
    s: Table,
    seats: list[int],
    pool: list[int],
    joint: list[int],
    so_far: int,
    found: list[list[int]],
    ways: list[int],
) -> None:
    """Find all joint deals of known totals, seat behind seat, and in how many ways each can come about."""
    if not seats:
        found.append(joint)
        ways.append(so_far)
        return
    for cards in deals_of(EDITION.population_deal[s.seats], s.floor[seats[0]]):
        here = so_far
        left: list[int] = []
        for kind in range(len(pool)):
            here *= comb(pool[kind], cards[kind])
            left.append(pool[kind] - cards[kind])
        if here:
            join_deals(s, seats[1:], left, joint + cards, here, found, ways)


def deals_of(cards: int, people: int) -> list[list[int]]:
    """All ways to deal so many cards of a whole pack with so many people on them."""
    if cards not in DEALS:
        DEALS[cards] = [[] for _ in range(EDITION.population_total + 1)]
        for deal in all_deals(EDITION.population_counts, cards):
            DEALS[cards][total(deal)].append(deal)
    return DEALS[cards][people]


def deal_others(s: Table, seat: int, pool: list[int], dealt: list[int], rng: Rng) -> bool:
    """Deal to all whose total is not known; whether everything fits, the bank's rest too."""
    rest: list[int] = []
    for kind in range(len(pool)):
        rest.extend([kind] * pool[kind])
    rng.shuffle(rest)
    each = EDITION.population_deal[s.seats]
    for other in range(s.seats):
        if other != seat and not s.exact & BIT[other]:
            cards = [0] * len(VALUES)
            for _ in range(each):
                cards[rest.pop()] += 1
            if not fits(s, other, total(cards)):
                return False
            take(pool, cards)
            give(dealt, other, cards)
    return fits(s, s.seats, total(pool))


def search(s: Table, seats: list[int], pool: list[int], dealt: list[int], rng: Rng) -> bool:
    """Find a deal that fits, seat by seat, likely hands first as chance has it."""
    if not seats:
        return fits(s, s.seats, total(pool))
    other = seats[0]
    deals = [
        cards for cards in all_deals(pool, EDITION.population_deal[s.seats]) if fits(s, other, total(cards))
    ]
    while deals:
        chosen = heavier(weights(pool, deals), rng)
        cards = deals.pop(chosen)
        left = pool[:]
        take(left, cards)
        give(dealt, other, cards)
        if search(s, seats[1:], left, dealt, rng):
            pool[:] = left
            return True
    return False


def all_deals(pool: list[int], cards: int, kind: int = 0) -> list[list[int]]:
    """All ways to deal so many cards out of the pool, as counts by value."""
    if kind == len(pool) - 1:
        return [[cards]] if cards <= pool[kind] else []
    found: list[list[int]] = []
    for here in range(min(cards, pool[kind]) + 1):
        for rest in all_deals(pool, cards - here, kind + 1):
            found.append([here, *rest])
    return found


def weights(pool: list[int], deals: list[list[int]]) -> list[int]:
    """In how many ways each deal can come about."""
    found: list[int] = []
    for deal in deals:
        ways = 1
        for kind in range(len(pool)):
            ways *= comb(pool[kind], deal[kind])
        found.append(ways)
    return found


def heavier(ways: list[int], rng: Rng) -> int:
    """An index, each as likely as its weight."""
    whole = sum(ways)
    high: int = rng.below(2**30)
    low: int = rng.below(2**30)
    pick: int = (high * 2**30 + low) * whole >> 60
    for k in range(len(ways)):
        pick -= ways[k]
        if pick < 0:
            return k
    return len(ways) - 1


def settle(s: Table, seat: int, pool: list[int], dealt: list[int]) -> None:
    """Make the deal true: today's totals are what was dealt and what has been announced since."""
    s.dealt = dealt
    for other in range(s.seats):
        if other != seat:
            s.population[other] = total(own_cards(dealt, other)) + s.change[other]
    s.bank = total(pool) + s.change[s.seats]
