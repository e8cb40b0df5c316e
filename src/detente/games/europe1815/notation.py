"""How actions are written. Each kind is declared once; lands and unit types appear as their ids in the data files.

Actions cover the lands of both maps, 1715 after 1815. Rules number only the lands of their own map:
`GameState.each` and `GameState.land` convert between the two.
"""

from typing import Final

from detente.core.engine.actions import ActionSpace
from detente.games.europe1815.codes import MOST_UNITS
from detente.games.europe1815.data import LAND_IDS, TYPE_IDS

STACK_IDS: Final = [f"{kind} {land}" for land in LAND_IDS for kind in TYPE_IDS]
"""Ids of stacks, such as `inf england`, by land * 3 + type. A stack is all units of one type in a land."""

ACTIONS: Final = ActionSpace()

PLANT: Final = ACTIONS.verb("plant {land}", land=LAND_IDS)
CHOOSE: Final = ACTIONS.verb("choose {land}", land=LAND_IDS)
RELOCATE: Final = ACTIONS.verb("relocate {land}", land=LAND_IDS)
JUMP: Final = ACTIONS.verb("jump {land}", land=LAND_IDS)
RESUPPLY: Final = ACTIONS.verb("resupply {land}", land=LAND_IDS)
DIPLOMACY: Final = ACTIONS.verb("diplomacy {land}", land=LAND_IDS)
ATTACK: Final = ACTIONS.verb("attack {land}", land=LAND_IDS)
SCOUT: Final = ACTIONS.verb("scout {land}", land=LAND_IDS)
UPRISING: Final = ACTIONS.verb("uprising {land}", land=LAND_IDS)
STRENGTHEN: Final = ACTIONS.verb("strengthen {land}", land=LAND_IDS)
BUILD: Final = ACTIONS.verb("build {land}", land=LAND_IDS)
EMBARK: Final = ACTIONS.verb("embark {land}", land=LAND_IDS)
GENERAL: Final = ACTIONS.verb("general {land}", land=LAND_IDS)
RESTORE: Final = ACTIONS.verb("restore {land}", land=LAND_IDS)
GIVE_LAND: Final = ACTIONS.verb("give land {land}", land=LAND_IDS)
GIVE_TROOPS: Final = ACTIONS.verb("give troops {land}", land=LAND_IDS)
STACK: Final = ACTIONS.verb("{stack}", stack=STACK_IDS)
COUNT: Final = ACTIONS.verb("count {number}", number=range(1, MOST_UNITS + 1))
DISSOLVE: Final = ACTIONS.verb("dissolve {type}", type=TYPE_IDS)
GIVE_MARKER: Final = ACTIONS.verb("give marker")
SKIP: Final = ACTIONS.verb("skip")
END_TURN: Final = ACTIONS.verb("end turn")
DONE: Final = ACTIONS.verb("done")
