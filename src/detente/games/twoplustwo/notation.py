"""How actions are written: those of Germany in its words and order, then those of 2+2."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.germany import codes
from detente.games.germany.notation import USES as BASE_USES
from detente.games.germany.notation import texts as base_texts
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.tables import IDS

CARD_IDS: Final = IDS[: codes.NORMAL_CARDS] + IDS[tpt.FIRST_TPT : tpt.FIRST_ARMS]
"""The normal cards of both games."""
USES: Final = (*BASE_USES, "arms_race", "credit")
"""TPT-ACT-6.0.1, TPT-ACT-6.0.2: the six uses of a card."""


def texts() -> list[str]:
    """The texts of all actions."""
    written = base_texts()
    written += [f"play {card} {use}" for card in CARD_IDS[codes.NORMAL_CARDS :] for use in BASE_USES]
    for use in USES[len(BASE_USES) :]:
        written += [f"play {card} {use}" for card in CARD_IDS]
    written += ["prestige", "dominance"]
    written += [f"{track} {way}" for track in ("prestige", "dominance") for way in ("west", "east")]
    written += ["income", "usa first", "soviet_union first"]
    written += [f"dominance {at}" for at in range(-tpt.CENTRE, tpt.CENTRE + 1)]
    return written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == tpt.TPT_ACTIONS
