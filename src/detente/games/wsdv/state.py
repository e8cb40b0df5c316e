"""The state of a table of Wir sind das Volk! in addition to Germany."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.cards import fresh
from detente.core.hidden.layout import NOTHING
from detente.core.records.facts import Entry
from detente.games.germany import codes
from detente.games.germany.cards import BOX_0, CARD_ICONS, CARDS
from detente.games.germany.data import FACTS
from detente.games.germany.options import rulings
from detente.games.wsdv import places
from detente.games.wsdv.slots import Slots

LAID_OUT: Final = Entry("setup", FACTS["setup"]).number("display_cards_per_half_decade", 1, 9)
"""WSDV-SETUP-5: how many cards go to the display in each half-decade."""

OWN_RULINGS: Final = (("discards", "shown"),)
"""By RULING code from RULINGS on: the option, and its value that departs from the ruling."""
BOTH: Final = [codes.WEST, codes.EAST]


class GameState(Slots):
    """The table of the two-player game: seat 0 is West, seat 1 East."""

    __slots__ = ()

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.german = BOTH
        self.side_of = BOTH
        self.places = places.PLACES_OF_CARDS
        self.icons = CARD_ICONS
        self.box_0 = BOX_0
        self.police_kinds = CARDS.police
        self.flights = CARDS.flight
        self.colours = CARDS.colour

    def apply_options(self) -> None:
        """Set the fields that depend on the options."""
        self.cards = fresh(places.LAYOUT)
        self.rulings = rulings(self.options, OWN_RULINGS)

    def conserved(self) -> dict[str, int]:
        """WSDV-COMP-3: totals that must not change: cards stay in the game, and duplicate records agree."""
        police = self.cards.count(places.POLICE_CARDS)
        return {
            "living standard of West Berlin": self.standards[codes.WEST_BERLIN] - sum(self.sectors),
            "police cards": len(self.police) - police,
            "normal cards": sum(len(pile) for pile in self.cards.piles)
            + sum(card != NOTHING for card in self.cards.slots),
        }

    def hand(self, seat: i64) -> list[int]:
        """The faces in a seat's hand, as a fresh list."""
        return self.cards.at(places.HAND + seat)

    def hand_sizes(self) -> list[int]:
        """By seat, how many cards it has in hand."""
        return [len(pile) for pile in self.cards.piles[places.HAND : places.HAND + places.SEATS]]

    def discard(self, seat: i64, card: i64) -> None:
        """WSDV-HID-3: discard a hand card face down, to its own place."""
        place: i64 = places.DISCARDED + seat * places.DISCARDS + self.discarded[seat]
        self.discarded[seat] += 1
        self.cards.move(card, place)
