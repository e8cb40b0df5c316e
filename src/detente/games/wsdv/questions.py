"""The questions of Wir sind das Volk!."""

from typing import Any, Final

from detente.core.sequence import Question
from detente.games.germany import codes
from detente.games.germany.questions import questions_with

QUESTIONS: Final[dict[int, Question[Any]]] = {
    codes.ASK_TURN: Question("turn", "WSDV-FLOW-2"),
    codes.ASK_PRICE: Question("price", "WSDV-ACT-D7"),
    codes.ASK_KEEP: Question("keep", "WSDV-FLOW-7"),
    **questions_with(icon="WSDV-ACT-D1", ignore="WSDV-ACT-D4", source="WSDV-SPC-4"),
}
