"""The numbers of 2+2 beyond those of Germany (`wsdv.codes`): seats, faces, colours, icons and tracks.

A side is WEST (yellow: USA and West) or EAST (red: Soviet Union and East). Track positions are signed: right, in favour of
red, is positive.
"""

from typing import Final

# seats, in the turn order of decade I
USA: Final = 0
SOVIET_UNION: Final = 1
WEST_SEAT: Final = 2
EAST_SEAT: Final = 3
SEATS: Final = 4

# faces: those of the base game, with the special cards of 2+2, then the 2+2 cards by number - 1
FIRST_TPT: Final = 85
TPT_CARDS: Final = 40
TPT_CARDS_OF_A_DECADE: Final = 10
TPT_FACES: Final = 125
DECADES: Final = 4

# colours of cards beyond RED, YELLOW, DUAL and SPECIAL
BLUE: Final = 4
GREEN: Final = 5
BLACK: Final = 6

# icons beyond Germany's
ICON_DOVE_LOST: Final = 24
ICON_DOVE_RESTORED: Final = 25
ICON_PEACEMAKER: Final = 26
ICON_TREASURY: Final = 27
ICON_CONFLICT: Final = 28
ICON_FREE_ARROW: Final = 29
ICON_ARMS_RACE_COST_UP: Final = 30
ICON_SOVIET_VALUE_DOWN: Final = 31
ICON_NEXT_DECADE_CARD: Final = 32

# tracks beyond Germany's
DOMINANCE: Final = 3
SPACE_RACE: Final = 4
ARMS_RACE: Final = 5
LONGEST_TRACK: Final = 8
"""Spaces of a track on either side of its start."""

# advantage levels in an automatic event
LEVEL_NONE: Final = 0
LEVEL_WHERE: Final = 1
LEVEL_COATS: Final = 2
LEVEL_IGNORES: Final = 3
LEVEL_LAUREL: Final = 4

# small decks
DECK_CARDS: Final = 10
RESHUFFLES: Final = 2

DOVES: Final = 6
START_TREASURY: Final = 6
LEAST_PRINTED_DOLLARS: Final = -5
MOST_PRINTED_DOLLARS: Final = 10
