"""The log of 1815 and 1715: one line per event, with the rule behind it."""

from typing import Any, Final

from detente.core.shown import speech
from detente.core.shown.drawing import LogLine
from detente.core.shown.words import Words
from detente.games.europe1815 import GAME
from detente.games.europe1815.scene import names

UNTOLD: Final = ("OwnerChanged",)
"""Events that get no line: they follow from the events around them."""
BY_CAUSE: Final = {
    ("UnitsStationed", "setup"): ("", "E15-SETUP-7", True),
    ("UnitsStationed", "resupply"): ("", "E15-SUPPLY-1", False),
    ("UnitsStationed", "return"): ("", "E15-EXILE-2", True),
    ("UnitsStationed", "diplomacy"): ("", "E15-DIPL-5", True),
    ("UnitsStationed", "gift"): ("", "E15-TTROOP-2", True),
    ("UnitsStationed", "uprising"): ("", "E15-AM-10", True),
    ("UnitsStationed", "tribes"): ("", "E15-AM-10", False),
    ("UnitsRemoved", "wear"): ("-worn", "E15-MOVE-7", False),
    ("UnitsRemoved", "conquest"): ("-driven-out", "E15-ATT-7", True),
    ("UnitsRemoved", "diplomacy"): ("-driven-out", "E15-DIPL-5", True),
    ("UnitsRemoved", "uprising"): ("-driven-out", "E15-AM-10", True),
    ("UnitsRemoved", "return"): ("-driven-out", "E15-EXILE-2", True),
    ("UnitsRemoved", "gift"): ("-withdrawn", "E15-TTROOP-2", True),
    ("UnitsRemoved", "shipbuilding"): ("-worn", "E15-NAV-3", True),
}
"""Lines that depend on the cause of units coming or going: the message variant, the rule, whether the line is minor."""


def log_line(event: dict[str, Any], words: Words) -> LogLine | None:
    """An event in words; None if it needs no line."""
    name = event["event"]
    if name in UNTOLD:
        return None
    kind = GAME.event(name)
    variant, rule, minor = BY_CAUSE.get((name, event.get("cause", "")), ("", kind.rule, kind.minor))
    if "units" in event and event["seat"] is None:
        variant += "-neutral"
    if name == "GeneralMoved" and event["source"] is None:
        variant = "-back"
    if name == "BattleFought" and event["attack"] <= event["defence"]:
        rule = "E15-ATT-8"
    line = LogLine(
        text=words(f"log-{name}{variant}", **values(event, words)),
        rule=event.get("reason", rule),
        seat=event.get("seat"),
        on=speech.spoken_of(GAME, event),
    )
    if minor:
        line["minor"] = True
    return line


def values(event: dict[str, Any], words: Words) -> dict[str, Any]:
    """The fields of an event in words, and values derived from them."""
    said: dict[str, Any] = {}
    for field, value in event.items():
        said |= told(field, value, words)
    if event["event"] == "BattleFought":
        said["result"] = "conquest" if event["attack"] > event["defence"] else "skirmish"
    if event["event"] == "GeneralMoved":
        said["way"] = "lost" if event["target"] is None else "moved"
    return said


def told(field: str, value: Any, words: Words) -> dict[str, Any]:
    """A field of an event in words, in all forms that sentences need; empty if it is neither a land nor a player."""
    if field in ("land", "source", "target"):
        return names.land_in(value, words, field) if value else {}
    if field == "seat":
        return {} if value is None else names.seat_in([value], words)
    if field == "ally":
        return {field: words.seat(value)}
    if field == "winners":
        return {field: names.seats_named(value, words), "count": len(value)}
    if field == "wish":
        return {field: words(f"wish-{value}")}
    if isinstance(value, dict):
        return {field: words.listed(names.each_kind(value, words)) or "none"}
    if isinstance(value, bool):
        return {field: "yes" if value else "no"}
    return {field: value}
