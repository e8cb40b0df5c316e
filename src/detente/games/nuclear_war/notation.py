"""How actions and seats are written."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import SEAT_NAMES


def texts() -> list[str]:
    """The texts of all actions, in the order of `codes`."""
    ids = EDITION.ids
    placeable = ids[: codes.SECRET]
    written = [f"place {id}" for id in placeable]
    written += [f"place shown {id}" for id in placeable]
    written += [f"show {id}" for id in placeable]
    written += [f"take back {id}" for id in placeable]
    written += [f"play {id}" for id in ids[codes.SECRET :]]
    written += [f"target {seat}" for seat in SEAT_NAMES]
    written += [f"intercept {id}" for id in ids[codes.ANTI_MISSILE : codes.SECRET]]
    written += ["decline"]
    written += [f"fire {id}" for id in ids[codes.CARRIER : codes.PROPAGANDA]]
    written += ["fire launched"]
    written += [
        f"load {ids[w]} at {SEAT_NAMES[seat]}"
        for w in range(codes.WARHEADS)
        for seat in range(codes.MOST_SEATS)
    ]
    written += ["keep", "done"]
    return written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == codes.ACTIONS
