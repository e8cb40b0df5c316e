"""The numbers of 1815 and 1715: lands, units, phases, and why things happen.

A land is 0 to 29 on its map, in the alphabetical order of the ids; in actions and events the lands of 1715 come after
those of 1815. A stack is land * 3 + type: infantry, cavalry, artillery.
"""

from typing import Final

MOST_SEATS: Final = 4
LANDS: Final = 30
NOBODY: Final = -1
NOWHERE: Final = -1

# types of units; ships are a fourth only in supplies
INF: Final = 0
KAV: Final = 1
ART: Final = 2
TYPES: Final = 3
SHIP: Final = 3
KINDS_IN_SUPPLY: Final = 4
STACKS: Final = 90
MOST_UNITS: Final = 18
MOST_YEARS: Final = 9
"""E15-END-2: no game lasts longer, however players act."""

# fortresses
NO_FORTRESS: Final = 0
GREY: Final = 1
WHITE: Final = 2

# phases, in the order of play
PHASE_CAPITALS: Final = 0
PHASE_LANDS: Final = 1
PHASE_TROOPS: Final = 2
PHASE_WINTER: Final = 3
PHASE_REINFORCEMENT: Final = 4
PHASE_SUMMER: Final = 5
PHASE_FINISHED: Final = 6

PHASES: Final = ("capitals", "lands", "troops", "winter", "reinforcement", "summer", "finished")

# how many steps of a Winter or Summer turn are over (`GameState.stage`), during its actions and during its team action
IN_ACTIONS: Final = 1
IN_TEAM_ACTION: Final = 2

# the wish of a crown before the first roll, and of the chief, who has none; other wishes: 1 + index in `WISHES`
NO_WISH: Final = 0

# commands, by the numbers of `GameState.command`
NO_COMMAND: Final = 0
COMMANDS: Final = (
    "none", "relocation", "resupply", "attack", "scout", "troops", "setup", "reinforcement", "tribes", "ships",
)  # fmt: skip

# kinds of civil actions, each possible once a turn: bits of `GameState.used`
CIVIL_KINDS: Final = ("relocation", "resupply", "diplomacy", "uprising", "tribes", "ships")

# why units come and go, and lands change hands
BY_SETUP: Final = 0
BY_REINFORCEMENT: Final = 1
BY_RESUPPLY: Final = 2
BY_WEAR: Final = 3
BY_BATTLE: Final = 4
BY_CONQUEST: Final = 5
BY_DIPLOMACY: Final = 6
BY_GIFT: Final = 7
BY_UPRISING: Final = 8
BY_TRIBES: Final = 9
BY_SHIPBUILDING: Final = 10
BY_RETURN: Final = 11
CAUSES: Final = (
    "setup", "reinforcement", "resupply", "wear", "battle", "conquest", "diplomacy", "gift", "uprising", "tribes",
    "shipbuilding", "return",
)  # fmt: skip
"""Why units come and go. battle: casualties. return: an exile comes back (E15-EXILE-2)."""

# why the game ended
END_NONE: Final = 0
END_POINTS: Final = 1
END_TEAM: Final = 2
END_TEAM_SUM: Final = 3
END_TEAM_TIE: Final = 4
