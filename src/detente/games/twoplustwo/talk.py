"""Who hears what is said at the table while the game runs (TPT-TALK)."""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.options import Option
from detente.games.twoplustwo.codes import EAST_SEAT, SOVIET_UNION, USA, WEST_SEAT

PARTNER: Final = {USA: WEST_SEAT, WEST_SEAT: USA, SOVIET_UNION: EAST_SEAT, EAST_SEAT: SOVIET_UNION}

COMMUNICATION: Final = Option(
    "communication", ("none", "partners", "open"), "who may talk about the game", "TPT-TALK-14.3"
)


def listeners(options: Mapping[str, Any], seat: int) -> list[int] | None:
    """TPT-TALK-14.3: nobody, the partner, or everybody."""
    return {"none": [], "partners": [PARTNER[seat]], "open": None}[options["communication"]]
