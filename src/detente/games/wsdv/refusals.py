"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import cast

from detente.core.state import State
from detente.games.germany import codes
from detente.games.germany.notation import DISCARD, DONE, LET_DRAW, PLAY, PLAY_SPECIAL
from detente.games.germany.refusals import german_refusal
from detente.games.wsdv import places
from detente.games.wsdv.state import Table


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    s = cast(Table, state)
    if s.over or seat not in s.to_act:
        return None
    if action >= PLAY.first:
        return why_no_card(s, seat, action) if s.asked == codes.ASK_TURN else None
    if DISCARD.first <= action <= DONE.first:
        return why_not_discarded(s, action)
    return german_refusal(s, action)


def why_not_discarded(s: Table, action: int) -> str | None:
    """Why a card is not discarded, or it cannot be stopped here."""
    if s.asked == codes.ASK_KEEP:
        return None if action == LET_DRAW.first else "WSDV-FLOW-7"
    if action == DONE.first:
        return german_refusal(s, action)
    if s.asked != codes.ASK_PRICE:
        return None
    return "WSDV-ACT-D7" if action == LET_DRAW.first else "WSDV-FLOW-7"


def why_no_card(s: Table, seat: int, action: int) -> str:
    """Why a card is not taken, or not for this use."""
    if action >= PLAY_SPECIAL.first:
        return "WSDV-ACT-1" if s.special == PLAY_SPECIAL.one(action) else "WSDV-SETUP-5"
    card, use = PLAY.one(action), PLAY.two(action)
    if card not in s.cards.piles[places.DISPLAY] and card not in s.cards.piles[places.HAND + seat]:
        return "WSDV-FLOW-2"
    if use == codes.USE_UNREST:
        return "WSDV-ACT-A3" if s.total_unrest(seat) else "WSDV-ACT-A1"
    return "WSDV-ACT-3" if use == codes.USE_EVENT else "WSDV-ACT-2"
