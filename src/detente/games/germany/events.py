"""Typed events of Germany that are the same in every game on it.

Seats are numbers. Provinces, sites (a city's factory or an infrastructure), spots (a province, or a
sector of West Berlin) and cards are ids as in the data file; tracks `prestige`, `western_currency`, `socialist`.
`why` is `icon` (of a card), `price`, `flight`, `wall`, `box` (of the prestige track), `currency`, `police_cost`, `use` (of
a card's value), `overflow`, `police`, `standard` (an LS was placed), `socialists`, `internal`, `pressure`, `stasi`,
`export`, `stop` (of an external factory) or `protest` (a mass protest is removed).
A choice names the seat that makes it; an event without a choice names the seat of the German state.
"""

from typing import Annotated

from detente.core.shown.events import Event, MaybeSeat, Named, Read, Seat, private
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.ids import TRACK_IDS, WHY_IDS
from detente.games.germany.notation import SPOT_IDS

Card = Annotated[str, Named("card", CARDS.ids)]
Province = Annotated[str, Named("province", BOARD.province_ids)]
Site = Annotated[str, Named("site", BOARD.site_ids)]
Sector = Annotated[str, Named("sector", BOARD.sector_ids)]
Spot = Annotated[str, Named("spot", SPOT_IDS)]
Track = Annotated[str, Named("track", TRACK_IDS)]
Why = Annotated[str, Named("why", WHY_IDS)]
Box = Annotated[int, Read(lambda at: at or None)]
"""A box of the prestige track; the rules' 0 means none."""
LookedAt = Annotated[str, Read(("deck", "hand").__getitem__)]


class SiteBuilt(Event):
    """WSDV-ACT-B1, WSDV-EXT-1, WSDV-RHE-1: a seat builds a factory or an infrastructure; at Rheinsberg, one point."""

    rule = "WSDV-ACT-B1"

    seat: Seat
    site: Site


class SiteDismantled(Event):
    """A factory or an infrastructure is dismantled. seat: who chose it. reduced: Rheinsberg has one point left."""

    rule = "WSDV-DIS-1"

    seat: Seat
    site: Site
    why: Why
    reduced: bool


class FactoryRunDown(Event):
    """A factory is run down. seat: who chose it."""

    rule = "WSDV-RUN-1"

    seat: Seat
    city: Site
    why: Why


class FactoryRepaired(Event):
    """A rundown factory is repaired."""

    rule = "WSDV-RUN-1"

    seat: Seat
    city: Site


class FactoryStopped(Event):
    """An external factory is removed; other events report its infrastructure as dismantled."""

    rule = "WSDV-EXT-3"

    seat: Seat
    site: Site


class UnrestPlaced(Event):
    """Unrest is added to a province."""

    rule = "WSDV-UNR-1"

    seat: Seat
    province: Province
    amount: int
    why: Why


class UnrestRemoved(Event):
    """Unrest is removed from a province."""

    rule = "WSDV-UNR-3"

    seat: Seat
    province: Province
    amount: int
    why: Why


class UnrestMoved(Event):
    """1 unrest moves to another province."""

    rule = "WSDV-UNR-5"

    seat: Seat
    source: Province
    target: Province


class ProtestsChanged(Event):
    """A province's own mass protests appear or vanish."""

    rule = "WSDV-UNR-1"

    province: Province
    before: int
    after: int


class SupplierProtestPlaced(Event):
    """East places a supplier mass protest."""

    rule = "WSDV-WB-6"

    seat: Seat
    province: Province


class SupplierProtestLifted(Event):
    """A supplier mass protest is removed."""

    rule = "WSDV-WB-7"

    seat: Seat
    province: Province


class StandardRaised(Event):
    """WSDV-ACT-C1, WSDV-SPC-7: a living standard piece is placed at a spot (a province or a sector), for this many card points."""

    rule = "WSDV-ACT-C1"

    seat: Seat
    spot: Spot
    points: int


class StandardDelivered(Event):
    """A supplier's living standard piece moves to its sector."""

    rule = "WSDV-WB-2"

    seat: Seat
    province: Province
    sector: Sector


class StandardLowered(Event):
    """WSDV-EOD-5.1, WSDV-TRK-3: living standard pieces are removed from a spot."""

    rule = "WSDV-EOD-5.1"

    seat: MaybeSeat
    spot: Spot
    amount: int
    why: Why


class HamburgAssigned(Event):
    """West decides which province Hamburg belongs to."""

    rule = "WSDV-HAM-1"
    minor = True

    seat: Seat
    province: Province


class FactoryAssigned(Event):
    """East decides which province an external factory serves."""

    rule = "WSDV-ECO-5"
    minor = True

    seat: Seat
    site: Site
    province: Province


class MarkerMoved(Event):
    """A marker moves on its track."""

    rule = "WSDV-TRK-1"

    track: Track
    before: int
    after: int


