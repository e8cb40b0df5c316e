"""Secrets and top secrets, and the draws that bring them up."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.records.fields import SEAT, Call, Range
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules import people
from detente.games.nuclear_war.rules.targets import Target
from detente.games.nuclear_war.state import OPPONENTS, GameState

FIRST_SECRET: Final[i64] = EDITION.faces.index(codes.SECRET)
"""Cards from this number on are secrets."""


class Draw(Step[GameState]):
    """NW-TURN-2, NW-DEF-3, NW-SEC-9: a seat draws one card; a secret is played at once and replaced."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Draw, or start over after a secret. The dead draw nothing."""
        if not s.lives(seat):
            return
        secret = draw_card(s, seat)
        if secret >= 0:
            s.push(DRAW, seat)
            play_secret(s, seat, secret, codes.DECK)


DRAW: Final[Draw] = Draw(Call(SEAT))


def draw_in_salvo(s: GameState, seat: i64) -> None:
    """NW-DEF-3, NW-RET-9: draw one card at once. A secret is shown, replaced, and waits for the end of the chain."""
    secret = draw_card(s, seat)
    while secret >= 0:
        s.cards.carry(secret, codes.DECK, s.waiting_at)
        s.waiting.append(seat)
        s.emit("SecretLaidOpen", seat, EDITION.faces[secret])
        secret = draw_card(s, seat)


def play_waiting(s: GameState) -> None:
    """NW-RET-9, NW-ELIM-1: the waiting secret that was drawn first takes effect."""
    play_secret(s, s.waiting.pop(0), s.cards.piles[s.waiting_at][0], s.waiting_at)


def draw_card(s: GameState, seat: i64) -> i64:
    """NW-TURN-2, NW-TURN-8: move the next card, if any, to the hand. A secret is not moved but returned. All see whether it was one."""
    deck = s.cards.piles[codes.DECK]
    card: i64 = deck[-1] if deck else people.next_card(s)
    if card >= FIRST_SECRET:
        return card
    if card >= 0:
        s.cards.draw(codes.DECK, codes.HAND + seat)
        s.commit_information()
        if s.event_log is not None:
            s.emit("CardDrawn", seat, EDITION.faces[card])
    return -1


def play_secret(s: GameState, seat: i64, card: i64, source: i64) -> None:
    """NW-SEC-1, NW-SEC-2, NW-DEC-7: show and discard the secret; its player names a target if it needs one."""
    face: i64 = EDITION.faces[card]
    s.cards.carry(card, source, codes.DISCARD)
    if s.event_log is not None:
        drawn = codes.FROM_DECK if source == codes.DECK else codes.FROM_HAND
        s.emit("SecretPlayed", seat, face, codes.FROM_WAITING if source == s.waiting_at else drawn)
    if EDITION.secret_op[face] == codes.GAIN:
        people.gain(s, seat, EDITION.secret_amount[face])
        return
    opponents = OPPONENTS[s.living][seat]
    if len(opponents) == 1:
        take_effect(s, seat, face, opponents[0])
    else:
        s.ask(SECRET_TARGET, seat, face)


class SecretTarget(Target):
    """NW-SEC-2, NW-DEC-1: whom a secret hits."""

    def secret(self, s: GameState) -> i64:
        """The face of the secret."""
        return s.ask_a

    def aim(self, s: GameState, seat: i64, target: i64) -> None:
        """NW-SEC-2: the secret takes effect on the target."""
        take_effect(s, seat, self.secret(s), target)


SECRET_TARGET: Final[SecretTarget] = SecretTarget(
    "secret_target", "NW-SEC-2", Call(Range(codes.SECRET, codes.FACES - 1))
)


def take_effect(s: GameState, seat: i64, face: i64, target: i64) -> None:
    """NW-SEC-3, NW-SEC-4, NW-SEC-6, NW-SEC-8: what the secret does to its target."""
    op = EDITION.secret_op[face]
    amount: i64 = EDITION.secret_amount[face]
    if op == codes.STEAL:
        people.lure(s, seat, target, amount)
        if s.population[target] == 0:
            people.die(s, target)
    elif op == codes.KILL:
        people.strike(s, target, amount)
    else:
        s.missing[target] += amount
        s.emit("TurnsToMiss", target, amount)
