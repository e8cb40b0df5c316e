"""The Guillaume affair (WSDV-SPC-4, WSDV-SPC-5, WSDV-HID-4): East looks at West's hand or the deck and may exchange.

While East looks at cards of the deck, they are set apart with the top one first, so that no one else sees which it touches.
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.records.fields import SEAT, YES_OR_NO, Call, up_to
from detente.games.germany import codes
from detente.games.germany.notation import EXCHANGE, GIVE, LEAVE, LOOK_DECK, LOOK_HAND, SET_ASIDE
from detente.games.germany.rules.asking import Decision
from detente.games.germany.state import PLACE_DECK, PLACE_HAND, PLACE_LOOK, PLACE_SET_APART, Germany

LOOKED_AT: Final = 2
"""WSDV-SPC-4: how many cards of the deck East looks at."""
FROM_DECK: Final = 0
FROM_HAND: Final = 1


def hand_of(s: Germany, side: i64) -> i64:
    """The place of a German state's hand."""
    return s.places[PLACE_HAND + side]


class Looking(Decision[Germany]):
    """WSDV-SPC-4: what East looks at."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The deck, or West's hand if it has a card."""
        hand = s.cards.count(hand_of(s, codes.WEST))
        return [LOOK_HAND.first, LOOK_DECK.first] if hand else [LOOK_DECK.first]

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Let East look."""
        seen: list[int] = []
        if action in LOOK_HAND:
            seen = s.cards.at(hand_of(s, codes.WEST))
            s.emit("HandLookedAt", seat, s.german[codes.WEST])
            for card in seen:
                s.cards.peek(seat, card)
            s.push(SEEN, seat, FROM_HAND)
        else:
            deck: i64 = s.places[PLACE_DECK]
            while len(seen) < LOOKED_AT and s.cards.count(deck):
                card = s.cards.top(deck)
                s.cards.carry(card, deck, s.places[PLACE_LOOK])
                seen.append(card)
            s.emit("DeckLookedAt", seat, len(seen))
            s.push(PUT_BACK)
            s.push(SEEN, seat, FROM_DECK)
        for card in seen:
            s.emit("CardSeen", seat, card)

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule, if West has no card."""
        return "WSDV-SPC-4"


LOOKING: Final = Looking("source", "WSDV-SPC-4", Call(SEAT, waits=False), (LOOK_HAND, LOOK_DECK))


def looked_at(s: Germany, source: i64) -> list[int]:
    """The cards that East looks at, ascending."""
    return sorted(s.cards.at(s.places[PLACE_LOOK] if source == FROM_DECK else hand_of(s, codes.WEST)))


class Seen(Decision[Germany]):
    """WSDV-SPC-5, TPT-ACT-6.4.25: what East does with the cards it has seen."""

    def source(self, s: Germany) -> i64:
        """FROM_DECK or FROM_HAND."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Exchange a card, remove one of the deck if none was removed yet, or do nothing."""
        seen = looked_at(s, self.source(s))
        legal: list[int] = []
        if s.cards.count(hand_of(s, codes.EAST)):
            legal.extend(EXCHANGE.each(seen))
        if self.source(s) == FROM_DECK and not s.cards.count(s.places[PLACE_SET_APART]):
            legal.extend(SET_ASIDE.each(seen))
        legal.append(LEAVE.first)
        return legal

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Carry it out; for an exchange East names its own card next."""
        if action in LEAVE:
            s.emit("CardsLeft", seat)
        elif action in SET_ASIDE:
            card = SET_ASIDE.one(action)
            s.cards.carry(card, s.places[PLACE_LOOK], s.places[PLACE_SET_APART])
            s.emit("CardSetAside", seat, card)
        else:
            s.push(GIVING, seat, EXCHANGE.one(action), self.source(s))


SEEN: Final = Seen(
    "seen", "WSDV-SPC-5", Call(SEAT, YES_OR_NO, waits=False), (EXCHANGE, GIVE, SET_ASIDE, LEAVE)
)


class Giving(Decision[Germany]):
    """WSDV-SPC-5: which card of its hand East gives for one that it has seen."""

    def taken(self, s: Germany) -> i64:
        """The card that East takes."""
        return s.ask_b

    def source(self, s: Germany) -> i64:
        """FROM_DECK or FROM_HAND."""
        return s.ask_c

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Any card in East's hand."""
        return GIVE.each(s.cards.at(hand_of(s, codes.EAST)))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Put the given card where the taken one was."""
        exchange(s, seat, self.taken(s), self.source(s), GIVE.one(action))


GIVING: Final = Giving(
    "give",
    "WSDV-SPC-5",
    Call(SEAT, up_to(codes.NORMAL_CARDS - 1), YES_OR_NO, waits=False),
    (GIVE, SET_ASIDE, LEAVE),
)


def exchange(s: Germany, seat: i64, taken: i64, source: i64, given: i64) -> None:
    """WSDV-SPC-5: put the given card where the taken one was."""
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


class PutBack(Step[Germany]):
    """WSDV-SPC-5: return the cards to the deck in their order."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """Return the lowest first."""
        place: i64 = s.places[PLACE_LOOK]
        while s.cards.count(place):
            s.cards.carry(s.cards.top(place), place, s.places[PLACE_DECK])


PUT_BACK: Final = PutBack()