class ArrowOverflowed(Event):
    """WSDV-TRK-7, WSDV-TRK-8: an arrow beyond the end of a track gives a bonus to a seat."""

    rule = "WSDV-TRK-7"

    track: Track
    seat: Seat


class SocialistPlaced(Event):
    """A socialist moves from the box to a province (other events report 1 unrest there as removed); how many are left."""

    rule = "WSDV-SOC-2"

    province: Province
    box: int


class SocialistsGained(Event):
    """Socialists move from the supply to the box."""

    rule = "WSDV-EOD-9.1"

    count: int
    box: int


class SocialistReturned(Event):
    """A socialist goes back to the supply, from the box (None) or from a province."""

    rule = "WSDV-EOD-9.2"

    province: Province | None


class PoliceRenewed(Event):
    """All police cards become fresh again; how many there are."""

    rule = "WSDV-EOD-8.1"
    minor = True

    cards: int


class StasiDisbanded(Event):
    """All police cards leave play; how many were used in this decade."""

    rule = "WSDV-POL-4"

    cards: int
    used: int


class WallBuilt(Event):
    """The wall is built."""

    rule = "WSDV-SPC-1"


class WallFell(Event):
    """The wall falls."""

    rule = "WSDV-SPC-2"


class HandLookedAt(Event):
    """East looks at the hand of a seat."""

    rule = "WSDV-SPC-4"

    seat: Seat
    other: Seat


class DeckLookedAt(Event):
    """East looks at the top cards of the draw deck."""

    rule = "WSDV-SPC-4"

    seat: Seat
    cards: int


class CardSeen(Event):
    """East sees one of these cards."""

    rule = "WSDV-SPC-4"

    seat: Seat
    card: Card | None = private("seat")


class CardsExchanged(Event):
    """East exchanges a card it has seen for one from its hand."""

    rule = "WSDV-SPC-5"

    seat: Seat
    source: LookedAt
    taken: Card | None = private("seat")
    given: Card | None = private("seat")


class HandExchanged(Event):
    """The seat whose hand changed sees which card it lost and which it got."""

    rule = "WSDV-HID-4"

    seat: Seat
    lost: Card | None = private("seat")
    got: Card | None = private("seat")


class CardSetAside(Event):
    """East removes a card in the deck from the game."""

    rule = "WSDV-SPC-5"

    seat: Seat
    card: Card | None = private("seat")


class CardsLeft(Event):
    """East leaves all cards where they are."""

    rule = "WSDV-SPC-5"

    seat: Seat


class FlightCounted(Event):
    """WSDV-EOD-1.1, WSDV-EOD-1.2: the terms of the flight level, the level, and how many build points East must dismantle."""

    rule = "WSDV-EOD-1.1"

    symbols: int
    police: int
    highest: int
    lowest: int
    east_protest: int
    west_protest: int
    level: int
    dismantles: int
    first: Seat


class BoxChosen(Event):
    """The holder of the prestige chooses a box; None: the marker is on 0."""

    rule = "WSDV-EOD-2.1"

    seat: MaybeSeat
    box: Box | None


class CurrencyCounted(Event):
    """WSDV-EOD-3.1 to WSDV-EOD-3.3: position, West's lowest export value, East provinces that reach it, East's LS,
    balance, deficit, and the factories that can be run down.
    """

    rule = "WSDV-EOD-3.2"

    track: int
    lowest: int
    exporters: int
    standards: int
    balance: int
    deficit: int
    sound: int
    first: Seat


class PoliceCostCounted(Event):
    """This many police cards cost one dismantling each."""

    rule = "WSDV-EOD-4.1"

    cards: int


class ExportChecked(Event):
    """WSDV-EOD-5.1, WSDV-EOD-5.2: a province has more LS than its limit."""

    rule = "WSDV-EOD-5.1"

    province: Province
    limit: int
    standards: int


class StandardsCompared(Event):
    """WSDV-EOD-6.1, WSDV-EOD-6.2: the highest LS of each side; other events report the unrest as placed."""

    rule = "WSDV-EOD-6.1"

    west: int
    east: int


class ProvincePressed(Event):
    """A province presses another: its LS, its mass protests as noted, and the target's LS; other events report the unrest."""

    rule = "WSDV-EOD-7.2"

    source: Province
    target: Province
    standards: int
    protests: int
    against: int


class PoliceRemovalCounted(Event):
    """How many police cards were not used."""

    rule = "WSDV-EOD-8.1"

    cards: int


class SocialistsCounted(Event):
    """WSDV-EOD-9.1 to WSDV-EOD-9.3: position, gain or loss, and socialists in the box and in provinces beforehand."""

    rule = "WSDV-EOD-9.1"

    track: int
    change: int
    box: int
    placed: int


class ProtestsCounted(Event):
    """The mass protests of both sides."""

    rule = "WSDV-EOD-10.1"

    west: int
    east: int
