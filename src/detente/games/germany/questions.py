"""The questions of Germany that every game on it asks."""

from typing import Any

from detente.core.sequence import Question
from detente.games.germany import codes


def questions_with(icon: str, ignore: str, source: str) -> dict[int, Question[Any]]:
    """The questions by code, in the order in which learners see them. icon, ignore, source: the rules that each game has."""
    return {
        codes.ASK_BUILD: Question("build", "WSDV-ACT-B1"),
        codes.ASK_DISMANTLE: Question("dismantle", "WSDV-DIS-1"),
        codes.ASK_PLACE: Question("place", "WSDV-ACT-D2"),
        codes.ASK_REMOVE: Question("remove", "WSDV-UNR-3"),
        codes.ASK_MOVE: Question("move", "WSDV-UNR-5"),
        codes.ASK_MOVE_TO: Question("move_to", "WSDV-UNR-5"),
        codes.ASK_LS: Question("standard", "WSDV-SPC-7"),
        codes.ASK_LOWER: Question("lower", "WSDV-EOD-5.3"),
        codes.ASK_END_PROTEST: Question("end_protest", "WSDV-UNR-4"),
        codes.ASK_SUPPLIER: Question("supplier", "WSDV-WB-6"),
        codes.ASK_LIFT: Question("lift", "WSDV-WB-7"),
        codes.ASK_RUN_DOWN: Question("run_down", "WSDV-RUN-1"),
        codes.ASK_STOP: Question("stop", "WSDV-EXT-3"),
        codes.ASK_SOCIALIST: Question("socialist", "WSDV-SOC-3"),
        codes.ASK_LOSE_SOCIALIST: Question("lose_socialist", "WSDV-EOD-9.2"),
        codes.ASK_HAMBURG: Question("hamburg", "WSDV-HAM-1"),
        codes.ASK_ASSIGN: Question("assign", "WSDV-ECO-5"),
        codes.ASK_RAISE: Question("raise", "WSDV-ACT-C1"),
        codes.ASK_DELIVER: Question("deliver", "WSDV-WB-2"),
        codes.ASK_PRESS: Question("press", "WSDV-EOD-7.2"),
        codes.ASK_BOX: Question("box", "WSDV-EOD-2.1"),
        codes.ASK_ICON: Question("icon", icon),
        codes.ASK_IGNORE: Question("ignore", ignore),
        codes.ASK_SOURCE: Question("source", source),
        codes.ASK_SEEN: Question("seen", "WSDV-SPC-5"),
        codes.ASK_GIVE: Question("give", "WSDV-SPC-5"),
        codes.ASK_BONUS: Question("bonus", "WSDV-TRK-8"),
        codes.ASK_AFTER: Question("after", "WSDV-POL-2"),
        codes.ASK_RETURN: Question("return", "WSDV-POL-4"),
    }
