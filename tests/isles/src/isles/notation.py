"""How actions are written: all of them, numbered once and for all."""

from typing import Final

from detente.core.actions import ActionSpace
from isles.data import CHART_IDS, FLEET, ISLE_IDS, MOST_BID

TEXTS: Final[list[str]] = []


def numbered(texts: list[str]) -> int:
    """Add actions to the list; the number of the first."""
    TEXTS.extend(texts)
    return len(TEXTS) - len(texts)


BID: Final = numbered([f"bid {pearls}" for pearls in range(MOST_BID + 1)])
MUSTER: Final = numbered([f"muster {isle}" for isle in ISLE_IDS])
LOOK: Final = numbered(["look"])
DRAW_TOP: Final = numbered(["draw top"])
DRAW_BOTTOM: Final = numbered(["draw bottom"])
FOLLOW: Final = numbered([f"follow {chart}" for chart in CHART_IDS])
STOW: Final = numbered([f"stow {chart}" for chart in CHART_IDS])
KEEP: Final = numbered(["keep"])
SAIL: Final = numbered([f"sail {isle}" for isle in ISLE_IDS])
LAND: Final = numbered([f"land {isle} {ships}" for isle in ISLE_IDS for ships in range(1, FLEET + 1)])
DONE: Final = numbered(["done"])

SPACE: Final = ActionSpace(TEXTS)


def landing(isle: int, ships: int) -> int:
    """The action of landing so many ships at an isle."""
    return LAND + isle * FLEET + ships - 1


def landed(action: int) -> tuple[int, int]:
    """The isle and the ships of a landing."""
    isle, ships = divmod(action - LAND, FLEET)
    return isle, ships + 1
