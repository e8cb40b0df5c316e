"""What a seat cannot see in Nuclear War besides cards: the others' people and which of their warheads are dead. Also where no secret can be."""

from detente.core.engine.rng import Rng
from detente.core.hidden.knowledge import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.deals import VALUES, Share, deal, total
from detente.games.nuclear_war.state import GameState


def barred_places(s: GameState) -> list[int]:
    """NW-REVEAL-7, NW-SETUP-10: secrets are in no row, and in no hand whose set-up is over."""
    mask = 0
    for seat in range(s.seats):
        if not s.setup_left & BIT[seat]:
            mask |= BIT[codes.HAND + seat]
        for k in range(codes.ROW_SLOTS):
            mask |= BIT[s.row_at + codes.ROW_SLOTS * seat + k]
    return [0] * codes.SECRET + [mask] * (codes.FACES - codes.SECRET)


def redraw_people(s: GameState, seat: int, rng: Rng) -> None:
    """NW-INFO-3: deal the population cards of the others and the bank anew, consistent with everything announced."""
    if s.over or not s.rulings[codes.RULING_HIDDEN_TOTALS]:
        return
    pool = EDITION.population_counts[:]
    if seat < s.seats:
        mine = own_cards(s.dealt, seat)
        for kind in range(len(pool)):
            pool[kind] -= mine[kind]
    others = [other for other in range(s.seats) if other != seat]
    shares = unseen_shares(s, others, pool)
    deal(pool, shares, rng)
    s.dealt = s.dealt[:]
    for k in range(len(others)):
        other = others[k]
        hand = shares[k].hand
        s.dealt[other * len(VALUES) : (other + 1) * len(VALUES)] = hand
        s.population[other] = total(hand) + s.change[other]
    s.bank = total(shares[-1].hand) + s.change[s.seats]


def redraw_spared(s: GameState, seat: int, rng: Rng) -> None:
    """NW-BOMB-5, NW-STRAT-5: redraw whether others replaced the warheads that were in their row when a bomber was shot down.

    Such a warhead may be dead or new; both count as equally likely.
    """
    for other in range(s.seats):
        if other != seat and s.relaid[other]:
            s.spared[other] = rng.below(BIT[codes.ROW_SLOTS]) & s.relaid[other]


def own_cards(dealt: list[int], seat: int) -> list[int]:
    """How many population cards of each value a seat was dealt."""
    return dealt[seat * len(VALUES) : (seat + 1) * len(VALUES)]


def unseen_shares(s: GameState, others: list[int], pool: list[int]) -> list[Share]:
    """What all players can infer about the others' population cards; the last entry is the bank's."""
    each = EDITION.population_deal[s.seats]
    shares: list[Share] = []
    spare = total(pool)
    for owner in [*others, s.seats]:
        cards = each if owner < s.seats else sum(pool) - each * len(others)
        least = max(s.floor[owner], cards * VALUES[0])
        shares.append(Share(cards, least, least))
        spare -= least
    for share, owner in zip(shares, [*others, s.seats], strict=True):
        if not s.exact & BIT[owner]:
            share.most += spare
    return shares
