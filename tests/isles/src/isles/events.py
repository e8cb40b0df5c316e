"""What happens in Isles, as typed events. Rules report them by numbers; isles and charts are shown by their ids.

own: whether it is shown to the seat itself, which saw the chart before all others did.
"""

from typing import Annotated

from detente.core.shown.events import CardUse, Event, MaybeSeat, Named, NamedPlace, Seat, Seats, private
from isles.data import CHART_IDS, ISLE_IDS

Isle = Annotated[str, NamedPlace("isle", ISLE_IDS)]
Chart = Annotated[str, Named("chart", CHART_IDS)]


class OrdersOpened(Event):
    """A seat pays its bid and musters ships."""

    rule = "ISLES-MUSTER-2"

    seat: Seat
    bid: int
    isle: Isle
    ships: int


class TurnBegan(Event):
    """A seat's turn begins."""

    rule = "ISLES-TURN-1"
    begins_turn = True

    seat: Seat


class DeckLookedAt(Event):
    """A seat pays a pearl and looks at the top of the deck."""

    rule = "ISLES-DRAW-2"
    on = ("deck",)

    seat: Seat


class ChartSeen(Event):
    """What it sees there, from the top down."""

    rule = "ISLES-DRAW-2"
    on = ("deck",)

    seat: Seat
    chart: Chart | None = private("seat")


class ChartDrawn(Event):
    """A chart comes into a hand; only its owner sees which."""

    rule = "ISLES-DRAW-1"
    minor = True

    seat: Seat
    bottom: bool
    chart: Chart | None = private("seat")


class ChartFollowed(Event):
    """A chart is shown and gives more fleets."""

    rule = "ISLES-CHART-2"
    on = ("discard",)

    seat: Seat
    chart: Chart
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """Followed."""
        return (CardUse(self.seat, self.chart, "follow"),)


class ChartStowed(Event):
    """A chart is stowed face down; only its owner knows which."""

    rule = "ISLES-CHART-3"

    seat: Seat
    chart: Chart | None = private("seat")

    def card_uses(self) -> tuple[CardUse, ...]:
        """Stowed, if one may see which."""
        return () if self.chart is None else (CardUse(self.seat, self.chart, "stow"),)


class FleetSailed(Event):
    """Ships sail from one isle to another."""

    rule = "ISLES-SAIL-2"

    seat: Seat
    source: Isle
    isle: Isle
    ships: int


class FleetsFought(Event):
    """A seat arrives where another is; each loses so many ships."""

    rule = "ISLES-FIGHT-1"

    isle: Isle
    seat: Seat
    other: Seat
    ships: int


class StormStruck(Event):
    """The storm strikes an isle and sinks ships of its holder. before: where it struck last."""

    rule = "ISLES-STORM-1"

    isle: Isle
    ships: int
    holder: MaybeSeat
    before: Isle | None


class TideRose(Event):
    """The tide has risen to this step."""

    rule = "ISLES-TIDE-1"
    on = ("tide {tide}",)

    tide: int


class PearlsHarvested(Event):
    """The isles of a seat have yielded pearls."""

    rule = "ISLES-HARVEST-1"
    minor = True

    seat: Seat
    pearls: int


class ChartDugUp(Event):
    """A stowed chart is turned up and yields its pearls."""

    rule = "ISLES-END-1"
    on = ("discard",)

    seat: Seat
    chart: Chart
    pearls: int
    own: bool | None = private("seat", True)


class GameEnded(Event):
    """These seats have won."""

    rule = "ISLES-END-2"

    winners: Seats
