"""The state of a game of Das Spiel der Nationen."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.cards import fresh
from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import Layout
from detente.games.nations.codes import (
    CIRCLE,
    COUNTRIES,
    DICTATOR,
    GUERRILLA,
    KING,
    LEADERS,
    MOST_SEATS,
    NOBODY,
    POINTS,
    PRESIDENT,
    RESERVE,
    TANKER_PLACES,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.slots import Slots

SEAT_NAMES: Final = "ABCD"
TYPE_OF: Final = [KING, KING, PRESIDENT, PRESIDENT, DICTATOR, GUERRILLA] * MOST_SEATS
"""SDN-SETUP-1: the type of each leader."""
OWNER: Final = [leader // LEADERS for leader in range(LEADERS * MOST_SEATS)]
COUNTRY_OF: Final = [point // CIRCLE for point in range(POINTS)]
CAPITAL: Final = BOARD.capital
IS_CAPITAL: Final = BOARD.is_capital
IS_INCIDENT: Final = BOARD.is_incident


def layout_for(seats: int) -> Layout:
    """The places: the deck, which nobody sees, and the cards below it in public order, first drawn first."""
    return Layout(BOARD.faces, ["deck", "below"], 2, [0, 2 ** (seats + 1) - 1], [True, True], seats)


def left_of(living: int, seat: int) -> int:
    """The next of the seats in the game (a mask) clockwise."""
    around = [(seat + k) % MOST_SEATS for k in range(1, MOST_SEATS + 1)]
    return next((other for other in around if living & BIT[other]), seat)


MASKS: Final = 2**MOST_SEATS
LEFT_OF: Final = [[left_of(living, seat) for seat in range(MOST_SEATS)] for living in range(MASKS)]
"""The next seat in the game clockwise, by mask of those in the game and seat."""
LAYOUTS: Final = [layout_for(max(2, seats)) for seats in range(MOST_SEATS + 1)]
OPTION_OF_RULING: Final = (
    ("beaten", "reserve"),
    ("blocked", "out"),
    ("pipelines", "anyone"),
    ("give_up", "yes"),
    ("first_player", "random"),
    ("second_cash", 3),
)


class GameState(Slots):
    """A game's state. Amounts are millions; points, leaders and places of tankers are numbered as in `codes`."""

    def apply_options(self) -> None:
        """Set the layout and the rulings from the options."""
        self.cards = fresh(LAYOUTS[self.seats])
        self.rulings = [self.options["rounds"], self.options["start_cash"]]
        self.rulings += [int(self.options[name] == value) for name, value in OPTION_OF_RULING]

    def conserved(self) -> dict[str, int]:
        """SDN-SETUP-2: tankers come from the stock and return to it."""
        return {
            "tankers": sum(self.tankers) + self.stock,
            "leaders": len(self.spot),
            "routes": len(self.pipes),
        }

    # -- queries

    def lives(self, seat: i64) -> bool:
        """Whether the seat is still in the game."""
        return self.living & BIT[seat] != 0

    def ruler(self, country: i64) -> i64:
        """The seat that rules the country, or NOBODY."""
        leader = self.standing[CAPITAL[country]]
        return NOBODY if leader < 0 else OWNER[leader]

    def rules(self, seat: i64, country: i64) -> bool:
        """Whether the seat rules the country."""
        return self.ruler(country) == seat

    def tankers_at(self, seat: i64, place: i64) -> i64:
        """How many tankers of the seat are at the place."""
        return self.tankers[seat * TANKER_PLACES + place]

    def tankers_by_place(self, seat: i64) -> list[int]:
        """How many tankers of the seat are at each place."""
        return self.tankers[seat * TANKER_PLACES : (seat + 1) * TANKER_PLACES]

    def tankers_of(self, seat: i64) -> i64:
        """How many tankers the seat has in ports and on the seas."""
        first: i64 = seat * TANKER_PLACES
        found: i64 = 0
        for number in self.tankers[first : first + WAITING]:
            found += number
        return found

    def on_board(self, seat: i64) -> list[int]:
        """The seat's leaders on the board, in the order of their points."""
        first: i64 = seat * LEADERS
        points = sorted([point for point in self.spot[first : first + LEADERS] if point < POINTS])
        return [self.standing[point] for point in points]

    def reserve_of(self, seat: i64, kind: i64) -> i64:
        """A leader of this type in the seat's reserve, or NOBODY."""
        for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
            if self.spot[leader] == RESERVE and TYPE_OF[leader] == kind:
                return leader
        return NOBODY

    def capital_free(self) -> bool:
        """Whether a leader may be placed in some capital."""
        for country in range(COUNTRIES):
            if self.standing[CAPITAL[country]] < 0:
                return True
        return False

    def seats_in_game(self) -> list[int]:
        """The seats still in the game, ascending."""
        return [seat for seat in range(self.seats) if self.living & BIT[seat]]
