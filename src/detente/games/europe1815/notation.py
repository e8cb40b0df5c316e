"""How actions are written: lands and types of units by their ids in the data files."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.europe1815.codes import ACTIONS, COUNT, DISSOLVE, MOST_UNITS, STACK
from detente.games.europe1815.data import LAND_IDS, TYPE_IDS

VERBS: Final = (
    "plant",
    "choose",
    "relocate",
    "jump",
    "resupply",
    "diplomacy",
    "attack",
    "scout",
    "uprising",
    "strengthen",
    "build",
    "embark",
    "general",
    "restore",
    "give land",
    "give troops",
)
"""Actions that name a land, in the order of `codes`."""


def texts() -> list[str]:
    """The texts of all actions, in the order of `codes`."""
    written = [f"{verb} {land}" for verb in VERBS for land in LAND_IDS]
    assert len(written) == STACK
    written += [f"{kind} {land}" for land in LAND_IDS for kind in TYPE_IDS]
    assert len(written) == COUNT
    written += [f"count {number}" for number in range(1, MOST_UNITS + 1)]
    assert len(written) == DISSOLVE
    written += [f"dissolve {kind}" for kind in TYPE_IDS]
    written += ["give marker", "skip", "end turn", "done"]
    return written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == ACTIONS
