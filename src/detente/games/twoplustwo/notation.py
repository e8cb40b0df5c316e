"""How actions are written: those of the base game in its words and order, then those of 2+2."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.germany.codes import NORMAL_CARDS
from detente.games.germany.notation import USES as BASE_USES
from detente.games.germany.notation import texts as base_texts
from detente.games.twoplustwo.codes import CENTRE, FIRST_ARMS, FIRST_TPT, TPT_ACTIONS
from detente.games.twoplustwo.tables import IDS

CARD_IDS: Final = IDS[:NORMAL_CARDS] + IDS[FIRST_TPT:FIRST_ARMS]
"""The normal cards of both games."""
USES: Final = (*BASE_USES, "arms_race", "credit")
"""TPT-ACT-6.0.1, TPT-ACT-6.0.2: the six uses of a card."""


def texts() -> list[str]:
    """The texts of all actions."""
    written = base_texts()
    written += [f"play {card} {use}" for card in CARD_IDS[NORMAL_CARDS:] for use in BASE_USES]
    for use in USES[len(BASE_USES) :]:
        written += [f"play {card} {use}" for card in CARD_IDS]
    written += ["prestige", "dominance"]
    written += [f"{track} {way}" for track in ("prestige", "dominance") for way in ("west", "east")]
    written += ["income", "usa first", "soviet_union first"]
    written += [f"dominance {at}" for at in range(-CENTRE, CENTRE + 1)]
    return written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == TPT_ACTIONS
