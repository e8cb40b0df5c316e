"""The fields of germany's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from detente.games.germany.fields import FIELDS
from detente.games.germany.icons import NO_ICONS, Icons


class Slots(State):
    """What is on the table.

    factory: what stands on each city
    lines: whether each line is built
    unrest: by province
    standards: living standard pieces by province, West Berlin's the sum of its sectors
    sectors: living standard pieces by sector
    supplied: supplier mass protests by sector's supplier
    delivered: mask of the sectors that have ever had a delivery
    tracks: the markers of prestige, Western currency and socialists
    wall: whether it stands
    box: socialists in East's holding box
    socialists: by province
    police: East's police cards, by face
    spent: police cards used in this decade, by face
    disbanded: whether the Stasi is no more
    hamburg: the province it belongs to
    serves: the province that each external factory serves, or NOBODY
    decade: 1 to 4
    phase: of the end of decade, or NO_PHASE
    active: the seat whose turn it is, or NOBODY
    placed: pieces of the event under way, by province
    noted: mass protests by province when phase 7 began
    ending: how the game ended, or END_NONE
    row: the cards played in this decade, by face
    special: the special card on display, by face, or NOBODY
    in_play: the card that is being used, by face, or NOBODY
    use: for what the card in play is used
    kept: whether East keeps the card in play as police card
    german: the seat of each side's state, West's right before East's
    side_of: the side of each seat
    rulings: the options as numbers
    icons: the tables of all events
    box_0: the source of box 0
    places: where cards are, by the PLACE codes
    police_kinds: the POLICE code of each face
    flights: the flight symbols of each face
    colours: the colour of each face
    """

    __slots__ = (
        "active",
        "box",
        "box_0",
        "colours",
        "decade",
        "delivered",
        "disbanded",
        "ending",
        "factory",
        "flights",
        "german",
        "hamburg",
        "icons",
        "in_play",
        "kept",
        "lines",
        "noted",
        "phase",
        "placed",
        "places",
        "police",
        "police_kinds",
        "row",
        "rulings",
        "sectors",
        "serves",
        "side_of",
        "socialists",
        "special",
        "spent",
        "standards",
        "supplied",
        "tracks",
        "unrest",
        "use",
        "wall",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.factory: list[int] = EMPTY
        self.lines: list[int] = EMPTY
        self.unrest: list[int] = EMPTY
        self.standards: list[int] = EMPTY
        self.sectors: list[int] = EMPTY
        self.supplied: list[int] = EMPTY
        self.delivered: i64 = 0
        self.tracks: list[int] = EMPTY
        self.wall: i64 = 0
        self.box: i64 = 0
        self.socialists: list[int] = EMPTY
        self.police: list[int] = EMPTY
        self.spent: list[int] = EMPTY
        self.disbanded: i64 = 0
        self.hamburg: i64 = 1
        self.serves: list[int] = EMPTY
        self.decade: i64 = 1
        self.phase: i64 = 0
        self.active: i64 = -1
        self.placed: list[int] = EMPTY
        self.noted: list[int] = EMPTY
        self.ending: i64 = 0
        self.row: list[int] = EMPTY
        self.special: i64 = -1
        self.in_play: i64 = -1
        self.use: i64 = 3
        self.kept: i64 = 0
        self.german: list[int] = EMPTY
        self.side_of: list[int] = EMPTY
        self.rulings: list[int] = EMPTY
        self.icons: Icons = NO_ICONS
        self.box_0: i64 = 0
        self.places: list[int] = EMPTY
        self.police_kinds: list[int] = EMPTY
        self.flights: list[int] = EMPTY
        self.colours: list[int] = EMPTY

    def copy_slots(self, twin: "Slots") -> None:
        """Copy all fields."""
        twin.factory = self.factory[:]
        twin.lines = self.lines[:]
        twin.unrest = self.unrest[:]
        twin.standards = self.standards[:]
        twin.sectors = self.sectors[:]
        twin.supplied = self.supplied[:]
        twin.delivered = self.delivered
        twin.tracks = self.tracks[:]
        twin.wall = self.wall
        twin.box = self.box
        twin.socialists = self.socialists[:]
        twin.police = self.police[:]
        twin.spent = self.spent[:]
        twin.disbanded = self.disbanded
        twin.hamburg = self.hamburg
        twin.serves = self.serves[:]
        twin.decade = self.decade
        twin.phase = self.phase
        twin.active = self.active
        twin.placed = self.placed[:]
        twin.noted = self.noted[:]
        twin.ending = self.ending
        twin.row = self.row[:]
        twin.special = self.special
        twin.in_play = self.in_play
        twin.use = self.use
        twin.kept = self.kept
        twin.german = self.german
        twin.side_of = self.side_of
        twin.rulings = self.rulings
        twin.icons = self.icons
        twin.box_0 = self.box_0
        twin.places = self.places
        twin.police_kinds = self.police_kinds
        twin.flights = self.flights
        twin.colours = self.colours
