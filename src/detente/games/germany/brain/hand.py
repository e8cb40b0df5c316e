"""What cards of a hand are worth, at a glance: for choices that move cards and nothing on the board."""

from collections.abc import Sequence
from typing import Final

from detente.core.engine.state import State
from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.brain.glance import OWN_COLOUR

POINT: Final = 0.3
"""What a point of a card's value is worth, in unrest cubes: it will be used some day."""
OLD: Final = 0.9
"""What a card kept into a new decade must be worth: a new one is drawn in its place."""
SET_ASIDE: Final = 0.3
"""What it is worth to remove a card that West might have got."""
WAITING: Final = -1.0
"""To use police now, where it will do later."""
ABOUT_CARDS: Final = ("keep", "source", "seen", "give")
"""Names of questions whose answers move cards alone, or none."""


def asked(s: State) -> str:
    """The name of the question that stands."""
    return s.sequence.questions[s.asked].name


def held(side: int, colour: int, value: int, event: float) -> float:
    """What a card in hand is worth to a side: its event if it is one's own, else its value."""
    return max(POINT * value, event) if colour in (OWN_COLOUR[side], codes.DUAL) else POINT * value


def score(asked: str, action: int, hand: Sequence[int], worth: Sequence[float]) -> float:
    """How good an answer about cards looks. worth: of each card to the seat that answers."""
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
