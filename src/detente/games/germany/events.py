"""What happens in Germany, as typed events.

Seats are numbers. Provinces, sites (a city's factory or an infrastructure), spots (a province, or a
sector of West Berlin) and cards are ids as in the data file; tracks `prestige`, `western_currency`, `socialist`.
`why` is `icon` (of a card), `price`, `flight`, `wall`, `box` (of the prestige track), `currency`, `police_cost`, `use` (of
a card's value), `overflow`, `police`, `standard` (an LS was placed), `socialists`, `internal`, `pressure`, `stasi`,
`export`, `stop` (of an external factory) or `protest` (a mass protest is removed).
A choice is told with the seat that makes it; what nobody chooses, with the seat of the German state.
"""

from typing import ClassVar

from detente.core.events import CardUse, Event, private


class DecadeBegan(Event):
    """WSDV-FLOW-1, WSDV-FLOW-9: a decade begins; who takes its first turn, and how many cards form the draw deck."""

    decade: int
    seat: int
    cards: int


class CardDrawn(Event):
    """WSDV-FLOW-7, WSDV-ACT-D7: a card comes from the draw deck to a hand; only its owner sees it."""

    seat: int
    card: str | None = private("seat")


class CardLaidOut(Event):
    """WSDV-SETUP-5, WSDV-FLOW-5: a card is laid out on the display, a normal one from the draw deck or the decade's special card."""

    card: str
    special: bool


class CardTaken(Event):
    """WSDV-FLOW-2: a card is taken for one of its uses (`unrest`, `build`, `raise`, `event`), from `display` or `hand`.

    own: whether it was one's own card, so that one has seen it in that hand. A turn begins with it.
    """

    begins_turn: ClassVar[bool] = True

    seat: int
    card: str
    use: str
    source: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """As it says."""
        return (CardUse(self.seat, self.card, self.use),)


class CardDiscarded(Event):
    """WSDV-FLOW-7, WSDV-ACT-D7, WSDV-HID-3: a hand card goes out of the game face down."""

    seat: int
    card: str | None = private("seat")

    def card_uses(self) -> tuple[CardUse, ...]:
        """Discarded, if one may see which."""
        return () if self.card is None else (CardUse(self.seat, self.card, "discard"),)


class CardLaidAway(Event):
    """WSDV-FLOW-3: the used card goes to the row of played cards (`played`), to East (`police`), or aside (`wall`)."""

    card: str
    target: str


class IconIgnored(Event):
    """WSDV-ACT-D4: one icon or single arrow of a dual card is ignored, by its number on the card from 1; None: nothing is."""

    seat: int
    card: str
    icon: int | None


class IconVoid(Event):
    """WSDV-ACT-D3: an icon cannot be carried out; its number on the card or in the box, and its word."""

    source: str
    icon: int
    word: str


class SiteBuilt(Event):
    """WSDV-ACT-B1, WSDV-EXT-1, WSDV-RHE-1: a factory or an infrastructure is built; of Rheinsberg one point."""

    seat: int
    site: str


class SiteDismantled(Event):
    """WSDV-DIS-1: a factory or an infrastructure is dismantled, chosen by a seat. reduced: Rheinsberg has a point left."""

    seat: int
    site: str
    why: str
    reduced: bool


class FactoryRunDown(Event):
    """WSDV-RUN-1: a factory is run down, chosen by a seat."""

    seat: int
    city: str
    why: str


class FactoryRepaired(Event):
    """WSDV-RUN-1: a rundown factory is repaired."""

    seat: int
    city: str


class FactoryStopped(Event):
    """WSDV-EXT-3: an external factory is removed; its infrastructure is told as dismantled."""

    seat: int
    site: str


class UnrestPlaced(Event):
    """WSDV-UNR-1: unrest comes to a province."""

    seat: int
    province: str
    amount: int
    why: str


class UnrestRemoved(Event):
    """WSDV-UNR-3: unrest leaves a province."""

    seat: int
    province: str
    amount: int
    why: str


class UnrestMoved(Event):
    """WSDV-UNR-5: 1 unrest moves."""

    seat: int
    source: str
    target: str


class ProtestsChanged(Event):
    """WSDV-UNR-1: a province's own mass protests appear or vanish."""

    province: str
    before: int
    after: int


class SupplierProtestPlaced(Event):
    """WSDV-WB-6: East puts a supplier mass protest."""

    seat: int
    province: str


class SupplierProtestLifted(Event):
    """WSDV-WB-7: a supplier mass protest is taken away."""

    seat: int
    province: str


class StandardRaised(Event):
    """WSDV-ACT-C1, WSDV-SPC-7: a living standard piece is placed at a spot (a province or a sector), for so many card points."""

    seat: int
    spot: str
    points: int


class StandardDelivered(Event):
    """WSDV-WB-2: a living standard piece goes from a supplier to its sector."""

    seat: int
    province: str
    sector: str


class StandardLowered(Event):
    """WSDV-EOD-5.1, WSDV-TRK-3: living standard pieces are removed from a spot."""

    seat: int | None
    spot: str
    amount: int
    why: str


class HamburgAssigned(Event):
    """WSDV-HAM-1: West says where Hamburg belongs."""

    seat: int
    province: str


