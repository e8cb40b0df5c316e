"""What happens in Wir sind das Volk! besides what happens in Germany. Seats: 0 is West, 1 East."""

from typing import Final

from detente.core.events import CardUse, Event, private
from detente.games.germany import telling
from detente.games.germany.cards import BOX_0, CARDS
from detente.games.germany.icons import ICONS
from detente.games.germany.notation import USES


class HalfDecadeEnded(Event):
    """WSDV-FLOW-4: the display is used up."""

    decade: int
    half: int


class CardShown(Event):
    """WSDV-HID-3, by option: a hand card goes out of the game, seen by all; whether it was one's own."""

    seat: int
    card: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """Discarded."""
        return (CardUse(self.seat, self.card, "discard"),)


KINDS: Final[tuple[type[Event], ...]] = (*telling.KINDS, HalfDecadeEnded, CardShown)
"""In the order of the TOLD codes."""


def source_id(source: int) -> str:
    """The id of a card's face, or `box -4`."""
    return CARDS.ids[source] if source < len(CARDS.ids) else f"box {source - BOX_0}"


TELLING: Final = telling.GermanTelling(
    KINDS,
    telling.readers_of(CARDS.ids, source_id, ICONS, USES, telling.PHASE_IDS, telling.REASONS),
)
