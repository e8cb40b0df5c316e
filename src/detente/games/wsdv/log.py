"""The log of Wir sind das Volk!: each event as a line, with the rule that it comes from."""

from collections.abc import Mapping
from typing import Any, Final

from detente.core.scene import LogLine
from detente.core.words import Words
from detente.games.germany import log
from detente.games.germany.telling import PHASE_IDS

LINES: Final[Mapping[str, tuple[str, bool]]] = {
    **log.LINES,
    "DecadeBegan": ("WSDV-FLOW-9", False),
    "CardDrawn": ("WSDV-FLOW-7", True),
    "CardLaidOut": ("WSDV-FLOW-5", True),
    "HalfDecadeEnded": ("WSDV-FLOW-4", False),
    "CardTaken": ("WSDV-FLOW-2", False),
    "CardDiscarded": ("WSDV-HID-3", False),
    "CardShown": ("WSDV-HID-3", False),
    "IconIgnored": ("WSDV-ACT-D4", False),
    "UnseenCardsGone": ("WSDV-FLOW-6", True),
    "RowCleared": ("WSDV-FLOW-7", True),
    "PhaseBegan": ("WSDV-FLOW-1", False),
}


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words."""
    return log.line_of(event, LINES, log.values(event, PHASE_IDS, words), words)
