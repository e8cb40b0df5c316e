"""Secrets and top secrets (section 13), and the drawing that brings them up."""

from mypy_extensions import i64

from detente.games.nuclear_war.codes import (
    ASK_SECRET_TARGET,
    FROM_DECK,
    GAIN,
    HAND,
    KILL,
    SECRET,
    STEAL,
    STEP_DRAW,
    TARGET,
    TOLD_DRAWN,
    TOLD_MUST_MISS,
    TOLD_SECRET,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.people import die, gain, lure, next_card, strike
from detente.games.nuclear_war.state import Table


def draw(s: Table, seat: i64, owed: i64 = 0) -> None:
    """NW-TURN-2, NW-DEF-3, NW-SEC-9: draw one card; a secret is played at once and replaced. The dead draw nothing.

    NW-RET-9: a replacement that was owed stays owed until it is no secret: it comes before anybody else's.
    """
    if not s.living >> seat & 1:
        return
    card = next_card(s)
    if card < 0 or s.cards.layout.faces[card] < SECRET:
        take(s, seat, card)
    else:
        if owed:
            s.owed[seat] += 1
        else:
            s.push(STEP_DRAW, seat)
        play_secret(s, seat, card, FROM_DECK)


def take(s: Table, seat: i64, card: i64) -> None:
    """NW-TURN-2, NW-TURN-8: the card drawn comes into the hand; nothing does if there was none to draw."""
    if card >= 0:
        s.cards.move(card, HAND + seat)
        s.tell(TOLD_DRAWN, seat, s.cards.layout.faces[card])


def play_secret(s: Table, seat: i64, card: i64, source: i64) -> None:
    """NW-SEC-1, NW-SEC-2, NW-DEC-7: the secret is shown and discarded; its player names a target if it needs one."""
    face: i64 = s.cards.layout.faces[card]
    s.discard(card)
    s.tell(TOLD_SECRET, seat, face, source)
    if EDITION.secret_op[face] == GAIN:
        gain(s, seat, EDITION.secret_amount[face])
        return
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        carry_out(s, seat, face, opponents[0])
    else:
        s.ask(ASK_SECRET_TARGET, seat, face)


def aim_secret(s: Table, seat: i64, action: i64) -> None:
    """NW-SEC-2, NW-DEC-1: the target of the secret is named."""
    carry_out(s, seat, s.ask_a, action - TARGET)


def carry_out(s: Table, seat: i64, face: i64, target: i64) -> None:
    """NW-SEC-3, NW-SEC-4, NW-SEC-6, NW-SEC-8: what the secret does to its target."""
    op = EDITION.secret_op[face]
    amount: i64 = EDITION.secret_amount[face]
    if op == STEAL:
        lure(s, seat, target, amount)
        if s.population[target] == 0:
            die(s, target)
    elif op == KILL:
        strike(s, target, amount)
    else:
        s.missing[target] += amount
        s.tell(TOLD_MUST_MISS, target, amount)
