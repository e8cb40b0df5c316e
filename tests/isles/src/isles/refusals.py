"""Which rule forbids an action, in words only: what is legal is decided in `rules`."""

from typing import cast

from detente.core.state import State
from isles.notation import BID, DONE, DRAW_TOP, FOLLOW, KEEP, LAND, LOOK, MUSTER, SAIL, STOW
from isles.rules import ASK_CHART, ASK_DRAW, ASK_LAND, ASK_ORDERS, ASK_SAIL
from isles.state import Table


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    s = cast(Table, state)
    if s.asked == ASK_ORDERS and BID <= action < LOOK:
        chosen = s.draft_of(seat)
        return "ISLES-MUSTER-1" if chosen and action >= MUSTER else "ISLES-ORDER-1"
    if s.asked == ASK_DRAW and LOOK <= action < FOLLOW:
        return "ISLES-DRAW-2" if action < DRAW_TOP else "ISLES-DRAW-1"
    if s.asked == ASK_CHART and FOLLOW <= action < KEEP:
        return "ISLES-CHART-2" if action < STOW else "ISLES-CHART-3"
    if s.asked == ASK_SAIL and SAIL <= action < LAND:
        isle = action - SAIL
        if s.holder[isle] != seat:
            return "ISLES-MAP-2"
        return "ISLES-SAIL-3" if s.reached[isle] and s.fleets else "ISLES-SAIL-1"
    if s.asked == ASK_LAND and LAND <= action < DONE:
        return "ISLES-SAIL-2"
    return None
