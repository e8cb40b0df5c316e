"""Who hears what is said at the table while the game runs (TPT-TALK)."""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.engine.options import Option
from detente.games.twoplustwo import codes as tpt

PARTNER: Final = {
    tpt.USA: tpt.WEST_SEAT,
    tpt.WEST_SEAT: tpt.USA,
    tpt.SOVIET_UNION: tpt.EAST_SEAT,
    tpt.EAST_SEAT: tpt.SOVIET_UNION,
}

COMMUNICATION: Final = Option(
    "communication", ("none", "partners", "open"), "who may talk about the game", "TPT-TALK-14.3"
)


def listeners(options: Mapping[str, Any], seat: int) -> list[int] | None:
    """TPT-TALK-14.3: the seats that hear it: no one, the partner, or everyone."""
    return {"none": [], "partners": [PARTNER[seat]], "open": None}[options["communication"]]
