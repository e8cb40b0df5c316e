"""Typed events of Wir sind das Volk!: those of Germany plus its own. Seats: 0 is West, 1 is East."""

from detente.core.shown.events import CardUse, Event, Seat, private
from detente.games.germany.card_events import *  # noqa: F403
from detente.games.germany.events import *  # noqa: F403
from detente.games.germany.events import Card


class HalfDecadeEnded(Event):
    """The display is used up."""

    rule = "WSDV-FLOW-4"
    begins_phase = True

    decade: int
    half: int


class CardShown(Event):
    """WSDV-HID-3, by option: a hand card leaves the game, seen by all. own: whether it was the player's own."""

    rule = "WSDV-HID-3"

    seat: Seat
    card: Card
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """Discarded."""
        return (CardUse(self.seat, self.card, "discard"),)
