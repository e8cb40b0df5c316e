"""The numbers of Nuclear War: faces, places, actions, steps, questions and events.

Faces are numbered in the order of the data file: warheads, carriers, propaganda, anti-missiles, secrets.
"""

from typing import Final

WARHEADS: Final = 4
CARRIER: Final = 4
POLARIS: Final = 4
ATLAS: Final = 5
B70: Final = 6
SATURN: Final = 7
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

# places: piles first
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2

# actions
PLACE: Final = 0
PLACE_SHOWN: Final = 15
SHOW: Final = 30
TAKE_BACK: Final = 45
PLAY: Final = 60
TARGET: Final = 75
INTERCEPT: Final = 81
DECLINE: Final = 85
FIRE: Final = 86
FIRE_LAUNCHED: Final = 90
LOAD: Final = 91
KEEP: Final = 115
DONE: Final = 116
ACTIONS: Final = 117

# steps; 5 was the end of a turn, which lies on no stack any more
STEP_SETUP: Final = 0
STEP_OPENING: Final = 1
STEP_TURN: Final = 2
STEP_DRAW: Final = 3
STEP_PLACE: Final = 4
STEP_SHOT: Final = 6
STEP_AFTERMATH: Final = 7

# questions
ASK_SECRET: Final = 0
ASK_SECRET_TARGET: Final = 1
ASK_ROW: Final = 2
ASK_PLACE: Final = 3
ASK_PROPAGANDA_TARGET: Final = 4
ASK_ATTACK_TARGET: Final = 5
ASK_INTERCEPT: Final = 6
ASK_SALVO: Final = 7
ASK_STRATEGY: Final = 8

# war
PEACE: Final = 0
WAR: Final = 1
WAR_OF_RETALIATION: Final = 2
"""War reigns, but only a final retaliation has declared it."""

# what secrets do
LOSE_TURN: Final = 0
STEAL: Final = 1
GAIN: Final = 2
KILL: Final = 3

# what the fallout dice say
RESULT_LAUNCH_FAILURE: Final = 0
RESULT_DUD: Final = 1
RESULT_HIT: Final = 2

# rulings that a table may play otherwise: indexes into `Table.rulings`
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
