"""The numbers of Wir sind das Volk! besides those of Germany: its steps, its ruling, its events."""

from typing import Final

STEP_LAY_AWAY: Final = 67
STEP_NEW_DECADE: Final = 68
STEP_EVENT: Final = 69

RULING_DISCARDS_SHOWN: Final = 9
