"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import cast

from detente.core.state import State
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.state import Table

TARGETS = range(codes.TARGET, codes.INTERCEPT)
INTERCEPTIONS = range(codes.INTERCEPT, codes.DECLINE)
SHOTS = range(codes.FIRE, codes.LOAD)
LOADS = range(codes.LOAD, codes.KEEP)
TARGET_RULES = {
    codes.ASK_SECRET_TARGET: "NW-SEC-2",
    codes.ASK_PROPAGANDA_TARGET: "NW-PROP-1",
    codes.ASK_ATTACK_TARGET: "NW-ATTACK-1",
}


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action, from what the seat sees; None where it just answers no question."""
    s = cast(Table, state)
    asked = s.asked
    if action in TARGETS and asked in TARGET_RULES:
        return TARGET_RULES[asked]
    if asked == codes.ASK_INTERCEPT and action in INTERCEPTIONS:
        return "NW-DEF-1"
    if asked == codes.ASK_SECRET and action == codes.DONE:
        return "NW-SETUP-5"
    if asked == codes.ASK_SALVO and action in LOADS and not s.lives((action - codes.LOAD) % codes.MOST_SEATS):
        return "NW-RET-4"
    if (
        asked == codes.ASK_SALVO
        and action == codes.FIRE_LAUNCHED
        and not s.rulings[codes.RULING_SALVO_LAUNCH_SLOT]
    ):
        return "NW-RET-2"
    if asked == codes.ASK_SALVO and (action in SHOTS or action in LOADS or action == codes.DONE):
        return "NW-RET-3"
    if asked == codes.ASK_PLACE and codes.SHOW <= action < codes.TAKE_BACK:
        return "NW-DET-1"
    if asked == codes.ASK_PLACE and codes.TAKE_BACK <= action < codes.PLAY:
        return "NW-DET-4" if s.showing else "NW-DET-1"
    if asked == codes.ASK_PLACE and action < codes.SHOW:
        return "NW-TURN-4"
    if asked in (codes.ASK_ROW, codes.ASK_STRATEGY) and action < codes.SHOW:
        return "NW-STRAT-3" if asked == codes.ASK_STRATEGY else "NW-SETUP-7"
    return None
