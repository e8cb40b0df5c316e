"""What lies on the table in every game on Germany."""

from typing import Final

from mypy_extensions import i64

from detente.core.state import EMPTY, State
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import BOX_0, CARD_ICONS, CARDS
from detente.games.germany.icons import Icons

# places of cards that the rules of Germany ask for, indexes into `Germany.places`
PLACE_DECK: Final = 0
PLACE_LOOK: Final = 1
PLACE_SET_APART: Final = 2
PLACE_POLICE: Final = 3
PLACE_OLD: Final = 4
PLACE_HAND: Final = 5
"""The hand of West; that of East follows."""


class Germany(State):
    """The two German states, whoever decides for them. Provinces, sites and sides as in `codes`.

    factory: what stands on each city. lines: whether each line is built. unrest: by province.
    standards: living standard pieces by province, West Berlin's the sum of its sectors. sectors: by sector.
    supplied: supplier mass protests by sector's supplier. delivered: mask of the sectors that have ever had a delivery.
    tracks: the markers of prestige, Western currency and socialists. wall: whether it stands.
    box: socialists in East's holding box. socialists: by province.
    police: East's police cards, by face. spent: those used in this decade. disbanded: whether the Stasi is no more.
    hamburg: the province it belongs to. serves: the province that each external factory serves, or -1.
    decade: 1 to 4. phase: of the end of decade, 0 outside. active: the seat whose turn it is, or NOBODY.
    placed: pieces of the event under way, by province. noted: mass protests by province when phase 7 began.
    ending: how the game ended.
    row: the cards played in this decade, by face. special: the special card on display, by face, or NOBODY. in_play: the card
    that is being used, by face, or NOBODY; use: for what. kept: whether East keeps it as police card.
    german: the seat of each side's state, West's right before East's; side_of: the side of each seat; rulings: the options as
    numbers; icons: the tables of all events; box_0: the source of box 0; places: where cards lie, by the PLACE codes;
    police_kinds, flights, colours: the POLICE code, the flight symbols and the colour of each face. These are shared.
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
        self.hamburg: i64 = codes.NIEDERSACHSEN
        self.serves: list[int] = EMPTY
        self.decade: i64 = 1
        self.phase: i64 = codes.NO_PHASE
        self.active: i64 = codes.NOBODY
        self.placed: list[int] = EMPTY
        self.noted: list[int] = EMPTY
        self.ending: i64 = codes.END_NONE
        self.row: list[int] = EMPTY
        self.special: i64 = codes.NOBODY
        self.in_play: i64 = codes.NOBODY
        self.use: i64 = codes.USE_EVENT
        self.kept: i64 = 0
        self.german: list[int] = EMPTY
        self.side_of: list[int] = EMPTY
        self.rulings: list[int] = EMPTY
        self.icons: Icons = CARD_ICONS
        self.box_0: i64 = BOX_0
        self.places: list[int] = EMPTY
        self.police_kinds: list[int] = CARDS.police
        self.flights: list[int] = CARDS.flight
        self.colours: list[int] = CARDS.colour

    def copy_germany(self, twin: "Germany") -> None:
        """Copy all fields of Germany: the same as the generic clone does, only faster."""
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

    def lay_out_germany(self) -> None:
        """WSDV-SETUP-1 to WSDV-SETUP-4."""
        self.factory = [codes.EMPTY_SITE] * codes.CITIES
        for city in BOARD.start_factories:
            self.factory[city] = codes.SOUND
        self.lines = [0] * codes.LINES
        self.unrest = BOARD.start_unrest[:]
        self.standards = [0] * codes.PROVINCES
        self.sectors = [0] * codes.SECTORS
        self.supplied = [0] * codes.SECTORS
        self.tracks = [0, 0, 0]
        self.box = BOARD.start_socialists
        self.socialists = [0] * codes.PROVINCES
        self.police = []
        self.spent = []
        self.serves = [-1] * codes.EXTERNALS
        self.placed = [0] * codes.PROVINCES
        self.noted = [0] * codes.PROVINCES
        self.row = []

    # -- what a game on Germany gives

    def decider(self, element: i64, actor: i64) -> i64:
        """WSDV-ACT-D2: the seat that decides where an icon takes effect: that of the coat of arms, else who acts."""
        side: i64 = self.icons.decider[element]
        return actor if side == codes.NOBODY else self.german[side]

    def won(self, side: i64, ending: i64) -> None:
        """WSDV-WIN-1 to WSDV-WIN-3: a state has won in the way of an END code."""
        raise NotImplementedError

    def decade_over(self) -> None:
        """WSDV-EOD-10.3: nobody has collapsed, and another decade follows."""
        raise NotImplementedError

    def answer_as(self, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
        """Carry out the answer to a question with these arguments."""
        raise NotImplementedError

    def own_icon(self, element: i64, actor: i64) -> None:
        """WSDV-ACT-D5: carry out an icon that is each game's own: a single arrow, or one beyond Germany's vocabulary.

        actor: the seat whose event it is.
        """
        raise NotImplementedError

    # -- what rules ask

    def flight_symbols(self) -> i64:
        """WSDV-EOD-1.1: flight symbols on the cards played in this decade."""
        found: i64 = 0
        for face in self.row:
            found += self.flights[face]
        return found

    def protests(self, province: i64) -> i64:
        """WSDV-UNR-1, WSDV-WB-7: the mass protests of a province, supplier mass protests included."""
        sector: i64 = BOARD.sector_of[province]
        own: i64 = self.unrest[province] // 4
        if sector >= 0:
            own += self.supplied[sector]
        elif province == codes.WEST_BERLIN and self.rulings[codes.RULING_BERLIN_ONCE]:
            return 0
        return own

    def protests_of(self, side: i64) -> i64:
        """WSDV-EOD-10.1: the mass protests of a side."""
        found: i64 = 0
        first: i64 = codes.FIRST_EAST if side == codes.EAST else 0
        last: i64 = codes.PROVINCES if side == codes.EAST else codes.FIRST_EAST
        for province in range(first, last):
            found += self.protests(province)
        return found

    def holder(self) -> i64:
        """WSDV-TRK-2: the side that holds the prestige."""
        return codes.EAST if self.tracks[0] > 0 else codes.WEST

    def fresh_police(self) -> i64:
        """WSDV-POL-2: police cards not used in this decade."""
        return len(self.police) - len(self.spent)

    def red_police(self) -> i64:
        """WSDV-POL-3: how many red police cards East has."""
        found: i64 = 0
        for face in self.police:
            if self.police_kinds[face] == codes.POLICE_RED:
                found += 1
        return found

    def keep_police(self) -> bool:
        """WSDV-POL-1: the card in play goes to East, if it is a normal card; whether it does."""
        if self.in_play == codes.NOBODY or self.colours[self.in_play] == codes.SPECIAL or self.kept:
            return False
        self.kept = 1
        self.police.append(self.in_play)
        self.cards.move(self.in_play, self.places[PLACE_POLICE])
        return True

    def total_unrest(self, side: i64) -> i64:
        """The unrest in the provinces of a side."""
        return (
            sum(self.unrest[codes.FIRST_EAST :])
            if side == codes.EAST
            else sum(self.unrest[: codes.FIRST_EAST])
        )
