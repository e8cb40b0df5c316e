"""Numbers of 2+2 besides those of Germany: seats, cards, sources of icons and phases.

A *source* is where icons come from: a card, a value, a row of a deck card or a space of a track. All editions number them equally.
"""

from typing import Final

from detente.games.germany.codes import RULINGS

# seats, and the powers and sides among them
USA: Final = 0
SOVIET_UNION: Final = 1
WEST_SEAT: Final = 2
EAST_SEAT: Final = 3
SEATS: Final = 4
SEAT_IDS: Final = ("usa", "soviet_union", "west", "east")
NO_SEAT: Final = 4
"""The acting seat during an automatic event, where no one is active; steps hold it in place of a seat."""

# cards, all by face: the base game's, including the special cards, then those of 2+2 and the two decks
TPT_CARDS: Final = 40
TPT_CARDS_OF_A_DECADE: Final = 10
FIRST_TPT: Final = 85
TPT_FACES: Final = 125
DECK_CARDS: Final = 10
RESHUFFLES: Final = 2
"""Cards with the reshuffle symbol in each deck."""
FIRST_ARMS: Final = 125
FIRST_CONFLICT: Final = 135
CARDS_OF_ALL: Final = 145
DECADES: Final = 4
BLUE: Final = 4
GREEN: Final = 5
BLACK: Final = 6
"""Colours besides those of the base game."""

# uses of a card besides those of the base game
USE_ARMS: Final = 4
USE_CREDIT: Final = 5

# tracks besides those of the base game
DOMINANCE: Final = 3
SPACE_RACE: Final = 4
ARMS_RACE: Final = 5
FIRST_NEW_TRACK: Final = 3
NEW_TRACKS: Final = 3
LONGEST_TRACK: Final = 8
"""The most spaces of a new track on either side of its start."""
SPACES: Final = 17
CENTRE: Final = 8
"""The number of space 0."""

# icons besides those of the base game
ICON_DOVE_LOST: Final = 24
ICON_DOVE_RESTORED: Final = 25
ICON_PEACEMAKER: Final = 26
ICON_TREASURY: Final = 27
ICON_CONFLICT: Final = 28
ICON_FREE_ARROW: Final = 29
ICON_ARMS_RACE_COST_UP: Final = 30
ICON_SOVIET_VALUE_DOWN: Final = 31
ICON_NEXT_DECADE_CARD: Final = 32

# sources of icons; the source of a card's event is its face
SOURCE_BOX: Final = 125
SOURCE_VALUE: Final = 138
SOURCE_ARMS: Final = 218
SOURCE_CONFLICT: Final = 298
SOURCE_DOMINANCE: Final = 318
SOURCE_SPACE: Final = 335
SOURCES: Final = 352

# decks
ARMS_DECK: Final = 0
CONFLICT_DECK: Final = 1

# phases of the end of decade besides those of the base game
PHASE_ARMS: Final = 11
PHASE_SPACE: Final = 12
PHASE_DOMINANCE: Final = 13

# levels of the arms race advantage in an automatic event
LEVEL_WHERE: Final = 1
LEVEL_COATS: Final = 2
LEVEL_IGNORES: Final = 3
LEVEL_LAUREL: Final = 4

# amounts that the rulebook states
DOVES: Final = 6
START_TREASURY: Final = 6
LEAST_PRINTED_DOLLARS: Final = -5
MOST_PRINTED_DOLLARS: Final = 10

# ways to end besides those of the base game
END_NUCLEAR_WAR: Final = 8
END_ARMS_RACE: Final = 9
END_SPACE_RACE: Final = 10

# why money is paid or received
FOR_ICON: Final = 0
FOR_STEP: Final = 1
FOR_CREDIT: Final = 2
FOR_MISSED: Final = 3
FOR_INCOME: Final = 4

# rulings that a table may change, beyond those of Germany: indexes into `Germany.rulings`
RULING_NEXT_SPACE: Final = RULINGS
RULING_IN_TURN: Final = RULINGS + 1
RULING_NO_EMPTY_USE: Final = RULINGS + 2
