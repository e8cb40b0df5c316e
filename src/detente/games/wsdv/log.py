"""The log of Wir sind das Volk!: one line per event, with the rule behind it."""

from typing import Any

from detente.core.shown.drawing import LogLine
from detente.core.shown.words import Words
from detente.games.germany import log
from detente.games.germany.ids import PHASE_IDS
from detente.games.wsdv import events


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words."""
    return log.line_of(event, events, log.values(event, PHASE_IDS, words), words)
