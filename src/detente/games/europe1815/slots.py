"""The fields of europe1815's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from detente.games.europe1815.data import EUROPE, Board
from detente.games.europe1815.fields import FIELDS


class Slots(State):
    """What is on the table.

    owner: of each land, or NOBODY for a neutral one
    units: how many are where, by stack
    ships: how many the owner has at each land
    supply: pieces that each seat has left, by seat * 4 + type; ships are the fourth
    general: the land of each seat's General, or NOWHERE
    flag: the land of each seat's flag, or NOWHERE
    points: SP of each seat
    markers: success markers of each seat
    loyalty: of each seat
    wish: of each seat's crown, or NO_WISH
    lands_then: how many lands each seat had when its wish was rolled
    conquered: mask of the seats that have conquered in this year
    marched: mask of the seats that attacked in this Winter
    chief: the native chief, or NOBODY
    year: its number
    start: the first in this year's turn order
    phase: the phase of the order of play
    place: how many turns of the phase are over
    stage: how many steps of the turn are over
    actions: left in the turn, without the one under way
    attacks: made in the turn
    used: mask of the kinds of civil actions taken in the turn
    half: whether it is the half turn
    team_used: whether the turn's team action is used
    command: the command under way, or NO_COMMAND
    target: its land, or NOWHERE
    effects: Z-effects left of a relocation, the one under way too
    budget: EP of the command: to be stationed, or to wear off
    parts: units that take part in it, by stack; empty without one
    worn: units that dissolve for it, by type; empty without one
    leader: the land from which the General goes along, or NOWHERE
    aboard: mask of the lands whose units go by ship
    picked: the stack whose number is asked, or NOWHERE
    ranks: seats by rank in the last SP distribution
    ending: why the game is over
    board: the map
    shift: how much later its lands come in actions and events than on the map
    teams: whether it is 2vs2
    loyal: whether crowns have wishes
    admirals: whether there are ships
    fleets: whether ships are there from the start and survive the loss of their land
    chiefs: whether there may be a native chief
    start_ep: extra EP in set-up for each player of the team that begins
    chief_ep: extra EP that the chief gets each year
    """

    __slots__ = (
        "aboard",
        "actions",
        "admirals",
        "attacks",
        "board",
        "budget",
        "chief",
        "chief_ep",
        "chiefs",
        "command",
        "conquered",
        "effects",
        "ending",
        "flag",
        "fleets",
        "general",
        "half",
        "lands_then",
        "leader",
        "loyal",
        "loyalty",
        "marched",
        "markers",
        "owner",
        "parts",
        "phase",
        "picked",
        "place",
        "points",
        "ranks",
        "shift",
        "ships",
        "stage",
        "start",
        "start_ep",
        "supply",
        "target",
        "team_used",
        "teams",
        "units",
        "used",
        "wish",
        "worn",
        "year",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.owner: list[int] = EMPTY
        self.units: list[int] = EMPTY
        self.ships: list[int] = EMPTY
        self.supply: list[int] = EMPTY
        self.general: list[int] = EMPTY
        self.flag: list[int] = EMPTY
        self.points: list[int] = EMPTY
        self.markers: list[int] = EMPTY
        self.loyalty: list[int] = EMPTY
        self.wish: list[int] = EMPTY
        self.lands_then: list[int] = EMPTY
        self.conquered: i64 = 0
        self.marched: i64 = 0
        self.chief: i64 = -1
        self.year: i64 = 1
        self.start: i64 = 0
        self.phase: i64 = 0
        self.place: i64 = 0
        self.stage: i64 = 0
        self.actions: i64 = 0
        self.attacks: i64 = 0
        self.used: i64 = 0
        self.half: i64 = 0
        self.team_used: i64 = 0
        self.command: i64 = 0
        self.target: i64 = -1
        self.effects: i64 = 0
        self.budget: i64 = 0
        self.parts: list[int] = EMPTY
        self.worn: list[int] = EMPTY
        self.leader: i64 = -1
        self.aboard: i64 = 0
        self.picked: i64 = -1
        self.ranks: list[int] = EMPTY
        self.ending: i64 = 0
        self.board: Board = EUROPE
        self.shift: i64 = 0
        self.teams: bool = False
        self.loyal: bool = False
        self.admirals: bool = False
        self.fleets: bool = False
        self.chiefs: bool = False
        self.start_ep: i64 = 0
        self.chief_ep: i64 = 0

    def copy_slots(self, twin: "Slots") -> None:
        """Copy all fields."""
        twin.owner = self.owner[:]
        twin.units = self.units[:]
        twin.ships = self.ships[:]
        twin.supply = self.supply[:]
        twin.general = self.general[:]
        twin.flag = self.flag[:]
        twin.points = self.points[:]
        twin.markers = self.markers[:]
        twin.loyalty = self.loyalty[:]
        twin.wish = self.wish[:]
        twin.lands_then = self.lands_then[:]
        twin.conquered = self.conquered
        twin.marched = self.marched
        twin.chief = self.chief
        twin.year = self.year
        twin.start = self.start
        twin.phase = self.phase
        twin.place = self.place
        twin.stage = self.stage
        twin.actions = self.actions
        twin.attacks = self.attacks
        twin.used = self.used
        twin.half = self.half
        twin.team_used = self.team_used
        twin.command = self.command
        twin.target = self.target
        twin.effects = self.effects
        twin.budget = self.budget
        twin.parts = self.parts[:]
        twin.worn = self.worn[:]
        twin.leader = self.leader
        twin.aboard = self.aboard
        twin.picked = self.picked
        twin.ranks = self.ranks[:]
        twin.ending = self.ending
        twin.board = self.board
        twin.shift = self.shift
        twin.teams = self.teams
        twin.loyal = self.loyal
        twin.admirals = self.admirals
        twin.fleets = self.fleets
        twin.chiefs = self.chiefs
        twin.start_ep = self.start_ep
        twin.chief_ep = self.chief_ep
