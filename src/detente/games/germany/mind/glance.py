"""Which card may well be taken, and for what: seen at a glance, for positions that search plays on."""

from typing import Final

from detente.core.rng import Rng
from detente.games.germany.codes import (
    FACES,
    FIRST_EAST,
    ICON_ARROW,
    ICON_BUILD_E,
    ICON_BUILD_W,
    ICON_BUILD_WALL,
    ICON_DISMANTLE_E,
    ICON_DISMANTLE_W,
    ICON_GUILLAUME_AFFAIR,
    ICON_LS_E,
    ICON_LS_ONLY_W,
    ICON_LS_W,
    ICON_MOVE_UNREST_E,
    ICON_POLICE_PINK,
    ICON_POLICE_RED,
    ICON_REMOVE_LS_E,
    ICON_REMOVE_MASS_PROTEST_E,
    ICON_REMOVE_UNREST_E,
    ICON_REMOVE_UNREST_W,
    ICON_REMOVE_WALL,
    ICON_REPAIR_E,
    ICON_RUNDOWN_E,
    ICON_STASI_DISBANDMENT,
    ICON_STOP_FACTORY,
    ICON_UNREST_E,
    ICON_UNREST_W,
    MOST_ICONS,
    NORMAL_CARDS,
    PLAY,
    PLAY_SPECIAL,
    RED,
    USE_BUILD,
    USE_EVENT,
    USE_RAISE,
    WEST,
    YELLOW,
)
from detente.games.germany.data import CARD_ICONS, CARDS
from detente.games.germany.icons import Icons
from detente.games.germany.mind.quick import STEPS
from detente.games.germany.state import Table

GIVE_OR_TAKE: Final = 80
"""By how many hundredths of an unrest cube what is seen at a glance may be wrong."""
POINT: Final = 0.45
"""What a build point is worth at a glance, in unrest cubes."""
RAISING: Final = 1.0
"""What use C is worth at a glance after the first decade."""
PRICE: Final = 0.6
"""What the special card costs."""
OWN_COLOUR: Final = (YELLOW, RED)
FOR_EAST: Final = {
    ICON_BUILD_E: 0.4,
    ICON_BUILD_W: -0.4,
    ICON_DISMANTLE_E: -0.4,
    ICON_DISMANTLE_W: 0.4,
    ICON_UNREST_E: -0.6,
    ICON_UNREST_W: 0.6,
    ICON_REMOVE_UNREST_E: 0.5,
    ICON_REMOVE_UNREST_W: -0.5,
    ICON_MOVE_UNREST_E: 0.0,
    ICON_LS_E: 0.8,
    ICON_LS_W: -0.8,
    ICON_LS_ONLY_W: -0.4,
    ICON_REMOVE_LS_E: -0.6,
    ICON_REMOVE_MASS_PROTEST_E: 0.6,
    ICON_STOP_FACTORY: -0.8,
    ICON_RUNDOWN_E: -0.6,
    ICON_REPAIR_E: 0.3,
    ICON_POLICE_RED: 0.5,
    ICON_POLICE_PINK: 0.6,
    ICON_BUILD_WALL: 1.0,
    ICON_REMOVE_WALL: 0.0,
    ICON_STASI_DISBANDMENT: 0.0,
    ICON_GUILLAUME_AFFAIR: 0.5,
}
"""What icons are worth at a glance."""
ARROWS: Final = (0.55, 0.45, 0.35)
"""What a step of the markers of prestige, currency and socialists is worth at a glance."""


def glance(icons: Icons, element: int) -> float:
    """What an icon or arrow of Germany does for East, about."""
    icon = icons.icon[element]
    if icon == ICON_ARROW:
        return ARROWS[icons.track[element]] * icons.step[element]
    return FOR_EAST[icon]


def glance_at_event(face: int) -> float:
    """What an event does for East, about."""
    first = face * MOST_ICONS
    return sum(glance(CARD_ICONS, k) for k in range(first, first + CARD_ICONS.counts[face]))


AT_A_GLANCE: Final = tuple(tuple(sign * glance_at_event(face) for face in range(FACES)) for sign in (-1, 1))
"""What events are worth to West and to East."""


def turn(s: Table, seat: int, legal: list[int], rng: Rng) -> int:
    """A card and its use that may well be chosen: what looks best at a glance, give or take."""
    colour, points, events = CARDS.colour, CARDS.value_of[seat], AT_A_GLANCE[seat]
    own = s.unrest[:FIRST_EAST] if seat == WEST else s.unrest[FIRST_EAST:]
    calm = STEPS[max(max(own) - 1, 0)]
    raising = RAISING if s.decade > 1 else 0.0
    best, chosen = -100.0, legal[-1]
    for action in legal:
        if action < PLAY:
            continue
        worth = rng.below(GIVE_OR_TAKE) / 100
        if action >= PLAY_SPECIAL:
            worth += events[NORMAL_CARDS + action - PLAY_SPECIAL] - PRICE
        else:
            card, use = divmod(action - PLAY, 4)
            if use == USE_EVENT:
                worth += events[card]
            elif use == USE_BUILD:
                worth += POINT * points[card]
            elif use == USE_RAISE:
                worth += raising
            else:
                worth += calm if colour[card] == OWN_COLOUR[seat] else calm - POINT
        if worth > best:
            best, chosen = worth, action
    return chosen
