"""Where cards of 2+2 can be, who sees them, and which card can be where."""

from typing import Final

from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import Layout
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.twoplustwo import codes as tpt

# piles first
FUTURE: Final = 0
TPT_FUTURE: Final = 4
DECK: Final = 8
NEXT: Final = 9
GONE: Final = 10
TPT_DECK: Final = 14
STACK_B: Final = 15
STACK_C: Final = 16
UNSEEN: Final = 17
DRAW: Final = 18
"""The arms race deck, followed by the conflict deck."""
OUT: Final = 20
"""The executed cards of the arms race deck, followed by those of the conflict deck."""
DISPLAY: Final = 22
PLAYED: Final = 23
OLD: Final = 24
POLICE_CARDS: Final = 25
COLLECTED: Final = 26
HAND: Final = 30
LOOK: Final = 34
SPECIAL_CARDS: Final = 35
"""The engine's place for the special cards; the state says which one is on display, in play or played."""
PILES: Final = 36
IN_PLAY: Final = 36
SET_APART: Final = 37
DISCARDED: Final = 38
DISCARDS: Final = 16
"""The most cards that a seat discards in a game: three old ones and one more at the start of three decades, and one in
each decade for a special card.
"""
OLD_DISCARDS: Final = 3
DISCARDS_OF_A_START: Final = 4
FIRST_PRICE: Final = 12
PLACES_OF_CARDS: Final = [
    DECK,
    LOOK,
    SET_APART,
    POLICE_CARDS,
    OLD,
    HAND + tpt.WEST_SEAT,
    HAND + tpt.EAST_SEAT,
]
"""In the order of the PLACE codes of Germany."""


def layout() -> Layout:
    """TPT-TALK-14.4: all card places and who sees them. Each discarded hand card has its own place."""
    everybody, nobody = 2 ** (tpt.SEATS + 1) - 1, 0
    decades = range(1, BOARD.decades + 1)
    piles: list[tuple[str, int, bool]] = [(f"decade {k}", everybody, False) for k in decades]
    piles += [(f"2+2 decade {k}", everybody, False) for k in decades]
    piles += [("deck", nobody, True), ("next deck", nobody, True)]
    piles += [(f"set aside of decade {k}", nobody, True) for k in decades]
    piles += [("2+2 deck", nobody, True), ("stack B", nobody, False), ("stack C", nobody, False)]
    piles += [
        ("2+2 unseen", nobody, False),
        ("arms race deck", nobody, True),
        ("conflict deck", nobody, True),
    ]
    piles += [("arms race executed", everybody, False), ("conflict executed", everybody, False)]
    piles += [(name, everybody, False) for name in ("display", "played", "old", "police")]
    piles += [(f"{seat} collected", everybody, False) for seat in tpt.SEAT_IDS]
    piles += [(f"{name} hand", 2**seat, False) for seat, name in enumerate(tpt.SEAT_IDS)]
    piles += [("looked at", 2**tpt.EAST_SEAT, True), ("special cards", everybody, False)]
    slots = [("in play", everybody), ("set aside by east", 2**tpt.EAST_SEAT)]
    for seat, name in enumerate(tpt.SEAT_IDS):
        slots += [(f"{name} discard {k}", 2**seat) for k in range(1, DISCARDS + 1)]
    return Layout(
        list(range(tpt.CARDS_OF_ALL)),
        [name for name, _, _ in piles] + [name for name, _ in slots],
        PILES,
        [visible_to for _, visible_to, _ in piles] + [visible_to for _, visible_to in slots],
        [ordered for _, _, ordered in piles],
        tpt.SEATS,
    )


LAYOUT: Final = layout()
LOTS: Final = [
    list(range(decade * codes.CARDS_OF_A_DECADE, (decade + 1) * codes.CARDS_OF_A_DECADE))
    for decade in range(BOARD.decades)
]
TPT_LOTS: Final = [
    list(
        range(
            tpt.FIRST_TPT + decade * tpt.TPT_CARDS_OF_A_DECADE,
            tpt.FIRST_TPT + (decade + 1) * tpt.TPT_CARDS_OF_A_DECADE,
        )
    )
    for decade in range(BOARD.decades)
]
SPECIAL_LOT: Final = list(range(codes.SPECIAL_1, codes.SPECIAL_4_WALL + 1))
DECK_LOTS: Final = [
    list(range(tpt.FIRST_ARMS, tpt.FIRST_ARMS + tpt.DECK_CARDS)),
    list(range(tpt.FIRST_CONFLICT, tpt.FIRST_CONFLICT + tpt.DECK_CARDS)),
]


def barred_places() -> list[int]:
    """TPT-SEQ-4.28, TPT-DECK-8.1, TPT-EOD-12.2.3: for each face, the mask of places where it can never be.

    Cards of 2+2 and of the small decks have their own piles; an old card discarded at the start of a decade is not one of
    this decade.
    """
    own = places_mask([TPT_DECK, STACK_B, STACK_C, UNSEEN])
    decks = [places_mask([DRAW, OUT]), places_mask([DRAW + 1, OUT + 1])]
    hidden = places_mask([DECK, NEXT, LOOK, SET_APART])
    hidden |= places_mask(list(range(GONE, GONE + BOARD.decades)) + list(range(HAND, HAND + tpt.SEATS)))
    hidden |= places_mask(list(range(DISCARDED, DISCARDED + tpt.SEATS * DISCARDS)))
    masks = [own | decks[0] | decks[1] for _ in range(tpt.CARDS_OF_ALL)]
    for decade in range(1, BOARD.decades):
        places = places_mask(
            [
                DISCARDED + seat * DISCARDS + (decade - 1) * DISCARDS_OF_A_START + k
                for seat in range(tpt.SEATS)
                for k in range(OLD_DISCARDS)
            ]
        )
        for card in range(decade * codes.CARDS_OF_A_DECADE, BOARD.decades * codes.CARDS_OF_A_DECADE):
            masks[card] |= places
    for lot in TPT_LOTS:
        for card in lot:
            masks[card] = hidden | decks[0] | decks[1]
    for deck in range(2):
        for card in DECK_LOTS[deck]:
            masks[card] = hidden | own | decks[1 - deck]
    return masks


def places_mask(places: list[int]) -> int:
    """Places as a mask."""
    found: int = 0
    for place in places:
        found |= BIT[place]
    return found


BARRED: Final = barred_places()
