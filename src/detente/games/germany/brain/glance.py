"""Which card may well be taken, and for what: seen at a glance, for positions that search plays on."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.icons import Icons

GIVE_OR_TAKE: Final = 80
"""By how many hundredths of an unrest cube what is seen at a glance may be wrong."""
POINT: Final = 0.45
"""What a build point is worth at a glance, in unrest cubes."""
RAISING: Final = 1.0
"""What use C is worth at a glance after the first decade."""
OWN_COLOUR: Final = (codes.YELLOW, codes.RED)
FOR_EAST: Final = {
    codes.ICON_BUILD_E: 0.4,
    codes.ICON_BUILD_W: -0.4,
    codes.ICON_DISMANTLE_E: -0.4,
    codes.ICON_DISMANTLE_W: 0.4,
    codes.ICON_UNREST_E: -0.6,
    codes.ICON_UNREST_W: 0.6,
    codes.ICON_REMOVE_UNREST_E: 0.5,
    codes.ICON_REMOVE_UNREST_W: -0.5,
    codes.ICON_MOVE_UNREST_E: 0.0,
    codes.ICON_LS_E: 0.8,
    codes.ICON_LS_W: -0.8,
    codes.ICON_LS_ONLY_W: -0.4,
    codes.ICON_REMOVE_LS_E: -0.6,
    codes.ICON_REMOVE_MASS_PROTEST_E: 0.6,
    codes.ICON_STOP_FACTORY: -0.8,
    codes.ICON_RUNDOWN_E: -0.6,
    codes.ICON_REPAIR_E: 0.3,
    codes.ICON_POLICE_RED: 0.5,
    codes.ICON_POLICE_PINK: 0.6,
    codes.ICON_BUILD_WALL: 1.0,
    codes.ICON_REMOVE_WALL: 0.0,
    codes.ICON_STASI_DISBANDMENT: 0.0,
    codes.ICON_GUILLAUME_AFFAIR: 0.5,
}
"""What icons are worth at a glance."""
ARROWS: Final = (0.55, 0.45, 0.35)
"""What a step of the markers of prestige, currency and socialists is worth at a glance."""


def glance(icons: Icons, element: int) -> float:
    """What an icon or arrow of Germany does for East, about."""
    icon = icons.icon[element]
    if icon == codes.ICON_ARROW:
        return ARROWS[icons.track[element]] * icons.step[element]
    return FOR_EAST[icon]
