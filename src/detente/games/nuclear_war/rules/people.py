"""People gained and lost, death, and the draw of cards."""

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.rules import retaliation
from detente.games.nuclear_war.state import GameState


def lose(s: GameState, seat: i64, people: i64) -> i64:
    """NW-ATTACK-4, NW-SEC-4, NW-POP-3: the seat loses people to the bank, at most all it has. Returns how many.

    NW-INFO-3: from the loss, all players can infer a minimum total: a living seat has at least 1 million left.
    """
    had: i64 = s.population[seat]
    lost: i64 = people if people < had else had
    left: i64 = had - lost
    changes = s.change
    change: i64 = changes[seat] - lost
    s.population[seat] = left
    changes[seat] = change
    s.bank += lost
    changes[s.seats] += lost
    if left == 0:
        s.exact |= BIT[seat]
        s.floor[seat] = -change
    elif s.floor[seat] <= -change and not s.exact & BIT[seat]:
        s.floor[seat] = 1 - change
    if s.rulings[codes.RULING_HIDDEN_TOTALS]:
        s.commit_information()
    if s.event_log is not None:
        s.emit("PeopleLost", seat, lost)
    return lost


def gain(s: GameState, seat: i64, people: i64) -> i64:
    """NW-SEC-5, NW-POP-3, NW-INFO-3: the seat gains people from the bank, at most all it holds. Returns how many."""
    gained: i64 = s.bank if s.bank < people else people
    bank = s.seats
    change: i64 = s.change[bank] - gained
    s.bank -= gained
    s.change[bank] = change
    s.population[seat] += gained
    s.change[seat] += gained
    if gained < people:
        s.floor[bank] = -change
        s.exact |= BIT[bank]
    elif s.floor[bank] < -change:
        s.floor[bank] = -change
    if s.rulings[codes.RULING_HIDDEN_TOTALS]:
        s.commit_information()
    if s.event_log is not None:
        s.emit("PeopleGained", seat, gained)
    return gained


def lure(s: GameState, seat: i64, target: i64, people: i64) -> None:
    """NW-PROP-1, NW-SEC-3: people move from the target to the seat, at most all the target has."""
    gain(s, seat, lose(s, target, people))


def strike(s: GameState, target: i64, people: i64) -> None:
    """NW-ATTACK-6, NW-RET-1: the target loses people. At 0 it dies and may strike back once the current action is over."""
    lose(s, target, people)
    if s.population[target] == 0:
        die(s, target)


def die(s: GameState, seat: i64) -> None:
    """NW-RET-1, NW-RET-10: the seat waits for its final retaliation, in the order of deaths."""
    s.living &= ~BIT[seat]
    s.dying.append(seat)
    s.emit("PlayerDied", seat)
    if len(s.dying) == 1 and not s.salvo:
        s.push(retaliation.AFTERMATH)


def drop_out(s: GameState, seat: i64) -> None:
    """NW-PROP-4: the seat, lured empty, leaves without final retaliation."""
    s.living &= ~BIT[seat]
    s.emit("PlayerLured", seat)
    leave(s, seat)
    s.push(retaliation.AFTERMATH)


def leave(s: GameState, seat: i64) -> None:
    """NW-RET-11, NW-ELIM-2: all cards of the seat go to the discard pile; turns to miss and waiting secrets lapse."""
    hand = s.cards.at(codes.HAND + seat)
    s.cards.move_all(codes.HAND + seat, codes.DISCARD)
    if s.event_log is not None:
        for card in hand:
            s.emit("CardDiscarded", seat, s.cards.layout.faces[card], codes.FROM_HAND)
    row: i64 = s.row_slot + codes.ROW_SLOTS * seat
    for k in range(codes.ROW_SLOTS):
        discard_slot(s, seat, row + k, codes.FROM_ROW + k)
    shown: i64 = s.shown_slot + codes.SHOWN_SLOTS * seat
    for slot in range(shown, shown + codes.SHOWN_SLOTS):
        discard_slot(s, seat, slot, codes.FROM_DETERRENTS)
    discard_launched(s, seat)
    discard_waiting(s, seat)
    s.missing[seat] = 0
    s.struck[seat] = 0
    s.relaid[seat] = 0
    s.spared[seat] = 0
    s.emit("PlayerLeft", seat)


def discard_waiting(s: GameState, seat: i64) -> None:
    """NW-RET-9, NW-ELIM-2: the seat's secrets that wait go to the discard pile without effect."""
    for k in range(len(s.waiting) - 1, -1, -1):
        if s.waiting[k] == seat:
            card = s.cards.piles[s.waiting_at][k]
            del s.waiting[k]
            s.cards.carry(card, s.waiting_at, codes.DISCARD)
            s.emit("CardDiscarded", seat, s.cards.layout.faces[card], codes.FROM_WAITING)


def discard_slot(s: GameState, seat: i64, slot: i64, source: i64) -> None:
    """Discard the card in a slot, if any."""
    card = s.cards.slots[slot]
    if card >= 0:
        s.cards.carry(card, slot + s.row_at, codes.DISCARD)
        s.emit("CardDiscarded", seat, s.cards.layout.faces[card], source)


def discard_launched(s: GameState, seat: i64) -> None:
    """NW-REVEAL-1: the carrier in the launch slot, if any, goes to the discard pile."""
    card = s.cards.slots[s.launch_slot + seat]
    if card >= 0:
        s.cards.carry(card, s.launch_at + seat, codes.DISCARD)
        s.load[seat] = 0
        if s.event_log is not None:
            s.emit("CardDiscarded", seat, s.cards.layout.faces[card], codes.FROM_LAUNCH_SLOT)


def next_card(s: GameState) -> i64:
    """NW-TURN-8: the top card of the draw pile, or -1. An empty pile is rebuilt from the discard pile."""
    deck = s.cards.piles[codes.DECK]
    if not deck:
        if not s.cards.piles[codes.DISCARD]:
            return -1
        s.cards.move_all(codes.DISCARD, codes.DECK)
        s.cards.shuffle(codes.DECK, s.rng)
        s.emit("DeckShuffled", s.deck_size())
        deck = s.cards.piles[codes.DECK]
    return deck[-1]
