"""The draw deck: hands, the display, an empty deck, and a card of the next decade (TPT-SEQ, TPT-EOD-12.2)."""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.state import GameState


def draw_to_hand(s: GameState, seat: i64) -> bool:
    """TPT-SEQ-4.5, TPT-EAST-10.6: move the top card of the draw deck to a hand; return whether there was one."""
    if not supply(s):
        return False
    s.emit("CardDrawn", seat, s.cards.draw(places.DECK, places.HAND + seat))
    return True


def draw_to_display(s: GameState, place: i64) -> None:
    """TPT-SEQ-4.8: move the top card of the draw deck to the display."""
    if supply(s):
        s.emit("CardLaidOut", s.cards.draw(places.DECK, place), 0)


def supply(s: GameState) -> bool:
    """TPT-SEQ-4.22, TPT-SEQ-4.23: refill an empty deck with a random unplayed card of the last decade; whether it now has one."""
    if s.cards.count(places.DECK):
        return True
    if s.decade > 1:
        gone: i64 = places.GONE + s.decade - 2
        if s.cards.count(gone):
            s.cards.shuffle(gone, s.rng)
            s.cards.move(s.cards.top(gone), places.DECK)
            s.emit("DeckSupplied", 0)
            return True
        thrown = discarded_of(s, s.decade - 1)
        if thrown:
            s.cards.move(thrown[s.rng.below(len(thrown))], places.DECK)
            s.emit("DeckSupplied", 1)
            return True
    s.emit("CardMissing")
    return False


def discarded_of(s: GameState, decade: i64) -> list[int]:
    """The cards of a decade that players discarded from their hands."""
    found: list[int] = []
    for place in range(places.DISCARDED, places.DISCARDED + tpt.SEATS * places.DISCARDS):
        for card in s.cards.at(place):
            if card // codes.CARDS_OF_A_DECADE + 1 == decade:
                found.append(card)
    return found


def give_next_card(s: GameState, power: i64) -> bool:
    """TPT-EOD-12.2.2, TPT-EOD-12.2.5, TPT-EOD-12.2.7: give a random card of the next decade; whether there was one."""
    if s.decade == BOARD.decades or s.early[power]:
        return False
    if not s.cards.count(places.NEXT):
        s.cards.move_all(places.FUTURE + s.decade, places.NEXT)
    s.cards.shuffle(places.NEXT, s.rng)
    s.early[power] = 1
    s.emit("NextCardReceived", power, s.cards.draw(places.NEXT, places.HAND + power))
    return True


def is_early(s: GameState, card: i64) -> bool:
    """TPT-EOD-12.2.3: whether a hand card, at the start of a decade, belongs to it and was received early."""
    return card // codes.CARDS_OF_A_DECADE + 1 == s.decade
