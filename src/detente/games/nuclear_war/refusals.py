"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import cast

from detente.core.state import State
from detente.games.nuclear_war.codes import (
    ASK_ATTACK_TARGET,
    ASK_INTERCEPT,
    ASK_PLACE,
    ASK_PROPAGANDA_TARGET,
    ASK_ROW,
    ASK_SALVO,
    ASK_SECRET,
    ASK_SECRET_TARGET,
    ASK_STRATEGY,
    DECLINE,
    DONE,
    FIRE,
    FIRE_LAUNCHED,
    INTERCEPT,
    KEEP,
    LOAD,
    MOST_SEATS,
    PLAY,
    RULING_SALVO_LAUNCH_SLOT,
    SHOW,
    TAKE_BACK,
    TARGET,
)
from detente.games.nuclear_war.state import Table

TARGETS = range(TARGET, INTERCEPT)
INTERCEPTIONS = range(INTERCEPT, DECLINE)
SHOTS = range(FIRE, LOAD)
LOADS = range(LOAD, KEEP)
TARGET_RULES = {
    ASK_SECRET_TARGET: "NW-SEC-2",
    ASK_PROPAGANDA_TARGET: "NW-PROP-1",
    ASK_ATTACK_TARGET: "NW-ATTACK-1",
}


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action, from what the seat sees; None where it just answers no question."""
    s = cast(Table, state)
    asked = s.asked
    if action in TARGETS and asked in TARGET_RULES:
        return TARGET_RULES[asked]
    if asked == ASK_INTERCEPT and action in INTERCEPTIONS:
        return "NW-DEF-1"
    if asked == ASK_SECRET and action == DONE:
        return "NW-SETUP-5"
    if asked == ASK_SALVO and action in LOADS and not s.lives((action - LOAD) % MOST_SEATS):
        return "NW-RET-4"
    if asked == ASK_SALVO and action == FIRE_LAUNCHED and not s.rulings[RULING_SALVO_LAUNCH_SLOT]:
        return "NW-RET-2"
    if asked == ASK_SALVO and (action in SHOTS or action in LOADS or action == DONE):
        return "NW-RET-3"
    if asked == ASK_PLACE and SHOW <= action < TAKE_BACK:
        return "NW-DET-1"
    if asked == ASK_PLACE and TAKE_BACK <= action < PLAY:
        return "NW-DET-4" if s.showing else "NW-DET-1"
    if asked == ASK_PLACE and action < SHOW:
        return "NW-TURN-4"
    if asked in (ASK_ROW, ASK_STRATEGY) and action < SHOW:
        return "NW-STRAT-3" if asked == ASK_STRATEGY else "NW-SETUP-7"
    return None
