"""The Guillaume affair (WSDV-SPC-4, WSDV-SPC-5, WSDV-HID-4): East looks at West's hand or at the deck, and may exchange.

Cards of the deck lie apart while East looks at them, the top one first, so that nobody else can tell which it touches.
"""

from typing import Final

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.notation import EXCHANGE, GIVE, LEAVE, LOOK_DECK, LOOK_HAND, SET_ASIDE
from detente.games.germany.state import PLACE_DECK, PLACE_HAND, PLACE_LOOK, PLACE_SET_APART, Germany

LOOKED_AT: Final = 2
"""WSDV-SPC-4: cards of the deck."""
FROM_DECK: Final = 0
FROM_HAND: Final = 1


def hand_of(s: Germany, side: i64) -> i64:
    """The place of the hand of a German state."""
    return s.places[PLACE_HAND + side]


def ways_to_look(s: Germany) -> list[int]:
    """WSDV-SPC-4: at the deck, or at West's hand if it holds a card."""
    return [LOOK_HAND.first, LOOK_DECK.first] if s.cards.count(hand_of(s, codes.WEST)) else [LOOK_DECK.first]


def look(s: Germany, seat: i64, action: i64) -> None:
    """WSDV-SPC-4: East looks."""
    seen: list[int] = []
    if action == LOOK_HAND.first:
        seen = s.cards.at(hand_of(s, codes.WEST))
        s.emit("HandLookedAt", seat, s.german[codes.WEST])
        for card in seen:
            s.cards.peek(seat, card)
        s.push_code(codes.ASK_SEEN, seat, FROM_HAND)
    else:
        deck: i64 = s.places[PLACE_DECK]
        while len(seen) < LOOKED_AT and s.cards.count(deck):
            card = s.cards.top(deck)
            s.cards.carry(card, deck, s.places[PLACE_LOOK])
            seen.append(card)
        s.emit("DeckLookedAt", seat, len(seen))
        s.push_code(codes.STEP_GUILLAUME_OVER)
        s.push_code(codes.ASK_SEEN, seat, FROM_DECK)
    for card in seen:
        s.emit("CardSeen", seat, card)


def looked_at(s: Germany, source: i64) -> list[int]:
    """The cards that East looks at; ascending."""
    return sorted(s.cards.at(s.places[PLACE_LOOK] if source == FROM_DECK else hand_of(s, codes.WEST)))


def choices(s: Germany, source: i64) -> list[int]:
    """WSDV-SPC-5, TPT-ACT-6.4.25: exchange a card, remove one of the deck if none was removed before, or do nothing."""
    seen = looked_at(s, source)
    legal: list[int] = []
    if s.cards.count(hand_of(s, codes.EAST)):
        legal.extend(EXCHANGE.each(seen))
    if source == FROM_DECK and not s.cards.count(s.places[PLACE_SET_APART]):
        legal.extend(SET_ASIDE.each(seen))
    legal.append(LEAVE.first)
    return legal


def choose(s: Germany, seat: i64, source: i64, action: i64) -> None:
    """WSDV-SPC-5: what East does with what it has seen."""
    if action == LEAVE.first:
        s.emit("CardsLeft", seat)
    elif action in SET_ASIDE:
        card: i64 = SET_ASIDE.one(action)
        s.cards.carry(card, s.places[PLACE_LOOK], s.places[PLACE_SET_APART])
        s.emit("CardSetAside", seat, card)
    else:
        s.push_code(codes.ASK_GIVE, seat, EXCHANGE.one(action), source)


def gifts(s: Germany) -> list[int]:
    """WSDV-SPC-5: one card of East's own hand."""
    return GIVE.each(s.cards.at(hand_of(s, codes.EAST)))


def exchange(s: Germany, seat: i64, taken: i64, source: i64, given: i64) -> None:
    """WSDV-SPC-5: the card given takes the place of the card taken."""
    own = hand_of(s, codes.EAST)
    if source == FROM_HAND:
        hand = hand_of(s, codes.WEST)
        s.cards.carry(taken, hand, own)
        s.cards.carry(given, own, hand)
        s.emit("CardsExchanged", seat, FROM_HAND, taken, given)
        s.emit("HandExchanged", s.german[codes.WEST], taken, given)
        return
    look_place: i64 = s.places[PLACE_LOOK]
    first = s.cards.at(look_place)[0] == taken
    s.cards.carry(taken, look_place, own)
    if first:
        s.cards.lay_below(given, look_place)
    else:
        s.cards.carry(given, own, look_place)
    s.emit("CardsExchanged", seat, FROM_DECK, taken, given)


def put_back(s: Germany) -> None:
    """WSDV-SPC-5: the cards of the deck return in their order."""
    place: i64 = s.places[PLACE_LOOK]
    while s.cards.count(place):
        s.cards.carry(s.cards.top(place), place, s.places[PLACE_DECK])
