"""The numbers of 1815 and 1715: lands, units, actions, phases and questions.

A land is 0 to 29 on its map, in the alphabetical order of the ids; in actions and events the lands of 1715 come after
those of 1815. A stack is land * 3 + type: infantry, cavalry, artillery.
"""

from typing import Final

MOST_SEATS: Final = 4
LANDS: Final = 30
MAPS: Final = 2
ALL_LANDS: Final = 60
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

# fortresses
NO_FORTRESS: Final = 0
GREY: Final = 1
WHITE: Final = 2

# actions; those with a land take ALL_LANDS numbers each
PLANT: Final = 0
CHOOSE: Final = 60
RELOCATE: Final = 120
JUMP: Final = 180
RESUPPLY: Final = 240
DIPLOMACY: Final = 300
ATTACK: Final = 360
SCOUT: Final = 420
UPRISING: Final = 480
STRENGTHEN: Final = 540
BUILD: Final = 600
EMBARK: Final = 660
GENERAL: Final = 720
RESTORE: Final = 780
GIVE_LAND: Final = 840
GIVE_TROOPS: Final = 900
STACK: Final = 960
COUNT: Final = 1140
MOST_UNITS: Final = 18
DISSOLVE: Final = 1158
GIVE_MARKER: Final = 1161
SKIP: Final = 1162
END_TURN: Final = 1163
DONE: Final = 1164
ACTIONS: Final = 1165

# questions
ASK_CAPITAL: Final = 0
ASK_LAND: Final = 1
ASK_TURN: Final = 2
ASK_EFFECT: Final = 3
ASK_WEAR: Final = 4
ASK_RELOCATION: Final = 5
ASK_STATIONING: Final = 6
ASK_ATTACK: Final = 7
ASK_TROOPS: Final = 8
ASK_COUNT: Final = 9
ASK_GENERAL: Final = 10
ASK_RESTORE: Final = 11
ASK_TEAM: Final = 12
ASK_TRIBES: Final = 13
ASK_SHIPS: Final = 14

# commands under way
NO_COMMAND: Final = 0
CMD_RELOCATION: Final = 1
CMD_RESUPPLY: Final = 2
CMD_ATTACK: Final = 3
CMD_SCOUT: Final = 4
CMD_TROOPS: Final = 5
CMD_SETUP: Final = 6
CMD_REINFORCEMENT: Final = 7
CMD_TRIBES: Final = 8
CMD_SHIPS: Final = 9

# phases
PHASE_CAPITALS: Final = 0
PHASE_LANDS: Final = 1
PHASE_TROOPS: Final = 2
PHASE_WINTER: Final = 3
PHASE_REINFORCEMENT: Final = 4
PHASE_SUMMER: Final = 5
PHASE_FINISHED: Final = 6

# what comes next in a turn
STAGE_BEGIN: Final = 0
STAGE_ACT: Final = 1
STAGE_TEAM: Final = 2

# kinds of civil actions, of which each comes once a turn: bits of `used`
CIVIL_RELOCATION: Final = 1
CIVIL_RESUPPLY: Final = 2
CIVIL_DIPLOMACY: Final = 4
CIVIL_UPRISING: Final = 8
CIVIL_TRIBES: Final = 16
CIVIL_SHIPS: Final = 32

# wishes of the crown; none before the first roll and for the chief
NO_WISH: Final = 0
WISH_FORTRESS: Final = 1
WISH_WAR: Final = 2
WISH_PEACE: Final = 3
WISH_SETTLE: Final = 4
WISH_GUARD: Final = 5
WISH_TRADE: Final = 6

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

# why the game ended
END_NONE: Final = 0
END_POINTS: Final = 1
END_TEAM: Final = 2
END_TEAM_SUM: Final = 3
END_TEAM_TIE: Final = 4

# what a battle comes to: indexes into its list
BATTLE_ATTACK: Final = 0
BATTLE_DEFENCE: Final = 1
BATTLE_ATTACKER_EP: Final = 2
BATTLE_DEFENDER_EP: Final = 3
BATTLE_CONQUEST: Final = 4
BATTLE_LOST: Final = 5
BATTLE_BEATEN: Final = 8
BATTLE_MARKERS: Final = 11
