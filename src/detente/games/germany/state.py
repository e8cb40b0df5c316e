"""The state of the table in every game on Germany."""

from typing import Final

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import POLICE
from detente.games.germany.slots import Slots

# card places that Germany's rules need, indexes into `Germany.places`
PLACE_DECK: Final = 0
PLACE_LOOK: Final = 1
PLACE_SET_APART: Final = 2
PLACE_POLICE: Final = 3
PLACE_OLD: Final = 4
PLACE_HAND: Final = 5
"""West's hand; East's follows."""


class Germany(Slots):
    """The two German states, independent of who decides for them. `codes` numbers provinces, sites and sides.

    _worth: a cache, what `rules.economy` last computed; None once a factory or a line has changed. _outlook, _forecast: caches, what
    `forecast` last computed, kept until what it depends on has changed.
    """

    __slots__ = ("_forecast", "_outlook", "_worth")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._worth: object = None
        self._outlook: object = None
        self._forecast: object = None

    def lay_out_germany(self) -> None:
        """WSDV-SETUP-1 to WSDV-SETUP-4: set up the board."""
        self.factory = [codes.EMPTY_SITE] * codes.CITIES
        self.lines = [0] * codes.LINES
        for city in BOARD.start_factories:
            self.set_factory(city, codes.SOUND)
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

    def set_factory(self, city: i64, state: i64) -> None:
        """Build, change or remove the factory in a city."""
        self.factory[city] = state
        self._worth = None

    def set_line(self, line: i64, built: i64) -> None:
        """Build or remove a line."""
        self.lines[line] = built
        self._worth = None

    # what each game on Germany provides

    def decider(self, element: i64, actor: i64) -> i64:
        """WSDV-ACT-D2: the seat that decides where an icon takes effect: its coat of arms, else the acting seat."""
        side: i64 = self.icons.decider[element]
        return actor if side == codes.NOBODY else self.german[side]

    def won(self, side: i64, ending: i64) -> None:
        """WSDV-WIN-1 to WSDV-WIN-3: end the game; this side wins. ending: an END code."""
        raise NotImplementedError

    def decade_over(self) -> None:
        """WSDV-EOD-10.3: no side has collapsed; continue with another decade."""
        raise NotImplementedError

    def hand(self, seat: i64) -> list[int]:
        """The faces in a seat's hand, as a fresh list."""
        raise NotImplementedError

    def hand_sizes(self) -> list[int]:
        """By seat, how many cards it has in hand."""
        raise NotImplementedError

    def use_police(self, seat: i64, province: i64) -> None:
        """WSDV-POL-2: use a police card to remove 1 unrest."""
        raise NotImplementedError

    def own_icon(self, element: i64, actor: i64) -> None:
        """WSDV-ACT-D5: carry out an icon that each game defines itself: a single arrow, or one beyond Germany's vocabulary.

        actor: the seat whose event it is.
        """
        raise NotImplementedError

    def may_stop_building(self, points: i64) -> bool:
        """WSDV-ACT-B7: whether building may stop with this many points of the card left."""
        return self.rulings[codes.RULING_BUILD_ALL] == 0

    def may_stop_raising(self, placed: i64) -> bool:
        """WSDV-ACT-C1: whether placing living standard may stop. placed: the mask of provinces that have got a piece."""
        return True

    def rule_of_empty_use(self) -> str:
        """The rule that forbids using a card without placing anything; the base game has none."""
        return "WSDV-ACT-C1"

    # what rules need to know

    def flight_symbols(self) -> i64:
        """WSDV-EOD-1.1: flight symbols on the cards played in this decade."""
        found: i64 = 0
        for face in self.row:
            found += self.flights[face]
        return found

    def protests(self, province: i64) -> i64:
        """WSDV-UNR-1, WSDV-WB-7: the mass protests of a province, including supplier mass protests."""
        sector: i64 = BOARD.sector_of[province]
        own: i64 = self.unrest[province] // 4
        if sector >= 0:
            own += self.supplied[sector]
        elif province == codes.WEST_BERLIN and self.rulings[codes.RULING_BERLIN_ONCE]:
            return 0
        return own

    def all_protests(self) -> list[int]:
        """WSDV-UNR-1, WSDV-WB-7: by province its mass protests; faster than many calls of `protests`."""
        found = [unrest // 4 for unrest in self.unrest]
        for sector, supplied in enumerate(self.supplied):
            if supplied:
                found[BOARD.suppliers[sector]] += supplied
        if self.rulings[codes.RULING_BERLIN_ONCE]:
            found[codes.WEST_BERLIN] = 0
        return found

    def protests_of(self, side: i64) -> i64:
        """WSDV-EOD-10.1: the mass protests of a side."""
        found: i64 = 0
        first: i64 = codes.FIRST_EAST if side == codes.EAST else 0
        last: i64 = codes.PROVINCES if side == codes.EAST else codes.FIRST_EAST
        for province in range(first, last):
            found += self.protests(province)
        return found

    def placed_socialists(self) -> i64:
        """The socialists in the provinces."""
        return sum(self.socialists)

    def holder(self) -> i64:
        """WSDV-TRK-2: the side that holds the prestige."""
        return codes.EAST if self.tracks[0] > 0 else codes.WEST

    def fresh_police(self) -> i64:
        """WSDV-POL-2: police cards not used in this decade."""
        return len(self.police) - len(self.spent)

    def may_use_police(self, seat: i64) -> bool:
        """WSDV-POL-2: at any time in the seat's own turn, while a card is fresh."""
        return (
            self.active == seat
            and self.active != codes.NOBODY
            and self.side_of[seat] == codes.EAST
            and self.fresh_police() > 0
        )

    def police_offers(self, spared: i64) -> list[int]:
        """WSDV-POL-2: where a police card may be used, except in the spared province (NOBODY: no exception)."""
        return POLICE.each(
            [k for k in range(codes.FIRST_EAST, codes.PROVINCES) if self.unrest[k] and k != spared]
        )

    def red_police(self) -> i64:
        """WSDV-POL-3: the number of red police cards that East has."""
        found: i64 = 0
        for face in self.police:
            if self.police_kinds[face] == codes.POLICE_RED:
                found += 1
        return found

    def keep_police(self) -> bool:
        """WSDV-POL-1: give the card in play to East if it is a normal card; return whether it was given."""
        if self.in_play == codes.NOBODY or self.colours[self.in_play] == codes.SPECIAL or self.kept:
            return False
        self.kept = 1
        self.police.append(self.in_play)
        self.cards.move(self.in_play, self.places[PLACE_POLICE])
        return True

    def total_unrest(self, side: i64) -> i64:
        """The total unrest in a side's provinces."""
        return (
            sum(self.unrest[codes.FIRST_EAST :])
            if side == codes.EAST
            else sum(self.unrest[: codes.FIRST_EAST])
        )
