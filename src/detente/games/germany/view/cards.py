"""Cards: open cards, each seat's hand, and what only East has seen, in every game on Germany."""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from detente.core.hidden.layout import NOTHING
from detente.core.shown.axes import Axis
from detente.core.shown.facts import (
    OWN,
    Amounts,
    Audience,
    Fact,
    Flag,
    Number,
    One,
    Queue,
    Reader,
    Tally,
)
from detente.core.shown.groups import Key, Listed
from detente.games.germany import codes
from detente.games.germany.rules.guillaume import FROM_HAND, GIVING, SEEN, hand_of
from detente.games.germany.state import PLACE_DECK, PLACE_LOOK, PLACE_SET_APART, Germany

G = TypeVar("G", bound=Germany)
EAST: Final = Audience("East", lambda s, seat: seat == s.german[codes.EAST])


# -- how facts are read


def police(s: Germany, seat: int) -> list[list[int]]:
    """WSDV-POL-1 to WSDV-POL-3: East's police cards."""
    return [[face, s.police_kinds[face] == codes.POLICE_RED, face in s.spent] for face in s.police]


def deck(s: Germany, seat: int) -> int:
    """The number of cards in the deck, including those East is looking at."""
    return s.cards.count(s.places[PLACE_DECK]) + s.cards.count(s.places[PLACE_LOOK])


def looked(s: Germany, seat: int) -> list[int]:
    """WSDV-SPC-4: East's view of cards of the deck, or of West's hand, until it has decided."""
    at_hand = (s.asked == SEEN.code and SEEN.source(s) == FROM_HAND) or (
        s.asked == GIVING.code and GIVING.source(s) == FROM_HAND
    )
    return s.cards.at(hand_of(s, codes.WEST) if at_hand else s.places[PLACE_LOOK])


def cards_in(s: Germany, first: i64, number: i64) -> list[int]:
    """The cards in places for one card each. first: the first of these places."""
    start = first - s.cards.layout.piles
    return [card for card in s.cards.slots[start : start + number] if card != NOTHING]


# the facts; cards: all of them, by face; seats: the axis of the seats; most: the maximum number of cards


def table_facts(cards: Axis, display: int) -> list[Fact[G]]:
    """The open cards. display: the place of the normal cards that may be taken."""
    return [
        Listed(
            "police", "East's police cards", Key("card", "whether East has this card", cards),
            [
                Flag("red", "whether it adds to the flight").unobserved(),
                Flag("used", "whether it was used in this decade"),
            ],
            police,
        ),
        Tally("display", "normal cards that can be taken", cards, 1, lambda s, seat: s.cards.at(display)),
        One("special", "the special card that can be taken", cards, lambda s, seat: s.special),
        Queue("row", "cards played in this decade, in order", cards, int(cards.size), lambda s, seat: s.row),
    ]  # fmt: skip


def deck_fact(most: int) -> Fact[G]:
    """The draw deck."""
    return Number("deck", "cards in the draw deck, those that East is looking at among them", 0, most, deck)


def hand_facts(cards: Axis, seats: Axis, most: int) -> list[Fact[G]]:
    """The hands."""
    return [
        Amounts("hands", "cards in hand", seats, 0, most, lambda s, seat: s.hand_sizes()),
        Tally[G]("hand", "the own hand", cards, 1, lambda s, seat: s.hand(seat)).for_eyes(OWN),
    ]  # fmt: skip


def discard_facts(
    cards: Axis, seats: Axis, most: int, first: int, each: int, discarded: Reader[G, Sequence[int]]
) -> list[Fact[G]]:
    """WSDV-HID-3: cards discarded face down.

    first: the first place for them; each: how many such places a seat has. discarded: returns each seat's number of them.
    """
    return [
        Amounts("discarded", "cards discarded face down", seats, 0, most, discarded),
        Tally[G](
            "discards", "cards that the own seat has discarded face down", cards, 1,
            lambda s, seat: cards_in(s, first + seat * each, each),
        ).for_eyes(OWN),
    ]  # fmt: skip


def facts_of_east(cards: Axis) -> list[Fact[G]]:
    """WSDV-HID-4: the facts about cards that only East has seen."""
    return [
        Tally[G](
            "set_aside", "the card that East has removed from the game", cards, 1,
            lambda s, seat: s.cards.at(s.places[PLACE_SET_APART]),
        ).for_eyes(EAST),
        Tally[G](
            "looked", "the cards that East is looking at, of the deck or of West's hand", cards, 1, looked
        ).for_eyes(EAST),
    ]  # fmt: skip
