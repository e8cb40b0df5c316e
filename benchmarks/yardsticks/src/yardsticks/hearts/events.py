"""What happens in hearts."""

from typing import Annotated

from detente.core.shown.events import Event, Named, Seat, private
from yardsticks.hearts.cards import CARD_IDS

Card = Annotated[str, Named("card", CARD_IDS)]


class CardPassed(Event):
    """A seat passes a card on."""

    rule = "HEARTS-PASS-2"

    seat: Seat
    card: Card | None = private("seat")


class CardReceived(Event):
    """A seat gets a card."""

    rule = "HEARTS-PASS-3"

    seat: Seat
    card: Card | None = private("seat")


class CardPlayed(Event):
    """A seat plays a card."""

    rule = "HEARTS-TRICK-1"

    seat: Seat
    card: Card


class TrickTaken(Event):
    """A seat takes a trick, and the points in it."""

    rule = "HEARTS-TRICK-1"

    seat: Seat
    points: int


class MoonShot(Event):
    """A seat has taken all points."""

    rule = "HEARTS-SCORE-2"

    seat: Seat


class GameEnded(Event):
    """The fewest points win."""

    rule = "HEARTS-END-1"

    fewest: int