class FactoryAssigned(Event):
    """WSDV-ECO-5: East says which province an external factory serves."""

    seat: int
    site: str
    province: str


class MarkerMoved(Event):
    """WSDV-TRK-1: a marker moves."""

    track: str
    before: int
    after: int


class ArrowOverflowed(Event):
    """WSDV-TRK-7, WSDV-TRK-8: an arrow beyond the end of a track gives a bonus to a seat."""

    track: str
    seat: int


class SocialistPlaced(Event):
    """WSDV-SOC-2: a socialist goes from the box to a province (1 unrest there is told as removed); so many are left."""

    province: str
    box: int


class SocialistsGained(Event):
    """WSDV-EOD-9.1: socialists come from the supply to the box."""

    count: int
    box: int


class SocialistReturned(Event):
    """WSDV-EOD-9.2: a socialist goes back to the supply, from the box (None) or from a province."""

    province: str | None


class PoliceCardTaken(Event):
    """WSDV-POL-1: East gets the card in play as police card."""

    card: str


class PoliceUsed(Event):
    """WSDV-POL-2: a police card is used; the unrest is told as removed."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """As police."""
        return (CardUse(self.seat, self.card, "police"),)


class PoliceRenewed(Event):
    """WSDV-EOD-8.1: all police cards are fresh again; so many are there."""

    cards: int


class StasiDisbanded(Event):
    """WSDV-POL-4: all police cards leave play; so many were used in this decade."""

    cards: int
    used: int


class WallBuilt(Event):
    """WSDV-SPC-1: the wall stands."""


class WallFell(Event):
    """WSDV-SPC-2: the wall is gone."""


class HandLookedAt(Event):
    """WSDV-SPC-4: East looks at the hand of a seat."""

    seat: int
    other: int


class DeckLookedAt(Event):
    """WSDV-SPC-4: East looks at the top cards of the draw deck."""

    seat: int
    cards: int


class CardSeen(Event):
    """WSDV-SPC-4: one of the cards looked at."""

    seat: int
    card: str | None = private("seat")


class CardsExchanged(Event):
    """WSDV-SPC-5: East exchanges a card it has seen for one of its own."""

    seat: int
    source: str
    taken: str | None = private("seat")
    given: str | None = private("seat")


class HandExchanged(Event):
    """WSDV-HID-4: whose hand was touched sees which card it lost and got."""

    seat: int
    lost: str | None = private("seat")
    got: str | None = private("seat")


class CardSetAside(Event):
    """WSDV-SPC-5: East removes a card of the deck from the game."""

    seat: int
    card: str | None = private("seat")


class CardsLeft(Event):
    """WSDV-SPC-5: East leaves all cards where they are."""

    seat: int


class PhaseBegan(Event):
    """WSDV-FLOW-1: a phase of the end of decade begins (see `data.PHASE_IDS`)."""

    phase: str


class FlightCounted(Event):
    """WSDV-EOD-1.1, WSDV-EOD-1.2: the terms of the flight level, the level, and the build points to dismantle."""

    symbols: int
    police: int
    highest: int
    lowest: int
    east_protest: int
    west_protest: int
    level: int
    dismantles: int
    first: int


class BoxChosen(Event):
    """WSDV-EOD-2.1: the holder of the prestige chooses a box; None: the marker stands on 0."""

    seat: int | None
    box: int | None


class CurrencyCounted(Event):
    """WSDV-EOD-3.1 to WSDV-EOD-3.3: position, lowest export value of the West, East provinces that reach it, East's LS, balance, deficit, factories that can be run down."""

    track: int
    lowest: int
    exporters: int
    standards: int
    balance: int
    deficit: int
    sound: int
    first: int


class PoliceCostCounted(Event):
    """WSDV-EOD-4.1: so many police cards cost a dismantling each."""

    cards: int


class ExportChecked(Event):
    """WSDV-EOD-5.1, WSDV-EOD-5.2: a province has more LS than its limit."""

    province: str
    limit: int
    standards: int


class StandardsCompared(Event):
    """WSDV-EOD-6.1, WSDV-EOD-6.2: the highest LS of both sides; the unrest is told as placed."""

    west: int
    east: int


class ProvincePressed(Event):
    """WSDV-EOD-7.2: a province presses another: its LS, its mass protests as noted, the target's LS; the unrest is told as placed."""

    source: str
    target: str
    standards: int
    protests: int
    against: int


class PoliceRemovalCounted(Event):
    """WSDV-EOD-8.1: so many police cards were not used."""

    cards: int


class SocialistsCounted(Event):
    """WSDV-EOD-9.1 to WSDV-EOD-9.3: position, gain or loss, socialists in the box and in provinces before it."""

    track: int
    change: int
    box: int
    placed: int


class ProtestsCounted(Event):
    """WSDV-EOD-10.1: the mass protests of both sides."""

    west: int
    east: int


class UnseenCardsGone(Event):
    """WSDV-FLOW-6: cards left in the draw deck leave the game unseen; the special card too, if it was not used."""

    cards: int
    special: str | None


class RowCleared(Event):
    """WSDV-FLOW-7: the row of played cards is cleared."""

    cards: int


class GameEnded(Event):
    """WSDV-WIN-1, WSDV-WIN-2: the game is over; who has won, and by which rule."""

    seat: int
    reason: str
