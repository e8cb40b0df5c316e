"""Quick values of hand cards, for choices that move cards but change nothing on the board."""

from collections.abc import Sequence
from typing import Final

from detente.core.engine.state import State
from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.brain.glance import OWN_COLOUR

POINT: Final = 0.3
"""What a point of a card's value is worth, in unrest cubes; the card will be used eventually."""
OLD: Final = 0.9
"""The least value at which a card is worth keeping into a new decade: a new card replaces a discarded one."""
SET_ASIDE: Final = 0.3
"""Value of removing a card that West might have drawn."""
WAITING: Final = -1.0
"""Value of using police now when it could wait."""
ABOUT_CARDS: Final = ("keep", "source", "seen", "give")
"""Names of the questions whose answers move only cards, or nothing at all."""


def asked(s: State) -> str:
    """The name of the pending question."""
    return s.sequence.questions[s.asked].name


def held(side: int, colour: int, value: int, event: float) -> float:
    """What a hand card is worth to a side: its value, or its event if that is better and the side may trigger it."""
    return max(POINT * value, event) if colour in (OWN_COLOUR[side], codes.DUAL) else POINT * value


def score(asked: str, action: int, hand: Sequence[int], worth: Sequence[float]) -> float:
    """How good an answer about cards looks. worth: the value of each card to the seat that answers."""
    if action in verbs.POLICE:
        return WAITING
    if action in verbs.LOOK_HAND:
        return 1.0
    if action in verbs.EXCHANGE:
        return worth[verbs.EXCHANGE.one(action)] - min(worth[card] for card in hand)
    if action in verbs.GIVE:
        return -worth[verbs.GIVE.one(action)]
    if action in verbs.SET_ASIDE:
        return SET_ASIDE
    if action in verbs.DISCARD:
        return (OLD if asked == "keep" else 0.0) - worth[verbs.DISCARD.one(action)]
    return 0.0
