"""What the fields of 1815 and 1715 may hold."""

from detente.core.fields import (
    EACH_SEAT,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    YES_OR_NO,
    Field,
    Range,
    exactly,
    seats,
    up_to,
)
from detente.games.europe1815.codes import (
    CIVIL_KINDS,
    COMMANDS,
    END_TEAM_TIE,
    IN_TEAM_ACTION,
    KINDS_IN_SUPPLY,
    LANDS,
    MOST_UNITS,
    NOBODY,
    NOWHERE,
    PHASE_FINISHED,
    STACKS,
    TYPES,
)
from detente.games.europe1815.data import WISHES

MOST_NEUTRAL = 99
"""Units that may stand in a neutral land, to which tribes add one after the other."""
MOST_POINTS = 50
MOST_EP = 200
MOST_YEARS = 99
LAND = up_to(LANDS - 1)
LAND_OR_NONE = Range(NOWHERE, LANDS - 1)
ALL_LANDS_MASK = 2**LANDS - 1

FIELDS = (
    Field("owner", Range(NOBODY, lambda s: s.seats - 1), exactly(LANDS)),
    Field("units", up_to(MOST_NEUTRAL), exactly(STACKS)),
    Field("ships", up_to(MOST_UNITS), exactly(LANDS)),
    Field("supply", up_to(MOST_UNITS), exactly(lambda s: KINDS_IN_SUPPLY * s.seats)),
    Field("general", LAND_OR_NONE, EACH_SEAT),
    Field("flag", LAND_OR_NONE, EACH_SEAT),
    Field("points", up_to(MOST_POINTS), EACH_SEAT),
    Field("markers", up_to(lambda s: s.board.most_markers), EACH_SEAT),
    Field("loyalty", up_to(lambda s: s.board.most_loyalty), EACH_SEAT),
    Field("wish", up_to(len(WISHES)), EACH_SEAT),
    Field("lands_then", up_to(LANDS), EACH_SEAT),
    Field("conquered", SEATS),
    Field("marched", SEATS),
    Field("chief", SEAT_OR_NONE),
    Field("year", Range(1, MOST_YEARS)),
    Field("start", SEAT),
    Field("phase", up_to(PHASE_FINISHED)),
    Field("place", up_to(lambda s: s.seats * max(1, s.board.chosen_lands[s.seats]))),
    Field("stage", up_to(IN_TEAM_ACTION)),
    Field("actions", up_to(lambda s: s.board.actions)),
    Field("attacks", up_to(lambda s: s.board.actions)),
    Field("used", up_to(2 ** len(CIVIL_KINDS) - 1)),
    Field("half", YES_OR_NO),
    Field("team_used", YES_OR_NO),
    Field("command", up_to(len(COMMANDS) - 1)),
    Field("target", LAND_OR_NONE),
    Field("effects", up_to(lambda s: s.board.effects + 3 * s.board.effects_per_grey)),
    Field("budget", up_to(MOST_EP)),
    Field("parts", up_to(MOST_UNITS), up_to(STACKS)),
    Field("worn", up_to(MOST_UNITS), up_to(TYPES)),
    Field("leader", LAND_OR_NONE),
    Field("aboard", up_to(ALL_LANDS_MASK)),
    Field("picked", Range(NOWHERE, STACKS - 1)),
    Field("ranks", SEAT, up_to(seats), once=True),
    Field("ending", up_to(END_TEAM_TIE)),
)
