"""Secrets and top secrets (section 13), and the drawing that brings them up."""

from typing import Final

from mypy_extensions import i64

from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.people import die, gain, lure, next_card, strike
from detente.games.nuclear_war.state import OPPONENTS, Table

FIRST_SECRET: Final[i64] = EDITION.faces.index(codes.SECRET)
"""Cards from this number on are secrets."""


def draw(s: Table, seat: i64) -> None:
    """NW-TURN-2, NW-DEF-3, NW-SEC-9: draw one card; a secret is played at once and replaced. The dead draw nothing."""
    if not s.living >> seat & 1:
        return
    secret = draw_card(s, seat)
    if secret >= 0:
        s.push_code(codes.STEP_DRAW, seat)
        play_secret(s, seat, secret, codes.DECK)


def draw_in_salvo(s: Table, seat: i64) -> None:
    """NW-DEF-3, NW-RET-9: draw one card at once; a secret is laid open, replaced, and waits for the end of the chain."""
    secret = draw_card(s, seat)
    while secret >= 0:
        s.cards.carry(secret, codes.DECK, s.waiting_at)
        s.waiting.append(seat)
        s.emit("SecretLaidOpen", seat, EDITION.faces[secret])
        secret = draw_card(s, seat)


def play_waiting(s: Table) -> None:
    """NW-RET-9, NW-ELIM-1: of the secrets that wait the one drawn first takes effect."""
    play_secret(s, s.waiting.pop(0), s.cards.piles[s.waiting_at][0], s.waiting_at)


def draw_card(s: Table, seat: i64) -> i64:
    """NW-TURN-2, NW-TURN-8: the next card comes into the hand, if there is any; a secret does not, it is returned."""
    deck = s.cards.piles[codes.DECK]
    card: i64 = deck[-1] if deck else next_card(s)
    if card >= FIRST_SECRET:
        return card
    if card >= 0:
        s.cards.draw(codes.DECK, codes.HAND + seat)
        s.emit("CardDrawn", seat, EDITION.faces[card])
    return -1


def play_secret(s: Table, seat: i64, card: i64, source: i64) -> None:
    """NW-SEC-1, NW-SEC-2, NW-DEC-7: the secret is shown and discarded; its player names a target if it needs one."""
    face: i64 = EDITION.faces[card]
    s.cards.carry(card, source, codes.DISCARD)
    if s.sink is not None:
        drawn = codes.FROM_DECK if source == codes.DECK else codes.FROM_HAND
        s.emit("SecretPlayed", seat, face, codes.FROM_WAITING if source == s.waiting_at else drawn)
    if EDITION.secret_op[face] == codes.GAIN:
        gain(s, seat, EDITION.secret_amount[face])
        return
    opponents = OPPONENTS[s.living][seat]
    if len(opponents) == 1:
        carry_out(s, seat, face, opponents[0])
    else:
        s.ask_code(codes.ASK_SECRET_TARGET, seat, face)


def aim_secret(s: Table, seat: i64, action: i64) -> None:
    """NW-SEC-2, NW-DEC-1: the target of the secret is named."""
    carry_out(s, seat, s.ask_a, action - codes.TARGET)


def carry_out(s: Table, seat: i64, face: i64, target: i64) -> None:
    """NW-SEC-3, NW-SEC-4, NW-SEC-6, NW-SEC-8: what the secret does to its target."""
    op = EDITION.secret_op[face]
    amount: i64 = EDITION.secret_amount[face]
    if op == codes.STEAL:
        lure(s, seat, target, amount)
        if s.population[target] == 0:
            die(s, target)
    elif op == codes.KILL:
        strike(s, target, amount)
    else:
        s.missing[target] += amount
        s.emit("TurnsToMiss", target, amount)
