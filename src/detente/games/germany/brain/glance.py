"""Quick estimates of which card is worth taking and for which use, for positions reached during search."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.icons import Icons

GIVE_OR_TAKE: Final = 80
"""How far a quick estimate may be off, in hundredths of an unrest cube."""
POINT: Final = 0.45
"""Quick value of a build point, in unrest cubes."""
RAISING: Final = 1.0
"""Quick value of use C after the first decade, in unrest cubes."""
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
"""Quick value of each icon for East, in unrest cubes."""
ARROWS: Final = (0.55, 0.45, 0.35)
"""Quick value of one step of the prestige, currency and socialist markers, in unrest cubes."""


def glance(icons: Icons, element: int) -> float:
    """Roughly what an icon or arrow of Germany is worth to East, in unrest cubes."""
    icon = icons.icon[element]
    if icon == codes.ICON_ARROW:
        return ARROWS[icons.track[element]] * icons.step[element]
    return FOR_EAST[icon]
