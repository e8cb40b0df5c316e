"""The cards of hearts: their numbers, what they count, hands as masks, and how they are written.

Cards are numbered suit by suit, clubs, diamonds, spades, hearts, from the two to the ace; a hand is a mask of 52 cards.
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.actions import ActionSpace

SEATS: Final = 4
SUITS: Final = 4
RANKS: Final = 13
CARDS: Final = SUITS * RANKS
TRICKS: Final = CARDS // SEATS
CLUBS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 2
HEARTS: Final = 3
TWO_OF_CLUBS: Final = 0
JACK_OF_DIAMONDS: Final = DIAMONDS * RANKS + 9
QUEEN_OF_SPADES: Final = SPADES * RANKS + 10
ALL_POINTS: Final = 26
JACK_BONUS: Final = -10
NO_TRICKS_BONUS: Final = -5

PASSED: Final = 3
"""Cards that each seat passes."""
DIRECTIONS: Final = ("none", "left", "across", "right")
"""HEARTS-PASS-1: by how many seats a passed card moves on."""
NO_SUIT: Final = -1
NOBODY: Final = -1

SUIT: Final[list[int]] = [card // RANKS for card in range(CARDS)]
CARD: Final[list[int]] = [2**card for card in range(CARDS)]
"""Each card as a bit."""
POINTS: Final[list[int]] = [
    13 if card == QUEEN_OF_SPADES else 1 if card >= HEARTS * RANKS else 0 for card in range(CARDS)
]
ALL_RANKS: Final = 2**RANKS - 1
LOW_RANKS: Final = 7
"""Ranks from the two to the eight: a suit is looked up in two halves, whose tables together fit into a fast cache."""
LOW: Final = 2**LOW_RANKS - 1
LOW_CARDS: Final[list[list[int]]] = [
    [suit * RANKS + rank for rank in range(LOW_RANKS) if held >> rank & 1]
    for suit in range(SUITS)
    for held in range(LOW + 1)
]
"""The cards of the low half of a suit, by suit and what is held of it; shared, never changed."""
HIGH_RANKS: Final = RANKS - LOW_RANKS
HIGH_CARDS: Final[list[list[int]]] = [
    [suit * RANKS + LOW_RANKS + rank for rank in range(HIGH_RANKS) if held >> rank & 1]
    for suit in range(SUITS)
    for held in range(2**HIGH_RANKS)
]
"""The same for the high half."""
BELOW_HEARTS: Final[i64] = 2**39 - 1
"""All clubs, diamonds and spades."""
QUEEN: Final[i64] = 2**36
"""The queen of spades as a bit."""

SUIT_IDS: Final = "CDSH"
CARD_IDS: Final = [f"{rank}{suit}" for suit in SUIT_IDS for rank in "23456789TJQKA"]
ACTIONS: Final = ActionSpace()
ACTIONS.verb("{card}", card=CARD_IDS)
"""To pass or to play a card: the action has the card's number."""


def cards_of_suit(suit: i64, held: i64) -> list[int]:
    """The cards of a holding of one suit, ascending. Not to be changed."""
    low = LOW_CARDS[suit << LOW_RANKS | held & LOW]
    held >>= LOW_RANKS
    if held == 0:
        return low
    high = HIGH_CARDS[suit << HIGH_RANKS | held]
    return low + high if low else high


def cards_in(hand: i64) -> list[int]:
    """The cards of a hand, ascending; a fresh list."""
    cards = cards_of_suit(CLUBS, hand & ALL_RANKS)[:]
    hand >>= RANKS
    suit: i64 = DIAMONDS
    while hand:
        held: i64 = hand & ALL_RANKS
        if held:
            if held & LOW:
                cards += LOW_CARDS[suit << LOW_RANKS | held & LOW]
            held >>= LOW_RANKS
            if held:
                cards += HIGH_CARDS[suit << HIGH_RANKS | held]
        hand >>= RANKS
        suit += 1
    return cards
