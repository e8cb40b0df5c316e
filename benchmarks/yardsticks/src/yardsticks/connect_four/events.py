"""What happens in connect four."""

from detente.core.shown.events import Event, MaybeSeat, Seat


class StoneDropped(Event):
    """A stone fell into a column."""

    rule = "C4-DROP-1"

    seat: Seat
    column: int


class GameEnded(Event):
    """This seat has won, or nobody."""

    rule = "C4-END-1"

    winner: MaybeSeat
