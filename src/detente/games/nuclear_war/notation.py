"""How actions and seats are written."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.nuclear_war.codes import (
    ACTIONS,
    ANTI_MISSILE,
    CARRIER,
    MOST_SEATS,
    PROPAGANDA,
    SECRET,
    WARHEADS,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import SEAT_NAMES


def texts() -> list[str]:
    """The texts of all actions, in the order of `codes`."""
    ids = EDITION.ids
    placeable = ids[:SECRET]
    written = [f"place {id}" for id in placeable]
    written += [f"place shown {id}" for id in placeable]
    written += [f"show {id}" for id in placeable]
    written += [f"take back {id}" for id in placeable]
    written += [f"play {id}" for id in ids[SECRET:]]
    written += [f"target {seat}" for seat in SEAT_NAMES]
    written += [f"intercept {id}" for id in ids[ANTI_MISSILE:SECRET]]
    written += ["decline"]
    written += [f"fire {id}" for id in ids[CARRIER:PROPAGANDA]]
    written += ["fire launched"]
    written += [f"load {ids[w]} at {SEAT_NAMES[seat]}" for w in range(WARHEADS) for seat in range(MOST_SEATS)]
    written += ["keep", "done"]
    return written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == ACTIONS
