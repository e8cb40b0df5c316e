"""Numbers for provinces, sites, cards, icons, phases and rulings of Germany.

A city's factory is site 0 to 41, in data file order; site 42 + n is line n of a connection. A *spot* holds living
standard pieces: one of the 13 provinces with an economy or one of West Berlin's three sectors.

A game on Germany numbers its own rulings from RULINGS.
"""

from typing import Final

# sides
WEST: Final = 0
EAST: Final = 1
NOBODY: Final = -1

# provinces that a rule names
PROVINCES: Final = 14
SCHLESWIG_HOLSTEIN: Final = 0
NIEDERSACHSEN: Final = 1
WEST_BERLIN: Final = 7
FIRST_EAST: Final = 8
BRANDENBURG: Final = 9
EAST_BERLIN: Final = 10
WEST_GERMANY: Final = 0x7F
WEST_PROVINCES: Final = 0xFF
EAST_PROVINCES: Final = 0x3F00
SECTORS: Final = 3
SPOTS: Final = 16
FIRST_SECTOR: Final = 7
FIRST_EAST_SPOT: Final = 10

# sites
CITIES: Final = 42
WEST_CITIES: Final = 25
HAMBURG: Final = 2
RHEINSBERG: Final = 28
FIRST_EXTERNAL: Final = 38
EXTERNALS: Final = 4
LINES: Final = 76
SITES: Final = 118

# what is on a city: a rundown factory has base 0 (Rheinsberg: value 1), a sound one 1 (Rheinsberg: value 2)
EMPTY_SITE: Final = 0
RUNDOWN: Final = 1
SOUND: Final = 2

# tracks
PRESTIGE: Final = 0
CURRENCY: Final = 1
SOCIALIST: Final = 2
TRACK_END: Final = 6

# cards: 80 normal ones by number - 1, then the faces of the special cards
NORMAL_CARDS: Final = 80
CARDS_OF_A_DECADE: Final = 20
SPECIAL_1: Final = 80
SPECIAL_2: Final = 81
SPECIAL_4: Final = 83
SPECIAL_4_WALL: Final = 84
FACES: Final = 85
RED: Final = 0
YELLOW: Final = 1
DUAL: Final = 2
SPECIAL: Final = 3
NO_POLICE: Final = 0
POLICE_RED: Final = 1
POLICE_PINK: Final = 2
MOST_ICONS: Final = 16
"""The most single icons and arrows on one card."""

# uses of a card
USE_UNREST: Final = 0
USE_BUILD: Final = 1
USE_RAISE: Final = 2
USE_EVENT: Final = 3

# icons
ICON_BUILD_E: Final = 0
ICON_BUILD_W: Final = 1
ICON_DISMANTLE_E: Final = 2
ICON_DISMANTLE_W: Final = 3
ICON_UNREST_E: Final = 4
ICON_UNREST_W: Final = 5
ICON_REMOVE_UNREST_E: Final = 6
ICON_REMOVE_UNREST_W: Final = 7
ICON_MOVE_UNREST_E: Final = 8
ICON_LS_E: Final = 9
ICON_LS_W: Final = 10
ICON_LS_ONLY_W: Final = 11
ICON_REMOVE_LS_E: Final = 12
ICON_REMOVE_MASS_PROTEST_E: Final = 13
ICON_STOP_FACTORY: Final = 14
ICON_RUNDOWN_E: Final = 15
ICON_REPAIR_E: Final = 16
ICON_POLICE_RED: Final = 17
ICON_POLICE_PINK: Final = 18
ICON_BUILD_WALL: Final = 19
ICON_REMOVE_WALL: Final = 20
ICON_STASI_DISBANDMENT: Final = 21
ICON_GUILLAUME_AFFAIR: Final = 22
ICON_ARROW: Final = 23

# the sites to which an icon can be bound when it builds or stops a factory
ANYWHERE: Final = 0
IN_CSSR: Final = 1
IN_POLSKA: Final = 2
AT_RHEINSBERG: Final = 3

# why something is dismantled, run down, removed or placed
WHY_ICON: Final = 0
WHY_PRICE: Final = 1
WHY_FLIGHT: Final = 2
WHY_WALL: Final = 3
WHY_BOX: Final = 4
WHY_CURRENCY: Final = 5
WHY_POLICE_COST: Final = 6
WHY_USE: Final = 7
WHY_OVERFLOW: Final = 8
WHY_POLICE: Final = 9
WHY_LS: Final = 10
WHY_SOCIALISTS: Final = 11
WHY_INTERNAL: Final = 12
WHY_PRESSURE: Final = 13
WHY_STASI: Final = 14
WHY_EXPORT: Final = 15
WHY_STOP: Final = 16
WHY_PROTEST: Final = 17

# phases of the end of decade
NO_PHASE: Final = 0
PHASE_FLIGHT: Final = 1
PHASE_PRESTIGE: Final = 2
PHASE_CURRENCY: Final = 3
PHASE_POLICE_COST: Final = 4
PHASE_EXPORT: Final = 5
PHASE_INTERNAL: Final = 6
PHASE_EAST_WEST: Final = 7
PHASE_POLICE: Final = 8
PHASE_SOCIALISTS: Final = 9
PHASE_COLLAPSE: Final = 10

# rulings that a table may change: indexes into `Germany.rulings`
RULING_BAN_LINE: Final = 0
RULING_BUILD_ALL: Final = 1
RULING_ASSIGN_ANEW: Final = 2
RULING_BERLIN_ONCE: Final = 3
RULING_LIFT_IN_ORDER: Final = 4
RULING_NO_SOCIALISTS_AFTER_LOSS: Final = 5
RULING_COUNT_CONNECTIONS: Final = 6
RULING_LIMIT_BY_PRESENCE: Final = 7
RULING_BERLIN_TOLERANCE: Final = 8
RULINGS: Final = 9

# how the game ended
END_NONE: Final = 0
END_INSOLVENCY: Final = 1
END_TRIUMPH: Final = 2
END_SOCIALISM_FAILS: Final = 3
END_EAST_COLLAPSES: Final = 4
END_WEST_COLLAPSES: Final = 5
END_BOTH_COLLAPSE: Final = 6
END_EAST_SURVIVES: Final = 7
