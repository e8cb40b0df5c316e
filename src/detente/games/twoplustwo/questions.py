"""The questions of 2+2."""

from typing import Any, Final

from detente.core.sequence import Question
from detente.games.germany import codes
from detente.games.germany.questions import questions_with
from detente.games.twoplustwo import codes as tpt

QUESTIONS: Final[dict[int, Question[Any]]] = {
    codes.ASK_PRICE: Question("price", "TPT-EAST-10.2"),
    **questions_with(icon="TPT-ACT-6.4.2", ignore="TPT-ACT-6.4.3", source="TPT-ACT-6.4.25"),
    codes.ASK_TURN: Question("turn", "TPT-SEQ-4.10"),
    codes.ASK_KEEP: Question("keep", "TPT-SEQ-4.7"),
    tpt.ASK_EXTRA: Question("extra", "TPT-EOD-12.2.3"),
    tpt.ASK_CONVERT: Question("convert", "TPT-ACT-6.4.10"),
    tpt.ASK_FREE: Question("free", "TPT-ACT-6.4.20"),
    tpt.ASK_MISSED: Question("missed", "TPT-ACT-6.4.14"),
    tpt.ASK_FIRST: Question("first", "TPT-DECK-8.6"),
    tpt.ASK_SPACE: Question("space", "TPT-EOD-12.3.1"),
    tpt.ASK_SPARE: Question("spare", "TPT-AUTO-9.14"),
}
