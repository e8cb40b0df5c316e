"""People gained and lost, death, and the draw of cards."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.nuclear_war.codes import (
    DECK,
    DISCARD,
    FROM_DETERRENTS,
    FROM_HAND,
    FROM_LAUNCH_SLOT,
    FROM_ROW,
    HAND,
    ROW_SLOTS,
    RULING_HIDDEN_TOTALS,
    STEP_AFTERMATH,
    TOLD_DIED,
    TOLD_DISCARDED,
    TOLD_GAINED,
    TOLD_LEFT,
    TOLD_LOST,
    TOLD_OUT,
    TOLD_SHUFFLED,
)
from detente.games.nuclear_war.state import Table


def lose(s: Table, seat: i64, people: i64) -> i64:
    """NW-ATTACK-4, NW-SEC-4, NW-POP-3: the seat loses people to the bank, at most all it has; how many."""
    lost: i64 = s.population[seat]
    if people < lost:
        lost = people
    s.population[seat] -= lost
    s.change[seat] -= lost
    s.bank += lost
    s.change[s.seats] += lost
    note_totals(s, seat)
    s.tell(TOLD_LOST, seat, lost)
    return lost


def gain(s: Table, seat: i64, people: i64) -> i64:
    """NW-SEC-5, NW-POP-3: the seat gains people from the bank, at most all it holds; how many."""
    gained: i64 = s.bank if s.bank < people else people
    s.bank -= gained
    s.change[s.seats] -= gained
    s.population[seat] += gained
    s.change[seat] += gained
    bank = s.seats
    if gained < people:
        s.floor[bank] = -s.change[bank]
        s.exact |= BIT[bank]
    elif s.floor[bank] < -s.change[bank]:
        s.floor[bank] = -s.change[bank]
    if s.rulings[RULING_HIDDEN_TOTALS]:
        s.disclose()
    s.tell(TOLD_GAINED, seat, gained)
    return gained


def lure(s: Table, seat: i64, target: i64, people: i64) -> None:
    """NW-PROP-1, NW-SEC-3: people of the target come over to the seat, at most all the target has."""
    gain(s, seat, lose(s, target, people))


def note_totals(s: Table, seat: i64) -> None:
    """NW-INFO-3: what all can tell of a total after a loss: a living seat has at least 1 million left."""
    least: i64 = -s.change[seat]
    if s.population[seat] == 0:
        s.exact |= BIT[seat]
        s.floor[seat] = least
    elif s.floor[seat] <= least and not s.exact & BIT[seat]:
        s.floor[seat] = least + 1
    if s.rulings[RULING_HIDDEN_TOTALS]:
        s.disclose()


def strike(s: Table, target: i64, people: i64) -> None:
    """NW-ATTACK-6, NW-RET-1: the target loses people; at 0 it dies and may strike back after what goes on now."""
    lose(s, target, people)
    if s.population[target] == 0:
        die(s, target)


def die(s: Table, seat: i64) -> None:
    """NW-RET-1, NW-RET-10: the seat waits for its final retaliation, in the order of deaths."""
    s.living &= ~BIT[seat]
    s.dying.append(seat)
    s.tell(TOLD_DIED, seat)
    if len(s.dying) == 1 and not s.salvo:
        s.push(STEP_AFTERMATH)


def drop_out(s: Table, seat: i64) -> None:
    """NW-PROP-4: the seat, lured empty, leaves without final retaliation."""
    s.living &= ~BIT[seat]
    s.tell(TOLD_OUT, seat)
    leave(s, seat)
    s.push(STEP_AFTERMATH)


def leave(s: Table, seat: i64) -> None:
    """NW-RET-11, NW-ELIM-2: all cards of the seat go to the discard pile; what it owed or was owed lapses."""
    for card in s.cards.at(HAND + seat):
        s.discard(card)
        s.tell(TOLD_DISCARDED, seat, s.cards.layout.faces[card], FROM_HAND)
    for card in s.row(seat):
        source = row_source(s, seat, card)
        s.discard(card)
        s.tell(TOLD_DISCARDED, seat, s.cards.layout.faces[card], source)
    for card in s.shown(seat):
        s.discard(card)
        s.tell(TOLD_DISCARDED, seat, s.cards.layout.faces[card], FROM_DETERRENTS)
    discard_launched(s, seat)
    s.missing[seat] = 0
    s.owed[seat] = 0
    s.tell(TOLD_LEFT, seat)


def row_source(s: Table, seat: i64, card: i64) -> i64:
    """Where a card of the row lies, as events tell it."""
    slot: i64 = s.cards.where[card] - s.row_at - ROW_SLOTS * seat
    return FROM_ROW + slot


def discard_launched(s: Table, seat: i64) -> None:
    """NW-REVEAL-1: the carrier in the launch slot, if any, goes to the discard pile."""
    card = s.launched(seat)
    if card >= 0:
        s.discard(card)
        s.load[seat] = 0
        s.tell(TOLD_DISCARDED, seat, s.cards.layout.faces[card], FROM_LAUNCH_SLOT)


def next_card(s: Table) -> i64:
    """NW-TURN-8: the top card of the draw pile, made anew from the discard pile when it is empty; or -1."""
    deck = s.cards.piles[DECK]
    if not deck:
        if not s.cards.piles[DISCARD]:
            return -1
        s.cards.move_all(DISCARD, DECK)
        s.cards.shuffle(DECK, s.rng)
        s.tell(TOLD_SHUFFLED, s.deck_size())
        deck = s.cards.piles[DECK]
    return deck[-1]
