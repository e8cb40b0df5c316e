"""The values that each field of 1815 and 1715 may hold. Lands are numbers of their map, stacks land * 3 + type, as in `codes`."""

from detente.core.records.fields import (
    EACH_SEAT,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    YES_OR_NO,
    Derived,
    Field,
    Range,
    exactly,
    up_to,
)
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import LANDS, MOST_UNITS, NOBODY, NOWHERE, STACKS, TYPES
from detente.games.europe1815.data import EUROPE, WISHES, Board

MOST_NEUTRAL = 99
"""The most units in a neutral land, to which tribes can keep adding."""
MOST_POINTS = 50
MOST_EP = 200
MOST_YEARS = 99
LAND_OR_NONE = Range(NOWHERE, LANDS - 1)

FIELDS = (
    Field("owner", SEAT_OR_NONE, exactly(LANDS), "of each land, or NOBODY for a neutral one"),
    Field("units", up_to(MOST_NEUTRAL), exactly(STACKS), "how many are where, by stack"),
    Field("ships", up_to(MOST_UNITS), exactly(LANDS), "how many the owner has at each land"),
    Field(
        "supply",
        up_to(MOST_UNITS),
        exactly(lambda s: codes.KINDS_IN_SUPPLY * s.seats),
        "pieces that each seat has left, by seat * 4 + type; ships are the fourth",
    ),
    Field("general", LAND_OR_NONE, EACH_SEAT, "the land of each seat's General, or NOWHERE"),
    Field("flag", LAND_OR_NONE, EACH_SEAT, "the land of each seat's flag, or NOWHERE"),
    Field("points", up_to(MOST_POINTS), EACH_SEAT, "SP of each seat"),
    Field("markers", up_to(lambda s: s.board.most_markers), EACH_SEAT, "success markers of each seat"),
    Field("loyalty", up_to(lambda s: s.board.most_loyalty), EACH_SEAT, "of each seat"),
    Field("wish", up_to(len(WISHES)), EACH_SEAT, "of each seat's crown, or NO_WISH"),
    Field("lands_then", up_to(LANDS), EACH_SEAT, "how many lands each seat had when its wish was rolled"),
    Field("conquered", SEATS, about="mask of the seats that have conquered in this year"),
    Field("marched", SEATS, about="mask of the seats that attacked in this Winter"),
    Field("chief", SEAT_OR_NONE, about="the native chief, or NOBODY", start=NOBODY),
    Field("year", Range(1, MOST_YEARS), about="its number", start=1),
    Field("start", SEAT, about="the first in this year's turn order"),
    Field("phase", up_to(len(codes.PHASES) - 1), about="the phase of the order of play"),
    Field(
        "place",
        up_to(lambda s: s.seats * max(1, s.board.chosen_lands[s.seats])),
        about="how many turns of the phase are over",
    ),
    Field("stage", up_to(codes.IN_TEAM_ACTION), about="how many steps of the turn are over"),
    Field("actions", up_to(lambda s: s.board.actions), about="left in the turn, without the one under way"),
    Field("attacks", up_to(lambda s: s.board.actions), about="made in the turn"),
    Field(
        "used",
        up_to(2 ** len(codes.CIVIL_KINDS) - 1),
        about="mask of the kinds of civil actions taken in the turn",
    ),
    Field("half", YES_OR_NO, about="whether it is the half turn"),
    Field("team_used", YES_OR_NO, about="whether the turn's team action is used"),
    Field("command", up_to(len(codes.COMMANDS) - 1), about="the command under way, or NO_COMMAND"),
    Field("target", LAND_OR_NONE, about="its land, or NOWHERE", start=NOWHERE),
    Field(
        "effects",
        up_to(lambda s: s.board.effects + 3 * s.board.effects_per_grey),
        about="Z-effects left of a relocation, the one under way too",
    ),
    Field("budget", up_to(MOST_EP), about="EP of the command: to be stationed, or to wear off"),
    Field(
        "parts", up_to(MOST_UNITS), up_to(STACKS), "units that take part in it, by stack; empty without one"
    ),
    Field("worn", up_to(MOST_UNITS), up_to(TYPES), "units that dissolve for it, by type; empty without one"),
    Field(
        "leader", LAND_OR_NONE, about="the land from which the General goes along, or NOWHERE", start=NOWHERE
    ),
    Field("aboard", up_to(2**LANDS - 1), about="mask of the lands whose units go by ship"),
    Field(
        "picked",
        Range(NOWHERE, STACKS - 1),
        about="the stack whose number is asked, or NOWHERE",
        start=NOWHERE,
    ),
    Field("ranks", SEAT, up_to(lambda s: s.seats), "seats by rank in the last SP distribution", once=True),
    Field("ending", up_to(codes.END_TEAM_TIE), about="why the game is over"),
)

DERIVED = (
    Derived("board", Board, "the map", EUROPE),
    Derived("shift", int, "how much later its lands come in actions and events than on the map"),
    Derived("teams", bool, "whether it is 2vs2"),
    Derived("loyal", bool, "whether crowns have wishes"),
    Derived("admirals", bool, "whether there are ships"),
    Derived("fleets", bool, "whether ships are there from the start and survive the loss of their land"),
    Derived("chiefs", bool, "whether there may be a native chief"),
    Derived("start_ep", int, "extra EP in set-up for each player of the team that begins"),
    Derived("chief_ep", int, "extra EP that the chief gets each year"),
)
