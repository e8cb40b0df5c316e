"""Quick estimates of which card is worth taking and for which use, for positions reached during search."""

from typing import Final

from detente.core.engine.rng import Rng
from detente.games.germany import codes
from detente.games.germany.brain.glance import GIVE_OR_TAKE, OWN_COLOUR, POINT, RAISING, glance
from detente.games.germany.brain.quick import STEPS
from detente.games.germany.cards import CARD_ICONS, CARDS
from detente.games.germany.notation import PLAY, PLAY_SPECIAL
from detente.games.wsdv.state import GameState

PRICE: Final = 0.6
"""The cost of the special card."""


def glance_at_event(face: int) -> float:
    """Roughly what an event does for East."""
    first = face * codes.MOST_ICONS
    return sum(glance(CARD_ICONS, k) for k in range(first, first + CARD_ICONS.counts[face]))


AT_A_GLANCE: Final = tuple(
    tuple(sign * glance_at_event(face) for face in range(codes.FACES)) for sign in (-1, 1)
)
"""The value of events to West and to East."""


def turn(s: GameState, seat: int, legal: list[int], rng: Rng) -> int:
    """A plausible card and use: the best by quick estimate, with some random variation."""
    colour, points, events = CARDS.colour, CARDS.value_of[seat], AT_A_GLANCE[seat]
    own = s.unrest[: codes.FIRST_EAST] if seat == codes.WEST else s.unrest[codes.FIRST_EAST :]
    calm = STEPS[max(max(own) - 1, 0)]
    raising = RAISING if s.decade > 1 else 0.0
    best, chosen = -100.0, legal[-1]
    for action in legal:
        if action < PLAY.first:
            continue
        worth = rng.below(GIVE_OR_TAKE) / 100
        if action >= PLAY_SPECIAL.first:
            worth += events[PLAY_SPECIAL.one(action)] - PRICE
        else:
            card, use = PLAY.one(action), PLAY.two(action)
            if use == codes.USE_EVENT:
                worth += events[card]
            elif use == codes.USE_BUILD:
                worth += POINT * points[card]
            elif use == codes.USE_RAISE:
                worth += raising
            else:
                worth += calm if colour[card] == OWN_COLOUR[seat] else calm - POINT
        if worth > best:
            best, chosen = worth, action
    return chosen
