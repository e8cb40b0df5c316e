"""The numbers of Wir sind das Volk! besides those of Germany: its own ruling."""

from typing import Final

RULING_DISCARDS_SHOWN: Final = 9
