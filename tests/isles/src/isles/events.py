"""What happens in Isles, as typed events. Seats are numbers; isles and charts are their ids.

own: whether it is told to the seat itself, which saw the chart before all others did.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from detente.core.events import CardUse, Event, Telling, private
from isles.data import CHART_IDS, ISLE_IDS, SEAT_NAMES


class OrdersOpened(Event):
    """ISLES-ORDER-2, ISLES-MUSTER-2: a seat pays its bid and musters ships."""

    seat: int
    bid: int
    isle: str
    ships: int


class TurnBegan(Event):
    """ISLES-TURN-1: a seat's turn begins."""

    begins_turn: ClassVar[bool] = True

    seat: int


class DeckLookedAt(Event):
    """ISLES-DRAW-2: a seat pays a pearl and looks at the top of the deck."""

    seat: int


class ChartSeen(Event):
    """ISLES-DRAW-2: what it sees there, from the top down."""

    seat: int
    chart: str | None = private("seat")


class ChartDrawn(Event):
    """ISLES-DRAW-1: a chart comes into a hand; only its owner sees which."""

    seat: int
    bottom: bool
    chart: str | None = private("seat")


class ChartFollowed(Event):
    """ISLES-CHART-2: a chart is shown and gives more fleets."""

    seat: int
    chart: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """Followed."""
        return (CardUse(self.seat, self.chart, "follow"),)


class ChartStowed(Event):
    """ISLES-CHART-3: a chart is stowed face down; only its owner knows which."""

    seat: int
    chart: str | None = private("seat")

    def card_uses(self) -> tuple[CardUse, ...]:
        """Stowed, if one may see which."""
        return () if self.chart is None else (CardUse(self.seat, self.chart, "stow"),)


class FleetSailed(Event):
    """ISLES-SAIL-2: ships sail from one isle to another."""

    seat: int
    source: str
    isle: str
    ships: int


class FleetsFought(Event):
    """ISLES-FIGHT-1: a seat arrives where another is; each loses so many ships."""

    isle: str
    seat: int
    other: int
    ships: int


class StormStruck(Event):
    """ISLES-STORM-1: the storm strikes an isle and sinks ships of its holder. before: where it struck last."""

    isle: str
    ships: int
    holder: int | None
    before: str | None


class TideRose(Event):
    """ISLES-TIDE-1: the tide has risen to this step."""

    tide: int


class PearlsHarvested(Event):
    """ISLES-HARVEST-1: the isles of a seat have yielded pearls."""

    seat: int
    pearls: int


class ChartDugUp(Event):
    """ISLES-END-1: a stowed chart is turned up and yields its pearls."""

    seat: int
    chart: str
    pearls: int
    own: bool | None = private("seat", True)


class GameEnded(Event):
    """ISLES-END-2: these seats have won."""

    winners: list[int]


KINDS: Final[tuple[type[Event], ...]] = (
    OrdersOpened,
    TurnBegan,
    DeckLookedAt,
    ChartSeen,
    ChartDrawn,
    ChartFollowed,
    ChartStowed,
    FleetSailed,
    FleetsFought,
    StormStruck,
    TideRose,
    PearlsHarvested,
    ChartDugUp,
    GameEnded,
)
CODE: Final = {kind: code for code, kind in enumerate(KINDS)}

READ: Final[dict[str, Callable[[int], Any]]] = {
    "isle": ISLE_IDS.__getitem__,
    "source": ISLE_IDS.__getitem__,
    "before": lambda isle: ISLE_IDS[isle] if isle >= 0 else None,
    "holder": lambda seat: seat if seat >= 0 else None,
    "chart": CHART_IDS.__getitem__,
    "bottom": bool,
    "winners": lambda mask: [seat for seat in range(len(SEAT_NAMES)) if mask >> seat & 1],
}
"""How the number told for a field is read, where it is not just a number."""


TELLING: Final = Telling(KINDS, READ)
