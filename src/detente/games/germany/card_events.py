"""Events of cards and phases in the base game's version; games on Germany may replace their words or rules."""

from typing import Annotated

from detente.core.shown.events import CardUse, Event, Named, Read, Seat, private
from detente.games.germany.events import Card
from detente.games.germany.icons import ICONS
from detente.games.germany.ids import PHASE_IDS, REASONS, source_id
from detente.games.germany.notation import USES

Use = Annotated[str, Named("use", USES)]
Source = Annotated[str, Read(source_id)]
Icon = Annotated[str, Named("icon", list(ICONS))]
IconNumber = Annotated[int, Read(lambda number: number or None)]
"""Position on the card, from 1; the rules' 0 means none."""
Phase = Annotated[str, Read(lambda phase: PHASE_IDS[phase - 1])]
Reason = Annotated[str, Read(REASONS.__getitem__)]
TakenFrom = Annotated[str, Read(("display", "hand").__getitem__)]
LaidTo = Annotated[str, Read(("played", "police", "wall").__getitem__)]


class DecadeBegan(Event):
    """WSDV-FLOW-1, WSDV-FLOW-9: a decade begins; who takes its first turn, and how many cards form the draw deck."""

    rule = "WSDV-FLOW-9"
    begins_phase = True

    decade: int
    seat: Seat
    cards: int


class CardDrawn(Event):
    """WSDV-FLOW-7, WSDV-ACT-D7: a card comes from the draw deck to a hand; only its owner sees it."""

    rule = "WSDV-FLOW-7"
    minor = True

    seat: Seat
    card: Card | None = private("seat")


class CardLaidOut(Event):
    """WSDV-SETUP-5, WSDV-FLOW-5: a card is laid out on the display, a normal one from the draw deck or the decade's special card."""

    rule = "WSDV-FLOW-5"
    minor = True

    card: Card
    special: bool


class CardTaken(Event):
    """A player takes a card for one of its uses (`unrest`, `build`, `raise`, `event`), from `display` or `hand`. Starts a turn.

    own: whether it was the player's own hand card, so that they have already seen it there.
    """

    rule = "WSDV-FLOW-2"
    begins_turn = True

    seat: Seat
    card: Card
    use: Use
    source: TakenFrom
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """The use that the event names."""
        return (CardUse(self.seat, self.card, self.use),)


class CardDiscarded(Event):
    """WSDV-FLOW-7, WSDV-ACT-D7, WSDV-HID-3: a player discards a hand card out of the game, face down."""

    rule = "WSDV-HID-3"

    seat: Seat
    card: Card | None = private("seat")

    def card_uses(self) -> tuple[CardUse, ...]:
        """Discarded, if the card is visible."""
        return () if self.card is None else (CardUse(self.seat, self.card, "discard"),)


class CardLaidAway(Event):
    """WSDV-FLOW-3: the used card goes to the row of played cards (`played`), to East (`police`), or aside (`wall`)."""

    card: Card
    target: LaidTo


class IconIgnored(Event):
    """A player ignores one icon or single arrow of a dual card, numbered on the card from 1; None: nothing."""

    rule = "WSDV-ACT-D4"

    seat: Seat
    card: Source
    icon: IconNumber | None


class IconVoid(Event):
    """An icon cannot be carried out. icon: its number on the card or in the box. word: its word."""

    rule = "WSDV-ACT-D3"

    source: Source
    icon: int
    word: Icon


class PoliceCardTaken(Event):
    """East gets the card in play as a police card."""

    rule = "WSDV-POL-1"

    card: Card


class PoliceUsed(Event):
    """A police card is used; a separate event reports the unrest as removed."""

    rule = "WSDV-POL-2"

    seat: Seat
    card: Card

    def card_uses(self) -> tuple[CardUse, ...]:
        """Used as police."""
        return (CardUse(self.seat, self.card, "police"),)


class PhaseBegan(Event):
    """A phase of the end of decade begins (`ids.PHASE_IDS`)."""

    rule = "WSDV-FLOW-1"
    begins_phase = True

    phase: Phase


class UnseenCardsGone(Event):
    """Cards left in the draw deck leave the game unseen; so does the special card, if nobody used it."""

    rule = "WSDV-FLOW-6"
    minor = True

    cards: int
    special: Card | None


class RowCleared(Event):
    """The row of played cards is cleared."""

    rule = "WSDV-FLOW-7"
    minor = True

    cards: int


class GameEnded(Event):
    """WSDV-WIN-1, WSDV-WIN-2: the game is over; who won, and by which rule."""

    seat: Seat
    reason: Reason
