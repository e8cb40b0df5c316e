"""What the comparisons will still bring: the forecast before them, nothing once they have begun to place unrest."""

from typing import Any, Final

from detente.games.germany import names
from detente.games.germany.ids import PHASE_IDS

COMPARED: Final = frozenset(PHASE_IDS[PHASE_IDS.index("internal_comparison") :])
"""The phases in which the unrest of a comparison is on the board already."""


def is_compared(view: dict[str, Any]) -> bool:
    """Whether the comparisons of this decade have begun."""
    return view["phase"] in COMPARED


def coming_unrest(view: dict[str, Any], id: str) -> tuple[int, int]:
    """WSDV-EOD-6.1, WSDV-EOD-7.2: the least and the most unrest that a province will still get."""
    if is_compared(view):
        return 0, 0
    coming = view["forecast"]["provinces"][id]
    return coming["least"], coming["most"]


def coming_protests(view: dict[str, Any], own: str) -> tuple[int, int]:
    """WSDV-EOD-10.1: the least and the most mass protests of a side, "west" or "east", after the comparisons."""
    if is_compared(view):
        ids = names.WEST_IDS if own == "west" else names.EAST_IDS
        count = sum(view["provinces"][id]["protests"] for id in ids)
        return count, count
    least, most = view["forecast"]["protests"][own]
    return least, most
