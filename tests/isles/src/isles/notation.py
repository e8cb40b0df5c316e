"""How actions are written: all of them, each kind declared once."""

from typing import Final

from detente.core.engine.actions import ActionSpace
from isles.data import CHART_IDS, FLEET, ISLE_IDS, MOST_BID

ACTIONS: Final = ActionSpace()

BID: Final = ACTIONS.verb("bid {pearls}", pearls=range(MOST_BID + 1))
MUSTER: Final = ACTIONS.verb("muster {isle}", isle=ISLE_IDS)
LOOK: Final = ACTIONS.verb("look")
DRAW_TOP: Final = ACTIONS.verb("draw top")
DRAW_BOTTOM: Final = ACTIONS.verb("draw bottom")
FOLLOW: Final = ACTIONS.verb("follow {chart}", chart=CHART_IDS)
STOW: Final = ACTIONS.verb("stow {chart}", chart=CHART_IDS)
KEEP: Final = ACTIONS.verb("keep")
SAIL: Final = ACTIONS.verb("sail {isle}", isle=ISLE_IDS)
LAND: Final = ACTIONS.verb("land {isle} {ships}", isle=ISLE_IDS, ships=range(1, FLEET + 1))
DONE: Final = ACTIONS.verb("done")
