"""Words for Germany's codes, as used in events, views and positions: phases, reasons, tracks and icon sources."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.cards import BOX_0, CARDS
from detente.games.germany.icons import TRACKS

REASONS: Final = {
    codes.END_INSOLVENCY: "WSDV-EOD-1.4",
    codes.END_TRIUMPH: "WSDV-EOD-9.1",
    codes.END_SOCIALISM_FAILS: "WSDV-EOD-9.3",
    codes.END_EAST_COLLAPSES: "WSDV-EOD-10.1",
    codes.END_WEST_COLLAPSES: "WSDV-EOD-10.2",
    codes.END_BOTH_COLLAPSE: "WSDV-WIN-2",
    codes.END_EAST_SURVIVES: "WSDV-EOD-10.3",
}
"""The rule by which the game ended."""
WHY_IDS: Final = (
    "icon",
    "price",
    "flight",
    "wall",
    "box",
    "currency",
    "police_cost",
    "use",
    "overflow",
    "police",
    "standard",
    "socialists",
    "internal",
    "pressure",
    "stasi",
    "export",
    "stop",
    "protest",
)
"""Words for the WHY codes, in their order."""
PHASE_IDS: Final = (
    "flight_or_wall",
    "prestige",
    "western_currency",
    "police_cost",
    "export_check",
    "internal_comparison",
    "east_west_comparison",
    "police_removal",
    "socialists",
    "collapse_check",
)
"""Words for the PHASE codes, in their order."""
TRACK_IDS: Final = tuple(TRACKS)


def source_id(source: int) -> str:
    """The id of an icon source: a card face, or `box -4`."""
    return CARDS.ids[source] if source < len(CARDS.ids) else f"box {source - BOX_0}"


def or_none(number: int) -> int | None:
    """A number, or None for NOBODY."""
    return None if number == codes.NOBODY else int(number)
