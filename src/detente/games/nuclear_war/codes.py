"""The numbers of Nuclear War: faces, places, what cards and dice do, and why things happen.

Faces are numbered in the order of the data file: warheads, carriers, propaganda, anti-missiles, secrets.
"""

from typing import Final

WARHEADS: Final = 4
CARRIER: Final = 4
CARRIERS: Final = 4
PROPAGANDA: Final = 8
ANTI_MISSILE: Final = 11
ANTI_MISSILES: Final = 4
SECRET: Final = 15
SECRETS: Final = 15
FACES: Final = 30
MOST_SEATS: Final = 6

HAND_SIZE: Final = 9
ROW_START: Final = 2
ROW_SLOTS: Final = 3
SHOWN_SLOTS: Final = 2
SHOT: Final = 4
"""How many numbers describe one shot in `GameState.salvo`."""

# places: piles first
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2

# war
PEACE: Final = 0
WAR: Final = 1
WAR_OF_RETALIATION: Final = 2
"""There is war, but only a final retaliation has declared it."""

# what secrets do
LOSE_TURN: Final = 0
STEAL: Final = 1
GAIN: Final = 2
KILL: Final = 3

# what the fallout dice say
RESULT_LAUNCH_FAILURE: Final = 0
RESULT_DUD: Final = 1
RESULT_HIT: Final = 2

# rulings that a table may change: indexes into `GameState.rulings`
RULING_HIDDEN_TOTALS: Final = 0
RULING_RANDOM_FIRST: Final = 1
RULING_DUDS_SPEND_LOAD: Final = 2
RULING_SALVO_LAUNCH_SLOT: Final = 3
RULING_INTERCEPTOR_AGAIN: Final = 4
RULING_STRATEGY_AFTER_SALVO: Final = 5

# why the game ended
END_NONE: Final = 0
END_LAST_LIVING: Final = 1
END_EVERYONE_DEAD: Final = 2
END_CHAIN_REACTION: Final = 3

# where a card comes from
FROM_HAND: Final = 0
FROM_ROW: Final = 1
FROM_LAUNCH_SLOT: Final = 4
FROM_DETERRENTS: Final = 5
FROM_TURNED_UP: Final = 6
FROM_DECK: Final = 7
FROM_WAITING: Final = 8
