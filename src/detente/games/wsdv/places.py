"""Where cards of the two-player game can be, and who sees them."""

from typing import Final

from detente.core.hidden.layout import Layout
from detente.games.germany import codes
from detente.games.germany.board import BOARD

# piles first
FUTURE: Final = 0
DECK: Final = 4
GONE: Final = 5
DISPLAY: Final = 6
PLAYED: Final = 7
OLD: Final = 8
POLICE_CARDS: Final = 9
SHOWN: Final = 10
HAND: Final = 11
LOOK: Final = 13
PILES: Final = 14
IN_PLAY: Final = 14
SET_APART: Final = 15
DISCARDED: Final = 16
DISCARDS: Final = 10
"""The most cards that a seat discards in a game: three at the end of each of three decades, and four for special cards."""
SEATS: Final = 2


def layout() -> Layout:
    """WSDV-HID-1, WSDV-HID-2: all card places and who sees them. Each card discarded face down has its own place."""
    everybody, west, east = 2 ** (SEATS + 1) - 1, 2**codes.WEST, 2**codes.EAST
    names = [f"decade {k}" for k in range(1, BOARD.decades + 1)]
    names += ["deck", "gone", "display", "played", "old", "police", "discards shown"]
    names += ["west hand", "east hand", "looked at"]
    visible_to = [everybody] * BOARD.decades + [0, 0] + [everybody] * 5 + [west, east, east]
    names += ["in play", "set aside"]
    visible_to += [everybody, east]
    for side, own in (("west", west), ("east", east)):
        names += [f"{side} discard {k}" for k in range(1, DISCARDS + 1)]
        visible_to += [own] * DISCARDS
    ordered = [place in (DECK, LOOK) for place in range(PILES)]
    return Layout(list(range(codes.NORMAL_CARDS)), names, PILES, visible_to, ordered, SEATS)


LAYOUT: Final = layout()
FIRST_LOTS: Final = [
    list(range(decade * codes.CARDS_OF_A_DECADE, (decade + 1) * codes.CARDS_OF_A_DECADE))
    for decade in range(BOARD.decades)
]
PLACES_OF_CARDS: Final = [DECK, LOOK, SET_APART, POLICE_CARDS, OLD, HAND + codes.WEST, HAND + codes.EAST]
"""In the order of the PLACE codes of Germany."""
